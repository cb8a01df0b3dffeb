import { Sounds } from '@grimuar/ui'
import { settings } from './settings.svelte.ts'

/** The sounds of this device, for whoever has asked for them. */
export const sounds = new Sounds(() => settings.sound)

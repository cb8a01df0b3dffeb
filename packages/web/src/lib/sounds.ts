import { Sounds } from '@grimuar/ui'
import { settings } from './settings.svelte.ts'

/** Plays sounds while they are turned on in the settings. */
export const sounds = new Sounds(() => settings.sound)

import type { Lang } from '@grimuar/games'
import { settings } from '../settings.svelte.ts'
import { en } from './en.ts'
import { pl, type Text } from './pl.ts'

const texts: Record<Lang, Text> = { pl, en }

/** The app's texts in the language chosen in the settings. */
export function text(): Text {
  return texts[settings.lang]
}

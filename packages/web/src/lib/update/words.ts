import type { Lang } from '@grimuar/contract'
import { settings } from '../settings.svelte.ts'
import { spokenLang } from '../texts.svelte.ts'
import { en } from './text/en.ts'
import { pl, type UpdateText } from './text/pl.ts'

const texts: Record<Lang, UpdateText> = { pl, en }

/** The words about new versions of the app in the current language. */
export function updateText(): UpdateText {
  return texts[spokenLang() ?? settings.lang]
}

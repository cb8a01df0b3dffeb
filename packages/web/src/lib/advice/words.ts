import type { Lang } from '@grimuar/contract'
import { settings } from '../settings.svelte.ts'
import { spokenLang } from '../texts.svelte.ts'
import { en } from './text/en.ts'
import { type AdviceText, pl } from './text/pl.ts'

const texts: Record<Lang, AdviceText> = { pl, en }

/** The words of hints and analyses in the current language. */
export function adviceText(): AdviceText {
  return texts[spokenLang() ?? settings.lang]
}

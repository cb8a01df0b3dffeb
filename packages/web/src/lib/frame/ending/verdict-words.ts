import type { ByLang } from '@grimuar/contract'
import { settings } from '../../settings.svelte.ts'
import { spokenLang } from '../../texts.svelte.ts'
import { en } from '../text/verdict.en.ts'
import { pl, type VerdictText } from '../text/verdict.pl.ts'

const texts: ByLang<VerdictText> = { pl, en }

/** The words of place and margin in the current language; only the end of a match loads them. */
export function verdictText(): VerdictText {
  return texts[spokenLang() ?? settings.lang]
}

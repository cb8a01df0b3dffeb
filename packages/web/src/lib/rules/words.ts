import type { Lang } from '@grimuar/contract'
import { settings } from '../settings.svelte.ts'
import { spokenLang } from '../texts.svelte.ts'
import { en } from './text/en.ts'
import { pl, type RulesText } from './text/pl.ts'

const texts: Record<Lang, RulesText> = { pl, en }

/** The words of the rules beside their clauses in the current language. */
export function rulesText(): RulesText {
  return texts[spokenLang() ?? settings.lang]
}

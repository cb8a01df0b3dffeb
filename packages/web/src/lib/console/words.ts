import type { ByLang } from '@grimuar/contract'
import { settings } from '../settings.svelte.ts'
import { spokenLang } from '../texts.svelte.ts'
import { en } from './text/en.ts'
import { type ConsoleText, pl } from './text/pl.ts'

const texts: ByLang<ConsoleText> = { pl, en }

/** The words of the text console in the current language. */
export function consoleText(): ConsoleText {
  return texts[spokenLang() ?? settings.lang]
}

import type { ByLang } from '@grimuar/contract'
import { settings } from '../../settings.svelte.ts'
import { spokenLang } from '../../texts.svelte.ts'
import { en } from '../text/keys.en.ts'
import { type KeysText, pl } from '../text/keys.pl.ts'

const texts: ByLang<KeysText> = { pl, en }

/** The keys of a table in the current language; only their dialog loads them. */
export function keysText(): KeysText {
  return texts[spokenLang() ?? settings.lang]
}

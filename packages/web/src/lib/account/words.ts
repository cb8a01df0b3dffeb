import type { Lang } from '@grimuar/games'
import { Unwilling } from '../online/api.ts'
import { why as whyOnline } from '../online/words.ts'
import { settings } from '../settings.svelte.ts'
import { en } from './text/en.ts'
import { type AccountText, pl } from './text/pl.ts'

const texts: Record<Lang, AccountText> = { pl, en }

/** The texts of account, profile and notifications in the current language. */
export function accountText(): AccountText {
  return texts[settings.lang]
}

/** An error as text: about names, passwords and passkeys from the account's own texts, everything else from the common ones. */
export function why(error: unknown): string {
  const { unwilling } = accountText()
  const code = error instanceof Unwilling ? error.code : ''
  return unwilling[code as keyof typeof unwilling] ?? whyOnline(error)
}

import { Unwilling } from '../online/api.ts'
import { why as whyOnline } from '../online/words.ts'
import { textOf } from '../texts.svelte.ts'
import type { AccountText } from './text/pl.ts'

/** The words of the account in the current language. */
export function accountText(): AccountText {
  return textOf('account')
}

/** Why it was not done, in words: ours for names, passwords and passkeys, the common ones for the rest. */
export function why(error: unknown): string {
  const { unwilling } = accountText()
  const code = error instanceof Unwilling ? error.code : ''
  return unwilling[code as keyof typeof unwilling] ?? whyOnline(error)
}

import { ApiError } from '../online/api.ts'
import { why as whyOnline } from '../online/words.ts'
import { textOf } from '../texts.svelte.ts'
import type { AccountText } from './text/pl.ts'

/** The texts of account, profile and notifications in the current language. */
export function accountText(): AccountText {
  return textOf('account')
}

/** An error as text: about names, passwords and passkeys from the account's own texts, everything else from the common ones. */
export function why(error: unknown): string {
  const { errors } = accountText()
  const code = error instanceof ApiError ? error.code : ''
  return errors[code as keyof typeof errors] ?? whyOnline(error)
}

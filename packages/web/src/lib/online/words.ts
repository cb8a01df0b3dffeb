import { textOf } from '../texts.svelte.ts'
import { ApiError } from './api.ts'
import type { OnlineText } from './text/pl.ts'

/** The texts of online play in the current language. */
export function onlineText(): OnlineText {
  return textOf('online')
}

/** The reason of a failed request, in words. */
export function why(error: unknown): string {
  const { errors } = onlineText()
  const code = error instanceof ApiError ? error.code : 'broken'
  return errors[code as keyof typeof errors] ?? errors.broken
}

import { textOf } from '../texts.svelte.ts'
import { Unwilling } from './api.ts'
import type { OnlineText } from './text/pl.ts'

/** The words of playing online in the current language. */
export function onlineText(): OnlineText {
  return textOf('online')
}

/** Why the server would not, in words. */
export function why(error: unknown): string {
  const { unwilling } = onlineText()
  const code = error instanceof Unwilling ? error.code : 'broken'
  return unwilling[code as keyof typeof unwilling] ?? unwilling.broken
}

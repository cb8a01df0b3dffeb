import type { Lang } from '@grimuar/games'
import { settings } from '../settings.svelte.ts'
import { Unwilling } from './api.ts'
import { en } from './text/en.ts'
import { type OnlineText, pl } from './text/pl.ts'

const texts: Record<Lang, OnlineText> = { pl, en }

/** The words of playing online in the current language. */
export function onlineText(): OnlineText {
  return texts[settings.lang]
}

/** Why the server would not, in words. */
export function why(error: unknown): string {
  const { unwilling } = onlineText()
  const code = error instanceof Unwilling ? error.code : 'broken'
  return unwilling[code as keyof typeof unwilling] ?? unwilling.broken
}

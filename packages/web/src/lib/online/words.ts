import type { Lang } from '@grimuar/games'
import { settings } from '../settings.svelte.ts'
import { ApiError } from './api.ts'
import { en } from './text/en.ts'
import { type OnlineText, pl } from './text/pl.ts'

const texts: Record<Lang, OnlineText> = { pl, en }

/** The texts of online play in the current language. */
export function onlineText(): OnlineText {
  return texts[settings.lang]
}

/** The reason of a failed request, in words. */
export function why(error: unknown): string {
  const { errors } = onlineText()
  const code = error instanceof ApiError ? error.code : 'broken'
  return errors[code as keyof typeof errors] ?? errors.broken
}

import type { Lang } from '@grimuar/games'
import { ApiError } from '../online/api.ts'
import { why as whyOnline } from '../online/words.ts'
import { settings } from '../settings.svelte.ts'
import { en } from './text/en.ts'
import { type AccountText, pl } from './text/pl.ts'

const texts: Record<Lang, AccountText> = { pl, en }

/** The words of the account in the current language. */
export function accountText(): AccountText {
  return texts[settings.lang]
}

/** Why it was not done, in words: ours for names, passwords and passkeys, the common ones for the rest. */
export function why(error: unknown): string {
  const { unwilling } = accountText()
  const code = error instanceof ApiError ? error.code : ''
  return unwilling[code as keyof typeof unwilling] ?? whyOnline(error)
}

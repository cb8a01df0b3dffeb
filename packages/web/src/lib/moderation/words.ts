import { settings } from '../settings.svelte.ts'
import { en } from './text/en.ts'
import { type ModerationText, pl } from './text/pl.ts'

/** The texts of the moderators' page in the current language. Both are loaded: few people open that page. */
export function moderationText(): ModerationText {
  return { pl, en }[settings.lang]
}

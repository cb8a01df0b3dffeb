import type { ByLang } from '@grimuar/contract'
import { settings } from '../settings.svelte.ts'
import { spokenLang } from '../texts.svelte.ts'
import { en } from './text/en.ts'
import { type NotesText, pl } from './text/pl.ts'

const texts: ByLang<NotesText> = { pl, en }

/** The words of notes in the current language. */
export function notesText(): NotesText {
  return texts[spokenLang() ?? settings.lang]
}

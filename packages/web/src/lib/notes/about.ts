import type { MatchSession } from '../session/match-session.ts'
import type { Note } from './notes.ts'
import { notesText } from './words.ts'

/** What a note is about, in words: the player's present name, the card's name in the present language, or the whole match. */
export function aboutWords(
  { about, name }: Note,
  { names }: Pick<MatchSession, 'names'>,
  things: readonly { readonly at: string; readonly name: string }[] = [],
): string {
  if (about === '') return notesText().match
  const seat = names.findIndex((_, at) => about === `seat-${at}`)
  return names[seat] ?? things.find(({ at }) => at === about)?.name ?? name
}

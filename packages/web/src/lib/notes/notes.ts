import type { NamedThing } from '@grimuar/contract'
import { either, fields, oneOf, type Reader, that, whole } from '@grimuar/contract/readers'
import type { Json, Seat } from '@grimuar/kernel'
import { NOTES_PREFIX as PREFIX } from '../session/saved-matches.ts'
import { readStored, writeStored } from '../storage.ts'

/** What a player wrote for themselves about a player, a card or the whole match. It never leaves this device. */
export interface Note {
  /** `seat-1`, the place of a card on the board, or an empty text: the match. */
  readonly about: string
  /** The name of the card when the note was written, for a reader to whom the log does not name it yet. */
  readonly name: string
  readonly text: string
  /** The number of moves that were made when it was written. */
  readonly step: number
  /** The seat that wrote it: people who share a device do not read each other's notes before the end. */
  readonly seat: Seat | null
}

/** Other versions and other people write to the storage, too: texts that are not notes are skipped. */
const readNote: Reader<Note> = fields<Note>({
  about: that(isText),
  name: that(isText),
  text: that(isText),
  step: whole(0),
  seat: either(oneOf(null), whole(0)),
})

/** The notes of a match, in the order they were written. */
export function notesOf(id: string): Note[] {
  const stored = readStored(PREFIX + id)
  if (stored === null) return []
  try {
    const read: Json = JSON.parse(stored)
    return Array.isArray(read) ? read.flatMap((note) => readNote(note) ?? []) : []
  } catch {
    return []
  }
}

/** Keeps the notes of a match beside it; false if the browser cannot. */
export function keepNotes(id: string, notes: readonly Note[]): boolean {
  return writeStored(PREFIX + id, notes.length ? JSON.stringify(notes) : null)
}

/** The notes that someone may read who sees the match as `seat`; when nothing is secret any more, all of them. */
export function readable(notes: readonly Note[], seat: Seat | null, revealed: boolean): readonly Note[] {
  return revealed ? notes : notes.filter((note) => note.seat === seat)
}

/** The last note that had been written when a step was shown. */
export function noteAt(notes: readonly Note[], step: number): Note | undefined {
  return notes
    .filter((note) => note.step <= step)
    .reduce<Note | undefined>((last, note) => (last && last.step > note.step ? last : note), undefined)
}

/** Every card and place that lines of the log have named, once each, by its basic name. */
export function namedThings(named: readonly (readonly NamedThing[])[]): { readonly at: string; readonly name: string }[] {
  const things = new Map(named.flat().map(({ at, forms }) => [at, forms[0] ?? at]))
  return [...things].map(([at, name]) => ({ at, name })).sort((a, b) => a.name.localeCompare(b.name))
}

function isText(json: unknown): json is string {
  return typeof json === 'string'
}

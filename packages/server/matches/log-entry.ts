import type { Json, Seat } from '@grimuar/kernel'
import { PublicLogEntry } from '@grimuar/protocol/nouns'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'

/** One entry of a match's log on the server. The log is complete: replaying it gives the match. */
export type ServerLogEntry =
  | { readonly do: 'move'; readonly seat: Seat; readonly move: Json; readonly bot?: true }
  | Exclude<PublicLogEntry, { do: 'move' | 'change' }>

const stored = Compile(
  Type.Union([
    Type.Object({ do: Type.Literal('move'), seat: Type.Integer(), move: Type.Unknown(), bot: Type.Optional(Type.Literal(true)) }),
    PublicLogEntry,
  ]),
)

/** Reads an entry of the store. */
export function readEntry(json: Json): ServerLogEntry {
  if (!isEntry(json)) throw new Error(`this is no log entry: ${JSON.stringify(json)}`)
  return json
}

function isEntry(json: unknown): json is ServerLogEntry {
  return stored.Check(json)
}

/**
 * What became of a sealed answer: `changed` replaces an earlier one while others are awaited, `again` replaces an earlier one
 * and opens the seal.
 */
export type Replaced = 'changed' | 'again' | null

/** The part of an entry that its audience may know: a move loses its content. */
export function publicEntry(entry: ServerLogEntry, replaced: Replaced): PublicLogEntry {
  if (entry.do !== 'move') return entry
  const { seat, bot } = entry
  if (replaced === 'changed') return { do: 'change', seat }
  if (!bot && replaced === null) return { do: 'move', seat } // as nearly always
  return { do: 'move', seat, ...(bot && { bot }), ...(replaced === 'again' && { again: true }) }
}

/** The one seat that is told of an entry; null: everybody is. */
export function toldOnly(entry: PublicLogEntry): Seat | null {
  return entry.do === 'change' || entry.do === 'standing' ? entry.seat : null
}

/** The seat that made an entry; null: the server. */
export function madeBy(entry: ServerLogEntry): Seat | null {
  if (entry.do === 'end' || entry.do === 'late') return null
  return entry.do === 'bot' ? entry.by : entry.seat
}

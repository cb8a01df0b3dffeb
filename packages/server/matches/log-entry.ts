import type { Json, Seat } from '@grimuar/kernel'
import type { PublicLogEntry } from '@grimuar/protocol'

/** One entry of a match's log on the server. The log is complete: replaying it gives the match. */
export type ServerLogEntry =
  | { readonly do: 'move'; readonly seat: Seat; readonly move: Json; readonly bot?: true }
  | Exclude<PublicLogEntry, { do: 'move' }>

/** The part of an entry that everyone may know: a move loses its content. */
export function publicEntry(entry: ServerLogEntry): PublicLogEntry {
  if (entry.do !== 'move') return entry
  return entry.bot ? { do: 'move', seat: entry.seat, bot: true } : { do: 'move', seat: entry.seat }
}

/** The seat that made an entry; null: the server. */
export function madeBy(entry: ServerLogEntry): Seat | null {
  if (entry.do === 'end' || entry.do === 'late') return null
  return entry.do === 'bot' ? entry.by : entry.seat
}

import type { Json, Seat } from '@grimuar/kernel'
import type { Deed } from '@grimuar/protocol'

/** One entry of a match's log. All that ever happens to a match is here: playing the log again gives the match. */
export type Entry =
  | { readonly do: 'move'; readonly seat: Seat; readonly move: Json; readonly bot?: true }
  | Exclude<Deed, { do: 'move' }>

/** What everybody may know of an entry. */
export function deedOf(entry: Entry): Deed {
  if (entry.do !== 'move') return entry
  return entry.bot ? { do: 'move', seat: entry.seat, bot: true } : { do: 'move', seat: entry.seat }
}

/** Who made an entry; null: the house. */
export function madeBy(entry: Entry): Seat | null {
  if (entry.do === 'end' || entry.do === 'late') return null
  return entry.do === 'bot' ? entry.by : entry.seat
}

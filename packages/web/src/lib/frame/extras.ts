import type { Seat } from '@grimuar/kernel'
import type { Snippet } from 'svelte'

/** What a table over a server adds to the frame; a match on this device has none of it. */
export interface Extras {
  /** A player's own face, in place of the seat's emblem. */
  readonly face?: Snippet<[Seat]>
  /** Beside a player's name: their clock. */
  readonly clock?: Snippet<[Seat]>
  /** Below the action bar: what needs an answer that is not a move. */
  readonly strip?: Snippet
  /** Words that go along with the table, where they cover nothing of it; wide screens may lay them over the side. */
  readonly guide?: Snippet
  /** One more tab at the side. */
  readonly chat?: {
    readonly label: string
    readonly unread: number
    /** Notes that it is being looked at. */
    readonly read: () => void
    readonly panel: Snippet
  }
  /** More lines in the table's menu. */
  readonly menu?: Snippet
}

import type { Seat } from '@grimuar/kernel'
import type { Snippet } from 'svelte'

/** The parts that an online match adds to the frame; a match on this device has none of them. */
export interface Extras {
  /** A player's avatar, instead of the seat's emblem. */
  readonly face?: Snippet<[Seat]>
  /** A player's clock, shown beside their name. */
  readonly clock?: Snippet<[Seat]>
  /** A strip below the action bar, for requests that need an answer which is not a move. */
  readonly strip?: Snippet
  /** Words beside the table that cover nothing of it (a lesson); wide screens may lay them over the side. */
  readonly guide?: Snippet
  /** The chat, an additional tab at the side. */
  readonly chat?: {
    readonly label: string
    readonly unread: number
    /** Marks all messages as read. */
    readonly read: () => void
    readonly panel: Snippet
  }
  /** Additional items of the menu. */
  readonly menu?: Snippet
}

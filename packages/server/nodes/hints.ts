import type { Json, Seat } from '@grimuar/kernel'
import type { ChatLine } from '@grimuar/protocol'

/**
 * What nodes tell each other. Hints only make things quick: any of them may be lost, and then the other nodes find the change in the
 * database a little later.
 */
export type Hint =
  /** The row or the log of a room has changed. `card`: its card in the lobby, too. `before`: the seats that had to answer before. */
  | {
      readonly type: 'room'
      readonly room: string
      readonly card: boolean
      readonly people: readonly string[]
      readonly before: readonly Seat[]
    }
  | { readonly type: 'chat'; readonly room: string; readonly line: ChatLine }
  | { readonly type: 'line-hidden'; readonly room: string; readonly line: number }
  | { readonly type: 'signed-out'; readonly person: string; readonly session: string | undefined }
  | { readonly type: 'profile'; readonly person: string }
  | { readonly type: 'mute'; readonly person: string; readonly muted: string; readonly on: boolean }
  /** People who have this site open at the node that tells it, or no longer have. */
  | { readonly type: 'online'; readonly people: readonly string[]; readonly on: boolean }
  /** The watchers of a room at the node that sends the hint. */
  | { readonly type: 'watchers'; readonly room: string; readonly people: readonly string[]; readonly spectators: number }
  | { readonly type: 'proposal'; readonly room: string; readonly proposal: SharedProposal }
  /** The node that tells it has started or stops: other rules may be known to all now. */
  | { readonly type: 'node' }
  /** The use of rate limits at the node that sends the hint. */
  | { readonly type: 'used'; readonly uses: readonly Use[] }
  | { readonly type: 'pointing'; readonly room: string; readonly seat: Seat; readonly move: Json }

/** How often a key used what a limit allows it; 0: all of it was given back. */
export type Use = readonly [limit: string, key: string, times: number]

/** A proposal of a team as nodes tell it. */
export interface SharedProposal {
  readonly askedAt: number // the entry that opened the question
  readonly at: number // when it was made: a later one takes its place
  readonly seat: Seat
  readonly move: Json
  readonly agreed: readonly Seat[]
}

/** The connection to the other nodes. */
export interface OtherNodes {
  /** True if there are none: this is the only server on its data. */
  readonly alone: boolean
  tell(hint: Hint): void
  /** True if this node may do a job that one node does for all; another node may do it `ms` later. */
  lead(what: string, ms?: number): Promise<boolean>
}

/** The answers of a server without other nodes. */
export const NO_OTHERS: OtherNodes = { alone: true, tell: () => {}, lead: async () => true }

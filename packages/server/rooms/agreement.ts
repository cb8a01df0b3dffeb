import { isWeighty, type Json, type Seat, same } from '@grimuar/kernel'
import type { Proposal } from '@grimuar/protocol'
import type { MatchState } from '../matches/match-state.ts'
import type { SharedProposal } from '../nodes/hints.ts'

/**
 * The proposal of a team for a weighty joint question. It becomes the answer once everyone present agrees. It is not stored:
 * after a restart somebody proposes again.
 */
export class Agreement {
  private askedAt = -1
  private open: { readonly seat: Seat; readonly move: Json; readonly at: number; readonly agreed: Set<Seat> } | null = null

  /** True if the open question is decided by agreement. */
  static needed(state: MatchState): boolean {
    return state.agree && !state.ended && isWeighty(state.match.game, state.table)
  }

  /** Proposes an answer for a seat, or agrees if the same answer is already proposed. Another answer replaces the proposal. */
  propose(state: MatchState, seat: Seat, move: Json, at: number): void {
    const proposed = this.of(state)
    if (proposed && same(proposed.move, move)) proposed.agreed.add(seat)
    else this.open = { seat, move, at: Math.max(at, (proposed?.at ?? 0) + 1), agreed: new Set([seat]) }
  }

  /** The open proposal as other nodes are told it. */
  shared(state: MatchState): SharedProposal | undefined {
    const proposed = this.of(state)
    return proposed ? { ...proposed, askedAt: state.askedAt, agreed: [...proposed.agreed] } : undefined
  }

  /** Takes over what another node tells: the later of two proposals counts, and all who agree to it. False if nothing changes. */
  hear(state: MatchState, { askedAt, seat, move, at, agreed }: SharedProposal): boolean {
    const proposed = this.of(state)
    if (askedAt !== state.askedAt) return false
    if (proposed && same(proposed.move, move)) {
      const before = proposed.agreed.size
      for (const other of agreed) proposed.agreed.add(other)
      return proposed.agreed.size > before
    }
    if (proposed && (proposed.at > at || (proposed.at === at && proposed.seat > seat))) return false
    this.open = { seat, move, at, agreed: new Set(agreed) }
    return true
  }

  /** The proposal that all of these seats agree to; undefined while one of them does not. */
  agreed(state: MatchState, here: readonly Seat[]): { readonly seat: Seat; readonly move: Json } | undefined {
    const proposed = this.of(state)
    return proposed && here.length > 0 && here.every((seat) => proposed.agreed.has(seat)) ? proposed : undefined
  }

  /** The proposal as the team sees it. */
  view(state: MatchState, here: readonly Seat[]): Proposal | null {
    const proposed = this.of(state)
    if (!proposed) return null
    const { seat, move, agreed } = proposed
    return { seat, move, agreed: [...agreed], waiting: here.filter((other) => !agreed.has(other)) }
  }

  /** The proposal for the question that is open now. */
  private of(state: MatchState) {
    if (this.askedAt !== state.askedAt) {
      this.askedAt = state.askedAt
      this.open = null
    }
    return this.open
  }
}

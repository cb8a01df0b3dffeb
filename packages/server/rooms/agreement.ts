import { isWeighty, type Json, type Seat, same } from '@grimuar/kernel'
import type { Proposal } from '@grimuar/protocol'
import type { MatchState } from '../matches/match-state.ts'

/**
 * What the players of a team propose while a weighty joint question is open. It is taken once all who are here agree. Nothing of it
 * is stored: after a restart somebody proposes again.
 */
export class Agreement {
  private askedAt = -1
  private open: { readonly seat: Seat; readonly move: Json; readonly agreed: Set<Seat> } | null = null

  /** True if the open question is decided by agreement. */
  static needed(state: MatchState): boolean {
    return state.agree && !state.ended && isWeighty(state.match.game, state.table)
  }

  /** Proposes an answer for a seat, or agrees to it if it is the one that is proposed. Another answer takes its place. */
  propose(state: MatchState, seat: Seat, move: Json): void {
    const proposed = this.of(state)
    if (proposed && same(proposed.move, move)) proposed.agreed.add(seat)
    else this.open = { seat, move, agreed: new Set([seat]) }
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

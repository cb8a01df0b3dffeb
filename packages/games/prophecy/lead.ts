import { at, type Seat } from '@grimuar/kernel'
import { isLastRound, potential, prizesFor } from './potential.ts'
import { result, scores } from './score.ts'
import { type ProphecyTable, playerOf } from './table.ts'

/** The weight of what a net may still bring, beside points that are there already. */
const HOPE = 0.8
/** A lead of this many points wins about three games of four. */
const LEAD = 6

/**
 * Rates a table for a seat, from 0 to 1, by its points and hopes against those of the best other seat. The network was trained with this
 * among its inputs, so it stays as it is; searches without the network judge by `evaluate.ts`.
 */
export function leadOf(t: ProphecyTable, seat: Seat): number {
  if (t.over) {
    const ranks = result(t).ranks
    return 1 - (at(ranks, seat) - 1) / (ranks.length - 1)
  }
  const now = scores(t)
  const last = isLastRound(t)
  const outlook = (s: Seat) => at(now, s).total + (last && s < t.turn ? 0 : HOPE * potential(playerOf(t, s).net, prizesFor(t, s)))
  let rival = Number.NEGATIVE_INFINITY
  for (let s = 0; s < t.seats; s++) if (s !== seat) rival = Math.max(rival, outlook(s))
  return 1 / (1 + Math.exp((rival - outlook(seat)) / LEAD))
}

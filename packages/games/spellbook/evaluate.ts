import type { Seat } from '@grimuar/kernel'
import { result } from './score.ts'
import type { SpellbookTable } from './table.ts'
import { daysLeft, worth } from './worth.ts'

/** Rates a table for a seat, from 0 to 1, by its value against the best other seat. */
export function evaluate(t: SpellbookTable, seat: Seat): number {
  if (t.over) return result(t).ranks[seat] === 1 ? 1 : 0
  const own = worth(t, seat, daysLeft(t, seat))
  if (t.opponent) {
    const { track, lower } = t.opponent
    // The value of a narrow win with this many tokens on the track.
    const enough = 9 + track.length * (3 - 0.055 * track.length) + lower.length
    return 1 / (1 + Math.exp((enough - own) / 4))
  }
  let other = Number.NEGATIVE_INFINITY
  for (let s = 0; s < t.seats; s++) if (s !== seat) other = Math.max(other, worth(t, s, daysLeft(t, s)))
  return 1 / (1 + Math.exp((other - own) / 6))
}

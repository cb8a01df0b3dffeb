import type { Seat } from '@grimuar/kernel'
import { isTemple, SPEED_PRICE, STEPS } from './cards/index.ts'
import { crystalsOn, hasEffect, NONE, playerOf, type Realm, type Stop } from './table.ts'

type Paths = Pick<Realm, 'advanced' | 'ring' | 'ghost' | 'players'>

/** The stops where pawns other than that of `seat` stand, one bit each. */
function occupied(t: Paths, seat: Seat): number {
  let stops = t.ghost === NONE ? 0 : 1 << t.ghost
  for (let s = 0; s < t.players.length; s++) {
    const pawn = t.players[s]?.pawn ?? NONE
    if (s !== seat && pawn !== NONE) stops |= 1 << pawn
  }
  return stops
}

function isIn(stops: number, stop: Stop): boolean {
  return (stops & (1 << stop)) !== 0
}

/** Whether a pawn other than that of `seat` stands on a stop. */
export function isOccupied(t: Paths, stop: Stop, seat: Seat): boolean {
  return isIn(occupied(t, seat), stop)
}

/** How many steps of its track every stop is away (PR-4.3 to PR-4.5): 0 for the stop of the pawn. */
export function distances(t: Paths, seat: Seat): number[] {
  const stops = t.ring.length
  const from = playerOf(t, seat).pawn
  const others = occupied(t, seat)
  const away = new Array<number>(stops).fill(0)
  let temples = 0
  let wastelands = 0
  for (let i = 1; i < stops; i++) {
    const stop = (from + i) % stops
    const card = t.ring[stop]
    if (card === undefined || isIn(others, stop)) continue
    away[stop] = isTemple(card) ? ++temples : ++wastelands
  }
  return away
}

/** The cost of a move of n steps in crystals; undefined if no speed spell is that fast. */
export function speedPrice(steps: number): number | undefined {
  return SPEED_PRICE[Math.max(0, steps - STEPS)]
}

/** By stop: the crystals it costs to go there, or NONE if it cannot be reached. */
export function reach(t: Paths, seat: Seat): number[] {
  const { pawn, net } = playerOf(t, seat)
  if (pawn === NONE || hasEffect(t, seat, 'anywhere')) {
    const others = occupied(t, seat)
    return t.ring.map((_, stop) => (stop === pawn || isIn(others, stop) ? NONE : 0))
  }
  const purse = crystalsOn(net)
  const away = distances(t, seat)
  for (let stop = 0; stop < away.length; stop++) {
    const steps = away[stop]
    const price = steps ? speedPrice(steps) : undefined
    away[stop] = price !== undefined && price <= purse ? price : NONE
  }
  return away
}

import { at, type Seat } from '@grimuar/kernel'
import { CLEAR, MARKERS, TEMPLE_IDS } from './cards/index.ts'
import { isLastRound, type Outlook, outlook, potential, prizesFor } from './potential.ts'
import { reach } from './reach.ts'
import { result, scores } from './score.ts'
import { countOf, crystalsOn, NONE, type ProphecyTable, playerOf } from './table.ts'

/**
 * What tells who will win, and how much it is worth: of the sums of all seats the chances follow as in a logistic regression. Fitted to 99,604
 * turn starts of 2,050 games of the policy, some with one move in ten by chance, for two to four players.
 */
const WORTHS = {
  placed: 1.056, // markers: whoever has fewer left decides when the game ends
  hope: 0.13, // points that the net may still bring
  ready: 0.011, // points of the best curse that the net can break, fewer if its temple is far
  next: 0.114, // the seat is the next to play
  // The same and others, counted the more, the nearer the end is.
  latePoints: 0.371,
  lateHope: 0.097,
  lateReady: 0.057,
  lateCrystals: 0.302,
  lateNext: 0.467,
  // In the last round
  lastTurn: 0.396, // the seat has not had its last turn
  lastCurse: 0.387, // points of the best curse that it can break then
} as const

/** A temple that cannot be reached in this turn. */
const FAR = 0.7
/** A colourless crystal beside a coloured one, and how many are of use. */
const CLEAR_WORTH = 0.6
const MOST_CLEAR = 5

// Scratch of one call; nothing in it outlives it.
const seen: Outlook = { better: new Float64Array(5), other: new Float64Array(5), ready: new Float64Array(5) }

/** The sum of a seat's terms; `points` are its own, `late` says how near the end is, from 0 to 1. */
function outlookOf(t: ProphecyTable, seat: Seat, points: number, late: number): number {
  const { net, markers, reserve } = playerOf(t, seat)
  const prizes = prizesFor(t, seat)
  const last = isLastRound(t)
  outlook(net, prizes, seen)
  const prices = reach(t, seat)
  let ready = 0
  let now = 0
  for (const temple of TEMPLE_IDS) {
    const best = seen.ready[temple] ?? 0
    const price = at(prices, t.ring.indexOf(temple))
    if (price === 0) now = Math.max(now, best)
    ready = Math.max(ready, price === NONE ? FAR * best : best - price)
  }
  const clear = countOf(net, CLEAR)
  const crystals = crystalsOn(net) - clear + CLEAR_WORTH * Math.min(MOST_CLEAR, clear + reserve)
  const next = t.turn === seat ? WORTHS.next + late * WORTHS.lateNext : 0
  const sum = WORTHS.placed * (MARKERS - markers) + late * WORTHS.latePoints * points + next
  if (last) return seat < t.turn ? sum : sum + WORTHS.lastTurn + WORTHS.lastCurse * now
  return (
    sum +
    (WORTHS.hope + late * WORTHS.lateHope) * potential(net, prizes) +
    (WORTHS.ready + late * WORTHS.lateReady) * ready +
    late * WORTHS.lateCrystals * crystals
  )
}

/** How near the end is, from 0 to 1: by the markers of whoever has placed most. */
function latenessOf({ players }: Pick<ProphecyTable, 'players'>): number {
  return 1 - Math.min(...players.map(({ markers }) => markers)) / MARKERS
}

/** Rates a table for a seat, from 0 to 1. */
export function evaluate(t: ProphecyTable, seat: Seat): number {
  if (t.over) {
    const ranks = result(t).ranks
    return 1 - (at(ranks, seat) - 1) / (ranks.length - 1)
  }
  const now = scores(t)
  const late = latenessOf(t)
  const outlooks = now.map(({ total }, s) => outlookOf(t, s, total, late))
  const mine = at(outlooks, seat)
  return 1 / outlooks.reduce((sum, one) => sum + Math.exp(one - mine), 0)
}

import type { Encoder } from '@grimuar/contract'
import { at, type Seat } from '@grimuar/kernel'
import { CARDS, KINDS, MARKERS, NET_SIDES, RUNE_IDS, TEMPLE_IDS, type TempleId } from './cards/index.ts'
import { evaluate } from './evaluate.ts'
import { isLastRound, type Outlook, outlook, potential, prizesFor } from './potential.ts'
import { reach } from './reach.ts'
import { markersOn, runeKinds, scores } from './score.ts'
import { countOf, crystalsOn, FREE, NONE, type ProphecyTable, playerOf } from './table.ts'

const MOST_SEATS = 4
/** A net with so few free places takes hardly anything more. */
const CROWDED = 2

// Where the next number goes; nothing of it outlives a call.
let out: Float32Array = new Float32Array(0)
let next = 0
const seen: Outlook = { better: new Float64Array(5), other: new Float64Array(5), ready: new Float64Array(5) }

/** Writes a number; all of them should lie between about -1 and 1. */
function put(value: number): void {
  out[next++] = value
}

/** Writes 1 at one of some places; elsewhere and where there is no such place 0. */
function mark(place: number, places: number): void {
  if (place >= 0 && place < places) out[next + place] = 1
  next += places
}

/** What the table is like for everybody. */
function encodeTable(t: ProphecyTable, seat: Seat): void {
  const chance = evaluate(t, seat)
  put(chance)
  put(Math.log(Math.max(0.002, chance) / Math.max(0.002, 1 - chance)) / 3)
  mark(t.seats - 1, MOST_SEATS)
  mark(seat, MOST_SEATS)
  mark((t.turn - seat + t.seats) % t.seats, MOST_SEATS)
  put(Math.min(2, t.round / 20))
  put(isLastRound(t) ? 1 : 0)
  put(t.turn / t.seats)
  for (const kind of KINDS) put(t.supply[kind] / 10)
  for (const temple of TEMPLE_IDS) mark(t.faceUp[temple], RUNE_IDS.length)
  for (const temple of TEMPLE_IDS) {
    put(t.goals.includes(temple) ? 1 : 0)
    put(countOf(t.spaces[temple], FREE) / 5)
    put(at(markersOn(t, temple), t.seats) / 2)
  }
}

/** What one seat has. */
function encodeSeat(t: ProphecyTable, seat: Seat, points: number): void {
  const player = playerOf(t, seat)
  const prizes = prizesFor(t, seat)
  const crystals = crystalsOn(player.net)
  put(1)
  put(points / 40)
  put(potential(player.net, prizes) / 10)
  put(player.curses / 30)
  mark(player.markers, MARKERS + 1)
  mark(runeKinds(t, seat), RUNE_IDS.length + 2)
  for (const rune of RUNE_IDS) put(player.runes[rune] / 2)
  for (const kind of KINDS) put(countOf(player.net, kind) / 4)
  put(crystals / player.net.length)
  put(player.net.length - crystals <= CROWDED ? 1 : 0)
  put(player.reserve / 3)
  mark(t.advanced ? player.side : NONE, NET_SIDES.length)
  outlook(player.net, prizes, seen)
  const prices = reach(t, seat)
  for (const temple of TEMPLE_IDS) encodeTemple(t, seat, temple, at(prices, t.ring.indexOf(temple)))
  mark(t.ring[player.pawn] ?? NONE, CARDS.length)
  for (const card of CARDS) put(prices[t.ring.indexOf(card)] === 0 ? 1 : 0)
}

/** What a temple is for a seat; `price` is what going there would cost, or NONE. */
function encodeTemple(t: ProphecyTable, seat: Seat, temple: TempleId, price: number): void {
  const better = (seen.better[temple] ?? 0) / 10
  const ready = (seen.ready[temple] ?? 0) / 10
  const own = at(markersOn(t, temple), seat) / 3
  put(better)
  put((seen.other[temple] ?? 0) / 10)
  put(ready)
  put(price === 0 ? better : 0)
  put(price === 0 ? ready : 0)
  put(price > 0 ? ready / price : 0)
  put(price === NONE ? ready : 0)
  put(own)
  put(t.goals.includes(temple) ? own : 0)
}

const TABLE_INPUTS = 2 + 3 * MOST_SEATS + 3 + KINDS.length + TEMPLE_IDS.length * RUNE_IDS.length + TEMPLE_IDS.length * 3
const SEAT_INPUTS =
  4 +
  (MARKERS + 1) +
  (RUNE_IDS.length + 2) +
  RUNE_IDS.length +
  KINDS.length +
  3 +
  NET_SIDES.length +
  TEMPLE_IDS.length * 9 +
  CARDS.length * 2

/** The table, then all seats from the one that is judged. */
export const encoder: Encoder<ProphecyTable> = {
  inputs: TABLE_INPUTS + MOST_SEATS * SEAT_INPUTS,

  encode(t, seat, into) {
    out = into
    next = 0
    encodeTable(t, seat)
    const now = scores(t)
    for (let i = 0; i < t.seats; i++) {
      next = TABLE_INPUTS + i * SEAT_INPUTS
      encodeSeat(t, (seat + i) % t.seats, at(now, (seat + i) % t.seats).total)
    }
  },
}

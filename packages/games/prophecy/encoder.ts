import type { Encoder } from '@grimuar/contract'
import { at, type Seat } from '@grimuar/kernel'
import { InputWriter } from '../encoding.ts'
import { CARDS, KINDS, MARKERS, NET_SIDES, RUNE_IDS, TEMPLE_IDS, type TempleId } from './cards/index.ts'
import { leadOf } from './lead.ts'
import { isLastRound, type Outlook, outlook, potential, prizesFor } from './potential.ts'
import { reach } from './reach.ts'
import { markersOn, runeKinds, scores } from './score.ts'
import { countOf, crystalsOn, FREE, NONE, type ProphecyTable, playerOf } from './table.ts'

const MOST_SEATS = 4
/** A net with so few free places takes hardly anything more. */
const CROWDED = 2

// Scratch of one call; nothing in it outlives it.
const inputs = new InputWriter()
const seen: Outlook = { better: new Float64Array(5), other: new Float64Array(5), ready: new Float64Array(5) }

/** The common part of the table. */
function encodeTable(t: ProphecyTable, seat: Seat): void {
  const chance = leadOf(t, seat)
  inputs.put(chance)
  inputs.put(Math.log(Math.max(0.002, chance) / Math.max(0.002, 1 - chance)) / 3)
  inputs.mark(t.seats - 1, MOST_SEATS)
  inputs.mark(seat, MOST_SEATS)
  inputs.mark((t.turn - seat + t.seats) % t.seats, MOST_SEATS)
  inputs.put(Math.min(2, t.round / 20))
  inputs.put(isLastRound(t) ? 1 : 0)
  inputs.put(t.turn / t.seats)
  for (const kind of KINDS) inputs.put(t.supply[kind] / 10)
  for (const temple of TEMPLE_IDS) inputs.mark(t.faceUp[temple], RUNE_IDS.length)
  for (const temple of TEMPLE_IDS) {
    inputs.put(t.goals.includes(temple) ? 1 : 0)
    inputs.put(countOf(t.spaces[temple], FREE) / 5)
    inputs.put(at(markersOn(t, temple), t.seats) / 2)
  }
}

/** The part of one seat. */
function encodeSeat(t: ProphecyTable, seat: Seat, points: number): void {
  const player = playerOf(t, seat)
  const prizes = prizesFor(t, seat)
  const crystals = crystalsOn(player.net)
  inputs.put(1)
  inputs.put(points / 40)
  inputs.put(potential(player.net, prizes) / 10)
  inputs.put(player.curses / 30)
  inputs.mark(player.markers, MARKERS + 1)
  inputs.mark(runeKinds(t, seat), RUNE_IDS.length + 2)
  for (const rune of RUNE_IDS) inputs.put(player.runes[rune] / 2)
  for (const kind of KINDS) inputs.put(countOf(player.net, kind) / 4)
  inputs.put(crystals / player.net.length)
  inputs.put(player.net.length - crystals <= CROWDED ? 1 : 0)
  inputs.put(player.reserve / 3)
  inputs.mark(t.advanced ? player.side : NONE, NET_SIDES.length)
  outlook(player.net, prizes, seen)
  const prices = reach(t, seat)
  for (const temple of TEMPLE_IDS) encodeTemple(t, seat, temple, at(prices, t.ring.indexOf(temple)))
  inputs.mark(t.ring[player.pawn] ?? NONE, CARDS.length)
  for (const card of CARDS) inputs.put(prices[t.ring.indexOf(card)] === 0 ? 1 : 0)
}

/** The part of a temple for a seat; `price` is the cost of going there, or NONE. */
function encodeTemple(t: ProphecyTable, seat: Seat, temple: TempleId, price: number): void {
  const better = (seen.better[temple] ?? 0) / 10
  const ready = (seen.ready[temple] ?? 0) / 10
  const own = at(markersOn(t, temple), seat) / 3
  inputs.put(better)
  inputs.put((seen.other[temple] ?? 0) / 10)
  inputs.put(ready)
  inputs.put(price === 0 ? better : 0)
  inputs.put(price === 0 ? ready : 0)
  inputs.put(price > 0 ? ready / price : 0)
  inputs.put(price === NONE ? ready : 0)
  inputs.put(own)
  inputs.put(t.goals.includes(temple) ? own : 0)
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
    inputs.begin(into)
    encodeTable(t, seat)
    const now = scores(t)
    for (let i = 0; i < t.seats; i++) {
      inputs.goTo(TABLE_INPUTS + i * SEAT_INPUTS)
      encodeSeat(t, (seat + i) % t.seats, at(now, (seat + i) % t.seats).total)
    }
  },
}

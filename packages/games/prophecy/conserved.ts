import { by } from '@grimuar/kernel'
import { CLEAR, CRYSTALS, KINDS, MARKERS, RESERVE, RUNE_IDS, RUNES, TEMPLE_IDS, TEMPLES } from './cards/index.ts'
import { NONE, type ProphecyTable } from './table.ts'

// This runs after every decision of very long runs: it counts in loops, and builds a message only for an error.

/** Throws if a component is missing or duplicated, or a limit of the rules is broken. */
export function conserved(t: ProphecyTable): void {
  crystals(t)
  runes(t)
  markers(t)
  ring(t)
}

function crystals(t: ProphecyTable): void {
  const counts = by(KINDS, (kind) => t.supply[kind] + t.hand[kind])
  for (const { net, reserve } of t.players) {
    for (const kind of net) {
      if (kind < NONE || kind >= KINDS.length) broken('only crystals on nets')
      if (kind !== NONE) counts[kind]++
    }
    if (reserve < 0 || reserve > RESERVE) broken('at most three crystals on special places')
    counts[CLEAR] += reserve
  }
  for (const fields of t.covered) {
    let covered = 0
    for (let i = 0; i < fields.length; i++) if (fields[i]) covered++
    if (covered === fields.length) broken('a free field on every upgrade card')
    counts[CLEAR] += covered
  }
  for (const kind of KINDS) {
    if (counts[kind] !== CRYSTALS[kind]) broken(`${CRYSTALS[kind]} crystals of kind ${kind} (there are ${counts[kind]})`)
    if (t.supply[kind] < 0 || t.hand[kind] < 0) broken('no fewer than no crystals anywhere')
  }
}

function runes(t: ProphecyTable): void {
  let unseen = 0
  let piled = 0
  for (const rune of RUNE_IDS) {
    let n = t.unseen[rune]
    unseen += n
    for (const up of t.faceUp) if (up === rune) n++
    for (const player of t.players) n += player.runes[rune]
    if (n !== RUNES[rune].count) broken(`${RUNES[rune].count} cards of rune ${rune} (there are ${n})`)
  }
  for (const temple of TEMPLE_IDS) {
    piled += t.piles[temple]
    if (t.faceUp[temple] === NONE && t.piles[temple] !== 0) broken('a rune turned up on every temple whose pile is not empty')
  }
  if (unseen !== piled) broken('as many unseen runes as cards in the piles')
}

function markers(t: ProphecyTable): void {
  for (const [seat, { markers: left }] of t.players.entries()) {
    let placed = 0
    for (const spaces of t.spaces) for (let space = 0; space < spaces.length; space++) if (spaces[space] === seat) placed++
    if (left < 0 || placed !== MARKERS - left) broken(`${MARKERS} markers of seat ${seat}`)
  }
}

function ring(t: ProphecyTable): void {
  const few = t.seats < 4
  let cards = 0
  for (const card of t.ring) cards |= 1 << card
  if (t.ring.length !== (few ? 13 : 15) || bits(cards) !== t.ring.length) broken('its cards in the ring, each once')
  let stops = t.ghost === NONE ? 0 : 1 << t.ghost
  for (const { pawn } of t.players) {
    if (pawn === NONE) continue
    if (stops & (1 << pawn)) broken('one pawn to a card')
    stops |= 1 << pawn
  }
  let goals = 0
  for (const temple of t.goals) goals |= 1 << temple
  if (t.goals.length !== (few ? 2 : 3) || bits(goals) !== t.goals.length || goals >= 1 << TEMPLES.length) broken('its goals')
}

function bits(set: number): number {
  let n = 0
  for (let left = set; left; left &= left - 1) n++
  return n
}

function broken(what: string): never {
  throw new Error(`The Prophecy must have ${what}`)
}

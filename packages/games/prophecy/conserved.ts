import { CRYSTALS, KINDS, MARKERS, RESERVE, RUNES, TEMPLES } from './cards/index.ts'
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
  const counts = KINDS.map((_, kind) => (t.supply[kind] as number) + (t.hand[kind] as number))
  const count = (kind: number, n: number) => {
    counts[kind] = (counts[kind] as number) + n
  }
  for (const { net, reserve } of t.players) {
    for (let place = 0; place < net.length; place++) {
      const kind = net[place] as number
      if (kind < NONE || kind >= KINDS.length) broken('only crystals on nets')
      if (kind !== NONE) count(kind, 1)
    }
    if (reserve < 0 || reserve > RESERVE) broken('at most three crystals on special places')
    count(0, reserve)
  }
  for (const fields of t.covered) {
    let covered = 0
    for (let i = 0; i < fields.length; i++) if (fields[i]) covered++
    if (covered === fields.length) broken('a free field on every upgrade card')
    count(0, covered)
  }
  for (let kind = 0; kind < KINDS.length; kind++) {
    if (counts[kind] !== CRYSTALS[kind]) broken(`${CRYSTALS[kind]} crystals of kind ${kind} (there are ${counts[kind]})`)
    if ((t.supply[kind] as number) < 0 || (t.hand[kind] as number) < 0) broken('no fewer than no crystals anywhere')
  }
}

function runes(t: ProphecyTable): void {
  let unseen = 0
  let piled = 0
  for (let rune = 0; rune < RUNES.length; rune++) {
    let n = t.unseen[rune] as number
    unseen += n
    for (let temple = 0; temple < t.faceUp.length; temple++) if (t.faceUp[temple] === rune) n++
    for (const player of t.players) n += player.runes[rune] as number
    if (n !== RUNES[rune]?.count) broken(`${RUNES[rune]?.count} cards of rune ${rune} (there are ${n})`)
  }
  for (let temple = 0; temple < TEMPLES.length; temple++) {
    piled += t.piles[temple] as number
    if (t.faceUp[temple] === NONE && t.piles[temple] !== 0) broken('a rune turned up on every temple whose pile is not empty')
  }
  if (unseen !== piled) broken('as many unseen runes as cards in the piles')
}

function markers(t: ProphecyTable): void {
  for (let seat = 0; seat < t.players.length; seat++) {
    const left = t.players[seat]?.markers as number
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

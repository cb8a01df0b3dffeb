import { CRYSTALS, MARKERS, RESERVE, RUNES, TEMPLES } from './cards/index.ts'
import { countOf, NONE, type ProphecyTable } from './table.ts'

/** Throws where a component is lost or doubled, or a limit of the rules is broken. */
export function conserved(t: ProphecyTable): void {
  for (const [kind, count] of CRYSTALS.entries()) {
    let n = (t.supply[kind] as number) + (t.hand[kind] as number)
    for (const { net, reserve } of t.players) n += countOf(net, kind) + (kind === 0 ? reserve : 0)
    if (kind === 0) n += t.covered.flat().filter(Boolean).length
    must(n === count, `${count} crystals of kind ${kind} (there are ${n})`)
    must((t.supply[kind] as number) >= 0 && (t.hand[kind] as number) >= 0, 'no fewer than no crystals anywhere')
  }
  for (const [kind, { count }] of RUNES.entries()) {
    const n =
      (t.unseen[kind] as number) +
      t.faceUp.filter((rune) => rune === kind).length +
      t.players.reduce((sum, p) => sum + (p.runes[kind] as number), 0)
    must(n === count, `${count} cards of rune ${kind} (there are ${n})`)
  }
  must(sum(t.unseen) === sum(t.piles), 'as many unseen runes as cards in the piles')
  for (const [temple, rune] of t.faceUp.entries()) {
    must(rune !== NONE || t.piles[temple] === 0, 'a rune turned up on every temple whose pile is not empty')
  }
  const marked = t.spaces.flat()
  for (const [seat, p] of t.players.entries()) {
    must(p.markers >= 0 && countOf(marked, seat) === MARKERS - p.markers, `${MARKERS} markers of seat ${seat}`)
    must(p.reserve >= 0 && p.reserve <= RESERVE, 'at most three crystals on special places')
    must(
      p.net.every((kind) => kind >= NONE && kind < CRYSTALS.length),
      'only crystals on nets',
    )
  }
  const pawns = [...t.players.map((p) => p.pawn), t.ghost].filter((stop) => stop !== NONE)
  must(new Set(pawns).size === pawns.length, 'one pawn to a card')
  must(new Set(t.ring).size === t.ring.length && t.ring.length === (t.seats < 4 ? 13 : 15), 'its cards in the ring, each once')
  must(t.goals.length === (t.seats < 4 ? 2 : 3) && t.goals.every((temple) => temple < TEMPLES.length), 'its goals')
  must(
    t.covered.every((fields) => fields.filter(Boolean).length < fields.length),
    'a free field on every upgrade card',
  )
}

function sum(counts: readonly number[]): number {
  return counts.reduce((a, b) => a + b, 0)
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`The Prophecy must have ${what}`)
}

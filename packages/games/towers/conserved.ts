import { CARDS, PRINCESS, ROUNDS, SECRETS } from './cards.ts'
import { EMPTY, FACE_DOWN, type TowersTable } from './table.ts'
import { inHand } from './view.ts'

/** Throws if a card is missing or duplicated, or a limit of the rules is broken. */
export function conserved(t: TowersTable): void {
  const hidden = t.areas.flatMap((a) => a.hidden.map((h) => h.card))
  const seen = t.discards.map((d) => d.card).filter((card) => !hidden.includes(card))
  const all = [
    ...t.unseen,
    ...t.gaps.filter((gap) => gap !== EMPTY && gap !== FACE_DOWN),
    ...t.areas.flatMap((a) => [...a.gained, ...a.used]),
    ...hidden,
    ...seen,
    ...inHand(t).filter((card) => !t.areas.some((a) => a.gained.includes(card))),
  ]
  must(
    all.length === CARDS.length && new Set(all).size === CARDS.length,
    `${CARDS.length} ingredient cards, each once (there are ${all.length})`,
  )
  must(t.secrets.length === SECRETS.length - 1 && new Set(t.secrets).size === t.secrets.length, 'five different secret cards')
  must(t.secrets.includes(PRINCESS), 'the princess under one of the towers')
  must(t.pile >= seen.length, 'a discard pile at least as large as what was seen going there')
  must(t.places[0] !== t.places[1], 'one character to a tower')
  must(t.round >= 1 && t.round <= ROUNDS, 'six rounds')
  must(new Set(t.ring).size === 6, 'six different towers')
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Six Towers must have ${what}`)
}

import { at, type By, by, nothingAt, type Ranked, rank, type Score, type Seat } from '@grimuar/kernel'
import {
  type Card,
  type CardSymbol,
  CHEST_POINTS,
  COLOURS,
  type Colour,
  faceOf,
  KNIGHT,
  MAGE,
  PRINCESS,
  PRINCESS_POINTS,
  RED,
  STONE,
  SYMBOL_NAMES,
  SYMBOLS,
  symbolOf,
  TOWER_NAMES,
  TOWER_POINTS,
} from './cards.ts'
import { NONE, type TowersTable } from './table.ts'

/** The cards that count: hidden ones have joined the gained ones by then. */
type Counted = { readonly gained: readonly Card[]; readonly used: readonly Card[] }

/** A stone that points out of its row, so that the next card laid there decides; and one of those that point at each other. */
const OPEN = -1
const IN_A_RING = -2

/** The symbol of a stone in a used row (TW-9.3 to TW-9.6): an ingredient, or nothing. */
export function stoneBecomes(used: readonly Card[], from: number): Colour | null {
  const end = followStone(used, from)
  return end === OPEN || end === IN_A_RING ? null : end
}

function followStone(used: readonly Card[], from: number): Colour | typeof OPEN | typeof IN_A_RING {
  let here = from
  for (let steps = 0; steps <= used.length; steps++) {
    const card = used[here]
    if (card === undefined) return OPEN
    const { symbol, arrow } = faceOf(card)
    if (symbol !== STONE) return symbol
    here += arrow === 'left' ? -1 : 1
  }
  return IN_A_RING
}

/** What cards count for. */
export interface Tally {
  readonly ingredients: By<Colour, number> // for the towers' majorities, stones of the row turned into what they become
  readonly symbols: By<CardSymbol, number> // for the secret cards: a stone is only ever a stone (TW-11.11)
  chests: number
  open: number // symbols of stones that point out of the row
}

export function emptyTally(): Tally {
  return { ingredients: by(COLOURS, () => 0), symbols: by(SYMBOLS, () => 0), chests: 0, open: 0 }
}

/** Counts cards into a tally, which is emptied first. */
export function count({ gained, used }: Counted, into: Tally): void {
  for (const colour of COLOURS) into.ingredients[colour] = 0
  for (const symbol of SYMBOLS) into.symbols[symbol] = 0
  into.chests = 0
  into.open = 0
  for (let i = 0; i < gained.length; i++) countGained(gained[i] ?? nothingAt(i), into)
  for (let i = 0; i < used.length; i++) {
    const { symbol, count: n, chest } = faceOf(used[i] ?? nothingAt(i))
    into.symbols[symbol] += n
    if (chest) into.chests++
    const becomes = symbol === STONE ? followStone(used, i) : symbol
    if (becomes === OPEN) into.open += n
    else if (becomes !== IN_A_RING) into.ingredients[becomes] += n
  }
}

/** Counts one more gained card. */
export function countGained(card: Card, into: Tally): void {
  const { symbol, count: n, chest } = faceOf(card)
  into.symbols[symbol] += n
  if (symbol !== STONE) into.ingredients[symbol] += n
  if (chest) into.chests++
}

function tallyOf(area: Counted): Tally {
  const tally = emptyTally()
  count(area, tally)
  return tally
}

export function ingredients(area: Counted): By<Colour, number> {
  return tallyOf(area).ingredients
}

export function symbols(area: Counted): By<CardSymbol, number> {
  return tallyOf(area).symbols
}

export function chests(area: Counted): number {
  return tallyOf(area).chests
}

export function chestPoints(n: number): number {
  return at(CHEST_POINTS, Math.min(n, CHEST_POINTS.length - 1))
}

/** The winner of each coloured tower; nobody on a tie. */
export function towerWinners(areas: readonly Counted[]): By<Colour, Seat | null> {
  const knight = ingredients(at(areas, KNIGHT))
  const mage = ingredients(at(areas, MAGE))
  return by(COLOURS, (tower) => (knight[tower] > mage[tower] ? KNIGHT : mage[tower] > knight[tower] ? MAGE : null))
}

/** The final scoring (TW-11, TW-12). */
export function result(t: Pick<TowersTable, 'areas' | 'secrets' | 'guess'>): Ranked {
  const winners = towerWinners(t.areas)
  const scores = t.areas.map((area, seat) => score(t, area, seat, winners))
  /** TW-12 in its order; more is better. */
  const steps: readonly (readonly [string, (seat: Seat) => number])[] = [
    ['total', (seat) => at(scores, seat).total],
    ['princess', (seat) => (COLOURS.some((tower) => winners[tower] === seat && t.secrets[tower] === PRINCESS) ? 1 : 0)],
    ['towers', (seat) => winners.filter((winner) => winner === seat).length],
    ['red', (seat) => (winners[RED] === seat ? 1 : 0)],
  ]
  const decided = steps.find(([, of]) => of(KNIGHT) !== of(MAGE))
  const ranks = rank(2, (a, b) => (decided ? decided[1](b) - decided[1](a) : 0))
  const tieBreak = !decided ? 'draw' : decided[0] === 'total' ? undefined : decided[0]
  return { kind: 'ranked', ranks, scores, ...(tieBreak ? { tieBreak } : {}) }
}

function score(t: Pick<TowersTable, 'secrets' | 'guess'>, area: Counted, seat: Seat, winners: By<Colour, Seat | null>): Score {
  const own = tallyOf(area)
  const won = COLOURS.filter((tower) => winners[tower] === seat)
  const guessed = t.guess !== NONE && t.secrets[t.guess] === PRINCESS
  const parts: Score['parts'] = [
    ...(seat === KNIGHT ? [{ name: 'guess', points: guessed ? PRINCESS_POINTS : 0 }] : []),
    ...COLOURS.map((tower) => ({
      name: 'tower',
      of: TOWER_NAMES[tower],
      points: won.includes(tower) ? TOWER_POINTS[tower] : 0,
    })),
    ...won.map((tower) => {
      const symbol = symbolOf(t.secrets[tower])
      return { name: 'secret', of: SYMBOL_NAMES[symbol], points: own.symbols[symbol] }
    }),
    { name: 'chests', points: chestPoints(own.chests) },
  ]
  return { total: parts.reduce((sum, p) => sum + p.points, 0), parts }
}

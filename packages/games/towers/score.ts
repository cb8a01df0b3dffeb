import { at, type By, by, type Ranked, rank, type Score, type Seat } from '@grimuar/kernel'
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

/** What a stone in a used row turns into (TW-9.3 to TW-9.6): an ingredient, or nothing. */
export function stoneBecomes(used: readonly Card[], from: number): Colour | null {
  let here = from
  for (let steps = 0; steps <= used.length; steps++) {
    const card = used[here]
    if (card === undefined) return null
    const { symbol, arrow } = faceOf(card)
    if (symbol !== STONE) return symbol
    here += arrow === 'left' ? -1 : 1
  }
  return null
}

/** Symbols of each ingredient for the towers' majorities, stones of the row turned into what they become. */
export function ingredients({ gained, used }: Counted): By<Colour, number> {
  const counts = by(COLOURS, () => 0)
  for (const card of gained) {
    const { symbol, count } = faceOf(card)
    if (symbol !== STONE) counts[symbol] += count
  }
  for (const [place, card] of used.entries()) {
    const symbol = stoneBecomes(used, place)
    if (symbol !== null) counts[symbol] += faceOf(card).count
  }
  return counts
}

/** Symbols of each kind for the secret cards: a stone is only ever a stone (TW-11.11). */
export function symbols({ gained, used }: Counted): By<CardSymbol, number> {
  const counts = by(SYMBOLS, () => 0)
  for (const card of [...gained, ...used]) {
    const { symbol, count } = faceOf(card)
    counts[symbol] += count
  }
  return counts
}

export function chests({ gained, used }: Counted): number {
  return [...gained, ...used].filter((card) => faceOf(card).chest).length
}

export function chestPoints(n: number): number {
  return at(CHEST_POINTS, Math.min(n, CHEST_POINTS.length - 1))
}

/** Who wins each coloured tower; nobody where it is a tie. */
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
  const own = symbols(area)
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
      return { name: 'secret', of: SYMBOL_NAMES[symbol], points: own[symbol] }
    }),
    { name: 'chests', points: chestPoints(chests(area)) },
  ]
  return { total: parts.reduce((sum, p) => sum + p.points, 0), parts }
}

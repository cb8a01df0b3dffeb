import { type Ranked, rank, type Score } from '@grimuar/kernel'
import {
  CARDS,
  type Card,
  CHEST_POINTS,
  COLOURS,
  INGREDIENTS,
  KNIGHT,
  MAGE,
  PRINCESS,
  PRINCESS_POINTS,
  RED,
  SECRETS,
  STONE,
  SYMBOLS,
  TOWER_POINTS,
} from './cards.ts'
import type { Area, TowersTable } from './table.ts'

/** What a stone in a used row turns into (TW-9.3 to TW-9.6): the number of an ingredient, or -1 for nothing. */
export function stoneBecomes(used: readonly Card[], at: number): number {
  let here = at
  for (let steps = 0; steps <= used.length; steps++) {
    const card = CARDS[used[here] as number]
    if (!card) return -1
    if (card.symbol !== STONE) return card.symbol
    here += card.arrow === 'left' ? -1 : 1
  }
  return -1
}

/** Symbols of each ingredient for the towers' majorities, stones of the row turned into what they become. */
export function ingredients(area: Pick<Area, 'gained' | 'used'>): number[] {
  const counts = INGREDIENTS.map(() => 0)
  const add = (symbol: number, n: number) => {
    if (symbol >= 0 && symbol < STONE) counts[symbol] = (counts[symbol] as number) + n
  }
  for (const card of area.gained) add(CARDS[card]?.symbol as number, CARDS[card]?.count as number)
  for (const [at, card] of area.used.entries()) add(stoneBecomes(area.used, at), CARDS[card]?.count as number)
  return counts
}

/** Symbols of each kind for the secret cards: a stone is only ever a stone (TW-11.11). */
export function symbols(area: Pick<Area, 'gained' | 'used'>): number[] {
  const counts = SYMBOLS.map(() => 0)
  for (const card of [...area.gained, ...area.used]) {
    const { symbol, count } = CARDS[card] as { symbol: number; count: number }
    counts[symbol] = (counts[symbol] as number) + count
  }
  return counts
}

export function chests(area: Pick<Area, 'gained' | 'used'>): number {
  return [...area.gained, ...area.used].filter((card) => CARDS[card]?.chest).length
}

export function chestPoints(n: number): number {
  return CHEST_POINTS[Math.min(n, CHEST_POINTS.length - 1)] as number
}

/** Who wins each coloured tower: a seat, or -1 where it is a tie. */
export function towerWinners(areas: readonly Pick<Area, 'gained' | 'used'>[]): number[] {
  const [knight, mage] = areas.map(ingredients) as [number[], number[]]
  return knight.map((n, tower) => {
    const m = mage[tower] as number
    return n > m ? KNIGHT : m > n ? MAGE : -1
  })
}

/** The final scoring (TW-11, TW-12). */
export function result(t: Pick<TowersTable, 'areas' | 'secrets' | 'guess'>): Ranked {
  const winners = towerWinners(t.areas)
  const scores = t.areas.map((area, seat) => score(t, area, seat, winners))
  const towers = (seat: number) => winners.filter((w) => w === seat).length
  const princessWinner = winners[t.secrets.indexOf(PRINCESS)]
  /** Positive where a is ahead; TW-12 in its order. */
  const steps: readonly (readonly [string, (seat: number) => number])[] = [
    ['total', (seat) => scores[seat]?.total as number],
    ['princess', (seat) => (princessWinner === seat ? 1 : 0)],
    ['towers', towers],
    ['red', (seat) => (winners[RED] === seat ? 1 : 0)],
  ]
  const decided = steps.find(([, of]) => of(KNIGHT) !== of(MAGE))
  const ranks = rank(2, (a, b) => (decided ? decided[1](b) - decided[1](a) : 0))
  const tieBreak = !decided ? 'draw' : decided[0] === 'total' ? undefined : decided[0]
  return { kind: 'ranked', ranks, scores, ...(tieBreak ? { tieBreak } : {}) }
}

function score(t: Pick<TowersTable, 'secrets' | 'guess'>, area: Area, seat: number, winners: readonly number[]): Score {
  const own = symbols(area)
  const parts: { name: string; of?: string; points: number }[] = []
  if (seat === KNIGHT) parts.push({ name: 'guess', points: t.secrets[t.guess] === PRINCESS ? PRINCESS_POINTS : 0 })
  winners.forEach((winner, tower) => {
    parts.push({ name: 'tower', of: COLOURS[tower] as string, points: winner === seat ? (TOWER_POINTS[tower] as number) : 0 })
  })
  winners.forEach((winner, tower) => {
    if (winner !== seat) return
    const symbol = SECRETS[t.secrets[tower] as number] as number
    parts.push({ name: 'secret', of: SYMBOLS[symbol] as string, points: own[symbol] as number })
  })
  parts.push({ name: 'chests', points: chestPoints(chests(area)) })
  return { total: parts.reduce((sum, p) => sum + p.points, 0), parts }
}

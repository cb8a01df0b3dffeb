import type { Seat } from '@grimuar/kernel'
import { damageOn, figureOf, lifeOf, mageOf } from './board.ts'
import { scoresOf } from './score.ts'
import type { BlackRoseTable } from './table.ts'

/** A seat's numbers at the beginning of a turn, by which people compare tables. */
export function compare(t: BlackRoseTable, seat: Seat): { readonly [C in Compared]: number } {
  const { done, hand } = mageOf(t, seat)
  const mage = figureOf(seat)
  return {
    points: scoresOf(t)[seat]?.total ?? 0,
    quests: done.length,
    life: lifeOf(t, mage) - damageOn(t, mage),
    cards: hand.length,
  }
}

export type Compared = 'points' | 'quests' | 'life' | 'cards'

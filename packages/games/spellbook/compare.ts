import type { Seat } from '@grimuar/kernel'
import { learnedCount, totalOf } from './score.ts'
import { areaOf, type SpellbookTable } from './table.ts'

/** What people compare tables by. */
export const COMPARED = ['points', 'tokens', 'spells', 'stored'] as const
export type Compared = (typeof COMPARED)[number]

export function isCompared(name: string): name is Compared {
  return COMPARED.some((one) => one === name)
}

/** What a seat has where a day begins. */
export function compare(t: SpellbookTable, seat: Seat): { readonly [C in Compared]: number } {
  const area = areaOf(t, seat)
  return {
    points: totalOf(t, seat),
    tokens: area.pool.length,
    spells: learnedCount(area),
    stored: area.familiar.length,
  }
}

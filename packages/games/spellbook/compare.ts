import type { Seat } from '@grimuar/kernel'
import { learnedCount, totalOf } from './score.ts'
import { areaOf, type SpellbookTable } from './table.ts'

/** The numbers by which people compare tables. */
export const COMPARED = ['points', 'tokens', 'spells', 'stored'] as const
export type Compared = (typeof COMPARED)[number]

export function isCompared(name: string): name is Compared {
  return COMPARED.some((one) => one === name)
}

/** A seat's numbers at the beginning of a day. */
export function compare(t: SpellbookTable, seat: Seat): { readonly [C in Compared]: number } {
  const area = areaOf(t, seat)
  return {
    points: totalOf(t, seat),
    tokens: area.pool.length,
    spells: learnedCount(area),
    stored: area.familiar.length,
  }
}

import { at, type Seat } from '@grimuar/kernel'
import { COLOURS } from './cards.ts'
import { chests, ingredients, towerWinners } from './score.ts'
import { areaOf, type TowersTable } from './table.ts'

/** The numbers by which people compare tables. */
export const COMPARED = ['towers', 'ingredients', 'chests', 'payments'] as const
export type Compared = (typeof COMPARED)[number]

export function isCompared(name: string): name is Compared {
  return COMPARED.some((one) => one === name)
}

/** A seat's numbers at the beginning of a turn. Hidden cards are left out: only their owner knows them. */
export function compare(t: TowersTable, seat: Seat): { readonly [C in Compared]: number } {
  const area = areaOf(t, seat)
  const has = ingredients(area)
  return {
    towers: towerWinners(t.areas).filter((winner) => winner === seat).length,
    ingredients: COLOURS.reduce<number>((sum, colour) => sum + at(has, colour), 0),
    chests: chests(area),
    payments: area.gained.length,
  }
}

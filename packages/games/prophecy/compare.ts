import { at, type Seat } from '@grimuar/kernel'
import { TEMPLE_IDS } from './cards/index.ts'
import { markersOn, runeKinds, scores } from './score.ts'
import { crystalsOn, type ProphecyTable, playerOf } from './table.ts'

/** The numbers by which people compare tables. */
export const COMPARED = ['points', 'curses', 'crystals', 'runes'] as const
export type Compared = (typeof COMPARED)[number]

export function isCompared(name: string): name is Compared {
  return COMPARED.some((one) => one === name)
}

/** A seat's numbers at the beginning of a turn. */
export function compare(t: ProphecyTable, seat: Seat): { readonly [C in Compared]: number } {
  return {
    points: at(scores(t), seat).total,
    curses: TEMPLE_IDS.reduce<number>((sum, temple) => sum + at(markersOn(t, temple), seat), 0),
    crystals: crystalsOn(playerOf(t, seat).net),
    runes: runeKinds(t, seat),
  }
}

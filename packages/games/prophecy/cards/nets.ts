import { type By, by } from '@grimuar/kernel'
import { type Kind, kinds } from './crystals.ts'

/** A place of a net, row by row. */
export type Place = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11

/** The twelve places of a net. RULEBOOK */
export const PLACES: readonly Place[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/** Rows and columns, for the drawing. PROPOSED, with the lines */
export const COLUMNS = 4

/** Lines between places: three rows of four, joined up, down and sideways. The same on all nets. PROPOSED */
export const LINES: readonly (readonly [Place, Place])[] = [
  [0, 1],
  [1, 2],
  [2, 3],
  [4, 5],
  [5, 6],
  [6, 7],
  [8, 9],
  [9, 10],
  [10, 11],
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
  [4, 8],
  [5, 9],
  [6, 10],
  [7, 11],
]

/** Which places each place is joined with. */
export const NEIGHBOURS: By<Place, readonly Place[]> = by(PLACES, (place) =>
  LINES.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : [])),
)

/** What a net does in the advanced game. Effects are RULEBOOK; which number has which is PROPOSED. */
export type NetEffect = 'moreClear' | 'reserve' | 'firstRune' | 'rewards' | 'takeAndBreak' | 'raise' | 'anywhere' | 'nearbyRune'

export interface Net {
  readonly code: string
  readonly effect: NetEffect
}

/** A side of a net: 2n is side A of net n and 2n+1 its side B. */
export type NetSide = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7

export const NET_SIDES: readonly NetSide[] = [0, 1, 2, 3, 4, 5, 6, 7]

/** The eight sides of the four nets. */
export const NETS: readonly [Net, Net, Net, Net, Net, Net, Net, Net] = [
  { code: '1A', effect: 'moreClear' },
  { code: '1B', effect: 'reserve' },
  { code: '2A', effect: 'firstRune' },
  { code: '2B', effect: 'rewards' },
  { code: '3A', effect: 'takeAndBreak' },
  { code: '3B', effect: 'raise' },
  { code: '4A', effect: 'anywhere' },
  { code: '4B', effect: 'nearbyRune' },
]

/** Colourless crystals everyone starts with. RULEBOOK */
export const FIRST_CRYSTALS = 2

/** Net 1B: colourless crystals on its special places. Their number is RULEBOOK; that they lie apart is PROPOSED. */
export const RESERVE = 3

/** Net 2B: what the first, second… marker brings. PROPOSED */
export const REWARDS: readonly { readonly gives: readonly Kind[]; readonly any: number; readonly points: number }[] = [
  { gives: kinds('CC'), any: 0, points: 0 },
  { gives: [], any: 1, points: 0 },
  { gives: [], any: 0, points: 2 },
  { gives: [], any: 2, points: 0 },
  { gives: [], any: 0, points: 3 },
]

/** Net 3B: the cost of raising a curse by n levels. RULEBOOK */
export const RAISE_PRICE: readonly number[] = [0, 2, 3]

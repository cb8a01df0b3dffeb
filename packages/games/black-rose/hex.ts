import { type By, by } from '@grimuar/kernel'
import { PLACES, type Place } from './ids.ts'

/** The positions of places: axial coordinates of hexes with a flat top. The Black Rose Room is the middle. */
export const HEXES: By<Place, readonly [q: number, r: number]> = [
  [0, 0],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
  [2, 0],
  [2, -1],
  [2, -2],
  [1, -2],
  [0, -2],
  [-1, -1],
  [-2, 0],
  [-2, 1],
  [-2, 2],
  [-1, 2],
  [0, 2],
  [1, 1],
]

export const CENTRE: Place = 0
/** The places around the Black Rose Room. */
export const INNER_RING: readonly Place[] = [1, 2, 3, 4, 5, 6]

/** Steps between two places. */
export function distance(a: Place, b: Place): number {
  const [aq, ar] = HEXES[a]
  const [bq, br] = HEXES[b]
  return Math.max(Math.abs(aq - bq), Math.abs(ar - br), Math.abs(aq - bq + ar - br))
}

/** Whether two places lie in a straight line of hexes. */
export function inLine(a: Place, b: Place): boolean {
  const [aq, ar] = HEXES[a]
  const [bq, br] = HEXES[b]
  return aq === bq || ar === br || aq + ar === bq + br
}

/** The places next to each. */
export const ADJACENT: By<Place, readonly Place[]> = by(PLACES, (a) => PLACES.filter((b) => distance(a, b) === 1))

const FARTHEST = 4

/** By distance, then place: all places within that distance, itself included; a straight line is not needed. */
const WITHIN: readonly By<Place, readonly Place[]>[] = Array.from({ length: FARTHEST + 1 }, (_, n) =>
  by(PLACES, (a) => PLACES.filter((b) => distance(a, b) <= n)),
)

/** By range, then place: all places within that range in a straight line. */
const IN_RANGE: readonly By<Place, readonly Place[]>[] = Array.from({ length: FARTHEST + 1 }, (_, n) =>
  by(PLACES, (a) => PLACES.filter((b) => distance(a, b) <= n && inLine(a, b))),
)

/** The range of spells that reach the whole Lodge without a line. */
export const ANYWHERE = 9

/** All places at most `n` steps away, itself included. */
export function within(n: number, place: Place): readonly Place[] {
  return WITHIN[n]?.[place] ?? PLACES
}

/** All places a spell of this range reaches from a place (BR-8). */
export function inRange(range: number, from: Place): readonly Place[] {
  if (range === ANYWHERE) return PLACES
  return IN_RANGE[Math.min(range, FARTHEST)]?.[from] ?? PLACES
}

/** By number of players: for each Cell the two rooms it touches (BR-7). */
export const CELLS: { readonly [players: number]: readonly (readonly [Place, Place])[] } = {
  2: [
    [12, 13],
    [18, 7],
  ],
  3: [
    [10, 11],
    [14, 15],
    [18, 7],
  ],
  4: [
    [12, 13],
    [10, 9],
    [16, 15],
    [18, 7],
  ],
}

/** The position of each Cell, outside the Lodge; beside `CELLS`. */
export const CELL_HEXES: { readonly [players: number]: readonly (readonly [q: number, r: number])[] } = {
  2: [
    [-2, -1],
    [2, 1],
  ],
  3: [
    [1, -3],
    [-3, 2],
    [2, 1],
  ],
  4: [
    [-2, -1],
    [2, -3],
    [-2, 3],
    [2, 1],
  ],
}

import { type Colour, type Kind, kinds } from './crystals.ts'
import type { RuneId } from './ids.ts'

/** What is printed on a temple; it gives one crystal of its own colour (DERIVED). */
export interface Temple {
  readonly colour: Colour
  readonly arc: readonly Kind[] // read from the left; a chain may begin at either end
  readonly tablet: RuneId // which rune resonates here
  readonly barred: number // the space marked X on the side for two and three players
  readonly ghost: number // the space taken by a neutral marker with two players
}

/** The two ends an arc is read from. */
export const ENDS = ['left', 'right'] as const
export type End = (typeof ENDS)[number]

/** Shortest and longest chain. RULEBOOK */
export const SHORTEST = 3
export const LONGEST = 5

/** Points of the spaces above the middle of every arc, from the left. 3 is RULEBOOK, 5 DERIVED, 8 public; their row is PROPOSED. */
export const SPACE_POINTS: readonly number[] = [3, 5, 8, 5, 3]

/** The place of the arc, counted from 1, above which the first space lies. PROPOSED */
export const FIRST_SPACE = 3

/** The space a chain of that length, begun at that end, leads to. */
export function spaceFor(end: End, level: number): number {
  return end === 'left' ? level - SHORTEST : SPACE_POINTS.length - 1 - (level - SHORTEST)
}

function temple(arc: string, colour: Colour, tablet: RuneId, barredPlace: number, ghostPlace: number): Temple {
  return { colour, arc: kinds(arc), tablet, barred: barredPlace - FIRST_SPACE, ghost: ghostPlace - FIRST_SPACE }
}

/**
 * Arcs, tablets and marked spaces are PROPOSED, but for three ends: both of blue (RULEBOOK example) and the left one of yellow
 * (public). Columns: arc, colour, rune of the tablet, place marked X, place of the neutral marker.
 */
export const TEMPLES: readonly [Temple, Temple, Temple, Temple, Temple] = [
  temple('YRRGRPYYB', 1, 0, 3, 6),
  temple('YYBPYGBRR', 2, 1, 7, 4),
  temple('RYYGBPRRB', 3, 2, 3, 6),
  temple('YBBPGPBBR', 4, 3, 7, 4),
  temple('BBRGPGRYY', 5, 4, 3, 6),
]

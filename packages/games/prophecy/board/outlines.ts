import { points, polygon } from '@grimuar/ui/kit/cut.ts'
import type { Point } from '@grimuar/ui/kit/hex.ts'
import type { Kind } from '../cards/index.ts'

const MIDDLE = { x: 32, y: 32 }

/** The outline of each kind of crystal: brilliant, lozenge, trillion, drop, step cut, star. */
export const OUTLINES: { readonly [K in Kind]: readonly Point[] } = [
  polygon(MIDDLE, 12, () => 28, -75),
  points('32 1, 61 32, 32 63, 3 32'),
  points('28 3, 36 3, 63 51, 59 59, 5 59, 1 51'),
  points('32 1, 43 18, 53 33, 54 45, 47 57, 32 62, 17 57, 10 45, 11 33, 21 18'),
  points('19 2, 45 2, 56 13, 56 51, 45 62, 19 62, 8 51, 8 13'),
  polygon(MIDDLE, 12, (i) => (i % 2 ? 19.5 : 31)),
]

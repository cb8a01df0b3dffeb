import type { By } from '@grimuar/kernel'
import type { Colour } from '../components.ts'

/** The emblem of each material, in a square of 24: flame, bubbles, leaf, lump, curls, drop, star. It is the same on token, page and level. */
export const EMBLEMS: By<Colour, string> = [
  'M12 1c1 5 7 7 7 14a7 7 0 0 1-14 0c0-4 2-5 3-8 1 1 2 2 2 4 2-3 3-6 2-10Z',
  'M2 16a6 6 0 1 0 12 0a6 6 0 1 0-12 0ZM13 6a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0ZM17 17a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0Z',
  'M3 22C1 9 9 2 22 2c0 13-7 21-17 18L13 10Z',
  'M2 13 6 4h11l5 7-3 9H7Z',
  'M4 22c-4-7 4-8 0-16V2h3c4 9-4 11 0 20ZM11 22c-4-7 4-8 0-16V2h3c4 9-4 11 0 20ZM18 22c-4-7 4-8 0-16V2h3c4 9-4 11 0 20Z',
  'M12 1c5 7 8 9 8 14a8 8 0 0 1-16 0c0-5 3-7 8-14Z',
  'M12 0 15 9 24 12 15 15 12 24 9 15 0 12 9 9Z',
]

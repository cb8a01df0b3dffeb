import { COLOURS, type Colour, KINDS, LEVELS } from '../cards.ts'
import type { SpellbookMove } from '../table.ts'

// Moves are made once and shared: enumerating answers then allocates nothing but the list.

const each = <X>(n: number, make: (i: number) => X): readonly X[] => Array.from({ length: n }, (_, i) => make(i))

const TAKE = each<SpellbookMove>(KINDS, (kind) => ({ do: 'take', kind }))
const STORE = each<SpellbookMove>(KINDS, (kind) => ({ do: 'store', kind }))
const TOKEN = each<SpellbookMove>(KINDS, (kind) => ({ do: 'token', kind }))
const RAISE = each<SpellbookMove>(COLOURS.length, (colour) => ({ do: 'raise', colour }))
const LEARN = each(COLOURS.length, (colour) => LEVELS.map<SpellbookMove>((level) => ({ do: 'learn', colour, level })))
const CAST = each(COLOURS.length, (colour) =>
  LEVELS.map((level) => [0, 1].map<SpellbookMove>((way) => ({ do: 'cast', colour, level, way }))),
)
export const DRAW: SpellbookMove = { do: 'draw' }
export const SKIP: SpellbookMove = { do: 'skip' }
export const DONE: SpellbookMove = { do: 'done' }

/** One move for each kind in a set of bits. */
export function addTake(moves: SpellbookMove[], kinds: number): void {
  add(moves, kinds, TAKE)
}

export function addStore(moves: SpellbookMove[], kinds: number): void {
  add(moves, kinds, STORE)
}

export function addToken(moves: SpellbookMove[], kinds: number): SpellbookMove[] {
  add(moves, kinds, TOKEN)
  return moves
}

function add(moves: SpellbookMove[], kinds: number, of: readonly SpellbookMove[]): void {
  for (let left = kinds; left !== 0; left &= left - 1) moves.push(of[31 - Math.clz32(left & -left)] as SpellbookMove)
}

export const raiseMove = (colour: Colour): SpellbookMove => RAISE[colour] as SpellbookMove
export const learnMove = (colour: Colour, level: number): SpellbookMove => LEARN[colour]?.[level - 3] as SpellbookMove
export const castMove = (colour: Colour, level: number, way: number): SpellbookMove =>
  CAST[colour]?.[level - 3]?.[way] as SpellbookMove

import { at, type By, by, nothingAt } from '@grimuar/kernel'
import { type Colour, EVERY_COLOUR, EVERY_KIND, type Kind, LEVELS, type LevelNumber } from './components.ts'
import type { CastMove, DoneMove, DrawMove, LearnMove, RaiseMove, SkipMove, StoreMove, TakeMove, TokenMove } from './table.ts'

// Moves are made once and shared: enumerating answers then allocates nothing but the list.

const TAKE: By<Kind, TakeMove> = by(EVERY_KIND, (kind) => ({ do: 'take', kind }))
const STORE: By<Kind, StoreMove> = by(EVERY_KIND, (kind) => ({ do: 'store', kind }))
const TOKEN: By<Kind, TokenMove> = by(EVERY_KIND, (kind) => ({ do: 'token', kind }))
const RAISE: By<Colour, RaiseMove> = by(EVERY_COLOUR, (colour) => ({ do: 'raise', colour }))
const LEARN = by(EVERY_COLOUR, (colour) => LEVELS.map((level): LearnMove => ({ do: 'learn', colour, level })))
const CAST = by(EVERY_COLOUR, (colour) =>
  LEVELS.map((level) => [0, 1].map((way): CastMove => ({ do: 'cast', colour, level, way }))),
)
export const DRAW: DrawMove = { do: 'draw' }
export const SKIP: SkipMove = { do: 'skip' }
export const DONE: DoneMove = { do: 'done' }

/** One move for each kind in a set of bits. */
export const addTake = <M>(moves: (M | TakeMove)[], kinds: number): void => add(moves, kinds, TAKE)
export const addStore = <M>(moves: (M | StoreMove)[], kinds: number): void => add(moves, kinds, STORE)

export function tokenMoves(kinds: number): TokenMove[] {
  const moves: TokenMove[] = []
  add(moves, kinds, TOKEN)
  return moves
}

/** The same for a question that may also be answered with "that is enough". */
export function tokensOrDone(kinds: number): (TokenMove | DoneMove)[] {
  const moves: (TokenMove | DoneMove)[] = []
  add(moves, kinds, TOKEN)
  moves.push(DONE)
  return moves
}

/** Not by `push`: the engine is slow at pushing onto lists that are often empty still. */
function add<M>(moves: M[], kinds: number, of: readonly M[]): void {
  let n = moves.length
  for (let left = kinds; left !== 0; left &= left - 1) {
    const kind = 31 - Math.clz32(left & -left)
    moves[n++] = of[kind] ?? nothingAt(kind)
  }
}

export const raiseMove = (colour: Colour): RaiseMove => RAISE[colour]
export const learnMove = (colour: Colour, level: LevelNumber): LearnMove => LEARN[colour][level - 3] ?? nothingAt(level)
export const castMove = (colour: Colour, level: LevelNumber, way: number): CastMove => at(at(CAST[colour], level - 3), way)

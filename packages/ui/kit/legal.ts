import type { GameEvent, Question } from '@grimuar/kernel'
import type { BoardProps } from '../board.ts'

/** The standing of a thing in the open question: it may be pressed, it may not, or the viewer is not asked. */
export type Standing = 'legal' | 'dim' | 'calm'

/** The keys of each list of moves. A view's moves are never changed in place, so they are read once for all things on the board. */
const sets = new WeakMap<object, ReadonlySet<string>>()

/** How the thing that means this move stands to the legal moves. */
export function standing<M>(moves: readonly M[], move: M): Standing {
  if (moves.length === 0) return 'calm'
  return isLegal(moves, move) ? 'legal' : 'dim'
}

/** Whether a move is among the legal ones, whatever the order of its fields. */
export function isLegal<M>(moves: readonly M[], move: M): boolean {
  let keys = sets.get(moves)
  if (!keys) {
    keys = new Set(moves.map(keyOf))
    sets.set(moves, keys)
  }
  return keys.has(keyOf(move))
}

/** A move in words, for the label of the thing that means it; undefined if the move is not legal now. */
export function legalWords<V, Q extends Question, M, E extends GameEvent, T>(
  props: Pick<BoardProps<V, Q, M, E, T>, 'question' | 'moves' | 'words' | 'view'>,
  move: M,
): string | undefined {
  const { question, moves, words, view } = props
  return question && isLegal(moves, move) ? words.move(view, question.question, move) : undefined
}

/** The same text for the same plain data, whatever the order of its fields. */
export function keyOf(data: unknown): string {
  return JSON.stringify(data, (_, value) => (isFields(value) ? Object.fromEntries(Object.entries(value).sort(byName)) : value))
}

function isFields(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1
}

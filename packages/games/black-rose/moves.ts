import { FIGURES, type Figure, PLACES, type Place, SLOTS, type SlotNumber } from './ids.ts'
import type { FigureMove, PassMove, PlaceMove, SlotMove } from './questions.ts'

// Moves that are offered again and again, made once.

export const PASS: PassMove = { do: 'pass' }
const FIGURE_MOVES: readonly FigureMove[] = FIGURES.map((figure) => ({ do: 'figure', figure }))
const PLACE_MOVES: readonly PlaceMove[] = PLACES.map((place) => ({ do: 'place', place }))
const SLOT_MOVES: readonly SlotMove[] = SLOTS.map((slot) => ({ do: 'slot', slot }))

export function figureMoves(figures: readonly Figure[]): FigureMove[] {
  return figures.map((figure) => FIGURE_MOVES[figure] ?? { do: 'figure', figure })
}

export function placeMoves(places: readonly Place[]): PlaceMove[] {
  return places.map((place) => PLACE_MOVES[place] ?? { do: 'place', place })
}

export function slotMoves(slots: readonly SlotNumber[]): SlotMove[] {
  return slots.map((slot) => SLOT_MOVES[slot] ?? { do: 'slot', slot })
}

/** Adds the answer that declines, if declining is allowed. */
export function orPass<M>(may: boolean, moves: readonly M[]): readonly (M | PassMove)[] {
  if (!may) return moves
  return moves.length ? [PASS, ...moves] : ONLY_PASS
}
export const ONLY_PASS = [PASS] as const

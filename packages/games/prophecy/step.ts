import { hasEffect } from './table.ts'
import type { ProphecyView } from './view.ts'

/** A turn: the pawn moves, then something is done on its card, then only spells or the end are left (PR-4.1). */
export type TurnStep = 'move' | 'card' | 'end'

/** The step of the turn that a table stands at; undefined before the first turn and after the last. */
export function stepOf(v: ProphecyView): TurnStep | undefined {
  const { round, turn, took, broke, common } = v
  if (round === 0 || common.over) return undefined
  const asked = common.ask?.question.kind
  // Spells are cast within a step: what waits on the stack tells within which.
  if (asked === 'go' || common.frames.some(({ op }) => op === 'go' || op === 'arrive')) return 'move'
  const both = took !== broke && hasEffect(v, turn, 'takeAndBreak')
  return asked === 'act' && (took || broke) && !both ? 'end' : 'card'
}

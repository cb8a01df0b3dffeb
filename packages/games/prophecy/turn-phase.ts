import { hasEffect } from './table.ts'
import type { ProphecyView } from './view.ts'

/** The phases of a turn: the pawn moves, its card is used, then only spells or the end are left (PR-4.1). */
export type TurnPhase = 'move' | 'card' | 'end'

/** The phase of the running turn; undefined before the first turn and after the last. */
export function turnPhaseOf(v: ProphecyView): TurnPhase | undefined {
  const { round, turn, took, broke, common } = v
  if (round === 0 || common.over) return undefined
  const asked = common.ask?.question.kind
  // Spells are cast within a phase; the waiting frames tell which one.
  if (asked === 'go' || common.frames.some(({ op }) => op === 'go' || op === 'arrive')) return 'move'
  const both = took !== broke && hasEffect(v, turn, 'takeAndBreak')
  return asked === 'act' && (took || broke) && !both ? 'end' : 'card'
}

import { ask } from '@grimuar/kernel'
import { canAct } from '../actions.ts'
import type { Phase } from '../components.ts'
import { actQuestion } from '../flow/day.ts'
import type { FactOf, Programs, Verb } from './verb.ts'

export interface ActFact extends FactOf<'act'> {
  readonly phase: Phase
}

/** One action of a phase, now; the question is that of the phase itself. */
export function act({ isPossible }: Programs): Verb<'act', ActFact> {
  return {
    could: (t, { seat }, { phase }) => canAct(t, seat, phase, isPossible),
    do(t, { seat }, { phase }) {
      if (canAct(t, seat, phase, isPossible)) ask(t, seat, actQuestion(phase, 1, true))
    },
    preview: (t, { seat }, { phase }) => ({ verb: 'act', idle: !canAct(t, seat, phase, isPossible), phase }),
  }
}

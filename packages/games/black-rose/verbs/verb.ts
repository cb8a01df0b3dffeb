import type { Instruction, VerbName } from '../effects.ts'
import type { RunFrame } from '../frames.ts'
import type { EffectId, Figure } from '../ids.ts'
import type { BlackRoseDealer, BlackRoseTable } from '../table.ts'

/**
 * One kind of effect, whole. When `do` is called, the rest of the program waits on top of the stack: `give` hands values to
 * it, frames pushed now come before it.
 */
export interface Verb<V extends VerbName = VerbName> {
  /** Whether the step would change anything now, by what everyone can see. */
  could(t: BlackRoseTable, run: RunFrame, step: Instruction<V>): boolean
  /** Carries the step out, or asks what that needs. What can do nothing is passed over. */
  do(t: BlackRoseTable, run: RunFrame, step: Instruction<V>, dealer: BlackRoseDealer): void
  /** The figures something would change for: their owners may have protections. */
  touches?(t: BlackRoseTable, run: RunFrame, step: Instruction<V>): readonly Figure[]
  /** How the damage of the step comes about. All else that a step would do is foreseen by doing it (foresee.ts). */
  preview?(t: BlackRoseTable, run: RunFrame, step: Instruction<V>): readonly Blow[]
}

/** The damage on its way to a figure, as a sum: the printed number first, then what adds to it. */
export interface Blow {
  readonly figure: Figure
  readonly sum: readonly Summand[]
}

export interface Summand {
  readonly n: number
  readonly by: EffectId | 'attack' | 'flames'
}

export type Verbs<V extends VerbName> = { readonly [N in V]: Verb<N> }

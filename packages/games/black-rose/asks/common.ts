import type { RunFrame } from '../frames.ts'
import type { BlackRoseTable } from '../table.ts'

/** The refusal of an answer to most effects: the effect says what may be chosen. */
export const EFFECT = { rule: 'BR-8.31' }

/** The program that waits for an answer. */
export function waiting(t: BlackRoseTable): RunFrame | undefined {
  const frame = t.frames.at(-1)
  return frame?.op === 'run' ? frame : undefined
}

import { returnTo, type Seat } from '@grimuar/kernel'
import { type EffectId, NONE } from './ids.ts'
import type { BlackRoseTable } from './table.ts'
import type { Context, RunFrame } from './types.ts'

const BLANK: Omit<RunFrame, 'effect' | 'seat' | 'owner'> = {
  op: 'run',
  at: 0,
  T: NONE,
  R: NONE,
  it: NONE,
  place: NONE,
  src: NONE,
  from: NONE,
  got: 0,
  missed: 0,
  n: 0,
  hit: 0,
  picked: 0,
  rest: 0,
  spared: 0,
  unhurt: 0,
  mirrored: 0,
  bonus: 0,
  aimed: 0,
  asking: 0,
  asked: 0,
  slot: NONE,
  element: null,
  window: 0,
  left: 0,
  depth: 0,
}

/** The beginning of an effect that a seat resolves. */
export function runOf(effect: EffectId, seat: Seat, more: Partial<Context> = {}): RunFrame {
  return { ...BLANK, effect, seat, owner: seat, ...more }
}

/** Hands values to the program that waits for them. */
export function give(t: BlackRoseTable, patch: Partial<Context>): void {
  returnTo(t, patch)
}

import { returnTo, type Seat } from '@grimuar/kernel'
import { type Context, type RunFrame, UNASKED } from './frames.ts'
import { type EffectId, NONE } from './ids.ts'
import type { BlackRoseTable } from './table.ts'

const BLANK: RunFrame = {
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
  price: UNASKED,
  aimed: 0,
  asking: 0,
  asked: 0,
  slot: NONE,
  element: null,
  window: 0,
  left: 0,
  depth: 0,
  effect: 'forge',
  seat: 0,
  owner: 0,
}

/** The beginning of an effect that a seat resolves. */
export function runOf(effect: EffectId, seat: Seat, more?: Partial<Context>): RunFrame {
  const run = stepOf(BLANK, 0)
  run.effect = effect
  run.seat = seat
  run.owner = seat
  return more ? Object.assign(run, more) : run
}

type Mutable<X> = { -readonly [K in keyof X]: X[K] }

/** A copy of a frame at another step. Every field is named: programs take many steps, and copying a shape by name is fast. */
export function stepOf(run: RunFrame, at: number): Mutable<RunFrame> {
  return {
    op: 'run',
    at,
    T: run.T,
    R: run.R,
    it: run.it,
    place: run.place,
    src: run.src,
    from: run.from,
    got: run.got,
    missed: run.missed,
    n: run.n,
    hit: run.hit,
    picked: run.picked,
    rest: run.rest,
    spared: run.spared,
    unhurt: run.unhurt,
    mirrored: run.mirrored,
    bonus: run.bonus,
    price: run.price,
    aimed: run.aimed,
    asking: run.asking,
    asked: run.asked,
    slot: run.slot,
    element: run.element,
    window: run.window,
    left: run.left,
    depth: run.depth,
    effect: run.effect,
    seat: run.seat,
    owner: run.owner,
  }
}

/** Hands values to the program that waits for them. */
export function give(t: BlackRoseTable, patch: Partial<Context>): void {
  const frame = t.frames.at(-1)
  if (frame?.op === 'run') t.frames[t.frames.length - 1] = Object.assign(stepOf(frame, frame.at), patch)
  else returnTo(t, patch)
}

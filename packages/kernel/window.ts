import type { Game } from './game.ts'
import { ask, type Frame, type KernelFrame, type Table, type WindowFrame } from './table.ts'

/**
 * Lets others speak up around a deed: those who may interrupt are asked first, then the deed happens,
 * then those who may react are asked. An interrupt may cancel or replace the deed.
 */
export function openWindow(t: Pick<Table, 'frames'>, name: string, deed: Frame): void {
  t.frames.push({ op: '$window', name, stage: 'would', deed, waiting: undefined })
}

/** Called from an interrupt: the deed does not happen, and nobody reacts to it. */
export function cancelDeed(t: Pick<Table, 'frames'>): void {
  changeDeed(t, null)
}

/** Called from an interrupt: something else happens in its place (the same deed reduced, for instance). */
export function replaceDeed(t: Pick<Table, 'frames'>, deed: Frame): void {
  changeDeed(t, deed)
}

/** The deed of the innermost open window, if it still stands. */
export function deedInDoubt(t: Pick<Table, 'frames'>): Frame | null {
  const at = innermost(t)
  return at < 0 ? null : (t.frames[at] as WindowFrame).deed
}

function changeDeed(t: Pick<Table, 'frames'>, deed: Frame | null): void {
  const at = innermost(t)
  if (at < 0) throw new Error('no window is open before its deed: there is nothing to cancel or replace')
  t.frames[at] = { ...(t.frames[at] as WindowFrame), deed }
}

function innermost(t: Pick<Table, 'frames'>): number {
  return t.frames.findLastIndex((f) => f.op === '$window' && (f as WindowFrame).stage === 'would')
}

/** One step of a window: ask the next speaker, do the deed, or close. */
export function runWindow(game: Game, t: Table, frame: WindowFrame): void {
  if (frame.deed === null) return
  const rule = game.windows?.[frame.name]
  if (!rule) throw new Error(`${game.id} opens a window "${frame.name}" it does not describe`)
  const waiting = frame.waiting ?? rule.speakers(t, frame.deed, frame.stage)
  const speaker = waiting[0]
  if (speaker !== undefined) {
    t.frames.push({ ...frame, waiting: waiting.slice(1) })
    ask(t, speaker, rule.question(t, frame.deed, frame.stage, speaker))
  } else if (frame.stage === 'would') {
    t.frames.push({ ...frame, stage: 'did', waiting: undefined }, frame.deed as KernelFrame)
  }
}

import type { Game } from './game.ts'
import { beginScope, INTERRUPT } from './scope.ts'
import { type Ask, askEach, type Frame, isAnswered, type Seat, type Stack, type Table, type WindowFrame } from './table.ts'

/**
 * Lets others interrupt a frame before it happens. Everyone who may speak is asked at once, with sealed answers; the first in
 * the rules' order who does not pass is heard. What they do happens at once and is itself open to interrupts. Then all are
 * asked again until nobody speaks; then the pending frame happens. An interrupt changes it by the returned id.
 */
export function openWindow<F extends Frame>(t: Stack<F>, name: string, pending: F): number {
  let id = 1
  for (const frame of t.frames) if (isWindow(frame) && frame.id >= id) id = frame.id + 1
  const frame: WindowFrame = { op: '$window', name, id, pending }
  t.frames.push(frame)
  return id
}

/** Changes a pending frame, or cancels it (null). One that was abandoned or has happened is left alone: false comes back. */
export function change<F extends Frame>(t: Stack<F>, id: number, patch: { readonly [field: string]: unknown } | null): boolean {
  const at = t.frames.findLastIndex((f) => isWindow(f) && f.id === id)
  const frame = t.frames[at]
  if (frame === undefined || !isWindow(frame) || frame.pending === null) return false
  t.frames[at] = { ...frame, pending: patch && { ...frame.pending, ...patch } }
  return true
}

/** The frame that is pending under this id, or null if it was cancelled, abandoned, or has happened. */
export function pendingOf(t: Stack, id: number): Frame | null {
  return t.frames.find((f): f is WindowFrame => isWindow(f) && f.id === id)?.pending ?? null
}

function isWindow(frame: Frame): frame is WindowFrame {
  return frame.op === '$window'
}

/** One round of a window: ask everyone who may speak, or let the pending frame happen. */
export function runWindow(game: Game, t: Table, frame: WindowFrame): void {
  const { pending, id } = frame
  if (pending === null) return
  const rule = game.windows?.[frame.name]
  if (!rule) throw new Error(`${game.id} opens a window "${frame.name}" it does not describe`)
  const speakers = rule.speakers(t, pending)
  if (speakers.length === 0) {
    t.frames.push(pending)
    return
  }
  t.frames.push(frame)
  askEach(t, speakers, rule.question(t, pending, id))
  if (t.ask) t.ask = { ...t.ask, window: id }
}

/** The outcome of a window's question, or undefined while answers are missing. Seats after the first speaker are not awaited. */
export function heardIn(ask: Ask, isPass: (answer: unknown) => boolean): { seat: Seat; answer: unknown } | 'nobody' | undefined {
  for (const [i, seat] of ask.to.entries()) {
    const answer = ask.sealed?.[i]
    if (!isAnswered(answer)) return undefined
    if (!isPass(answer)) return { seat, answer }
  }
  return 'nobody'
}

/** Takes the window off the stack once everyone has passed: its pending frame is next. */
export function closeWindow(t: Table): void {
  const frame = t.frames.pop()
  if (frame === undefined || !isWindow(frame)) throw new Error('a window was answered that is not open')
  if (frame.pending) t.frames.push(frame.pending)
}

/** Begins what an interrupt does: abandoning the action it interrupts does not end it. */
export function beginInterrupt(t: Table, seat: Seat): void {
  beginScope(t, INTERRUPT, seat)
}

import type { Frame, ScopeFrame, Seat, Stack } from './table.ts'

/** The scope that the kernel begins around each interrupt. It survives when the interrupted thing is abandoned. */
export const INTERRUPT = '$interrupt'

/** All frames pushed from now on, until it is done, belong to this scope ("the action of seat 2"). */
export function beginScope<F extends Frame>(t: Stack<F>, name: string, seat: Seat | null = null): void {
  const frame: ScopeFrame = { op: '$scope', name, seat }
  t.frames.push(frame)
}

/**
 * Drops the remaining frames of the innermost scope with that name (and seat, if given). An interrupt that is running
 * above it goes on: its frames do not belong to the interrupted thing. Returns whether there was such a scope.
 */
export function abandonScope<F extends Frame>(t: Stack<F>, name: string, seat?: Seat): boolean {
  const at = t.frames.findLastIndex((f) => isScope(f) && f.name === name && (seat === undefined || f.seat === seat))
  if (at < 0) return false
  const interrupt = t.frames.findIndex((f, i) => i > at && isScope(f) && f.name === INTERRUPT)
  t.frames.splice(at, (interrupt < 0 ? t.frames.length : interrupt) - at)
  return true
}

function isScope(frame: Frame): frame is ScopeFrame {
  return frame.op === '$scope'
}

import type { Undo } from '../../session/match-session.ts'
import type { Text } from '../../text/pl.ts'

/** How far an undo reaches, and why it stops there. */
export function undoHint({ reach, free, keep }: Undo, t: Text): string {
  if (keep === undefined) return reach.stop === 'final' ? `${t.undo.cannot(t.undo.stops.final)}.` : t.undo.nothing
  if (reach.steps > 0) return `${t.undo.reach(reach.steps, t.undo.stops[reach.stop])}.`
  return free ? `${t.undo.further}.` : `${t.undo.cannot(t.undo.stops[reach.stop])}.`
}

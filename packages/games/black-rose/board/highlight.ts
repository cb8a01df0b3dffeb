import type { Highlight } from '@grimuar/ui'
import type { BlackRoseEvent } from '../told.ts'

/** What is told over the table: a turn and a Moon that begin, a Mage who is defeated, a room that falls, a quest that is done. */
export function highlight(event: BlackRoseEvent): Highlight | undefined {
  if (event.kind === 'defeated') return { at: `cell:${event.seat}` }
  if (event.kind === 'destroyed') return { at: `room:${event.place}` }
  return event.kind === 'turn' || event.kind === 'moon' || event.kind === 'questDone' ? {} : undefined
}

import type { Box, Door, Position } from '@grimuar/contract'
import { Match, openQuestion } from '@grimuar/kernel'
import type { Pace } from '@grimuar/ui'
import { LocalSession } from '../session/local-session.svelte.ts'

const NAMES = ['Ada', 'Merlin', 'Baba Jaga', 'Wit'] as const
/** Always the same dice, so that two pictures differ only where the app does. */
const SEED = '0'.repeat(64)

/** A position that can be looked at and played on, from one seat; bots play the others. Nothing is saved. */
export class GallerySession extends LocalSession {
  constructor(box: Box, door: Door, { seats, options, table }: Position, seat: number | 'none' | undefined, pace: () => Pace) {
    const names = Array.from({ length: seats }, (_, i) => NAMES[i % NAMES.length] ?? '')
    const match = new Match(door.game, { seats, options, names, luck: { kind: 'fair', seed: SEED }, from: table })
    const person = seat ?? openQuestion(match.table, null)?.waiting[0] ?? 0
    const sitters = names.map((name, i) => ({ kind: i === person ? ('human' as const) : ('bot' as const), name }))
    const saved = { id: `gallery-${box.id}`, game: box.id, sitters, updated: 0, steps: 0, finished: false, record: '' }
    super(saved, box, door, match, { pace, holds: () => false })
  }

  protected override save(): void {}
}

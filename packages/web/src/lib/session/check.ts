import { commitment, Match, readRecord, same } from '@grimuar/kernel'
import type { Session } from './session.svelte.ts'

/** Replays a finished match from its written record alone: the promised seed, and the same end. */
export async function checkRecord(session: Session): Promise<boolean> {
  const built = Match.from(session.door.game, readRecord(session.record))
  if (!built.ok) return false
  const { luck } = built.match.beginning
  if (session.commitment && (luck.kind !== 'fair' || commitment(luck.seed) !== session.commitment)) return false
  const table = built.match.table as { over: boolean; draws: number }
  return table.over && table.draws === session.draws && same(built.match.game.result(table), session.result)
}

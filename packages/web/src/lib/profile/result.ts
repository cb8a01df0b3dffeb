import { type Result, readResult } from '@grimuar/kernel'
import type { MatchView, RoomCard } from '@grimuar/protocol'

/** The result of a match, perhaps one stored by an earlier version; null while it is running, and if it ended early. */
export function resultOf({ result }: Pick<RoomCard, 'result'>): Result | null {
  const ended = result as MatchView['ended']
  return ended?.result ? readResult(ended.result as Result) : null
}

import type { Result } from '@grimuar/kernel'
import type { MatchView, RoomCard } from '@grimuar/protocol'

/** What a match came to; null while it goes on, and where it was ended early. */
export function resultOf({ result }: Pick<RoomCard, 'result'>): Result | null {
  return ((result as MatchView['ended'])?.result ?? null) as Result | null
}

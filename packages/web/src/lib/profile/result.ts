import { type Result, readResult } from '@grimuar/kernel'
import type { MatchView, RoomCard, SeatCard } from '@grimuar/protocol'
import type { AccountText } from '../account/text/pl.ts'

/** The result of a match, perhaps one stored by an earlier version; null while it is running, and if it ended early. */
export function resultOf({ result }: Pick<RoomCard, 'result'>): Result | null {
  const ended = result as MatchView['ended']
  return ended?.result ? readResult(ended.result as Result) : null
}

/** The name of a seat in a finished match. */
export function sitterName(seat: SeatCard, t: Pick<AccountText, 'profile'>): string {
  if (seat.kind === 'bot') return t.profile.bot
  if (seat.kind === 'free') return t.profile.free
  return seat.person.name === '—' ? t.profile.gone : seat.person.name
}

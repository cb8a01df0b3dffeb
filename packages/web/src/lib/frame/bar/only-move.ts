import type { MatchSession } from '../../session/match-session.ts'

/**
 * The move of a player who has no choice; undefined if there is a choice or no move. Up to the step `asked` the player is asked
 * nevertheless, because they took back such a move.
 */
export function onlyMove(
  { moves, now, replaying, shown }: Pick<MatchSession, 'moves' | 'now' | 'replaying' | 'shown'>,
  asked: number,
): unknown {
  return now && !replaying && moves.length === 1 && shown.step > asked ? moves[0] : undefined
}

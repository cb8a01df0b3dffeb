import type { MatchSession } from '../session/match-session.ts'

/**
 * The move of a player who has no choice; undefined where there is one, or none. Up to the step `asked` the player is asked all the same:
 * they have taken such a move back.
 */
export function onlyMove(
  { moves, now, replaying, shown }: Pick<MatchSession, 'moves' | 'now' | 'replaying' | 'shown'>,
  asked: number,
): unknown {
  return now && !replaying && moves.length === 1 && shown.step > asked ? moves[0] : undefined
}

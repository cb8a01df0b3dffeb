import { heardBy, type Json, legal, openQuestion, type Seat } from '@grimuar/kernel'
import type { LogUpdate, MatchView } from '@grimuar/protocol'
import type { AppliedEntry, MatchState } from './match-state.ts'

/** Everything that `seat` (null: a spectator) may see of a match. It may share parts with the table, so serialize it at once. */
export function matchViewFor(state: MatchState, seat: Seat | null): MatchView {
  const { match, table, ended, request } = state
  const playing = seat !== null && !ended ? seat : null
  const asked = ended ? null : openQuestion(table, seat)
  return {
    view: match.game.view(table, seat) as Json,
    asked: asked && { question: asked.question, waiting: [...asked.waiting], mine: asked.mine },
    moves: playing !== null && state.seats[playing]?.bot === null ? [...legal(match.game, table, playing)] : [],
    undo: playing === null ? null : { ...match.undoReach(playing), standing: match.steps.length },
    request: request && { seat: request.seat, keep: request.keep, agreed: request.agreed.slice() },
    seats: state.seatViews(),
    ended,
  }
}

/** A log entry with the events that `seat` (null: a spectator) hears. */
export function updateFor({ seq, at, entry, events }: AppliedEntry, seat: Seat | null): LogUpdate {
  return { seq, at, entry, events: heardBy(events, seat) }
}

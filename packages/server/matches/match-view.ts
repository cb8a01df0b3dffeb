import { answersOf, type Form, heardBy, isForm, type Json, openQuestion, type Seat } from '@grimuar/kernel'
import type { LogUpdate, MatchView } from '@grimuar/protocol'
import type { AppliedEntry, MatchState } from './match-state.ts'

/**
 * Everything that `seat` (null: a spectator) may see of a match. It may share parts with the table, so serialize it at once. `view` is
 * what the seat sees of the table, if that is known already.
 */
export function matchViewFor(state: MatchState, seat: Seat | null, view = state.match.game.view(state.table, seat)): MatchView {
  const { match, table, ended, request } = state
  const playing = seat !== null && !ended && state.seats[seat]?.bot === null ? seat : null
  const { moves, form } = answersFor(state, playing)
  const { ask } = table
  return {
    view,
    asked: ended ? null : askedOf(state.table, seat),
    moves,
    form,
    answer: (playing !== null && ask?.sealed?.[ask.to.indexOf(playing)]) || null,
    interrupt: playing !== null && ask?.window !== undefined && ask.to.includes(playing),
    order: playing === null ? null : state.orderOf(playing),
    undo:
      seat === null || ended ? null : { ...match.undoReach(seat), standing: match.steps.length, settled: state.settledFor(seat) },
    request: request && { seat: request.seat, keep: request.keep, agreed: request.agreed.slice() },
    seats: state.seatViews(),
    ended,
  }
}

/** The open question as a seat (null: a spectator) may see it. */
export function askedOf(table: Parameters<typeof openQuestion>[0], seat: Seat | null): MatchView['asked'] {
  const asked = openQuestion(table, seat)
  return asked && { ...asked, waiting: [...asked.waiting] }
}

function answersFor({ match, table }: MatchState, seat: Seat | null): { moves: Json[]; form: Form | null } {
  const answers = seat === null ? [] : answersOf(match.game, table, seat)
  return isForm(answers) ? { moves: [], form: answers } : { moves: [...answers], form: null }
}

/** A log entry with the events that `seat` (null: a spectator) hears. */
export function updateFor(state: MatchState, { seq, at, entry, events }: AppliedEntry, seat: Seat | null): LogUpdate {
  return { seq: state.seqFor(seat, seq), at, entry, events: heardBy(events, seat) }
}

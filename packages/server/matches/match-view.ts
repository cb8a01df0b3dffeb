import { heardBy, type Json, legal, openQuestion, type Seat } from '@grimuar/kernel'
import type { News, Sight } from '@grimuar/protocol'
import type { Course, Happening } from './match-state.ts'

/** All that `seat` (null: a spectator) may see of a match. It may share parts with the table: write it out at once. */
export function sightOf(course: Course, seat: Seat | null): Sight {
  const { match, table, ended, request } = course
  const mine = seat !== null && !ended ? seat : null
  const asked = ended ? null : openQuestion(table, seat)
  return {
    view: match.game.view(table, seat) as Json,
    asked: asked && { question: asked.question, waiting: [...asked.waiting], mine: asked.mine },
    moves: mine !== null && course.seats[mine]?.bot === null ? [...legal(match.game, table, mine)] : [],
    undo: mine === null ? null : { ...match.undoReach(mine), standing: match.steps.length },
    request: request && { seat: request.seat, keep: request.keep, agreed: request.agreed.slice() },
    seats: course.seatSights(),
    ended,
  }
}

/** What `seat` hears of something that happened. */
export function newsOf({ seq, at, deed, heard }: Happening, seat: Seat | null): News {
  return { seq, at, deed, events: heardBy(heard, seat) }
}

import { heardBy } from '@grimuar/kernel'
import type { Moment } from '@grimuar/protocol'
import type { MatchState } from '../matches/match-state.ts'
import { askedOf } from '../matches/match-view.ts'
import { seatOf, setupOf } from '../matches/setup.ts'
import type { Room } from './room.ts'

/** The moment after `step` moves as `person` saw it, as JSON text; a code if there is none. Only durable moves are shown. */
export function momentOf(
  room: Room,
  person: string | null,
  step: number,
): Promise<{ text: string } | 'not-running' | 'no-moment'> {
  return room.read((state) => {
    if (!state) return 'not-running'
    if (step > state.match.steps.length) return 'no-moment'
    return { text: JSON.stringify(momentAt(state, seatOf(setupOf(room.row), person), step)) }
  })
}

function momentAt({ match }: MatchState, seat: number | null, step: number): Moment {
  const { game, steps, opening } = match
  const table = step === steps.length ? match.table : match.at(step)
  const last = steps[step - 1]
  return {
    standing: steps.length,
    step,
    seat,
    view: game.view(table, seat),
    asked: table.over ? null : askedOf(table, seat),
    last: heardBy(last ? last.events : opening, seat),
    by: last?.seat ?? null,
    over: table.over,
  }
}

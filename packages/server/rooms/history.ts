import { heardBy, type Match, type Table } from '@grimuar/kernel'
import type { Moment } from '@grimuar/protocol'
import type { MatchState } from '../matches/match-state.ts'
import { askedOf } from '../matches/match-view.ts'
import { seatOf, setupOf } from '../matches/setup.ts'
import { nextPiece } from '../slices.ts'
import type { Room } from './room.ts'

/** The moment after `step` moves as `person` saw it, as JSON text; a code if there is none. Only durable moves are shown. */
export function momentOf(
  room: Room,
  person: string | null,
  step: number,
): Promise<{ text: string } | 'not-running' | 'no-moment'> {
  return room.read(async (state) => {
    if (!state) return 'not-running'
    if (step > state.match.steps.length) return 'no-moment'
    return { text: JSON.stringify(await momentAt(state, seatOf(setupOf(room.row), person), step)) }
  })
}

async function momentAt({ match }: MatchState, seat: number | null, step: number): Promise<Moment> {
  const { game, steps, opening } = match
  const table = step === steps.length ? match.table : await tableAfter(match, step)
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

/** The table after the first steps of a match. It may take hundreds of steps to get there, so they are played in pieces. */
async function tableAfter(match: Match, steps: number): Promise<Table> {
  for (const work = match.playTo(steps); ; ) {
    const { done, value } = work.next()
    if (done) return value
    await nextPiece()
  }
}

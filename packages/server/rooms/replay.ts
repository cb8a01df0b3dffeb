import type { Code } from '@grimuar/protocol'
import type { ServerContext } from '../context.ts'
import { MatchState } from '../matches/match-state.ts'
import { nextPiece } from '../slices.ts'
import type { RoomRow } from '../store/contract.ts'

/** Log entries that are read at once. */
const LOG_PAGE = 200

/**
 * Computes the state of a room's match from its log, in pieces: a log may be long. Null: the match has not begun, or never will; a code:
 * it cannot be played here.
 */
export async function replay(context: ServerContext, row: RoomRow): Promise<MatchState | null | Code> {
  if (row.state === 'open' || row.state === 'gone' || row.version === null) return null
  const game = await context.rules.rules(row.game, row.version)
  if (!game) return !context.nodes.alone && (await context.rules.isLater(row.game, row.version)) ? 'try-again' : 'rules-gone'
  await nextPiece()
  const state = new MatchState(game, row, context.outages)
  for (;;) {
    const page = await context.store.log(row.id, state.seq, LOG_PAGE)
    for (const entry of page) {
      const refused = state.apply(entry)
      if (refused) throw new Error(`log entry ${entry.seq} of room ${row.id} is not legal: ${JSON.stringify(refused)}`)
      await nextPiece()
    }
    if (page.length < LOG_PAGE) return state
  }
}

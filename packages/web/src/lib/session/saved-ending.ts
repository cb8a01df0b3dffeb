import { type Match, placeOf, type Result } from '@grimuar/kernel'
import type { SavedMatch } from './saved-matches.ts'

/** How a match ended, as it is saved. */
export function ending({ table, game }: Match): Pick<SavedMatch, 'finished' | 'ranks' | 'points' | 'together'> {
  if (!table.over) return { finished: false }
  const result: Result = game.result(table)
  const ranks = Array.from({ length: table.seats }, (_, seat) => placeOf(result, seat))
  const points = result.scores?.map(({ total }) => total) ?? []
  return { finished: true, ranks, ...(points.length && { points }), ...(result.kind === 'shared' && { together: true }) }
}

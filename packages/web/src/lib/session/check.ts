import { type Game, Match, type Result, readRecord, same } from '@grimuar/kernel'

/** Whether replaying a record from its first line gives the same number of draws and the same result. */
export function recordHolds(game: Game, record: string, end: { readonly result: Result; readonly draws: number }): boolean {
  const built = Match.from(game, readRecord(record))
  if (!built.ok) return false
  const { table } = built.match
  return table.over && table.draws === end.draws && same(game.result(table), end.result)
}

import { type Game, type Json, Match, type Result, readRecord, same } from '@grimuar/kernel'

/** Whether a written record, played again from its first line, comes to the same draws and the same end. */
export function recordHolds(game: Game, record: string, end: { readonly result: Result; readonly draws: number }): boolean {
  const built = Match.from(game, readRecord(record))
  if (!built.ok) return false
  const table = built.match.table as { over: boolean; draws: number }
  return table.over && table.draws === end.draws && same(game.result(table as never), end.result as unknown as Json)
}

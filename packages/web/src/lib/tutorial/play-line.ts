import type { Played } from '@grimuar/contract/tutorial'
import type { Json, Match } from '@grimuar/kernel'

/** Plays moves as far as they are legal; tells what kinds of things happened, move by move. */
export function playLine(match: Match, line: readonly Played[]): string {
  // The rules check every move.
  for (const { seat, move } of line) if (match.play(seat, move as Json)) break
  return JSON.stringify(match.steps.map(({ events }) => events.map(({ event }) => event.kind)))
}

import { at, type GameTypes, Match, readRecord, writeRecord } from '../index.ts'

/**
 * A match written down and read again is the same match: table, moves and all they caused. So it is after taking back
 * half of it and playing that half again.
 */
export function roundTrip<G extends GameTypes>(match: Match<G>): void {
  const again = reread(match)
  const count = match.steps.length
  if (count === 0) return
  const keep = Math.max(Math.floor(count / 2), match.settled)
  if (!again.canKeep(keep)) return
  const undone = again.steps.slice(keep)
  again.keep(at(undone, 0).seat, keep)
  equal(again.table, match.at(keep), `the table after taking back all but ${keep} moves`)
  reread(again)
  for (const { seat, move } of undone) {
    if (again.play(seat, move))
      throw new Error(`${match.game.id}: a move taken back is refused when played again: ${JSON.stringify(move)}`)
  }
  equal(again.table, match.table, 'the table after playing again what was taken back')
  equal(again.steps, match.steps, 'what happened after playing again what was taken back')
  reread(again)
}

function reread<G extends GameTypes>(match: Match<G>): Match<G> {
  const text = writeRecord(match.record)
  const rebuilt = Match.from(match.game, readRecord(text))
  if (!rebuilt.ok) throw new Error(`${match.game.id}: its own record cannot be read: line ${rebuilt.line}: ${rebuilt.problem}`)
  const again = rebuilt.match
  equal(again.table, match.table, 'the table read from a record')
  equal(again.opening, match.opening, 'what setting up told, read from a record')
  equal(again.steps, match.steps, 'what happened, read from a record')
  equal(again.entries, match.entries, 'the log read from a record')
  equal(writeRecord(again.record), text, 'a record written again')
  return again
}

function equal(a: unknown, b: unknown, what: string): void {
  if (JSON.stringify(a) !== JSON.stringify(b)) throw new Error(`${what} is not the same`)
}

import { describe, expect, test } from 'vitest'
import { type Beginning, type Game, type Json, Match, readRecord, writeRecord } from './index.ts'
import { checkEverything } from './testkit/invariants.ts'
import { roundTrip } from './testkit/records.ts'
import { type Grid, type GridTypes, ticTacToe } from './testkit/tic-tac-toe.ts'

/** Reads a grid strictly: anything that is not one is refused. */
function read(json: Json): Grid | undefined {
  if (typeof json !== 'object' || json === null || !('cells' in json)) return undefined
  const { cells, turn } = json
  if (!Array.isArray(cells) || cells.length !== 9 || (turn !== 0 && turn !== 1)) return undefined
  const marks: (number | null)[] = cells.filter((cell) => cell === null || cell === 0 || cell === 1)
  if (marks.length !== 9) return undefined
  return { seats: 2, frames: [{ op: 'turn', seat: turn }], ask: null, draws: 0, over: false, cells: marks, winner: null }
}

const game: Game<GridTypes> = { ...ticTacToe, read }
const almostWon: Json = { cells: [0, 0, null, 1, 1, null, null, null, null], turn: 0 }
const begin = (from: Json, seats = 2): Beginning => ({
  seats,
  options: {},
  names: ['a', 'b'],
  luck: { kind: 'quick', seed: 1 },
  from,
})

describe('a match that begins from a position', () => {
  test('begins there, and its record replays it anywhere', () => {
    const match = new Match(game, begin(almostWon))
    expect(match.play(0, { at: 0 })).toMatchObject({ reason: 'rule' })
    expect(match.play(0, { at: 2 })).toBeUndefined()
    expect([match.table.over, match.table.winner]).toEqual([true, 0])
    expect(writeRecord(match.record)).toContain('\nfrom {"cells":[0,0,null,')
    roundTrip(match)
  })

  test('can be taken back to the position', () => {
    const match = new Match(game, begin(almostWon))
    match.play(0, { at: 5 })
    match.keep(0, 0)
    expect(match.table.cells).toEqual([0, 0, null, 1, 1, null, null, null, null])
  })

  test('is refused where the table is none of this game, or the game reads none', () => {
    for (const from of [null, 7, {}, { cells: [], turn: 0 }, { cells: Array(9).fill('x'), turn: 0 }]) {
      expect(() => new Match(game, begin(from))).toThrow('cannot begin from this table')
      const text = writeRecord({ game: game.id, version: 1, ...begin(from), entries: [] })
      expect(Match.from(game, readRecord(text))).toMatchObject({ ok: false, fault: 'position' })
    }
    expect(() => new Match(ticTacToe, begin(almostWon))).toThrow('cannot begin from this table')
  })

  test('may be as long as a large table, but not without end', () => {
    const record = (length: number) => ({ game: 'x', version: 1, ...begin('y'.repeat(length)), entries: [] })
    expect(readRecord(writeRecord(record(400_000)))).toMatchObject({ ok: true })
    expect(readRecord(writeRecord(record(600_000)))).toMatchObject({ ok: false, fault: 'line-too-long' })
    expect(readRecord(writeRecord(record(1)).replace('from "y"', 'from {'))).toMatchObject({ ok: false, fault: 'position' })
  })

  test('stands up to every check', () => {
    const match = new Match(game, begin(almostWon))
    const moment = { seed: 1, decision: 0, events: [], seen: [], remembered: new WeakMap<object, string>() }
    checkEverything(game)({ ...moment, game, table: match.table, chance: () => 0 })
  })
})

import { expect, test } from 'vitest'
import { type Game, Match, readRecord } from '../index.ts'
import { highCard } from './high-card.ts'
import { type Checkpoint, playRandomly, RandomPlayFailure, randomMatch } from './random-play.ts'
import { seeded, seeds } from './seeds.ts'
import { ticTacToe } from './tic-tac-toe.ts'

test(seeded('the same seed plays the same match, watched or not'), () => {
  for (const game of [ticTacToe, highCard] as readonly Game[]) {
    for (const seed of seeds(20, 2)) {
      const plain = playRandomly(game, { seed })
      const watched = playRandomly(game, { seed, checks: [({ chance }) => void chance(6)] })
      expect(watched).toEqual(plain)
      expect(plain.table.over).toBe(true)
    }
  }
  expect(
    new Set(Array.from({ length: 20 }, (_, seed) => JSON.stringify(playRandomly(ticTacToe, { seed }).record.entries))).size,
  ).toBeGreaterThan(15)
})

test('checks are shown every moment, from setting up to the end, with what was told', () => {
  const moments: Checkpoint[] = []
  const { decisions } = playRandomly(highCard, {
    seed: 3,
    seats: 3,
    checks: [(m) => void moments.push({ ...m, seen: m.seen.slice() })],
  })
  expect(moments.map((m) => m.decision)).toEqual(Array.from({ length: decisions + 1 }, (_, i) => i))
  expect(moments[0]?.events.length).toBe(9) // three cards drawn by each
  expect(moments.some((m) => m.events.some(({ event }) => event.kind === 'shown'))).toBe(true)
  expect(moments.at(-1)?.seen.length).toBeGreaterThan(5)
})

test('every number of seats is played', () => {
  expect(new Set([0, 1, 2, 3].map((seed) => playRandomly(highCard, { seed }).table.seats))).toEqual(new Set([2, 3, 4]))
})

test('a failure names game, seed, seats, decision, seat and move, and brings a record up to the trouble', () => {
  const check = ({ decision }: Checkpoint) => {
    if (decision === 3) throw new Error('three is too many')
  }
  const failure = (() => {
    try {
      playRandomly(ticTacToe, { seed: 8, checks: [check] })
    } catch (error) {
      return error
    }
    return undefined
  })() as RandomPlayFailure
  expect(failure).toBeInstanceOf(RandomPlayFailure)
  expect(failure.message).toMatch(
    /^tic-tac-toe, seed 8, 2 seats, options \{\}, decision 3, seat 0, move \{"at":\d\}: three is too many$/,
  )
  const again = Match.from(ticTacToe, readRecord(failure.record))
  expect(again.ok && again.match.steps.length).toBe(3)
})

test('a rule that breaks is named by the move that broke it, which is not in the record', () => {
  const broken = {
    ...ticTacToe,
    ops: {
      turn: (t: any, frame: any) =>
        t.cells.filter((c: any) => c !== null).length === 2 ? t.oops.x : ticTacToe.ops.turn(t, frame, null as never),
    },
  }
  const attempt = () => playRandomly(broken as typeof ticTacToe, { seed: 1 })
  expect(attempt).toThrow(/decision 2, seat 1, move \{"at":\d\}: .*(undefined|oops)/)
})

test('a random match goes on as a match', () => {
  const match = randomMatch(highCard, { seed: 2, seats: 2 })
  const { table, decisions } = playRandomly(highCard, { seed: 2, seats: 2 })
  expect(match.table).toEqual(table)
  expect(match.steps.length).toBe(decisions)
})

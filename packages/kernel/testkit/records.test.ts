import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Game } from '../index.ts'
import { arbitrarySeed } from './arbitraries.ts'
import { highCard } from './high-card.ts'
import { randomMatch } from './random-play.ts'
import { roundTrip } from './records.ts'

test('matches with sealed answers and chance go through their records', () => {
  fc.assert(
    fc.property(arbitrarySeed(), (seed) => {
      const match = randomMatch(highCard, { seed })
      const before = JSON.stringify([match.table, match.entries])
      roundTrip(match)
      expect(JSON.stringify([match.table, match.entries])).toBe(before)
    }),
    { numRuns: 20 },
  )
})

test('a game with luck of its own does not', () => {
  let times = 0
  const { show, bury } = highCard.asks
  const moody: Game = {
    ...highCard,
    asks: {
      show,
      bury: {
        ...bury,
        apply(t: any, ...rest: [any, any, any, any]) {
          bury.apply(t, ...rest)
          t.points[0] += times++
        },
      },
    },
  }
  const match = randomMatch(moody, { seed: 1 })
  expect(() => roundTrip(match)).toThrow('the table read from a record is not the same')
})

test('a game that forgets a move is legal does not', () => {
  let asked = 0
  const forgetful: Game = {
    ...highCard,
    asks: {
      ...highCard.asks,
      bury: {
        ...highCard.asks.bury,
        answers: (t: any, q: any, seat: number) => (asked++ > 100 ? [] : highCard.asks.bury.answers(t, q, seat)),
      },
    },
  }
  const match = randomMatch(forgetful, { seed: 1 })
  asked = 1000
  expect(() => roundTrip(match)).toThrow(/its own record cannot be read: line \d+: move \d+ is not legal/)
})

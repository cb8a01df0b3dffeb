import { quickDice } from '@grimuar/kernel'
import { randomMatch } from '@grimuar/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { encoder } from './encoder.ts'
import { leadOf } from './lead.ts'
import { game } from './rules.ts'
import type { ProphecyTable } from './table.ts'
import { prophecy } from './talk.ts'

function encoded(t: ProphecyTable, seat: number): Float32Array {
  const out = new Float32Array(encoder.inputs)
  encoder.encode(t, seat, out)
  return out
}

describe('the encoder', () => {
  test.each([
    [2, 'basic'],
    [3, 'b'],
    [4, 'mixed'],
  ] as const)('puts any turn of a game with %i (%s) into numbers of a moderate size', (seats, nets) => {
    const match = randomMatch(game, { seed: 8, seats, options: { nets } })
    for (const step of [50, 150, 300]) {
      for (let seat = 0; seat < seats; seat++) {
        const numbers = encoded(match.at(step), seat)
        expect(Math.max(...numbers)).toBeLessThanOrEqual(4)
        expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-4)
        expect(numbers.filter((x) => x !== 0).length).toBeGreaterThan(20 * seats)
        // An empty seat has no numbers.
        expect(numbers.slice(-100).some((x) => x !== 0)).toBe(seats === 4)
      }
    }
  })

  test('begins with the judgement that the network was trained with', () => {
    const t = prophecy({ players: [{ curses: 9 }, {}, {}, {}] }).table
    for (const seat of [0, 1]) expect(encoded(t, seat)[0]).toBeCloseTo(leadOf(t, seat), 6)
  })

  test('sees a table from the seat that it judges', () => {
    const t = prophecy({ players: [{ net: 'RYYG' }, {}, {}, {}] }).table
    expect(encoded(t, 0)).not.toEqual(encoded(t, 1))
    expect(encoded(t, 0)).toEqual(encoded(game.copy(t), 0))
  })

  test('says the same of a table and of one imagined from a view: nothing it looks at is hidden', () => {
    const t = randomMatch(game, { seed: 3, seats: 3 }).at(120)
    for (let seat = 0; seat < 3; seat++) {
      const imagined = game.imagine(game.view(t, seat), seat, quickDice(5))
      expect(encoded(imagined, seat)).toEqual(encoded(t, seat))
    }
  })
})

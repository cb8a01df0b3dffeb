import { type Answers, answersOf, apply, at, Dealer, listed, quickDice, readOptions, start } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { bot } from './bot.ts'
import { encoder } from './encoder.ts'
import { game } from './rules.ts'
import type { SpellbookMove, SpellbookTable } from './table.ts'

function encoded(t: SpellbookTable, seat: number): Float32Array {
  const out = new Float32Array(encoder.inputs)
  encoder.encode(t, seat, out)
  return out
}

/** The tables of a random game where a day begins. */
function* days(seats: number, mode: 'set1' | 'classic'): Generator<SpellbookTable> {
  const read = readOptions(game.options, { mode })
  if (!read.ok) throw new Error(read.problem)
  const dice = quickDice(5)
  const t = start(game, read.options, seats, dice)
  const dealer = new Dealer(dice)
  for (let n = 0, day = t.day; !t.over; n++) {
    const seat = at(t.ask?.to ?? [], 0)
    const answers: Answers<SpellbookMove> = answersOf(game, t, seat)
    const moves = listed(answers)
    apply(game, t, seat, at(moves, dice(n + 100_000, moves.length)), dealer)
    if (t.day !== day && !t.over) yield t
    day = t.day
  }
}

describe('the encoder', () => {
  test.each([
    [1, 'classic'],
    [2, 'set1'],
    [4, 'classic'],
  ] as const)('puts any day of a game with %i (%s) into numbers of a moderate size', (seats, mode) => {
    let count = 0
    for (const t of days(seats, mode)) {
      count++
      for (let seat = 0; seat < seats; seat++) {
        const numbers = encoded(t, seat)
        expect(Math.max(...numbers)).toBeLessThanOrEqual(4)
        expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-4)
        expect(numbers[0]).toBeCloseTo(bot.evaluate(t, seat), 6)
        // An empty seat has no numbers.
        expect(numbers.slice(-100).some((x) => x !== 0)).toBe(seats === 4)
      }
    }
    expect(count).toBeGreaterThan(5)
  })

  test('says the same of a table and of one imagined from a view: it does not look into the bag', () => {
    for (const t of days(2, 'classic')) {
      for (let seat = 0; seat < 2; seat++) {
        const imagined = game.imagine(game.view(t, seat), seat, quickDice(5))
        expect(encoded(imagined, seat)).toEqual(encoded(t, seat))
      }
    }
  })
})

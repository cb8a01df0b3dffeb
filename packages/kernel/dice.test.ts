import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { quickDice, stream } from './dice.ts'
import { arbitrarySeed } from './testkit/arbitraries.ts'

test('the same seed, draw and sides always give the same answer, in whatever order they are asked', () => {
  const draws = fc.array(fc.tuple(fc.nat(100_000), fc.integer({ min: 1, max: 1000 })), { maxLength: 50 })
  fc.assert(
    fc.property(arbitrarySeed(), draws, (seed, asked) => {
      const once = asked.map(([draw, sides]) => quickDice(seed)(draw, sides))
      const dice = quickDice(seed)
      const backwards = asked.toReversed().map(([draw, sides]) => dice(draw, sides))
      expect(backwards.toReversed()).toEqual(once)
    }),
  )
})

test('an answer is a whole number from 0 to sides-1', () => {
  fc.assert(
    fc.property(arbitrarySeed(), fc.nat(1_000_000), fc.integer({ min: 1, max: 2 ** 31 }), (seed, draw, sides) => {
      const rolled = quickDice(seed)(draw, sides)
      expect(Number.isInteger(rolled) && rolled >= 0 && rolled < sides).toBe(true)
    }),
  )
})

test('few sides and many are drawn from the same fraction', () => {
  fc.assert(
    fc.property(arbitrarySeed(), fc.nat(1_000_000), fc.integer({ min: 1, max: 2 ** 17 }), (seed, draw, sides) => {
      const dice = quickDice(seed)
      expect(dice(draw, sides)).toBe(Math.floor((dice(draw, 2 ** 32) / 2 ** 32) * sides))
    }),
  )
})

test('every side comes up about equally often, along one match and across the first draws of many', () => {
  const rolls = 60_000
  const dice = quickDice(7)
  for (const roll of [(i: number) => dice(i, 6), (i: number) => quickDice(i)(0, 6)]) {
    const seen = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < rolls; i++) seen[roll(i)]!++
    // Five degrees of freedom: above 25 happens once in seven thousand seeds, and this seed is fixed.
    const chiSquare = seen.reduce((sum, n) => sum + (n - rolls / 6) ** 2 / (rolls / 6), 0)
    expect(chiSquare).toBeLessThan(25)
  }
})

test('a draw says nothing about the next one', () => {
  const pairs = Array<number>(36).fill(0)
  const dice = quickDice(11)
  const rolls = 72_000
  for (let i = 0; i < rolls; i++) pairs[dice(i, 6) * 6 + dice(i + 1, 6)]!++
  const chiSquare = pairs.reduce((sum, n) => sum + (n - rolls / 36) ** 2 / (rolls / 36), 0)
  expect(chiSquare).toBeLessThan(80)
})

test('neighbouring seeds play different luck', () => {
  const start = (seed: number) => Array.from({ length: 20 }, (_, i) => quickDice(seed)(i, 1000)).join()
  expect(new Set(Array.from({ length: 500 }, (_, seed) => start(seed))).size).toBe(500)
})

test('a stream counts its draws itself', () => {
  const dice = quickDice(3)
  const roll = stream(dice)
  expect([roll(100), roll(100), roll(6)]).toEqual([dice(0, 100), dice(1, 100), dice(2, 6)])
})

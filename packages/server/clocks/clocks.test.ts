import { expect, test } from 'vitest'
import { Clocks } from './clocks.ts'

const live = (outages: { from: number; to: number }[] = []) => new Clocks({ kind: 'live', move: 10, bank: 30 }, 2, outages)

test('a turn has its own time; only extra time is taken from the bank', () => {
  const clocks = live()
  clocks.advance(null, [], [0], true, 0)
  expect(clocks.ends(0)).toBe(40_000)
  expect(clocks.ends(1)).toBeNull()
  clocks.advance(0, [0], [1], true, 9_000)
  expect(clocks.view(0)).toEqual({ bank: 30_000, since: null, ends: null })
  expect(clocks.view(1)).toEqual({ bank: 30_000, since: 9_000, ends: 49_000 })
  clocks.advance(1, [1], [0], true, 9_000 + 25_000)
  expect(clocks.view(1)?.bank).toBe(15_000)
  clocks.advance(0, [0], [1], true, 35_000)
  clocks.advance(1, [1], [0], true, 35_000 + 99_000)
  expect(clocks.view(1)?.bank).toBe(0)
})

test('many small decisions in a row are one turn, and so are undoing and deciding again', () => {
  const clocks = live()
  clocks.advance(null, [], [0], true, 0)
  for (let at = 1000; at <= 8000; at += 1000) clocks.advance(0, [0], [0], true, at)
  expect(clocks.ends(0)).toBe(40_000)
})

test('in simultaneous rounds everyone has a fresh turn for each question', () => {
  const clocks = live()
  clocks.advance(null, [], [0, 1], true, 0)
  clocks.advance(0, [0, 1], [1], false, 5000) // one answer is in, the other is missing
  expect(clocks.ends(0)).toBeNull()
  expect(clocks.ends(1)).toBe(40_000)
  clocks.advance(1, [1], [0, 1], true, 8000)
  expect([clocks.ends(0), clocks.ends(1)]).toEqual([48_000, 48_000])
})

test('a seat that answers and withdraws gains no time, and no time is counted twice', () => {
  const clocks = live()
  clocks.advance(null, [], [0, 1], true, 0)
  clocks.advance(0, [0, 1], [1], false, 12_000)
  expect(clocks.view(0)?.bank).toBe(28_000)
  clocks.advance(0, [1], [0, 1], false, 15_000)
  clocks.resume(0, 15_000)
  expect(clocks.ends(0)).toBe(43_000) // 28 of 40 seconds are left
  clocks.advance(0, [0, 1], [1], false, 16_000)
  expect(clocks.view(0)?.bank).toBe(27_000)
})

test('if any of several may answer, the next question is a new turn for the others, too', () => {
  const clocks = live()
  clocks.advance(null, [], [0, 1], true, 0)
  clocks.advance(0, [0, 1], [0, 1], true, 6000)
  expect([clocks.ends(0), clocks.ends(1)]).toEqual([46_000, 46_000])
})

test('an entry that does not answer the question does not change the clocks', () => {
  const clocks = live()
  clocks.advance(null, [], [0], true, 0)
  clocks.advance(1, [0], [0], false, 5000)
  clocks.advance(null, [0], [0], false, 6000)
  expect(clocks.ends(0)).toBe(40_000)
})

test('time in which no server ran does not count', () => {
  const clocks = live([
    { from: 5000, to: 65_000 },
    { from: 70_000, to: 71_000 },
  ])
  clocks.advance(null, [], [0], true, 0)
  expect(clocks.ends(0)).toBe(40_000 + 60_000 + 1000)
  clocks.advance(0, [0], [1], true, 80_000) // 5 s before, 5 s between, 9 s after
  expect(clocks.view(0)?.bank).toBe(30_000 - 9000)
  expect(clocks.ends(1)).toBe(120_000)
})

test('turn by turn: hours for each turn, and a holiday does not count', () => {
  const clocks = new Clocks({ kind: 'days', hours: 24 }, 2, [])
  const hour = 3_600_000
  clocks.advance(null, [], [0], true, 0)
  expect(clocks.ends(0)).toBe(24 * hour)
  clocks.rest(0, 10 * hour, 100 * hour)
  expect(clocks.ends(0)).toBe(114 * hour)
  clocks.rest(1, 0, 50 * hour)
  expect(clocks.ends(0)).toBe(114 * hour)
  clocks.advance(0, [0], [1], true, 30 * hour)
  expect(clocks.ends(1)).toBe(74 * hour)
})

test('a holiday can be extended or ended early', () => {
  const clocks = new Clocks({ kind: 'days', hours: 24 }, 1, [])
  const hour = 3_600_000
  clocks.advance(null, [], [0], true, 0)
  clocks.rest(0, 10 * hour, 50 * hour)
  clocks.rest(0, 20 * hour, 100 * hour)
  expect(clocks.ends(0)).toBe(114 * hour)
  clocks.rest(0, 30 * hour, 30 * hour)
  expect(clocks.ends(0)).toBe(44 * hour)
})

test('without a clock no time is limited', () => {
  const clocks = new Clocks({ kind: 'free' }, 2, [])
  clocks.advance(null, [], [0], true, 0)
  expect([clocks.ends(0), clocks.view(0)]).toEqual([null, null])
})

test('a joint question has one clock: it ends when the last of the team has no time left', () => {
  const clocks = live()
  clocks.advance(null, [], [0], true, 0)
  clocks.advance(0, [0], [0, 1], true, 30_000, true)
  expect(clocks.view(0)?.bank).toBe(10_000)
  expect([clocks.ends(0), clocks.ends(1)]).toEqual([70_000, 70_000])
  clocks.advance(1, [0, 1], [0], true, 35_000)
  expect([clocks.ends(0), clocks.ends(1)]).toEqual([55_000, null])
})

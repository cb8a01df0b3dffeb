import { expect, test } from 'vitest'
import { Clock } from './clock.ts'

const DAY = 86_400_000

/** A machine whose clock can be set. */
function machine() {
  const state = { wall: 1_000_000, passed: 0 }
  const jumps: [number, number][] = []
  const clock = new Clock(
    (from, to) => jumps.push([from, to]),
    () => state.wall,
    () => state.passed,
  )
  const wait = (ms: number) => {
    state.wall += ms
    state.passed += ms
    return clock.now()
  }
  return { state, jumps, clock, wait }
}

test('follows the clock of the machine, also when it is corrected a little', () => {
  const { state, wait, clock, jumps } = machine()
  expect(wait(1000)).toBe(1_001_000)
  state.wall += 3000
  expect(clock.now()).toBe(1_004_000)
  expect(wait(DAY)).toBe(1_004_000 + DAY)
  expect(jumps).toEqual([])
})

test('ignores a clock that is wrong for a short time', () => {
  const { state, wait, jumps } = machine()
  state.wall += 2 * DAY
  expect(wait(2500)).toBe(1_002_500)
  state.wall -= 2 * DAY
  expect(wait(1000)).toBe(1_003_500)
  state.wall -= DAY
  expect(wait(1000)).toBe(1_004_500)
  state.wall += DAY
  expect(wait(100_000)).toBe(1_104_500)
  expect(jumps).toEqual([])
})

test('believes a clock that stays different, and tells it', () => {
  const { state, wait, jumps } = machine()
  state.wall += DAY
  expect(wait(30_000)).toBe(1_030_000)
  expect(wait(61_000)).toBe(1_091_000 + DAY)
  expect(jumps).toEqual([[1_091_000, 1_091_000 + DAY]])
  expect(wait(1000)).toBe(1_092_000 + DAY)
})

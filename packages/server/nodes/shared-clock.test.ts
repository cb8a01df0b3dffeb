import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SharedClock } from './shared-clock.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

const HOUR = 3_600_000

/** A database with a clock of its own. */
function database() {
  const state = { at: 5_000_000 - performance.now(), down: false }
  const now = () => state.at + performance.now()
  const time = async () => {
    if (state.down) throw new Error('the database is away')
    return now()
  }
  return { state, now, store: { time } }
}

test('the clock of a node is that of the database, also soon after the clock of its machine was set', async () => {
  const { now, store } = database()
  const clock = await SharedClock.open(store)
  expect(clock.now()).toBe(now())
  await vi.advanceTimersByTimeAsync(4000)
  expect(clock.now()).toBe(now())
  vi.setSystemTime(Date.now() + HOUR)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(clock.now()).toBe(now())
  clock.stop()
})

test('while the database is away the clock goes on', async () => {
  const { state, now, store } = database()
  const clock = await SharedClock.open(store)
  state.down = true
  await vi.advanceTimersByTimeAsync(35_000)
  expect(clock.now()).toBe(now())
  state.down = false
  state.at += 200 // the clock of the machine was slow
  await vi.advanceTimersByTimeAsync(10_000)
  expect(clock.now()).toBe(now())
  clock.stop()
})

import { expect, test, vi } from 'vitest'
import { Pacing } from './pacing.ts'

/** A turn of `steps` steps whose flights last as long as they may, at most 460 ms; returns how long it takes. */
function turnOf(steps: number, pacing: Pacing, advance: (milliseconds: number) => void, seat = 1): number {
  let took = 0
  for (let i = 0; i < steps; i++) {
    const { pause, flight } = pacing.next(seat)
    const step = pause + Math.min(460, flight)
    advance(step)
    took += step
  }
  return took
}

function clocked(pace: 'calm' | 'quick' | 'off' = 'calm') {
  let now = 0
  const pacing = new Pacing(
    () => pace,
    () => now,
  )
  return { pacing, advance: (milliseconds: number) => (now += milliseconds) }
}

test('a whole turn takes at most two and a half seconds, however many steps it has', () => {
  for (const steps of [1, 3, 8, 40]) {
    const { pacing, advance } = clocked()
    expect(turnOf(steps, pacing, advance)).toBeLessThanOrEqual(2500)
  }
})

test('the first steps of a turn can be followed: each has its pause and a flight', () => {
  const { pacing, advance } = clocked()
  const steps = [1, 2, 3].map(() => {
    const time = pacing.next(1)
    advance(time.pause + Math.min(460, time.flight))
    return time
  })
  expect(steps[0]?.pause).toBe(600)
  expect(steps.every(({ pause, flight }) => pause >= 150 && flight >= 150)).toBe(true)
})

test('the turn of another seat has its own time', () => {
  const { pacing, advance } = clocked()
  turnOf(40, pacing, advance, 1)
  expect(pacing.next(1)).toEqual({ pause: 0, flight: 0 })
  expect(pacing.next(2).pause).toBe(600)
})

/** The milliseconds of a turn whose decisions each search as long as they may, at most `most`, behind the pause of their step. */
function searchedTurn(decisions: number, most: number): number {
  const { pacing, advance } = clocked()
  let took = 0
  for (let i = 0; i < decisions; i++) {
    const search = Math.min(most, pacing.searchTime(1))
    const { pause, flight } = pacing.next(1)
    const step = Math.max(search, pause) + Math.min(460, flight)
    advance(step)
    took += step
  }
  return took
}

test('a turn of six decisions whose searches take all their time stays near two and a half seconds', () => {
  // Without a limit for the whole turn its searches alone would take 3600 ms.
  expect(searchedTurn(6, 600)).toBeLessThanOrEqual(2750)
  const { pacing } = clocked()
  expect(pacing.searchTime(1)).toBeGreaterThan(600) // the first decision has all that a level takes
})

test('in a hurry a search gets little time, and the next turn all of it again', () => {
  const { pacing } = clocked()
  pacing.next(1)
  pacing.hurry()
  expect(pacing.searchTime(1)).toBe(100)
  expect(pacing.searchTime(2)).toBe(100)
  pacing.rest()
  expect(pacing.searchTime(1)).toBeGreaterThan(600)
})

test('in a hurry nothing takes time until the person decides', async () => {
  vi.useFakeTimers()
  const { pacing } = clocked()
  const waited = pacing.wait(pacing.next(1).pause)
  pacing.hurry()
  await waited // without any time passing
  expect(pacing.next(2)).toEqual({ pause: 0, flight: 0 })
  pacing.rest()
  expect(pacing.next(2).pause).toBe(600)
  vi.useRealTimers()
})

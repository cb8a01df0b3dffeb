import { afterAll, expect, test, vi } from 'vitest'
import type { MatchSession } from '../../session/match-session.ts'

// The Svelte compiler normally handles `$state`. These tests run without it, so `$state` just returns its value.
vi.stubGlobal('$state', <X>(value: X) => value)
const { Playback } = await import('./playback.svelte.ts')
afterAll(() => {
  vi.unstubAllGlobals()
})

/** The walk through a match of twelve steps whose turns begin at the steps 3, 6 and 9. */
function walk(past: number | null, seenTo?: number) {
  const session = {
    steps: 12,
    past,
    seenTo,
    goTo: (step: number | null) => (session.past = step === null || step >= 12 ? null : step),
  }
  const begins = [3, 6, 9].filter((step) => step <= (seenTo ?? 12))
  const playback = new Playback(
    session as unknown as MatchSession,
    () => {},
    () => begins,
  )
  return { session, playback }
}

test('an expert goes from turn to turn, to the beginning and to the end', () => {
  const { playback } = walk(null)
  const turn = (by: 1 | -1) => {
    playback.turn(by)
    return playback.at
  }
  expect([turn(-1), turn(-1), turn(-1), turn(-1)]).toEqual([9, 6, 3, 0])
  playback.go(4)
  expect([turn(1), turn(1), turn(1)]).toEqual([6, 9, 12])
})

test('without spoilers the next turn is not known, so the next step is shown', () => {
  const { playback } = walk(6, 7)
  playback.turn(1)
  expect(playback.at).toBe(7)
  playback.turn(-1)
  expect(playback.at).toBe(6)
})

import { expect, test } from 'vitest'
import { chaos } from './chaos.ts'

// The short form; `npm run chaos` kills fifty times, every night.
test('killed at random moments, the server loses no acknowledged move and no match stands still', {
  timeout: 180_000,
}, async () => {
  const { acknowledged, lost, stuck, kills } = await chaos({ kills: 3, duels: 3, solos: 1, seed: 7, upMs: 700 })
  expect({ kills, lost, stuck }).toEqual({ kills: 3, lost: 0, stuck: 0 })
  expect(acknowledged).toBeGreaterThan(10)
})

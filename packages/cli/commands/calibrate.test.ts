import { expect, test } from 'vitest'
import { terminal } from '../testkit/terminal.ts'

const { inProcess, misused } = terminal()

test('tells how often seats with a chance won, by the hand evaluation and the network', async () => {
  const { code, out } = await inProcess(['calibrate', 'prophecy', '--games', '3', '--seed', '5'])
  expect(code).toBe(0)
  expect(out).toContain('prophecy: 3 games of policy with 2, seed 5')
  expect(out).toMatch(/hand evaluation: loss 0\.\d+, mean gap \d+\.\d %/)
  expect(out).toMatch(/network: loss 0\.\d+, mean gap \d+\.\d %/)
  const tables = [...out.matchAll(/^\d+ – \d+ % +(\d+)/gm)].map(([, count]) => Number(count))
  expect(tables).toHaveLength(20)
  expect(tables.slice(0, 10).reduce((sum, n) => sum + n)).toBe(tables.slice(10).reduce((sum, n) => sum + n))
})

test('refuses players that are unknown, and as many as the game is not for', async () => {
  await misused(['calibrate', 'prophecy', '--players', '1'], /prophecy is for 2, 3, 4 players, not 1/)
  await misused(['calibrate', 'prophecy', '--player', 'polcy'], /unknown player "polcy"; did you mean "policy"/)
})

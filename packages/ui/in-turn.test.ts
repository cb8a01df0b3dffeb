import { expect, test } from 'vitest'
import { showInTurn } from './in-turn.ts'

/** Shows changes that take the times they are given, but nothing where `still` says so. Returns what was shown, and how long it took. */
async function shown(count: number, whole: number, { still = [] as number[], skipAt = Infinity } = {}) {
  let clock = 0
  const changes: number[] = []
  const times = { whole, each: 460, skipped: () => changes.length > skipAt }
  await showInTurn(count, times, async (change, time) => {
    changes.push(change)
    const took = still.includes(change) ? 0 : time
    clock += took
    return took
  })
  return { changes, clock }
}

test('changes are shown in their order, one at a time', async () => {
  expect((await shown(4, 1800)).changes).toEqual([0, 1, 2, 3])
})

test('all changes of a move together take no longer than they may', async () => {
  for (const count of [1, 2, 5, 12, 40]) expect(Math.round((await shown(count, 1800)).clock)).toBeLessThanOrEqual(1800)
  expect((await shown(9, 200)).clock).toBeLessThanOrEqual(200)
})

test('a change in which nothing moves leaves its time to the others', async () => {
  const { clock } = await shown(5, 1000, { still: [0, 1, 4] })
  expect(clock).toBe(460 + 460)
})

test('a player who skips sees the end at once', async () => {
  expect((await shown(6, 1800, { skipAt: 1 })).changes).toEqual([0, 1, 5])
})

test('without time only the end is shown', async () => {
  expect(await shown(6, 0)).toEqual({ changes: [5], clock: 0 })
})

import { afterEach, expect, test, vi } from 'vitest'
import { drain, type Leaver } from './drain.ts'

afterEach(() => vi.useRealTimers())

/** A node with clients, and how many of them it sent away in each second. */
function node(count: number) {
  const clients = new Set<Leaver>()
  const began = performance.now()
  const away: number[] = []
  const add = () => {
    const client: Leaver = {
      send: (message) => expect(message).toMatchObject({ type: 'closing' }),
      close(code) {
        expect(code).toBe(1012)
        const second = Math.floor((performance.now() - began) / 1000)
        away[second] = (away[second] ?? 0) + 1
        setTimeout(() => clients.delete(client), 300)
      },
    }
    clients.add(client)
  }
  for (let i = 0; i < count; i++) add()
  return { clients, away, add }
}

test('clients are sent away evenly over the second half of the drain, each once', async () => {
  vi.useFakeTimers()
  const { clients, away } = node(1000)
  const drained = drain(clients, 20_000)
  await vi.advanceTimersByTimeAsync(20_000)
  await drained
  for (let second = 0; second < 10; second++) expect(away[second]).toBeUndefined()
  for (let second = 10; second < 20; second++) {
    expect(away[second]).toBeGreaterThanOrEqual(80)
    expect(away[second]).toBeLessThanOrEqual(120)
  }
  expect(away.reduce((sum, n) => sum + n, 0)).toBe(1000)
})

test('a client that comes during the drain is sent away before its end', async () => {
  vi.useFakeTimers()
  const { clients, away, add } = node(3)
  const drained = drain(clients, 4000)
  await vi.advanceTimersByTimeAsync(3500)
  add()
  await vi.advanceTimersByTimeAsync(500)
  await drained
  expect(away.reduce((sum, n) => sum + n, 0)).toBe(4)
})

import { expect, test } from 'vitest'
import { Sockets } from './sockets.ts'

test('tokens keep their sockets while others come and go', () => {
  const sockets = new Sockets(10)
  const before = sockets.lay([3, 14, 15, 92, 65])
  const after = sockets.lay([3, 15, 65, 35, 89])
  for (const token of [3, 15, 65]) expect(after.get(token)).toBe(before.get(token))
  expect(new Set(after.values()).size).toBe(5)
})

test('every token has a socket of its own, and those beyond the last are numbered on', () => {
  for (const count of [7, 10]) {
    const laid = new Sockets(count).lay(Array.from({ length: count + 2 }, (_, i) => i * 8))
    expect([...laid.values()].sort((a, b) => a - b)).toEqual(Array.from({ length: count + 2 }, (_, i) => i))
  }
})

test('a token beyond the sockets moves in as soon as one is free', () => {
  const sockets = new Sockets(7)
  const eight = [1, 2, 3, 4, 5, 6, 7, 8]
  const free = sockets.lay(eight).get(2)
  expect(sockets.lay(eight.filter((token) => token !== 2)).get(8)).toBe(free)
})

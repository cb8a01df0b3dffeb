import { expect, test } from 'vitest'
import { COPIES } from '../cards.ts'
import { pulled, Row, Sockets } from './sockets.ts'

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

test('what is touched is what leaves: alike tokens change places first', () => {
  const [one, two] = [4 * COPIES, 4 * COPIES + 3]
  const altar = [7, two, 90, one]
  expect(pulled(altar, one)).toBe(two)
  expect(pulled(altar, 90)).toBe(90)
  const sockets = new Sockets(10)
  const before = new Map(sockets.lay(altar))
  sockets.trade(one, pulled(altar, one))
  const traded = new Map(sockets.lay(altar))
  expect([traded.get(one), traded.get(two)]).toEqual([before.get(two), before.get(one)])
  expect(sockets.lay([7, 90, one]).get(one)).toBe(before.get(two))
})

test('a row is ordered by kind; who stays keeps the slot', () => {
  const row = new Row()
  const slots = (tokens: number[]) => row.lay(tokens).map(({ slot, token }) => `${slot}: ${token}`)
  expect(slots([2, 40, 41])).toEqual(['0: 2', '1: 40', '2: 41'])
  expect(slots([2, 20, 40, 41])).toEqual(['0: 2', '3: 20', '1: 40', '2: 41'])
  row.trade(41, 40)
  expect(slots([2, 20, 40, 41])).toEqual(['0: 2', '3: 20', '1: 41', '2: 40'])
  expect(slots([2, 20, 41]), 'the one touched is gone, the other has not moved').toEqual(['0: 2', '3: 20', '1: 41'])
})

import { expect, test } from 'vitest'
import { COPIES, tokenAt } from '../components.ts'
import { pulled, Row, Sockets } from './sockets.ts'

const tokens = (...ids: number[]) => ids.map(tokenAt)

test('tokens keep their sockets while others come and go', () => {
  const sockets = new Sockets(10)
  const before = sockets.lay(tokens(3, 14, 15, 92, 65))
  const after = sockets.lay(tokens(3, 15, 65, 35, 89))
  for (const token of tokens(3, 15, 65)) expect(after.get(token)).toBe(before.get(token))
  expect(new Set(after.values()).size).toBe(5)
})

test('every token has a socket of its own, and those beyond the last are numbered on', () => {
  for (const count of [7, 10]) {
    const laid = new Sockets(count).lay(Array.from({ length: count + 2 }, (_, i) => tokenAt(i * 8)))
    expect([...laid.values()].sort((a, b) => a - b)).toEqual(Array.from({ length: count + 2 }, (_, i) => i))
  }
})

test('a token beyond the sockets moves in as soon as one is free', () => {
  const sockets = new Sockets(7)
  const eight = tokens(1, 2, 3, 4, 5, 6, 7, 8)
  const free = sockets.lay(eight).get(tokenAt(2))
  expect(sockets.lay(eight.filter((token) => token !== 2)).get(tokenAt(8))).toBe(free)
})

test('the touched token is the one that leaves: equal tokens change places first', () => {
  const [one, two] = [tokenAt(4 * COPIES), tokenAt(4 * COPIES + 3)]
  const altar = [tokenAt(7), two, tokenAt(90), one]
  expect(pulled(altar, one)).toBe(two)
  expect(pulled(altar, tokenAt(90))).toBe(90)
  const sockets = new Sockets(10)
  const before = new Map(sockets.lay(altar))
  sockets.trade(one, pulled(altar, one))
  const traded = new Map(sockets.lay(altar))
  expect([traded.get(one), traded.get(two)]).toEqual([before.get(two), before.get(one)])
  expect(sockets.lay([...tokens(7, 90), one]).get(one)).toBe(before.get(two))
})

test('a row is ordered by kind; who stays keeps the slot', () => {
  const row = new Row()
  const slots = (...ids: number[]) => row.lay(tokens(...ids)).map(({ slot, token }) => `${slot}: ${token}`)
  expect(slots(2, 40, 41)).toEqual(['0: 2', '1: 40', '2: 41'])
  expect(slots(2, 20, 40, 41)).toEqual(['0: 2', '3: 20', '1: 40', '2: 41'])
  row.trade(tokenAt(41), tokenAt(40))
  expect(slots(2, 20, 40, 41)).toEqual(['0: 2', '3: 20', '1: 41', '2: 40'])
  expect(slots(2, 20, 41), 'the one touched is gone, the other has not moved').toEqual(['0: 2', '3: 20', '1: 41'])
})

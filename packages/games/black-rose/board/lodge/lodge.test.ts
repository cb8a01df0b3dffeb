import { expect, test } from 'vitest'
import { ROOM_CARDS } from '../../components.ts'
import { CELL_HEXES } from '../../hex.ts'
import { PLACES, ROOMS } from '../../ids.ts'
import { BACK_TO_FRONT, boxOf, cellMiddle, crackLevel, cracks, holes, MIDDLES, SIZE } from './lodge.ts'

test('every room and every Cell lies inside the drawing, apart from all others', () => {
  for (const players of [2, 3, 4]) {
    const cells = (CELL_HEXES[players] ?? []).map((_, cell) => cellMiddle(players, cell))
    const middles = [...PLACES.map((place) => MIDDLES[place]), ...cells.flatMap((cell) => cell ?? [])]
    expect(middles).toHaveLength(PLACES.length + players)
    const box = boxOf(players)
    for (const [i, a] of middles.entries()) {
      expect(a.x - SIZE * 0.7).toBeGreaterThan(box.x)
      expect(a.x + SIZE * 0.7).toBeLessThan(box.x + box.width)
      expect(a.y - SIZE * 0.4).toBeGreaterThan(box.y)
      expect(a.y + SIZE * 0.4).toBeLessThan(box.y + box.height)
      for (const b of middles.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(SIZE)
    }
  }
})

test('nearer rooms are drawn over farther ones', () => {
  const ys = BACK_TO_FRONT.map((place) => MIDDLES[place].y)
  expect(ys).toEqual(ys.toSorted((a, b) => a - b))
  expect(new Set(BACK_TO_FRONT).size).toBe(PLACES.length)
})

test('a room shows as many holes as it has, each at its own spot', () => {
  for (const room of ROOMS) {
    const spots = holes(ROOM_CARDS[room].holes)
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(ROOM_CARDS[room].holes)
  }
})

test('cracks grow with instability, and keep their shape', () => {
  const levels = Array.from({ length: 7 }, (_, filled) => crackLevel(filled, 6))
  expect(levels).toEqual(levels.toSorted((a, b) => a - b))
  expect(levels[0]).toBe(0)
  expect(levels[6]).toBeGreaterThan(levels[3] ?? 0)
  const lines = (d: string) => d.split('M').length
  expect(lines(cracks(3, 5))).toBeGreaterThan(lines(cracks(3, 2)))
  expect(cracks(3, 2)).toBe(cracks(3, 2))
  expect(cracks(3, 2)).not.toBe(cracks(4, 2))
})

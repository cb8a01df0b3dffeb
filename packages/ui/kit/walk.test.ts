import { describe, expect, test } from 'vitest'
import { axialDistance, spiral, toPixel } from './hex.ts'
import { type Spot, walk } from './walk.ts'

const spot = (x: number, y: number): Spot => ({ x: x - 5, y: y - 5, width: 10, height: 10 })
const ARROWS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']

describe('in a row', () => {
  const row = [spot(0, 0), spot(20, 0), spot(40, 0)]

  test('arrows go on and back, and around the ends', () => {
    expect(ARROWS.map((key) => walk(key, 2, row, 'row'))).toEqual([0, 1, 0, 1])
    expect(ARROWS.map((key) => walk(key, 0, row, 'row'))).toEqual([1, 2, 1, 2])
  })

  test('Home and End go to the ends, other keys nowhere', () => {
    expect(['Home', 'End', 'a', 'Enter'].map((key) => walk(key, 1, row, 'row'))).toEqual([0, 2, undefined, undefined])
  })
})

describe('on a map', () => {
  const grid = Array.from({ length: 12 }, (_, i) => spot((i % 4) * 20, Math.floor(i / 4) * 20))

  test('arrows go by rows and columns of a grid, and stop at its edges', () => {
    expect(ARROWS.map((key) => walk(key, 5, grid, 'map'))).toEqual([6, 4, 9, 1])
    expect(ARROWS.map((key) => walk(key, 3, grid, 'map'))).toEqual([undefined, 2, 7, undefined])
  })

  test.each(['flat', 'pointy'] as const)('from any hex (%s top) arrows reach every other, one neighbour at a time', (top) => {
    const hexes = spiral({ q: 0, r: 0 }, 2)
    const spots = hexes.map((hex) => {
      const { x, y } = toPixel(hex, 30, top)
      return spot(x, y)
    })
    const reached = new Set([0])
    for (const at of reached) {
      for (const key of ARROWS) {
        const next = walk(key, at, spots, 'map')
        if (next === undefined) continue
        const [from, to] = [hexes[at], hexes[next]]
        if (from && to) expect(axialDistance(from, to)).toBe(1)
        reached.add(next)
      }
    }
    expect(reached.size).toBe(hexes.length)
  })
})

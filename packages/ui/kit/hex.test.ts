import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  axialDistance,
  bounds,
  corners,
  directionTo,
  fromPixel,
  type Hex,
  type HexTop,
  hexKey,
  hexPath,
  inDirection,
  line,
  neighbours,
  ring,
  sameHex,
  spiral,
  toPixel,
} from './hex.ts'

const O: Hex = { q: 0, r: 0 }
const TOPS: readonly HexTop[] = ['flat', 'pointy']
const hex = fc.record({ q: fc.integer({ min: -9, max: 9 }), r: fc.integer({ min: -9, max: 9 }) })
const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x, y)

test('a hex has six different neighbours, all one step away', () => {
  expect(new Set(neighbours(O).map(hexKey)).size).toBe(6)
  fc.assert(fc.property(hex, (a) => neighbours(a).every((b) => axialDistance(a, b) === 1)))
})

test('distance is the least number of steps', () => {
  expect(axialDistance(O, { q: 2, r: -1 })).toBe(2)
  expect(axialDistance(O, { q: 2, r: 1 })).toBe(3)
  fc.assert(fc.property(hex, hex, hex, (a, b, c) => axialDistance(a, c) <= axialDistance(a, b) + axialDistance(b, c)))
})

describe('a ring', () => {
  test('has six hexes for each step of its radius, each beside the next, all as far from the middle', () => {
    fc.assert(
      fc.property(hex, fc.integer({ min: 1, max: 4 }), (middle, radius) => {
        const hexes = ring(middle, radius)
        expect(new Set(hexes.map(hexKey)).size).toBe(6 * radius)
        expect(hexes.every((each) => axialDistance(each, middle) === radius)).toBe(true)
        expect(hexes.every((each, i) => axialDistance(each, hexes[(i + 1) % hexes.length] ?? O) === 1)).toBe(true)
      }),
    )
  })

  test.each(TOPS)('goes clockwise on the screen (%s top)', (top) => {
    const angles = ring(O, 2).map((each) => {
      const { x, y } = toPixel(each, 10, top)
      return Math.atan2(y, x)
    })
    const start = angles[0] ?? 0
    const turned = angles.map((angle) => (angle - start + 4 * Math.PI) % (2 * Math.PI))
    expect(turned).toEqual([...turned].sort((a, b) => a - b))
  })

  test('nineteen hexes make a board of radius two', () => {
    expect(spiral(O, 2)).toHaveLength(19)
    expect(spiral(O, 0)).toEqual([O])
  })
})

test('a line goes step by step from one end to the other', () => {
  fc.assert(
    fc.property(hex, hex, (a, b) => {
      const hexes = line(a, b)
      expect(hexes).toHaveLength(axialDistance(a, b) + 1)
      expect([hexes[0], hexes.at(-1)]).toEqual([a, b])
      expect(hexes.every((each, i) => i === 0 || axialDistance(each, hexes[i - 1] ?? O) === 1)).toBe(true)
    }),
  )
})

test('straight ahead is a direction, anything else is not', () => {
  fc.assert(
    fc.property(hex, fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 5 }), (a, direction, n) => {
      expect(directionTo(a, inDirection(a, direction, n))).toBe(direction)
    }),
  )
  expect(directionTo(O, { q: 1, r: 1 })).toBeUndefined()
  expect(directionTo(O, O)).toBeUndefined()
})

describe.each(TOPS)('on the screen (%s top)', (top) => {
  test('the middle of a hex lies in it, and so does any point nearer to it than its sides', () => {
    fc.assert(
      fc.property(
        hex,
        fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
        fc.double({ min: 0, max: 0.85, noNaN: true }),
        (a, angle, out) => {
          const { x, y } = toPixel(a, 20, top)
          const point = { x: x + 20 * out * Math.cos(angle), y: y + 20 * out * Math.sin(angle) }
          expect(sameHex(fromPixel(point, 20, top), a)).toBe(true)
        },
      ),
    )
  })

  test('neighbours share two corners', () => {
    const mine = corners(toPixel(O, 10, top), 10, top)
    for (const next of neighbours(O)) {
      const theirs = corners(toPixel(next, 10, top), 10, top)
      const shared = mine.filter((a) => theirs.some((b) => far({ x: a.x - b.x, y: a.y - b.y }) < 0.001))
      expect(shared).toHaveLength(2)
    }
  })

  test('the box around hexes holds all their corners', () => {
    const box = bounds(spiral(O, 2), 10, top)
    expect(box.x).toBeCloseTo(-box.width / 2)
    expect(box.y).toBeCloseTo(-box.height / 2)
    const [long, short] = top === 'flat' ? [box.width, box.height] : [box.height, box.width]
    expect(long).toBeCloseTo(80)
    expect(short).toBeCloseTo(50 * Math.sqrt(3))
  })
})

test('a path goes around the corners', () => {
  expect(hexPath({ x: 0, y: 0 }, 10, 'pointy')).toBe('M0 -10L8.7 -5L8.7 5L0 10L-8.7 5L-8.7 -5Z')
  expect(hexPath({ x: 0, y: 0 }, 10, 'flat')).toBe('M-5 -8.7L5 -8.7L10 0L5 8.7L-5 8.7L-10 0Z')
})

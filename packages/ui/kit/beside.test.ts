import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beside, within } from './beside.ts'

const screen = { width: 400, height: 300 }

test('the lens lies above a thing, and where there is no room below it, then beside it', () => {
  const size = { width: 100, height: 120 }
  expect(beside({ x: 150, y: 200, width: 40, height: 60 }, size, screen)).toEqual({ x: 120, y: 72 })
  expect(beside({ x: 150, y: 20, width: 40, height: 60 }, size, screen)).toEqual({ x: 120, y: 88 })
  expect(beside({ x: 20, y: 100, width: 40, height: 100 }, size, screen)).toEqual({ x: 68, y: 90 })
  expect(beside({ x: 340, y: 100, width: 40, height: 100 }, size, screen)).toEqual({ x: 232, y: 90 })
})

test('beside a thing in a column it lies to the right or left first', () => {
  const size = { width: 100, height: 60 }
  expect(beside({ x: 150, y: 200, width: 40, height: 60 }, size, screen, true)).toEqual({ x: 198, y: 200 })
  expect(beside({ x: 300, y: 200, width: 40, height: 60 }, size, screen, true)).toEqual({ x: 192, y: 200 })
  expect(beside({ x: 50, y: 200, width: 300, height: 60 }, size, screen, true)).toEqual({ x: 150, y: 132 })
})

test('it is always on the screen', () => {
  const side = (most: number) => fc.integer({ min: 1, max: most })
  fc.assert(
    fc.property(side(400), side(300), side(380), side(280), (x, y, width, height) => {
      const at = beside({ x, y, width: 40, height: 40 }, { width, height }, screen)
      expect(at.x).toBeGreaterThanOrEqual(8)
      expect(at.y).toBeGreaterThanOrEqual(8)
      expect(at.x + width).toBeLessThanOrEqual(392)
      expect(at.y + height).toBeLessThanOrEqual(292)
    }),
  )
})

test('it lies in the middle of a free part of the board, where there is room', () => {
  const part = { x: 100, y: 50, width: 200, height: 100 }
  expect(within(part, { width: 100, height: 60 })).toEqual({ x: 150, y: 70 })
  expect(within(part, { width: 100, height: 120 })).toBeUndefined()
})

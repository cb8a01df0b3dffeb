import { expect, test } from 'vitest'
import { cut, points, polygon } from './cut.ts'

test('a jewel has a facet for each side, bright towards the upper left and dark away from it', () => {
  const { facets, outline } = cut(polygon({ x: 50, y: 50 }, 4, () => 40, -135))
  expect(outline).toBe('M21.7 21.7L78.3 21.7L78.3 78.3L21.7 78.3Z')
  const [top, right, bottom, left] = facets.map(({ light }) => Math.sign(light))
  expect({ top, right, bottom, left }).toEqual({ top: 1, right: -1, bottom: -1, left: 1 })
})

test('an outline can be written corner by corner', () => {
  expect(cut(points('32 1, 61 32, 32 63, 3 32')).outline).toBe('M32.0 1.0L61.0 32.0L32.0 63.0L3.0 32.0Z')
})

test('its top has the same shape, smaller, in the same middle', () => {
  expect(
    cut(
      polygon({ x: 50, y: 50 }, 4, () => 40, -135),
      0.5,
    ).top,
  ).toBe('M35.9 35.9L64.1 35.9L64.1 64.1L35.9 64.1Z')
})

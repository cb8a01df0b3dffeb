import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { rank } from './result.ts'

const byPoints = (points: readonly number[]) => rank(points.length, (a, b) => points[b]! - points[a]!)

test('equals share the better rank and the next one is passed over', () => {
  expect(byPoints([10, 30, 20])).toEqual([3, 1, 2])
  expect(byPoints([20, 30, 20, 5])).toEqual([2, 1, 2, 4])
  expect(byPoints([7, 7, 7])).toEqual([1, 1, 1])
  expect(byPoints([3])).toEqual([1])
})

test('a rank is one more than the number of those who are better', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5), { minLength: 1, maxLength: 6 }), (points) => {
      expect(byPoints(points)).toEqual(points.map((p) => 1 + points.filter((o) => o > p).length))
    }),
  )
})

import { expect, test } from 'vitest'
import { sorted } from './index.ts'

test('a bag is listed sorted, whatever order it lies in', () => {
  expect(sorted([10, 9, 100, 1])).toEqual([1, 9, 10, 100])
  expect(sorted(['b', 'a'])).toEqual(['a', 'b'])
})

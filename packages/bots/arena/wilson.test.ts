import { expect, test } from 'vitest'
import { wilson } from './wilson.ts'

test('agrees with the printed tables', () => {
  expect(wilson(5, 10).low).toBeCloseTo(0.2366, 4)
  expect(wilson(5, 10).high).toBeCloseTo(0.7634, 4)
  expect(wilson(0, 10)).toMatchObject({ share: 0, low: 0 })
  expect(wilson(0, 10).high).toBeCloseTo(0.2775, 4)
})

test('stays between 0 and 1, and is the whole range for no games', () => {
  expect(wilson(10, 10).high).toBeCloseTo(1)
  for (let n = 1; n < 50; n++) expect(wilson(n, n).high).toBeLessThanOrEqual(1)
  expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 })
})

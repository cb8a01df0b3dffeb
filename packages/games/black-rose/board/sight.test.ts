import { expect, test } from 'vitest'
import { OWNERS } from '../ids.ts'
import { markOf, ownerStyle } from './sight.ts'

test('BR-2.11 every colour has a mark of its own, the Rose a blossom', () => {
  expect(OWNERS.map(markOf)).toEqual(['diamond', 'circle', 'square', 'triangle', 'blossom'])
  expect(new Set(OWNERS.map(ownerStyle)).size).toBe(5)
})

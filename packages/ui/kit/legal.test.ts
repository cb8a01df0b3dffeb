import { same } from '@grimuar/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLegal, keyOf, standing } from './legal.ts'

const moves = [{ do: 'go', place: 3 }, { do: 'pay', cards: [1, 2] }, { do: 'pass' }]

test('a thing is legal, dim, or calm where nothing is asked', () => {
  expect(standing(moves, { do: 'go', place: 3 })).toBe('legal')
  expect(standing(moves, { do: 'go', place: 4 })).toBe('dim')
  expect(standing([], { do: 'go', place: 3 })).toBe('calm')
})

test('the order of fields does not matter, the order of lists does', () => {
  expect(isLegal(moves, { place: 3, do: 'go' })).toBe(true)
  expect(isLegal(moves, { do: 'pay', cards: [2, 1] })).toBe(false)
})

test('two pieces of plain data have the same key exactly when they are the same', () => {
  const data = fc.letrec((tie) => ({
    any: fc.oneof({ maxDepth: 3 }, fc.integer({ min: 0, max: 2 }), fc.constantFrom('a', null, true), tie('list'), tie('fields')),
    list: fc.array(tie('any'), { maxLength: 2 }),
    fields: fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('any'), { maxKeys: 2, noNullPrototype: true }),
  })).any
  fc.assert(fc.property(data, data, (a, b) => same(a, b) === (keyOf(a) === keyOf(b))))
  fc.assert(fc.property(data, (a) => keyOf(a) === keyOf(JSON.parse(JSON.stringify(a)))))
})

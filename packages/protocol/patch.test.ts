import type { Json } from '@grimuar/kernel'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { diff, patch } from './patch.ts'

/** Data after a trip through JSON. */
const carried = <X>(x: X): X => (x === undefined ? x : JSON.parse(JSON.stringify(x)))

const { data } = fc.letrec<{ data: unknown }>((tie) => ({
  data: fc.oneof(
    { maxDepth: 4, depthSize: 'medium' },
    fc.constantFrom(undefined, null, true, false, 0, 1, 2, '', 'a', 'rune'),
    fc.array(tie('data'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b', '-', '0', '1', 'length'), tie('data'), { maxKeys: 4, noNullPrototype: true }),
  ),
}))

test('a patch between any two values turns one into the other', () => {
  fc.assert(
    fc.property(data, data, (before, after) => {
      const a = carried(before) ?? null
      const b = carried(after) ?? null
      expect(patch(a as Json, carried(diff(a, after)))).toEqual(b)
      expect(patch(a as Json, carried(diff(before, after)))).toEqual(b)
    }),
    { numRuns: 2000 },
  )
})

test('there is no patch between equal values', () => {
  fc.assert(
    fc.property(data, (x) => {
      expect(diff(x, structuredClone(x))).toBeUndefined()
      expect(diff(carried(x), x)).toBeUndefined()
    }),
  )
})

test('a chain of patches gives the exact result, and patching does not change the old value', () => {
  fc.assert(
    fc.property(fc.array(data, { minLength: 2, maxLength: 8 }), (stations) => {
      let held = (carried(stations[0]) ?? null) as Json
      for (const station of stations.slice(1)) {
        const asItWas = JSON.stringify(held)
        const next = patch(held, carried(diff(held, station)))
        expect(JSON.stringify(held)).toBe(asItWas)
        held = next
        expect(held).toEqual(carried(station) ?? null)
      }
    }),
  )
})

test('a small change is a small patch', () => {
  const table = { hands: [[3, 5, 8], [1]], turn: 4, ask: { kind: 'show' } }
  expect(diff(table, { ...table, turn: 5 })).toEqual({ turn: [5] })
  expect(diff(table, { ...table, hands: [[3, 8], [1]] })).toEqual({ hands: { 0: [1, 1, []] } })
  expect(diff(table, { ...table, hands: [[3, 5, 8, 9], [1]] })).toEqual({ hands: { 0: [3, 0, [9]] } })
  expect(diff(table, { hands: table.hands, turn: 4 })).toEqual({ ask: [] })
  expect(diff(table, { ...table, ask: null })).toEqual({ ask: [null] })
})

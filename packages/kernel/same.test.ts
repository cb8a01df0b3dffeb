import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { same } from './same.ts'

/** The same data with the keys of every record turned round. */
function turned(x: unknown): unknown {
  if (Array.isArray(x)) return x.map(turned)
  if (typeof x !== 'object' || x === null) return x
  return Object.fromEntries(
    Object.entries(x)
      .reverse()
      .map(([k, v]) => [k, turned(v)]),
  )
}

/** One spelling for all that is equal, to compare by. */
function spelled(x: unknown): string {
  if (Array.isArray(x)) return `[${x.map(spelled)}]`
  if (typeof x !== 'object' || x === null) return JSON.stringify(x)
  const entries = Object.entries(x).map(([k, v]) => `${JSON.stringify(k)}:${spelled(v)}`)
  return `{${entries.sort()}}`
}

test('the order of keys does not matter', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (x) => {
      expect(same(x, turned(x))).toBe(true)
    }),
  )
})

test('two pieces of data are the same just when they are spelled the same', () => {
  // Few keys and few values, so that equal ones do come up.
  const { data } = fc.letrec((tie) => ({
    data: fc.oneof(
      { maxDepth: 2 },
      fc.constantFrom(null, 0, 1, '', '0', true),
      fc.array(tie('data'), { maxLength: 2 }),
      fc.dictionary(fc.constantFrom('a', 'b', '0', 'length'), tie('data'), { maxKeys: 2 }),
    ),
  }))
  fc.assert(
    fc.property(data, data, (a, b) => {
      expect(same(a, b)).toBe(spelled(a) === spelled(b))
    }),
    { numRuns: 2000 },
  )
})

test('lists and records are never the same, nor a missing field and an empty one', () => {
  expect(same([], {})).toBe(false)
  expect(same({}, [])).toBe(false)
  expect(same({ a: 1, b: 2 }, { a: 1, c: 2 })).toBe(false)
  expect(same({ a: undefined }, { b: undefined })).toBe(false)
  expect(same(JSON.parse('{"__proto__":null}'), {})).toBe(false)
  expect(same({ toString: 1 }, { valueOf: 1 })).toBe(false)
})

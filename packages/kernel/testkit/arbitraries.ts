import * as fc from 'fast-check'
import type { Choice, Json, Options, Schema } from '../index.ts'

/** Any seed that a record can hold. */
export function arbitrarySeed(): fc.Arbitrary<number> {
  return fc.integer({ min: 0, max: 999_999_999 })
}

/** Any options a schema allows. */
export function arbitraryOptions<S extends Schema>(schema: S): fc.Arbitrary<Options<S>> {
  const fields: { [name: string]: fc.Arbitrary<unknown> } = {}
  for (const [name, choice] of Object.entries(schema)) fields[name] = arbitraryChoice(choice)
  return fc.record(fields) as fc.Arbitrary<Options<S>>
}

function arbitraryChoice(choice: Choice): fc.Arbitrary<unknown> {
  switch (choice.kind) {
    case 'flag':
      return fc.boolean()
    case 'pick':
      return fc.constantFrom(...choice.from)
    case 'count':
      return fc.integer({ min: choice.min, max: choice.max })
    case 'carry':
      return fc.constantFrom(choice.default, ...choice.samples)
    case 'list':
      return fc.tuple(...choice.slots.map((slot) => fc.constantFrom(...slot)))
  }
}

/**
 * Any data as JSON carries it (it has no -0), with keys that JSON writes without a backslash: `JSON.parse` of V8 13 and 14 may read
 * such a key as another one that it read before (nodejs/node#63785).
 */
export function arbitraryJson(constraints: fc.JsonSharedConstraints = {}): fc.Arbitrary<Json> {
  return fc.jsonValue(constraints).map((x) => JSON.parse(JSON.stringify(plainKeys(x))))
}

function plainKeys(x: unknown): unknown {
  if (Array.isArray(x)) return x.map(plainKeys)
  if (typeof x !== 'object' || x === null) return x
  return Object.fromEntries(
    Object.entries(x).map(([key, value]) => [key.replaceAll(/["\\\p{Cc}\p{Cs}]/gu, '_'), plainKeys(value)]),
  )
}

import * as fc from 'fast-check'
import type { Choice, Options, Schema } from '../index.ts'

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

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaults, matters, publicOptions, readOptions, type Schema } from './options.ts'
import { arbitraryOptions } from './testkit/arbitraries.ts'

const schema = {
  night: { kind: 'flag', default: false },
  board: { kind: 'pick', from: ['forest', 'tower'], default: 'tower' },
  rounds: { kind: 'count', min: 1, max: 6, default: 4 },
  spells: {
    kind: 'list',
    slots: [
      ['red1', 'red2'],
      ['blue1', 'blue2'],
    ],
    default: ['red1', 'blue1'],
  },
} as const satisfies Schema

const problem = (given: unknown) => {
  const read = readOptions(schema, given)
  return read.ok ? 'no problem' : read.problem
}

test('nothing given means the defaults', () => {
  const all = { night: false, board: 'tower', rounds: 4, spells: ['red1', 'blue1'] }
  expect(defaults(schema)).toEqual(all)
  for (const nothing of [undefined, null, {}]) expect(readOptions(schema, nothing)).toEqual({ ok: true, options: all })
})

test('given options are used, the others get their default', () => {
  const read = readOptions(schema, { rounds: 6, spells: ['red2', 'blue1'] })
  expect(read).toEqual({ ok: true, options: { night: false, board: 'tower', rounds: 6, spells: ['red2', 'blue1'] } })
})

test('all that a schema allows is read as it is given', () => {
  fc.assert(
    fc.property(arbitraryOptions(schema), (options) => {
      expect(readOptions(schema, JSON.parse(JSON.stringify(options)))).toEqual({ ok: true, options })
    }),
  )
})

test('what does not fit is named', () => {
  expect(problem([])).toBe('options must be an object')
  expect(problem('night')).toBe('options must be an object')
  expect(problem({ day: true })).toBe('unknown option "day"; there is night, board, rounds, spells')
  expect(problem({ night: 1 })).toBe('option "night" must be true or false')
  expect(problem({ board: 'sea' })).toBe('option "board" must be one of forest, tower')
  for (const rounds of [0, 7, 2.5, '3', null, Number.NaN])
    expect(problem({ rounds })).toBe('option "rounds" must be a whole number from 1 to 6')
  for (const spells of ['red1', [], ['red1'], ['red1', 'blue1', 'x']])
    expect(problem({ spells })).toBe('option "spells" must list 2 values')
  expect(problem({ spells: ['red1', 'red2'] })).toBe('option "spells" does not fit at place 2; there is blue1, blue2')
  const none = readOptions({}, { day: 1 })
  expect(none.ok ? '' : none.problem).toBe('unknown option "day"; there is none')
})

test('names that every object has are options to nobody', () => {
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']) {
    const given = JSON.parse(`{${JSON.stringify(name)}: {"night": true, "polluted": 1}}`)
    expect(problem(given)).toContain(`unknown option "${name}"`)
  }
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
})

test('any input gives options or a problem, never an exception', () => {
  const odd = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom({ toString: 1, valueOf: 1 }, Object.create(null), Symbol('x'), () => 1),
  )
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom('night', 'board', 'rounds', 'spells', '__proto__'),
        fc.oneof(odd, fc.array(odd, { maxLength: 3 })),
      ),
      (given) => {
        const read = readOptions(schema, given)
        if (!read.ok) expect(read.problem).not.toBe('')
      },
    ),
    { numRuns: 500 },
  )
  let deep: unknown = []
  for (let i = 0; i < 100_000; i++) deep = [deep]
  expect(problem({ spells: [deep, deep] })).toContain('does not fit')
})

test('a choice matters with the options and the number of seats it names', () => {
  const rounds = { kind: 'count', min: 1, max: 6, default: 4, when: { board: ['forest'], night: [true] }, seats: [1, 2] } as const
  expect(matters(rounds, { board: 'forest', night: true }, 2)).toBe(true)
  expect(matters(rounds, { board: 'forest', night: false }, 2)).toBe(false)
  expect(matters(rounds, { board: 'tower', night: true }, 2)).toBe(false)
  expect(matters(rounds, { board: 'forest', night: true }, 3)).toBe(false)
  expect(matters(schema.night, {}, 3)).toBe(true)
})

test('everyone may know the options that matter and are not secret, and of a campaign what its game shows', () => {
  const story: Schema = {
    board: { kind: 'pick', from: ['forest', 'tower'], default: 'tower' },
    trees: { kind: 'count', min: 1, max: 6, default: 4, when: { board: ['forest'] } },
    traitor: { kind: 'flag', default: false, secret: true },
    past: { kind: 'carry', default: 0, read: (given) => given, samples: [0] },
    tale: {
      kind: 'carry',
      default: [1, 'a key'],
      read: (given) => given,
      samples: [[1]],
      shown: (tale) => Array.isArray(tale) && tale[0],
    },
  }
  const options = { board: 'tower', trees: 5, traitor: true, past: 7, tale: [3, 'a sword'] }
  expect(publicOptions(story, options, 2)).toEqual({ board: 'tower', tale: 3 })
  expect(publicOptions(story, { ...options, board: 'forest' }, 2)).toEqual({ board: 'forest', trees: 5, tale: 3 })
})

import type { Json } from '@grimuar/kernel'
import { patch, type Sight } from '@grimuar/protocol'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Shown } from './delta-encoder.ts'

const carried = (x: unknown): Json => JSON.parse(JSON.stringify(x ?? null))

const { data } = fc.letrec<{ data: unknown }>((tie) => ({
  data: fc.oneof(
    { maxDepth: 3, depthSize: 'medium' },
    fc.constantFrom(
      undefined,
      null,
      true,
      0,
      1,
      2.5,
      '',
      'rune',
      'a text that is long enough to be looked into, if it were no text',
    ),
    fc.array(tie('data'), { maxLength: 8 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'view', '0', '"', 'length'), tie('data'), { maxKeys: 5, noNullPrototype: true }),
  ),
}))
const fields = fc.dictionary(fc.constantFrom('a', 'b', 'view', 'seats', '0', '"'), data, { maxKeys: 6, noNullPrototype: true })
const sights = fc
  .record({ view: fc.oneof({ weight: 9, arbitrary: fields }, fc.constant(7)), asked: data, moves: fc.array(data), ended: data })
  .map((parts) => ({ undo: null, request: null, seats: [], ...parts }) as unknown as Sight)

test('patch after patch, everyone has what they were to be shown, and what is worked out for one is right for all', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(sights, sights), { minLength: 2, maxLength: 8 }), (stations) => {
      const ofKind = stations.filter(([a, b]) => typeof a.view === 'object' && typeof b.view === 'object')
      const [first, ...rest] = ofKind
      if (!first) return
      const shown = first.map((sight) => new Shown(sight))
      const held = first.map(carried)
      for (const [one, other] of rest) {
        const worked = new Map()
        for (const [at, sight] of [one, other, other].entries()) {
          const who = Math.min(at, 1)
          const text = shown[who]?.next(sight, worked)
          held[who] = patch(held[who] as Json, text === undefined ? undefined : JSON.parse(text))
          expect(held[who]).toEqual(carried(sight))
          if (at === 2) expect(text).toBeUndefined() // the same once more
        }
      }
    }),
    { numRuns: 500 },
  )
})

test('a view that is no object is sent whole when it changes', () => {
  const sight = (view: unknown) => ({ view, asked: null, moves: [], undo: null, request: null, seats: [], ended: null }) as Sight
  const shown = new Shown(sight(7))
  expect(shown.next(sight(8), new Map())).toBe('{"view":[8]}')
  expect(shown.next(sight(8), new Map())).toBeUndefined()
})

test('little is said of a small change in something large, once for all who see it change alike', () => {
  const areas = Array.from({ length: 4 }, (_, at) => ({ pool: [at, at + 1, at + 2], cards: [1, 2, 3, 4, 5, 6, 7], points: 10 }))
  const sight = (points: number) =>
    ({
      view: { areas: areas.with(2, { ...(areas[2] as (typeof areas)[0]), points }), day: 3 },
      asked: null,
      moves: [],
      undo: null,
      request: null,
      seats: [],
      ended: null,
    }) as unknown as Sight
  const pair = [new Shown(sight(10)), new Shown(sight(10))]
  const worked = new Map()
  for (const shown of pair) expect(shown.next(sight(11), worked)).toBe('{"view":{"areas":{"2":{"points":[11]}}}}')
  expect(worked.size).toBe(1)
})

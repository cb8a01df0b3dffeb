import type { Json } from '@grimuar/kernel'
import { type MatchView, patch } from '@grimuar/protocol'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { DeltaEncoder, PatchCache } from './delta-encoder.ts'

const carried = (x: unknown): Json => JSON.parse(JSON.stringify(x ?? null))

// A key that is a quotation mark alone may be read as a backslash: see `arbitraryJson`.
const QUOTED = 'a"b'

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
      'a text that is long enough to be compared in parts, if it were not a text',
    ),
    fc.array(tie('data'), { maxLength: 8 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'view', '0', QUOTED, 'length'), tie('data'), { maxKeys: 5, noNullPrototype: true }),
  ),
}))
const fields = fc.dictionary(fc.constantFrom('a', 'b', 'view', 'seats', '0', QUOTED), data, { maxKeys: 6, noNullPrototype: true })
const matchViews = fc
  .record({ view: fc.oneof({ weight: 9, arbitrary: fields }, fc.constant(7)), asked: data, moves: fc.array(data), ended: data })
  .map((parts) => ({ undo: null, request: null, seats: [], ...parts }) as unknown as MatchView)

test('a chain of patches gives every seat its exact view, also with patches shared through the cache', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(matchViews, matchViews), { minLength: 2, maxLength: 8 }), (stations) => {
      const ofKind = stations.filter(([a, b]) => typeof a.view === 'object' && typeof b.view === 'object')
      const [first, ...rest] = ofKind
      if (!first) return
      const encoder = first.map((matchView) => new DeltaEncoder(matchView))
      const held = first.map(carried)
      for (const [one, other] of rest) {
        const patchCache = new PatchCache()
        for (const [at, matchView] of [one, other, other].entries()) {
          const who = Math.min(at, 1)
          const text = encoder[who]?.next(matchView, patchCache)
          held[who] = patch(held[who] as Json, text === undefined ? undefined : JSON.parse(text))
          expect(held[who]).toEqual(carried(matchView))
          if (at === 2) expect(text).toBeUndefined() // the same view again
        }
      }
    }),
    { numRuns: 500 },
  )
})

test('a view that is not an object is sent whole when it changes', () => {
  const matchView = (view: unknown) =>
    ({ view, asked: null, moves: [], undo: null, request: null, seats: [], ended: null }) as unknown as MatchView
  const encoder = new DeltaEncoder(matchView(7))
  expect(encoder.next(matchView(8), new PatchCache())).toBe('{"view":[8]}')
  expect(encoder.next(matchView(8), new PatchCache())).toBeUndefined()
})

test('a small change in a large view gives a small patch, computed once for all seats', () => {
  const areas = Array.from({ length: 4 }, (_, at) => ({ pool: [at, at + 1, at + 2], cards: [1, 2, 3, 4, 5, 6, 7], points: 10 }))
  const matchView = (points: number) =>
    ({
      view: { areas: areas.with(2, { ...(areas[2] as (typeof areas)[0]), points }), day: 3 },
      asked: null,
      moves: [],
      undo: null,
      request: null,
      seats: [],
      ended: null,
    }) as unknown as MatchView
  const pair = [new DeltaEncoder(matchView(10)), new DeltaEncoder(matchView(10))]
  const patchCache = new PatchCache()
  for (const encoder of pair) expect(encoder.next(matchView(11), patchCache)).toBe('{"view":{"areas":{"2":{"points":[11]}}}}')
  expect(patchCache.patches.size).toBe(1)
})

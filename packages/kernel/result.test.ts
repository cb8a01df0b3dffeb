import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countWinners, hasWon, placeOf, type Result, rank, readResult, winnersOf } from './result.ts'

const byPoints = (points: readonly number[]) => rank(points.length, (a, b) => points[b]! - points[a]!)

test('equals share the better rank and the next one is passed over', () => {
  expect(byPoints([10, 30, 20])).toEqual([3, 1, 2])
  expect(byPoints([20, 30, 20, 5])).toEqual([2, 1, 2, 4])
  expect(byPoints([7, 7, 7])).toEqual([1, 1, 1])
  expect(byPoints([3])).toEqual([1])
})

test('a rank is one more than the number of those who are better', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5), { minLength: 1, maxLength: 6 }), (points) => {
      expect(byPoints(points)).toEqual(points.map((p) => 1 + points.filter((o) => o > p).length))
    }),
  )
})

describe('who has won', () => {
  const scores = [0, 1].map((total) => ({ total, parts: [] }))

  test('is whoever is first, where everyone plays alone', () => {
    const result: Result = { kind: 'ranked', ranks: [2, 1], scores }
    expect([placeOf(result, 0), hasWon(result, 1), winnersOf(result, 2)]).toEqual([2, true, [1]])
    expect(winnersOf({ kind: 'ranked', ranks: [1, 1], scores }, 2)).toEqual([0, 1])
  })

  test('is everyone or nobody, where all play together', () => {
    expect(winnersOf({ kind: 'shared', won: true }, 3)).toEqual([0, 1, 2])
    expect([true, false].map((won) => countWinners({ kind: 'shared', won }, 3))).toEqual([3, 0])
    expect([winnersOf({ kind: 'shared', won: false }, 3), placeOf({ kind: 'shared', won: false }, 1)]).toEqual([[], 2])
  })

  test('is nobody at the table where a rival without a seat comes first', () => {
    const rose: Result = { kind: 'ranked', ranks: [2, 3], scores, rivals: [{ name: 'rose', rank: 1 }] }
    expect(winnersOf(rose, 2)).toEqual([])
  })

  test('is read from results kept before teams were known', () => {
    expect(readResult({ ranks: [1, 2], scores })).toEqual({ kind: 'ranked', ranks: [1, 2], scores })
    expect(readResult({ kind: 'shared', won: true })).toEqual({ kind: 'shared', won: true })
  })
})

import type { Result } from '@grimuar/kernel'
import { expect, test } from 'vitest'
import { leadOf, verdictOf } from './verdict.ts'

const score = (towers: number, guess: number) => ({
  total: towers + guess,
  parts: [
    { name: 'towers', points: towers },
    { name: 'guess', points: guess },
  ],
})
const result: Result = { kind: 'ranked', ranks: [2, 1, 3], scores: [score(9, 0), score(8, 4), score(1, 1)] }

test('a loser is compared with the winner, and told in which categories the points were lost', () => {
  const decisive = { name: 'guess', of: undefined, mine: 0, theirs: 4 }
  expect(verdictOf(result, 0)).toEqual({ place: 2, tied: false, mine: 9, theirs: 12, decisive })
  expect(verdictOf(result, 2)).toMatchObject({ place: 3, mine: 2, theirs: 12, decisive: { name: 'towers' } })
})

test('the winner is compared with the second', () => {
  expect(verdictOf(result, 1)).toMatchObject({ place: 1, mine: 12, theirs: 9, decisive: { name: 'guess' } })
  expect(leadOf(result)).toBe(3)
})

test('a shared place is told, and equal points decide nothing', () => {
  const tie: Result = { kind: 'ranked', ranks: [1, 1], scores: [score(3, 1), score(1, 3)] }
  expect(verdictOf(tie, 0)).toEqual({ place: 1, tied: true, mine: 4, theirs: 4 })
  expect(leadOf(tie)).toBe(0)
})

test('a rival without a seat is compared too; a team has no place', () => {
  const solo: Result = {
    kind: 'ranked',
    ranks: [2],
    scores: [score(5, 0)],
    rivals: [{ name: 'shadow', rank: 1, score: score(6, 0) }],
  }
  expect(verdictOf(solo, 0)).toMatchObject({ place: 2, mine: 5, theirs: 6 })
  expect(verdictOf({ kind: 'ranked', ranks: [1], scores: [score(5, 0)] }, 0)).toBeUndefined()
  expect(verdictOf({ kind: 'shared', won: true }, 0)).toBeUndefined()
})

import type { Result } from '@grimuar/kernel'
import { expect, test } from 'vitest'
import { isLost } from './lost.ts'

const scores = [0, 1].map((total) => ({ total, parts: [] }))
const won = (ranks: number[]): Result => ({ kind: 'ranked', ranks, scores })

test('who loses hears a loss although another player has won, and who shares the first place does not', () => {
  expect([isLost(won([2, 1]), 0, 2), isLost(won([2, 1]), 1, 2), isLost(won([1, 1]), 0, 2)]).toEqual([true, false, false])
})

test('people who watch, or share a screen, hear a loss only if nobody at the table has won', () => {
  expect(isLost(won([2, 1]), null, 2)).toBe(false)
  expect(isLost({ kind: 'shared', won: false }, null, 2)).toBe(true)
  expect(isLost({ kind: 'shared', won: true }, null, 2)).toBe(false)
})

test('nothing is lost before the end', () => {
  expect(isLost(null, 0, 2)).toBe(false)
})

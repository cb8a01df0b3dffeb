import { expect, test } from 'vitest'
import { quickDice, start } from '../index.ts'
import { count, counts } from './counts.ts'
import { highCard } from './high-card.ts'
import { ticTacToe } from './tic-tac-toe.ts'

test('tic-tac-toe has 5478 positions and 255168 matches', () => {
  const ladder = counts(ticTacToe, start(ticTacToe, {}, 2, quickDice(1)), 9)
  expect(ladder.map((c) => c.tables)).toEqual([1, 9, 72, 252, 756, 1260, 1520, 1140, 390, 78])
  expect(ladder.map((c) => c.paths)).toEqual([1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872])
  expect(ladder.reduce((sum, c) => sum + c.tables, 0)).toBe(5478)
  // Paths that do not go on at a depth are finished matches: each path that goes on has 9 - d children.
  const going = (d: number) => ladder[d + 1]!.paths / (9 - d)
  expect(ladder.slice(5).reduce((sum, c, i) => sum + c.paths - (i < 4 ? going(5 + i) : 0), 0)).toBe(255168)
})

test('counting leaves the table as it is', () => {
  const t = start(ticTacToe, {}, 2, quickDice(1))
  const before = JSON.stringify(t)
  expect(count(ticTacToe, t, 3)).toEqual({ tables: 252, paths: 504 })
  expect(count(ticTacToe, t, 0)).toEqual({ tables: 1, paths: 1 })
  expect(JSON.stringify(t)).toBe(before)
})

test('everyone who is asked counts, and chance is as the dice say', () => {
  const t = start(highCard, {}, 2, quickDice(1))
  const ladder = counts(highCard, t, 2, quickDice(9))
  expect(ladder[1]).toEqual({ tables: 6, paths: 6 }) // three cards in each of two hands
  expect(ladder[2]?.paths).toBe(36) // answer, or change one's mind
  expect(counts(highCard, t, 4, quickDice(9))).toEqual(counts(highCard, t, 4, quickDice(9)))
})

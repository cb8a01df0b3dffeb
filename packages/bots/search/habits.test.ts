import type { Bot } from '@grimuar/contract'
import { type Game, quickDice } from '@grimuar/kernel'
import { ticTacToe } from '@grimuar/kernel/testkit/tic-tac-toe'
import { expect, test } from 'vitest'
import { habitsOf } from './habits.ts'

const game: Game = { ...ticTacToe, round: () => 3 }
const bot: Bot = { policy: () => 'the policy', evaluate: () => 0.5 }
const dice = quickDice(1)
const question = { kind: 'where' }

test('parts that a bot leaves out have defaults', () => {
  const habits = habitsOf(game, bot)
  expect(habits).toMatchObject({ searches: false, doubt: undefined, tree: undefined, likelihood: undefined })
  expect(habits.turn({})).toBe(3)
  expect(habitsOf(ticTacToe, bot).turn({})).toBe(0)
  expect(habits.horizon(4)).toBe(4)
  expect([habits.isOpen({}), habits.small(question)]).toEqual([false, false])
  expect(habits.propose({}, 0, ['a', 'b'], dice)).toEqual(['a', 'b'])
  expect(habits.steady({}, 0, ['a', 'b'], dice)).toBe('the policy')
  expect(habits.compare({}, 0)).toEqual({})
})

test('without a quick policy the policy answers, from a view', () => {
  const seen: unknown[] = []
  const policy: Bot['policy'] = (view) => void seen.push(view)
  habitsOf({ ...game, view: (t, seat) => ({ t, seat }) }, { ...bot, policy }).quick('table', 1, [], dice)
  expect(seen).toEqual([{ t: 'table', seat: 1 }])
})

test('parts that a bot has are used unchanged', () => {
  const tree = { curiosity: 1, small: 2, full: 3 }
  const own: Bot = {
    ...bot,
    turn: () => 8,
    horizon: () => 9,
    small: () => true,
    propose: () => ['c'],
    steady: () => 'steady',
    doubt: 1,
    tree,
  }
  const habits = habitsOf(game, own)
  expect(habits).toMatchObject({ searches: true, doubt: 1, tree })
  expect([habits.turn({}), habits.horizon(2), habits.small(question)]).toEqual([8, 9, true])
  expect([habits.propose({}, 0, [], dice), habits.steady({}, 0, [], dice)]).toEqual([['c'], 'steady'])
})

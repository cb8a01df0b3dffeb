import type { Bot } from '@grimuar/contract'
import { type AnyTypes, answersOf, quickDice, start } from '@grimuar/kernel'
import { type Grid, ticTacToe } from '@grimuar/kernel/testkit/tic-tac-toe'
import { expect, test } from 'vitest'
import { playerOf } from '../levels.ts'
import { random } from '../player.ts'
import type { SearchState } from './search.ts'
import { type Thought, Thoughts, thoughtOf } from './thought.ts'

const bot: Bot = {
  policy: (view, seat, answers, dice) => random.decide({ view: () => view, seat, answers, dice }),
  evaluate: () => 0.5,
  turn: (t: Grid) => t.cells.filter((cell) => cell !== null).length,
  horizon: () => 9,
}

/** Lets a level decide the first move, and returns it with everything it told. */
function decided(level: string, tells: boolean): { readonly move: unknown; readonly told: readonly SearchState[] } {
  const t = start<AnyTypes>(ticTacToe, {}, 2, quickDice(1))
  const told: SearchState[] = []
  const move = playerOf(level, ticTacToe, bot, bot)?.decide({
    seat: 0,
    answers: answersOf<AnyTypes>(ticTacToe, t, 0),
    dice: quickDice(4),
    view: () => ticTacToe.view(t, 0),
    ...(tells && { tell: (known) => told.push(known()) }),
  })
  return { move, told }
}

test('a search tells what it knows batch by batch, and decides as if nobody heard', () => {
  const { move, told } = decided('strong', true)
  const iterations = told.map((state) => state.iterations)
  expect(told.length).toBeGreaterThan(3)
  expect(iterations).toEqual(iterations.toSorted((a, b) => a - b))
  expect(told.at(-1)?.candidates[0]?.move).toEqual(move)
  expect(decided('strong', false).move).toEqual(move)
})

test('a level that does not search tells nothing', () => {
  for (const level of ['beginner', 'policy']) expect(decided(level, true).told).toEqual([])
})

test('a thought is the three best moves with their shares of all tries', () => {
  const candidate = (at: number, value: number, samples: number) => ({ move: { at }, value, error: 0.1, samples })
  const candidates = [
    candidate(1, 0.7, 50),
    candidate(2, 0.6, 30),
    candidate(3, 0.5, 10),
    candidate(4, 0.4, 10),
    candidate(5, 0, 0),
  ]
  expect(thoughtOf({ iterations: 100, candidates })).toEqual({
    iterations: 100,
    tried: 5,
    moves: [
      { move: { at: 1 }, value: 0.7, error: 0.1, share: 0.5 },
      { move: { at: 2 }, value: 0.6, error: 0.1, share: 0.3 },
      { move: { at: 3 }, value: 0.5, error: 0.1, share: 0.1 },
    ],
  })
})

test('thoughts are passed on at most so often, the last one always', () => {
  let now = 0
  const passed: Thought[] = []
  const thoughts = new Thoughts(
    (thought) => passed.push(thought),
    200,
    () => now,
  )
  const tell = (at: number, iterations: number) => {
    now = at
    thoughts.tell(() => ({ iterations, candidates: [] }))
  }
  tell(0, 1)
  tell(100, 2)
  tell(199, 3)
  tell(200, 4)
  tell(300, 5)
  thoughts.end()
  thoughts.end()
  expect(passed.map(({ iterations }) => iterations)).toEqual([1, 4, 5])
})

import type { Bot } from '@grimuar/contract'
import { type AnyTypes, answersOf, quickDice, start } from '@grimuar/kernel'
import { type Grid, ticTacToe } from '@grimuar/kernel/testkit/tic-tac-toe'
import { expect, test } from 'vitest'
import { random } from '../player.ts'
import { habitsOf } from '../search/habits.ts'
import type { Root } from '../search/playouts.ts'
import { differences, type Hint, hintFor } from './hint.ts'

const marks = (t: Grid) => t.cells.filter((cell) => cell !== null).length

const bot: Bot = {
  policy: (view, seat, answers, dice) => random.decide({ view: () => view, seat, answers, dice }),
  evaluate: () => 0.5,
  turn: marks,
  horizon: () => 9,
  // Corners are worth counting; the rest never differs.
  compare: (t: Grid, seat) => ({
    corners: [0, 2, 6, 8].filter((at) => t.cells[at] === seat).length,
    marks: marks(t),
  }),
}

function grid(cells: string, changed: Partial<Bot> = {}): Root {
  const t = start<AnyTypes>(ticTacToe, {}, 2, quickDice(1))
  t.cells = Array.from(cells.replaceAll(' ', ''), (mark) => (mark === 'x' ? 0 : mark === 'o' ? 1 : null))
  return { game: ticTacToe, bot: habitsOf(ticTacToe, { ...bot, ...changed }), view: ticTacToe.view(t, 0), seat: 0, seed: 7 }
}

const answersTo = (root: Root) => answersOf<AnyTypes>(root.game, root.game.imagine(root.view, root.seat, quickDice(0)), root.seat)

/** The whole hint, and how much was done when each time. */
function hint(root: Root, budget = { iterations: 120, passes: 2, ms: 60_000 }): { readonly done: number[]; readonly hint: Hint } {
  const done: number[] = []
  const work = hintFor(root, answersTo(root), budget)
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return { done, hint: step.value }
    done.push(step.value)
  }
}

test('a hint names the winning move first, with its chance', () => {
  const { hint: found, done } = hint(grid('xx. oo. ...'))
  expect(found).toMatchObject({ kind: 'search', tried: 5 })
  expect(found.kind === 'search' && found.moves[0]).toMatchObject({ move: { at: 2 }, value: 1, error: 0, equal: true })
  expect(done).toEqual(done.toSorted((a, b) => a - b))
  expect(done.at(-1)).toBeGreaterThan(0.9)
})

test('moves that the search cannot tell apart are equally good, and others are not', () => {
  const { hint: found } = hint(grid('xx. oo. ...'))
  expect(found.kind === 'search' && found.moves.map(({ equal }) => equal).slice(0, 2)).toEqual([true, false])
  const { hint: even } = hint(grid('... ... ...', { horizon: () => 1 }))
  expect(even.kind === 'search' && even.moves.every(({ equal }) => equal)).toBe(true)
})

test('when the time is over, the hint is what is known so far', () => {
  const { hint: found } = hint(grid('x.. .o. ...'), { iterations: 10_000, passes: 10, ms: 0 })
  expect(found.kind === 'search' && found.iterations).toBeLessThan(200)
})

test('a reason is what differs from the other moves where the next turn begins', () => {
  const root = grid('... .o. ...')
  const [corner, edge] = differences(root, [{ at: 0 }, { at: 1 }])
  expect(corner).toEqual([{ name: 'corners', by: 1 }])
  expect(edge).toEqual([{ name: 'corners', by: -1 }])
})

test('the policy answers small questions, and where the bot does not know turns', () => {
  const asked = grid('xx. oo. ...', { small: () => true })
  expect(hint(asked)).toEqual({ done: [], hint: { kind: 'policy', move: expect.anything() } })
  const { turn: _turn, ...blind } = bot
  expect(hint({ ...asked, bot: habitsOf(ticTacToe, blind) }).hint.kind).toBe('policy')
})

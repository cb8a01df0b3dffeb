import type { Bot, TreeHabits } from '@grimuar/contract'
import { type AnyTypes, answersOf, quickDice, start } from '@grimuar/kernel'
import { highCard } from '@grimuar/kernel/testkit/high-card'
import { type Grid, ticTacToe } from '@grimuar/kernel/testkit/tic-tac-toe'
import { describe, expect, test } from 'vitest'
import { playBout } from '../arena/bout.ts'
import { playerOf } from '../levels.ts'
import { random } from '../player.ts'
import { habitsOf } from './habits.ts'
import type { Root } from './playouts.ts'
import { type SearchState, telling, toTheEnd } from './search.ts'
import { searchTree } from './tree.ts'

/** Knows nothing: every table that is not over looks even to it. */
const blank: Bot = {
  policy: (view, seat, answers, dice) => random.decide({ view: () => view, seat, answers, dice }),
  evaluate: () => 0.5,
  turn: (t: Grid) => t.cells.filter((cell) => cell !== null).length,
  horizon: () => 9,
}

const playingOn: TreeHabits = { curiosity: 2, playOn: 'chance' }
const judgingAtOnce: TreeHabits = { curiosity: 2 }

/** A grid as text: the marks of both players, and a point for an empty cell. The first player is asked. */
function grid(cells: string): Root {
  const t = start<AnyTypes>(ticTacToe, {}, 2, quickDice(1))
  t.cells = Array.from(cells.replaceAll(' ', ''), (mark) => (mark === 'x' ? 0 : mark === 'o' ? 1 : null))
  return { game: ticTacToe, bot: habitsOf(ticTacToe, blank), view: ticTacToe.view(t, 0), seat: 0, seed: 7 }
}

function grown(root: Root, iterations: number, { habits = playingOn, passes = 1 } = {}): SearchState {
  const table = root.game.imagine(root.view, root.seat, quickDice(0))
  return toTheEnd(searchTree(root, answersOf<AnyTypes>(root.game, table, root.seat), habits, { iterations, passes }))
}

describe('tree search', () => {
  test.each([
    ['playing on', playingOn],
    ['judging where the tree ends', judgingAtOnce],
  ])('wins where it can, and blocks where it must, %s', (_, habits) => {
    expect(grown(grid('xx. oo. ...'), 300, { habits }).candidates[0]?.move).toEqual({ at: 2 })
    expect(grown(grid('x.. oo. x..'), 600, { habits }).candidates[0]?.move).toEqual({ at: 5 })
  })

  test('sees that a good answer spoils a move, where play by chance does not', () => {
    // Against play by chance the corner wins most often; a rival who answers well wins at once unless the line is blocked.
    const root = grid('x.. .oo x..')
    const { candidates } = grown({ ...root, bot: habitsOf(ticTacToe, { ...blank, horizon: () => 2 }) }, 800, {
      habits: judgingAtOnce,
    })
    expect(candidates[0]?.move).toEqual({ at: 3 })
  })

  test('grows past the horizon where its habits say so, and sees what comes there', () => {
    const root = { ...grid('x.. oo. x..'), bot: habitsOf(ticTacToe, { ...blank, horizon: () => 1 }) }
    const values = (habits: TreeHabits) => grown(root, 600, { habits }).candidates.map(({ value }) => value)
    expect(new Set(values(playingOn))).toEqual(new Set([0.5]))
    const further = { ...playingOn, further: 2 }
    expect(grown(root, 600, { habits: further }).candidates[0]?.move).toEqual({ at: 5 })
    expect(Math.min(...values(further))).toBeLessThan(0.4)
  })

  test('spends its budget on each tree, most of it on the best move', () => {
    const { iterations, candidates } = grown(grid('x.. .o. ...'), 300, { passes: 2 })
    expect(iterations).toBe(600)
    const samples = candidates.map((candidate) => candidate.samples)
    expect(samples.reduce((sum, n) => sum + n)).toBe(600)
    expect(Math.max(...samples)).toBeGreaterThan((2 * 600) / samples.length)
    for (const { value } of candidates) expect(value).toBeGreaterThanOrEqual(0)
    for (const { value } of candidates) expect(value).toBeLessThanOrEqual(1)
  })

  test('is the same for the same seed, and other seeds grow other trees', () => {
    const root = grid('x.. .o. ...')
    expect(grown(root, 200)).toEqual(grown(root, 200))
    expect(grown({ ...root, seed: 8 }, 200)).not.toEqual(grown(root, 200))
  })

  test('reports each batch, and stops when it is told to', () => {
    const root = grid('x.. .o. ...')
    const table = root.game.imagine(root.view, root.seat, quickDice(0))
    const steps = searchTree(root, answersOf<AnyTypes>(root.game, table, 0), playingOn, { iterations: 1000 })
    expect(steps.next().value).toMatchObject({ iterations: 64, next: 64 })
    expect(steps.next().value).toMatchObject({ iterations: 128, next: 64 })
    const last = steps.next(true)
    expect(last).toMatchObject({ done: true, value: { iterations: 128 } })
  })

  test('chooses the same at tables that differ only in what is hidden', () => {
    const bot: Bot = { ...blank, turn: (t: { used: number[] }) => t.used.length, horizon: () => 1 }
    const t = start<AnyTypes>(highCard, {}, 2, quickDice(5))
    const other = highCard.copy(t)
    ;[other.hands[1], other.deck] = [other.deck.slice(0, 3), [...(other.hands[1] ?? []), ...other.deck.slice(3)]]
    const [here, there] = [t, other].map((table) =>
      grown({ game: highCard, bot: habitsOf(highCard, bot), view: highCard.view(table, 0), seat: 0, seed: 3 }, 200),
    )
    expect(here).toEqual(there)
  })

  test('leaves small questions inside the tree to the quick policy', () => {
    let asked = 0
    const quick: Bot['quick'] = (_t, _seat, answers, dice) => {
      asked++
      return random.decide({ view: () => undefined, seat: 0, answers, dice })
    }
    // Every question after the root's is small, so a tree is one move deep, and all later moves are the quick policy's.
    grown({ ...grid('x.. .o. ...'), bot: habitsOf(ticTacToe, { ...blank, quick, small: () => true }) }, 100)
    expect(asked).toBeGreaterThan(300)
  })
})

test('leaves questions that are small inside a tree only to the quick policy, but tries all answers of the root', () => {
  let asked = 0
  const quick: Bot['quick'] = (_t, _seat, answers, dice) => {
    asked++
    return random.decide({ view: () => undefined, seat: 0, answers, dice })
  }
  const root = { ...grid('x.. .o. ...'), bot: habitsOf(ticTacToe, { ...blank, quick }) }
  const { candidates } = grown(root, 100, { habits: { ...playingOn, smallInside: () => true } })
  expect(asked).toBeGreaterThan(300)
  expect(candidates.every(({ samples }) => samples > 0)).toBe(true)
})

describe('a level that searches', () => {
  const bot: Bot = { ...blank, tree: playingOn, levels: { strong: { iterations: 100 }, master: { iterations: 200, passes: 3 } } }

  test('grows as many trees as its bot says', () => {
    let copies = 0
    const game: Root['game'] = {
      ...ticTacToe,
      copy(t) {
        copies++
        return ticTacToe.copy(t)
      },
    }
    const { view } = grid('xx. oo. ...')
    const decision = { seat: 0, answers: [{ at: 2 }, { at: 5 }, { at: 8 }], dice: quickDice(1), view: () => view }
    expect(playerOf('strong', game, bot, bot)?.decide(decision)).toEqual({ at: 2 })
    expect(copies).toBe(100) // each iteration begins with a copy
    copies = 0
    expect(playerOf('master', game, bot, bot)?.decide(decision)).toEqual({ at: 2 })
    expect(copies).toBe(600)
  })

  test('beats chance', () => {
    const player = playerOf('strong', ticTacToe, bot, bot) ?? random
    let won = 0
    for (let seed = 0; seed < 20; seed++) {
      const { result } = playBout({ game: ticTacToe, options: {}, players: seed % 2 ? [random, player] : [player, random], seed })
      if (result.kind === 'ranked' && result.ranks[seed % 2] === 1) won++
    }
    expect(won).toBeGreaterThan(15)
  })

  test('tells what it knows after each batch, the tree that still grows included', () => {
    const root = grid('x.. oo. x..')
    const table = root.game.imagine(root.view, root.seat, quickDice(0))
    const answers = answersOf<AnyTypes>(root.game, table, root.seat)
    const told: SearchState[] = []
    const end = toTheEnd(
      telling(searchTree(root, answers, playingOn, { iterations: 150, passes: 2 }), (known) => told.push(known())),
    )
    expect(told.map(({ iterations }) => iterations)).toEqual([64, 128, 150, 214, 278, 300, 300])
    for (const { iterations, candidates } of told)
      expect(candidates.reduce((sum, { samples }) => sum + samples, 0)).toBe(iterations)
    expect(told.at(-1)).toEqual(end)
    expect(end).toEqual(grown(root, 150, { passes: 2 }))
  })
})

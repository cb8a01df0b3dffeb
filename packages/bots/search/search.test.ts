import type { Bot } from '@grimuar/contract'
import { type AnyTypes, answersOf, type Form, formFault, type Game, listed, quickDice, start, type Table } from '@grimuar/kernel'
import { highCard } from '@grimuar/kernel/testkit/high-card'
import { type Grid, ticTacToe } from '@grimuar/kernel/testkit/tic-tac-toe'
import { describe, expect, test } from 'vitest'
import { playBout } from '../arena/bout.ts'
import { random } from '../player.ts'
import { spreadSearch } from '../testkit/spread-search.ts'
import { habitsOf } from './habits.ts'
import { imaginedTable, playBatch, type Root, type Sums } from './playouts.ts'
import { candidatesOf, inTime, type SearchState, search, Tally } from './search.ts'
import { fixedSearch, searching, softened } from './search-player.ts'

/** Knows nothing: it plays by chance, and every table looks even to it. */
const blank: Bot = {
  policy: (view, seat, answers, dice) => random.decide({ view: () => view, seat, answers, dice }),
  evaluate: () => 0.5,
  turn: (t: Grid) => t.cells.filter((cell) => cell !== null).length,
  horizon: () => 9,
}

/** A grid as text: the marks of both players, and a point for an empty cell. The first player is asked. */
function grid(cells: string): Root {
  const t = start<AnyTypes>(ticTacToe, {}, 2, quickDice(1))
  t.cells = Array.from(cells.replaceAll(' ', ''), (mark) => (mark === 'x' ? 0 : mark === 'o' ? 1 : null))
  return { game: ticTacToe, bot: habitsOf(ticTacToe, blank), view: ticTacToe.view(t, 0), seat: 0, seed: 7 }
}

function answersTo(root: Root) {
  return answersOf<AnyTypes>(root.game, root.game.imagine(root.view, root.seat, quickDice(0)), root.seat)
}

function found(root: Root, iterations: number): SearchState {
  return fixedSearch(iterations)(root, answersTo(root))
}

describe('root search', () => {
  test('wins where it can, and blocks where it must', () => {
    expect(found(grid('xx. oo. ...'), 200).candidates[0]?.move).toEqual({ at: 2 })
    expect(found(grid('x.. oo. x..'), 400).candidates[0]?.move).toEqual({ at: 5 })
  })

  test('gives a sure win the value 1 without an error', () => {
    const [best] = found(grid('xx. oo. ...'), 200).candidates
    expect(best).toMatchObject({ value: 1, error: 0 })
  })

  test('spends about its budget, most of it on the best candidates', () => {
    const { iterations, candidates } = found(grid('... .x. ..o'), 300)
    expect(iterations).toBeGreaterThan(250)
    expect(iterations).toBeLessThanOrEqual(300)
    const samples = candidates.map((c) => c.samples)
    expect(samples[0]).toBe(Math.max(...samples))
    expect(samples.reduce((sum, n) => sum + n)).toBe(iterations)
    expect(found(grid('... .x. ..o'), 1).iterations).toBeGreaterThanOrEqual(7) // each candidate is tried once
  })

  test('is the same for the same seed, and other seeds meet other worlds', () => {
    const root = grid('x.. .o. ...')
    expect(found(root, 150)).toEqual(found(root, 150))
    expect(found({ ...root, seed: 8 }, 150)).not.toEqual(found(root, 150))
  })

  test.each([1, 2, 3])('is the same on %i workers that finish their batches in any order', async (workers) => {
    const root = grid('x.. .o. ...')
    const answers = answersTo(root)
    const moves = candidatesOf(root, answers)
    const spread = await spreadSearch(root, answers, 150, async (batches) => {
      const sums: Sums[] = []
      // Each worker has its own share; the last one is the fastest.
      for (let worker = workers - 1; worker >= 0; worker--)
        for (const [i, batch] of batches.entries()) if (i % workers === worker) sums[i] = playBatch(root, moves, batch)
      return sums
    })
    expect(spread).toEqual(found(root, 150))
  })

  test('reports each batch, and stops when it is told to', () => {
    const root = grid('x.. .o. ...')
    const steps = search(root, answersTo(root), { iterations: 10_000 })
    const first = steps.next()
    const second = steps.next()
    expect([first.done, second.done]).toEqual([false, false])
    const { iterations } = second.value
    expect(iterations).toBeGreaterThan(first.value.iterations)
    const last = steps.next(true)
    expect(last).toMatchObject({ done: true, value: { iterations } })
    const samples = last.done ? last.value.candidates.map((candidate) => candidate.samples) : []
    expect(samples.reduce((sum, n) => sum + n, 0)).toBe(iterations)
  })

  test('adds passes while there is time, and tries everything once where there is none', () => {
    const root = grid('x.. .o. ...')
    expect(inTime(search(root, answersTo(root), { iterations: 50, passes: 9 }), 0).iterations).toBeGreaterThanOrEqual(7)
    const steps = search(root, answersTo(root), { iterations: 50, passes: 3 })
    let step = steps.next()
    while (!step.done) step = steps.next()
    expect(step.value.iterations).toBeGreaterThan(100)
    expect(step.value.iterations).toBeLessThanOrEqual(150)
  })

  test('chooses the same at tables that differ only in what is hidden', () => {
    const bot: Bot = { ...blank, turn: (t: { used: number[] }) => t.used.length, horizon: () => 1 }
    const t = start<AnyTypes>(highCard, {}, 2, quickDice(5))
    const other = highCard.copy(t)
    ;[other.hands[1], other.deck] = [other.deck.slice(0, 3), [...(other.hands[1] ?? []), ...other.deck.slice(3)]]
    expect(other.hands[1]).not.toEqual(t.hands[1])
    const [here, there] = [t, other].map((table) => {
      const root: Root = { game: highCard, bot: habitsOf(highCard, bot), view: highCard.view(table, 0), seat: 0, seed: 3 }
      return fixedSearch(100)(root, answersOf<AnyTypes>(highCard, table, 0))
    })
    expect(here).toEqual(there)
  })

  test('imagines a table the more often, the likelier the others’ play is there', () => {
    const game: Game = highCard
    const t = start<AnyTypes>(game, {}, 2, quickDice(5))
    const lowest = (table: Table) => Math.min(...game.view(table, 1).hand)
    const share = (likelihood?: Bot['likelihood']) => {
      const bot = habitsOf(game, { ...blank, ...(likelihood ? { likelihood } : {}) })
      const root: Root = { game, bot, view: game.view(t, 0), seat: 0, seed: 3 }
      const tables = Array.from({ length: 400 }, (_, world) => imaginedTable(root, world))
      expect(tables.map(lowest)).toEqual(tables.map((_, world) => lowest(imaginedTable(root, world))))
      return tables.filter((table) => lowest(table) > 3).length / tables.length
    }
    const even = share()
    expect(even).toBeGreaterThan(0.2)
    expect(even).toBeLessThan(0.8)
    const odds = even / (1 - even)
    const likely = share((table) => (lowest(table) > 3 ? 1 : 0.25))
    expect(likely / (1 - likely)).toBeGreaterThan(odds * 2.5)
    expect(likely / (1 - likely)).toBeLessThan(odds * 6)
  })

  test('for a form, it tries what the bot proposes, or else some ways to fill it in', () => {
    const form: Form = { form: 'row', items: ['a', 'b', 'c', 'd'], min: 2, max: 3 }
    const root = { ...grid('... ... ...'), bot: habitsOf(ticTacToe, { ...blank, propose: () => [['d', 'a']] }) }
    expect(candidatesOf(root, form)).toEqual([['d', 'a']])
    const sampled = candidatesOf(grid('... ... ...'), form)
    expect(sampled.length).toBeGreaterThan(3)
    for (const filled of sampled) expect(formFault(form, filled)).toBeUndefined()
    expect(new Set(sampled.map((filled) => JSON.stringify(filled))).size).toBe(sampled.length)
  })
})

test('with a doubt the first move is never dropped, and left only for one that is clearly better', () => {
  const batch = { firstWorld: 0, worlds: 4, candidates: [0, 1, 2] }
  const best = (gainSquares: number) => {
    const tally = new Tally(['first', 'better', 'worse'], 1)
    tally.add(batch, { values: [1, 2, 0], squares: [1, 2, 0], gains: [0, 1, -1], gainSquares: [0, gainSquares, 1] })
    expect(tally.betterHalf([0, 1, 2])).toEqual([0, 1])
    return tally.state().candidates[0]?.move
  }
  expect(best(0.3)).toBe('better') // a quarter more in every world
  expect(best(4)).toBe('first') // sometimes much more, sometimes much less
})

describe('a player that searches', () => {
  const strong = searching('strong', ticTacToe, blank, fixedSearch(120))

  /** The share of games that the first player wins; draws count half. */
  function share(players: Parameters<typeof playBout>[0]['players'], games: number): number {
    let won = 0
    for (let seed = 0; seed < games; seed++) {
      const { result } = playBout({ game: ticTacToe, options: {}, players, seed })
      if (result.kind === 'ranked') won += result.ranks[0] === result.ranks[1] ? 0.5 : result.ranks[0] === 1 ? 1 : 0
    }
    return won / games
  }

  test('beats chance, and a softened player lies between the two', () => {
    expect(share([strong, random], 30)).toBeGreaterThan(0.9)
    const soft = share([softened('soft', ticTacToe, { ...blank, evaluate: worthOfGrid }, 0.05), random], 120)
    expect(soft).toBeGreaterThan(0.72) // chance against chance is 0.65 with the first move
    expect(soft).toBeLessThan(0.98)
  })

  test('leaves small questions to the policy', () => {
    const last: Bot = { ...blank, policy: (_view, _seat, answers) => listed(answers).at(-1), small: () => true }
    const { view } = grid('xx. oo. ...')
    const answers = [{ at: 2 }, { at: 5 }]
    const decision = { seat: 0, answers, dice: quickDice(1), view: () => view }
    for (const player of [searching('s', ticTacToe, last, fixedSearch(50)), softened('s', ticTacToe, last, 0.1)])
      expect(player.decide(decision)).toEqual({ at: 5 })
  })

  test('softened, it never lets itself be beaten at once, unless every move does', () => {
    const wins = ({ cells }: Grid, seat: number, cell: number) =>
      ['012', '345', '678', '036', '147', '258', '048', '246'].some(
        (line) => line.includes(`${cell}`) && Array.from(line, Number).every((at) => at === cell || cells[at] === seat),
      )
    const winning: Bot = {
      ...blank,
      quick: (t: Grid, seat, answers, dice) =>
        listed(answers).find(({ at }) => wins(t, seat, at)) ?? blank.policy(t, seat, answers, dice),
    }
    const cellsChosen = (cells: string, bot: Bot) => {
      const root = grid(cells)
      // Almost every move is as likely as the best one.
      const player = softened('soft', ticTacToe, bot, 20)
      const decide = (seed: number) =>
        player.decide({ seat: 0, answers: answersTo(root), dice: quickDice(seed), view: () => root.view })
      const chosen = Array.from({ length: 300 }, (_, seed) => JSON.stringify(decide(seed)))
      return [...new Set(chosen)].sort().map((move) => JSON.parse(move).at)
    }
    // The others win in the middle row, unless that is blocked or the first row is finished.
    for (const bot of [winning, { ...winning, small: () => true }]) expect(cellsChosen('xx. oo. ...', bot)).toEqual([2, 5])
    expect(cellsChosen('ox. oo. ..x', winning)).toEqual([2, 5, 6, 7])
  })

  test('softened, it prefers the better move but makes others too', () => {
    const { view } = grid('xx. oo. ...')
    const answers = [{ at: 2 }, { at: 8 }]
    const times = (heat: number) => {
      const player = softened('soft', ticTacToe, blank, heat)
      const won = (seed: number) => player.decide({ seat: 0, answers, dice: quickDice(seed), view: () => view }) === answers[0]
      return Array.from({ length: 200 }, (_, seed) => won(seed)).filter(Boolean).length
    }
    expect(times(0.01)).toBe(200)
    expect(times(0.5)).toBeGreaterThan(120)
    expect(times(0.5)).toBeLessThan(190)
  })
})

/** The centre, then corners. */
function worthOfGrid(t: Grid, seat: number): number {
  const worth = (s: number) => t.cells.reduce<number>((sum, cell, i) => sum + (cell === s ? (i === 4 ? 2 : i % 2 ? 0 : 1) : 0), 0)
  return 0.5 + (worth(seat) - worth(1 - seat)) / 20
}

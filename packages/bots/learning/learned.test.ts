import type { Bot, Weights } from '@grimuar/contract'
import { type AnyTypes, answersOf, type Game, quickDice, start } from '@grimuar/kernel'
import { type Grid, ticTacToe } from '@grimuar/kernel/testkit/tic-tac-toe'
import { describe, expect, test } from 'vitest'
import { loadPlayer } from '../levels.ts'
import { random } from '../player.ts'
import { habitsOf } from '../search/habits.ts'
import { fixedSearch } from '../search/search-player.ts'
import { encoderHash } from './encoder-hash.ts'
import { learned, networkOf } from './learned.ts'
import { emptyLayers } from './network.ts'
import { RowCollector } from './rows.ts'
import { playTrainingGame } from './self-play.ts'
import { packWeights } from './weights.ts'

const game: Game = ticTacToe

const plain: Bot = {
  policy: (view, seat, answers, dice) => random.decide({ view: () => view, seat, answers, dice }),
  evaluate: () => 0.5,
  turn: (t: Grid) => t.cells.filter((cell) => cell !== null).length,
  horizon: () => 1,
  encoder: {
    inputs: 9,
    encode(t: Grid, seat, out) {
      for (const [i, cell] of t.cells.entries()) if (cell !== null) out[i] = cell === seat ? 1 : -1
    },
  },
}

/** A network that likes one cell of the grid and nothing else. */
function liking(cell: number, rules = game.version): Weights {
  const layers = emptyLayers(9, 1)
  layers.first[cell] = 1
  layers.second[0] = 2
  const encoder = plain.encoder ? encoderHash(game, plain, plain.encoder) : ''
  const losses = { trained: 0, heldOut: 0, hand: 0 }
  return packWeights(layers, { game: game.id, rules, encoder, recipe: '', seed: 0, losses, arena: '' })
}

function firstMove(bot: Bot): unknown {
  const t = start<AnyTypes>(game, {}, 2, quickDice(1))
  const root = { game, bot: habitsOf(game, bot), view: game.view(t, 0), seat: 0, seed: 7 }
  return fixedSearch(100)(root, answersOf<AnyTypes>(game, t, 0)).candidates[0]?.move
}

describe('a learned evaluation', () => {
  test.each([3, 7])('decides what a search plays: cell %i', async (cell) => {
    expect(firstMove(await learned(game, { ...plain, weights: async () => liking(cell) }))).toEqual({ at: cell })
  })

  test('is loaded once, and only for levels that search', async () => {
    let times = 0
    const bot: Bot = {
      ...plain,
      weights: async () => {
        times++
        return liking(4)
      },
    }
    for (const level of ['beginner', 'casual', 'policy']) expect((await loadPlayer(level, game, bot))?.name).toBe(level)
    expect(times).toBe(0)
    for (const level of ['strong', 'strong']) expect((await loadPlayer(level, game, bot))?.name).toBe(level)
    expect(times).toBe(1)
  })

  test('a network of other rules is not used: the hand evaluation stays', async () => {
    const bot: Bot = { ...plain, weights: async () => liking(3, 99) }
    expect(await networkOf(game, bot)).toMatchObject({ ok: false, reason: expect.stringContaining('version 99 of the rules') })
    expect(await learned(game, bot)).toBe(bot)
  })

  test('that cannot be fetched is not used, and is asked for again', async () => {
    let online = false
    const bot: Bot = {
      ...plain,
      weights: async () => {
        if (!online) throw new Error('offline')
        return liking(5)
      },
    }
    expect(await learned(game, bot)).toBe(bot)
    online = true
    expect(firstMove(await learned(game, bot))).toEqual({ at: 5 })
  })

  test('the hash of an encoder changes with what it says', () => {
    const hash = (scale: number) =>
      encoderHash(game, plain, {
        inputs: 9,
        encode(t: Grid, seat, out) {
          for (const [i, cell] of t.cells.entries()) if (cell !== null) out[i] = cell === seat ? scale : -1
        },
      })
    expect(hash(1)).toBe(hash(1))
    expect(hash(1.01)).not.toBe(hash(1))
  })
})

describe('self-play', () => {
  test('keeps rows of turn starts with the result of the game, the same for the same seed', () => {
    const rowsOf = (seed: number) => {
      const collector = new RowCollector()
      playTrainingGame({ game, bot: plain, player: random, seats: 2, options: {}, seed, number: seed }, collector)
      return collector.rows()
    }
    expect(rowsOf(1)).toEqual(rowsOf(1))
    const all = Array.from({ length: 20 }, (_, seed) => rowsOf(seed))
    for (const { targets, starts } of all) {
      // Each turn gives a row for both seats, and what one wins the other loses.
      for (let row = 0; row < targets.length; row += 2) {
        expect((targets[row] ?? 0) + (targets[row + 1] ?? 0)).toBe(1)
        expect((starts[row + 1] ?? 0) - (starts[row] ?? 0)).toBe((starts[row + 2] ?? 0) - (starts[row + 1] ?? 0))
      }
    }
    const count = all.reduce((sum, { targets }) => sum + targets.length, 0)
    expect(count).toBeGreaterThan(60)
    expect(count).toBeLessThan(240)
  })
})

import type { Bot } from '@grimuar/contract'
import { type AnyTypes, answersOf, quickDice, start } from '@grimuar/kernel'
import { ticTacToe } from '@grimuar/kernel/testkit/tic-tac-toe'
import { describe, expect, test } from 'vitest'
import { random } from '../player.ts'
import { habitsOf } from './habits.ts'
import type { Root } from './playouts.ts'
import { inTime, search } from './search.ts'

const table = start<AnyTypes>(ticTacToe, {}, 2, quickDice(1))
const answers = answersOf<AnyTypes>(ticTacToe, table, 0)
const MOST_LATE_MS = 20

/** A search on a clock that only playouts move on: `cost` says how many milliseconds each of them takes, by its number. */
function timed(cost: (playout: number) => number) {
  let clock = 1000
  let playouts = 0
  const game: Root['game'] = {
    ...ticTacToe,
    // Every playout begins with a copy of an imagined table.
    copy(t) {
      clock += cost(playouts++)
      return ticTacToe.copy(t)
    },
  }
  const bot: Bot = {
    policy: (view, seat, legal, dice) => random.decide({ view: () => view, seat, answers: legal, dice }),
    evaluate: () => 0.5,
    turn: () => 0,
  }
  const root: Root = { game, bot: habitsOf(game, bot), view: ticTacToe.view(table, 0), seat: 0, seed: 7 }
  return { root, now: () => clock, took: () => clock - 1000 }
}

function endless(root: Root) {
  return search(root, answers, { iterations: 60, passes: Number.POSITIVE_INFINITY })
}

/** The times at which the batches of an endless search end. */
function batchEnds(cost: (playout: number) => number, until: number): number[] {
  const { root, took } = timed(cost)
  const ends: number[] = []
  const found = endless(root)
  while (took() < until) {
    found.next()
    ends.push(took())
  }
  return ends
}

describe('a search with a time budget', () => {
  test.each([1, 3, 11, 40])('begins no batch that would end more than 20 ms late, with playouts of %i ms', (each) => {
    const ends = batchEnds(() => each, 2000)
    for (let ms = 0; ms <= 1200; ms += 31) {
      const { root, now, took } = timed(() => each)
      inTime(endless(root), ms, now)
      // It plays all batches that fit: the last one begins in time and ends in time, but for the first one, which nobody can foresee.
      const fitting = ends.filter((end, i) => i === 0 || (end <= ms + MOST_LATE_MS && (ends[i - 1] ?? 0) < ms))
      expect(took()).toBe(fitting.at(-1))
    }
  })

  test('expects the pace of the latest batch, not of all', () => {
    // Playouts take 1 ms in the first batch, then 10. After the second batch the third is expected to take 150 ms, though the mean says 99.
    const cost = (playout: number) => (playout < 9 ? 1 : 10)
    expect(batchEnds(cost, 300)).toEqual([9, 159, 309])
    const { root, now, took } = timed(cost)
    inTime(endless(root), 250, now)
    expect(took()).toBe(159)
  })
})

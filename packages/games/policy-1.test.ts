import { createHash } from 'node:crypto'
import type { Bot } from '@grimuar/contract'
import {
  type AnyTypes,
  apply,
  at,
  Dealer,
  type Game,
  type Json,
  legal,
  quickDice,
  readOptions,
  start,
  type Table,
} from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { bot as prophecyBot } from './prophecy/policy-1/bot.ts'
import { game as prophecy } from './prophecy/rules.ts'
import { bot as spellbookBot } from './spellbook/policy-1/bot.ts'
import { game as spellbook } from './spellbook/rules.ts'
import { bot as towersBot } from './towers/policy-1/bot.ts'
import { game as towers } from './towers/rules.ts'

/** A hash of all moves of some games between copies of a policy. */
function movesOf(game: Game, bot: Bot, seats: number, chosen: Json, seeds: readonly number[]): string {
  const read = readOptions(game.options, chosen)
  if (!read.ok) throw new Error(read.problem)
  const hash = createHash('sha256')
  for (const seed of seeds) {
    const luck = quickDice(seed)
    const own = quickDice(~seed)
    const dealer = new Dealer(luck)
    const t: Table = start<AnyTypes>(game, read.options, seats, luck)
    for (let decision = 0; t.ask; decision++) {
      const seat = at(t.ask.to, 0)
      const dice = (draw: number, sides: number) => own(decision * 4096 + draw, sides)
      const move = bot.policy(game.view(t, seat), seat, legal(game, t, seat), dice)
      hash.update(JSON.stringify([seat, move]))
      apply(game, t, seat, move, dealer)
    }
  }
  return hash.digest('hex').slice(0, 16)
}

// A hash changes when the rules change what can be played. Then compare the policies before and after with the same views first.
describe('policy-1 still makes the moves it made when it was kept', () => {
  test('Six Towers', () => {
    expect(movesOf(towers, towersBot, 2, { shuffled: true }, [1, 2])).toBe('65bd685f79499594')
  })

  test.each([
    [1, 'set1', [1], '0477b3635f5cce38'],
    [2, 'classic', [1, 2, 3], '7c9494974709cdf6'],
    [4, 'classic', [4], '39f50d2402fa103f'],
  ])('SpellBook with %i', (seats, mode, seeds, hash) => {
    expect(movesOf(spellbook, spellbookBot, seats, { mode }, seeds)).toBe(hash)
  })

  test.each([
    [2, 'basic', [1, 2], 'ce62054d056db668'],
    [3, 'b', [3], 'd3fd53435bbae646'],
  ])('The Prophecy with %i', (seats, nets, seeds, hash) => {
    expect(movesOf(prophecy, prophecyBot, seats, { nets }, seeds)).toBe(hash)
  })
})

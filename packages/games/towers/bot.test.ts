import { legal, Match, quickDice } from '@grimuar/kernel'
import { randomMatch } from '@grimuar/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { bot } from './bot.ts'
import { game } from './rules.ts'

describe('the bot', () => {
  test('plays whole games from its view alone, always legally, and beats chance', () => {
    let won = 0
    const games = 40
    for (let seed = 0; seed < games; seed++) {
      const me = seed % 2
      const match = new Match(game, { seats: 2, options: null, names: ['K', 'M'], luck: { kind: 'quick', seed } })
      const pick = quickDice(seed + 1000)
      for (let n = 0; !match.table.over; n++) {
        const seat = match.table.ask?.to[0] as number
        const moves = legal(game, match.table, seat)
        // As JSON, as a worker or a server would hand it over.
        const view = JSON.parse(JSON.stringify(game.view(match.table, seat)))
        const move = seat === me ? bot.policy(view, seat, moves, quickDice(seed * 1000 + n)) : moves[pick(n, moves.length)]
        expect(match.play(seat, move as never)).toBe(undefined)
      }
      if (game.result(match.table).ranks[me] === 1) won++
    }
    expect(won).toBeGreaterThan(games * 0.75)
  }, 60_000)

  test('how a table looks is a chance between 0 and 1, and the two seats’ chances add up', () => {
    for (let seed = 0; seed < 20; seed++) {
      const match = randomMatch(game, { seed })
      for (const at of [5, 30, match.steps.length]) {
        const t = match.at(at)
        const [knight, mage] = [bot.evaluate(t, 0), bot.evaluate(t, 1)]
        expect(knight).toBeGreaterThanOrEqual(0)
        expect(knight + mage).toBeCloseTo(1, 1)
      }
    }
  })
})

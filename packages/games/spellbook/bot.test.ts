import { defaults, legal, Match, quickDice } from '@grimuar/kernel'
import { randomMatch } from '@grimuar/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { bot } from './bot.ts'
import { game } from './rules.ts'
import { lay } from './scene.ts'
import { worth } from './worth.ts'

/** Plays one game, some seats by the policy, the others by chance. */
function played(seed: number, seats: number, byPolicy: readonly number[], options: object = {}) {
  const names = Array.from({ length: seats }, (_, s) => `${s}`)
  const all = { ...defaults(game.options), ...options }
  const match = new Match(game, { seats, options: all, names, luck: { kind: 'quick', seed } })
  const pick = quickDice(seed + 1000)
  for (let n = 0; !match.table.over; n++) {
    const seat = match.table.ask?.to[0] as number
    const moves = legal(game, match.table, seat)
    // As JSON, as a worker or a server would hand it over.
    const view = byPolicy.includes(seat) ? JSON.parse(JSON.stringify(game.view(match.table, seat))) : undefined
    const move = view ? bot.policy(view, seat, moves, quickDice(seed * 1000 + n)) : moves[pick(n, moves.length)]
    expect(match.play(seat, move as never)).toBe(undefined)
  }
  return match
}

describe('the bot', () => {
  test('beats chance in either seat', () => {
    let won = 0
    const games = 40
    for (let seed = 0; seed < games; seed++) {
      const me = seed % 2
      const { ranks } = game.result(played(seed, 2, [me]).table)
      if (ranks[me] === 1 && ranks[1 - me] === 2) won++
    }
    expect(won).toBeGreaterThanOrEqual(games * 0.9)
  })

  test('alone it beats the track now and then, and chance never does', () => {
    const wins = (byPolicy: readonly number[]) =>
      Array.from({ length: 16 }, (_, seed) => game.result(played(seed, 1, byPolicy, { mode: 'set3' }).table).ranks[0]).filter(
        (rank) => rank === 1,
      ).length
    expect(wins([])).toBe(0)
    expect(wins([0])).toBeGreaterThanOrEqual(7)
  })

  test('plays legally with any spells and any number of players', () => {
    // Twelve: each number of players with each kind of spells.
    for (let seed = 0; seed < 12; seed++) {
      const seats = 1 + (seed % 4)
      const mode = ['classic', 'set2', 'set3'][seed % 3]
      const { table } = played(seed, seats, [0, 1, 2, 3].slice(0, seats), { mode })
      expect(table.over).toBe(true)
    }
  })

  test('Knowledge is worth more at a higher level, the more so beside high spells', () => {
    const worthOf = (knowledge: string, other: string) =>
      worth(lay({ spells: ['knowledge'], players: [{ spells: { knowledge, purification: other, offering: other } }, {}] }), 0, 4)
    const gain = (other: string) => worthOf('4', other) - worthOf('3', other)
    expect(gain('4')).toBeGreaterThan(gain('3'))
    expect(worthOf('5', '3')).toBeGreaterThan(worthOf('4', '3'))
  })

  test('the same view and the same dice give the same move', () => {
    const t = randomMatch(game, { seed: 5, seats: 2 }).at(20)
    const seat = t.ask?.to[0] as number
    const moves = legal(game, t, seat)
    const view = game.view(t, seat)
    expect(bot.policy(view, seat, moves, quickDice(3))).toEqual(bot.policy(view, seat, moves, quickDice(3)))
  })

  test('how a table looks is a chance between 0 and 1: even at first, certain at the end', () => {
    for (let seed = 0; seed < 12; seed++) {
      const match = randomMatch(game, { seed, seats: 2 })
      for (const at of [0, 10, match.steps.length]) {
        const t = match.at(at)
        const [a, b] = [bot.evaluate(t, 0), bot.evaluate(t, 1)]
        expect(Math.min(a, b)).toBeGreaterThanOrEqual(0)
        expect(Math.max(a, b)).toBeLessThanOrEqual(1)
        if (at === 0) expect(Math.abs(a - b)).toBeLessThan(0.5)
      }
      const end = match.at(match.steps.length)
      const alone = randomMatch(game, { seed, seats: 1 }).at(10)
      expect(bot.evaluate(alone, 0)).toBeGreaterThan(0)
      expect(bot.evaluate(alone, 0)).toBeLessThan(1)
      expect([0, 1].map((s) => bot.evaluate(end, s))).toEqual(game.result(end).ranks.map((rank) => (rank === 1 ? 1 : 0)))
    }
  })
})

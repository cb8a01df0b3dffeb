import { legal, Match, quickDice } from '@grimuar/kernel'
import { randomMatch } from '@grimuar/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { bot } from './bot.ts'
import { wasteland } from './cards/index.ts'
import { cardCalled } from './lay.ts'
import { potential, prizesAfter, prizesFor } from './potential.ts'
import { game } from './rules.ts'
import { netOf, prophecy } from './talk.ts'

describe('the bot', () => {
  test('plays whole games from its view alone, always legally, and beats chance', () => {
    for (let seed = 0; seed < 6; seed++) {
      const me = seed % 2
      const nets = seed < 3 ? 'basic' : 'b'
      const match = new Match(game, { seats: 2, options: { nets }, names: ['A', 'B'], luck: { kind: 'quick', seed } })
      const pick = quickDice(seed + 1000)
      for (let n = 0; !match.table.over; n++) {
        const seat = match.table.ask?.to[0] as number
        const moves = legal(game, match.table, seat)
        // As JSON, as a worker or a server would hand it over.
        const view = JSON.parse(JSON.stringify(game.view(match.table, seat)))
        const move = seat === me ? bot.policy(view, seat, moves, quickDice(n)) : moves[pick(n, moves.length)]
        expect(match.play(seat, move as never)).toBe(undefined)
      }
      const { ranks, scores } = game.result(match.table)
      expect(ranks[me]).toBe(1)
      expect(scores[me]?.total).toBeGreaterThan(20)
    }
  }, 60_000)

  test('leaves the view it is shown as it was', () => {
    const t = prophecy({ players: [{ at: 'W1', net: 'RYCC' }, {}, {}, {}] })
    const view = game.view(t.table, 0)
    const before = JSON.stringify(view)
    bot.policy(view, 0, legal(game, t.table, 0), quickDice(1))
    expect(JSON.stringify(view)).toBe(before)
  })

  test('breaks a curse it can break, and rearranges for one it almost can', () => {
    const choose = (net: string) => {
      const t = prophecy({ players: [{ at: 'blue', net }, {}, {}, {}], acting: true })
      return bot.policy(game.view(t.table, 0), 0, legal(game, t.table, 0), quickDice(1))
    }
    expect(choose('RYYG')).toMatchObject({ do: 'break', level: 4 })
    expect(choose('RYCY C...')).toEqual({ do: 'cast', spell: 'rearrange' })
  })

  test('rearranges also before its first move', () => {
    const t = prophecy({ players: [{ net: 'RYBC' }, {}, {}, {}] })
    const choose = () => bot.policy(game.view(t.table, 0), 0, legal(game, t.table, 0), quickDice(1))
    t.play('0 cast rearrange')
    expect(choose()).toMatchObject({ do: 'pay' })
    t.play('0 pay n3')
    expect(choose()).toMatchObject({ do: 'swap' })
  })

  test('goes to break a curse in the last round, where it would collect crystals before', () => {
    const choose = (markers: number) => {
      const { table } = prophecy({ players: [{ at: 'W5', net: 'RYYC CC' }, { markers }, {}, {}] })
      const move = bot.policy(game.view(table, 0), 0, legal(game, table, 0), quickDice(1))
      return move.do === 'go' ? table.ring[move.stop] : move.do
    }
    expect([choose(3), choose(0)]).toEqual([wasteland(8), cardCalled('blue')])
  })

  test('goes where net 3B raises a curse that its chain alone does not reach', () => {
    const { table } = prophecy({
      players: [
        { at: 'W7', side: '3B', net: 'BRR. CCC.', markers: 3 },
        { at: 'W1', side: '2A', markers: 3 },
        { side: '4A' },
        { side: '1A' },
      ],
      spaces: { blue: '...11', red: '.00..', yellow: '11111' },
      advanced: true,
    })
    const move = bot.policy(game.view(table, 0), 0, legal(game, table, 0), quickDice(1))
    expect(move.do === 'go' && table.ring[move.stop]).toBe(cardCalled('blue'))
  })

  test('begins on wasteland 5', () => {
    const t = prophecy({ seats: 2 }).table
    const move = bot.policy(game.view(t, 0), 0, legal(game, t, 0), quickDice(1))
    expect(move).toEqual({ do: 'go', stop: t.ring.indexOf(wasteland(5)) })
  })

  test('its memory of a net changes no result', () => {
    const prizes = prizesFor(prophecy({ seats: 4 }).table, 0)
    const nets = ['RYYG', 'RYCY C...', 'CCCC', 'RYYG ...B'].map(netOf)
    const first = nets.map((net) => potential(net, prizes))
    const fewer = nets.map((net) => potential(net, prizesAfter(prizes, 2, 1)))
    expect(nets.map((net) => potential(net, prizes))).toEqual(first)
    expect(nets.map((net) => potential(net, prizesAfter(prizes, 2, 1)))).toEqual(fewer)
    expect(fewer).not.toEqual(first)
  })

  test('likes a net better the less is missing for a curse', () => {
    const prizes = prizesFor(prophecy({ seats: 4 }).table, 0)
    const nets = ['R...', 'RY..', 'RYY.', 'RYYG', 'RYYG ...B'].map((net) => potential(netOf(net), prizes))
    expect(nets).toEqual(nets.toSorted((a, b) => a - b))
  })

  test('how a table looks is a chance between 0 and 1; at the end it is won or lost', () => {
    const match = randomMatch(game, { seed: 5, seats: 3 })
    for (const at of [0, 10, 200, match.steps.length]) {
      const t = match.at(at)
      for (let seat = 0; seat < 3; seat++) {
        const chance = bot.evaluate(t, seat)
        expect(chance).toBeGreaterThanOrEqual(0)
        expect(chance).toBeLessThanOrEqual(1)
        if (t.over) expect(chance).toBe(1 - ((game.result(t).ranks[seat] as number) - 1) / 2)
      }
    }
    // Three markers are placed: points without any would be no table of this game.
    const ahead = prophecy({ players: [{ curses: 20, markers: 2 }, {}, {}, {}] }).table
    expect(bot.evaluate(ahead, 0)).toBeGreaterThan(0.8)
    expect(bot.evaluate(ahead, 1)).toBeLessThan(0.2)
  })

  test('a lead counts the more, the nearer the end is, and so does having fewer markers left', () => {
    const chance = (curses: number, markers: number, others: number) =>
      bot.evaluate(
        prophecy({
          players: [
            { curses, markers },
            { curses: 5, markers: others },
          ],
          turn: 1,
        }).table,
        0,
      )
    expect(chance(15, 2, 2)).toBeGreaterThan(chance(15, 4, 4))
    expect(chance(15, 4, 4)).toBeGreaterThan(chance(5, 4, 4))
    expect(chance(5, 2, 4)).toBeGreaterThan(chance(5, 4, 4))
  })

  test('in the last round a curse that can be broken counts only for those who still have a turn', () => {
    const chance = (turn: number, net: string) =>
      bot.evaluate(
        prophecy({
          players: [
            { at: 'W3', net, markers: 1, curses: 20 },
            { at: 'W6', markers: 0, curses: 22 },
          ],
          ghost: 'W8',
          turn,
        }).table,
        0,
      )
    expect(chance(0, 'RYYG')).toBeGreaterThan(chance(0, 'RYY.') + 0.1)
    expect(chance(1, 'RYYG')).toBeCloseTo(chance(1, '....'), 6)
  })
})

import type { Bot } from '@grimuar/contract'
import { listed, type Seat } from '@grimuar/kernel'
import { type Grid, type Place, ticTacToe } from '@grimuar/kernel/testkit/tic-tac-toe'
import { describe, expect, test } from 'vitest'
import { playerOf } from '../levels.ts'
import { type Player, random } from '../player.ts'
import { type Contest, contest, playContest } from './arena.ts'
import { playBout } from './bout.ts'

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => Array.from(line, Number))

/** Completes its own line if it can, or else blocks the other player's. */
const keen: Player = {
  name: 'keen',
  decide(seen) {
    const { cells } = seen.view() as Grid
    const holds = (seat: Seat) => (at: number) =>
      LINES.some((line) => line.includes(at) && line.every((c) => c === at || cells[c] === seat))
    const moves = seen.answers as Place[]
    const move = moves.find((m) => holds(seen.seat)(m.at)) ?? moves.find((m) => holds(1 - seen.seat)(m.at))
    return move ?? random.decide(seen)
  },
}

const between = (players: Player[], more: Partial<Contest> = {}): Contest => ({
  game: ticTacToe,
  options: {},
  players,
  games: 1000,
  seed: 7,
  ...more,
})

describe('a bout', () => {
  test('is the same for the same seed, and differs for other seeds', () => {
    const moves = (seed: number) => {
      const decisions: unknown[] = []
      playBout({
        game: ticTacToe,
        options: {},
        players: [random, random],
        seed,
        watch: ({ decision }) => decisions.push(decision),
      })
      return JSON.stringify(decisions)
    }
    expect(moves(3)).toBe(moves(3))
    expect(new Set([1, 2, 3, 4, 5].map(moves)).size).toBeGreaterThan(1)
  })

  test('reports every decision and its events to the watcher', () => {
    const seats: Seat[] = []
    const end = playBout({
      game: ticTacToe,
      options: {},
      players: [random, random],
      seed: 1,
      watch({ decision, events }) {
        if (!decision) return
        seats.push(decision.seat)
        expect(events).toEqual([{ event: { kind: 'marked', seat: decision.seat, ...(decision.move as Place) }, to: undefined }])
      },
    })
    expect(seats).toEqual(Array.from({ length: end.decisions }, (_, i) => i % 2))
  })

  test('gives a player its view, its legal moves and its own dice', () => {
    const draws = new Set<number>()
    const curious: Player = {
      name: 'curious',
      decide(seen) {
        const { cells } = seen.view() as Grid
        expect((seen.answers as Place[]).map((m) => m.at)).toEqual(cells.flatMap((c, at) => (c === null ? [at] : [])))
        draws.add(seen.dice(0, 1_000_000))
        return listed(seen.answers)[0]
      },
    }
    const { decisions } = playBout({ game: ticTacToe, options: {}, players: [curious, curious], seed: 1 })
    expect(draws.size).toBe(decisions)
  })

  test('throws if a game asks a question without a legal answer', () => {
    const stuck = { ...ticTacToe, asks: { where: { ...ticTacToe.asks.where, answers: () => [] } } }
    expect(() => playBout({ game: stuck, options: {}, players: [random, random], seed: 5 })).toThrow(/no legal answer \(seed 5\)/)
  })
})

describe('a contest', () => {
  test('finds the known odds of random tic-tac-toe inside its intervals', () => {
    const { seats, lengths } = playContest(between([random, random], { games: 20_000 }))
    // Over all orders of moves the first player wins 58.49 %, the second 28.81 %, and 12.70 % are drawn.
    expect(seats[0]!.winRate.low).toBeLessThan(0.5849)
    expect(seats[0]!.winRate.high).toBeGreaterThan(0.5849)
    expect(seats[1]!.winRate.low).toBeLessThan(0.2881)
    expect(seats[1]!.winRate.high).toBeGreaterThan(0.2881)
    expect(lengths).toMatchObject({ min: 5, max: 9 })
  })

  test('counts every game as won, drawn or lost for each player', () => {
    const { seats, games, decisions } = playContest(between([keen, random]))
    expect(games).toBe(1000)
    expect(decisions).toBeGreaterThan(5000)
    for (const s of seats) expect(s.wins + s.draws + s.losses).toBe(1000)
    expect(seats[0]!.losses).toBe(seats[1]!.wins)
    expect(seats[0]!.draws).toBe(seats[1]!.draws)
    expect(seats[0]!.meanScore).toBe(seats[0]!.wins / 1000)
    expect(seats[0]!.winRate.low).toBeGreaterThan(0.75)
  })

  test('leaves the players in their seats unless `rotate` is set', () => {
    expect(playContest(between([keen, random])).seats.map((s) => [s.seat, s.player, s.games])).toEqual([
      [0, 'keen', 1000],
      [1, 'random', 1000],
    ])
    const { seats, players } = playContest(between([keen, random], { rotate: true }))
    expect(seats.map((s) => [s.seat, s.player, s.games])).toEqual([
      [0, 'keen', 500],
      [0, 'random', 500],
      [1, 'keen', 500],
      [1, 'random', 500],
    ])
    expect(players.map((p) => [p.player, p.games])).toEqual([
      ['keen', 1000],
      ['random', 1000],
    ])
  })

  test('yields its progress, and stops early with the games played so far', () => {
    const games = contest(between([random, random]))
    for (let n = 1; n <= 10; n++) expect(games.next().value).toMatchObject({ games: n })
    const end = games.next(true)
    expect(end).toMatchObject({ done: true, value: { games: 10 } })
  })
})

test('players are found by name', () => {
  const bot: Bot = { policy: (_view, _seat, answers) => listed(answers).at(-1), evaluate: () => 0.5 }
  const policy = playerOf('policy', ticTacToe, bot, bot)
  expect(policy?.decide({ seat: 0, answers: [1, 2, 3], dice: () => 0, view: () => null })).toBe(3)
  expect(playerOf('toString', ticTacToe, bot, bot)).toBeUndefined()
})

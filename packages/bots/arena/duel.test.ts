import { ticTacToe } from '@grimuar/kernel/testkit/tic-tac-toe'
import { expect, test } from 'vitest'
import { type Player, random } from '../player.ts'
import { type DuelGame, elo, playDuelGame, scoreOf } from './duel.ts'

test('each deal is played once from every seat', () => {
  const seen: string[] = []
  const first: Player = {
    name: 'first',
    decide: ({ answers, dice, seat }) => random.decide({ answers, dice, seat, view: () => null }),
  }
  const duel = { game: ticTacToe, options: {}, seats: 2, a: first, b: random, seed: 40 }
  for (let n = 0; n < 4; n++) {
    const game = playDuelGame(duel, n)
    expect(game).toEqual(playDuelGame(duel, n))
    seen.push(`${game.seat}: ${game.decisions}`)
  }
  // Both players play by chance with the same dice, so both games of a deal are the same game.
  expect(seen[0]?.slice(2)).toBe(seen[1]?.slice(2))
  expect(seen.map((s) => s[0])).toEqual(['0', '1', '0', '1'])
})

test('a score has a share with its interval, the difference in Elo, and the share by seat', () => {
  const games = Array.from({ length: 100 }, (_, n): DuelGame => ({ n, seat: n % 2, points: n % 2 ? 0.5 : 1, decisions: 9 }))
  const score = scoreOf(games, 2)
  expect(score).toMatchObject({ games: 100, points: 75, share: { share: 0.75 } })
  expect(score.elo?.share).toBeCloseTo(190.8, 1)
  expect(score.elo?.low).toBeLessThan(150)
  expect(score.seats.map((s) => s.share)).toEqual([1, 0.5])
  expect(scoreOf(games, 3).elo).toBeUndefined()
})

test('an opponent without a seat that comes first is counted by its name', () => {
  const games = Array.from(
    { length: 10 },
    (_, n): DuelGame => ({ n, seat: 0, points: 0, decisions: 1, ...(n < 3 && { rival: 'rose' }) }),
  )
  expect(scoreOf(games, 1).rivals).toEqual({ rose: expect.objectContaining({ share: 0.3 }) })
  expect(scoreOf(games.slice(3), 1).rivals).toEqual({})
})

test('equal players differ by nothing in Elo, and even ten wins of ten are not infinite', () => {
  expect(elo(0.5)).toBeCloseTo(0)
  expect([elo(0), elo(1)]).toEqual([-1000, 1000])
})

import { countWinners, type Game, hasWon, type Json, type Result } from '@grimuar/kernel'
import type { Player } from '../player.ts'
import { playBout } from './bout.ts'
import { type Interval, wilson } from './wilson.ts'

/** Many games of one player against another, who takes all other seats. */
export interface Duel {
  readonly game: Game
  readonly options: Json
  readonly seats: number
  readonly a: Player
  readonly b: Player
  readonly seed: number
}

/** One game of a duel, as the first player sees it. */
export interface DuelGame {
  readonly n: number
  readonly seat: number
  readonly points: number // 1 for a win, a part of it for a shared first place
  readonly decisions: number
  /** The opponent without a seat that came first, if one did. */
  readonly rival?: string
}

/** Plays game number `n`. Each deal is played once from every seat, so that neither seat nor luck favours a player. */
export function playDuelGame({ game, options, seats, a, b, seed }: Duel, n: number): DuelGame {
  const seat = n % seats
  const players = Array.from({ length: seats }, (_, s) => (s === seat ? a : b))
  const { result, decisions } = playBout({ game, options, players, seed: (seed + Math.floor(n / seats)) | 0 })
  const rival = result.rivals?.find(({ rank }) => rank === 1)
  return { n, seat, points: pointsOf(result, seat, seats), decisions, ...(rival && { rival: rival.name }) }
}

function pointsOf(result: Result, seat: number, seats: number): number {
  if (!hasWon(result, seat)) return 0
  return result.kind === 'shared' ? 1 : 1 / countWinners(result, seats)
}

/** The score of a duel for its first player. */
export interface DuelScore {
  readonly games: number
  readonly points: number
  readonly share: Interval
  /** The difference in Elo; for two players only. */
  readonly elo: Interval | undefined
  /** The share by seat. */
  readonly seats: readonly Interval[]
  /** The share of games in which an opponent without a seat came first, by its name; one that never did is left out. */
  readonly rivals: { readonly [name: string]: Interval }
}

export function scoreOf(games: readonly DuelGame[], seats: number): DuelScore {
  const share = shareOf(games)
  return {
    games: games.length,
    points: games.reduce((sum, { points }) => sum + points, 0),
    share,
    elo: seats === 2 ? { share: elo(share.share), low: elo(share.low), high: elo(share.high) } : undefined,
    seats: Array.from({ length: seats }, (_, seat) => shareOf(games.filter((g) => g.seat === seat))),
    rivals: Object.fromEntries(
      [...new Set(games.flatMap(({ rival }) => rival ?? []))]
        .sort()
        .map((name) => [name, wilson(games.filter(({ rival }) => rival === name).length, games.length)]),
    ),
  }
}

function shareOf(games: readonly DuelGame[]): Interval {
  return wilson(
    games.reduce((sum, { points }) => sum + points, 0),
    games.length,
  )
}

/** The difference in Elo that leads to a share of the points; beyond 1,000 no number of games can tell. */
export function elo(share: number): number {
  return Math.max(-1000, Math.min(1000, 400 * Math.log10(share / (1 - share))))
}

import { type Game, hasWon, type Json, type Result } from '@grimuar/kernel'
import type { Player } from '../player.ts'
import { type Bout, type BoutEnd, playBout } from './bout.ts'
import { type Interval, wilson } from './wilson.ts'

/** Many games between the same players. */
export interface Contest {
  readonly game: Game
  readonly options: Json
  /** The players in seat order, for the first game. */
  readonly players: readonly Player[]
  readonly games: number
  readonly seed: number
  /** Moves every player one seat further after each game, so that no seat favours a player. */
  readonly rotate?: boolean
  readonly watch?: Bout['watch']
}

/** The results of one player in one seat. */
export interface Standing {
  readonly seat: number
  readonly player: string
  readonly games: number
  readonly wins: number // first alone, or won together
  readonly draws: number // first place shared
  readonly losses: number
  readonly winRate: Interval // 95 %
  readonly meanScore: number
}

export interface Spread {
  readonly mean: number
  readonly min: number
  readonly max: number
}

export interface ContestResult {
  readonly games: number
  readonly decisions: number
  /** Sorted by seat, then by player. */
  readonly seats: readonly Standing[]
  /** Summed over all seats, by player; `seat` is -1. */
  readonly players: readonly Standing[]
  /** The opponents without a seat, by name; `seat` is -1. */
  readonly rivals: readonly Standing[]
  readonly lengths: Spread // decisions in a game
  readonly rounds: Spread | undefined // for games that count rounds
}

/** The progress of a contest. */
export interface ContestProgress {
  readonly games: number
  readonly decisions: number
}

/**
 * Plays a contest game by game and yields its progress after each, so that the caller can draw a progress bar.
 * Pass `true` to `next()` to stop; the result covers the games so far.
 */
export function* contest(c: Contest): Generator<ContestProgress, ContestResult, boolean | undefined> {
  const tally = new Tally()
  for (let n = 0; n < c.games; n++) {
    const players = c.rotate ? c.players.map((_, seat) => c.players[(seat + n) % c.players.length]!) : c.players
    const end = playBout({
      game: c.game,
      options: c.options,
      players,
      seed: (c.seed + n) | 0,
      ...(c.watch ? { watch: c.watch } : {}),
    })
    tally.add(players, end)
    if (yield tally.progress) break
  }
  return tally.result()
}

/** Plays a whole contest at once. */
export function playContest(c: Contest): ContestResult {
  const games = contest(c)
  for (;;) {
    const step = games.next()
    if (step.done) return step.value
  }
}

interface Row {
  readonly seat: number
  readonly player: string
  games: number
  wins: number
  draws: number
  losses: number
  points: number
}

/** Counts the results of a contest. */
class Tally {
  readonly progress = { games: 0, decisions: 0 }
  private readonly rows = new Map<string, Row>()
  private readonly rivals = new Map<string, Row>()
  private readonly lengths = new Lengths()
  private readonly rounds = new Lengths()

  add(players: readonly Player[], { result, decisions, rounds }: BoutEnd) {
    this.progress.games++
    this.progress.decisions += decisions
    this.lengths.add(decisions)
    if (rounds !== undefined) this.rounds.add(rounds)
    const rivals = result.rivals ?? []
    const firsts = isTeam(result)
      ? 1
      : players.filter((_, seat) => hasWon(result, seat)).length + rivals.filter(({ rank }) => rank === 1).length
    for (const [seat, player] of players.entries()) {
      count(this.row(seat, player.name), result.scores?.[seat]?.total, hasWon(result, seat), firsts > 1)
    }
    for (const { name, rank, score } of rivals) {
      const row = this.rivals.get(name) ?? noGames(-1, name)
      this.rivals.set(name, row)
      count(row, score?.total, rank === 1, firsts > 1)
    }
  }

  result(): ContestResult {
    const rows = [...this.rows.values()].sort((a, b) => a.seat - b.seat || a.player.localeCompare(b.player))
    const byPlayer = new Map<string, Row>()
    for (const row of rows) {
      const sum = byPlayer.get(row.player) ?? noGames(-1, row.player)
      for (const key of ['games', 'wins', 'draws', 'losses', 'points'] as const) sum[key] += row[key]
      byPlayer.set(row.player, sum)
    }
    return {
      ...this.progress,
      seats: rows.map(standing),
      players: [...byPlayer.values()].map(standing),
      rivals: [...this.rivals.values()].map(standing),
      lengths: this.lengths.spread() ?? { mean: 0, min: 0, max: 0 },
      rounds: this.rounds.spread(),
    }
  }

  private row(seat: number, player: string): Row {
    const key = `${seat} ${player}`
    const row = this.rows.get(key) ?? noGames(seat, player)
    this.rows.set(key, row)
    return row
  }
}

function noGames(seat: number, player: string): Row {
  return { seat, player, games: 0, wins: 0, draws: 0, losses: 0, points: 0 }
}

/** Adds one game to a row. */
function count(row: Row, points: number | undefined, won: boolean, shared: boolean): void {
  row.games++
  row.points += points ?? 0
  if (!won) row.losses++
  else if (shared) row.draws++
  else row.wins++
}

/** A team that wins together has not drawn among itself. */
function isTeam(result: Result): boolean {
  return result.kind === 'shared'
}

function standing({ points, ...row }: Row): Standing {
  return { ...row, winRate: wilson(row.wins, row.games), meanScore: row.games ? points / row.games : 0 }
}

class Lengths {
  private n = 0
  private sum = 0
  private min = Number.POSITIVE_INFINITY
  private max = Number.NEGATIVE_INFINITY

  add(x: number) {
    this.n++
    this.sum += x
    if (x < this.min) this.min = x
    if (x > this.max) this.max = x
  }

  spread(): Spread | undefined {
    return this.n ? { mean: this.sum / this.n, min: this.min, max: this.max } : undefined
  }
}

import {
  type AnyTypes,
  answersOf,
  apply,
  countWinners,
  Dealer,
  type Dice,
  type Game,
  hasWon,
  isAnswered,
  isForm,
  nothingAt,
  quickDice,
  type Seat,
  type Table,
} from '@grimuar/kernel'
import type { Habits } from './habits.ts'

/** A decision as its seat sees it. A search knows nothing else. */
export interface Root {
  readonly game: Game
  readonly bot: Habits
  readonly view: unknown
  readonly seat: Seat
  readonly seed: number
  /** How many turns to look ahead, in place of what the bot says. */
  readonly horizon?: number
}

/** Some candidates to be tried in some imagined worlds: a piece of work that gives the same sums wherever it is done. */
export interface Batch {
  readonly firstWorld: number
  readonly worlds: number
  /** Places in the list of candidates. */
  readonly candidates: readonly number[]
}

/** The results of a batch for each candidate: sums of values and of their squares, and the same sums of its gain over the first candidate. */
export interface Sums {
  readonly values: readonly number[]
  readonly squares: readonly number[]
  readonly gains: readonly number[]
  readonly gainSquares: readonly number[]
}

/** No turn of a game needs more decisions than this; a search must not hang if one does. */
const MOST_DECISIONS = 5000

/** Draws of the players' dice for each decision. */
const DRAWS_PER_DECISION = 4096

/** How many imagined tables in a row may be replaced because the others would hardly have played so at them. */
const MOST_DROPPED = 12
const LOTS = 0x40000000

/** An imagined table: the same seed and number always give the same one. The likelier the others' play at a table is, the more often it comes. */
export function imaginedTable({ game, bot, view, seat, seed }: Root, world: number): Table {
  const own = worldSeed(seed, world) ^ 0x2545f491
  const table: Table = game.imagine(view, seat, quickDice(own))
  if (!bot.likelihood) return table
  const lot = quickDice(~own)
  let kept = table
  for (let n = 0; n < MOST_DROPPED && lot(n, LOTS) >= bot.likelihood(kept, seat) * LOTS; n++)
    kept = game.imagine(view, seat, quickDice(worldSeed(own, n)))
  return kept
}

/** Tries the candidates of a batch. All of them meet the same worlds and the same luck. */
export function playBatch(root: Root, candidates: readonly unknown[], batch: Batch): Sums {
  const values = batch.candidates.map(() => 0)
  const squares = batch.candidates.map(() => 0)
  const gains = batch.candidates.map(() => 0)
  const gainSquares = batch.candidates.map(() => 0)
  for (let world = batch.firstWorld; world < batch.firstWorld + batch.worlds; world++) {
    const table = imaginedTable(root, world)
    let first = 0
    for (let i = 0; i < batch.candidates.length; i++) {
      const move = candidates[batch.candidates[i] ?? nothingAt(i)]
      const value = worthOf(root, tableAfter(root, table, world, move), root.seat)
      values[i] = (values[i] ?? 0) + value
      squares[i] = (squares[i] ?? 0) + value * value
      if (i === 0) first = value
      gains[i] = (gains[i] ?? 0) + value - first
      gainSquares[i] = (gainSquares[i] ?? 0) + (value - first) ** 2
    }
  }
  return { values, squares, gains, gainSquares }
}

/**
 * A copy of an imagined table, played on by the quick policy until a turn begins that is the horizon away. It begins with a move of the
 * root's seat, if one is given. The same world always brings the same luck.
 */
export function tableAfter(root: Root, table: Table, world: number, move?: unknown): Table {
  const until = untilTurn(root, table)
  return playedOn(root, table, world, move, (t) => turnOf(root, t) >= until)
}

/** The same, until the root's seat decides in a later turn: what it loses at once it has lost by then. */
export function tableAtNextTurn(root: Root, table: Table, world: number, move: unknown): Table {
  const turn = root.bot.searches ? turnOf(root, table) : Number.NEGATIVE_INFINITY
  return playedOn(root, table, world, move, (t) => turnOf(root, t) > turn && askedSeat(t) === root.seat)
}

/** The table is played on until `stops` says so, at the latest until the game is over. */
function playedOn(root: Root, table: Table, world: number, move: unknown, stops: (t: Table) => boolean): Table {
  const { game } = root
  const t: Table = game.copy(table)
  const seed = worldSeed(root.seed, world)
  const dealer = new Dealer(quickDice(seed))
  const playerDice = quickDice(~seed)
  let first = 0
  const dice: Dice = (draw, sides) => playerDice(first + draw, sides)
  if (move !== undefined) apply<AnyTypes>(game, t, root.seat, move, dealer)
  for (let decision = 0; decision < MOST_DECISIONS && !t.over && !stops(t); decision++) {
    const seat = askedSeat(t)
    first = decision * DRAWS_PER_DECISION
    apply<AnyTypes>(game, t, seat, quickAnswer(root, t, seat, dice), dealer)
  }
  return t
}

/** The turn at whose beginning a search judges tables that come from this one. */
export function untilTurn(root: Root, table: Table): number {
  return turnOf(root, table) + (root.horizon ?? root.bot.horizon(table.seats))
}

/** The quick policy's answer on an imagined table. */
export function quickAnswer({ game, bot }: Root, t: Table, seat: Seat, dice: Dice): unknown {
  const answers = answersOf<AnyTypes>(game, t, seat)
  if (!isForm(answers) && answers.length === 1) return answers[0]
  return bot.quick(t, seat, answers, dice)
}

/** The seat that answers next. */
export function askedSeat({ ask }: Table): Seat {
  const seat = ask?.sealed ? ask.to.find((_, i) => !isAnswered(ask.sealed?.[i])) : ask?.to[0]
  if (seat === undefined) throw new Error('the game is not over and nobody is asked')
  return seat
}

/** The number of the turn a table is in, as the bot counts. */
export function turnOf({ bot }: Pick<Root, 'bot'>, t: Table): number {
  return bot.turn(t)
}

/** How good a table is for a seat, from 0 to 1. A first place that several share is worth a part of it; a team shares nothing. */
export function worthOf({ game, bot }: Pick<Root, 'game' | 'bot'>, t: Table, seat: Seat): number {
  if (!t.over || bot.isOpen(t)) return bot.evaluate(t, seat)
  const result = game.result(t)
  if (!hasWon(result, seat)) return 0
  return result.kind === 'shared' ? 1 : 1 / countWinners(result, t.seats)
}

/** Whether a seat has lost by the rules. A table that ended only because nobody knows what comes next is not lost. */
export function hasLost({ game, bot }: Pick<Root, 'game' | 'bot'>, t: Table, seat: Seat): boolean {
  return t.over && !bot.isOpen(t) && !hasWon(game.result(t), seat)
}

/** The worth of a table for every seat. Two rivals need one judgement, and those of several are made to add up to 1. */
export function valuesOf(root: Root, t: Table): readonly number[] {
  const { seat } = root
  if (t.seats === 2) {
    const value = worthOf(root, t, seat)
    return seat === 0 ? [value, 1 - value] : [1 - value, value]
  }
  const values = Array.from({ length: t.seats }, (_, s) => worthOf(root, t, s))
  if (t.over || t.seats === 1) return values
  const sum = values.reduce((all, value) => all + value, 0)
  return sum === 0 ? values : values.map((value) => value / sum)
}

/** A seed for one of many worlds. */
export function worldSeed(seed: number, world: number): number {
  return (Math.imul(world + 1, 0x9e3779b1) ^ seed) | 0
}

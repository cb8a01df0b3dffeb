import type { Bot } from '@grimuar/contract'
import {
  type AnyTypes,
  answersOf,
  countForm,
  formFault,
  type Game,
  isForm,
  type Json,
  type Match,
  quickDice,
  type Seat,
  same,
  type Table,
} from '@grimuar/kernel'
import { type Habits, habitsOf } from '../search/habits.ts'
import { imaginedTable, type Root, tableAfter, worthOf } from '../search/playouts.ts'
import { search } from '../search/search.ts'

/** One piece of an analysis: each seat's chance to win at the beginning of a turn, or the quality of a decision. */
export interface AnalysisTask {
  readonly kind: 'turn' | 'decision'
  /** The number of moves made before. */
  readonly step: number
}

/** The win chances where a turn begins, by seat. */
export interface TurnChances {
  readonly kind: 'turn'
  readonly step: number
  readonly chances: readonly number[]
  readonly errors: readonly number[] // standard errors
}

/** A decision beside the best one that a search found from the same view. */
export interface JudgedDecision {
  readonly kind: 'decision'
  readonly step: number
  readonly seat: Seat
  /** The win chance that it gave away, with its standard error; 0 if the search would have done the same. */
  readonly loss: number
  readonly error: number
  /** The win chance after the better move. */
  readonly value: number
  /** The better move, if there is one. */
  readonly better?: Json
  /** The moves by which the policy would go on after it, until the turn ends or another seat decides; missing if there are none. */
  readonly line?: readonly Json[]
}

export type Judgement = TurnChances | JudgedDecision

/** The worlds in which a turn is played on, and in which a move is compared with a better one. */
const TURN_WORLDS = 16
const PAIRED_WORLDS = 10
/** The iterations of the search for a better move. */
const ITERATIONS = 24
/** No line of better moves is longer. */
const MOST_MOVES = 20
/** The paired worlds are other ones than those of the search, which chose the move that was luckiest in its own. */
const FRESH_WORLD = 10_000

/** The pieces of the analysis of a finished match. They are independent and can be judged in any order. */
export function tasksOf(match: Match, bot: Bot): AnalysisTask[] {
  const { game } = match
  const habits = habitsOf(game, bot)
  const tasks: AnalysisTask[] = []
  let turn = Number.NEGATIVE_INFINITY
  for (const [step, { seat, move }] of match.steps.entries()) {
    const table: Table = match.at(step)
    const now = habits.turn(table)
    if (now > turn) tasks.push({ kind: 'turn', step })
    turn = now
    if (isDecision(game, habits, table, seat, move)) tasks.push({ kind: 'decision', step })
  }
  return tasks
}

/** Whether a move was chosen from several, and matters enough for a search. */
function isDecision(game: Game, { small }: Habits, table: Table, seat: Seat, move: Json): boolean {
  if (!table.ask || small(table.ask.question)) return false
  const answers = answersOf<AnyTypes>(game, table, seat)
  if (isForm(answers)) return countForm(answers) > 1 && !formFault(answers, move)
  return answers.length > 1 && answers.some((answer) => same(answer, move))
}

/** Does one piece of an analysis. The same match and step always give the same. */
export function judge(match: Match, by: Bot, { kind, step }: AnalysisTask): Judgement {
  const { game } = match
  const bot = habitsOf(game, by)
  const table: Table = match.at(step)
  if (kind === 'turn') return chancesAt({ game, bot, view: undefined, seat: 0, seed: step }, table, step)
  const made = match.steps[step]
  if (!made) throw new Error(`there is no step ${step}`)
  const root: Root = { game, bot, view: game.view(table, made.seat), seat: made.seat, seed: step }
  const judged = judgeMove(root, table, step, made.move)
  if (judged.better === undefined) return judged
  const line = lineAfter(bot, match, step, judged.better)
  return line.length > 0 ? { ...judged, line } : judged
}

/** Plays a table on in several ways. The match is over, so nothing on it is secret. */
function chancesAt(root: Root, table: Table, step: number): TurnChances {
  const seats = Array.from({ length: table.seats }, (_, seat) => seat)
  const worlds = Array.from({ length: TURN_WORLDS }, (_, world) => {
    const after = tableAfter(root, table, world)
    return seats.map((seat) => worthOf(root, after, seat))
  })
  const by = seats.map((seat) => meanOf(worlds.map((values) => values[seat] ?? 0)))
  return { kind: 'turn', step, chances: by.map(({ mean }) => mean), errors: by.map(({ error }) => error) }
}

function judgeMove(root: Root, table: Table, step: number, move: Json): JudgedDecision {
  const good = { kind: 'decision', step, seat: root.seat, loss: 0, error: 0 } as const
  const answers = answersOf<AnyTypes>(root.game, table, root.seat)
  const found = search(root, answers, { iterations: ITERATIONS })
  let state = found.next()
  while (!state.done) state = found.next()
  const [best] = state.value.candidates
  if (!best || same(best.move, move)) return { ...good, value: best?.value ?? 0 }
  const pairs = Array.from({ length: PAIRED_WORLDS }, (_, i) => {
    const imagined = imaginedTable(root, FRESH_WORLD + i)
    const worth = (of: unknown) => worthOf(root, tableAfter(root, imagined, FRESH_WORLD + i, of), root.seat)
    const better = worth(best.move)
    return { better, loss: better - worth(move) }
  })
  const { mean: loss, error } = meanOf(pairs.map((pair) => pair.loss))
  const value = meanOf(pairs.map((pair) => pair.better)).mean
  // A difference within one standard error may be a mistake of the search.
  if (loss <= error) return { ...good, value: value - loss }
  return { kind: 'decision', step, seat: root.seat, loss, error, value, better: toJson(best.move) }
}

/** The moves of the policy after another move than the one that was made, with the same dice. */
function lineAfter(bot: Habits, match: Match, step: number, better: Json): Json[] {
  const { game } = match
  const seat = match.steps[step]?.seat ?? 0
  const other = match.upTo(step)
  const turn = bot.turn(other.table)
  const line: Json[] = []
  if (other.play(seat, better)) return line
  while (line.length < MOST_MOVES && goesOn(bot, other.table, turn, seat)) {
    const answers = answersOf<AnyTypes>(game, other.table, seat)
    const move = toJson(bot.steady(game.view(other.table, seat), seat, answers, quickDice(step + line.length)))
    if (other.play(seat, move)) break
    line.push(move)
  }
  return line
}

/** Whether a seat decides next, and in the same turn. */
function goesOn(bot: Habits, t: Table, turn: number, seat: Seat): boolean {
  return !t.over && bot.turn(t) === turn && !t.ask?.sealed && t.ask?.to.length === 1 && t.ask.to[0] === seat
}

function meanOf(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, error: Math.sqrt(squares / (values.length - 1) / values.length) }
}

function toJson(move: unknown): Json {
  return JSON.parse(JSON.stringify(move))
}

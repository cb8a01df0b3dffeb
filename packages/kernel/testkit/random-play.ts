import {
  type Answers,
  type AnyTypes,
  answersOf,
  apply,
  at,
  Dealer,
  type Dice,
  type Game,
  type GameTypes,
  type Heard,
  isAnswered,
  isForm,
  type Json,
  type LogEntry,
  Match,
  type MatchRecord,
  quickDice,
  readOptions,
  type Schema,
  type Seat,
  sampleForm,
  start,
  startFrom,
  stream,
  type Table,
  writeRecord,
} from '../index.ts'

/** A move that was legal at some point of a match. */
export interface Tried {
  readonly seat: Seat
  readonly move: unknown
}

/** A point of a random match, as checks are shown it. */
export interface Checkpoint<T = any> {
  readonly game: Game
  readonly table: T
  readonly seed: number
  readonly decision: number // how many were taken; 0 after setting up
  readonly events: readonly Heard[] // what the last decision (or setting up) told
  readonly seen: readonly Tried[] // legal moves from earlier in the match
  readonly chance: (sides: number) => number // for a check's own choices; it never disturbs the match
  readonly remembered: WeakMap<object, string> // for a check's own notes on this match
}

/** Looks at a point of a match and throws if something is wrong with it. */
export type Check<T = any> = (point: Checkpoint<T>) => void

export interface RandomPlay<T = any> {
  readonly seed: number
  /** Default: what the game calls default. */
  readonly options?: Json
  /** Default: one of the game's counts, chosen by the seed. */
  readonly seats?: number
  /** The table to begin from, for games that can read one; left out, the game sets up. */
  readonly from?: Json
  readonly checks?: readonly Check<T>[]
  /** Chooses the answers of all seats; if missing, each answer is equally likely. */
  readonly player?: (t: T, seat: Seat, answers: Answers<Json>, choose: (sides: number) => number) => Json | undefined
  /** A match longer than this is taken for one that never ends. */
  readonly maxDecisions?: number
}

/** A random match that went wrong. Its record leads to the table just before the trouble. */
export class RandomPlayFailure extends Error {
  readonly record: string

  constructor(message: string, record: string, cause: unknown) {
    super(message, { cause })
    this.record = record
  }
}

const SEEN = 60

/** Plays one whole match by random moves and runs the checks at the beginning and after every decision. */
export function playRandomly<G extends GameTypes>(
  game: Game<G>,
  how: RandomPlay<G['table']>,
): { decisions: number; table: G['table']; record: MatchRecord } {
  const { seed, checks = [], maxDecisions = 20_000 } = how
  const seats = how.seats ?? game.seats[seed % game.seats.length] ?? 1
  const read = readOptions(game.options, how.options ?? someCarry(game, seed))
  if (!read.ok) throw new Error(`${game.id}: ${read.problem}`)
  const options: Json = read.options
  const dice = quickDice(seed)
  const choose = stream(quickDice(seed ^ 0x5eed))
  const chance = stream(quickDice(seed ^ 0xc4ec))
  const names = Array.from({ length: seats }, (_, s) => `${s}`)
  const entries: LogEntry[] = []
  const record: MatchRecord = {
    game: game.id,
    version: game.version,
    seats,
    options,
    names,
    luck: { kind: 'quick', seed },
    ...(how.from !== undefined && { from: how.from }),
    entries,
  }
  const seen: Tried[] = []
  const remembered = new WeakMap<object, string>()
  let events: Heard[] = []
  let last = 'setting up'
  try {
    const hear = checks.length ? (event: Heard['event'], to: Heard['to']) => void events.push({ event, to }) : undefined
    const position = how.from === undefined ? undefined : game.read?.(how.from)
    if (how.from !== undefined && position?.seats !== seats) throw new Error('the game cannot begin from this table')
    const table = position ? startFrom(game, position, dice, hear) : start(game, read.options, seats, dice, hear)
    const dealer = new Dealer(dice, hear)
    for (let decision = 0; ; decision++) {
      for (const check of checks) check({ game, table, seed, decision, events, seen, chance, remembered })
      if (table.over) return { decisions: decision, table, record }
      if (decision >= maxDecisions) throw new Error(`the match has not ended after ${maxDecisions} decisions`)
      const seat = someoneAsked(table, choose)
      const answers: Answers<Json> = answersOf<AnyTypes>(game, table, seat)
      const move = how.player ? how.player(table, seat, answers, choose) : someAnswer(answers, choose)
      if (move === undefined) throw new Error(`seat ${seat} is asked "${table.ask?.question.kind}" but has no legal move`)
      if (checks.length) remember(seen, { seat, move: someAnswer(answers, chance) }, chance)
      last = `decision ${decision + 1}, seat ${seat}, move ${JSON.stringify(move)}`
      events = []
      apply<AnyTypes>(game, table, seat, move, dealer)
      entries.push({ seat, move })
    }
  } catch (error) {
    const about = `${game.id}, seed ${seed}, ${seats} seats, options ${JSON.stringify(options)}, ${last}`
    throw new RandomPlayFailure(`${about}: ${error instanceof Error ? error.message : error}`, writeRecord(record), error)
  }
}

/** A random match as a Match, for what works on logs. */
export function randomMatch<G extends GameTypes>(game: Game<G>, how: RandomPlay<G['table']>): Match<G> {
  const { record } = playRandomly(game, how)
  const { entries, game: _game, version: _version, ...beginning } = record
  const match = new Match(game, beginning)
  for (const entry of entries) {
    if ('move' in entry && match.play(entry.seat, entry.move)) {
      throw new Error(`${game.id}, seed ${how.seed}: a match refuses what random play took: ${JSON.stringify(entry)}`)
    }
  }
  return match
}

/** The carry of an earlier match, for games that begin with one: the samples in turn. */
function someCarry(game: Game, seed: number): { [name: string]: Json } {
  const options: { [name: string]: Json } = {}
  const schema: Schema = game.options
  for (const [name, choice] of Object.entries(schema)) {
    const sample = choice.kind === 'carry' ? choice.samples[seed % choice.samples.length] : undefined
    if (sample !== undefined) options[name] = sample
  }
  return options
}

/** Any legal answer, from the list or by filling in a form; undefined if there is none. */
export function someAnswer(answers: Answers<Json>, choose: (sides: number) => number): Json | undefined {
  // A form is filled with what it lists, which is as plain as any move.
  if (isForm(answers)) return JSON.parse(JSON.stringify(sampleForm(answers, choose)))
  return answers.length ? answers[choose(answers.length)] : undefined
}

/** One of the seats that may answer. Where answers are sealed, now and then one that changes its mind. */
export function someoneAsked(t: Table, choose: (sides: number) => number): Seat {
  const { to, sealed } = t.ask ?? { to: [] }
  const open = sealed && choose(8) > 0 ? to.filter((_, i) => !isAnswered(sealed[i])) : to
  if (open.length === 0) throw new Error('the match is not over but nobody is asked')
  return at(open, choose(open.length))
}

/** Keeps a bounded, ever changing handful. */
function remember(seen: Tried[], tried: Tried, chance: (sides: number) => number): void {
  if (seen.length < SEEN) seen.push(tried)
  else seen[chance(SEEN)] = tried
}

/** A fixed dice for a check's own playing-out. */
export function someDice(chance: (sides: number) => number): Dice {
  return quickDice(chance(0x40000000))
}

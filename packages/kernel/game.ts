import type { Dealer, GameEvent } from './dealer.ts'
import type { Dice } from './dice.ts'
import type { Answers } from './form.ts'
import type { Options, Schema } from './options.ts'
import type { Result } from './result.ts'
import { type Ask, type Frame, isAnswered, type Json, type KernelFrame, type Question, type Seat, type Table } from './table.ts'

/**
 * All types of one game in one bundle, so that everything else names the game once:
 * `interface TowersTypes { table: TowersTable; frame: TowersFrame; … }` and `Game<TowersTypes>`.
 */
export interface GameTypes {
  table: Table
  frame: Frame
  question: Question
  /** By kind of question: the moves that answer it. */
  moves: object
  event: GameEvent
  view: unknown
  options: Schema
  result: Result
}

/** Every game, where it does not matter which. The one place where types are given up. */
export type AnyTypes = any

export type KindOf<G extends GameTypes> = G['question']['kind']
export type QuestionOf<G extends GameTypes, K = KindOf<G>> = Extract<G['question'], { kind: K }>
export type MoveOf<G extends GameTypes, K = keyof G['moves']> = G['moves'][K & keyof G['moves']]

/** Points at the clause of the rules ledger that forbids a move. */
export interface RuleRef {
  readonly rule: string
  /** What the sentence in the words of the game may mention: a colour, a number. */
  readonly about?: { readonly [name: string]: string | number }
}

/** How one kind of question is answered. `seat` is who answers. */
export interface AskRule<G extends GameTypes = AnyTypes, K extends KindOf<G> = KindOf<G>> {
  /**
   * True if a single legal answer may be given by the kernel itself: nothing is lost by not being asked,
   * and others learn nothing they may not know from its not being asked. Where listing all answers just to see that there
   * are several would be slow, a function gives the only answer, or undefined if there are more.
   */
  readonly forced?: boolean | ((t: G['table'], question: QuestionOf<G, K>, seat: Seat) => MoveOf<G, K> | undefined)
  /** True if a team should agree before it answers: a room may want all who are there to. */
  readonly weighty?: boolean
  /** Every legal answer, listed or as a form: what validation, highlighting, bots and keyboard all use. */
  answers(t: G['table'], question: QuestionOf<G, K>, seat: Seat): Answers<MoveOf<G, K>>
  /** Carries out an answer. Called only with a legal one. */
  apply(t: G['table'], question: QuestionOf<G, K>, move: MoveOf<G, K>, dealer: Dealer<G['event']>, seat: Seat): void
  /** The reason why an answer is illegal, using only what `seat` may know. `move` may be anything that a client sent. */
  why?(t: G['table'], question: QuestionOf<G, K>, move: MoveOf<G, K>, seat: Seat): RuleRef | undefined
  /** True for an answer that declines. A window's question has one for every seat. */
  isPass?(move: MoveOf<G, K>): boolean
}

/** What each frame does, for all of a game's frames or those of one file. */
export type Ops<G extends GameTypes = AnyTypes, F extends Frame = G['frame']> = {
  readonly [K in F['op']]: (t: G['table'], frame: Extract<F, { op: K }>, dealer: Dealer<G['event']>) => void
}

/** How each question is answered, for all of a game's questions or those of one file. */
export type Asks<G extends GameTypes = AnyTypes, K extends KindOf<G> = KindOf<G>> = {
  readonly [P in K]: AskRule<G, P>
}

/** A rule that lets others interrupt something. See window.ts. */
export interface WindowRule<G extends GameTypes = AnyTypes> {
  /**
   * The seats that may interrupt, in order of priority; empty when the moment is over. Decide it from what everyone can see: the
   * seats that could hold a trap, not those that do. Otherwise the question itself would give the secret away.
   */
  speakers(t: G['table'], pending: G['frame']): readonly Seat[]
  /** The question for all of them. `id` is for `change`. */
  question(t: G['table'], pending: G['frame'], id: number): G['question']
}

export interface Game<G extends GameTypes = AnyTypes> {
  readonly id: string
  /** Grows with every change that makes an old record play differently. */
  readonly version: number
  /** How many may play. */
  readonly seats: readonly number[]
  readonly options: G['options']
  setup(options: Options<G['options']>, seats: number, dealer: Dealer<G['event']>): G['table']
  copy(t: G['table']): G['table']
  readonly ops: Ops<G>
  readonly asks: Asks<G>
  readonly windows?: { readonly [name: string]: WindowRule<G> }
  /** What a seat may see (null: a spectator), built by naming it. */
  view(t: G['table'], seat: Seat | null): G['view']
  /** A whole table that agrees with everything a view shows. It is made from the view, so it cannot cheat. */
  imagine(view: G['view'], seat: Seat, dice: Dice): G['table']
  /** Once the table is over: who won and why. */
  result(t: G['table']): G['result']
  /** The number of the round a table is in, for games that count rounds. */
  round?(t: G['table']): number
  /** True where every seat sees the same, so that nothing need be hidden between people at one screen. */
  readonly open?: boolean
  /** True where `view` also gives every seat the same, except its own sealed answer. Then a server makes it once for all. */
  readonly oneView?: boolean
  /** Who may undo: each player their own moves (the default), or a team everybody's. A function if the options of a table decide. */
  readonly undo?: 'own' | 'team' | ((t: G['table']) => 'own' | 'team')
  /** A table from what `JSON.stringify` wrote of one, strictly checked; for positions to begin from. */
  read?(json: Json): G['table'] | undefined
  /** What a match that is over leaves for the next one of a campaign. */
  leaves?(t: G['table']): Json | undefined
  /** The options of the match that follows, what this one leaves included; undefined if nothing does. */
  follow?(t: G['table']): Json | undefined
}

/** A question as one seat (or a spectator) may see it. */
export interface OpenQuestion<Q extends Question = Question> {
  readonly question: Q
  /** The seats that have not answered yet. */
  readonly waiting: readonly Seat[]
  /** Whether the viewer may answer now. */
  readonly mine: boolean
  /** Whether the first answer decides, whoever gives it. */
  readonly joint: boolean
  /** Whether the viewer's sealed answer is in; it can be changed or withdrawn until the last one is in. */
  readonly answered: boolean
}

/** The seats that have not answered the open question yet. */
export function waitingFor({ ask }: { ask: Ask | null }): readonly Seat[] {
  if (!ask) return NOBODY
  return ask.sealed ? ask.to.filter((_, i) => !isAnswered(ask.sealed?.[i])) : ask.to
}

const NOBODY: readonly Seat[] = []

/** The open question as `seat` may see it: sealed answers of others stay out. */
export function openQuestion<Q extends Question>(t: { ask: Ask<Q> | null }, seat: Seat | null): OpenQuestion<Q> | null {
  const ask = t.ask
  if (!ask) return null
  const waiting = waitingFor(t)
  const mine = seat !== null && ask.to.includes(seat)
  const answered = mine && ask.sealed !== undefined && !waiting.includes(seat)
  return { question: ask.question, waiting, mine, joint: ask.manner === 'any', answered }
}

/** Whether the open question is one that a team should agree on. */
export function isWeighty(game: Game, { ask }: Table): boolean {
  return ask?.manner === 'any' && game.asks[ask.question.kind]?.weighty === true
}

/**
 * What a seat sees of a table while a move is carried out. The waiting frames are left out: they are public while a question is
 * open, but in the middle of a move they may tell a secret.
 */
export function viewBetween<G extends GameTypes>(game: Game<G>, t: G['table'], seat: Seat | null): G['view'] {
  return game.view({ ...t, frames: [], ask: null }, seat)
}

/** True if the view of every seat is the same now: nobody has answered under seal. */
export function seesSame(game: Pick<Game, 'oneView'>, { ask, frames }: Pick<Table, 'ask' | 'frames'>): boolean {
  return game.oneView === true && !ask?.sealed && !frames.some(isSealed)
}

/** The part of a table that every view has. The number of draws is left out: it would tell what was drawn. */
export type CommonView<F extends Frame = Frame, Q extends Question = Question, M = unknown> = Omit<Table<F, Q, M>, 'draws'>

/** Makes the part of a table that every view has, without the sealed answers of others. */
export function commonView<F extends Frame, Q extends Question, M>(t: Table<F, Q, M>, seat: Seat | null): CommonView<F, Q, M> {
  const ask = t.ask
  return {
    seats: t.seats,
    frames: t.frames.some((f) => f.op === '$sealed') ? t.frames.map((f) => hideSealed(f, seat)) : t.frames,
    ask: ask?.sealed ? { ...ask, sealed: ask.sealed.map((m, i) => (ask.to[i] === seat ? m : undefined)) } : ask,
    over: t.over,
  }
}

/** The kernel's own fields of an imagined table, for a game's `imagine`. Its draws are counted from 0. */
export function imagineCommon<F extends Frame, Q extends Question, M>(view: CommonView<F, Q, M>): Table<F, Q, M> {
  return { seats: view.seats, frames: view.frames.slice(), ask: view.ask, draws: 0, over: view.over }
}

/** Answers that are in but not yet applied are still nobody else's business. */
function hideSealed<F extends Frame>(frame: F | KernelFrame, seat: Seat | null): F | KernelFrame {
  if (!isSealed(frame)) return frame
  return { ...frame, answers: frame.answers.map((m, i) => (i < frame.next || frame.to[i] === seat ? m : undefined)) }
}

function isSealed(frame: Frame | KernelFrame): frame is Extract<KernelFrame, { op: '$sealed' }> {
  return frame.op === '$sealed'
}

import type { Dealer, GameEvent } from './dealer.ts'
import type { Dice } from './dice.ts'
import type { Options, Schema } from './options.ts'
import type { Result } from './result.ts'
import {
  type Ask,
  type Frame,
  isAnswered,
  type KernelFrame,
  type Question,
  type SealedFrame,
  type Seat,
  type Table,
} from './table.ts'

/** Points at the clause of the rules ledger that forbids a move. */
export interface RuleRef {
  readonly rule: string
  /** What the sentence in the words of the game may mention: a colour, a number. */
  readonly about?: { readonly [name: string]: string | number }
}

/** How one kind of question is answered. `ask` is given whole; `seat` is who answers. */
export interface AskRule<T, Q, M, E extends GameEvent> {
  /**
   * True where a single legal answer may be given by the kernel itself: nothing is lost by not being asked,
   * and others learn nothing they may not know from its not being asked.
   */
  readonly forced?: boolean
  /** Every legal answer, the one list that validation, highlighting, bots and keyboard use. */
  answers(t: T, question: Q, seat: Seat): readonly M[]
  /** What an answer does. Only ever called with a legal one. */
  apply(t: T, question: Q, move: M, dealer: Dealer<E>, seat: Seat): void
  /** Why an answer that is not legal is not; said from what `seat` may know only. */
  why?(t: T, question: Q, move: M, seat: Seat): RuleRef | undefined
}

export type Ops<T, F extends Frame, E extends GameEvent> = {
  readonly [K in F['op']]: (t: T, frame: Extract<F, { op: K }>, dealer: Dealer<E>) => void
}

export type Asks<T, Q extends Question, M, E extends GameEvent> = {
  readonly [K in Q['kind']]: AskRule<T, Extract<Q, { kind: K }>, M, E>
}

/** Where rules let others speak up before and after a deed. See window.ts. */
export interface WindowRule<T, F, Q> {
  /**
   * Who is asked before (`would`) or after (`did`), in order, forced ones first. To be decided from what everyone
   * can see: who could hold a trap, not who does, or the question itself would tell.
   */
  speakers(t: T, deed: F, stage: 'would' | 'did'): readonly Seat[]
  /** What a speaker is asked. */
  question(t: T, deed: F, stage: 'would' | 'did', seat: Seat): Q
}

export interface Game<
  T extends Table<F, Q, M> = any,
  F extends Frame = any,
  Q extends Question = any,
  M = any,
  E extends GameEvent = any,
  V = any,
  S extends Schema = any,
> {
  readonly id: string
  /** Grows with every change that makes an old record play differently. */
  readonly version: number
  /** How many may play. */
  readonly seats: readonly number[]
  readonly options: S
  setup(options: Options<S>, seats: number, dealer: Dealer<E>): T
  copy(t: T): T
  readonly ops: Ops<T, F, E>
  readonly asks: Asks<T, Q, M, E>
  readonly windows?: { readonly [name: string]: WindowRule<T, F, Q> }
  /** What a seat may see (null: a spectator), built by naming it. */
  view(t: T, seat: Seat | null): V
  /** A whole table that agrees with everything a view shows. It is made from the view, so it cannot cheat. */
  imagine(view: V, seat: Seat, dice: Dice): T
  /** Once the table is over: who won and why. */
  result(t: T): Result
}

/** A question as one seat (or a spectator) may see it. */
export interface OpenQuestion<Q extends Question = Question> {
  readonly question: Q
  /** Who is still to answer. */
  readonly waiting: readonly Seat[]
  /** Whether the looking seat may answer now. */
  readonly mine: boolean
}

/** The open question as `seat` may see it: sealed answers of others stay out. */
export function openQuestion<Q extends Question>(t: { ask: Ask<Q> | null }, seat: Seat | null): OpenQuestion<Q> | null {
  const ask = t.ask
  if (!ask) return null
  const waiting = ask.sealed ? ask.to.filter((_, i) => !isAnswered(ask.sealed?.[i])) : ask.to
  return { question: ask.question, waiting, mine: seat !== null && ask.to.includes(seat) }
}

/** What every view carries of a table, sealed answers of others left out. */
export function commonView<F extends Frame, Q extends Question, M>(t: Table<F, Q, M>, seat: Seat | null) {
  const ask = t.ask
  return {
    seats: t.seats,
    frames: t.frames.some((f) => f.op === '$sealed') ? t.frames.map((f) => hideSealed(f, seat)) : t.frames,
    ask: ask?.sealed ? { ...ask, sealed: ask.sealed.map((m, i) => (ask.to[i] === seat ? m : undefined)) } : ask,
    draws: t.draws,
    over: t.over,
  }
}

/** Answers that are in but not yet applied are still nobody else's business. */
function hideSealed<F extends Frame>(frame: F | KernelFrame, seat: Seat | null): F | KernelFrame {
  if (frame.op !== '$sealed') return frame
  const { answers, next, to } = frame as SealedFrame
  return { ...(frame as SealedFrame), answers: answers.map((m, i) => (i < next || to[i] === seat ? m : undefined)) }
}

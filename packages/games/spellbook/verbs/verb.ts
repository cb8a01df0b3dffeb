import type { Asks, Seat } from '@grimuar/kernel'
import type { SpellId } from '../cards.ts'
import { NONE, type None, type Rune } from '../components.ts'
import { canDraw } from '../flow/tokens.ts'
import {
  areaOf,
  type Cast,
  type SpellbookDealer,
  type SpellbookEvent,
  type SpellbookQuestion,
  type SpellbookTable,
  type Zone,
} from '../table.ts'
import type { SpellbookTypes } from '../types.ts'
import type { Instruction, Program, RuneMark, VerbName } from './steps.ts'

/** One kind of effect, whole: whether it can happen, what it does and asks, why not, and what it would come to now. */
export interface Verb<V extends VerbName, F> {
  /** Whether the step would change anything now or, where a token of rune `paid` is its price, once that is paid. */
  could(t: SpellbookTable, cast: Cast, step: Instruction<V>, paid: Rune | None): boolean
  /** Carries the step out, or asks what that needs. What can do nothing is passed over: the rest is done (SB-3.6). */
  do(t: SpellbookTable, cast: Cast, step: Instruction<V>, dealer: SpellbookDealer): void
  /** The clause by which this instruction forbids the cast, if it has its own. */
  why?(t: SpellbookTable, cast: Cast, step: Instruction<V>): string
  /** Whether it goes by the rune on the card. */
  usesCardRune?(step: Instruction<V>): boolean
  /** The amount of the instruction that an event shows: a number of tokens or swaps. */
  counts?(event: SpellbookEvent, cast: Cast): number
  /** The effect of the instruction, as facts from which each language makes its sentence. `n` is the result of `counts`. */
  preview(t: SpellbookTable, cast: Cast, step: Instruction<V>, n: Amount): F
}

/** A verb that puts questions, with how they are answered. */
export interface AskingVerb<V extends VerbName, F extends FactOf<V>, K extends SpellbookQuestion['kind']> extends Verb<V, F> {
  readonly asks: Asks<SpellbookTypes, K>
}

/** What is known of an instruction before it happens. */
export interface FactOf<V extends VerbName> {
  readonly verb: V
  /** True if nothing would happen. */
  readonly idle: boolean
}

/** The amount, from least to most; they differ if it depends on the player's choice. */
export interface Amount {
  readonly least: number
  readonly most: number
}

/** The functions over programs that verbs need if they lead to other verbs. */
export interface Programs {
  /** Whether a program can be paid for and would then change something. */
  isPossible(t: SpellbookTable, cast: Cast, program: Program, paid: Rune | None): boolean
  /** Whether any step of a program goes by the rune on the card. */
  usesCardRune(program: Program): boolean
}

/** The rune a card names, or the one that lies on it. */
export function named(mark: RuneMark, onCard: Rune): Rune {
  return mark === 'card' ? onCard : mark
}

/** The size of a pool once a price is paid. */
export function poolAfter(t: SpellbookTable, seat: Seat, paid: Rune | None): number {
  return areaOf(t, seat).pool.length - (paid === NONE ? 0 : 1)
}

/** Whether a draw will give anything once a price is paid: it lies in the tray then. */
export function canDrawAfter(t: SpellbookTable, paid: Rune | None): boolean {
  return paid !== NONE || canDraw(t)
}

/** The number of tokens that an event moves from one place to another because of a spell; only a seat's, if one is named. */
export function moved(event: SpellbookEvent, from: Zone, to: Zone, by: SpellId, seat?: Seat): number {
  if (event.kind !== 'moved' || event.from !== from || event.to !== to || event.by !== by) return 0
  return seat === undefined || event.seat === seat ? event.tokens.length : 0
}

/** A place at the table: 0, 1, 2… in playing order. */
export type Seat = number

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/**
 * Something still to happen. Frames and asks are never changed once made: a loop pushes a new frame,
 * so that copying a table copies the stack, not what stands on it.
 */
export interface Frame {
  readonly op: string
}

/** A question about something; games add what it is about. */
export interface Question {
  readonly kind: string
}

/** How a question is put: to one seat, to each of several (sealed answers), or to any one of them. */
export type Manner = 'one' | 'each' | 'any'

export interface Ask<Q extends Question = Question, M = unknown> {
  readonly question: Q
  readonly manner: Manner
  readonly to: readonly Seat[]
  /** For `each`: the answers given so far, beside `to`; undefined if none is in. Nobody else may see them. */
  readonly sealed?: readonly (M | undefined)[]
  /** The window this question belongs to; see window.ts. */
  readonly window?: number
}

/** Whether a sealed answer is in. A table that went through JSON has null for a missing one. */
export function isAnswered(sealed: unknown): boolean {
  return sealed !== undefined && sealed !== null
}

/**
 * The state of a match as plain data. Games extend it with their own nouns.
 * It is changed in place by the rules and copied where history matters.
 */
export interface Table<F extends Frame = Frame, Q extends Question = Question, M = unknown> {
  seats: number // how many play
  frames: (F | KernelFrame)[] // what is still to happen; the last one is next
  ask: Ask<Q, M> | null // the open question
  draws: number // how many times chance was asked; the dice themselves stay outside
  over: boolean // true once nothing is left to happen
}

/** The part of a table that lists what is still to happen. */
export interface Stack<F extends Frame = Frame> {
  frames: (F | KernelFrame)[]
}

/** Frames of the kernel's own; a game never pushes them by hand. */
export type KernelFrame = SealedFrame | WindowFrame | ScopeFrame

/** Sealed answers being applied one after another, in seat order. */
export interface SealedFrame {
  readonly op: '$sealed'
  readonly question: Question
  readonly to: readonly Seat[]
  readonly answers: readonly unknown[] // undefined, in views, where it is another's and not yet applied
  readonly next: number
}

/** Something about to happen, which other seats may still interrupt. See window.ts. */
export interface WindowFrame {
  readonly op: '$window'
  readonly name: string
  readonly id: number
  readonly pending: Frame | null // null once it has been cancelled
}

/** The frames above this one belong together and can be abandoned together. See scope.ts. */
export interface ScopeFrame {
  readonly op: '$scope'
  readonly name: string
  readonly seat: Seat | null
}

/** The fields every table begins with. */
export function blankTable(
  seats: number,
): Pick<Table<never, never, never>, 'seats' | 'ask' | 'draws' | 'over'> & { frames: never[] } {
  return { seats, frames: [], ask: null, draws: 0, over: false }
}

/** The kernel's own fields of a table, for a game's `copy`: `{ ...copyCommon(t), altar: t.altar.slice() }`. */
export function copyCommon<F extends Frame, Q extends Question, M>(t: Table<F, Q, M>): Table<F, Q, M> {
  return { seats: t.seats, frames: t.frames.slice(), ask: t.ask, draws: t.draws, over: t.over }
}

/** These happen next, in the order written. */
export function next<F extends Frame>(t: Stack<F>, ...frames: F[]): void {
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i]
    if (frame) t.frames.push(frame)
  }
}

/**
 * Hands values back to the frame that waits below: it is replaced by one that has them
 * ("points for each cube really placed"). Ends of scopes in between are skipped.
 */
export function returnTo<F extends Frame>(t: Stack<F>, patch: { readonly [field: string]: unknown }): void {
  const { frames } = t
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i]
    if (frame === undefined || frame.op === '$scope') continue
    frames[i] = { ...frame, ...patch }
    return
  }
  throw new Error('no frame waits for the values that are handed back')
}

/** Most questions go to one seat; their lists of asked seats are made once and shared. */
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, seat) => [seat])

/** Puts a question to one seat. */
export function ask<Q extends Question>(t: { ask: Ask<Q> | null }, seat: Seat, question: Q): void {
  t.ask = { question, manner: 'one', to: ALONE[seat] ?? [seat] }
}

/** Puts a question to each of several seats; answers stay sealed, and can be changed, until the last is in. */
export function askEach<Q extends Question>(t: { ask: Ask<Q> | null }, seats: readonly Seat[], question: Q): void {
  t.ask = { question, manner: 'each', to: seats, sealed: seats.map(() => undefined) }
}

/** Puts a question to several seats; the first answer decides. */
export function askAny<Q extends Question>(t: { ask: Ask<Q> | null }, seats: readonly Seat[], question: Q): void {
  t.ask = { question, manner: 'any', to: seats }
}

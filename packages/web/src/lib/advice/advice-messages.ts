import type { Hint, Judgement } from '@grimuar/bots'
import type { Answers, Seat } from '@grimuar/kernel'

/** A request to the worker: what would a strong player consider, from this view? */
export interface HintRequest {
  readonly kind: 'hint'
  readonly id: number
  readonly game: string
  readonly version: number
  readonly view: unknown
  readonly seat: Seat
  readonly answers: Answers
  readonly seed: number
  /** When the player asked, by the clock of `Date.now`. */
  readonly asked: number
}

/** A request to the worker: judge one of several parts of a match that is over. */
export interface JudgeRequest {
  readonly kind: 'judge'
  readonly id: number
  readonly record: string
  readonly part: number
  readonly parts: number
}

export type AdviceRequest = HintRequest | JudgeRequest

/** What the worker answers: how much is done (from 0 to 1), pieces of an analysis as they are ready, and the end. */
export type AdviceReply =
  | { readonly id: number; readonly done: number; readonly judged?: Judgement }
  | { readonly id: number; readonly hint: Hint }
  | { readonly id: number; readonly finished: true }
  | { readonly id: number; readonly problem: string }

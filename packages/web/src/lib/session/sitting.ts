import type { Box, Door } from '@grimuar/contract'
import type { Refusal, Result, Seat, UndoReach } from '@grimuar/kernel'
import type { KeepProblem, Sitter } from './keep.ts'
import type { Entry, Moment } from './moment.ts'

/** Why nothing happened: the rules' refusal, the frame's own, or what a server said of it. */
export type Refused =
  | Refusal
  | { readonly reason: 'past' }
  | { readonly reason: 'watching' }
  | { readonly reason: 'told'; readonly text: string }

/** How the frame lets a change be seen; resolves when it has been. */
export type Show = (change: () => Promise<void>) => Promise<void>

/** What undo would do now. */
export interface Undo {
  readonly reach: UndoReach
  /** True where nobody's consent is needed to go further: all others are bots. */
  readonly free: boolean
  /** How many moves stand after undoing once, or undefined where there is nothing to take back. */
  readonly keep: number | undefined
  /** Whose consent is needed to go further. */
  readonly others: readonly Seat[]
  /** Whether they are asked elsewhere, or sit here and say so themselves. */
  readonly remote: boolean
}

/** How anyone can check the luck of a match. */
export interface Fairness {
  /** Shown before the first move. */
  readonly commitment: string
  /** What all dice followed from; known once the match is over. */
  readonly seed: string | undefined
  /** Where the seed was mixed from several parts: the one that was committed to, and the players' own. */
  readonly parts: { readonly secret: string; readonly numbers: readonly string[] } | undefined
  readonly draws: number
  /** Plays the whole match again from its written record. */
  check(): Promise<boolean>
}

/** A match as the frame shows it, wherever it is played: on this device, in a lesson, or over a server. */
export interface Sitting {
  readonly id: string
  /** The path of its page; a moment's link is this with `?step=`. */
  readonly address: string
  readonly box: Box
  /** The rules, and the words they are told in: replaced when the language changes. */
  door: Door
  readonly sitters: readonly Sitter[]
  readonly names: readonly string[]
  /** Whose eyes we look through; null for a spectator. */
  readonly viewer: Seat | null
  /** Whom the end is told to: with several people at the device nobody is "you". */
  readonly hearer: Seat | null
  /** Who is to take the device: nothing is shown until they say so. */
  readonly curtain: Seat | null
  /** Waiting for someone to say "go on": at the end of a turn, or before the device is passed. */
  readonly held: boolean
  /** The person the device would be passed to, if it is to be passed. */
  readonly nextPerson: Seat | undefined
  /** What is drawn. */
  readonly shown: Moment
  /** What the looking seat may do right now. */
  readonly moves: readonly unknown[]
  /** The log of the looking seat. */
  readonly entries: readonly Entry[]
  /** Lines just taken back; they stay, struck through, until the next move. */
  readonly undone: readonly Entry[]
  /** How many moves stand. */
  readonly steps: number
  /** The earlier moment being looked at; null for now. */
  readonly past: number | null
  readonly now: boolean
  readonly undo: Undo
  readonly result: Result | null
  /** Whether nothing is secret any more: then the table may be seen through anyone's eyes. */
  readonly laidOpen: boolean
  readonly fairness: Fairness | null
  readonly botProblem: string | null
  readonly keepProblem: KeepProblem | undefined
  /** The record as a file for others, where there is one already. */
  readonly file: { readonly name: string; readonly text: string } | undefined
  /** The replay's controls are open. */
  replaying: boolean
  refused: Refused | null

  /** Begins to play, once there is a page to show it on. */
  open(show: Show): void
  close(): void
  /** A person touches something: a legal move is played, anything else is answered with why not. */
  act(move: unknown): void
  /** Takes back one decision of the looking seat, or asks the others to let it. */
  takeBack(): void
  /** The person says: go on (or: pass the device). */
  release(): void
  /** The person named on the curtain has the device. */
  lift(): void
  /** The one before wants another look. */
  lookAgain(): void
  /** Looks at an earlier moment, or (null) at now. */
  goTo(step: number | null): void
  /** Looks through other eyes, once nothing is secret. */
  lookAs(seat: Seat | null): void
  /** Back to now, through one's own eyes. */
  closeReplay(): void
}

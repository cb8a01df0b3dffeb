import type { GameEvent, Json, Question, Result, RuleRef, Seat } from '@grimuar/kernel'
import type { CampaignWords } from './campaign/journal.ts'

/** A part of the table as text: for screen readers and the terminal. */
export interface TextBlock {
  readonly heading: string
  readonly items: readonly string[]
}

/** A thing of the board that a line of the log may name. */
export interface NamedThing {
  /** The piece or zone that it is on the board (`data-piece`, `data-zone`). */
  readonly at: string
  /** How a sentence may name it: the forms of its name. */
  readonly forms: readonly string[]
}

/**
 * All a game says to people in one language. Everything is said from a seat's view, so nothing hidden can slip out.
 * `names` are the players' names; `seat` is who reads (null: a spectator).
 */
export interface Words<V = any, Q extends Question = any, M = any, E extends GameEvent = any, T = any> {
  /** The game's own texts in this language, for its board. */
  readonly text: T
  /** The name of a seat's role in this game ("Knight"); undefined if it has none. */
  role?(seat: Seat): string
  /** The sentence of the action bar for the seat that is asked. */
  ask(view: V, question: Q): string
  /** The same for players who wait. */
  wait(view: V, question: Q, names: readonly string[], waiting: readonly Seat[]): string
  /** A legal move as the label of a button. */
  move(view: V, question: Q, move: M): string
  /** One item of a form, in games that ask with forms. */
  item?(view: V, question: Q, item: unknown): string
  /** A line of the log, or undefined for what only the animation tells. */
  event(event: E, names: readonly string[], seat: Seat | null): string | undefined
  /** The same told at length, where the log names only what the board shows in full: for the terminal. */
  reading?(event: E): string | undefined
  /** The keys of the game's own board, and what each does. */
  readonly keys?: readonly (readonly [keys: string, does: string])[]
  /** The rank of a line in the log: the beginning of a part, something done, or what that caused. Without it all lines are alike. */
  rank?(event: E): 'part' | 'action' | 'effect'
  /** The seat whose turn begins with this event, for a heading in the log; null if the turn belongs to no single seat. */
  turnOf?(event: E): Seat | null | undefined
  /** The gains of the player in a turn, in a few words: "2 crystals, 8 points". Empty if there are none. */
  gains?(events: readonly E[], seat: Seat | null): string
  /** The things of the board that a line of the log may name. */
  things?(event: E): readonly NamedThing[]
  /** The progress of the match: "Round 2 of 6". */
  progress(view: V): string
  /** The names of score categories and tie-breaks. */
  part(name: string, of?: string): string
  tieBreak(name: string): string
  /** How a clause forbids this very move, to be said before the clause itself; undefined if the clause says it all. */
  refusal?(rule: string, about: NonNullable<RuleRef['about']>): string | undefined
  /** Labels of options, and of the values of those that have some. */
  readonly options: {
    readonly [name: string]: {
      readonly label: string
      readonly help?: string
      readonly values?: { readonly [value: string]: string }
      /** The public part of a campaign (`CarryChoice.shown`), in words. */
      shown?(part: Json): string
    }
  }
  /** The whole visible table in words. */
  table(view: V, names: readonly string[], seat: Seat | null): readonly TextBlock[]
  /** The end in one sentence. */
  outcome(result: Result, names: readonly string[], seat: Seat | null): string
  /** What it says of campaigns, in games whose campaigns are saved. */
  readonly campaign?: CampaignWords
  /** What a hint is about: a name of the bot's `compare` as the object of "think about…". */
  aim?(name: string): string
  /** True where hints compare tables at the end of a round, not of a turn. */
  readonly comparesRounds?: boolean
  /** By how much one table is better or worse than another, in a few words: "2 points more". `by` is a whole number, not 0. */
  difference?(name: string, by: number): string
  /** The name of an opponent without a seat, in games that have one. */
  rival?(name: string): string
}

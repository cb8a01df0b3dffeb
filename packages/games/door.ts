import type { Answers, AnyTypes, Dice, Game, GameEvent, GameTypes, Json, Question, Result, Seat } from '@grimuar/kernel'
import type { Tutorial } from './tutorial.ts'
import type { Lang } from './words.ts'

/** What is printed on a game's box: light enough for the shelf of all games. */
export interface Box {
  readonly id: string
  readonly title: { readonly [L in Lang]: string }
  readonly tagline: { readonly [L in Lang]: string }
  readonly seats: readonly number[]
  readonly minutes: number
  /** What its clauses begin with: TW, SB… */
  readonly clauses: string
  /** One game-icons name that stands for the game. */
  readonly icon: string
  /** False while its rules are here but a player would miss something. */
  readonly complete: boolean
  /** The newest rules. */
  load(): Promise<Door>
  /** The guided first game, for those who learn by playing. */
  readonly tutorial?: () => Promise<Tutorial>
  /** Rules of earlier versions, by number, kept while matches that began with them are still played. */
  readonly older?: { readonly [version: number]: () => Promise<Door> }
}

/** A game's first door: rules, words and bot. Runs anywhere; never touches its board. */
export interface Door<G extends GameTypes = AnyTypes> {
  readonly game: Game<G>
  readonly words: { readonly [L in Lang]: Words }
  readonly bot: Bot
  /** Throws where a component is lost or doubled, or a limit is broken: for tests and soak runs. */
  conserved?(t: any): void
  /** Names of the table's fields whose content is only ever replaced, so that copies share it. */
  readonly shared?: readonly string[]
  /** What the speed test plays where the default options would be too easy. It always plays with as many as can. */
  readonly benchOptions?: { readonly [option: string]: string | number | boolean }
}

/** A table written down by hand from which a match can begin: for browser tests, the gallery, lessons and bug reports. */
export interface Position {
  readonly seats: number
  readonly options: Json
  readonly table: Json
}

/** A part of the table as text: for screen readers and the terminal. */
export interface TextBlock {
  readonly heading: string
  readonly items: readonly string[]
}

/**
 * All a game says to people in one language. Everything is said from a seat's view, so nothing hidden can slip out.
 * `names` are the players' names; `seat` is who reads (null: a spectator).
 */
export interface Words<V = any, Q extends Question = any, M = any, E extends GameEvent = any> {
  /** What a seat is called in this game where it has a role ("Knight"); else undefined. */
  role?(seat: Seat): string
  /** The sentence of the action bar for the seat that is asked. */
  ask(view: V, question: Q): string
  /** The same for those who wait. */
  wait(view: V, question: Q, names: readonly string[], waiting: readonly Seat[]): string
  /** A legal move as the label of a button. */
  move(view: V, question: Q, move: M): string
  /** A line of the log, or undefined for what only the animation tells. */
  event(event: E, names: readonly string[], seat: Seat | null): string | undefined
  /** Where in the game we are: "Round 2 of 6". */
  progress(view: V): string
  /** The names of score categories and tie-breaks. */
  part(name: string, of?: string): string
  tieBreak(name: string): string
  /** Labels of options, and of the values of those that have some. */
  readonly options: {
    readonly [name: string]: {
      readonly label: string
      readonly help?: string
      readonly values?: { readonly [value: string]: string }
    }
  }
  /** The whole visible table in words. */
  table(view: V, names: readonly string[], seat: Seat | null): readonly TextBlock[]
  /** The end in one sentence. */
  outcome(result: Result, names: readonly string[], seat: Seat | null): string
}

/** A game's own mind: it sees a view, never the table. */
export interface Bot<T = any, V = any, M = any> {
  /** A good move at once, out of the legal answers. */
  policy(view: V, seat: Seat, answers: Answers<M>, dice: Dice): M
  /** How well a table looks for a seat, from 0 (lost) to 1 (won): for search. */
  evaluate(t: T, seat: Seat): number
}

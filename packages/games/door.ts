import type { Answers, AnyTypes, Dice, Game, GameEvent, GameTypes, Question, Result, Seat } from '@grimuar/kernel'
import type { Tutorial } from './tutorial.ts'
import type { Lang } from './words.ts'

/** A jewel of the theme (packages/ui/theme.css): a set of colours. */
export type Jewel = 'ruby' | 'sapphire' | 'emerald' | 'amethyst' | 'topaz' | 'moonstone' | 'onyx'

/** What the catalogue knows of a game before it is loaded. It stays small, because the home page loads the boxes of all games. */
export interface Box {
  readonly id: string
  readonly title: { readonly [L in Lang]: string }
  readonly tagline: { readonly [L in Lang]: string }
  readonly seats: readonly number[]
  readonly minutes: number
  /** The prefix of its clauses: TW, SB… */
  readonly clauses: string
  /** The name of its drawing in game-icons. */
  readonly icon: string
  /** The colours of its cover. */
  readonly jewel: Jewel
  /** False while a clause of its rules has no code or no test. */
  readonly complete: boolean
  /** Loads the newest version of its rules. */
  load(): Promise<Door>
  /** Loads the guided first game. */
  readonly tutorial?: () => Promise<Tutorial>
  /** Loads earlier versions of the rules, by number. A version stays while matches that began with it are unfinished. */
  readonly older?: { readonly [version: number]: () => Promise<Door> }
}

/** A loaded game: rules, words and bot. It runs in browsers, workers and Node, and never imports the game's board. */
export interface Door<G extends GameTypes = AnyTypes> {
  readonly game: Game<G>
  readonly words: { readonly [L in Lang]: Words }
  readonly bot: Bot
  /** Throws if a component is missing or duplicated, or a limit is broken; for tests and soak runs. */
  conserved?(t: any): void
  /** Names of the table's fields whose values are replaced and never changed in place, so that copies may share them. */
  readonly shared?: readonly string[]
  /** The options for the benchmark, where the defaults would be too easy. It always plays with the most seats. */
  readonly benchOptions?: { readonly [option: string]: string | number | boolean }
}

/** One part of the table as text, for screen readers and the terminal. */
export interface TextBlock {
  readonly heading: string
  readonly items: readonly string[]
}

/**
 * All texts of a game in one language. They are written from a seat's view, so they cannot reveal anything hidden.
 * `names` are the players' names; `seat` is the reader's seat, or null for a spectator.
 */
export interface Words<V = any, Q extends Question = any, M = any, E extends GameEvent = any> {
  /** The role of a seat ("Knight"), in games where seats have roles. */
  role?(seat: Seat): string
  /** The sentence in the action bar of the seat that is asked. */
  ask(view: V, question: Q): string
  /** The sentence in the action bar of everyone else. */
  wait(view: V, question: Q, names: readonly string[], waiting: readonly Seat[]): string
  /** A legal move as the label of a button. */
  move(view: V, question: Q, move: M): string
  /** One item of a form, in games that ask with forms. */
  item?(view: V, question: Q, item: unknown): string
  /** A line of the log; undefined for an event that only the animation shows. */
  event(event: E, names: readonly string[], seat: Seat | null): string | undefined
  /** How far the match is: "Round 2 of 6". */
  progress(view: V): string
  /** The names of score categories and tie-breaks. */
  part(name: string, of?: string): string
  tieBreak(name: string): string
  /** Labels of the options and of their values. */
  readonly options: {
    readonly [name: string]: {
      readonly label: string
      readonly help?: string
      readonly values?: { readonly [value: string]: string }
    }
  }
  /** The whole visible table as text. */
  table(view: V, names: readonly string[], seat: Seat | null): readonly TextBlock[]
  /** The result in one sentence. */
  outcome(result: Result, names: readonly string[], seat: Seat | null): string
  /** The name of an opponent without a seat, in games that have one. */
  rival?(name: string): string
}

/** A game's own bot. */
export interface Bot<T = any, V = any, M = any> {
  /** Chooses a good move quickly, from a view alone, out of the legal answers. */
  policy(view: V, seat: Seat, answers: Answers<M>, dice: Dice): M
  /** Rates an imagined table for a seat, from 0 (lost) to 1 (won); for search. */
  evaluate(t: T, seat: Seat): number
}

import type { Dice, Game, Seat } from '@grimuar/kernel'
import type { ByLang, Lang } from './lang.ts'
import type { Tutorial } from './tutorial.ts'
import type { Words } from './words.ts'

/** One version of a game. Each part is fetched by itself, by those who need it. */
export interface Edition {
  /** The rules alone. */
  rules(): Promise<Game>
  /** The rules and the words of one language. */
  load(lang: Lang): Promise<Door>
  bot(): Promise<Bot>
}

/** What the catalogue knows of a game before it is loaded; it opens as the newest edition. */
export interface Box extends Edition {
  readonly id: string
  readonly title: ByLang<string>
  readonly tagline: ByLang<string>
  readonly seats: readonly number[]
  readonly minutes: number
  /** What its clauses begin with: TW, SB… */
  readonly clauses: string
  /** One game-icons name that stands for the game. */
  readonly icon: string
  /** False while its rules are here but a player would miss something. */
  readonly complete: boolean
  /** What tests and soak runs know of the newest edition. */
  checks(): Promise<Checks>
  /** The guided first game, for those who learn by playing. */
  tutorial?(lang: Lang): Promise<Tutorial>
  /** Earlier editions, by the version of their rules, kept while matches that began with them are still played. */
  readonly older?: { readonly [version: number]: Edition }
}

/** The edition a match began with. Where that one is no longer kept it is the newest, whose rules then refuse the match. */
export function editionOf(box: Box, version: number): Edition {
  return box.older?.[version] ?? box
}

/** A loaded game: its rules and its words in one language. Runs anywhere; never touches its board. */
export interface Door<G extends Game = Game> {
  readonly game: G
  readonly words: Words
}

/** What a game says of itself to those who test it. */
export interface Checks {
  /** Throws where a component is lost or doubled, or a limit is broken. */
  conserved?(t: any): void
  /** Names of the table's fields whose content is only ever replaced, so that copies share it. */
  readonly shared?: readonly string[]
  /** What the speed test plays where the default options would be too easy. It always plays with as many as can. */
  readonly benchOptions?: { readonly [option: string]: string | number | boolean }
}

/** A game's own mind: it sees a view, never the table. */
export interface Bot<T = any, V = any, M = any> {
  /** A good move at once. `moves` are the legal ones. */
  policy(view: V, seat: Seat, moves: readonly M[], dice: Dice): M
  /** How well a table looks for a seat, from 0 (lost) to 1 (won): for search. */
  evaluate(t: T, seat: Seat): number
}

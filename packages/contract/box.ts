import type { Answers, AnyTypes, Dice, Game, GameEvent, GameTypes, Json, Question, Seat } from '@grimuar/kernel'
import type { ByLang, Lang } from './lang.ts'
import type { Encoder, Weights } from './learned.ts'
import type { Tutorial } from './tutorial.ts'
import type { Words } from './words.ts'

/** A jewel of the theme (packages/ui/theme.css): a set of colours. */
export type Jewel = 'ruby' | 'sapphire' | 'emerald' | 'amethyst' | 'topaz' | 'moonstone' | 'onyx'

/** One version of a game. Each part is loaded separately, when it is needed. */
export interface Edition {
  /** The rules alone; with options perhaps only as much of them as matches with these need. */
  rules(options?: unknown): Promise<Game>
  /** The same with a reader of whole tables (`Game.read`), for matches that begin from a position. */
  readable?(): Promise<Game>
  /** The rules and the words of one language; with options also what only matches with these say, such as the words of a chapter. */
  load(lang: Lang, options?: unknown): Promise<Door>
  /** The same sooner, where a game has many words: what it says at length is missing until `load` brings it. */
  begin?(lang: Lang, options?: unknown): Promise<Door>
  bot(): Promise<Bot>
}

/** What the catalogue knows of a game before it is loaded; it opens as the newest edition. */
export interface Box extends Edition {
  readonly id: string
  readonly title: ByLang<string>
  readonly tagline: ByLang<string>
  readonly seats: readonly number[]
  /** How many sit down where nothing has been chosen yet; default: a person and a bot, if the game can be played so. */
  readonly usualSeats?: number
  readonly minutes: number
  /** The prefix of its clauses: TW, SB… */
  readonly clauses: string
  /** The name of its drawing in game-icons. */
  readonly icon: string
  /** The colours of its cover. */
  readonly jewel: Jewel
  /** False while a clause of its rules has no code or no test. */
  readonly complete: boolean
  /** Whether its bot can search (it knows turns), so that levels above its policy are offered. */
  readonly searches?: boolean
  /** True if its board can draw the table between two events of a move. Then they are shown one after another, also online. */
  readonly staged?: boolean
  /** What tests and soak runs need of the newest edition. */
  checks(): Promise<Checks>
  /** Tutorials; newcomers begin with the first. */
  readonly tutorials?: readonly ListedTutorial[]
  /** Earlier editions, by the version of their rules, kept while matches that began with them are still played. */
  readonly older?: { readonly [version: number]: Edition }
}

/** A tutorial as the catalogue knows it before it is loaded. */
export interface ListedTutorial {
  /** Its name in addresses. */
  readonly id: string
  readonly title: ByLang<string>
  readonly minutes: number
  load(lang: Lang): Promise<Tutorial>
}

/**
 * An edition that is fetched when one of its parts is asked for.
 * @public `npm run pin` writes it into the list of pinned editions, which is empty until a released version is pinned.
 */
export function lazyEdition(fetch: () => Promise<Edition>): Edition {
  return {
    rules: async (options) => (await fetch()).rules(options),
    readable: async () => {
      const edition = await fetch()
      return edition.readable?.() ?? edition.rules()
    },
    load: async (lang, options) => (await fetch()).load(lang, options),
    begin: async (lang, options) => {
      const edition = await fetch()
      return edition.begin?.(lang, options) ?? edition.load(lang, options)
    },
    bot: async () => (await fetch()).bot(),
  }
}

/** The edition a match began with. If it is no longer kept, the newest, whose rules then refuse the match. */
export function editionOf(box: Box, version: number): Edition {
  return box.older?.[version] ?? box
}

/** The rules that a record or a match needs: with a reader of tables if it begins from a position. */
export function rulesFor(
  edition: Edition,
  { from, options }: { readonly from?: Json; readonly options?: unknown },
): Promise<Game> {
  return (from === undefined ? undefined : edition.readable?.()) ?? edition.rules(options)
}

/** A loaded game: its rules and its words in one language. Runs anywhere; never touches its board. */
export interface Door<G extends GameTypes = AnyTypes> {
  readonly game: Game<G>
  readonly words: Words
}

/** A table written down by hand from which a match can begin: for browser tests, the gallery, lessons and bug reports. */
export interface Position {
  readonly seats: number
  readonly options: Json
  readonly table: Json
}

/** What a game tells its tests. */
export interface Checks {
  /** Throws if a component is lost or doubled, or a limit is broken. */
  conserved?(t: any): void
  /** Names of the table's fields whose content is only ever replaced, so that copies share it. */
  readonly shared?: readonly string[]
  /** A view in few, documented words, for other programs (`grimuar replay --json`). Default: the view itself. */
  snapshot?(view: unknown): Json
  /** The events that simulations of campaigns count: a name for each. */
  tally?(event: GameEvent): string | undefined
  /** The options of the speed test, if the default ones would be too easy. It always plays with all seats. */
  readonly benchOptions?: { readonly [option: string]: string | number | boolean }
  /** How a soak run plays the game and what it counts; made anew for each run. */
  soak?(): Soak
}

/** How long runs of random games play a game, and what they should come across. */
export interface Soak<T = unknown> {
  /** The table that the match of this seed begins from; undefined: the usual beginning. */
  from(seed: number, seats: number, options: Json): Json | undefined
  /** The listed answers to the open question from which the players of this seed choose. */
  among(t: T, answers: readonly Json[], seed: number): readonly Json[]
  /** Looks at the table after a decision and at what was told. `choose` is for its own choices. */
  see(t: T, told: readonly GameEvent[], choose: (sides: number) => number): void
  /** Things that did not occur, by kind; a kind that occurred completely is not listed. */
  missing(): { readonly [kind: string]: readonly string[] }
}

/** How a tree search goes about a game. Which habits are best, the arena tells. */
export interface TreeHabits {
  /** How strongly a rarely tried move is preferred, as a share of the spread of values. */
  readonly curiosity: number
  /**
   * How moves are chosen from the end of the tree to the turn at the horizon, where a table is judged: by chance or by the quick policy.
   * If missing, a table is judged where the tree ends, even in the middle of a turn.
   */
  readonly playOn?: 'chance' | 'quick'
  /** By how many turns the horizon moves on where a tree has grown past it; default: a tree ends at the horizon. Only with `playOn`. */
  readonly further?: number
  /** Questions that the quick policy answers inside a tree, although a search answers them at its root; default: none. */
  smallInside?(question: Question): boolean
}

/** How much a level searches. */
export interface LevelSearch {
  /** The iterations of one pass; of one tree, where the bot grows trees. */
  readonly iterations: number
  /** How many passes, or trees, are added up; left out: one. */
  readonly passes?: number
  /** Left out: a network judges, if the bot has one. */
  readonly judge?: 'evaluate'
  /** Of a hundred decisions, so many are left to the policy; left out: none. */
  readonly slips?: number
}

/** What the levels of a game's bot do. The arena tells which steps from one to the next are large enough. */
export interface LevelHabits {
  /** How much of a win the two softened levels may give away. Left out: as much as suits games in which a single move may decide. */
  readonly heats?: { readonly beginner: number; readonly casual: number }
  /** Of a hundred decisions of the third level, so many are made as the second would; left out: none, it is the policy. */
  readonly slips?: number
  /** A search, or the policy where a small search is as good as the full one. */
  readonly strong: LevelSearch | 'policy'
  readonly master: LevelSearch
}

/** A game's own bot. */
export interface Bot<T = any, V = any, M = any> {
  /** Chooses a good move quickly, from a view alone, out of the legal answers. */
  policy(view: V, seat: Seat, answers: Answers<M>, dice: Dice): M
  /** Rates an imagined table for a seat, from 0 (lost) to 1 (won); for search. It is only asked where a turn begins. */
  evaluate(t: T, seat: Seat): number
  /**
   * How likely the other seats would have played as this seat saw them play, if an imagined table were the true one: from 0 to 1. A search
   * keeps a table as often as that. Default: always.
   */
  likelihood?(t: T, seat: Seat): number
  /** Whether an imagined table ended only because nobody knows what comes next; then `evaluate` judges it. Default: never. */
  isOpen?(t: T): boolean
  /**
   * The number of the turn a table is in; it grows by one with each turn of any seat. A search compares tables only where the same turn
   * begins, for in the middle of one they are misjudged. Left out: the bot does not search, and its policy is its highest level.
   */
  turn?(t: T): number
  /** How many turns a search with so many seats looks ahead; default: one for each seat. */
  horizon?(seats: number): number
  /** Questions that the policy answers inside a search and at its root; default: none. */
  small?(question: Question): boolean
  /** The policy on an imagined table, as quickly as it can; default: the policy on the table's view. */
  quick?(t: T, seat: Seat, answers: Answers<M>, dice: Dice): M
  /**
   * The answers that are worth a search, the policy's own first; one alone is given without a search. Default: all that are listed; of a
   * form the policy's and some by chance.
   */
  propose?(view: V, seat: Seat, answers: Answers<M>, dice: Dice): readonly M[]
  /**
   * A search leaves the first of the proposed answers only for one that is better by so many standard errors in the same worlds: luck
   * decides less then. Default: it takes the best.
   */
  readonly doubt?: number
  /** The policy without what it varies for livelier games; where a search is played, it answers small questions. Default: the policy. */
  steady?(view: V, seat: Seat, answers: Answers<M>, dice: Dice): M
  /**
   * Named numbers by which people compare tables at the beginning of a turn: the points of a seat, its curses, its crystals. A hint
   * explains a move by them; `Words.difference` puts them into words.
   */
  compare?(t: T, seat: Seat): { readonly [name: string]: number }
  /** How a search grows a tree; default: it tries the moves of the root only. Hints and analyses always do that: it knows all moves equally well. */
  readonly tree?: TreeHabits
  /** What the upper levels do; left out: the same as in most games. */
  readonly levels?: LevelHabits
  /** Puts tables into numbers for a learned evaluation; left out: `evaluate` judges alone. */
  readonly encoder?: Encoder<T>
  /** The weights trained for the encoder; only those who search fetch them. */
  weights?(): Promise<Weights>
}

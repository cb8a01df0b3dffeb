import type { Seat, Table } from '@grimuar/kernel'
import type { AnyMove, WonderQuestion } from './asks/questions.ts'
import type { WonderFrame } from './frames.ts'
import type { HeroNo } from './ids.ts'
import type { Page } from './pages.ts'
import type { Edge } from './story/story.ts'
import type { Difficulty, Password, Ties } from './tale.ts'

// The nouns of the game. Areas, levels, units, flags and counters are called as the story calls them.

export interface Hero {
  id: string // silna, byczek, laser, slodka
  seat: Seat // who runs it; alone one seat runs two
  area: string // '' until the story places it
  hearts: number
  sparks: number
  items: number[] // item cards
  scraps: string[]
  skills: readonly string[] // upgrade skills and the artefact; replaced, never changed
  out: boolean // unconscious
  done: boolean // has had its turn in this phase
  left: number // actions left in this turn
  rerolled: boolean // paid for a reroll in this turn
  moved: number // Move actions of this turn
  freeMoves: number // of these, how many were free
  freeScrap: boolean // used the free scrap of this turn
  defeats: boolean // used what a defeat gives once per turn
  guard: number // damage still ignored in this enemy phase
  uses: { [action: string]: number } // special actions used in this turn
}

export interface Wyrm {
  id: number
  area: string
  stunned: boolean
}

export type UnitKind = 'boss' | 'ally' | 'runner'

export interface Unit {
  id: string
  kind: UnitKind
  area: string
  hearts: number
  max: number
}

/** The book as it is folded now. Replaced as a whole, never changed, so that ways and distances are worked out once. */
export interface Board {
  readonly levels: readonly string[] // unfolded
  readonly closed: readonly string[] // areas that left the board
  readonly edges: readonly Edge[]
}

export interface Stack {
  id: string
  cards: number[] // the first lies on top
}

export interface Token {
  id: string
  area: string
}

/** The place of the dark aura token: on a hero, on an area, or not in play. */
export type Aura = { readonly hero: HeroNo } | { readonly area: string } | null

/** Dice on the table: true is a success. */
export interface Roll {
  readonly hero: HeroNo // NOBODY for a boss
  readonly dice: readonly boolean[]
}

export type Phase = 'story' | 'players' | 'enemies'

/** How the chapter ended. `unread`: an imagined table came to a page that nobody has read. */
export type End = '' | 'won' | 'lost' | 'unread'

export interface WonderTable extends Table<WonderFrame, WonderQuestion, AnyMove> {
  story: string // its name
  chapter: number // 1 to 6
  difficulty: Difficulty
  ties: Ties
  // what the campaign remembers
  passwords: readonly Password[]
  wyrmCards: string[] // all that belong to the wyrm deck
  tiers: string[] // tiers of upgrades won so far
  sides: { readonly [hero: string]: readonly string[] } // skills chosen, by hero
  artefacts: { [hero: string]: string }
  chest: boolean // opened
  fates: number[] // face-up tokens at the end of each chapter won
  difficulties: Difficulty[] // of each chapter won
  read: readonly string[] // the pages of each chapter won before
  before: readonly string[] // heroes of the chapter before, in their order
  // the story
  fate: number // face-up tokens
  deck: number[] // cards not met yet, in order
  aside: number[] // put aside unread
  pages: readonly Page[] // read so far, in order
  placed: number[] // interaction cards in play by themselves
  stacks: Stack[]
  used: number[] // interaction cards resolved and discarded
  rules: number[] // special rules in force
  objective: number // its card; 0 while the story is told
  rounds: number // full rounds of this objective that are over
  defeated: number // wyrms since this objective was revealed
  slain: number // wyrms defeated whose consequences are still to come
  watched: number[] // entries of its watch list that happen once and have
  flags: string[]
  counters: { [id: string]: number }
  recycled: boolean // the interaction card being resolved stays
  // the book
  board: Board
  vortices: string[]
  sparks: { [area: string]: number } // lying there
  supply: number // sparks beside the book
  wyrms: Wyrm[]
  bred: number // numbers given to wyrms so far
  pool: number // wyrms beside the book
  units: Unit[]
  tokens: Token[]
  aura: Aura
  wyrmDeck: string[] // a bag: which card comes is decided by the draw
  wyrmDiscard: string[]
  scrapDeck: string[] // a bag
  scrapDiscard: string[]
  heroes: Hero[]
  phase: Phase
  turn: HeroNo // whose turn it is
  windUsed: boolean // the second wind of this chapter
  roll: Roll | null
  usual: boolean // the rest of this enemy phase is decided by the usual way
  ending: number // which ending was read; -1 before
  end: End
  imagined: boolean // made by `imagine`: it ends where an unread page would be read
}

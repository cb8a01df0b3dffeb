import type { AchievementId } from '../achievements.ts'
import type { Act, Purpose } from '../asks/questions.ts'
import type { Compared } from '../bot/compare.ts'
import type { EventBody } from '../events.ts'
import type { Phase } from '../table.ts'
import type { Difficulty, Ties } from '../tale.ts'
import type { BoardText } from './board.ts'
import type { Names, NameText } from './names.ts'

/** A line of the log for each kind of event. */
export type EventText = { readonly [K in EventBody['kind']]: (event: Extract<EventBody, { kind: K }>, n: Names) => string }

/** The label of each kind of action. */
export type ActText = { readonly [D in Act['do']]: (act: Extract<Act, { do: D }>, n: Names, cost: number) => string }

/** What the journal says, in one language. */
export interface JournalText {
  titled(roman: string, title: string): string
  readonly choices: string
  readonly passwords: string
  readonly fate: string
  tokens(n: number, difficulty: string): string
  readonly attempts: string
  won(attempt: number): string
  readonly heroes: string
  /** A hero of a chapter, and the skills and the artefact won in it. */
  hero(id: string, name: string, things: readonly string[]): string
  readonly ending: string
  /** The same lines on the end page of a chapter. */
  readonly end: { readonly nothingWritten: string; readonly lost: string }
  readonly achievements: { readonly [A in AchievementId]: { readonly name: string; readonly how: string } }
}

/** All the words of the game; each language fills it whole. */
export interface WonderText extends NameText {
  readonly board: BoardText
  /** Loaded when a journal or an ending is read. */
  journal(): Promise<JournalText>
  chapter(roman: string): string
  readonly levels: { readonly [D in Difficulty]: string }
  readonly difficulties: { readonly [D in Difficulty]: string }
  readonly ties: { readonly [T in Ties]: string }
  readonly phases: { readonly [P in Phase]: (round: number) => string }
  readonly ask: {
    option(title: string): string
    act(hero: string, left: number): string
    extra(hero: string): string
    /** `hero` is whom it is about and `source` what it comes from; either may be ''. */
    readonly pick: { readonly [P in Purpose]: (hero: string, source: string) => string }
  }
  readonly wait: { joint(names: string): string; one(names: string): string }
  readonly act: ActText
  readonly pick: {
    readonly none: { readonly [P in Purpose]?: string }
    readonly stop: string // where a purpose has no word of its own
    readonly usual: string
    readonly heart: string
    readonly agree: string
    hero(name: string, hearts: number): string
    wyrm(area: string, stunned: boolean): string
    unit(name: string, hearts: number): string
  }
  readonly event: EventText
  readonly table: {
    chapter(roman: string, title: string): string
    fate(up: number): string
    readonly heroes: string
    readonly book: string
    readonly goal: string
    readonly rules: string
    readonly passwords: string
    readonly none: string
    hero(line: {
      name: string
      area: string
      hearts: number
      max: number
      sparks: number
      left: number
      out: boolean
      done: boolean
      things: string
    }): string
    area(line: {
      name: string
      sparks: number
      standing: number
      stunned: number
      vortex: boolean
      others: string
      ways: string
    }): string
    counter(name: string, value: number): string
    pool(wyrms: number, sparks: number): string
  }
  progress(roman: string, phase: string): string
  sparks(n: number): string
  /** Why a cost cannot be paid, said before the clause. */
  readonly refusal: { sparks(needed: number, has: number): string; hearts(needed: number, has: number): string; item: string }
  readonly part: string // what scores are made of: fate tokens
  /** What hints compare; wyrms count below zero. */
  readonly compared: { readonly [C in Compared]: { readonly aim: string; difference(by: number): string } }
  readonly options: {
    readonly difficulty: string
    readonly ties: string
    readonly tiesHelp: string
    readonly tale: string
  }
  readonly outcome: { won(fate: number): string; lost: string; unread: string }
}

import type { Why } from '../bot/counsel.ts'

/** What enemies did in one phase. */
export interface PhaseSummary {
  readonly cards: readonly string[] // wyrm cards
  readonly spawned: number
  readonly hurt: readonly { readonly hero: string; readonly hearts: number }[]
  readonly fell: readonly string[] // heroes
  readonly fate: number // tokens turned down
  readonly units: readonly { readonly unit: string; readonly hearts: number }[] // lost
}

/** What the tutorial does not show: each is explained once, when it appears. */
export const NOVELTIES = ['wyrm', 'reroll', 'stack', 'ally', 'boss', 'aura'] as const
export type Novelty = (typeof NOVELTIES)[number]

/** What is said beside the book. */
export interface NotesText {
  readonly preview: {
    dice(n: number): string
    hit(percent: number): string // at least one success
    need(successes: number, percent: number): string
    best(stunned: number, defeated: number, hearts: number): string
    readonly page: string
    then(question: string): string
    readonly again: string // on touch screens
    readonly act: string
  }
  readonly phase: {
    readonly title: string
    readonly skip: string
    /** What happened, a sentence each. Names are already told. */
    summary(phase: PhaseSummary): readonly string[]
    readonly quiet: string // nothing happened
  }
  readonly counsel: {
    readonly title: string
    means(who: string): string // what a companion says
    /** Why; `about` is the name of a place or hero, or a number, where the reason has one. */
    readonly why: { readonly [W in Why]: (about: string) => string }
  }
  readonly news: { readonly [N in Novelty]: { readonly title: string; readonly text: string } }
}

/** What only the board says. */
export interface BoardText {
  readonly fate: string
  fateUp(up: number, all: number): string
  readonly goal: string
  progress(done: number, needed: number): string
  readonly enemies: string
  readonly rules: string
  pool(wyrms: number): string
  deck(cards: number): string
  readonly roll: string
  rolled(successes: number, dice: number): string
  readonly reader: {
    readonly title: string
    page(at: number, of: number): string
    readonly on: string
    readonly earlier: string
    readonly later: string
    readonly close: string
    readonly aloud: string
    readonly hush: string
    unread(pages: number): string
    readonly large: string
  }
  readonly hint: { readonly button: string; readonly more: string; readonly close: string; readonly title: string }
  /** Loaded when there is something to say beside the book. */
  notes(): Promise<NotesText>
  readonly close: string
  readonly reroll: string
  readonly plan: string
  readonly anyone: string
  readonly answers: string
  readonly choose: string // several things at one place
  readonly fold: string
  readonly cancel: string
  readonly closer: string
  readonly whole: string
  readonly area: string
  actions(hero: string): string
  left(n: number): string
  readonly act: {
    readonly move: string
    readonly moveText: string
    readonly collect: string
    readonly interact: string
    readonly give: string
    readonly giveText: string
    readonly take: string
    readonly takeText: string
    sparksHere(n: number): string
  }
  readonly hero: {
    readonly out: string
    readonly done: string
    readonly aura: string
    hearts(n: number, most: number): string
    sparks(n: number): string
  }
}

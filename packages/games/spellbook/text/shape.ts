import type { SpellId, SpellName } from '../cards.ts'
import type { Compared } from '../compare.ts'
import type { Colour, Phase, Rune } from '../components.ts'
import type { RULINGS } from '../rulings.ts'
import type { MODES, Zone } from '../table.ts'
import type { Fact } from '../verbs/index.ts'
import type { VerbName } from '../verbs/steps.ts'

/**
 * A spell in words: its name, and for each level what it does (one line for each way there is). Runes and what the board draws
 * besides are marked: `{circle|a circle}`, `{cardRune|this card’s rune}`, `{instant|At once: }`, `{lasting|…}`, `{end|…}`.
 */
export interface SpellText {
  readonly name: string
  readonly levels: readonly [readonly string[], readonly string[], readonly string[]]
}

type Phased = readonly [morning: string, midday: string, evening: string]

/** All the words of the game; each language fills it whole. Numbers are those of cards.ts. */
export interface SpellbookText {
  readonly colours: readonly string[] // by number: "red"
  readonly materials: readonly string[] // by colour: "magma"
  readonly runes: readonly [string, string, string]
  kind(colour: Colour, rune: Rune): string // "red circle"
  readonly phases: Phased
  readonly spells: { readonly [name in SpellName]: SpellText }
  /** What levels do where the table was not set up as printed. */
  readonly otherwise: {
    readonly communionPoints: string // level 4
    readonly communionStores: string // level 5
    readonly mirage: readonly [string, string, string]
  }
  readonly or: string // between the ways of a level
  readonly level: (level: number) => string
  tokens(n: number): string
  points(n: number): string

  readonly ask: {
    readonly act: Phased
    readonly actTwice: string
    readonly actNow: string
    take(left: number, which: string, store: boolean, upTo: boolean): string
    discard(left: number, which: string): string
    store(left: number, which: string): string
    give(left: number, place: 'altar' | 'familiar'): string
    get(gives: string, place: 'altar' | 'familiar'): string
    sweep(gone: number): string
    readonly raise: string
    readonly learn: string
    pay(spell: string, level: number): string
    save(left: number): string
    readonly copy: Phased
    readonly tribute: { readonly track: string; readonly lower: string }
  }
  /** Which tokens a question is about, after the noun. */
  readonly which: {
    rune(rune: Rune): string
    colour(colour: Colour): string
    readonly oneColour: string
    readonly stored: string
  }
  readonly wait: {
    act(name: string, phase: Phase): string
    token(name: string): string // chooses a token
    spell(name: string): string // chooses a spell
    pay(name: string, spell: string): string
    copy(name: string): string
  }
  readonly move: {
    take(kind: string): string
    readonly draw: string
    store(kind: string): string
    learn(spell: string, level: number): string
    cast(spell: string, level: number, effect: string): string
    copy(spell: string, level: number, effect: string, rune: string): string // the rune of the owner's card
    readonly skip: Phased
    discard(kind: string): string
    give(kind: string): string
    get(kind: string): string
    saved(kind: string): string
    tribute(kind: string): string
    readonly enough: string
    sweep(gone: number): string
    raise(spell: string, level: number): string
    pay(card: string, reals: string, wilds: readonly string[]): string
  }
  readonly event: {
    setup(spells: string, first: string): string
    day(name: string): string
    skip(name: string, phase: Phase): string
    pass(name: string, phase: Phase): string // nothing can be done
    cast(name: string, spell: string, level: number): string
    copied(name: string, spell: string, level: number): string
    instant(spell: string, level: number): string
    moved(name: string, from: Zone, to: Zone, kinds: string, n: number): string
    by(sentence: string, spell: string): string
    swapped(name: string, gave: string, got: string, place: 'altar' | 'familiar'): string
    learned(name: string, spell: string, level: number, card: string, spent: string): string
    raised(name: string, spell: string, level: number): string
    lowered(name: string, spell: string, level: number): string
    readonly ending: {
      spells(name: string): string
      familiar(name: string): string
      readonly track: string
    }
    readonly end: string
  }
  progress(round: number, phase: Phase, last: boolean): string
  readonly part: { readonly familiar: string; readonly track: string; readonly lower: string }
  readonly hint: { readonly [name in Compared]: { readonly aim: string; difference(by: number): string } }
  readonly tieBreak: { readonly spells: string; readonly pool: string; readonly shared: string }
  readonly options: {
    readonly mode: {
      readonly label: string
      readonly help: string
      readonly values: { readonly [M in (typeof MODES)[number]]: string }
    }
    readonly own: { readonly label: string; readonly help: string }
    readonly harder: { readonly label: string; readonly help: string }
    /** Labels of the two readings of each ruling; the printed one says that it is. */
    readonly rulings: {
      readonly [R in keyof typeof RULINGS]: {
        readonly label: string
        readonly help: string
        readonly values: { readonly [V in (typeof RULINGS)[R][number]]: string }
      }
    }
  }
  readonly outcome: {
    won(name: string, points: number): string
    youWon(points: number): string
    shared(names: string, points: number): string
    soloWon(points: number, theirs: number): string
    soloLost(points: number, theirs: number): string
  }
  readonly table: {
    readonly altar: string
    readonly piles: string
    bag(n: number): string
    tray(n: number): string
    readonly none: string
    pool(name: string): string
    familiar(name: string, stored: number, spaces: number, points: number): string
    spells(name: string): string
    learned(spell: string, level: number, card: string, points: number): string
    notLearned(spell: string): string
    readonly opponent: string
    track(stored: number, spaces: number, points: number): string
    lower(n: number): string
    total(name: string, points: number): string
    readonly standings: string
  }
  /** What only the drawn board says. */
  readonly board: {
    readonly whole: string // a button: all of the table again
    readonly bag: string // under the vortex
    readonly tray: string
    readonly trayOpen: string
    readonly trayEmpty: string
    readonly pool: string
    readonly poolOf: (name: string) => string
    readonly familiar: string
    readonly short: (points: number) => string // "7 pts"
    readonly score: (points: number) => string
    readonly altarFull: (few: number) => string // what happens when every place is taken
    readonly yourDay: string
    readonly dayOf: (name: string) => string
    readonly lastRound: string
    readonly first: string // the first player's mark
    readonly spells: (learned: number) => string // a tab
    readonly areaOf: (name: string) => string
    readonly openArea: (name: string) => string
    readonly enlarge: (spell: string) => string
    readonly lies: (kind: string) => string // on this level of the card
    readonly place: (n: number, points: number) => string // an empty place of the familiar
    readonly flush: string // a place of the track that sweeps the altar
    readonly manner: { readonly instant: string; readonly lasting: string; readonly end: string; readonly none: string }
    readonly variable: string // points that depend
    readonly choose: string
    readonly close: string
    readonly fold: string // rolls a scroll up, or unrolls it
    readonly pay: {
      readonly onCard: string
      readonly toCard: (kind: string) => string // a button: lay this one there
      readonly spend: string
      readonly wild: string
      readonly wildOf: (kinds: string) => string // a button: use these three
      readonly picked: string
      readonly ask: (kind: string) => string // a button: use this token
      readonly fill: string
      readonly clear: string
      readonly cancel: string // a button: learn nothing after all
      readonly confirm: (spell: string, level: number) => string
      readonly short: string // what to do, in a line
    }
    readonly copyFrom: (name: string) => string
    /** What a level would do now, in clauses joined by commas. */
    readonly now: {
      readonly heading: string
      /** By verb: the clause for what it found out; an empty one is left out. */
      readonly step: { readonly [V in VerbName]: (fact: Fact<V>, spells: (ids: readonly SpellId[]) => string) => string }
      actions(n: number): string
      worth(points: number): string
      afford: string
      affordWild: string
      lacking(owned: number, level: number): string
      noColour: string
      tomorrow: string
    }
  }
}

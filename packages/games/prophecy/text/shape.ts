import type { Kind, NetEffect } from '../cards/index.ts'
import type { Compared } from '../compare.ts'
import type { Price, ProphecyQuestion, Spell } from '../table.ts'
import type { TurnPhase } from '../turn-phase.ts'

/** All the words of the game; each language fills it whole. Numbers are those of cards/. */
export interface ProphecyText {
  /** A kind of crystal by itself ("red"), kinds in the order of KINDS. */
  readonly kinds: readonly [string, string, string, string, string, string]
  /** The colour of a field of an upgrade card, red first. */
  readonly fields: readonly [string, string, string, string, string]
  /** A number of crystals of a kind ("2 red"). */
  crystals(kind: Kind, n: number): string
  /** A number of crystals of whatever kind ("3 crystals"). */
  crystalCount(n: number): string
  /** A list of crystals by kind within a sentence: "2 red, 1 colourless crystals". */
  crystalsSaid(list: string, total: number): string
  points(n: number): string
  readonly temples: readonly [CardName, CardName, CardName, CardName, CardName]
  wasteland(number: number): CardName
  readonly runes: readonly [string, string, string, string, string] // rune of Dawn…
  readonly runeEffects: readonly [string, string, string, string, string] // what each does, in a few words
  readonly netEffects: { readonly [E in NetEffect]: string }
  net(code: string): string
  place(row: number, column: number): string
  readonly ghost: string
  readonly ends: { readonly left: string; readonly right: string }

  readonly ask: {
    readonly net: string
    readonly rune: string
    runeNear(temple: CardName): string
    place(crystals: string): string
    placeSome(crystals: string): string // not all will fit
    readonly first: string // where the pawn goes at first
    readonly go: string
    readonly temple: string
    readonly templeTake: string // only the crystal
    readonly direct: string
    readonly exchange: string
    readonly exchangeLacking: string // too few colourless crystals for it
    readonly upgrade: string
    readonly upgradeLacking: string
    readonly done: string // only spells or the end of the turn are left
    readonly both: string // net 3A: the other half is left
    readonly pay: { readonly [P in Price]: (left: string) => string }
    readonly swapFirst: string
    readonly swapSecond: string
    readonly chooseColour: string
    chooseOther(not: string): string
    readonly chooseAny: string
    readonly chooseExtra: string
    readonly cover: string
    readonly field: string
    owner(crystal: string): string
    give(crystal: string): string
  }
  readonly wait: { readonly [K in ProphecyQuestion['kind']]: (name: string) => string }
  readonly move: {
    net(name: string, effect: string): string
    rune(rune: string, temple: CardName): string
    place(crystal: string, place: string): string
    go(card: CardName): string
    goFast(card: CardName, price: string): string
    stand(card: CardName): string
    take(crystals: string): string
    break(points: string, chain: string, end: string): string
    raise(points: string, chain: string, end: string, price: string): string
    readonly trade: string
    cover(field: string): string
    readonly cast: { readonly [S in Spell]: (price: string) => string }
    tap(n: number): string
    readonly end: string
    readonly undone: string // end the turn and leave the card undone
    readonly enough: string // no second field
    pay(crystal: string, place: string): string
    swap(crystal: string, place: string): string
    choose(crystal: string): string
    readonly decline: string
    field(card: CardName, field: string): string
    owner(number: number): string
    give(place: string): string
  }
  readonly event: {
    net(name: string, net: string): string
    stand(name: string, card: CardName): string
    go(name: string, card: CardName): string
    ghost(card: CardName): string
    resonance(name: string, rune: string, count: number): string
    gain(name: string, crystals: string): string
    trade(name: string, crystals: string, card: CardName): string
    pay(name: string, crystal: string): string
    swap(name: string, one: string, at: string, other: string, there: string): string
    chain(name: string, crystals: string): string
    lacking(crystal: string): string
    field(name: string, card: CardName): string
    give(name: string, to: string, crystal: string): string
    surplus(name: string, crystals: string): string
    cover(name: string, field: string, card: CardName): string
    clear(card: CardName): string
    readonly cast: { readonly [S in Spell | 'speed']: (name: string, price: string) => string }
    tap(name: string, n: number): string
    break(name: string, temple: CardName, points: string): string
    reward(name: string, reward: string): string
    rune(name: string, rune: string): string
    turnUp(rune: string, temple: CardName): string
    undone(name: string, card: CardName): string
    lastRound(name: string): string
    roundLimit(round: number): string
    readonly goals: string
    readonly end: string
  }
  readonly rewards: readonly [string, string, string, string, string]
  /** `phase` is missing while no turn is running; `markers` are those of the reader, if that is a player. */
  progress(round: number, phase: TurnPhase | undefined, markers: number | undefined): string
  readonly settingUp: string
  readonly part: { readonly curses: string; readonly rewards: string; readonly runes: string; temple(temple: CardName): string }
  /** Why this very move cannot be made, said before the clause. */
  readonly refusal: {
    far(steps: number): string // no speed spell goes so far
    slow(steps: number, price: number, crystals: number): string
    lacks(needed: number, crystals: number): string // of crystals on the net
    unpaid(left: number): string
  }
  readonly hint: { readonly [name in Compared]: { readonly aim: string; difference(by: number): string } }
  readonly tieBreak: { readonly coloured: string; readonly clear: string; readonly later: string }
  readonly options: {
    readonly nets: {
      readonly label: string
      readonly help: string
      readonly values: { readonly basic: string; readonly a: string; readonly b: string; readonly mixed: string }
    }
    readonly sides: {
      readonly label: string
      readonly help: string
      readonly values: { readonly A: string; readonly B: string }
    }
  }
  readonly outcome: {
    won(name: string, scores: string): string
    youWon(scores: string): string
  }
  readonly table: {
    readonly ring: string
    card(card: CardName, number: number, parts: readonly string[]): string
    here(who: string): string
    faceUp(rune: string, below: number): string
    readonly noRune: string
    tablet(rune: string): string
    arc(colours: string): string
    space(points: number, holder: string): string
    readonly free: string
    readonly barred: string
    gives(crystals: string): string
    readonly exchange: string
    upgrade(free: string): string
    readonly nothingFree: string
    readonly goals: string
    templeGoal(temple: CardName, standing: string): string
    runeGoal(standing: string): string
    standing(name: string, n: number, points: number): string
    nobodys(name: string, n: number): string // markers that win points for nobody
    readonly supply: string
    player(name: string): string
    netOf(net: string): string
    score(points: string): string
    rewards(points: string): string
    markers(n: number): string
    netPlace(place: string, crystal: string): string
    readonly emptyNet: string
    runes(runes: string): string
    readonly none: string
    reserve(n: number): string
    hand(crystals: string): string
  }
  /** What only the drawn board says. */
  readonly board: {
    readonly whole: string // a button: all of the table again
    readonly yourNet: string
    readonly empty: string // a place of the net
    readonly runes: string // a heading
    readonly closer: string // a button
    readonly closerTitle: string
    readonly close: string
    readonly fold: string // rolls a scroll up, or unrolls it
    readonly gives: string // before the crystals a card gives
    readonly upgrade: string // what one does on an upgrade card
    /** What a visit to a card would bring. */
    readonly visit: {
      take(crystals: string): string
      any(n: number): string
      surplus(n: number): string
      curse(points: string): string
    }
    inGame(n: number): string // how many cards of a rune there are
    cards(n: number): string
    readonly muted: string // a rune that never counts for the goal
    lacking(rune: string): string
    left(n: number): string // in the supply
    readonly chains: string
    readonly now: string // a chain that is there
    readonly after: string // a chain that one rearrangement makes
    readonly here: string // labels before the chains that can be broken here, those for other temples,
    readonly ready: string
    readonly afterShort: string // and those that one rearrangement makes
    readonly noChains: string
    hold(crystals: string): string // a button: place these next
    readonly rearrange: string
    readonly rearrangeHelp: string
    readonly exchange: string
    readonly exchangeHelp: string
    openArea(name: string): string
    total(points: number): string
  }
}

/** A card's name in the cases our sentences need. */
export interface CardName {
  readonly name: string // the red temple
  readonly to: string // to the red temple
  readonly at: string // in the red temple
  readonly of: string // of the red temple
}

import type { CardSymbol } from '../cards.ts'
import type { Compared } from '../compare.ts'
import type { Side, TowersQuestion } from '../table.ts'
import type { Memory } from '../view.ts'

/** All the words of the game; each language fills it whole. Numbers are those of cards.ts. */
export interface TowersText {
  readonly roles: readonly [string, string] // knight, mage
  readonly towers: readonly [TowerWords, TowerWords, TowerWords, TowerWords, TowerWords, TowerWords] // blue, green, purple, yellow, red, clock
  /** A number of symbols of a kind, the kinds in the order of SYMBOLS. */
  symbols(symbol: CardSymbol, n: number): string
  readonly symbolNames: readonly [string, string, string, string, string, string]
  readonly aSymbol: readonly [string, string, string, string, string, string] // one of a kind within a sentence: "a feather"
  oneCard(card: string): string // a card of two symbols that pays once
  readonly withChest: string
  readonly arrow: { readonly [S in Side]: string } // what a stone copies
  readonly princess: string
  readonly secretOf: string // "secret card: …"
  readonly spells: readonly [string, string, string, string, string] // what each tower's spell does, in a few words
  readonly spellCost: readonly [string, string, string, string, string]

  readonly ask: {
    readonly go: string
    readonly goKnight: string
    readonly take: string
    side(card: string): string
    sideOf(card: string): string
    spell(tower: TowerWords): string
    second(paid: string): string
    readonly anySpell: string
    readonly look: string
    lookSecond(tower: TowerWords): string
    exchange(a: string, b: string): string
    readonly push: string
    readonly lose: string
    readonly guess: string
  }
  wait: {
    readonly [K in TowersQuestion['kind']]: (name: string) => string
  }
  readonly move: {
    go(tower: TowerWords): string
    jump(tower: TowerWords): string
    trade(tower: TowerWords): string
    take(card: string): string
    takeFaceDown(side: TowerWords): string // the tower on the card's other side
    readonly put: { readonly [S in Side]: string }
    readonly putOnly: string
    pay(card: string): string
    readonly pass: string
    cast(tower: TowerWords): string
    look(tower: TowerWords): string
    readonly exchange: string
    readonly leave: string
    push(card: string): string
    lose(card: string): string
    guess(tower: TowerWords): string
  }
  readonly event: {
    deal(round: number): string
    turn(name: string): string
    step(name: string, tower: TowerWords): string
    trade(name: string, tower: TowerWords): string
    jump(name: string, tower: TowerWords): string
    take(name: string, card: string): string
    takeFaceDown(name: string, card: string): string
    stone(name: string, card: string, side: Side): string
    paid(name: string, card: string, side: Side): string
    pushed(name: string, owner: string, card: string, side: Side): string
    cast(name: string, tower: TowerWords): string
    castRed(name: string, tower: TowerWords): string
    readonly fizzle: string
    look(name: string, a: TowerWords, b: TowerWords): string
    saw(a: TowerWords, x: string, b: TowerWords, y: string): string
    readonly exchanged: string
    readonly left: string
    lose(name: string, card: string): string
    hide(name: string): string
    hid(card: string): string
    sweep(round: number): string
    guessRight(tower: TowerWords): string
    guessWrong(tower: TowerWords, card: string): string
    uncover(name: string, cards: string): string
    readonly end: string
  }
  progress(round: number, rounds: number, turn: number, turns: number): string
  readonly part: {
    readonly guess: string
    tower(tower: TowerWords): string
    secret(symbol: string): string
    readonly chests: string
  }
  readonly hint: { readonly [name in Compared]: { readonly aim: string; difference(by: number): string } }
  readonly tieBreak: { readonly princess: string; readonly towers: string; readonly red: string; readonly draw: string }
  readonly options: { readonly shuffled: { readonly label: string; readonly help: string } }
  readonly outcome: {
    won(name: string, mine: number, theirs: number): string
    youWon(mine: number, theirs: number): string
    youLost(name: string, mine: number, theirs: number): string
    draw(points: number): string
  }
  readonly table: {
    readonly ring: string
    place(tower: TowerWords, who: string | undefined, memory: string | undefined): string
    gap(a: TowerWords, b: TowerWords, what: string): string
    readonly faceDown: string
    readonly empty: string
    readonly piles: string
    deck(n: number): string
    pile(n: number): string
    seenDiscards(cards: string): string
    gained(name: string): string
    used(name: string): string
    hidden(name: string): string
    hiddenCount(n: number): string
    becomes(card: string, what: string, stones: number, over: boolean): string
    readonly becomesNothing: string
    readonly none: string
    memory(secret: string, when: { readonly round: number; readonly turn: number }, memory: Pick<Memory, 'put' | 'stale'>): string
    readonly standings: string
    standing(tower: TowerWords, symbol: string, knight: number, mage: number): string
    exchangeLeft(used: boolean): string
  }
  /** Texts of the drawn board only, as short as possible. */
  readonly board: {
    readonly whole: string // a button: all of the table again
    readonly towers: readonly [string, string, string, string, string, string]
    readonly symbols: readonly [string, string, string, string, string, string] // one word on each card
    readonly spells: readonly [string, string, string, string, string]
    readonly noSpell: string
    readonly gained: string
    readonly used: string
    readonly hidden: string
    readonly nothingGained: string
    readonly nothingUsed: string
    readonly deck: string
    readonly pile: string
    readonly pileTitle: string
    readonly pileNone: string
    pileUnseen(n: number): string
    readonly pileNote: string
    readonly close: string
    points(n: number): string
    round(n: number, of: number): string
    majority(knight: number, mage: number): string
    leads(role: string): string
    readonly tied: string
    won(role: string): string
    readonly sealed: string
    seenIn(round: number): string // on the card itself
    readonly maybeExchanged: string
    readonly onlyYou: string
    readonly fold: string // rolls a parchment up, or unrolls it
    readonly end: { readonly [S in Side]: string }
    readonly hold: string // the card being laid
    readonly nothingChanges: string
    becomes(card: string, what: string, stones: number): string
    casts(tower: TowerWords): string // what a card pays for
    readonly castsAny: string
    costs(cost: string): string
    readonly guessed: string // on the tower the knight named
    readonly found: string
    readonly missed: string
    chests(n: number, points: number): string
    towersNow(points: number, over: boolean): string
  }
}

/** A tower's name in the cases our sentences need. */
export interface TowerWords {
  readonly name: string // the blue tower
  readonly to: string // to the blue tower
  readonly at: string // at the blue tower
  readonly under: string // lies under the blue tower
  readonly beneath: string // looks under the blue tower
  readonly of: string // of the blue tower
  readonly between: string // (between) the blue tower
}

/** Every tower, ingredient card and secret card as data. What the printed game has lost is marked PROPOSED and may be replaced here. */

import { at, type By, nothingAt } from '@grimuar/kernel'

declare const brand: unique symbol
/** A number that names one thing, and cannot be taken for the number of another. */
type Id<Name extends string> = number & { readonly [brand]: Name }

/** A coloured tower, and the ingredient that is its own. */
export type Colour = 0 | 1 | 2 | 3 | 4
export const BLUE = 0
export const GREEN = 1
export const PURPLE = 2
export const YELLOW = 3
export const RED = 4
export const COLOURS: readonly Colour[] = [BLUE, GREEN, PURPLE, YELLOW, RED]

/** A tower: a coloured one, or the clock tower. */
export type Tower = Colour | typeof CLOCK
export const CLOCK = 5
export const TOWERS: readonly Tower[] = [...COLOURS, CLOCK]
export const TOWER_NAMES = ['blue', 'green', 'purple', 'yellow', 'red', 'clock'] as const

/** A spell by the colour of its tower. Red has none of its own: it lends its payment to one of these (TW-8.9, TW-8.10). */
export type Spell = Exclude<Colour, typeof RED>
export const SPELLS: readonly Spell[] = [BLUE, GREEN, PURPLE, YELLOW]

/** What a card can show: an ingredient, by the colour of its tower, or the rainbow stone that stands for one. */
export type CardSymbol = Colour | typeof STONE
export const STONE = 5
export const SYMBOLS: readonly CardSymbol[] = [...COLOURS, STONE]
export const SYMBOL_NAMES = ['feather', 'toad', 'book', 'elixir', 'toadstool', 'stone'] as const

/** Points of the coloured towers. */
export const TOWER_POINTS = [5, 5, 6, 6, 7] as const satisfies By<Colour, number>

/** The place of a tower, clockwise. */
export type Place = Id<'place'>
export const PLACES: readonly Place[] = [0, 1, 2, 3, 4, 5].filter(isPlace)

export function isPlace(n: unknown): n is Place {
  return isFrom0To(6, n)
}

/** Which tower stands at each place of the ring. The run green, yellow, red, blue follows from printed examples; the rest is PROPOSED. */
export const RING: readonly Tower[] = [CLOCK, PURPLE, GREEN, YELLOW, RED, BLUE]

export const KNIGHT = 0
export const MAGE = 1
/** Where they start, by seat: the mage at the clock tower, the knight opposite. */
export const START_PLACES: readonly Place[] = [at(PLACES, 3), at(PLACES, 0)]

export type Arrow = 'left' | 'right'

/** What is printed on an ingredient card. */
export interface Face {
  readonly code: string // what records and tests call it
  readonly symbol: CardSymbol
  readonly count: number // how many symbols it shows
  readonly chest: boolean
  readonly arrow?: Arrow // stones only: the side whose neighbour it copies
}

function cards(letter: string, symbol: CardSymbol, ...faces: string[]): Face[] {
  return faces.map((face, i) => ({
    code: `${letter}${i + 1}`,
    symbol,
    count: face.startsWith('2') ? 2 : 1,
    chest: face.includes('c'),
    ...(face.includes('<') ? { arrow: 'left' as const } : face.includes('>') ? { arrow: 'right' as const } : {}),
  }))
}

/** The 38 ingredient cards (PROPOSED): 1 or 2 symbols, c for a chest, the arrow of a stone. */
const FACES: readonly Face[] = [
  ...cards('F', BLUE, '2', '2', '1', '1', '1c'),
  ...cards('T', GREEN, '2', '2', '1', '1', '1c'),
  ...cards('B', PURPLE, '2', '2', '1', '1', '1', '1c'),
  ...cards('E', YELLOW, '2', '2', '1', '1', '1', '1c'),
  ...cards('M', RED, '2', '2', '1', '1', '1', '1', '1c'),
  ...cards('S', STONE, '2>', '2>', '2<', '1c<', '1<', '1<', '1>', '1>', '1>'),
]
/** An ingredient card: its place in that list. */
export type Card = Id<'card'>
export const CARDS: readonly Card[] = FACES.map((_, card) => card).filter(isCard)

export function isCard(n: unknown): n is Card {
  return isFrom0To(FACES.length, n)
}

export function faceOf(card: Card): Face {
  return FACES[card] ?? nothingAt(card)
}

/** The card of a code: "F1". */
export function cardCalled(code: string): Card {
  const card = CARDS.find((id) => faceOf(id).code === code)
  if (card === undefined) throw new Error(`there is no card ${code}`)
  return card
}

/** How many cards start in the discard pile. */
export const FIRST_DISCARDS = 2

/** The symbol on each secret card (PROPOSED: one of each). */
const SECRET_SYMBOLS: readonly CardSymbol[] = [BLUE, GREEN, PURPLE, RED, STONE, YELLOW]
/** A secret card: its place in that list. */
export type Secret = Id<'secret'>
export const SECRETS: readonly Secret[] = SECRET_SYMBOLS.map((_, secret) => secret).filter(isSecret)
/** The secret card that shows the princess. */
export const PRINCESS: Secret = at(SECRETS, 5)

export function isSecret(n: unknown): n is Secret {
  return isFrom0To(SECRET_SYMBOLS.length, n)
}

/** The symbol on a secret card. */
export function symbolOf(secret: Secret): CardSymbol {
  return SECRET_SYMBOLS[secret] ?? nothingAt(secret)
}

function isFrom0To(count: number, n: unknown): boolean {
  return typeof n === 'number' && Number.isInteger(n) && n >= 0 && n < count
}

export const PRINCESS_POINTS = 3
export const ROUNDS = 6
export const TURNS_PER_ROUND = 4

/** Points for 0, 1, 2… chests; more than the last place score the same (PROPOSED beyond five). */
export const CHEST_POINTS: readonly number[] = [0, 1, 2, 4, 7, 10]

/** Every tower, ingredient card and secret card as data. What the printed game has lost is marked PROPOSED and may be replaced here. */

export const INGREDIENTS = ['feather', 'toad', 'book', 'elixir', 'toadstool'] as const
export type Ingredient = (typeof INGREDIENTS)[number]
/** What a card can show: an ingredient, or the rainbow stone that stands for one. */
export type Symbol = Ingredient | 'stone'
export const SYMBOLS: readonly Symbol[] = [...INGREDIENTS, 'stone']

/** Coloured towers carry the number of their ingredient (0–4); the clock tower is CLOCK. */
export const COLOURS = ['blue', 'green', 'purple', 'yellow', 'red'] as const
export type Tower = 0 | 1 | 2 | 3 | 4 | 5
export const CLOCK: Tower = 5

export const BLUE = 0
export const GREEN = 1
export const PURPLE = 2
export const YELLOW = 3
export const RED = 4

/** Points of the coloured towers, by number. */
export const TOWER_POINTS: readonly number[] = [5, 5, 6, 6, 7]

/** Which tower stands at each place of the ring, clockwise. The run green, yellow, red, blue follows from printed examples; the rest is PROPOSED. */
export const RING: readonly Tower[] = [CLOCK, PURPLE, GREEN, YELLOW, RED, BLUE]

export const KNIGHT = 0
export const MAGE = 1
/** Where they start: the mage at the clock tower, the knight opposite. */
export const START_PLACES: readonly number[] = [3, 0]

export type Arrow = 'left' | 'right'

export interface IngredientCard {
  readonly code: string // what records and tests call it
  readonly symbol: number // 0–4 an ingredient, STONE for a stone
  readonly count: number // how many symbols it shows
  readonly chest: boolean
  readonly arrow?: Arrow // stones only: the side whose neighbour it copies
}

export const STONE = 5

function cards(letter: string, symbol: number, ...faces: string[]): IngredientCard[] {
  return faces.map((face, i) => ({
    code: `${letter}${i + 1}`,
    symbol,
    count: face.startsWith('2') ? 2 : 1,
    chest: face.includes('c'),
    ...(face.includes('<') ? { arrow: 'left' as const } : face.includes('>') ? { arrow: 'right' as const } : {}),
  }))
}

/** The 38 ingredient cards (PROPOSED): 1 or 2 symbols, c for a chest, the arrow of a stone. A card's id is its place here. */
export const CARDS: readonly IngredientCard[] = [
  ...cards('F', 0, '2', '2', '1', '1', '1c'),
  ...cards('T', 1, '2', '2', '1', '1', '1c'),
  ...cards('B', 2, '2', '2', '1', '1', '1', '1c'),
  ...cards('E', 3, '2', '2', '1', '1', '1', '1c'),
  ...cards('M', 4, '2', '2', '1', '1', '1', '1', '1c'),
  ...cards('S', STONE, '2>', '2>', '2<', '1c<', '1<', '1<', '1>', '1>', '1>'),
]
/** The id of an ingredient card. */
export type Card = number

/** How many cards start in the discard pile. */
export const FIRST_DISCARDS = 2

/** The symbol on each secret card (PROPOSED: one of each), by its id. */
export const SECRETS: readonly number[] = [0, 1, 2, 4, STONE, 3]
/** The secret card that shows the princess. */
export const PRINCESS = 5
/** The id of a secret card. */
export type Secret = number

export const PRINCESS_POINTS = 3
export const ROUNDS = 6
export const TURNS_PER_ROUND = 4

/** Points for 0, 1, 2… chests; more than the last place score the same (PROPOSED beyond five). */
export const CHEST_POINTS: readonly number[] = [0, 1, 2, 4, 7, 10]

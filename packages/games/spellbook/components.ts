import { at, type By, by, nothingAt } from '@grimuar/kernel'

/** The tokens, the boards and the limits of the game, as data. The spells are in cards.ts. */

export const COLOURS = ['red', 'purple', 'green', 'black', 'white', 'blue', 'yellow'] as const
/** A colour by its number in COLOURS. */
export type Colour = 0 | 1 | 2 | 3 | 4 | 5 | 6
export const EVERY_COLOUR = [0, 1, 2, 3, 4, 5, 6] as const
export const RED = 0
export const GREEN = 2
export const BLACK = 3
export const BLUE = 5
export const YELLOW = 6

export const RUNES = ['circle', 'triangle', 'square'] as const
/** A rune by its number in RUNES. */
export type Rune = 0 | 1 | 2
export const EVERY_RUNE = [0, 1, 2] as const
export const [CIRCLE, TRIANGLE, SQUARE] = EVERY_RUNE

/** Stands for "no rune", "no colour", "no token" or "no spell" where a number is wanted. */
export const NONE = -1
export type None = typeof NONE

/** Colour and rune together: colour × 3 + rune. Tokens of one kind are alike in everything. */
export type Kind = (typeof EVERY_KIND)[number]
export const EVERY_KIND = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] as const
export const KINDS = EVERY_KIND.length
/** Tokens of each kind. */
export const COPIES = 5

/** A token's id, for the eye that follows it; the rules only ever look at its kind. */
export type Token = number & { readonly [token]: true }
declare const token: unique symbol
export const TOKENS = KINDS * COPIES
export const EVERY_TOKEN: readonly Token[] = Array.from({ length: TOKENS }, (_, n) => n as Token)

/** The token with that id. */
export const tokenAt = (id: number): Token => at(EVERY_TOKEN, id)

/** The kind of each token. */
export const KIND: readonly Kind[] = EVERY_TOKEN.map((id) => at(EVERY_KIND, Math.floor(id / COPIES)))
const COLOUR_OF: By<Kind, Colour> = by(EVERY_KIND, (kind) => at(EVERY_COLOUR, Math.floor(kind / RUNES.length)))
const RUNE_OF: By<Kind, Rune> = by(EVERY_KIND, (kind) => at(EVERY_RUNE, kind % RUNES.length))
/** The kinds of a colour, by rune. */
export const KINDS_OF: By<Colour, By<Rune, Kind>> = by(EVERY_COLOUR, (colour) =>
  by(EVERY_RUNE, (rune) => at(EVERY_KIND, colour * RUNES.length + rune)),
)

export const kindOf = (token: Token): Kind => KIND[token] ?? nothingAt(token)
export const colourOf = (kind: Kind): Colour => COLOUR_OF[kind]
export const runeOf = (kind: Kind): Rune => RUNE_OF[kind]
/** The rune of the token on a card, NONE if none lies there. */
export const runeOn = (card: Token | None): Rune | None => (card === NONE ? NONE : runeOf(kindOf(card)))

export const POOL_LIMIT = 9
export const FIRST_POOL = 2
/** The altar: below `few` it is filled up to that, from `full` on it is emptied and filled to `few`, between them it grows by one. */
export const ALTAR = { few: 5, full: 10, solo: 7 } as const
/** A wild is three tokens of one rune. */
export const TRIO = 3

/** The points of a board with n tokens: the lowest value that is still visible. */
export const FAMILIAR_POINTS: readonly number[] = [0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 18]
export const FAMILIAR_SPACES = FAMILIAR_POINTS.length - 1

/** The opponent of a solo game: 17 spaces, worth nothing up to the third, then 14 and 2 more for each. */
export const TRACK_POINTS: readonly number[] = Array.from({ length: 18 }, (_, n) => (n < 4 ? 0 : 14 + 2 * (n - 4)))
export const TRACK_SPACES = TRACK_POINTS.length - 1
/** Spaces (counted from 1) whose token sweeps the altar. */
export const TRACK_FLUSHES: readonly number[] = [4, 9, 14]

export const PHASES = ['morning', 'midday', 'evening'] as const
export type Phase = 0 | 1 | 2
export const EVERY_PHASE = [0, 1, 2] as const
export const [MORNING, MIDDAY, EVENING] = EVERY_PHASE

export const LEVELS = [3, 4, 5] as const
export type LevelNumber = (typeof LEVELS)[number]
/** The level at which a spell is known, 0 while it is not. */
export type Owned = 0 | LevelNumber

export const levelAbove = (level: LevelNumber): LevelNumber => (level === 3 ? 4 : 5)
export const levelBelow = (level: LevelNumber): LevelNumber => (level === 5 ? 4 : 3)

export type Place = 'altar' | 'familiar'

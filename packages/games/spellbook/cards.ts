/** The tokens, the 21 spells, the familiar's board and the solo opponent's track, as data. */

export const COLOURS = ['red', 'purple', 'green', 'black', 'white', 'blue', 'yellow'] as const
/** A colour by its number in COLOURS. */
export type Colour = number
export const GREEN: Colour = 2
export const BLACK: Colour = 3
export const BLUE: Colour = 5
export const YELLOW: Colour = 6

export const RUNES = ['circle', 'triangle', 'square'] as const
/** A rune by its number in RUNES. */
export type Rune = number
export const [CIRCLE, TRIANGLE, SQUARE] = [0, 1, 2] as const

/** Stands for "no rune", "no colour", "no token" or "no spell" where a number is wanted. */
export const NONE = -1

/** Colour and rune together: colour × 3 + rune. Tokens of one kind are alike in everything. */
export type Kind = number
export const KINDS = COLOURS.length * RUNES.length
/** Tokens of each kind. */
export const COPIES = 5
/** A token's id, for the eye that follows it; the rules only ever look at its kind. */
export type Token = number
export const TOKENS = KINDS * COPIES

export const KIND: readonly Kind[] = Array.from({ length: TOKENS }, (_, token) => Math.floor(token / COPIES))
export const COLOUR_OF: readonly Colour[] = Array.from({ length: KINDS }, (_, kind) => Math.floor(kind / RUNES.length))
export const RUNE_OF: readonly Rune[] = Array.from({ length: KINDS }, (_, kind) => kind % RUNES.length)

export const kindOf = (token: Token): Kind => KIND[token] as Kind
export const colourOf = (kind: Kind): Colour => COLOUR_OF[kind] as Colour
export const runeOf = (kind: Kind): Rune => RUNE_OF[kind] as Rune
/** The rune of the token on a card, NONE where none lies there. */
export const runeOn = (card: Token): Rune => (card < 0 ? NONE : runeOf(kindOf(card)))

export const POOL_LIMIT = 9
export const FIRST_POOL = 2
/** The altar: below `few` it is filled up to that, from `full` on it is emptied and filled to `few`, between them it grows by one. */
export const ALTAR = { few: 5, full: 10, solo: 7 } as const
/** A wild is three tokens of one rune. */
export const TRIO = 3

/** What a board with so many tokens is worth: the lowest value still to be seen. */
export const FAMILIAR_POINTS: readonly number[] = [0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 18]
export const FAMILIAR_SPACES = FAMILIAR_POINTS.length - 1

/** The opponent of a solo game: 17 spaces, worth nothing up to the third, then 14 and 2 more for each. */
export const TRACK_POINTS: readonly number[] = Array.from({ length: 18 }, (_, n) => (n < 4 ? 0 : 14 + 2 * (n - 4)))
export const TRACK_SPACES = TRACK_POINTS.length - 1
/** Spaces (counted from 1) whose token sweeps the altar. */
export const TRACK_FLUSHES: readonly number[] = [4, 9, 14]

/** Points where sources differ; each follows the printed rules. */
export const RULINGS = {
  communionCountsCardRuneOnly: false, // at the end, level 4
  communionSavesSpentOnly: false, // while learning, level 5
  mirageWantsPool: false, // only tokens taken into the pool wake Mirage
}

export const PHASES = ['morning', 'midday', 'evening'] as const
export type Phase = 0 | 1 | 2
export const [MORNING, MIDDAY, EVENING] = [0, 1, 2] as const

export const LEVELS = [3, 4, 5] as const
export type LevelNumber = (typeof LEVELS)[number]

/** A rune named by a card, or the one of the token that lies on the card. */
export type RuneMark = Rune | 'card'

/** One step of what a spell does. */
export type Step =
  | { readonly do: 'draw'; readonly n: number } // from the bag into the pool
  | { readonly do: 'drawUntil'; readonly n: number } // until the pool holds so many
  | { readonly do: 'pour'; readonly n: number } // from the bag onto the altar
  | { readonly do: 'pay'; readonly rune: RuneMark } // discard one such token: the price of what follows
  | { readonly do: 'discard'; readonly n: number }
  | { readonly do: 'take'; readonly n: number; readonly which: Which; readonly to: 'pool' | 'familiar' } // from the altar
  | { readonly do: 'swap'; readonly n: number; readonly with: 'altar' | 'familiar' } // for pool tokens
  | { readonly do: 'store'; readonly n: number; readonly alike: 'colour' | 'cardRune' }
  | { readonly do: 'settle'; readonly level: LevelNumber } // the card's token moves there
  | { readonly do: 'sweep' } // any altar tokens go to the tray, as many are drawn
  | { readonly do: 'raise' } // another own spell, one level up
  | { readonly do: 'learn'; readonly wilds: number } // so many tokens of the card's rune may stand for the colour
  | { readonly do: 'copy'; readonly phase: Phase } // an action of that phase
  | { readonly do: 'othersTake' } // each other player one, from the altar
  | { readonly do: 'othersDraw' }
  | { readonly do: 'act'; readonly phase: Phase } // one action of that phase, now

/** Which altar tokens may be taken. */
export interface Which {
  readonly rune?: RuneMark
  readonly colour?: 'stored' | 'same' // one that lies on the own familiar's board; all of one colour
  readonly upTo?: true // or fewer
}

export type Program = readonly Step[]

/** What a spell keeps doing in its owner's days. */
export type Lasting =
  | { readonly when: 'morning'; readonly actions: number } // actions that morning, in all
  | { readonly when: 'take'; readonly draw: number } // an altar token of the card's rune
  | { readonly when: 'learn'; readonly save: number } // from the tray to the familiar

/** Points that depend on how the game ended. */
export type Varying =
  | { readonly each: 'token' } // on the familiar's board
  | { readonly each: 'colour' } // on the familiar's board
  | { readonly each: 'spell'; readonly low: number; readonly high: number } // other spells at level 3; at 4 and 5

export interface Level {
  readonly points: number | Varying
  readonly ways: readonly Program[] // what its action may do; more than one: the player chooses
  readonly instant?: Program
  readonly lasting?: Lasting
}

export interface Spell {
  readonly name: SpellName
  readonly colour: Colour
  readonly set: number // 0, 1, 2
  readonly phase: Phase | null
  readonly levels: readonly [Level, Level, Level]
}

export const SPELL_NAMES = [
  'sacrifice',
  'eruption',
  'blaze',
  'levitation',
  'sharing',
  'divination',
  'purification',
  'cure',
  'growth',
  'offering',
  'focus',
  'feast',
  'timeTravel',
  'storm',
  'clone',
  'transmutation',
  'swiftness',
  'mirage',
  'abundance',
  'knowledge',
  'communion',
] as const
export type SpellName = (typeof SPELL_NAMES)[number]
/** A spell by its number in SPELLS: colour × 3 + set. */
export type SpellId = number

const draw = (n: number): Step => ({ do: 'draw', n })
const drawUntil = (n: number): Step => ({ do: 'drawUntil', n })
const pour = (n: number): Step => ({ do: 'pour', n })
const pay = (rune: RuneMark): Step => ({ do: 'pay', rune })
const discard = (n: number): Step => ({ do: 'discard', n })
const take = (n: number, which: Which = {}): Step => ({ do: 'take', n, which, to: 'pool' })
const takeAndStore = (n: number): Step => ({ do: 'take', n, which: {}, to: 'familiar' })
const swap = (n: number, place: 'altar' | 'familiar' = 'altar'): Step => ({ do: 'swap', n, with: place })
const store = (n: number, alike: 'colour' | 'cardRune'): Step => ({ do: 'store', n, alike })
const settle = (level: LevelNumber): Step => ({ do: 'settle', level })
const sweep: Step = { do: 'sweep' }
const raise: Step = { do: 'raise' }
const learn = (wilds: number): Step => ({ do: 'learn', wilds })
const copy = (phase: Phase): Step => ({ do: 'copy', phase })
const othersTake: Step = { do: 'othersTake' }
const othersDraw: Step = { do: 'othersDraw' }
const morningNow: Step = { do: 'act', phase: MORNING }

/** A level whose action does these steps. */
const action = (points: number, ...steps: Step[]): Level => ({ points, ways: [steps] })
const either = (points: number, ...ways: Program[]): Level => ({ points, ways })
const idle = (points: number | Varying): Level => ({ points, ways: [] })
const instant = (points: number, ...steps: Step[]): Level => ({ points, ways: [], instant: steps })
const lasting = (points: number, what: Lasting): Level => ({ points, ways: [], lasting: what })

type Card = readonly [phase: Phase | null, three: Level, four: Level, five: Level]

const blaze: Program = [draw(4), othersTake]

const DECK: { readonly [name in SpellName]: Card } = {
  sacrifice: [MORNING, action(1, pay(CIRCLE), draw(4)), action(2, pay(TRIANGLE), draw(4)), action(3, pay(SQUARE), draw(4))],
  eruption: [MORNING, action(2, drawUntil(4)), action(3, drawUntil(5)), action(4, drawUntil(6))],
  blaze: [MORNING, either(0, blaze), either(2, blaze), either(5, blaze)],
  levitation: [
    MORNING,
    action(3, take(2, { rune: CIRCLE })),
    action(4, take(2, { rune: TRIANGLE })),
    action(5, take(2, { rune: SQUARE })),
  ],
  sharing: [MORNING, action(4, take(1), draw(1), othersDraw), action(4, take(2), othersDraw), action(4, take(3), othersDraw)],
  divination: [
    MORNING,
    action(2, pour(2), take(2), discard(1)),
    action(3, pour(2), take(2, { colour: 'same', upTo: true })),
    action(4, pour(2), take(2)),
  ],
  purification: [MIDDAY, action(1, swap(1)), action(2, swap(2)), action(3, swap(3))],
  cure: [MIDDAY, action(3, draw(1), discard(1)), action(4, draw(2), discard(2)), action(5, draw(3), discard(3))],
  growth: [EVENING, action(3, swap(1, 'familiar')), action(4, takeAndStore(2), settle(3)), action(6, takeAndStore(3), settle(4))],
  offering: [MIDDAY, action(2, store(2, 'colour')), action(4, store(3, 'colour')), action(6, store(4, 'colour'))],
  focus: [
    EVENING,
    action(3, store(1, 'cardRune')),
    either(4, [store(2, 'cardRune')], [take(1, { rune: 'card' })]),
    either(5, [store(3, 'cardRune')], [take(2, { rune: 'card' })]),
  ],
  feast: [MIDDAY, action(2, take(1, { colour: 'stored' })), action(2, takeAndStore(1)), idle({ each: 'colour' })],
  timeTravel: [EVENING, action(2, pay(CIRCLE), raise), action(4, pay(TRIANGLE), raise), action(6, pay(SQUARE), raise)],
  storm: [EVENING, idle(4), action(6, sweep, take(3), settle(3)), action(8, sweep, take(3), settle(4))],
  clone: [MIDDAY, action(4, copy(MIDDAY)), action(5, copy(EVENING)), action(6, pay('card'), copy(MORNING))],
  transmutation: [EVENING, idle(4), action(4, learn(1)), action(4, learn(2))],
  swiftness: [null, instant(3, morningNow), instant(6, morningNow), lasting(0, { when: 'morning', actions: 2 })],
  mirage: [
    null,
    lasting(2, { when: 'take', draw: 1 }),
    lasting(3, { when: 'take', draw: 2 }),
    lasting(6, { when: 'take', draw: 2 }),
  ],
  abundance: [null, instant(3, draw(2)), instant(5, draw(3)), instant(7, draw(4))],
  knowledge: [
    null,
    idle({ each: 'spell', low: 1, high: 1 }),
    idle({ each: 'spell', low: 1, high: 2 }),
    idle({ each: 'spell', low: 2, high: 2 }),
  ],
  communion: [null, instant(0, takeAndStore(3)), idle({ each: 'token' }), lasting(0, { when: 'learn', save: 2 })],
}

export const SPELLS: readonly Spell[] = SPELL_NAMES.map((name, id) => {
  const [phase, ...levels] = DECK[name]
  return { name, colour: Math.floor(id / 3), set: id % 3, phase, levels }
})

export const spellOf = (id: SpellId): Spell => SPELLS[id] as Spell
export const levelOf = (id: SpellId, level: number): Level => spellOf(id).levels[level - 3] as Level
/** The spell of that name. */
export const spellId = (name: SpellName): SpellId => SPELL_NAMES.indexOf(name)
/** The three spells of a colour. */
export const spellsOf = (colour: Colour): readonly SpellName[] => SPELL_NAMES.slice(colour * 3, colour * 3 + 3)

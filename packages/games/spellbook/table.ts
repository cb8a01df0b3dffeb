import { blankTable, copyCommon, type Dealer, type Options, type Schema, type Seat, type Table } from '@grimuar/kernel'
import {
  ALTAR,
  COLOURS,
  type Colour,
  FIRST_POOL,
  type Kind,
  NONE,
  type Phase,
  type Rune,
  type SpellId,
  type SpellName,
  spellId,
  spellsOf,
  TOKENS,
  type Token,
} from './cards.ts'

/** What lies before one player. Lists by colour have a place for each of the seven spells. */
export interface Area {
  pool: Token[] // ordered by id, so that equal pools are equal lists
  familiar: Token[] // stored, by space
  levels: number[] // by colour: 3 to 5, 0 while not learned
  cards: Token[] // by colour: the token on the card, or NONE
  since: number[] // by colour: the day it was learned, or NONE
}

/** The opponent of a solo game. */
export interface Opponent {
  track: Token[]
  lower: Token[] // a point each
}

export interface SpellbookTable extends Table<SpellbookFrame, SpellbookQuestion, SpellbookMove> {
  spells: SpellId[] // by colour: the seven everyone may learn
  first: Seat
  active: Seat // whose day it is
  day: number // days begun in the whole game
  phase: Phase
  bag: Token[] // no order: chance picks at the moment of drawing
  altar: Token[] // oldest first
  tray: Token[] // discarded
  areas: Area[] // by seat
  opponent: Opponent | null // solo only
  ending: boolean // the last round is being played
}

/** A spell being cast, its own or copied. */
export interface Cast {
  readonly seat: Seat
  readonly spell: SpellId
  readonly level: number
  readonly way: number // NONE for the instant effect
  readonly rune: Rune // the card rune that counts
  readonly card: Colour // whose token moves when the effect moves one: the spell's own, or the copying one
}

/** What is still to happen. */
export type SpellbookFrame =
  | { readonly op: 'day' }
  | { readonly op: 'phase'; readonly phase: Phase; readonly left: number } // so many actions left, 0: as many as there are
  | { readonly op: 'tribute' } // solo: an altar token for the opponent's track
  | { readonly op: 'refill' }
  | { readonly op: 'night' } // the next day, or the end
  | { readonly op: 'step'; readonly cast: Cast; readonly at: number }
  | { readonly op: 'others'; readonly cast: Cast; readonly at: number } // the at-th player after the caster takes

export type Place = 'altar' | 'familiar'

export type SpellbookQuestion =
  | { readonly kind: 'act'; readonly phase: Phase; readonly left: number; readonly must: boolean } // the action of a phase
  | TakeQuestion
  | { readonly kind: 'discard'; readonly left: number; readonly rune: Rune; readonly by: SpellId }
  | { readonly kind: 'store'; readonly left: number; readonly colour: Colour; readonly rune: Rune; readonly by: SpellId }
  | { readonly kind: 'give'; readonly left: number; readonly with: Place; readonly by: SpellId } // the pool token of a swap
  | { readonly kind: 'get'; readonly left: number; readonly with: Place; readonly gives: Kind; readonly by: SpellId }
  | { readonly kind: 'sweep'; readonly gone: number; readonly by: SpellId } // which altar tokens go
  | { readonly kind: 'raise'; readonly by: SpellId }
  | { readonly kind: 'learn'; readonly wilds: number; readonly rune: Rune; readonly by: SpellId }
  | PayQuestion
  | { readonly kind: 'save'; readonly left: number; readonly from: number; readonly by: SpellId } // tray tokens for the familiar
  | { readonly kind: 'copy'; readonly phase: Phase; readonly by: SpellId }
  | { readonly kind: 'tribute'; readonly to: 'track' | 'lower'; readonly by: SpellId }

/** Which altar token to take. `by` is the spell that lets or makes you, NONE for a primary action. */
export interface TakeQuestion {
  readonly kind: 'take'
  readonly left: number
  readonly rune: Rune // NONE: any
  readonly colour: Colour // NONE: any
  readonly alike: boolean // all of one colour
  readonly stored: boolean // only colours on the own familiar's board
  readonly upTo: boolean // may stop
  readonly to: 'pool' | 'familiar'
  readonly by: SpellId
}

/** What to spend on a spell. */
export interface PayQuestion {
  readonly kind: 'pay'
  readonly colour: Colour
  readonly level: number
  readonly wilds: number // so many tokens of `rune` may stand for the colour; 0: trios of one rune may
  readonly rune: Rune
  readonly by: SpellId
}

/** Every answer to every question. Tokens are named by kind: which of several alike goes makes no difference. */
export type SpellbookMove =
  | { readonly do: 'take'; readonly kind: Kind } // primary actions…
  | { readonly do: 'draw' }
  | { readonly do: 'store'; readonly kind: Kind }
  | { readonly do: 'learn'; readonly colour: Colour; readonly level: number }
  | { readonly do: 'cast'; readonly colour: Colour; readonly level: number; readonly way: number }
  | CopyMove
  | { readonly do: 'skip' }
  | { readonly do: 'token'; readonly kind: Kind }
  | { readonly do: 'done' }
  | { readonly do: 'raise'; readonly colour: Colour }
  | PayMove

/** Cast a spell of `owner`; in a solo game NONE owns it. */
export interface CopyMove {
  readonly do: 'copy'
  readonly colour: Colour
  readonly level: number
  readonly way: number
  readonly owner: Seat
}

/** Everything spent, in kinds, ascending. */
export interface PayMove {
  readonly do: 'pay'
  readonly card: Kind // goes onto the card
  readonly reals: readonly Kind[] // the others of the spell's colour
  readonly wilds: readonly Kind[] // trios of one rune, or single tokens of Transmutation's
}

export type Zone = 'bag' | 'altar' | 'tray' | 'pool' | 'familiar' | 'track' | 'lower'

export type SpellbookEvent =
  | {
      readonly kind: 'setup'
      readonly spells: readonly SpellId[]
      readonly first: Seat
      readonly altar: readonly Token[]
      readonly pools: readonly (readonly Token[])[]
      readonly lower: readonly Token[]
    }
  | { readonly kind: 'day'; readonly seat: Seat; readonly day: number }
  | { readonly kind: 'skip'; readonly seat: Seat; readonly phase: Phase }
  | {
      readonly kind: 'cast'
      readonly seat: Seat
      readonly spell: SpellId
      readonly level: number
      readonly way: number
      readonly manner: 'own' | 'copied' | 'instant'
    }
  | {
      readonly kind: 'moved'
      readonly seat: Seat // whose pool or board; who acts where it is nobody's
      readonly tokens: readonly Token[]
      readonly from: Zone
      readonly to: Zone
      readonly by: SpellId
    }
  | {
      readonly kind: 'swapped'
      readonly seat: Seat
      readonly gave: Token
      readonly got: Token
      readonly with: Place
      readonly by: SpellId
    }
  | {
      readonly kind: 'learned'
      readonly seat: Seat
      readonly spell: SpellId
      readonly level: number
      readonly card: Token
      readonly spent: readonly Token[]
    }
  | { readonly kind: 'level'; readonly seat: Seat; readonly spell: SpellId; readonly from: number; readonly to: number }
  | { readonly kind: 'ending'; readonly seat: Seat; readonly why: 'spells' | 'familiar' | 'track' }
  | { readonly kind: 'end' }

export type SpellbookDealer = Dealer<SpellbookEvent>

export const MODES = ['set1', 'set2', 'set3', 'classic', 'own'] as const

export const options = {
  mode: { kind: 'pick', from: MODES, default: 'set1' },
  own: {
    kind: 'list',
    slots: COLOURS.map((_, colour) => spellsOf(colour)),
    default: COLOURS.map((_, colour) => spellsOf(colour)[0] as string),
  },
  harder: { kind: 'count', min: 0, max: 3, default: 0 },
} as const satisfies Schema

const ALL_TOKENS: readonly Token[] = Array.from({ length: TOKENS }, (_, token) => token)

export function setup(chosen: Options<typeof options>, seats: number, dealer: SpellbookDealer): SpellbookTable {
  const t: SpellbookTable = {
    ...blankTable(seats),
    spells: [],
    first: 0,
    active: 0,
    day: 0,
    phase: 0,
    bag: ALL_TOKENS.slice(),
    altar: [],
    tray: [],
    areas: Array.from({ length: seats }, emptyArea),
    opponent: seats === 1 ? { track: [], lower: [] } : null,
    ending: false,
  }
  for (let colour = 0; colour < COLOURS.length; colour++) t.spells.push(chosenSpell(t, chosen, colour, dealer))
  if (seats > 1) t.first = dealer.roll(t, seats)
  t.active = t.first
  for (let n = t.opponent ? ALTAR.solo : ALTAR.few; n > 0; n--) t.altar.push(dealer.draw(t, t.bag))
  for (let i = 0; i < seats; i++) {
    const { pool } = areaOf(t, (t.first + i) % seats)
    for (let n = 0; n < FIRST_POOL; n++) insert(pool, dealer.draw(t, t.bag))
  }
  if (t.opponent) for (let n = 0; n < chosen.harder; n++) t.opponent.lower.push(dealer.draw(t, t.bag))
  dealer.say({
    kind: 'setup',
    spells: t.spells.slice(),
    first: t.first,
    altar: t.altar.slice(),
    pools: t.areas.map((area) => area.pool.slice()),
    lower: t.opponent?.lower.slice() ?? [],
  })
  t.frames.push({ op: 'day' })
  return t
}

function chosenSpell(t: SpellbookTable, chosen: Options<typeof options>, colour: Colour, dealer: SpellbookDealer): SpellId {
  switch (chosen.mode) {
    case 'classic':
      return colour * 3 + dealer.roll(t, 3)
    case 'own':
      return spellId(chosen.own[colour] as SpellName)
    default:
      return colour * 3 + MODES.indexOf(chosen.mode)
  }
}

const SEVEN_NOUGHTS: readonly number[] = COLOURS.map(() => 0)
const SEVEN_NONES: readonly number[] = COLOURS.map(() => NONE)

function emptyArea(): Area {
  return { pool: [], familiar: [], levels: SEVEN_NOUGHTS.slice(), cards: SEVEN_NONES.slice(), since: SEVEN_NONES.slice() }
}

/** A copy that shares nothing that is ever changed. */
export function copy(t: SpellbookTable): SpellbookTable {
  return {
    ...copyCommon(t),
    spells: t.spells.slice(),
    first: t.first,
    active: t.active,
    day: t.day,
    phase: t.phase,
    bag: t.bag.slice(),
    altar: t.altar.slice(),
    tray: t.tray.slice(),
    areas: t.areas.map(copyArea),
    opponent: t.opponent && { track: t.opponent.track.slice(), lower: t.opponent.lower.slice() },
    ending: t.ending,
  }
}

export function copyArea(a: Area): Area {
  return {
    pool: a.pool.slice(),
    familiar: a.familiar.slice(),
    levels: a.levels.slice(),
    cards: a.cards.slice(),
    since: a.since.slice(),
  }
}

export function areaOf(t: { readonly areas: readonly Area[] }, seat: Seat): Area {
  return t.areas[seat] as Area
}

/** Puts a token where it belongs in a list ordered by id. */
export function insert(pool: Token[], token: Token): void {
  let at = pool.length
  pool.push(token)
  for (; at > 0 && (pool[at - 1] as Token) > token; at--) pool[at] = pool[at - 1] as Token
  pool[at] = token
}

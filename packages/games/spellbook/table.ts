import {
  at,
  type By,
  blankTable,
  by,
  copyBy,
  copyCommon,
  type Dealer,
  nothingAt,
  type Options,
  type Schema,
  type Seat,
  type Table,
} from '@grimuar/kernel'
import { SPELLS_OF, type SpellId, spellsOf } from './cards.ts'
import {
  ALTAR,
  type Colour,
  EVERY_COLOUR,
  EVERY_TOKEN,
  FIRST_POOL,
  type Kind,
  type LevelNumber,
  NONE,
  type None,
  type Owned,
  type Phase,
  type Place,
  type Rune,
  type Token,
} from './components.ts'
import { PRINTED, RULINGS, type Rulings } from './rulings.ts'

/** The things of one player. */
export interface Area {
  pool: Token[] // ordered by id, so that equal pools are equal lists
  familiar: Token[] // stored, by space
  levels: By<Colour, Owned>
  cards: By<Colour, Token | None> // the token on the card
  since: By<Colour, number> // the day it was learned, or NONE
}

/** The opponent of a solo game. */
export interface Opponent {
  track: Token[]
  lower: Token[] // a point each
}

export interface SpellbookTable extends Table<SpellbookFrame, SpellbookQuestion, SpellbookMove> {
  spells: By<Colour, SpellId> // the seven everyone may learn
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
  rulings: Rulings // which reading counts where printed rules and custom differ; never changed
}

/** A spell being cast, its own or copied. */
export interface Cast {
  readonly seat: Seat
  readonly spell: SpellId
  readonly level: LevelNumber
  readonly way: number // NONE for the instant effect
  readonly rune: Rune // the card rune that counts
  readonly card: Colour // whose token moves when the effect moves one: the spell's own, or the copying one
}

/** What is still to happen. */
export type SpellbookFrame =
  | { readonly op: 'day' }
  | { readonly op: 'phase'; readonly phase: Phase; readonly left: number } // the number of actions left; 0: no limit
  | { readonly op: 'tribute' } // solo: an altar token for the opponent's track
  | { readonly op: 'refill' }
  | { readonly op: 'night' } // the next day, or the end
  | { readonly op: 'step'; readonly cast: Cast; readonly at: number }
  | { readonly op: 'others'; readonly cast: Cast; readonly at: number } // the at-th player after the caster takes

export type SpellbookQuestion =
  | { readonly kind: 'act'; readonly phase: Phase; readonly left: number; readonly must: boolean } // the action of a phase
  | TakeQuestion
  | { readonly kind: 'discard'; readonly left: number; readonly rune: Rune | None; readonly by: SpellId }
  | {
      readonly kind: 'store'
      readonly left: number
      readonly colour: Colour | None
      readonly rune: Rune | None
      readonly by: SpellId
    }
  | { readonly kind: 'give'; readonly left: number; readonly with: Place; readonly by: SpellId } // the pool token of a swap
  | { readonly kind: 'get'; readonly left: number; readonly with: Place; readonly gives: Kind; readonly by: SpellId }
  | { readonly kind: 'sweep'; readonly gone: number; readonly by: SpellId } // which altar tokens go
  | { readonly kind: 'raise'; readonly by: SpellId }
  | { readonly kind: 'learn'; readonly wilds: number; readonly rune: Rune; readonly by: SpellId }
  | PayQuestion
  | { readonly kind: 'save'; readonly left: number; readonly from: number; readonly by: SpellId } // tray tokens for the familiar
  | { readonly kind: 'copy'; readonly phase: Phase; readonly by: SpellId }
  | { readonly kind: 'tribute'; readonly to: 'track' | 'lower'; readonly by: SpellId | None }

/** Which altar token to take. `by` is the spell that lets or makes you, NONE for a primary action. */
export interface TakeQuestion {
  readonly kind: 'take'
  readonly left: number
  readonly rune: Rune | None // NONE: any
  readonly colour: Colour | None // NONE: any
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
  readonly level: LevelNumber
  readonly wilds: number // the number of tokens of `rune` that may stand for the colour; 0: trios of one rune may
  readonly rune: Rune | None
  readonly by: SpellId | None
}

/** The moves of each question. Tokens are named by kind: which of several alike goes makes no difference. */
export interface SpellbookMoves {
  act: PrimaryMove | CastMove | SkipMove
  take: TokenMove | DoneMove
  discard: TokenMove
  store: TokenMove
  give: TokenMove
  get: TokenMove
  sweep: TokenMove | DoneMove
  raise: RaiseMove
  learn: LearnMove
  pay: PayMove
  save: TokenMove
  copy: PrimaryMove | CopyMove
  tribute: TokenMove
}

export type SpellbookMove = SpellbookMoves[keyof SpellbookMoves]

/** An action that everybody has in its phase. */
export type PrimaryMove = TakeMove | DrawMove | StoreMove | LearnMove
export type TakeMove = { readonly do: 'take'; readonly kind: Kind }
export type DrawMove = { readonly do: 'draw' }
export type StoreMove = { readonly do: 'store'; readonly kind: Kind }
export type LearnMove = { readonly do: 'learn'; readonly colour: Colour; readonly level: LevelNumber }
/** Cast a spell of one's own. */
export type CastMove = { readonly do: 'cast'; readonly colour: Colour; readonly level: LevelNumber; readonly way: number }
/** Cast a spell of `owner`; in a solo game NONE owns it. */
export type CopyMove = {
  readonly do: 'copy'
  readonly colour: Colour
  readonly level: LevelNumber
  readonly way: number
  readonly owner: Seat
}
export type SkipMove = { readonly do: 'skip' }
export type TokenMove = { readonly do: 'token'; readonly kind: Kind }
export type DoneMove = { readonly do: 'done' }
export type RaiseMove = { readonly do: 'raise'; readonly colour: Colour }
/** Everything spent, in kinds, ascending. */
export type PayMove = {
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
  | { readonly kind: 'skip' | 'pass'; readonly seat: Seat; readonly phase: Phase } // by choice; by itself, as nothing can be done
  | {
      readonly kind: 'cast'
      readonly seat: Seat
      readonly spell: SpellId
      readonly level: LevelNumber
      readonly way: number
      readonly manner: 'own' | 'copied' | 'instant'
    }
  | {
      readonly kind: 'moved'
      readonly seat: Seat // whose pool or board; who acts where it is nobody's
      readonly tokens: readonly Token[]
      readonly from: Zone
      readonly to: Zone
      readonly by: SpellId | None
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
      readonly level: LevelNumber
      readonly card: Token
      readonly spent: readonly Token[]
    }
  | { readonly kind: 'level'; readonly seat: Seat; readonly spell: SpellId; readonly from: LevelNumber; readonly to: LevelNumber }
  | { readonly kind: 'ending'; readonly seat: Seat; readonly why: 'spells' | 'familiar' | 'track' }
  | { readonly kind: 'end' }

export type SpellbookDealer = Dealer<SpellbookEvent>

export const MODES = ['set1', 'set2', 'set3', 'classic', 'own'] as const

export const options = {
  mode: { kind: 'pick', from: MODES, default: 'set1' },
  own: {
    kind: 'list',
    slots: EVERY_COLOUR.map(spellsOf),
    default: EVERY_COLOUR.map((colour) => at(spellsOf(colour), 0)),
    when: { mode: ['own'] },
  },
  harder: { kind: 'count', min: 0, max: 3, default: 0, seats: [1] },
  communionPoints: { kind: 'pick', from: RULINGS.communionPoints, default: PRINTED.communionPoints },
  communionStores: { kind: 'pick', from: RULINGS.communionStores, default: PRINTED.communionStores },
  mirage: { kind: 'pick', from: RULINGS.mirage, default: PRINTED.mirage },
} as const satisfies Schema

export function setup(chosen: Options<typeof options>, seats: number, dealer: SpellbookDealer): SpellbookTable {
  const t: SpellbookTable = {
    ...blankTable(seats),
    spells: by(EVERY_COLOUR, (colour) => at(SPELLS_OF[colour], 0)),
    first: 0,
    active: 0,
    day: 0,
    phase: 0,
    bag: EVERY_TOKEN.slice(),
    altar: [],
    tray: [],
    areas: Array.from({ length: seats }, () => copyArea(NO_AREA)),
    opponent: seats === 1 ? { track: [], lower: [] } : null,
    ending: false,
    rulings: { communionPoints: chosen.communionPoints, communionStores: chosen.communionStores, mirage: chosen.mirage },
  }
  for (const colour of EVERY_COLOUR) t.spells[colour] = chosenSpell(t, chosen, colour, dealer)
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
    spells: copyBy(t.spells),
    first: t.first,
    altar: t.altar.slice(),
    pools: t.areas.map((area) => area.pool.slice()),
    lower: t.opponent?.lower.slice() ?? [],
  })
  t.frames.push({ op: 'day' })
  return t
}

function chosenSpell(t: SpellbookTable, chosen: Options<typeof options>, colour: Colour, dealer: SpellbookDealer): SpellId {
  const spells = SPELLS_OF[colour]
  switch (chosen.mode) {
    case 'classic':
      return at(spells, dealer.roll(t, spells.length))
    case 'own': {
      const names: readonly string[] = spellsOf(colour)
      return at(spells, names.indexOf(chosen.own[colour] ?? ''))
    }
    default:
      return at(spells, MODES.indexOf(chosen.mode))
  }
}

const NO_AREA: Area = {
  pool: [],
  familiar: [],
  levels: by(EVERY_COLOUR, () => 0),
  cards: by(EVERY_COLOUR, () => NONE),
  since: by(EVERY_COLOUR, () => NONE),
}

/** Parts that are never changed in place: copies share them. */
export const shared = ['rulings'] as const

/** A copy that shares nothing that is ever changed. */
export function copy(t: SpellbookTable): SpellbookTable {
  return {
    ...copyCommon(t),
    spells: copyBy(t.spells),
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
    rulings: t.rulings,
  }
}

export function copyArea(a: Area): Area {
  return {
    pool: a.pool.slice(),
    familiar: a.familiar.slice(),
    levels: copyBy(a.levels),
    cards: copyBy(a.cards),
    since: copyBy(a.since),
  }
}

export function areaOf(t: { readonly areas: readonly Area[] }, seat: Seat): Area {
  return t.areas[seat] ?? nothingAt(seat)
}

/** The round in which a day falls. Before the first day the first round is about to begin. */
export function roundOf(day: number, seats: number): number {
  return Math.ceil(Math.max(day, 1) / seats)
}

/** Puts a token where it belongs in a list ordered by id. */
export function insert(pool: Token[], token: Token): void {
  let place = pool.length
  pool.push(token)
  for (; place > 0; place--) {
    const before = pool[place - 1] ?? nothingAt(place - 1)
    if (before < token) break
    pool[place] = before
  }
  pool[place] = token
}

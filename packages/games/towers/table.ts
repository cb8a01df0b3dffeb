import {
  at,
  type By,
  blankTable,
  by,
  copyBy,
  copyCommon,
  type Dealer,
  next,
  nothingAt,
  type Options,
  type Schema,
  type Seat,
  type Table,
} from '@grimuar/kernel'
import {
  CARDS,
  type Card,
  CLOCK,
  COLOURS,
  type Colour,
  FIRST_DISCARDS,
  PLACES,
  type Place,
  PRINCESS,
  RING,
  SECRETS,
  type Secret,
  type Spell,
  START_PLACES,
  type Tower,
  TURNS_PER_ROUND,
} from './cards.ts'

/** A gap between two towers: a card face up, one face down, or nothing. */
export type Gap = Card | typeof FACE_DOWN | typeof EMPTY
export const FACE_DOWN = -1
export const EMPTY = -2

/** Written where no tower has been named. */
export const NONE = -1

/** The cards of one player around the help card. */
export interface Area {
  gained: Card[] // above it: may pay for spells
  used: Card[] // below it: one row, left to right
  hidden: readonly Hidden[] // beside it: face down until the end, seen by the owner only
}

/** A card drawn by the purple spell. When, and from how large a pile, is known to all: it tells what the card may be. */
export interface Hidden {
  readonly card: Card
  readonly turn: number
  readonly pile: number
}

/** A card everybody saw go to the discard pile. It stays listed if the purple spell fetches it, for nobody else can tell. */
export interface Discard {
  readonly card: Card
  readonly turn: number
}

/** A yellow spell: who looked under which towers, what lay there, and whether it was exchanged. */
export interface Look {
  readonly seat: Seat
  readonly turn: number
  readonly towers: readonly [Colour, Colour]
  readonly saw: readonly [Secret, Secret] // before any exchange; for the one who looked only
  readonly exchanged: boolean // for the one who looked only
}

export interface TowersTable extends Table<TowersFrame, TowersQuestion, TowersMove> {
  ring: Tower[] // which tower stands at each place, clockwise
  places: Place[] // where the knight and the mage stand
  exchanged: boolean // the knight has used his exchange
  round: number // 1–6
  turn: number // turns begun in the whole game
  gaps: Gap[] // by the place before each: gap g lies between place g and the next one clockwise
  unseen: Card[] // draw pile, face-down gaps and unseen discards: nobody knows which is which, so no order is kept
  pile: number // cards in the discard pile
  discards: readonly Discard[] // those of them that everybody saw (some may be hidden cards by now)
  secrets: By<Colour, Secret> // under the coloured towers
  looks: readonly Look[] // yellow spells so far
  areas: Area[] // by seat
  guess: Colour | typeof NONE // the tower the knight named at the end
}

/** What is still to happen. */
export type TowersFrame =
  | { readonly op: 'deal' }
  | { readonly op: 'turn' }
  | { readonly op: 'takeCard'; readonly seat: Seat }
  | { readonly op: 'offerSpell'; readonly seat: Seat }
  | { readonly op: 'askSide'; readonly card: Card; readonly of: Seat; readonly by: Seat } // a card goes to the used row of `of`
  | { readonly op: 'paySecond'; readonly seat: Seat; readonly first: Card } // red asks for another ingredient
  | { readonly op: 'cast'; readonly seat: Seat; readonly tower: Spell } // paid for; `tower` is whose spell works
  | { readonly op: 'castAny'; readonly seat: Seat } // paid with two toadstools
  | { readonly op: 'endTurn' }
  | { readonly op: 'endRound' }
  | { readonly op: 'guess' }
  | { readonly op: 'uncover' }

export type Side = 'left' | 'right'

/** Every question put to a player. */
export type TowersQuestion =
  | { readonly kind: 'go' } // where to move
  | { readonly kind: 'take' } // which of the two cards at the tower
  | { readonly kind: 'side'; readonly card: Card; readonly of: Seat } // which end of the used row of seat `of`
  | { readonly kind: 'spell'; readonly tower: Colour } // cast or not, and with which card
  | { readonly kind: 'second'; readonly first: Card } // red: the other ingredient
  | { readonly kind: 'anySpell' } // red with two toadstools
  | { readonly kind: 'look'; readonly first: Colour | typeof NONE } // yellow: which tower; `first` is the one already chosen
  | { readonly kind: 'exchange'; readonly towers: readonly [Colour, Colour] } // yellow: the other way round?
  | { readonly kind: 'push' } // green: which card of the opponent
  | { readonly kind: 'lose' } // blue: which card the opponent gives up
  | { readonly kind: 'guess' } // where the princess is

type GoMove = { readonly do: 'go'; readonly place: Place }
type TradeMove = { readonly do: 'trade' } // the knight exchanges places with the mage
type TakeMove = { readonly do: 'take'; readonly gap: Place }
type PutMove = { readonly do: 'put'; readonly side: Side }
type PassMove = { readonly do: 'pass' }
type CardMove = { readonly do: 'card'; readonly card: Card }
type TowerMove<T extends Tower> = { readonly do: 'tower'; readonly tower: T }
type ExchangeMove = { readonly do: 'exchange' } | { readonly do: 'leave' }

/** The answers to each question. */
export interface TowersMoves {
  go: GoMove | TradeMove
  take: TakeMove
  side: PutMove
  spell: CardMove | PassMove
  second: CardMove
  anySpell: TowerMove<Spell>
  look: TowerMove<Colour>
  exchange: ExchangeMove
  push: CardMove
  lose: CardMove
  guess: TowerMove<Colour>
}

/** Every answer to every question. */
export type TowersMove = TowersMoves[keyof TowersMoves]

/** A move that `why` may be asked about: an answer, or the clock tower when only a coloured one is allowed. */
export type SentMove = TowersMove | TowerMove<typeof CLOCK>

/** What watchers are told. */
export type TowersEvent =
  | { readonly kind: 'deal'; readonly round: number; readonly gaps: readonly Gap[] }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly round: number }
  | {
      readonly kind: 'go'
      readonly seat: Seat
      readonly from: Place
      readonly to: Place
      readonly tower: Tower
      readonly how: 'step' | 'trade' | 'jump'
    }
  | { readonly kind: 'take'; readonly seat: Seat; readonly gap: Place; readonly card: Card; readonly faceDown: boolean }
  | {
      readonly kind: 'used'
      readonly seat: Seat
      readonly card: Card
      readonly side: Side
      readonly by: Seat
      readonly why: 'stone' | 'paid' | 'pushed'
    }
  | { readonly kind: 'cast'; readonly seat: Seat; readonly tower: Spell; readonly at: Tower }
  | { readonly kind: 'fizzle'; readonly seat: Seat; readonly tower: Spell }
  | { readonly kind: 'look'; readonly seat: Seat; readonly towers: readonly [Colour, Colour] }
  | {
      readonly kind: 'saw'
      readonly seat: Seat
      readonly towers: readonly [Colour, Colour]
      readonly secrets: readonly [Secret, Secret]
    } // to the caster
  | { readonly kind: 'putBack'; readonly seat: Seat; readonly exchanged: boolean } // to the caster
  | { readonly kind: 'lose'; readonly seat: Seat; readonly card: Card; readonly from: 'gained' | 'used' }
  | { readonly kind: 'hide'; readonly seat: Seat }
  | { readonly kind: 'hid'; readonly seat: Seat; readonly card: Card } // to the owner
  | { readonly kind: 'sweep'; readonly round: number; readonly gaps: readonly Gap[] }
  | { readonly kind: 'guess'; readonly tower: Colour; readonly secret: Secret; readonly right: boolean }
  | { readonly kind: 'uncover'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'end' }

export const options = { shuffled: { kind: 'flag', default: false } } as const satisfies Schema

export function setup(chosen: Options<typeof options>, seats: number, dealer: Dealer<TowersEvent>): TowersTable {
  const common = blankTable(seats)
  const ring: Tower[] = chosen.shuffled ? [CLOCK, ...dealer.shuffle(common, RING.slice(1))] : RING.slice()
  const others = SECRETS.filter((secret) => secret !== PRINCESS)
  dealer.draw(common, others) // TW-3.2: one goes back to the box, unseen
  const secrets = dealer.shuffle(common, [...others, PRINCESS])
  const t: TowersTable = {
    ...common,
    ring,
    places: START_PLACES.slice(),
    exchanged: false,
    round: 1,
    turn: 0,
    gaps: PLACES.map(() => EMPTY),
    unseen: CARDS.slice(),
    pile: FIRST_DISCARDS,
    discards: [],
    secrets: by(COLOURS, (tower) => at(secrets, tower)),
    looks: [],
    areas: [emptyArea(), emptyArea()],
    guess: NONE,
  }
  next<TowersFrame>(t, { op: 'deal' }, { op: 'turn' })
  return t
}

function emptyArea(): Area {
  return { gained: [], used: [], hidden: [] }
}

/** The position of a turn in the match: its round, and its number in that round, from 1. */
export function whenIs(turn: number): { readonly round: number; readonly turn: number } {
  const before = Math.max(turn, 1) - 1
  return { round: Math.floor(before / TURNS_PER_ROUND) + 1, turn: (before % TURNS_PER_ROUND) + 1 }
}

/** Lists that are only ever replaced, so that copies may share them. */
export const shared = ['discards', 'looks', 'hidden']

/** A copy that shares nothing that is ever changed. */
export function copy(t: TowersTable): TowersTable {
  return {
    ...copyCommon(t),
    ring: t.ring.slice(),
    places: t.places.slice(),
    exchanged: t.exchanged,
    round: t.round,
    turn: t.turn,
    gaps: t.gaps.slice(),
    unseen: t.unseen.slice(),
    pile: t.pile,
    discards: t.discards,
    secrets: copyBy(t.secrets),
    looks: t.looks,
    areas: t.areas.map((a) => ({ gained: a.gained.slice(), used: a.used.slice(), hidden: a.hidden })),
    guess: t.guess,
  }
}

export function areaOf<A>(t: { readonly areas: readonly A[] }, seat: Seat): A {
  return t.areas[seat] ?? nothingAt(seat)
}

export function opponentOf(seat: Seat): Seat {
  return 1 - seat
}

export function standsAt(t: { readonly places: readonly Place[] }, seat: Seat): Place {
  return t.places[seat] ?? nothingAt(seat)
}

/** The place n steps clockwise of another (counter-clockwise if negative). */
export function neighbour(place: Place, by: number): Place {
  return PLACES[(place + by + PLACES.length) % PLACES.length] ?? nothingAt(place)
}

/** The two gaps that touch a place: counter-clockwise one first. */
export function gapsAt(place: Place): readonly [Place, Place] {
  return [neighbour(place, -1), place]
}

/** The tower that stands at a place. */
export function towerAt(t: { readonly ring: readonly Tower[] }, place: Place): Tower {
  return t.ring[place] ?? nothingAt(place)
}

/** The tower a seat stands at. */
export function towerOf(t: { readonly ring: readonly Tower[]; readonly places: readonly Place[] }, seat: Seat): Tower {
  return towerAt(t, standsAt(t, seat))
}

/** Exchanges what lies under two towers. */
export function swapTwo<X>(list: By<Colour, X>, a: Colour, b: Colour): void {
  const x = list[a]
  list[a] = list[b]
  list[b] = x
}

import { blankTable, copyCommon, type Dealer, next, type Options, type Schema, type Table } from '@grimuar/kernel'
import { CARDS, type Card, FIRST_DISCARDS, PRINCESS, RING, SECRETS, type Secret, START_PLACES, type Tower } from './cards.ts'

/** What lies between two towers: a card face up (its id), one face down, or nothing. */
export type Gap = Card | typeof FACE_DOWN | typeof EMPTY
export const FACE_DOWN = -1
export const EMPTY = -2

export const PLACES = 6

/** What one player has around the help card. */
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
  readonly seat: number
  readonly turn: number
  readonly towers: readonly [number, number]
  readonly saw: readonly [Secret, Secret] // before any exchange; for the one who looked only
  readonly exchanged: boolean // for the one who looked only
}

export interface TowersTable extends Table<TowersFrame, TowersQuestion, TowersMove> {
  ring: Tower[] // which tower stands at each place, clockwise
  places: number[] // where the knight and the mage stand
  exchanged: boolean // the knight has used his exchange
  round: number // 1–6
  turn: number // turns begun in the whole game
  gaps: Gap[] // gap g lies between place g and the next one clockwise
  unseen: Card[] // draw pile, face-down gaps and unseen discards: nobody knows which is which, so no order is kept
  pile: number // cards in the discard pile
  discards: readonly Discard[] // those of them that everybody saw (some may be hidden cards by now)
  secrets: Secret[] // under the coloured towers, by the tower's number
  looks: readonly Look[] // yellow spells so far
  areas: Area[] // by seat
  guess: number // the tower the knight named at the end, or -1
}

/** What is still to happen. */
export type TowersFrame =
  | { readonly op: 'deal' }
  | { readonly op: 'turn' }
  | { readonly op: 'takeCard'; readonly seat: number }
  | { readonly op: 'offerSpell'; readonly seat: number }
  | { readonly op: 'askSide'; readonly card: Card; readonly of: number; readonly by: number } // a card goes to the used row of `of`
  | { readonly op: 'paySecond'; readonly seat: number; readonly first: Card } // red asks for another ingredient
  | { readonly op: 'cast'; readonly seat: number; readonly tower: number } // paid for; `tower` is whose spell works
  | { readonly op: 'castAny'; readonly seat: number } // paid with two toadstools
  | { readonly op: 'endTurn' }
  | { readonly op: 'endRound' }
  | { readonly op: 'guess' }
  | { readonly op: 'uncover' }

export type Side = 'left' | 'right'

/** Every question put to a player. */
export type TowersQuestion =
  | { readonly kind: 'go' } // where to move
  | { readonly kind: 'take' } // which of the two cards at the tower
  | { readonly kind: 'side'; readonly card: Card; readonly of: number } // which end of the used row of seat `of`
  | { readonly kind: 'spell'; readonly tower: number } // cast or not, and with which card
  | { readonly kind: 'second'; readonly first: Card } // red: the other ingredient
  | { readonly kind: 'anySpell' } // red with two toadstools
  | { readonly kind: 'look'; readonly first: number } // yellow: which tower; `first` is the one already chosen, or -1
  | { readonly kind: 'exchange'; readonly towers: readonly [number, number] } // yellow: the other way round?
  | { readonly kind: 'push' } // green: which card of the opponent
  | { readonly kind: 'lose' } // blue: which card the opponent gives up
  | { readonly kind: 'guess' } // where the princess is

/** Every answer to every question. */
export type TowersMove =
  | { readonly do: 'go'; readonly place: number }
  | { readonly do: 'trade' } // the knight exchanges places with the mage
  | { readonly do: 'take'; readonly gap: number }
  | { readonly do: 'put'; readonly side: Side }
  | { readonly do: 'pass' }
  | { readonly do: 'card'; readonly card: Card }
  | { readonly do: 'tower'; readonly tower: number }
  | { readonly do: 'exchange' }
  | { readonly do: 'leave' }

/** What watchers are told. */
export type TowersEvent =
  | { readonly kind: 'deal'; readonly round: number; readonly gaps: readonly Gap[] }
  | { readonly kind: 'turn'; readonly seat: number; readonly round: number }
  | {
      readonly kind: 'go'
      readonly seat: number
      readonly from: number
      readonly to: number
      readonly tower: number
      readonly how: 'step' | 'trade' | 'jump'
    }
  | { readonly kind: 'take'; readonly seat: number; readonly gap: number; readonly card: Card; readonly faceDown: boolean }
  | {
      readonly kind: 'used'
      readonly seat: number
      readonly card: Card
      readonly side: Side
      readonly by: number
      readonly why: 'stone' | 'paid' | 'pushed'
    }
  | { readonly kind: 'cast'; readonly seat: number; readonly tower: number; readonly at: number }
  | { readonly kind: 'fizzle'; readonly seat: number; readonly tower: number }
  | { readonly kind: 'look'; readonly seat: number; readonly towers: readonly [number, number] }
  | {
      readonly kind: 'saw'
      readonly seat: number
      readonly towers: readonly [number, number]
      readonly secrets: readonly [Secret, Secret]
    } // to the caster
  | { readonly kind: 'putBack'; readonly seat: number; readonly exchanged: boolean } // to the caster
  | { readonly kind: 'lose'; readonly seat: number; readonly card: Card; readonly from: 'gained' | 'used' }
  | { readonly kind: 'hide'; readonly seat: number }
  | { readonly kind: 'hid'; readonly seat: number; readonly card: Card } // to the owner
  | { readonly kind: 'sweep'; readonly round: number; readonly gaps: readonly Gap[] }
  | { readonly kind: 'guess'; readonly tower: number; readonly secret: Secret; readonly right: boolean }
  | { readonly kind: 'uncover'; readonly seat: number; readonly cards: readonly Card[] }
  | { readonly kind: 'end' }

export const options = { shuffled: { kind: 'flag', default: false } } as const satisfies Schema

export function setup(chosen: Options<typeof options>, seats: number, dealer: Dealer<TowersEvent>): TowersTable {
  const t: TowersTable = {
    ...blankTable(seats),
    ring: [...RING],
    places: [...START_PLACES],
    exchanged: false,
    round: 1,
    turn: 0,
    gaps: [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY],
    unseen: CARDS.map((_, id) => id),
    pile: FIRST_DISCARDS,
    discards: [],
    secrets: [],
    looks: [],
    areas: [emptyArea(), emptyArea()],
    guess: -1,
  }
  if (chosen.shuffled) t.ring = [RING[0] as Tower, ...dealer.shuffle(t, RING.slice(1))]
  const others = SECRETS.map((_, id) => id).filter((id) => id !== PRINCESS)
  dealer.draw(t, others) // TW-3.2: one goes back to the box, unseen
  t.secrets = dealer.shuffle(t, [...others, PRINCESS])
  next<TowersFrame>(t, { op: 'deal' }, { op: 'turn' })
  return t
}

function emptyArea(): Area {
  return { gained: [], used: [], hidden: [] }
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
    secrets: t.secrets.slice(),
    looks: t.looks,
    areas: t.areas.map((a) => ({ gained: a.gained.slice(), used: a.used.slice(), hidden: a.hidden })),
    guess: t.guess,
  }
}

export function areaOf(t: { areas: Area[] }, seat: number): Area {
  return t.areas[seat] as Area
}

export function opponentOf(seat: number): number {
  return 1 - seat
}

/** The place clockwise (+1) or counter-clockwise (-1) of another. */
export function neighbour(place: number, by: number): number {
  return (place + by + PLACES) % PLACES
}

/** The two gaps that touch a place: counter-clockwise one first. */
export function gapsAt(place: number): readonly [number, number] {
  return [neighbour(place, -1), place]
}

/** The tower a seat stands at. */
export function towerOf(t: Pick<TowersTable, 'ring' | 'places'>, seat: number): Tower {
  return t.ring[t.places[seat] as number] as Tower
}

import { blankTable, copyCommon, type Dealer, next, type Options, type Schema, type Table } from '@grimuar/kernel'
import {
  type Card,
  COLOURS,
  CRYSTALS,
  type End,
  FEWER_TEMPLE_GOALS,
  isTemple,
  type Kind,
  MARKERS,
  NETS,
  type NetEffect,
  PLACES,
  REMOVED,
  RUNES,
  RUNES_PER_TEMPLE,
  SPACE_POINTS,
  TEMPLE_GOALS,
  TEMPLES,
  UPGRADES,
  WASTELANDS,
  wasteland,
} from './cards/index.ts'

/** Nothing there: an empty net place, a temple without a rune, a pawn not yet on the ring. */
export const NONE = -1

/** What lies on a curse space: a seat's marker, or one of these. */
export const FREE = -1
export const BARRED = -2 // marked X: it cannot be broken
export const GHOST = -3 // the marker of nobody's in the game for two

/** What one player has. */
export interface Breaker {
  pawn: number // its stop on the ring
  net: Kind[] // what lies on each of the twelve places
  side: number // which side of which net it is, by its id
  reserve: number // net 1B: crystals left on its special places
  runes: number[] // rune cards by kind
  muted: number // net 2A: the kind of rune that never counts for the goal
  markers: number // not yet placed
  curses: number // points for curses broken
  rewards: number // points from net 2B
}

/** Everything that lies on the table; all of it is seen by all. */
export interface Realm {
  advanced: boolean // nets have their effects
  ring: Card[] // clockwise; a stop is a place in this list
  ghost: number // the stop of the pawn of nobody's
  goals: number[] // temples whose goals count
  supply: number[] // crystals by kind
  covered: boolean[][] // by upgrade card and colour (red first): a colourless crystal lies on the field
  spaces: number[][] // by temple and space: whose marker lies there
  faceUp: number[] // by temple: the rune card on top
  piles: number[] // by temple: cards face down under it
  unseen: number[] // by kind of rune: how many lie face down, nobody knows where
  nets: number[] // sides still to be chosen from
  players: Breaker[]
  round: number // from 1; 0 while setting up
  turn: number // the seat whose turn it is
  took: boolean // in this turn crystals were taken
  broke: boolean // in this turn a curse was broken
  tapped: boolean // in this turn net 1B gave from its special places
  hand: number[] // crystals of `turn`, by kind: taken and not yet placed
}

export interface ProphecyTable extends Table<ProphecyFrame, ProphecyQuestion, ProphecyMove>, Realm {}

/** Where crystals come from, for those who watch. */
export type Source = 'setup' | 'card' | 'rune' | 'spell' | 'reserve' | 'reward'
/** What crystals of the net are paid for. */
export type Price = 'speed' | 'rearrange' | 'exchange' | 'trade' | 'cover' | 'raise'
export type Spell = 'rearrange' | 'exchange'

/** What is still to happen. The seat is always `turn`. */
export type ProphecyFrame =
  | { readonly op: 'draft'; readonly seat: number }
  | { readonly op: 'begin'; readonly seat: number } // the first crystals
  | { readonly op: 'turn'; readonly seat: number }
  | { readonly op: 'go' }
  | { readonly op: 'arrive'; readonly stop: number }
  | { readonly op: 'act' }
  | { readonly op: 'endTurn' }
  | { readonly op: 'gain'; readonly crystals: readonly Kind[]; readonly from: Source } // into the hand
  | Choosing
  | { readonly op: 'place' } // the hand onto the net
  | Paying
  | { readonly op: 'swap' }
  | { readonly op: 'coverMore'; readonly first: Kind }
  | { readonly op: 'upgraded'; readonly fields: readonly Kind[] }
  | { readonly op: 'sweep' } // an upgrade card with few free fields is cleared
  | { readonly op: 'mark'; readonly end: End; readonly level: number }
  | { readonly op: 'gainRune' }
  | { readonly op: 'end' }

/** A crystal of one's choice, into the hand. */
export interface Choosing {
  readonly op: 'choose'
  readonly among: 'colours' | 'all'
  readonly from: Source
  readonly optional: boolean
  readonly trade: number // of an exchange: the first or second of its crystals; else 0
  readonly not: Kind // a colour that is ruled out
}

/** Crystals of the net to be given up, one by one. */
export interface Paying {
  readonly op: 'pay'
  readonly left: number
  readonly price: Price
  readonly field: Kind // the field to be covered, for `cover`
}

/** Every question put to a player. */
export type ProphecyQuestion =
  | { readonly kind: 'net' } // advanced game: which net
  | { readonly kind: 'rune'; readonly temple: number } // which rune card; `temple` is where the curse was broken, or NONE
  | { readonly kind: 'place' } // which crystal of the hand goes where
  | { readonly kind: 'go' } // where to move, or a spell first
  | { readonly kind: 'act' } // take, break, exchange, upgrade, a spell, or the end of the turn
  | { readonly kind: 'pay'; readonly left: number; readonly price: Price; readonly field: Kind }
  | { readonly kind: 'swap'; readonly first: number } // which two crystals change places
  | {
      readonly kind: 'choose'
      readonly among: 'colours' | 'all'
      readonly from: Source
      readonly optional: boolean
      readonly trade: number
      readonly not: Kind
    }
  | { readonly kind: 'cover'; readonly first: Kind } // a second field, or enough
  | { readonly kind: 'field' } // shortage: which upgrade field gives its crystal
  | { readonly kind: 'owner'; readonly crystal: Kind } // shortage: which player gives one
  | { readonly kind: 'give'; readonly crystal: Kind; readonly to: number } // shortage: that player's choice

/** Every answer to every question. */
export type ProphecyMove =
  | { readonly do: 'net'; readonly net: number }
  | { readonly do: 'rune'; readonly temple: number }
  | { readonly do: 'place'; readonly crystal: Kind; readonly place: number }
  | { readonly do: 'go'; readonly stop: number }
  | { readonly do: 'take' }
  | { readonly do: 'break'; readonly end: End; readonly level: number; readonly places: readonly number[] }
  | { readonly do: 'trade' }
  | { readonly do: 'cover'; readonly field: Kind }
  | { readonly do: 'cast'; readonly spell: Spell }
  | { readonly do: 'tap'; readonly count: number }
  | { readonly do: 'end' }
  | { readonly do: 'pay'; readonly place: number }
  | { readonly do: 'swap'; readonly place: number }
  | { readonly do: 'choose'; readonly crystal: Kind }
  | { readonly do: 'decline' }
  | { readonly do: 'field'; readonly card: Card; readonly field: Kind }
  | { readonly do: 'owner'; readonly seat: number }
  | { readonly do: 'give'; readonly place: number }

/** What watchers are told. */
export type ProphecyEvent =
  | { readonly kind: 'net'; readonly seat: number; readonly net: number }
  | { readonly kind: 'turn'; readonly seat: number; readonly round: number }
  | { readonly kind: 'go'; readonly seat: number; readonly from: number; readonly to: number; readonly card: Card }
  | { readonly kind: 'ghost'; readonly from: number; readonly to: number; readonly card: Card }
  | { readonly kind: 'resonance'; readonly seat: number; readonly rune: number; readonly card: Card; readonly count: number }
  | { readonly kind: 'gain'; readonly seat: number; readonly crystals: readonly Kind[]; readonly from: Source } // from the supply
  | { readonly kind: 'lacking'; readonly seat: number; readonly crystal: Kind } // nobody has any
  | { readonly kind: 'field'; readonly seat: number; readonly card: Card; readonly field: Kind } // a crystal off an upgrade card
  | { readonly kind: 'give'; readonly seat: number; readonly to: number; readonly crystal: Kind; readonly place: number }
  | { readonly kind: 'place'; readonly seat: number; readonly crystal: Kind; readonly place: number }
  | { readonly kind: 'surplus'; readonly seat: number; readonly crystals: readonly Kind[] } // back to the supply
  | { readonly kind: 'pay'; readonly seat: number; readonly crystal: Kind; readonly place: number; readonly price: Price }
  | { readonly kind: 'cover'; readonly seat: number; readonly card: Card; readonly field: Kind; readonly place: number }
  | { readonly kind: 'clear'; readonly card: Card; readonly fields: readonly Kind[] }
  | { readonly kind: 'cast'; readonly seat: number; readonly spell: Spell | 'speed'; readonly price: number }
  | { readonly kind: 'swap'; readonly seat: number; readonly places: readonly [number, number] }
  | { readonly kind: 'tap'; readonly seat: number; readonly count: number }
  | {
      readonly kind: 'chain'
      readonly seat: number
      readonly places: readonly number[]
      readonly crystals: readonly Kind[]
    } // back to the supply
  | {
      readonly kind: 'break'
      readonly seat: number
      readonly temple: number
      readonly space: number
      readonly points: number
      readonly level: number
    }
  | { readonly kind: 'reward'; readonly seat: number; readonly marker: number; readonly points: number }
  | { readonly kind: 'rune'; readonly seat: number; readonly temple: number; readonly rune: number }
  | { readonly kind: 'turnUp'; readonly temple: number; readonly rune: number }
  | { readonly kind: 'undone'; readonly seat: number; readonly card: Card } // nothing exchanged or upgraded
  | { readonly kind: 'lastRound'; readonly seat: number }
  | { readonly kind: 'goals'; readonly temples: readonly (readonly number[])[]; readonly runes: readonly number[] } // points by seat
  | { readonly kind: 'end' }

export type ProphecyDealer = Dealer<ProphecyEvent>

export const options = {
  nets: { kind: 'pick', from: ['basic', 'a', 'b', 'mixed'], default: 'basic' },
  sides: {
    kind: 'list',
    slots: [
      ['A', 'B'],
      ['A', 'B'],
      ['A', 'B'],
      ['A', 'B'],
    ],
    default: ['A', 'B', 'A', 'B'],
  },
} as const satisfies Schema

export function setup(chosen: Options<typeof options>, seats: number, dealer: ProphecyDealer): ProphecyTable {
  const advanced = chosen.nets !== 'basic'
  const few = seats < 4
  const t: ProphecyTable = {
    ...blankTable(seats),
    advanced,
    ring: [],
    ghost: NONE,
    goals: [],
    supply: CRYSTALS.slice(),
    covered: UPGRADES.map(() => COLOURS.map(() => false)),
    spaces: TEMPLES.map((temple) =>
      SPACE_POINTS.map((_, space) =>
        few && space === temple.barred ? BARRED : seats === 2 && space === temple.ghost ? GHOST : FREE,
      ),
    ),
    faceUp: [],
    piles: TEMPLES.map(() => RUNES_PER_TEMPLE - 1),
    unseen: RUNES.map((rune) => rune.count),
    nets: [],
    players: Array.from({ length: seats }, (_, seat) => newBreaker(advanced ? NONE : seat * 2)),
    round: 0,
    turn: 0,
    took: false,
    broke: false,
    tapped: false,
    hand: CRYSTALS.map(() => 0),
  }
  t.ring = layRing(
    dealer.shuffle(
      t,
      TEMPLES.map((_, temple) => temple),
    ),
    few,
  )
  t.faceUp = TEMPLES.map(() => drawRune(t, dealer))
  const goals = dealer.shuffle(
    t,
    TEMPLES.map((_, temple) => temple),
  )
  t.goals = goals.slice(0, few ? FEWER_TEMPLE_GOALS : TEMPLE_GOALS).sort((a, b) => a - b)
  if (seats === 2) t.ghost = t.ring.indexOf(dealer.roll(t, TEMPLES.length))
  const order = t.players.map((_, seat) => seat)
  if (advanced) t.nets = [0, 1, 2, 3].map((net) => net * 2 + (sideOf(chosen, net) === 'B' ? 1 : 0))
  next<ProphecyFrame>(
    t,
    ...(advanced ? order.toReversed().map((seat) => ({ op: 'draft', seat }) as const) : []),
    ...order.map((seat) => ({ op: 'begin', seat }) as const),
    { op: 'turn', seat: 0 },
  )
  return t
}

/** PR-2.1, PR-2.3: two wastelands after each temple, then the removed ones go. */
function layRing(temples: readonly Card[], few: boolean): Card[] {
  const gap = WASTELANDS.length / temples.length
  const ring = temples.flatMap((temple, i) => [temple, ...Array.from({ length: gap }, (_, n) => wasteland(i * gap + n + 1))])
  return few ? ring.filter((card) => isTemple(card) || !REMOVED.some((number) => wasteland(number) === card)) : ring
}

function sideOf(chosen: Options<typeof options>, net: number): string {
  return chosen.nets === 'mixed' ? (chosen.sides[net] as string) : chosen.nets === 'b' ? 'B' : 'A'
}

function newBreaker(side: number): Breaker {
  return {
    pawn: NONE,
    net: Array<Kind>(PLACES).fill(NONE),
    side,
    reserve: 0,
    runes: RUNES.map(() => 0),
    muted: NONE,
    markers: MARKERS,
    curses: 0,
    rewards: 0,
  }
}

/** The next card of any pile: which it is nobody knew, so it is drawn only now. */
export function drawRune(t: ProphecyTable, dealer: ProphecyDealer): number {
  let left = 0
  for (const count of t.unseen) left += count
  let at = dealer.roll(t, left)
  for (let rune = 0; rune < t.unseen.length; rune++) {
    at -= t.unseen[rune] as number
    if (at < 0) {
      t.unseen[rune] = (t.unseen[rune] as number) - 1
      return rune
    }
  }
  throw new Error('no rune card is left face down')
}

/** A copy that shares nothing that is ever changed. */
export function copy(t: ProphecyTable): ProphecyTable {
  return { ...copyCommon(t), ...copyRealm(t) }
}

export function copyRealm(t: Realm): Realm {
  return {
    advanced: t.advanced,
    ring: t.ring.slice(),
    ghost: t.ghost,
    goals: t.goals.slice(),
    supply: t.supply.slice(),
    covered: t.covered.map((fields) => fields.slice()),
    spaces: t.spaces.map((spaces) => spaces.slice()),
    faceUp: t.faceUp.slice(),
    piles: t.piles.slice(),
    unseen: t.unseen.slice(),
    nets: t.nets.slice(),
    players: t.players.map((p) => ({
      pawn: p.pawn,
      net: p.net.slice(),
      side: p.side,
      reserve: p.reserve,
      runes: p.runes.slice(),
      muted: p.muted,
      markers: p.markers,
      curses: p.curses,
      rewards: p.rewards,
    })),
    round: t.round,
    turn: t.turn,
    took: t.took,
    broke: t.broke,
    tapped: t.tapped,
    hand: t.hand.slice(),
  }
}

export function playerOf(t: Pick<Realm, 'players'>, seat: number): Breaker {
  return t.players[seat] as Breaker
}

/** The player whose turn it is. */
export function active(t: Pick<Realm, 'players' | 'turn'>): Breaker {
  return t.players[t.turn] as Breaker
}

/** Whether a player's net has an effect and it counts. */
export function hasEffect(t: Pick<Realm, 'advanced' | 'players'>, seat: number, effect: NetEffect): boolean {
  return t.advanced && NETS[playerOf(t, seat).side]?.effect === effect
}

/** The card a player's pawn stands on. */
export function cardOf(t: Pick<Realm, 'ring' | 'players'>, seat: number): Card {
  return t.ring[playerOf(t, seat).pawn] as Card
}

/** How many crystals of a kind lie on a net. */
export function countOf(net: readonly Kind[], kind: Kind): number {
  let n = 0
  for (let place = 0; place < net.length; place++) if (net[place] === kind) n++
  return n
}

/** How many crystals lie on a net. */
export function crystalsOn(net: readonly Kind[]): number {
  return net.length - countOf(net, NONE)
}

/** The fields of an upgrade card, by colour (red first). */
export function fieldsOf(t: Pick<Realm, 'covered'>, card: Card): boolean[] {
  return t.covered[UPGRADES.indexOf(card)] as boolean[]
}

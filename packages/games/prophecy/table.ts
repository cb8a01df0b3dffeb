import {
  at,
  type By,
  blankTable,
  by,
  copyBy,
  copyCommon,
  type Dealer,
  next,
  type Options,
  type Schema,
  type Seat,
  type Table,
} from '@grimuar/kernel'
import {
  type Card,
  COLOURS,
  type Colour,
  CRYSTALS,
  type End,
  FEWER_TEMPLE_GOALS,
  isTemple,
  KINDS,
  type Kind,
  MARKERS,
  NET_SIDES,
  NETS,
  type NetEffect,
  type NetSide,
  PLACES,
  type Place,
  REMOVED,
  RUNE_IDS,
  RUNES,
  RUNES_PER_TEMPLE,
  type RuneId,
  SPACE_POINTS,
  TEMPLE_GOALS,
  TEMPLE_IDS,
  TEMPLES,
  type TempleId,
  UPGRADES,
  WASTELANDS,
  wasteland,
} from './cards/index.ts'

/** Nothing there: an empty net place, a temple without a rune, a pawn not yet on the ring. */
export const NONE = -1
export type None = typeof NONE

/** The content of a curse space: a seat's marker, or one of these. */
export const FREE = -1
export const BARRED = -2 // marked X: it cannot be broken
export const GHOST = -3 // the neutral marker in the game for two

/** A stop of the ring: a place in its list of cards. Not the card that lies there. */
export type Stop = number

/** The content of each of the twelve places. */
export type CrystalNet = By<Place, Kind | None>

/** The things of one player. */
export interface Breaker {
  pawn: Stop // or NONE
  net: CrystalNet
  side: NetSide | None // which side of which net it is
  reserve: number // net 1B: crystals left on its special places
  runes: By<RuneId, number> // how many cards of each
  muted: RuneId | None // net 2A: the kind of rune that never counts for the goal
  markers: number // not yet placed
  curses: number // points for curses broken
  rewards: number // points from net 2B
}

/** Everything that lies on the table; all of it is seen by all. */
export interface Realm {
  advanced: boolean // nets have their effects
  ring: Card[] // clockwise; a stop is a place in this list
  ghost: Stop // of the neutral pawn, or NONE
  goals: TempleId[] // temples whose goals count
  supply: By<Kind, number> // crystals
  covered: boolean[][] // by upgrade card and colour (red first): a colourless crystal lies on the field
  spaces: By<TempleId, number[]> // by space: whose marker lies there
  faceUp: By<TempleId, RuneId | None> // the rune card on top
  piles: By<TempleId, number> // cards face down under it
  unseen: By<RuneId, number> // how many lie face down, nobody knows where
  nets: NetSide[] // still to be chosen from
  players: Breaker[]
  round: number // from 1; 0 while setting up
  turn: Seat // whose turn it is
  took: boolean // in this turn crystals were taken
  broke: boolean // in this turn a curse was broken
  tapped: boolean // in this turn net 1B gave from its special places
  hand: By<Kind, number> // crystals of `turn`: taken and not yet placed
}

export interface ProphecyTable extends Table<ProphecyFrame, ProphecyQuestion, ProphecyMove>, Realm {}

/** The source of crystals, as watchers are told. */
export type Source = 'setup' | 'card' | 'rune' | 'spell' | 'reserve' | 'reward'
/** What crystals of the net are paid for. */
export type Price = 'speed' | 'rearrange' | 'exchange' | 'trade' | 'cover' | 'raise'
export type Spell = 'rearrange' | 'exchange'

/** What is still to happen. The seat is always `turn`. */
export type ProphecyFrame =
  | { readonly op: 'draft'; readonly seat: Seat }
  | { readonly op: 'begin'; readonly seat: Seat } // the first crystals
  | { readonly op: 'turn'; readonly seat: Seat }
  | { readonly op: 'go' }
  | { readonly op: 'arrive'; readonly stop: Stop }
  | { readonly op: 'act' }
  | { readonly op: 'endTurn' }
  | { readonly op: 'gain'; readonly crystals: readonly Kind[]; readonly from: Source } // into the hand
  | Choosing
  | { readonly op: 'place' } // the hand onto the net
  | Paying
  | { readonly op: 'swap' }
  | { readonly op: 'coverMore'; readonly first: Colour }
  | { readonly op: 'upgraded'; readonly fields: readonly Colour[] }
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
  readonly not: Kind | None // a colour that is ruled out
}

/** Crystals of the net to be given up, one by one. */
export interface Paying {
  readonly op: 'pay'
  readonly left: number
  readonly price: Price
  readonly field: Colour | None // the field to be covered, for `cover`
}

/** Every question put to a player. */
export type ProphecyQuestion =
  | { readonly kind: 'net' } // advanced game: which net
  | { readonly kind: 'rune'; readonly temple: TempleId | None } // which rune card; `temple` is where the curse was broken, or NONE
  | { readonly kind: 'place' } // which crystal of the hand goes where
  | { readonly kind: 'go' } // where to move, or a spell first
  | { readonly kind: 'act' } // take, break, exchange, upgrade, a spell, or the end of the turn
  | { readonly kind: 'pay'; readonly left: number; readonly price: Price; readonly field: Colour | None }
  | { readonly kind: 'swap'; readonly first: Place | None } // which two crystals change places
  | {
      readonly kind: 'choose'
      readonly among: 'colours' | 'all'
      readonly from: Source
      readonly optional: boolean
      readonly trade: number
      readonly not: Kind | None
    }
  | { readonly kind: 'cover'; readonly first: Colour } // a second field, or enough
  | { readonly kind: 'field' } // shortage: which upgrade field gives its crystal
  | { readonly kind: 'owner'; readonly crystal: Kind } // shortage: which player gives one
  | { readonly kind: 'give'; readonly crystal: Kind; readonly to: Seat } // shortage: that player's choice

/** Every answer to every question. */
export type ProphecyMove =
  | { readonly do: 'net'; readonly net: NetSide }
  | { readonly do: 'rune'; readonly temple: TempleId }
  | { readonly do: 'place'; readonly crystal: Kind; readonly place: Place }
  | { readonly do: 'go'; readonly stop: Stop }
  | { readonly do: 'take' }
  | { readonly do: 'break'; readonly end: End; readonly level: number; readonly places: readonly Place[] }
  | { readonly do: 'trade' }
  | { readonly do: 'cover'; readonly field: Colour }
  | { readonly do: 'cast'; readonly spell: Spell }
  | { readonly do: 'tap'; readonly count: number }
  | { readonly do: 'end' }
  | { readonly do: 'pay'; readonly place: Place }
  | { readonly do: 'swap'; readonly place: Place }
  | { readonly do: 'choose'; readonly crystal: Kind }
  | { readonly do: 'decline' }
  | { readonly do: 'field'; readonly card: Card; readonly field: Colour }
  | { readonly do: 'owner'; readonly seat: Seat }
  | { readonly do: 'give'; readonly place: Place }

/** The answers that do one of some things. */
export type MoveTo<Do extends ProphecyMove['do']> = Extract<ProphecyMove, { do: Do }>

/** Actions that are possible at any time of the player's turn. */
export type SpellMove = MoveTo<'cast' | 'tap'>

/** By kind of question: the moves that answer it. */
export interface ProphecyMoves {
  readonly net: MoveTo<'net'>
  readonly rune: MoveTo<'rune'>
  readonly place: MoveTo<'place'>
  readonly go: MoveTo<'go'> | SpellMove
  readonly act: MoveTo<'take' | 'break' | 'trade' | 'cover' | 'end'> | SpellMove
  readonly pay: MoveTo<'pay'>
  readonly swap: MoveTo<'swap'>
  readonly choose: MoveTo<'choose' | 'decline'>
  readonly cover: MoveTo<'cover' | 'end'>
  readonly field: MoveTo<'field'>
  readonly owner: MoveTo<'owner'>
  readonly give: MoveTo<'give'>
}

/** What watchers are told. */
export type ProphecyEvent =
  | { readonly kind: 'net'; readonly seat: Seat; readonly net: NetSide }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly kind: 'go'; readonly seat: Seat; readonly from: Stop; readonly to: Stop; readonly card: Card }
  | { readonly kind: 'ghost'; readonly from: Stop; readonly to: Stop; readonly card: Card }
  | { readonly kind: 'resonance'; readonly seat: Seat; readonly rune: RuneId; readonly card: Card; readonly count: number }
  | { readonly kind: 'gain'; readonly seat: Seat; readonly crystals: readonly Kind[]; readonly from: Source } // from the supply
  | { readonly kind: 'lacking'; readonly seat: Seat; readonly crystal: Kind } // nobody else has any
  | { readonly kind: 'field'; readonly seat: Seat; readonly card: Card; readonly field: Colour } // a crystal off an upgrade card
  | { readonly kind: 'give'; readonly seat: Seat; readonly to: Seat; readonly crystal: Kind; readonly place: Place }
  | { readonly kind: 'place'; readonly seat: Seat; readonly crystal: Kind; readonly place: Place }
  | { readonly kind: 'surplus'; readonly seat: Seat; readonly crystals: readonly Kind[] } // back to the supply
  | { readonly kind: 'pay'; readonly seat: Seat; readonly crystal: Kind; readonly place: Place; readonly price: Price }
  | { readonly kind: 'cover'; readonly seat: Seat; readonly card: Card; readonly field: Colour; readonly place: Place }
  | { readonly kind: 'clear'; readonly card: Card; readonly fields: readonly Colour[] }
  | { readonly kind: 'cast'; readonly seat: Seat; readonly spell: Spell | 'speed'; readonly price: number }
  | {
      readonly kind: 'swap'
      readonly seat: Seat
      readonly places: readonly [Place, Place] // where they lay
      readonly crystals: readonly [Kind, Kind]
    }
  | { readonly kind: 'trade'; readonly seat: Seat; readonly card: Card; readonly price: number } // on an exchange card
  | { readonly kind: 'tap'; readonly seat: Seat; readonly count: number }
  | {
      readonly kind: 'chain'
      readonly seat: Seat
      readonly places: readonly Place[]
      readonly crystals: readonly Kind[]
    } // back to the supply
  | {
      readonly kind: 'break'
      readonly seat: Seat
      readonly temple: TempleId
      readonly space: number
      readonly points: number
      readonly level: number
    }
  | { readonly kind: 'reward'; readonly seat: Seat; readonly marker: number; readonly points: number }
  | { readonly kind: 'rune'; readonly seat: Seat; readonly temple: TempleId; readonly rune: RuneId }
  | { readonly kind: 'turnUp'; readonly temple: TempleId; readonly rune: RuneId }
  | { readonly kind: 'undone'; readonly seat: Seat; readonly card: Card } // nothing exchanged or upgraded
  | { readonly kind: 'lastRound'; readonly seat: Seat }
  | { readonly kind: 'roundLimit'; readonly round: number } // this is the last round there can be (PR-11.6)
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
    when: { nets: ['mixed'] },
  },
} as const satisfies Schema

export function setup(chosen: Options<typeof options>, seats: number, dealer: ProphecyDealer): ProphecyTable {
  const advanced = chosen.nets !== 'basic'
  const few = seats < 4
  const t: ProphecyTable = {
    advanced,
    ring: [],
    ghost: NONE,
    goals: [],
    supply: by(KINDS, (kind) => CRYSTALS[kind]),
    covered: UPGRADES.map(() => COLOURS.map(() => false)),
    spaces: by(TEMPLE_IDS, (temple) => {
      const { barred, ghost } = TEMPLES[temple]
      return SPACE_POINTS.map((_, space) => (few && space === barred ? BARRED : seats === 2 && space === ghost ? GHOST : FREE))
    }),
    faceUp: by<TempleId, RuneId | None>(TEMPLE_IDS, () => NONE),
    piles: by(TEMPLE_IDS, () => RUNES_PER_TEMPLE - 1),
    unseen: by(RUNE_IDS, (rune) => RUNES[rune].count),
    nets: [],
    players: Array.from({ length: seats }, (_, seat) => newBreaker(advanced ? NONE : sideOf(seat, 'A'))),
    round: 0,
    turn: 0,
    took: false,
    broke: false,
    tapped: false,
    hand: by(KINDS, () => 0),
    ...blankTable(seats),
  }
  t.ring = layRing(dealer.shuffle(t, TEMPLE_IDS.slice()), few)
  for (const temple of TEMPLE_IDS) t.faceUp[temple] = drawRune(t, dealer)
  const goals = dealer.shuffle(t, TEMPLE_IDS.slice())
  t.goals = goals.slice(0, few ? FEWER_TEMPLE_GOALS : TEMPLE_GOALS).sort((a, b) => a - b)
  if (seats === 2) t.ghost = t.ring.indexOf(at(TEMPLE_IDS, dealer.roll(t, TEMPLES.length)))
  const order = t.players.map((_, seat) => seat)
  if (advanced) t.nets = [0, 1, 2, 3].map((net) => sideOf(net, chosenSide(chosen, net)))
  next<ProphecyFrame>(
    t,
    ...(advanced ? order.toReversed().map((seat) => ({ op: 'draft', seat }) as const) : []),
    ...order.map((seat) => ({ op: 'begin', seat }) as const),
    { op: 'turn', seat: 0 },
  )
  return t
}

/** PR-2.1, PR-2.3: two wastelands after each temple, then the removed ones go. */
function layRing(temples: readonly TempleId[], few: boolean): Card[] {
  const gap = WASTELANDS.length / temples.length
  const ring = temples.flatMap((temple, i) => [temple, ...Array.from({ length: gap }, (_, n) => wasteland(i * gap + n + 1))])
  return few ? ring.filter((card) => isTemple(card) || !REMOVED.some((number) => wasteland(number) === card)) : ring
}

function chosenSide(chosen: Options<typeof options>, net: number): string {
  return chosen.nets === 'mixed' ? at(chosen.sides, net) : chosen.nets === 'b' ? 'B' : 'A'
}

function sideOf(net: number, letter: string): NetSide {
  return at(NET_SIDES, net * 2 + (letter === 'B' ? 1 : 0))
}

function newBreaker(side: NetSide | None): Breaker {
  return {
    pawn: NONE,
    net: by<Place, Kind | None>(PLACES, () => NONE),
    side,
    reserve: 0,
    runes: by(RUNE_IDS, () => 0),
    muted: NONE,
    markers: MARKERS,
    curses: 0,
    rewards: 0,
  }
}

/** The next card of any pile: which it is nobody knew, so it is drawn only now. */
export function drawRune(t: ProphecyTable, dealer: ProphecyDealer): RuneId {
  let left = 0
  for (const count of t.unseen) left += count
  let drawn = dealer.roll(t, left)
  for (const rune of RUNE_IDS) {
    drawn -= t.unseen[rune]
    if (drawn < 0) {
      t.unseen[rune]--
      return rune
    }
  }
  throw new Error('no rune card is left face down')
}

/** A copy that shares nothing that is ever changed. */
export function copy(t: ProphecyTable): ProphecyTable {
  return { ...copyRealm(t), ...copyCommon(t) }
}

export function copyRealm(t: Realm): Realm {
  return {
    advanced: t.advanced,
    ring: t.ring.slice(),
    ghost: t.ghost,
    goals: t.goals.slice(),
    supply: copyBy(t.supply),
    covered: t.covered.map((fields) => fields.slice()),
    spaces: by(TEMPLE_IDS, (temple) => t.spaces[temple].slice()),
    faceUp: copyBy(t.faceUp),
    piles: copyBy(t.piles),
    unseen: copyBy(t.unseen),
    nets: t.nets.slice(),
    players: t.players.map((p) => ({
      pawn: p.pawn,
      net: copyBy(p.net),
      side: p.side,
      reserve: p.reserve,
      runes: copyBy(p.runes),
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
    hand: copyBy(t.hand),
  }
}

// These are read at every step of a search, so they look by themselves: `at`, which serves all lists of all games, is slower.

export function playerOf(t: Pick<Realm, 'players'>, seat: Seat): Breaker {
  const player = t.players[seat]
  if (player === undefined) throw new Error(`nobody sits at seat ${seat}`)
  return player
}

/** The player whose turn it is. */
export function active(t: Pick<Realm, 'players' | 'turn'>): Breaker {
  return playerOf(t, t.turn)
}

/** The effect of a player's net, if effects are in play; undefined before the net is chosen. */
export function effectOf({ side }: Breaker): NetEffect | undefined {
  return side === NONE ? undefined : NETS[side].effect
}

/** Whether a player's net has an effect and it counts. */
export function hasEffect(t: Pick<Realm, 'advanced' | 'players'>, seat: Seat, effect: NetEffect): boolean {
  return t.advanced && effectOf(playerOf(t, seat)) === effect
}

/** The card a player's pawn stands on. */
export function cardOf(t: Pick<Realm, 'ring' | 'players'>, seat: Seat): Card {
  const card = t.ring[playerOf(t, seat).pawn]
  if (card === undefined) throw new Error(`the pawn of seat ${seat} is not on the ring`)
  return card
}

/** The temple of a player's pawn; it must stand on one. */
export function templeOf(t: Pick<Realm, 'ring' | 'players'>, seat: Seat): TempleId {
  const card = cardOf(t, seat)
  if (!isTemple(card)) throw new Error(`seat ${seat} stands on card ${card}, which is no temple`)
  return card
}

/** How often something is in a list: crystals of a kind on a net, markers of a seat on a temple. */
export function countOf<X>(list: readonly X[], wanted: X): number {
  let n = 0
  for (let i = 0; i < list.length; i++) if (list[i] === wanted) n++
  return n
}

/** The crystal on a place; there must be one. */
export function crystalAt(net: CrystalNet, place: Place): Kind {
  const kind = net[place]
  if (kind === NONE) throw new Error(`there is no crystal on place ${place}`)
  return kind
}

/** How many crystals lie on a net. */
export function crystalsOn(net: CrystalNet): number {
  return net.length - countOf(net, NONE)
}

/** The fields of an upgrade card, by colour (red first). */
export function fieldsOf(t: Pick<Realm, 'covered'>, card: Card): boolean[] {
  const fields = t.covered[UPGRADES.indexOf(card)]
  if (fields === undefined) throw new Error(`card ${card} is no upgrade card`)
  return fields
}

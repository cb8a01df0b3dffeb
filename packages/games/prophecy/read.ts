import { at, type By, by, type Json, type Seat } from '@grimuar/kernel'
import { either, fields, kinds, list, oneOf, type Reader, whole } from '../readers.ts'
import {
  CARDS,
  COLOURS,
  CRYSTALS,
  ENDS,
  isTemple,
  KIND_OF,
  KINDS,
  LAST_ROUND,
  LONGEST,
  MARKERS,
  NET_SIDES,
  PLACES,
  RESERVE,
  RUNE_IDS,
  RUNES,
  RUNES_PER_TEMPLE,
  SHORTEST,
  SPACE_POINTS,
  TEMPLE_IDS,
  TRADE_GAIN,
  UPGRADES,
} from './cards/index.ts'
import { conserved } from './conserved.ts'
import {
  BARRED,
  type Breaker,
  crystalsOn,
  FREE,
  GHOST,
  NONE,
  type Price,
  type ProphecyFrame,
  type ProphecyQuestion,
  type ProphecyTable,
  playerOf,
  type Source,
  type Stop,
} from './table.ts'

const kind = oneOf(...KINDS)
const colour = oneOf(...COLOURS)
const place = oneOf(...PLACES)
const rune = oneOf(...RUNE_IDS)
const temple = oneOf(...TEMPLE_IDS)
const side = oneOf(...NET_SIDES)
const none = oneOf(NONE)
const orNone = <T>(reader: Reader<T>) => either(reader, none)
const flag = oneOf(true, false)

/** A list with a value for each id. */
function byId<Id extends number, T>(ids: readonly Id[], item: Reader<T>): Reader<By<Id, T>> {
  const items = list(item, ids.length)
  return (json) => {
    const read = items(json)
    return read && by(ids, (id) => at(read, id))
  }
}

/** A list with at least one item and not too many. */
function some<T>(item: Reader<T>, most: number): Reader<T[]> {
  return (json) => {
    const read = list(item)(json)
    return read && read.length > 0 && read.length <= most ? read : undefined
  }
}

const crystals = byId(KINDS, whole(0, Math.max(...CRYSTALS)))
const runes = byId(RUNE_IDS, whole(0, Math.max(...RUNES.map((each) => each.count))))
const price = oneOf<Price>('speed', 'rearrange', 'exchange', 'trade', 'cover', 'raise')
const source = oneOf<Source>('setup', 'card', 'rune', 'spell', 'reserve', 'reward')
const left = whole(1, PLACES.length)
const choosing = {
  among: oneOf('colours', 'all'),
  from: source,
  optional: flag,
  trade: whole(0, TRADE_GAIN),
  not: orNone(kind),
} as const
const paying = { left, price, field: orNone(colour) } as const

/** Every kind of frame that a table with this number of seats and stops can have. */
function frameReader(seat: Reader<Seat>, stop: Reader<Stop>): Reader<ProphecyFrame> {
  return kinds<ProphecyFrame, 'op'>('op', {
    draft: { seat },
    begin: { seat },
    turn: { seat },
    go: {},
    arrive: { stop },
    act: {},
    endTurn: {},
    gain: { crystals: some(kind, PLACES.length), from: source },
    choose: choosing,
    place: {},
    pay: paying,
    swap: {},
    coverMore: { first: colour },
    upgraded: { fields: some(colour, 2) },
    sweep: {},
    mark: { end: oneOf(...ENDS), level: whole(SHORTEST, LONGEST) },
    gainRune: {},
    end: {},
  })
}

function questionReader(seat: Reader<Seat>): Reader<ProphecyQuestion> {
  return kinds<ProphecyQuestion, 'kind'>('kind', {
    net: {},
    rune: { temple: orNone(temple) },
    place: {},
    go: {},
    act: {},
    pay: paying,
    swap: { first: orNone(place) },
    choose: choosing,
    cover: { first: colour },
    field: {},
    owner: { crystal: kind },
    give: { crystal: kind, to: seat },
  })
}

function tableReader(seats: number): Reader<ProphecyTable> {
  const stops = seats < 4 ? 13 : CARDS.length
  const seat = whole(0, seats - 1)
  const stop = whole(0, stops - 1)
  const player: Reader<Breaker> = fields({
    pawn: orNone(stop),
    net: byId(PLACES, orNone(kind)),
    side: orNone(side),
    reserve: whole(0, RESERVE),
    runes,
    muted: orNone(rune),
    markers: whole(0, MARKERS),
    curses: whole(0, 1000),
    rewards: whole(0, 1000),
  })
  const ask = fields({ question: questionReader(seat), manner: oneOf('one'), to: list(seat, 1) })
  return fields<ProphecyTable>({
    advanced: flag,
    ring: list(oneOf(...CARDS), stops),
    ghost: seats === 2 ? stop : none,
    goals: list(temple),
    supply: crystals,
    covered: list(list(flag, COLOURS.length), UPGRADES.length),
    spaces: byId(TEMPLE_IDS, list(either(seat, oneOf(FREE, BARRED, GHOST)), SPACE_POINTS.length)),
    faceUp: byId(TEMPLE_IDS, orNone(rune)),
    piles: byId(TEMPLE_IDS, whole(0, RUNES_PER_TEMPLE)),
    unseen: runes,
    nets: list(side),
    players: list(player, seats),
    round: whole(0, LAST_ROUND),
    turn: seat,
    took: flag,
    broke: flag,
    tapped: flag,
    hand: crystals,
    seats: oneOf(seats),
    frames: list(frameReader(seat, stop)),
    ask: either(oneOf(null), ask),
    draws: whole(0),
    over: flag,
  })
}

/** For two, three or four players. */
const readAny = either(tableReader(2), either(tableReader(3), tableReader(4)))

/** A table from what JSON wrote of one; undefined where any part of it is not as this game has it. */
export function readTable(json: Json): ProphecyTable | undefined {
  const t = readAny(json)
  return t && holds(t) && frameFits(t) && questionFits(t) ? t : undefined
}

function holds(t: ProphecyTable): boolean {
  try {
    conserved(t)
    return true
  } catch {
    return false
  }
}

/** The stops where the active player's pawn must stand for each frame. */
const WHERE: { readonly [what: string]: 'temple' | 'upgrade' | 'anywhere' } = {
  act: 'anywhere',
  endTurn: 'anywhere',
  cover: 'upgrade',
  coverMore: 'upgrade',
  upgraded: 'upgrade',
  sweep: 'upgrade',
  mark: 'temple',
  gainRune: 'temple',
}

function standsWhere(t: ProphecyTable, what: string): boolean {
  const where = WHERE[what]
  if (where === undefined) return true
  const card = t.ring[playerOf(t, t.turn).pawn]
  return card !== undefined && (where === 'anywhere' || KIND_OF[card] === where)
}

function frameFits(t: ProphecyTable): boolean {
  if (t.over) return t.frames.length === 0 && t.ask === null
  return t.frames.every((frame) => standsWhere(t, frame.op) && (!('field' in frame) || priceFits(t, frame)))
}

/** Only an upgrade field has a colour to be covered, and it is on the card where the player stands. */
function priceFits(t: ProphecyTable, { price, field }: { readonly price: Price; readonly field: number }): boolean {
  return price === 'cover' ? field !== NONE && standsWhere(t, 'cover') : field === NONE
}

function questionFits(t: ProphecyTable): boolean {
  if (t.ask === null) return true
  const {
    question,
    to: [seat],
  } = t.ask
  const { net } = playerOf(t, t.turn)
  if (!standsWhere(t, question.kind)) return false
  switch (question.kind) {
    case 'give':
      return seat !== t.turn && question.to === t.turn
    case 'pay':
      return seat === t.turn && question.left <= crystalsOn(net) && priceFits(t, question)
    case 'swap':
      return seat === t.turn && (question.first === NONE || net[question.first] !== NONE)
    case 'rune': {
      const card = t.ring[playerOf(t, t.turn).pawn]
      return seat === t.turn && (question.temple === NONE || (card === question.temple && isTemple(card)))
    }
    default:
      return seat === t.turn
  }
}

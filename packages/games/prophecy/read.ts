import type { Json } from '@grimuar/kernel'
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
import { anyOf, byId, count, flag, list, oneOf, orNull, type Reader, record } from './json.ts'
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
} from './table.ts'

const kind = oneOf(...KINDS)
const colour = oneOf(...COLOURS)
const place = oneOf(...PLACES)
const rune = oneOf(...RUNE_IDS)
const temple = oneOf(...TEMPLE_IDS)
const side = oneOf(...NET_SIDES)
const none = oneOf(NONE)
const orNone = <T>(reader: Reader<T>) => anyOf<T | typeof NONE>([reader, none])

const crystals = byId(KINDS, count(0, Math.max(...CRYSTALS)))
const runes = byId(RUNE_IDS, count(0, Math.max(...RUNES.map((each) => each.count))))
const price = oneOf<Price>('speed', 'rearrange', 'exchange', 'trade', 'cover', 'raise')
const source = oneOf<Source>('setup', 'card', 'rune', 'spell', 'reserve', 'reward')
const left = count(1, PLACES.length)
const choosing = {
  among: oneOf('colours', 'all'),
  from: source,
  optional: flag,
  trade: count(0, TRADE_GAIN),
  not: orNone(kind),
} as const
const paying = { left, price, field: orNone(colour) } as const

/** Every kind of frame, as a table of so many seats and stops can have it. */
function frameReader(seat: Reader<number>, stop: Reader<number>): Reader<ProphecyFrame> {
  const frames: { readonly [K in ProphecyFrame['op']]: Reader<Extract<ProphecyFrame, { op: K }>> } = {
    draft: record({ op: oneOf('draft'), seat }),
    begin: record({ op: oneOf('begin'), seat }),
    turn: record({ op: oneOf('turn'), seat }),
    go: record({ op: oneOf('go') }),
    arrive: record({ op: oneOf('arrive'), stop }),
    act: record({ op: oneOf('act') }),
    endTurn: record({ op: oneOf('endTurn') }),
    gain: record({ op: oneOf('gain'), crystals: list(kind, 1, PLACES.length), from: source }),
    choose: record({ op: oneOf('choose'), ...choosing }),
    place: record({ op: oneOf('place') }),
    pay: record({ op: oneOf('pay'), ...paying }),
    swap: record({ op: oneOf('swap') }),
    coverMore: record({ op: oneOf('coverMore'), first: colour }),
    upgraded: record({ op: oneOf('upgraded'), fields: list(colour, 1, 2) }),
    sweep: record({ op: oneOf('sweep') }),
    mark: record({ op: oneOf('mark'), end: oneOf(...ENDS), level: count(SHORTEST, LONGEST) }),
    gainRune: record({ op: oneOf('gainRune') }),
    end: record({ op: oneOf('end') }),
  }
  return anyOf<ProphecyFrame>(Object.values(frames))
}

function questionReader(seat: Reader<number>): Reader<ProphecyQuestion> {
  const questions: { readonly [K in ProphecyQuestion['kind']]: Reader<Extract<ProphecyQuestion, { kind: K }>> } = {
    net: record({ kind: oneOf('net') }),
    rune: record({ kind: oneOf('rune'), temple: orNone(temple) }),
    place: record({ kind: oneOf('place') }),
    go: record({ kind: oneOf('go') }),
    act: record({ kind: oneOf('act') }),
    pay: record({ kind: oneOf('pay'), ...paying }),
    swap: record({ kind: oneOf('swap'), first: orNone(place) }),
    choose: record({ kind: oneOf('choose'), ...choosing }),
    cover: record({ kind: oneOf('cover'), first: colour }),
    field: record({ kind: oneOf('field') }),
    owner: record({ kind: oneOf('owner'), crystal: kind }),
    give: record({ kind: oneOf('give'), crystal: kind, to: seat }),
  }
  return anyOf<ProphecyQuestion>(Object.values(questions))
}

function tableReader(seats: number): Reader<ProphecyTable> {
  const stops = seats < 4 ? 13 : CARDS.length
  const seat = count(0, seats - 1)
  const stop = count(0, stops - 1)
  const player: Reader<Breaker> = record({
    pawn: orNone(stop),
    net: byId(PLACES, orNone(kind)),
    side: orNone(side),
    reserve: count(0, RESERVE),
    runes,
    muted: orNone(rune),
    markers: count(0, MARKERS),
    curses: count(0, 1000),
    rewards: count(0, 1000),
  })
  const ask = record({ question: questionReader(seat), manner: oneOf('one'), to: list(seat, 1, 1) })
  return record<ProphecyTable>({
    advanced: flag,
    ring: list(oneOf(...CARDS), stops, stops),
    ghost: seats === 2 ? stop : none,
    goals: list(temple),
    supply: crystals,
    covered: list(list(flag, COLOURS.length, COLOURS.length), UPGRADES.length, UPGRADES.length),
    spaces: byId(TEMPLE_IDS, list(anyOf<number>([seat, oneOf(FREE, BARRED, GHOST)]), SPACE_POINTS.length, SPACE_POINTS.length)),
    faceUp: byId(TEMPLE_IDS, orNone(rune)),
    piles: byId(TEMPLE_IDS, count(0, RUNES_PER_TEMPLE)),
    unseen: runes,
    nets: list(side, 0, 4),
    players: list(player, seats, seats),
    round: count(0, LAST_ROUND),
    turn: seat,
    took: flag,
    broke: flag,
    tapped: flag,
    hand: crystals,
    seats: oneOf(seats),
    frames: list(frameReader(seat, stop)),
    ask: orNull(ask),
    draws: count(0, Number.MAX_SAFE_INTEGER),
    over: flag,
  })
}

/** By number of players. */
const READERS = [2, 3, 4].map(tableReader)

/** A table from what JSON wrote of one; undefined where any part of it is not as this game has it. */
export function readTable(json: Json): ProphecyTable | undefined {
  const t = anyOf(READERS)(json)
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

/** Where the active player's pawn must stand for something to happen. */
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

import { type Ask, at, by, copyBy, type Json, type Seat, same } from '@grimuar/kernel'
import { either, fields, kinds, list, oneOf, pair, type Reader, that, whole } from '../readers.ts'
import {
  CLOCK,
  COLOURS,
  type Colour,
  faceOf,
  isCard,
  isPlace,
  isSecret,
  KNIGHT,
  MAGE,
  ROUNDS,
  SPELLS,
  STONE,
  TOWERS,
  TURNS_PER_ROUND,
} from './cards.ts'
import { conserved } from './conserved.ts'
import { isToadstool, payers, whoseTurn } from './flow.ts'
import {
  type Area,
  areaOf,
  type Discard,
  EMPTY,
  FACE_DOWN,
  gapsAt,
  type Hidden,
  type Look,
  NONE,
  opponentOf,
  standsAt,
  swapTwo,
  type TowersFrame,
  type TowersMove,
  type TowersQuestion,
  type TowersTable,
  towerOf,
} from './table.ts'

const card = that(isCard)
const seat: Reader<Seat> = oneOf(KNIGHT, MAGE)
const colour: Reader<Colour> = oneOf(...COLOURS)
const spell = oneOf(...SPELLS)
const turn = whole(0, ROUNDS * TURNS_PER_ROUND)

const frame = kinds<TowersFrame, 'op'>('op', {
  deal: {},
  turn: {},
  takeCard: { seat },
  offerSpell: { seat },
  askSide: { card, of: seat, by: seat },
  paySecond: { seat, first: card },
  cast: { seat, tower: spell },
  castAny: { seat },
  endTurn: {},
  endRound: {},
  guess: {},
  uncover: {},
})

const question = kinds<TowersQuestion, 'kind'>('kind', {
  go: {},
  take: {},
  side: { card, of: seat },
  spell: { tower: colour },
  second: { first: card },
  anySpell: {},
  look: { first: either(colour, oneOf(NONE)) },
  exchange: { towers: pair(colour) },
  push: {},
  lose: {},
  guess: {},
})

const ask: Reader<Ask<TowersQuestion, TowersMove>> = fields({ question, manner: oneOf('one'), to: list(seat, 1) })

const area = fields<Area>({
  gained: list(card),
  used: list(card),
  hidden: list(fields<Hidden>({ card, turn, pile: whole(1) })),
})

const table = fields<TowersTable>({
  seats: oneOf(2),
  frames: list(frame),
  ask: either(ask, oneOf(null)),
  draws: whole(0),
  over: oneOf(false, true),
  ring: list(oneOf(...TOWERS), TOWERS.length),
  places: list(that(isPlace), 2),
  exchanged: oneOf(false, true),
  round: whole(1, ROUNDS),
  turn,
  gaps: list(either(card, oneOf(FACE_DOWN, EMPTY)), TOWERS.length),
  unseen: list(card),
  pile: whole(0),
  discards: list(fields<Discard>({ card, turn })),
  secrets(json) {
    const read = list(that(isSecret), COLOURS.length)(json)
    return read && by(COLOURS, (tower) => at(read, tower))
  },
  looks: list(fields<Look>({ seat, turn, towers: pair(colour), saw: pair(that(isSecret)), exchanged: oneOf(false, true) })),
  areas: list(area, 2),
  guess: either(colour, oneOf(NONE)),
})

/** A table out of JSON, strictly: undefined unless every field is right and play can go on from it. */
export function read(json: Json): TowersTable | undefined {
  const t = table(json)
  return t && areConserved(t) && isTimeRight(t) && areLooksTrue(t) && areHiddenTrue(t) && canGoOn(t) ? t : undefined
}

function areConserved(t: TowersTable): boolean {
  try {
    conserved(t)
  } catch {
    return false
  }
  const hidden = t.areas.flatMap((a) => a.hidden.map((h) => h.card))
  const buried = t.pile - t.discards.filter((d) => !hidden.includes(d.card)).length
  const faceDown = t.gaps.filter((gap) => gap === FACE_DOWN).length
  const toBeDealt = (ROUNDS - t.round) * t.gaps.length
  return t.ring[0] === CLOCK && t.unseen.length >= buried + faceDown + toBeDealt
}

function isTimeRight(t: TowersTable): boolean {
  return t.turn > (t.round - 1) * TURNS_PER_ROUND && t.turn <= t.round * TURNS_PER_ROUND && t.over === (t.guess !== NONE)
}

/** The cards seen under the towers, found backwards from the cards that lie there now. */
function areLooksTrue(t: TowersTable): boolean {
  const secrets = copyBy(t.secrets)
  return t.looks.toReversed().every(({ towers: [a, b], saw, exchanged }) => {
    if (exchanged) swapTwo(secrets, a, b)
    return a !== b && secrets[a] === saw[0] && secrets[b] === saw[1]
  })
}

/** Every hidden card could be drawn from the discard pile as it was then: the pile only grew, but for those draws. */
function areHiddenTrue(t: TowersTable): boolean {
  const draws = t.areas.flatMap((a) => a.hidden).toSorted((a, b) => a.turn - b.turn)
  const discarded = t.discards.map((d) => d.card)
  let buried = 0 // cards nobody saw, ever put there so far
  let dugUp = 0
  const couldBe = draws.every(({ card, turn, pile }, before) => {
    const listed = t.discards.filter((d) => d.turn < turn).map((d) => d.card)
    const grown = pile + before - listed.length
    if (turn > t.turn || draws[before + 1]?.turn === turn || grown < buried) return false
    buried = grown
    return discarded.includes(card) ? listed.includes(card) : buried > dugUp++
  })
  return (
    couldBe &&
    t.pile + draws.length - discarded.length >= buried &&
    new Set(discarded).size === discarded.length &&
    t.discards.every((d) => d.turn <= t.turn)
  )
}

/** The waiting frames while each question is open; the last one is next. */
const WAITING: { readonly [K in TowersQuestion['kind']]: readonly string[] } = {
  go: ['endTurn offerSpell takeCard'],
  take: ['endTurn offerSpell'],
  side: ['endTurn offerSpell', 'endTurn cast', 'endTurn paySecond', 'endTurn castAny', 'endTurn'],
  spell: ['endTurn'],
  second: ['endTurn'],
  anySpell: ['endTurn'],
  look: ['endTurn'],
  exchange: ['endTurn'],
  push: ['endTurn'],
  lose: ['endTurn'],
  guess: ['uncover'],
}

/** Either the game is over, or the right seat is asked at the right time. */
function canGoOn(t: TowersTable): boolean {
  if (t.over || t.ask === null) return t.over && t.ask === null && t.frames.length === 0
  const { question, to } = t.ask
  const mover = whoseTurn(t.round, (t.turn - 1) % TURNS_PER_ROUND)
  const asked = question.kind === 'guess' ? KNIGHT : question.kind === 'lose' ? opponentOf(mover) : mover
  const waiting = t.frames.map((frame) => frame.op).join(' ')
  const movers = t.frames.flatMap((frame) => ('seat' in frame ? [frame.seat] : []))
  return (
    to[0] === asked &&
    movers.every((seat) => seat === mover) &&
    WAITING[question.kind].includes(waiting) &&
    fits(t, question, mover)
  )
}

function fits(t: TowersTable, q: TowersQuestion, mover: Seat): boolean {
  const { gained, used } = areaOf(t, mover)
  const rival = areaOf(t, opponentOf(mover))
  switch (q.kind) {
    case 'take':
      return gapsAt(standsAt(t, mover)).some((gap) => t.gaps[gap] !== EMPTY)
    case 'side':
      return areaOf(t, q.of).gained.includes(q.card) || faceOf(q.card).symbol === STONE
    case 'spell':
      return q.tower === towerOf(t, mover) && payers(t, mover, q.tower).length > 0
    case 'second':
      return used.includes(q.first) && (isToadstool(q.first) ? gained.length > 0 : gained.some(isToadstool))
    case 'exchange': {
      const look = t.looks.at(-1)
      return look?.seat === mover && !look.exchanged && same(look.towers, q.towers)
    }
    case 'push':
      return rival.gained.length > 0
    case 'lose':
      return rival.gained.length + rival.used.length > 0
    case 'guess':
      return t.turn === ROUNDS * TURNS_PER_ROUND
    default:
      return true
  }
}

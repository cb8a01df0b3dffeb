import type { Bot } from '@grimuar/contract'
import { at, by, copyBy, listed, type Seat } from '@grimuar/kernel'
import { exchangePrice } from './asks/moves.ts'
import {
  type Card,
  CLEAR,
  type Colour,
  type End,
  GIVES,
  isTemple,
  KIND_OF,
  KINDS,
  type Kind,
  PLACES,
  type Place,
  RAISE_PRICE,
  RUNES,
  spaceFor,
  TABLETS,
  type TempleId,
  TRADE_GAIN,
  TRADE_PRICE,
  wasteland,
} from './cards/index.ts'
import { chainsAfterRearrange, chainsFor, LATER } from './chains.ts'
import { compare } from './compare.ts'
import { cursesFor } from './curses.ts'
import { encoder } from './encoder.ts'
import { evaluate } from './evaluate.ts'
import { type Coming, isLastRound, type Prizes, potential, prizesAfter, prizesFor } from './potential.ts'
import { reach } from './reach.ts'
import {
  type CrystalNet,
  cardOf,
  countOf,
  FREE,
  fieldsOf,
  hasEffect,
  NONE,
  type None,
  type ProphecyMove,
  type ProphecyQuestion,
  type ProphecyTable,
  playerOf,
  type Realm,
  templeOf,
} from './table.ts'
import type { ProphecyView } from './view.ts'

/** The cost of a turn without an action. */
const IDLE = 1.5
/** With more free places than this on the net, the bot does not exchange several crystals for one. */
const ROOMY = 3
/** The approximate cost of paying a crystal, if it is not yet known which one. */
const PAID = 0.8
/** The same in the last turn: crystals left over decide a tie and nothing else. */
const PAID_LAST = 0.02
const GOOD_START = wasteland(5)

export const bot: Bot<ProphecyTable, ProphecyView, ProphecyMove> = {
  policy: (v, seat, answers) => choose(v, v.common.ask?.question, seat, listed(answers)),

  evaluate,
  encoder,
  weights: async () => (await import('./weights.ts')).weights,
  turn: (t) => t.round * t.seats + t.turn,
  compare,
  // Two rounds: after one, what was prepared for one's own next turn does not count yet.
  horizon: (seats) => 2 * seats,
  levels: { strong: { iterations: 24, judge: 'evaluate', slips: 70 }, master: { iterations: 60 } },
  small: ({ kind }) => kind !== 'go' && kind !== 'act' && kind !== 'net' && kind !== 'rune',
  quick: (t, seat, answers) => choose(t, t.ask?.question, seat, listed(answers)),
}

function choose(v: Realm, question: ProphecyQuestion | undefined, seat: Seat, moves: readonly ProphecyMove[]): ProphecyMove {
  if (moves.length === 1 || !question) return at(moves, 0)
  const prizes = prizesFor(v, seat, isLastRound(v))
  const plan = planFor(v, seat, prizes, question)
  return best(moves, (move) => value(v, seat, question, move, prizes, plan))
}

function best(moves: readonly ProphecyMove[], of: (move: ProphecyMove) => number): ProphecyMove {
  let chosen = at(moves, 0)
  let most = Number.NEGATIVE_INFINITY
  for (const move of moves) {
    const worth = of(move)
    if (worth > most) {
      most = worth
      chosen = move
    }
  }
  return chosen
}

/** The plan for a rearrange spell, if the question offers one or belongs to one. */
function planFor(v: Realm, seat: Seat, prizes: Prizes, question: ProphecyQuestion): Plan | null {
  if (question.kind === 'act') return rearrangement(v, seat, prizes)
  if (question.kind === 'pay' && question.price === 'rearrange') return rearrangement(v, seat, prizes)
  if (question.kind === 'swap') return { pay: NONE, swap: bestSwap(v, seat, prizes, question.first), value: 0 }
  return null
}

function value(v: Realm, seat: Seat, question: ProphecyQuestion, move: ProphecyMove, prizes: Prizes, plan: Plan | null): number {
  const { net } = playerOf(v, seat)
  switch (move.do) {
    case 'net':
      return NET_WORTH[move.net]
    case 'rune':
      return runeValue(v, seat, move.temple)
    case 'place':
      return withPlace(net, move.place, move.crystal, () => potential(net, prizes, without(v.hand, move.crystal)))
    case 'go':
      return (
        visit(v, seat, at(v.ring, move.stop), prizes) -
        (prizes.last ? PAID_LAST : PAID) * at(reach(v, seat), move.stop) +
        opening(v, seat, at(v.ring, move.stop))
      )
    case 'take':
      return potential(net, prizes, taking(v, seat, cardOf(v, seat)))
    case 'break':
      return breaking(net, templeOf(v, seat), move.end, move.level, move.places, prizes)
    case 'trade':
      return potential(withoutClear(net, TRADE_PRICE), prizes, { kinds: NO_KINDS, any: TRADE_GAIN })
    case 'cover':
      return covering(v, seat, move.field, prizes, question.kind === 'cover' ? question.first : NONE)
    case 'cast':
      if (move.spell === 'exchange') return exchanging(v, seat, prizes)
      return plan ? plan.value : Number.NEGATIVE_INFINITY
    case 'tap':
      return question.kind === 'go'
        ? Number.NEGATIVE_INFINITY
        : potential(net, prizes, { kinds: NO_KINDS, any: move.count }) - 1.5
    case 'end':
      if (question.kind === 'cover') return potential(net, prizes, only(question.first))
      return potential(net, prizes) - (v.took || v.broke ? 0 : IDLE)
    case 'pay':
      if (plan && question.kind === 'pay' && question.price === 'rearrange') return move.place === plan.pay ? 1 : 0
      return withPlace(net, move.place, NONE, () => potential(net, prizes))
    case 'swap':
      return plan && (move.place === plan.swap[0] || move.place === plan.swap[1]) ? 1 : 0
    case 'choose':
      return potential(net, prizes, plus(v.hand, move.crystal))
    case 'decline':
      return potential(net, prizes, { kinds: v.hand, any: 0 })
    case 'field':
      return 0
    case 'owner':
      return playerOf(v, move.seat).curses
    case 'give':
      return withPlace(net, move.place, NONE, () => potential(net, prizes))
  }
}

/** How well this bot plays with each side of a net; higher is better. */
const NET_WORTH = [3, 6, 5, 8, 9, 1, 2, 4] as const
const NO_KINDS = by(KINDS, () => 0)

function only(kind: Kind): Coming {
  return plus(NO_KINDS, kind)
}

function plus(kinds: Coming['kinds'], kind: Kind): Coming {
  const more = copyBy(kinds)
  more[kind]++
  return { kinds: more, any: 0 }
}

function without(kinds: Coming['kinds'], kind: Kind): Coming {
  const fewer = copyBy(kinds)
  fewer[kind]--
  return { kinds: fewer, any: 0 }
}

/** Evaluates a net with one place changed, and restores the place afterwards, because the net belongs to the view. */
function withPlace<X>(net: CrystalNet, place: Place, kind: Kind | None, look: () => X): X {
  const before = net[place]
  net[place] = kind
  const seen = look()
  net[place] = before
  return seen
}

/** The crystals that a card gives by simply taking, with resonance. */
function taking(v: Realm, seat: Seat, card: Card): Coming {
  const kinds = copyBy(NO_KINDS)
  for (const kind of GIVES[card]) kinds[kind]++
  const rune = TABLETS[card]
  const count = playerOf(v, seat).runes[rune]
  const { gives, any, special } = RUNES[rune]
  if (special?.on === KIND_OF[card]) return { kinds, any: special?.does === 'extra' ? count : 0 }
  for (const kind of gives) kinds[kind] += count
  if (hasEffect(v, seat, 'moreClear') && kinds[CLEAR]) kinds[CLEAR]++
  return { kinds, any: any * count }
}

function runeValue(v: Realm, seat: Seat, temple: TempleId): number {
  const rune = v.faceUp[temple]
  if (rune === NONE) return 0
  const { runes, muted } = playerOf(v, seat)
  return (runes[rune] === 0 && rune !== muted ? 2 : 0) + RUNES[rune].any
}

/** The value of breaking a curse, including the value of the net afterwards. */
function breaking(net: CrystalNet, temple: TempleId, end: End, level: number, places: readonly Place[], prizes: Prizes): number {
  const after = copyBy(net)
  for (const place of places) after[place] = NONE
  const space = spaceFor(end, level)
  const gain = at(prizes.spaces[temple], space)
  const left = prizesAfter(prizes, temple, space)
  giveUp(after, at(RAISE_PRICE, level - places.length), left)
  return gain + potential(after, left)
}

/** The worth of a first stop besides its immediate gain: in games between bots, the player who began on wasteland 5 won more often. */
function opening(v: Realm, seat: Seat, card: Card): number {
  return playerOf(v, seat).pawn === NONE && card === GOOD_START ? 3 : 0
}

/** The value of the best action on a card. */
function visit(v: Realm, seat: Seat, card: Card, prizes: Prizes): number {
  const { net } = playerOf(v, seat)
  const kind = KIND_OF[card]
  const clear = countOf(net, CLEAR)
  if (kind === 'exchange') {
    const extra = taking(v, seat, card).any
    return clear < TRADE_PRICE
      ? potential(net, prizes) - IDLE
      : potential(withoutClear(net, TRADE_PRICE), prizes, { kinds: NO_KINDS, any: TRADE_GAIN + extra })
  }
  if (kind === 'upgrade') {
    const free = fieldsOf(v, card).filter((covered) => !covered).length
    const used = Math.min(2, clear, free)
    if (used === 0) return potential(net, prizes) - IDLE
    return potential(withoutClear(net, used), prizes, { kinds: NO_KINDS, any: used })
  }
  let most = potential(net, prizes, taking(v, seat, card))
  if (!isTemple(card)) return most
  for (const { end, level, places } of cursesFor(v, seat, card)) {
    most = Math.max(most, breaking(net, card, end, level, places, prizes))
  }
  const plan = rearrangedAt(v, seat, card, prizes)
  if (plan) most = Math.max(most, plan.value)
  return most
}

function withoutClear(net: CrystalNet, count: number): CrystalNet {
  let left = count
  return by(PLACES, (place) => (net[place] === CLEAR && left-- > 0 ? NONE : net[place]))
}

function covering(v: Realm, seat: Seat, field: Colour, prizes: Prizes, first: Colour | None): number {
  const { net } = playerOf(v, seat)
  const kinds = copyBy(NO_KINDS)
  kinds[field] = 1
  if (first !== NONE) kinds[first]++
  return potential(withoutClear(net, 1), prizes, { kinds, any: 0 })
}

/** The value of the exchange spell on a full net: it gives the least useful crystals for one of any kind. */
function exchanging(v: Realm, seat: Seat, prizes: Prizes): number {
  const net = copyBy(playerOf(v, seat).net)
  if (countOf(net, NONE) > ROOMY) return Number.NEGATIVE_INFINITY
  giveUp(net, exchangePrice(v, seat), prizes)
  return potential(net, prizes, { kinds: NO_KINDS, any: 1 }) - IDLE / 2
}

/** Removes the least useful crystals from a net. */
function giveUp(net: CrystalNet, count: number, prizes: Prizes): void {
  for (let n = 0; n < count; n++) {
    let most = Number.NEGATIVE_INFINITY
    let least: Place | undefined
    for (const place of PLACES) {
      if (net[place] === NONE) continue
      const left = withPlace(net, place, NONE, () => potential(net, prizes))
      if (left > most) {
        most = left
        least = place
      }
    }
    if (least !== undefined) net[least] = NONE
  }
}

/** The temple a seat's pawn stands on; undefined if it stands elsewhere or is not on the ring yet. */
function templeHere(v: Realm, seat: Seat): TempleId | undefined {
  const card = v.ring[playerOf(v, seat).pawn]
  return card !== undefined && isTemple(card) ? card : undefined
}

interface Plan {
  readonly pay: Place | None
  readonly swap: readonly [Place | None, Place | None]
  readonly value: number
}

/** The rearrangement that makes the most valuable curse breakable on this card, if there is one. */
function rearrangement(v: Realm, seat: Seat, prizes: Prizes): Plan | null {
  const temple = templeHere(v, seat)
  if (temple === undefined || v.broke || (v.took && !hasEffect(v, seat, 'takeAndBreak'))) return null
  return rearrangedAt(v, seat, temple, prizes)
}

function rearrangedAt(v: Realm, seat: Seat, temple: TempleId, prizes: Prizes): Plan | null {
  const net = playerOf(v, seat).net
  let plan: Plan | null = null
  for (const { end, level, places, pay, swap } of chainsAfterRearrange(v, net, [temple])) {
    const after = copyBy(net)
    after[pay] = NONE
    const crystal = after[swap[0]]
    after[swap[0]] = after[swap[1]]
    after[swap[1]] = crystal
    const value = breaking(after, temple, end, level, places, prizes)
    if (!plan || value > plan.value) plan = { pay, swap, value }
  }
  return plan
}

/** After the payment: the two crystals whose exchange helps most; `first` is one of them if it is already chosen. */
function bestSwap(v: Realm, seat: Seat, prizes: Prizes, first: Place | None): Plan['swap'] {
  const net = copyBy(playerOf(v, seat).net)
  const temple = templeHere(v, seat)
  let most = Number.NEGATIVE_INFINITY
  let chosen: Plan['swap'] = [NONE, NONE]
  for (const a of PLACES) {
    for (const b of LATER[a]) {
      const [x, y] = [net[a], net[b]]
      if (x === NONE || y === NONE || (first !== NONE && a !== first && b !== first)) continue
      net[a] = y
      net[b] = x
      let value = 0
      if (temple !== undefined) {
        for (const { end, places } of chainsFor(net, temple)) {
          const space = spaceFor(end, places.length)
          if (v.spaces[temple][space] === FREE) value = Math.max(value, at(prizes.spaces[temple], space))
        }
      }
      net[a] = x
      net[b] = y
      if (value > most) {
        most = value
        chosen = [a, b]
      }
    }
  }
  return chosen
}

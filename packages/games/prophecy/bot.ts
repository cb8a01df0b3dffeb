import type { Bot } from '@grimuar/contract'
import { exchangePrice } from './asks/moves.ts'
import {
  type Card,
  CLEAR,
  type End,
  GIVES,
  KIND_OF,
  type Kind,
  PLACES,
  RAISE_PRICE,
  RUNES,
  spaceFor,
  TABLETS,
  TRADE_GAIN,
  TRADE_PRICE,
} from './cards/index.ts'
import { chainsAfterRearrange, chainsFor } from './chains.ts'
import { type Coming, type Prizes, potential, prizesAfter, prizesFor } from './potential.ts'
import { reach } from './reach.ts'
import { result, scores } from './score.ts'
import {
  cardOf,
  countOf,
  FREE,
  fieldsOf,
  hasEffect,
  NONE,
  type ProphecyMove,
  type ProphecyQuestion,
  type ProphecyTable,
  playerOf,
  type Realm,
} from './table.ts'
import type { ProphecyView } from './view.ts'

/** The cost of a turn without an action. */
const IDLE = 1.5
/** With more free places than this on the net, the bot does not exchange several crystals for one. */
const ROOMY = 3
/** The approximate cost of paying a crystal, if it is not yet known which one. */
const PAID = 0.8

export const bot: Bot<ProphecyTable, ProphecyView, ProphecyMove> = {
  policy(v, seat, moves: readonly ProphecyMove[]) {
    if (moves.length === 1) return moves[0] as ProphecyMove
    const question = v.common.ask?.question as ProphecyQuestion
    const prizes = prizesFor(v, seat)
    const plan = planFor(v, seat, prizes, question)
    return best(moves, (move) => value(v, seat, question, move, prizes, plan))
  },

  evaluate(t, seat) {
    if (t.over) {
      const ranks = result(t).ranks
      return 1 - ((ranks[seat] as number) - 1) / (ranks.length - 1)
    }
    const now = scores(t)
    const outlook = (s: number) => {
      const player = playerOf(t, s)
      return (now[s]?.total as number) + 0.8 * potential(player.net, prizesFor(t, s))
    }
    let rival = Number.NEGATIVE_INFINITY
    for (let s = 0; s < t.seats; s++) if (s !== seat) rival = Math.max(rival, outlook(s))
    return 1 / (1 + Math.exp((rival - outlook(seat)) / 6))
  },
}

function best(moves: readonly ProphecyMove[], of: (move: ProphecyMove) => number): ProphecyMove {
  let chosen = moves[0] as ProphecyMove
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
function planFor(v: Realm, seat: number, prizes: Prizes, question: ProphecyQuestion): Plan | null {
  if (question.kind === 'act') return rearrangement(v, seat, prizes)
  if (question.kind === 'pay' && question.price === 'rearrange') return rearrangement(v, seat, prizes)
  if (question.kind === 'swap') return { pay: NONE, swap: bestSwap(v, seat, prizes, question.first), value: 0 }
  return null
}

function value(
  v: Realm,
  seat: number,
  question: ProphecyQuestion,
  move: ProphecyMove,
  prizes: Prizes,
  plan: Plan | null,
): number {
  const { net } = playerOf(v, seat)
  switch (move.do) {
    case 'net':
      return NET_WORTH[move.net] as number
    case 'rune':
      return runeValue(v, seat, move.temple)
    case 'place':
      return withPlace(net, move.place, move.crystal, () => potential(net, prizes, without(v.hand, move.crystal)))
    case 'go':
      return visit(v, seat, v.ring[move.stop] as Card, prizes) - PAID * (reach(v, seat)[move.stop] as number)
    case 'take':
      return potential(net, prizes, taking(v, seat, cardOf(v, seat)))
    case 'break':
      return breaking(net, cardOf(v, seat), move.end, move.level, move.places, prizes)
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
const NET_WORTH: readonly number[] = [3, 6, 5, 8, 7, 1, 2, 4]
const NO_KINDS: readonly number[] = [0, 0, 0, 0, 0, 0]

function only(kind: Kind): Coming {
  return plus(NO_KINDS, kind)
}

function plus(kinds: readonly number[], kind: Kind): Coming {
  const more = kinds.slice()
  more[kind] = (more[kind] as number) + 1
  return { kinds: more, any: 0 }
}

function without(kinds: readonly number[], kind: Kind): Coming {
  const fewer = kinds.slice()
  fewer[kind] = (fewer[kind] as number) - 1
  return { kinds: fewer, any: 0 }
}

/** Evaluates a net with one place changed, and restores the place afterwards, because the net belongs to the view. */
function withPlace<X>(net: Kind[], place: number, kind: Kind, look: () => X): X {
  const before = net[place] as Kind
  net[place] = kind
  const seen = look()
  net[place] = before
  return seen
}

/** The crystals that a card gives by simply taking, with resonance. */
function taking(v: Realm, seat: number, card: Card): Coming {
  const kinds = NO_KINDS.slice()
  for (const kind of GIVES[card] as readonly Kind[]) kinds[kind] = (kinds[kind] as number) + 1
  const rune = TABLETS[card] as number
  const count = playerOf(v, seat).runes[rune] as number
  const { gives, any, special } = RUNES[rune] as (typeof RUNES)[number]
  if (special?.on === KIND_OF[card]) return { kinds, any: special?.does === 'extra' ? count : 0 }
  for (const kind of gives) kinds[kind] = (kinds[kind] as number) + count
  if (hasEffect(v, seat, 'moreClear') && kinds[CLEAR]) kinds[CLEAR] = (kinds[CLEAR] as number) + 1
  return { kinds, any: any * count }
}

function runeValue(v: Realm, seat: number, temple: number): number {
  const rune = v.faceUp[temple] as number
  const { runes, muted } = playerOf(v, seat)
  return (runes[rune] === 0 && rune !== muted ? 2 : 0) + (RUNES[rune]?.any ?? 0)
}

/** The value of breaking a curse, including the value of the net afterwards. */
function breaking(
  net: readonly Kind[],
  temple: number,
  end: End,
  level: number,
  places: readonly number[],
  prizes: Prizes,
): number {
  const after = net.slice()
  for (const place of places) after[place] = NONE
  const space = spaceFor(end, level)
  const gain = prizes.spaces[temple]?.[space] as number
  const left = prizesAfter(prizes, temple, space)
  giveUp(after, RAISE_PRICE[level - places.length] as number, left)
  return gain + potential(after, left)
}

/** The value of the best action on a card. */
function visit(v: Realm, seat: number, card: Card, prizes: Prizes): number {
  const { net } = playerOf(v, seat)
  const kind = KIND_OF[card]
  if (kind === 'direct') return potential(net, prizes, taking(v, seat, card))
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
  for (const { end, places } of chainsFor(net, card)) {
    if (v.spaces[card]?.[spaceFor(end, places.length)] !== FREE) continue
    most = Math.max(most, breaking(net, card, end, places.length, places, prizes))
  }
  const plan = rearrangedAt(v, seat, card, prizes)
  if (plan) most = Math.max(most, plan.value)
  return most
}

function withoutClear(net: readonly Kind[], count: number): Kind[] {
  let left = count
  return net.map((kind) => (kind === CLEAR && left-- > 0 ? NONE : kind))
}

function covering(v: Realm, seat: number, field: Kind, prizes: Prizes, first: Kind): number {
  const { net } = playerOf(v, seat)
  const kinds = NO_KINDS.slice()
  kinds[field] = 1
  if (first !== NONE) kinds[first] = (kinds[first] as number) + 1
  return potential(withoutClear(net, 1), prizes, { kinds, any: 0 })
}

/** The value of the exchange spell on a full net: it gives the least useful crystals for one of any kind. */
function exchanging(v: Realm, seat: number, prizes: Prizes): number {
  const net = playerOf(v, seat).net.slice()
  if (countOf(net, NONE) > ROOMY) return Number.NEGATIVE_INFINITY
  giveUp(net, exchangePrice(v, seat), prizes)
  return potential(net, prizes, { kinds: NO_KINDS, any: 1 }) - IDLE / 2
}

/** Removes the least useful crystals from a net. */
function giveUp(net: Kind[], count: number, prizes: Prizes): void {
  for (let n = 0; n < count; n++) {
    let most = Number.NEGATIVE_INFINITY
    let least = NONE
    for (let place = 0; place < PLACES; place++) {
      if (net[place] === NONE) continue
      const left = withPlace(net, place, NONE, () => potential(net, prizes))
      if (left > most) {
        most = left
        least = place
      }
    }
    net[least] = NONE
  }
}

interface Plan {
  readonly pay: number
  readonly swap: readonly [number, number]
  readonly value: number
}

/** The rearrangement that makes the most valuable curse breakable on this card, if there is one. */
function rearrangement(v: Realm, seat: number, prizes: Prizes): Plan | null {
  const temple = cardOf(v, seat)
  if (KIND_OF[temple] !== 'temple' || v.broke || (v.took && !hasEffect(v, seat, 'takeAndBreak'))) return null
  return rearrangedAt(v, seat, temple, prizes)
}

function rearrangedAt(v: Realm, seat: number, temple: number, prizes: Prizes): Plan | null {
  const net = playerOf(v, seat).net
  let plan: Plan | null = null
  for (const { end, level, places, pay, swap } of chainsAfterRearrange(v, net, [temple])) {
    const after = net.slice()
    after[pay] = NONE
    const crystal = after[swap[0]] as Kind
    after[swap[0]] = after[swap[1]] as Kind
    after[swap[1]] = crystal
    const value = breaking(after, temple, end, level, places, prizes)
    if (!plan || value > plan.value) plan = { pay, swap, value }
  }
  return plan
}

/** After the payment: the two crystals whose exchange helps most; `first` is one of them if it is already chosen. */
function bestSwap(v: Realm, seat: number, prizes: Prizes, first: number): readonly [number, number] {
  const net = playerOf(v, seat).net.slice()
  const temple = KIND_OF[cardOf(v, seat)] === 'temple' ? cardOf(v, seat) : NONE
  let most = Number.NEGATIVE_INFINITY
  let chosen: readonly [number, number] = [NONE, NONE]
  for (let a = 0; a < PLACES; a++) {
    if (net[a] === NONE) continue
    for (let b = a + 1; b < PLACES; b++) {
      if (net[b] === NONE || (first !== NONE && a !== first && b !== first)) continue
      const [x, y] = [net[a] as Kind, net[b] as Kind]
      net[a] = y
      net[b] = x
      let value = 0
      if (temple !== NONE) {
        for (const { end, places } of chainsFor(net, temple)) {
          if (v.spaces[temple]?.[spaceFor(end, places.length)] !== FREE) continue
          value = Math.max(value, prizes.spaces[temple]?.[spaceFor(end, places.length)] as number)
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

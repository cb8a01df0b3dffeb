import { type Asks, ask, type Dealer, next, type RuleRef } from '@grimuar/kernel'
import { BLUE, CARDS, type Card, CLOCK, GREEN, KNIGHT, MAGE, PRINCESS, PURPLE, RED, STONE, YELLOW } from './cards.ts'
import {
  areaOf,
  EMPTY,
  FACE_DOWN,
  gapsAt,
  neighbour,
  opponentOf,
  PLACES,
  type Side,
  type TowersEvent,
  type TowersFrame,
  type TowersMove,
  type TowersTable,
  towerOf,
} from './table.ts'
import type { TowersTypes } from './types.ts'

// Moves are made once and shared: enumerating answers then allocates nothing but the list.
const GO: readonly TowersMove[] = Array.from({ length: PLACES }, (_, place) => ({ do: 'go', place }))
const TAKE: readonly TowersMove[] = Array.from({ length: PLACES }, (_, gap) => ({ do: 'take', gap }))
const CARD: readonly TowersMove[] = CARDS.map((_, card) => ({ do: 'card', card }))
const TOWER: readonly TowersMove[] = Array.from({ length: CLOCK }, (_, tower) => ({ do: 'tower', tower }))
const TRADE: TowersMove = { do: 'trade' }
const PASS: TowersMove = { do: 'pass' }
const EXCHANGE_OR_LEAVE: readonly TowersMove[] = [{ do: 'exchange' }, { do: 'leave' }]
const EITHER_END: readonly TowersMove[] = [
  { do: 'put', side: 'left' },
  { do: 'put', side: 'right' },
]
/** In an empty row both ends are the same place. */
const ONLY_END: readonly TowersMove[] = [{ do: 'put', side: 'right' }]

const rule = (id: string): RuleRef => ({ rule: id })

export const asks: Asks<TowersTypes> = {
  go: {
    forced: true,
    answers(t, _q, seat) {
      const here = t.places[seat] as number
      const other = t.places[opponentOf(seat)] as number
      const moves: TowersMove[] = []
      for (const way of [-1, 1]) {
        const there = neighbour(here, way)
        if (there !== other) moves.push(GO[there] as TowersMove)
        else if (seat === MAGE) moves.push(GO[neighbour(there, way)] as TowersMove)
      }
      if (seat === KNIGHT && !t.exchanged) moves.push(TRADE)
      return moves
    },
    apply(t, _q, move, dealer, seat) {
      const from = t.places[seat] as number
      if (move.do === 'trade') {
        t.exchanged = true
        t.places.reverse()
      } else if (move.do === 'go') t.places[seat] = move.place
      const to = t.places[seat] as number
      const how =
        move.do === 'trade'
          ? 'trade'
          : (to - from + PLACES) % PLACES === 1 || (from - to + PLACES) % PLACES === 1
            ? 'step'
            : 'jump'
      dealer.say({ kind: 'go', seat, from, to, tower: towerOf(t, seat), how })
    },
    why(t, _q, move, seat) {
      if (move.do === 'trade') return rule(seat === MAGE ? 'TW-5.4' : 'TW-5.5')
      if (move.do !== 'go') return rule('TW-4.4')
      if (move.place === t.places[seat]) return rule('TW-5.1')
      if (move.place === t.places[opponentOf(seat)]) return rule('TW-5.3')
      return rule(seat === MAGE && isTwoSteps(t.places[seat] as number, move.place) ? 'TW-5.7' : 'TW-5.2')
    },
  },

  take: {
    forced: true,
    answers(t, _q, seat) {
      return gapsAt(t.places[seat] as number)
        .filter((gap) => t.gaps[gap] !== EMPTY)
        .map((gap) => TAKE[gap] as TowersMove)
    },
    apply(t, _q, move, dealer, seat) {
      if (move.do !== 'take') return
      const faceDown = t.gaps[move.gap] === FACE_DOWN
      const card = faceDown ? dealer.draw(t, t.unseen) : (t.gaps[move.gap] as Card)
      t.gaps[move.gap] = EMPTY
      dealer.say({ kind: 'take', seat, gap: move.gap, card, faceDown })
      if (CARDS[card]?.symbol === STONE) t.frames.push({ op: 'askSide', card, of: seat, by: seat })
      else areaOf(t, seat).gained.push(card)
    },
    why(t, _q, move) {
      if (move.do !== 'take') return rule('TW-6.1')
      return rule(t.gaps[move.gap] === EMPTY ? 'TW-6.4' : 'TW-6.1')
    },
  },

  side: {
    forced: true,
    answers(t, { of }) {
      return areaOf(t, of).used.length === 0 ? ONLY_END : EITHER_END
    },
    apply(t, { card, of }, move, dealer, seat) {
      if (move.do === 'put') layInRow(t, card, of, move.side, seat, dealer)
    },
    why: () => rule('TW-9.1'),
  },

  spell: {
    answers(t, { tower }, seat) {
      return [...payers(t, seat, tower).map((card) => CARD[card] as TowersMove), PASS]
    },
    apply(t, { tower }, move, _dealer, seat) {
      if (move.do !== 'card') return
      next<TowersFrame>(
        t,
        { op: 'askSide', card: move.card, of: seat, by: seat },
        tower === RED ? { op: 'paySecond', seat, first: move.card } : { op: 'cast', seat, tower },
      )
    },
    why(t, { tower }, move, seat) {
      if (move.do === 'tower') return rule('TW-7.3')
      if (move.do !== 'card') return rule('TW-4.4')
      return rule(areaOf(t, seat).gained.includes(move.card) ? (tower === RED ? 'TW-8.9' : 'TW-7.5') : 'TW-7.7')
    },
  },

  second: {
    forced: true,
    answers(t, { first }, seat) {
      const gained = areaOf(t, seat).gained
      return (isToadstool(first) ? gained : gained.filter(isToadstool)).map((card) => CARD[card] as TowersMove)
    },
    apply(t, { first }, move, _dealer, seat) {
      if (move.do !== 'card') return
      const both = [first, move.card]
      const lead = both.find((card) => !isToadstool(card))
      next<TowersFrame>(
        t,
        { op: 'askSide', card: move.card, of: seat, by: seat },
        lead === undefined ? { op: 'castAny', seat } : { op: 'cast', seat, tower: CARDS[lead]?.symbol as number },
      )
    },
    why(t, _q, move, seat) {
      if (move.do === 'pass') return rule('TW-7.5')
      if (move.do !== 'card') return rule('TW-4.4')
      return rule(areaOf(t, seat).gained.includes(move.card) ? 'TW-8.9' : 'TW-7.7')
    },
  },

  anySpell: {
    answers: () => [BLUE, GREEN, PURPLE, YELLOW].map((tower) => TOWER[tower] as TowersMove),
    apply(t, _q, move, _dealer, seat) {
      if (move.do === 'tower') t.frames.push({ op: 'cast', seat, tower: move.tower })
    },
    why: (_t, _q, move) => rule(move.do === 'tower' && move.tower === CLOCK ? 'TW-7.4' : 'TW-8.10'),
  },

  look: {
    answers: (_t, { first }) => (first < 0 ? TOWER : TOWER.filter((_, tower) => tower !== first)),
    apply(t, { first }, move, dealer, seat) {
      if (move.do !== 'tower') return
      if (first < 0) {
        ask(t, seat, { kind: 'look', first: move.tower })
        return
      }
      const towers = [first, move.tower] as const
      dealer.reveal()
      dealer.say({ kind: 'look', seat, towers })
      dealer.tell([seat], { kind: 'saw', seat, towers, secrets: [t.secrets[first] as number, t.secrets[move.tower] as number] })
      // Seen, but not yet put back: the look is on record at once, so that its owner's view shows both cards.
      t.looks = [
        ...t.looks,
        { seat, turn: t.turn, towers, saw: [t.secrets[first] as number, t.secrets[move.tower] as number], exchanged: false },
      ]
      ask(t, seat, { kind: 'exchange', towers })
    },
    why: (_t, _q, move) => rule(move.do === 'tower' && move.tower === CLOCK ? 'TW-2.3' : 'TW-8.1'),
  },

  exchange: {
    answers: () => EXCHANGE_OR_LEAVE,
    apply(t, { towers: [a, b] }, move, dealer, seat) {
      const exchanged = move.do === 'exchange'
      if (exchanged) {
        const x = t.secrets[a] as number
        t.secrets[a] = t.secrets[b] as number
        t.secrets[b] = x
        t.looks = t.looks.map((look, at) => (at === t.looks.length - 1 ? { ...look, exchanged } : look))
      }
      dealer.tell([seat], { kind: 'putBack', seat, exchanged })
    },
    why: () => rule('TW-8.2'),
  },

  push: {
    forced: true,
    answers: (t, _q, seat) => areaOf(t, opponentOf(seat)).gained.map((card) => CARD[card] as TowersMove),
    apply(t, _q, move, _dealer, seat) {
      if (move.do === 'card') t.frames.push({ op: 'askSide', card: move.card, of: opponentOf(seat), by: seat })
    },
    why: () => rule('TW-8.5'),
  },

  lose: {
    forced: true,
    answers(t, _q, seat) {
      const { gained, used } = areaOf(t, seat)
      return [...gained, ...used].map((card) => CARD[card] as TowersMove)
    },
    apply(t, _q, move, dealer, seat) {
      if (move.do !== 'card') return
      const area = areaOf(t, seat)
      const from = area.gained.includes(move.card) ? 'gained' : 'used'
      area[from].splice(area[from].indexOf(move.card), 1)
      t.discards = [...t.discards, { card: move.card, turn: t.turn }]
      t.pile++
      dealer.say({ kind: 'lose', seat, card: move.card, from })
    },
    why(t, _q, move, seat) {
      const own = move.do === 'card' && areaOf(t, seat).hidden.some((h) => h.card === move.card)
      return rule(move.do === 'card' && !own ? 'TW-8.6' : 'TW-8.7')
    },
  },

  guess: {
    answers: () => TOWER,
    apply(t, _q, move, dealer) {
      if (move.do !== 'tower') return
      t.guess = move.tower
      const secret = t.secrets[move.tower] as number
      dealer.reveal()
      dealer.say({ kind: 'guess', tower: move.tower, secret, right: secret === PRINCESS })
    },
    why: () => rule('TW-11.2'),
  },
}

/** The gained cards that may be the first to pay for a tower's spell. For red the two may come in either order (TW-7.9). */
export function payers(t: TowersTable, seat: number, tower: number): Card[] {
  const gained = areaOf(t, seat).gained
  if (tower !== RED) return gained.filter((card) => CARDS[card]?.symbol === tower)
  return gained.length >= 2 && gained.some(isToadstool) ? gained.slice() : []
}

function isToadstool(card: Card): boolean {
  return CARDS[card]?.symbol === RED
}

function isTwoSteps(from: number, to: number): boolean {
  return (to - from + PLACES) % PLACES === 2 || (from - to + PLACES) % PLACES === 2
}

function layInRow(t: TowersTable, card: Card, of: number, side: Side, by: number, dealer: Dealer<TowersEvent>): void {
  const area = areaOf(t, of)
  const at = area.gained.indexOf(card)
  if (at >= 0) area.gained.splice(at, 1)
  if (side === 'left') area.used.unshift(card)
  else area.used.push(card)
  dealer.say({ kind: 'used', seat: of, card, side, by, why: at < 0 ? 'stone' : by === of ? 'paid' : 'pushed' })
}

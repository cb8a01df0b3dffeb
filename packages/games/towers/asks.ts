import { type Asks, ask, next, nothingAt, type RuleRef } from '@grimuar/kernel'
import { CARDS, CLOCK, COLOURS, faceOf, KNIGHT, MAGE, PLACES, type Place, PRINCESS, RED, SPELLS, STONE } from './cards.ts'
import { isToadstool, layInRow, payers } from './flow.ts'
import {
  areaOf,
  EMPTY,
  FACE_DOWN,
  gapsAt,
  NONE,
  neighbour,
  opponentOf,
  type SentMove,
  standsAt,
  swapTwo,
  type TowersFrame,
  type TowersMoves,
  towerOf,
} from './table.ts'
import type { TowersTypes } from './types.ts'

/** A list of the answers to one kind of question. */
type Answers<K extends keyof TowersMoves> = readonly TowersMoves[K][]

// Moves are made once and shared: enumerating answers then allocates nothing but the list.
const GO: Answers<'go'> = PLACES.map((place) => ({ do: 'go', place }))
const TAKE: Answers<'take'> = PLACES.map((gap) => ({ do: 'take', gap }))
const CARD: Answers<'lose'> = CARDS.map((card) => ({ do: 'card', card }))
const TOWER: Answers<'look'> = COLOURS.map((tower) => ({ do: 'tower', tower }))
const SPELL: Answers<'anySpell'> = SPELLS.map((tower) => ({ do: 'tower', tower }))
const TRADE: TowersMoves['go'] = { do: 'trade' }
const PASS: TowersMoves['spell'] = { do: 'pass' }
const EXCHANGE_OR_LEAVE: Answers<'exchange'> = [{ do: 'exchange' }, { do: 'leave' }]
const EITHER_END: Answers<'side'> = [
  { do: 'put', side: 'left' },
  { do: 'put', side: 'right' },
]
/** In an empty row both ends are the same place. */
const ONLY_END: Answers<'side'> = [{ do: 'put', side: 'right' }]

const rule = (id: string): RuleRef => ({ rule: id })

export const asks: Asks<TowersTypes> = {
  go: {
    forced: true,
    answers(t, _q, seat) {
      const here = standsAt(t, seat)
      const other = standsAt(t, opponentOf(seat))
      const moves: TowersMoves['go'][] = []
      for (const way of [-1, 1]) {
        const there = neighbour(here, way)
        if (there !== other) moves.push(GO[there] ?? nothingAt(there))
        else if (seat === MAGE) moves.push(GO[neighbour(there, way)] ?? nothingAt(neighbour(there, way)))
      }
      if (seat === KNIGHT && !t.exchanged) moves.push(TRADE)
      return moves
    },
    apply(t, _q, move, dealer, seat) {
      const from = standsAt(t, seat)
      if (move.do === 'trade') {
        t.exchanged = true
        t.places.reverse()
      } else t.places[seat] = move.place
      const to = standsAt(t, seat)
      const how = move.do === 'trade' ? 'trade' : areApart(from, to, 1) ? 'step' : 'jump'
      dealer.say({ kind: 'go', seat, from, to, tower: towerOf(t, seat), how })
    },
    why(t, _q, move: SentMove, seat) {
      if (move.do === 'trade') return rule(seat === MAGE ? 'TW-5.4' : 'TW-5.5')
      if (move.do !== 'go') return rule('TW-4.4')
      if (move.place === t.places[seat]) return rule('TW-5.1')
      if (move.place === t.places[opponentOf(seat)]) return rule('TW-5.3')
      return rule(seat === MAGE && areApart(standsAt(t, seat), move.place, 2) ? 'TW-5.7' : 'TW-5.2')
    },
  },

  take: {
    forced: true,
    answers(t, _q, seat) {
      return gapsAt(standsAt(t, seat))
        .filter((gap) => t.gaps[gap] !== EMPTY)
        .map((gap) => TAKE[gap] ?? nothingAt(gap))
    },
    apply(t, _q, move, dealer, seat) {
      const lying = t.gaps[move.gap] ?? nothingAt(move.gap)
      if (lying === EMPTY) throw new Error(`no card lies in gap ${move.gap}`)
      const faceDown = lying === FACE_DOWN
      const card = faceDown ? dealer.draw(t, t.unseen) : lying
      t.gaps[move.gap] = EMPTY
      dealer.say({ kind: 'take', seat, gap: move.gap, card, faceDown })
      if (faceOf(card).symbol === STONE) t.frames.push({ op: 'askSide', card, of: seat, by: seat })
      else areaOf(t, seat).gained.push(card)
    },
    why(t, _q, move: SentMove) {
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
      layInRow(t, card, of, move.side, seat, dealer)
    },
    why: () => rule('TW-9.1'),
  },

  spell: {
    answers(t, { tower }, seat) {
      return [...payers(t, seat, tower).map((card) => CARD[card] ?? nothingAt(card)), PASS]
    },
    apply(t, { tower }, move, _dealer, seat) {
      if (move.do === 'pass') return
      next<TowersFrame>(
        t,
        { op: 'askSide', card: move.card, of: seat, by: seat },
        tower === RED ? { op: 'paySecond', seat, first: move.card } : { op: 'cast', seat, tower },
      )
    },
    why(t, { tower }, move: SentMove, seat) {
      if (move.do === 'tower') return rule('TW-7.3')
      if (move.do !== 'card') return rule('TW-4.4')
      return rule(areaOf(t, seat).gained.includes(move.card) ? (tower === RED ? 'TW-8.9' : 'TW-7.5') : 'TW-7.7')
    },
  },

  second: {
    forced: true,
    answers(t, { first }, seat) {
      const gained = areaOf(t, seat).gained
      return (isToadstool(first) ? gained : gained.filter(isToadstool)).map((card) => CARD[card] ?? nothingAt(card))
    },
    apply(t, { first }, move, _dealer, seat) {
      const paid = [faceOf(first).symbol, faceOf(move.card).symbol]
      const tower = paid.find((symbol) => symbol !== RED && symbol !== STONE)
      next<TowersFrame>(
        t,
        { op: 'askSide', card: move.card, of: seat, by: seat },
        tower === undefined ? { op: 'castAny', seat } : { op: 'cast', seat, tower },
      )
    },
    why(t, _q, move: SentMove, seat) {
      if (move.do === 'pass') return rule('TW-7.5')
      if (move.do !== 'card') return rule('TW-4.4')
      return rule(areaOf(t, seat).gained.includes(move.card) ? 'TW-8.9' : 'TW-7.7')
    },
  },

  anySpell: {
    answers: () => SPELL,
    apply(t, _q, move, _dealer, seat) {
      t.frames.push({ op: 'cast', seat, tower: move.tower })
    },
    why: (_t, _q, move: SentMove) => rule(move.do === 'tower' && move.tower === CLOCK ? 'TW-7.4' : 'TW-8.10'),
  },

  look: {
    answers: (_t, { first }) => (first === NONE ? TOWER : TOWER.filter(({ tower }) => tower !== first)),
    apply(t, { first }, move, dealer, seat) {
      if (first === NONE) {
        ask(t, seat, { kind: 'look', first: move.tower })
        return
      }
      const towers = [first, move.tower] as const
      dealer.reveal()
      dealer.say({ kind: 'look', seat, towers })
      const saw = [t.secrets[first], t.secrets[move.tower]] as const
      dealer.tell([seat], { kind: 'saw', seat, towers, secrets: saw })
      // Seen, but not yet put back: the look is on record at once, so that its owner's view shows both cards.
      t.looks = [...t.looks, { seat, turn: t.turn, towers, saw, exchanged: false }]
      ask(t, seat, { kind: 'exchange', towers })
    },
    why: (_t, _q, move: SentMove) => rule(move.do === 'tower' && move.tower === CLOCK ? 'TW-2.3' : 'TW-8.1'),
  },

  exchange: {
    answers: () => EXCHANGE_OR_LEAVE,
    apply(t, { towers: [a, b] }, move, dealer, seat) {
      const exchanged = move.do === 'exchange'
      if (exchanged) {
        swapTwo(t.secrets, a, b)
        t.looks = t.looks.map((look, at) => (at === t.looks.length - 1 ? { ...look, exchanged } : look))
      }
      dealer.tell([seat], { kind: 'putBack', seat, exchanged })
    },
    why: () => rule('TW-8.2'),
  },

  push: {
    forced: true,
    answers: (t, _q, seat) => areaOf(t, opponentOf(seat)).gained.map((card) => CARD[card] ?? nothingAt(card)),
    apply(t, _q, move, _dealer, seat) {
      t.frames.push({ op: 'askSide', card: move.card, of: opponentOf(seat), by: seat })
    },
    why: () => rule('TW-8.5'),
  },

  lose: {
    forced: true,
    answers(t, _q, seat) {
      const { gained, used } = areaOf(t, seat)
      return [...gained, ...used].map((card) => CARD[card] ?? nothingAt(card))
    },
    apply(t, _q, move, dealer, seat) {
      const area = areaOf(t, seat)
      const from = area.gained.includes(move.card) ? 'gained' : 'used'
      area[from].splice(area[from].indexOf(move.card), 1)
      t.discards = [...t.discards, { card: move.card, turn: t.turn }]
      t.pile++
      dealer.say({ kind: 'lose', seat, card: move.card, from })
    },
    why(t, _q, move: SentMove, seat) {
      const own = move.do === 'card' && areaOf(t, seat).hidden.some((h) => h.card === move.card)
      return rule(move.do === 'card' && !own ? 'TW-8.6' : 'TW-8.7')
    },
  },

  guess: {
    answers: () => TOWER,
    apply(t, _q, move, dealer) {
      t.guess = move.tower
      const secret = t.secrets[move.tower]
      dealer.reveal()
      dealer.say({ kind: 'guess', tower: move.tower, secret, right: secret === PRINCESS })
    },
    why: () => rule('TW-11.2'),
  },
}

/** Whether two places are n steps apart, in either direction. */
function areApart(a: Place, b: Place, steps: number): boolean {
  return neighbour(a, steps) === b || neighbour(a, -steps) === b
}

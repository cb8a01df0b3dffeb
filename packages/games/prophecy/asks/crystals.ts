import { type Asks, ask, at, type RuleRef } from '@grimuar/kernel'
import { CLEAR, COLOURS, KINDS, type Kind, PLACES, TRADE_GAIN, UPGRADES } from '../cards/index.ts'
import { choices, richest, withMore } from '../flow/crystals.ts'
import {
  active,
  cardOf,
  crystalAt,
  fieldsOf,
  type MoveTo,
  NONE,
  type None,
  type Price,
  type ProphecyMove,
  type ProphecyQuestion,
  playerOf,
  type Source,
} from '../table.ts'
import type { ProphecyTypes } from '../types.ts'
import { CHOOSE, COVER, DECLINE, END, FIELD, GIVE, OWNER, PAY, PLACE, SWAP } from './moves.ts'

type CrystalQuestion = Extract<
  ProphecyQuestion,
  { kind: 'place' | 'pay' | 'swap' | 'choose' | 'cover' | 'field' | 'owner' | 'give' }
>

const rule = (id: string, about?: RuleRef['about']): RuleRef => (about ? { rule: id, about } : { rule: id })

/** The refusal of a payment whose crystal is missing or of the wrong kind. */
const PRICE_RULE: { readonly [P in Price]: string } = {
  speed: 'PR-4.8',
  rearrange: 'PR-8.5',
  exchange: 'PR-8.5',
  trade: 'PR-5.9',
  cover: 'PR-5.9',
  raise: 'PR-13.13',
}

/** The refusal of a pass if the choice may not be declined. */
const MUST_CHOOSE: { readonly [S in Source]: string } = {
  setup: 'PR-2.7',
  card: 'PR-5.3',
  rune: 'PR-9.5',
  spell: 'PR-8.4',
  reserve: 'PR-13.7',
  reward: 'PR-13.11',
}

/** Only colourless crystals pay on exchange and upgrade cards. */
function pays(price: Price, crystal: Kind | None): boolean {
  return crystal !== NONE && (crystal === CLEAR || (price !== 'trade' && price !== 'cover'))
}

/** Everything that happens to single crystals. */
export const crystalAsks: Asks<ProphecyTypes, CrystalQuestion['kind']> = {
  place: {
    forced: true,
    answers(t, _q, seat) {
      const net = playerOf(t, seat).net
      const moves: MoveTo<'place'>[] = []
      for (const crystal of KINDS) {
        if (t.hand[crystal] === 0) continue
        const there = PLACE[crystal]
        for (let place = 0; place < there.length; place++) {
          const move = there[place]
          if (move && net[place] === NONE) moves.push(move)
        }
      }
      return moves
    },
    apply(t, _q, move, dealer, seat) {
      t.hand[move.crystal]--
      active(t).net[move.place] = move.crystal
      dealer.say({ kind: 'place', seat, crystal: move.crystal, place: move.place })
      t.frames.push({ op: 'place' })
    },
    why(t, _q, move: ProphecyMove, seat) {
      if (move.do !== 'place') return rule('PR-3.1')
      if (!PLACES.includes(move.place) || !KINDS.includes(move.crystal)) return undefined
      return playerOf(t, seat).net[move.place] === NONE ? rule('PR-3.4') : rule('PR-3.1')
    },
  },

  pay: {
    forced: true,
    answers(t, { left, price }, seat) {
      const net = playerOf(t, seat).net
      const moves: MoveTo<'pay'>[] = []
      for (const place of PLACES) if (pays(price, net[place])) moves.push(PAY[place])
      // If everything that can be paid must be paid, there is nothing to choose.
      if (moves.length === left) moves.length = 1
      return moves
    },
    apply(t, { left, price, field }, move, dealer, seat) {
      const { net } = active(t)
      const crystal = crystalAt(net, move.place)
      net[move.place] = NONE
      if (price === 'cover' && field !== NONE) {
        const card = cardOf(t, seat)
        fieldsOf(t, card)[field - 1] = true
        dealer.say({ kind: 'cover', seat, card, field, place: move.place })
      } else {
        t.supply[crystal]++
        dealer.say({ kind: 'pay', seat, crystal, place: move.place, price })
      }
      if (left > 1) t.frames.push({ op: 'pay', left: left - 1, price, field })
    },
    why: (_t, { price, left }) => rule(PRICE_RULE[price], { left }),
  },

  swap: {
    forced: true,
    answers(t, { first }, seat) {
      const net = playerOf(t, seat).net
      const moves: MoveTo<'swap'>[] = []
      for (const place of PLACES) if (net[place] !== NONE && place !== first) moves.push(SWAP[place])
      return moves
    },
    apply(t, { first }, move, dealer, seat) {
      if (first === NONE) {
        ask(t, seat, { kind: 'swap', first: move.place })
        return
      }
      const { net } = active(t)
      const [one, other] = [crystalAt(net, first), crystalAt(net, move.place)]
      net[first] = other
      net[move.place] = one
      dealer.say({ kind: 'swap', seat, places: [first, move.place], crystals: [one, other] })
    },
    why: () => rule('PR-8.3'),
  },

  choose: {
    forced: true,
    answers(t, question) {
      const moves: MoveTo<'choose' | 'decline'>[] = choices(t, question).map((kind) => CHOOSE[kind])
      if (question.optional) moves.push(DECLINE)
      return moves
    },
    apply(t, { from, trade }, move) {
      if (move.do === 'decline') return
      const { crystal } = move
      if (trade > 0 && trade < TRADE_GAIN) {
        t.frames.push({ op: 'choose', among: 'colours', from, optional: false, trade: trade + 1, not: crystal })
      }
      t.frames.push({ op: 'gain', crystals: withMore(t, [crystal]), from })
    },
    why(_t, { among, from, not }, move: ProphecyMove) {
      if (move.do !== 'choose') return rule(MUST_CHOOSE[from])
      if (!KINDS.includes(move.crystal)) return undefined
      if (move.crystal === not) return rule('PR-5.3')
      return rule(move.crystal === CLEAR && among === 'colours' ? 'PR-5.4' : 'PR-6.4')
    },
  },

  cover: {
    answers(t, _q, seat) {
      const fields = fieldsOf(t, cardOf(t, seat))
      const moves: MoveTo<'cover' | 'end'>[] = []
      for (const colour of COLOURS) if (!fields[colour - 1]) moves.push(COVER[colour])
      moves.push(END)
      return moves
    },
    apply(t, { first }, move) {
      if (move.do === 'end') {
        t.frames.push({ op: 'upgraded', fields: [first] })
        return
      }
      t.frames.push({ op: 'upgraded', fields: [first, move.field] }, { op: 'pay', left: 1, price: 'cover', field: move.field })
    },
    why: (_t, _q, move: ProphecyMove) => rule(move.do === 'cover' && COLOURS.includes(move.field) ? 'PR-5.6' : 'PR-5.5'),
  },

  field: {
    forced: true,
    answers(t) {
      return FIELD.flatMap((moves, card) => moves.filter((_, field) => t.covered[card]?.[field]))
    },
    apply(t, _q, move, dealer, seat) {
      fieldsOf(t, move.card)[move.field - 1] = false
      t.hand[CLEAR]++
      dealer.say({ kind: 'field', seat, card: move.card, field: move.field })
    },
    why: (_t, _q, move: ProphecyMove) => (move.do === 'field' && !UPGRADES.includes(move.card) ? undefined : rule('PR-6.1')),
  },

  owner: {
    forced: true,
    answers: (t, { crystal }) => richest(t, crystal).map((seat) => at(OWNER, seat)),
    apply(t, { crystal }, move) {
      ask(t, move.seat, { kind: 'give', crystal, to: t.turn })
    },
    why: () => rule('PR-6.2'),
  },

  give: {
    forced: true,
    answers(t, { crystal }, seat) {
      const net = playerOf(t, seat).net
      return GIVE.filter((_, place) => net[place] === crystal)
    },
    apply(t, { crystal, to }, move, dealer, seat) {
      playerOf(t, seat).net[move.place] = NONE
      t.hand[crystal]++
      dealer.say({ kind: 'give', seat, to, crystal, place: move.place })
    },
    why: () => rule('PR-6.3'),
  },
}

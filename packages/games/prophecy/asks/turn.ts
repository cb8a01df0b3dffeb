import { type Asks, at, next, type RuleRef, type Seat } from '@grimuar/kernel'
import {
  type Card,
  CLEAR,
  COLOURS,
  ENDS,
  GIVES,
  isTemple,
  KIND_OF,
  LONGEST,
  PLACES,
  RAISE_PRICE,
  SHORTEST,
  spaceFor,
  type TempleId,
  TRADE_PRICE,
} from '../cards/index.ts'
import { joined, matching } from '../chains.ts'
import { cursesFor } from '../curses.ts'
import { gains } from '../flow/crystals.ts'
import { clearByRune, clearsFirst, resonance } from '../flow/resonance.ts'
import { distances, isOccupied, reach, speedPrice } from '../reach.ts'
import {
  active,
  BARRED,
  cardOf,
  countOf,
  crystalAt,
  crystalsOn,
  FREE,
  fieldsOf,
  hasEffect,
  type MoveTo,
  NONE,
  type ProphecyFrame,
  type ProphecyMove,
  type ProphecyMoves,
  type ProphecyQuestion,
  type ProphecyTable,
  playerOf,
} from '../table.ts'
import type { ProphecyTypes } from '../types.ts'
import { addSpells, COVER, END, GO, TAKE, TRADE } from './moves.ts'
import { spell, whyNoSpell } from './spells.ts'

type TurnQuestion = Extract<ProphecyQuestion, { kind: 'go' | 'act' }>

const rule = (id: string, about?: RuleRef['about']): RuleRef => (about ? { rule: id, about } : { rule: id })

/** The two steps of a turn. */
export const turnAsks: Asks<ProphecyTypes, TurnQuestion['kind']> = {
  go: {
    answers(t, _q, seat) {
      const moves: ProphecyMoves['go'][] = []
      const prices = reach(t, seat)
      for (let stop = 0; stop < prices.length; stop++) {
        const move = GO[stop]
        if (move && prices[stop] !== NONE) moves.push(move)
      }
      addSpells(t, seat, moves)
      return moves
    },
    apply(t, _q, move, dealer, seat) {
      if (move.do !== 'go') return spell(t, move, { op: 'go' }, dealer)
      const price = at(reach(t, seat), move.stop)
      t.frames.push({ op: 'arrive', stop: move.stop })
      if (price === 0) return
      dealer.say({ kind: 'cast', seat, spell: 'speed', price })
      t.frames.push({ op: 'pay', left: price, price: 'speed', field: NONE })
    },
    why(t, _q, move: ProphecyMove, seat) {
      if (move.do !== 'go') return whyNoSpell(t, move, seat) ?? rule('PR-4.1')
      const { pawn, net } = playerOf(t, seat)
      if (!Number.isInteger(move.stop) || t.ring[move.stop] === undefined) return undefined
      if (move.stop === pawn) return rule('PR-4.6')
      if (isOccupied(t, move.stop, seat)) return rule(pawn === NONE ? 'PR-4.2' : 'PR-4.5')
      const steps = at(distances(t, seat), move.stop)
      const price = speedPrice(steps)
      return price === undefined ? rule('PR-4.3', { steps }) : rule('PR-4.7', { steps, price, crystals: crystalsOn(net) })
    },
  },

  act: {
    forced: true,
    answers(t, _q, seat) {
      const card = cardOf(t, seat)
      const kind = KIND_OF[card]
      const moves: ProphecyMoves['act'][] = []
      if (isTemple(card)) {
        if (mayTake(t, seat)) moves.push(TAKE)
        if (mayBreak(t, seat)) moves.push(...cursesFor(t, seat, card))
      } else if (!t.took) {
        const clear = kind === 'direct' ? 0 : countOf(playerOf(t, seat).net, CLEAR)
        if (kind === 'direct') moves.push(TAKE)
        else if (kind === 'exchange' && clear >= TRADE_PRICE) moves.push(TRADE)
        else if (kind === 'upgrade' && clear > 0) {
          const fields = fieldsOf(t, card)
          const all = clearsFirst(t)
          for (const colour of COLOURS) if (all || !fields[colour - 1]) moves.push(COVER[colour])
        }
      }
      addSpells(t, seat, moves)
      if (mayEnd(t, card)) moves.push(END)
      return moves
    },
    apply(t, _q, move, dealer, seat) {
      const card = cardOf(t, seat)
      switch (move.do) {
        case 'cast':
        case 'tap':
          return spell(t, move, { op: 'act' }, dealer)
        case 'take':
          t.took = true
          next<ProphecyFrame>(t, ...gains(t, GIVES[card], 0, 'card'), ...resonance(t, dealer), { op: 'place' }, { op: 'act' })
          return
        case 'trade':
          t.took = true
          dealer.say({ kind: 'trade', seat, card, price: TRADE_PRICE })
          next<ProphecyFrame>(
            t,
            { op: 'pay', left: TRADE_PRICE, price: 'trade', field: NONE },
            { op: 'choose', among: 'colours', from: 'card', optional: false, trade: 1, not: NONE },
            ...resonance(t, dealer),
            { op: 'place' },
            { op: 'act' },
          )
          return
        case 'cover':
          t.took = true
          clearByRune(t, dealer)
          next<ProphecyFrame>(
            t,
            { op: 'pay', left: 1, price: 'cover', field: move.field },
            { op: 'coverMore', first: move.field },
            { op: 'act' },
          )
          return
        case 'break': {
          t.broke = true
          const net = active(t).net
          const crystals = move.places.map((place) => crystalAt(net, place))
          for (const crystal of crystals) t.supply[crystal]++
          for (const place of move.places) net[place] = NONE
          dealer.say({ kind: 'chain', seat, places: move.places, crystals })
          t.frames.push({ op: 'act' }, { op: 'mark', end: move.end, level: move.level })
          const raise = at(RAISE_PRICE, move.level - move.places.length)
          if (raise > 0) t.frames.push({ op: 'pay', left: raise, price: 'raise', field: NONE })
          return
        }
        case 'end':
          if (!t.took && !t.broke) dealer.say({ kind: 'undone', seat, card })
          t.frames.push({ op: 'endTurn' })
      }
    },
    why(t, _q, move: ProphecyMove, seat) {
      const card = cardOf(t, seat)
      const kind = KIND_OF[card]
      switch (move.do) {
        case 'take':
          if (kind === 'exchange') return rule('PR-5.3')
          if (kind === 'upgrade') return rule('PR-5.5')
          return rule(kind === 'temple' && !t.took ? 'PR-5.2' : 'PR-4.1')
        case 'trade':
          return rule('PR-5.3')
        case 'cover':
          if (kind !== 'upgrade' || t.took || countOf(playerOf(t, seat).net, CLEAR) === 0) return rule('PR-5.5')
          return COLOURS.includes(move.field) ? rule('PR-5.6') : undefined
        case 'break':
          return isTemple(card) ? whyNoBreak(t, move, card, seat) : rule('PR-7.1')
        case 'go':
        case 'end':
          return rule('PR-4.1')
        default:
          return whyNoSpell(t, move, seat)
      }
    },
  },
}

/** On a temple one takes or breaks, with net 3A both (PR-13.12). */
function mayTake(t: ProphecyTable, seat: Seat): boolean {
  return !t.took && (!t.broke || hasEffect(t, seat, 'takeAndBreak'))
}

function mayBreak(t: ProphecyTable, seat: Seat): boolean {
  return !t.broke && playerOf(t, seat).markers > 0 && (!t.took || hasEffect(t, seat, 'takeAndBreak'))
}

/** PR-5.8: only an exchange or an upgrade may be left undone. */
function mayEnd(t: ProphecyTable, card: Card): boolean {
  return t.took || t.broke || KIND_OF[card] === 'exchange' || KIND_OF[card] === 'upgrade'
}

/** The first thing that is wrong with a curse someone wants to break on a temple. */
function whyNoBreak(t: ProphecyTable, move: MoveTo<'break'>, temple: TempleId, seat: Seat): RuleRef | undefined {
  const { end, level, places } = move
  const net = playerOf(t, seat).net
  if (!Array.isArray(places) || !places.every((place) => PLACES.includes(place)) || !ENDS.includes(end)) return undefined
  if (t.broke) return rule('PR-7.2')
  if (!mayBreak(t, seat)) return rule('PR-7.1')
  if (places.length < SHORTEST || places.length > LONGEST) return rule('PR-7.3')
  if (places.some((place) => net[place] === NONE) || !joined(places)) return rule('PR-7.5')
  if (matching(net, temple, end, places) < places.length) return rule('PR-7.4')
  if (level !== places.length && !hasEffect(t, seat, 'raise')) return rule('PR-7.6')
  const space = t.spaces[temple][spaceFor(end, level)]
  if (space === BARRED) return rule('PR-7.7')
  if (space !== undefined && space !== FREE) return rule('PR-7.6')
  return level === places.length ? undefined : rule('PR-13.13')
}

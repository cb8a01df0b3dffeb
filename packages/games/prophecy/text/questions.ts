import { at } from '@grimuar/kernel'
import { exchangePrice } from '../asks/moves.ts'
import {
  CLEAR,
  GIVES,
  KIND_OF,
  NETS,
  type Place,
  RAISE_PRICE,
  REARRANGE_PRICE,
  SPACE_POINTS,
  spaceFor,
  TRADE_PRICE,
} from '../cards/index.ts'
import { cursesFor } from '../curses.ts'
import { reach } from '../reach.ts'
import { cardOf, countOf, crystalsOn, hasEffect, NONE, playerOf, templeOf } from '../table.ts'
import type { ProphecyView } from '../view.ts'
import { crystalList, namesIn, type ProphecyWords } from './names.ts'
import type { ProphecyText } from './shape.ts'

/** The words of questions and answers. */
export function questionWords(text: ProphecyText): Pick<ProphecyWords, 'ask' | 'wait' | 'move'> {
  const { card, kind, field, rune, place, short, some, net } = namesIn(text)

  return {
    ask(v, q) {
      const { ask } = text
      switch (q.kind) {
        case 'net':
        case 'field':
        case 'cover':
          return ask[q.kind]
        case 'rune':
          return q.temple === NONE ? ask.rune : ask.runeNear(card(q.temple))
        case 'place': {
          const held = v.hand.reduce((a, b) => a + b, 0)
          const own = playerOf(v, v.turn)
          const fits = held <= own.net.length - crystalsOn(own.net)
          return (fits ? ask.place : ask.placeSome)(crystalList(text, v.hand))
        }
        case 'go':
          return playerOf(v, v.turn).pawn === NONE ? ask.first : ask.go
        case 'act':
          return askAct(v)
        case 'pay':
          return ask.pay[q.price](
            q.price === 'trade' ? text.crystalsSaid(text.crystals(CLEAR, q.left), q.left) : text.crystalCount(q.left),
          )
        case 'swap':
          return q.first === NONE ? ask.swapFirst : ask.swapSecond
        case 'choose':
          if (q.optional) return ask.chooseExtra
          if (q.not !== NONE) return ask.chooseOther(kind(q.not))
          return q.among === 'all' ? ask.chooseAny : ask.chooseColour
        case 'owner':
          return ask.owner(kind(q.crystal))
        case 'give':
          return ask.give(kind(q.crystal))
      }
    },

    wait: (_v, q, names, waiting) => text.wait[q.kind](waiting.map((seat) => names[seat]).join(', ')),

    move(v, q, m) {
      const { move } = text
      const reader = v.seat === NONE ? v.turn : v.seat
      const own = playerOf(v, reader)
      const lying = (id: Place) => {
        const there = own.net[id]
        return there === NONE ? text.board.empty : kind(there)
      }
      switch (m.do) {
        case 'net':
          return move.net(net(m.net), text.netEffects[NETS[m.net].effect])
        case 'rune': {
          const up = v.faceUp[m.temple]
          return move.rune(up === NONE ? text.table.noRune : rune(up), card(m.temple))
        }
        case 'place':
          return move.place(kind(m.crystal), place(m.place))
        case 'go': {
          const there = card(at(v.ring, m.stop))
          if (own.pawn === NONE) return move.stand(there)
          const price = at(reach(v, reader), m.stop)
          return price > 0 ? move.goFast(there, text.crystalCount(price)) : move.go(there)
        }
        case 'take':
          return move.take(some(GIVES[cardOf(v, reader)]))
        case 'break': {
          const value = text.points(at(SPACE_POINTS, spaceFor(m.end, m.level)))
          const chain = m.places.map((id) => `${lying(id)} ${short(id)}`).join(', ')
          const more = at(RAISE_PRICE, m.level - m.places.length)
          return more > 0
            ? move.raise(value, chain, text.ends[m.end], text.crystalCount(more))
            : move.break(value, chain, text.ends[m.end])
        }
        case 'trade':
          return move.trade
        case 'cover':
          return move.cover(field(m.field))
        case 'cast': {
          const price = m.spell === 'rearrange' ? REARRANGE_PRICE : exchangePrice(v, reader)
          return move.cast[m.spell](text.crystalCount(price))
        }
        case 'tap':
          return move.tap(m.count)
        case 'end':
          return q.kind === 'cover' ? move.enough : v.took || v.broke ? move.end : move.undone
        case 'pay':
          return move.pay(lying(m.place), place(m.place))
        case 'swap':
          return move.swap(lying(m.place), place(m.place))
        case 'choose':
          return move.choose(kind(m.crystal))
        case 'decline':
          return move.decline
        case 'field':
          return move.field(card(m.card), field(m.field))
        case 'owner':
          return move.owner(m.seat + 1)
        case 'give':
          return move.give(place(m.place))
      }
    },
  }

  function askAct(v: ProphecyView): string {
    const { ask } = text
    const seat = v.turn
    const { net } = playerOf(v, seat)
    const kindOf = KIND_OF[cardOf(v, seat)]
    if (v.took || v.broke) {
      return kindOf === 'temple' && v.took !== v.broke && hasEffect(v, seat, 'takeAndBreak') ? ask.both : ask.done
    }
    const clear = countOf(net, CLEAR)
    if (kindOf === 'exchange' && clear < TRADE_PRICE) return ask.exchangeLacking
    if (kindOf === 'upgrade' && clear === 0) return ask.upgradeLacking
    if (kindOf !== 'temple') return ask[kindOf]
    return cursesFor(v, seat, templeOf(v, seat)).length > 0 ? ask.temple : ask.templeTake
  }
}

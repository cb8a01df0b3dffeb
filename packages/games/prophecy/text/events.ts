import { at } from '@grimuar/kernel'
import { CLEAR } from '../cards/index.ts'
import { NONE } from '../table.ts'
import { namesIn, type ProphecyWords } from './names.ts'
import type { ProphecyText } from './shape.ts'

/** What happened, for the log. */
export function eventWords(text: ProphecyText): Pick<ProphecyWords, 'event' | 'turnOf' | 'gains' | 'things'> {
  const { card, kind, field, rune, place, some, net } = namesIn(text)

  return {
    event(e, names, _seat) {
      const { event } = text
      const name = (seat: number) => at(names, seat)
      switch (e.kind) {
        case 'net':
          return event.net(name(e.seat), net(e.net))
        case 'go':
          return (e.from === NONE ? event.stand : event.go)(name(e.seat), card(e.card))
        case 'ghost':
          return event.ghost(card(e.card))
        case 'resonance':
          return event.resonance(name(e.seat), rune(e.rune), e.count)
        case 'gain':
          return event.gain(name(e.seat), some(e.crystals))
        case 'lacking':
          return event.lacking(kind(e.crystal))
        case 'field':
          return event.field(name(e.seat), card(e.card))
        case 'give':
          return event.give(name(e.seat), name(e.to), kind(e.crystal))
        case 'surplus':
          return event.surplus(name(e.seat), some(e.crystals))
        case 'cover':
          return event.cover(name(e.seat), field(e.field), card(e.card))
        case 'clear':
          return event.clear(card(e.card))
        case 'cast':
          return event.cast[e.spell](name(e.seat), text.crystalCount(e.price))
        case 'tap':
          return event.tap(name(e.seat), e.count)
        case 'break':
          return event.break(name(e.seat), card(e.temple), text.points(e.points))
        case 'reward':
          return event.reward(name(e.seat), at(text.rewards, e.marker - 1))
        case 'rune':
          return event.rune(name(e.seat), rune(e.rune))
        case 'turnUp':
          return event.turnUp(rune(e.rune), card(e.temple))
        case 'undone':
          return event.undone(name(e.seat), card(e.card))
        case 'lastRound':
          return event.lastRound(name(e.seat))
        case 'roundLimit':
          return event.roundLimit(e.round)
        case 'trade':
          return event.trade(name(e.seat), text.crystalsSaid(text.crystals(CLEAR, e.price), e.price), card(e.card))
        case 'pay':
          // An exchange card always takes the same, which was told before.
          return e.price === 'trade' ? undefined : event.pay(name(e.seat), kind(e.crystal))
        case 'swap':
          return event.swap(name(e.seat), kind(e.crystals[0]), place(e.places[0]), kind(e.crystals[1]), place(e.places[1]))
        case 'chain':
          return event.chain(name(e.seat), e.crystals.map(kind).join(', '))
        case 'goals':
          return event.goals
        case 'end':
          return event.end
        // Only the board shows where each crystal is laid.
        case 'turn':
        case 'place':
          return undefined
      }
    },
    turnOf: (e) => (e.kind === 'turn' ? e.seat : undefined),
    gains(events, seat) {
      let [crystals, points] = [0, 0]
      for (const e of events) {
        if (e.kind === 'give' ? e.to !== seat : !('seat' in e) || e.seat !== seat) continue
        if (e.kind === 'gain') crystals += e.crystals.length
        else if (e.kind === 'field' || e.kind === 'give') crystals++
        else if (e.kind === 'break' || e.kind === 'reward') points += e.points
      }
      return [...(crystals ? [text.crystalCount(crystals)] : []), ...(points ? [text.points(points)] : [])].join(', ')
    },
    things(e) {
      const where = 'card' in e ? e.card : 'temple' in e ? e.temple : undefined
      return where === undefined ? [] : [{ at: `stop:${where}`, forms: Object.values(card(where)) }]
    },
  }
}

import { at, type Seat } from '@grimuar/kernel'
import type { Tower } from '../cards.ts'
import { aSecret, namesIn, type TowersWords } from './names.ts'
import type { TowersText } from './shape.ts'

/** What happened, for the log. */
export function eventWords(text: TowersText): Pick<TowersWords, 'event' | 'rank' | 'turnOf' | 'gains' | 'things'> {
  const { card, one, paid, cards, tower } = namesIn(text)
  const secretAt = (id: Tower) => ({ at: `secret:${id}`, forms: Object.values(tower(id)) })

  return {
    event(e, names, _seat) {
      const { event } = text
      const name = (seat: Seat) => at(names, seat)
      switch (e.kind) {
        case 'deal':
          return event.deal(e.round)
        case 'turn':
          return undefined
        case 'go':
          return event[e.how](name(e.seat), tower(e.tower))
        case 'take':
          return (e.faceDown ? event.takeFaceDown : event.take)(name(e.seat), one(e.card))
        case 'used':
          return e.why === 'pushed'
            ? event.pushed(name(e.by), name(e.seat), one(e.card), e.side)
            : event[e.why](name(e.seat), e.why === 'paid' ? paid(e.card) : one(e.card), e.side)
        case 'cast':
          return (e.at === e.tower ? event.cast : event.castRed)(name(e.seat), tower(e.tower))
        case 'fizzle':
          return event.fizzle
        case 'look':
          return event.look(name(e.seat), tower(e.towers[0]), tower(e.towers[1]))
        case 'saw':
          return event.saw(tower(e.towers[0]), aSecret(text, e.secrets[0]), tower(e.towers[1]), aSecret(text, e.secrets[1]))
        case 'putBack':
          return e.exchanged ? event.exchanged : event.left
        case 'lose':
          return event.lose(name(e.seat), one(e.card))
        case 'hide':
          return event.hide(name(e.seat))
        case 'hid':
          return event.hid(one(e.card))
        case 'sweep':
          return event.sweep(e.round)
        case 'guess':
          return e.right ? event.guessRight(tower(e.tower)) : event.guessWrong(tower(e.tower), aSecret(text, e.secret))
        case 'uncover':
          return event.uncover(name(e.seat), cards(e.cards))
        case 'end':
          return event.end
      }
    },
    rank: (e) => (e.kind === 'deal' ? 'part' : 'action'),
    turnOf: (e) => (e.kind === 'turn' ? e.seat : undefined),
    gains: (events, seat) => events.flatMap((e) => (e.kind === 'take' && e.seat === seat ? [card(e.card)] : [])).join(', '),
    things(e) {
      switch (e.kind) {
        case 'go':
          return [{ at: `place:${e.to}`, forms: Object.values(tower(e.tower)) }]
        case 'take':
        case 'used':
          return [{ at: `card:${e.card}`, forms: [one(e.card)] }]
        case 'cast':
        case 'guess':
          return [secretAt(e.tower)]
        case 'look':
        case 'saw':
          return e.towers.map(secretAt)
        default:
          return []
      }
    },
  }
}

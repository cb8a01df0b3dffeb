import { at } from '@grimuar/kernel'
import { KNIGHT, MAGE } from '../cards.ts'
import { FACE_DOWN, NONE, neighbour, standsAt } from '../table.ts'
import { aSecret, namesIn, type TowersWords } from './names.ts'
import type { TowersText } from './shape.ts'

/** The words of questions and answers. */
export function questionWords(text: TowersText): Pick<TowersWords, 'ask' | 'wait' | 'move'> {
  const { one, paid, tower, towerAt, lyingName } = namesIn(text)

  return {
    ask(v, q) {
      const { ask } = text
      switch (q.kind) {
        case 'go':
          return v.seat === KNIGHT && !v.exchanged ? ask.goKnight : ask.go
        case 'side':
          return q.of === v.seat ? ask.side(one(q.card)) : ask.sideOf(one(q.card))
        case 'spell':
          return ask.spell(tower(q.tower))
        case 'second':
          return ask.second(paid(q.first))
        case 'look':
          return q.first === NONE ? ask.look : ask.lookSecond(tower(q.first))
        case 'exchange': {
          const saw = v.looks.at(-1)?.saw
          return saw ? ask.exchange(aSecret(text, saw[0]), aSecret(text, saw[1])) : ask.exchange('?', '?')
        }
        default:
          return ask[q.kind]
      }
    },

    wait: (_v, q, names, waiting) => text.wait[q.kind](waiting.map((seat) => names[seat]).join(', ')),

    move(v, q, m) {
      const { move } = text
      switch (m.do) {
        case 'go': {
          const here = standsAt(v, MAGE)
          const isStep = m.place === neighbour(here, 1) || m.place === neighbour(here, -1)
          return v.seat === MAGE && !isStep ? move.jump(towerAt(v, m.place)) : move.go(towerAt(v, m.place))
        }
        case 'trade':
          return move.trade(towerAt(v, standsAt(v, MAGE)))
        case 'take': {
          const lying = at(v.gaps, m.gap)
          const other = neighbour(m.gap, m.gap === v.places[v.seat] ? 1 : 0)
          return lying === FACE_DOWN ? move.takeFaceDown(towerAt(v, other)) : move.take(lyingName(lying))
        }
        case 'put':
          return q.kind === 'side' && v.areas[q.of]?.used.length === 0 ? move.putOnly : move.put[m.side]
        case 'card':
          return q.kind === 'push' ? move.push(one(m.card)) : q.kind === 'lose' ? move.lose(one(m.card)) : move.pay(paid(m.card))
        case 'tower':
          return q.kind === 'guess'
            ? move.guess(tower(m.tower))
            : q.kind === 'anySpell'
              ? move.cast(tower(m.tower))
              : move.look(tower(m.tower))
        default:
          return move[m.do]
      }
    },
  }
}

import { ways } from './offers.en.ts'
import { BOOKS, COLOURS, capital, ELEMENTS, PASS, SCHOOLS, SIDES, SLOTS, shares, TYPES } from './phrases.en.ts'
import { mages } from './places.en.ts'
import type { BlackRoseText } from './shape.ts'

export const move: BlackRoseText['move'] = {
  mage: (m) => mages[m.mage].name,
  school: (m) => `${SCHOOLS[m.school]}: ${BOOKS[m.school][m.book]}`,
  dropQuest: (m, _q, say) => (m.do === 'pass' ? 'Keep your quests' : `Discard the quest ${say.quest(m.quest)}`),
  library: (m) => shares(m, Object.values(SCHOOLS)),
  keep: (m, _q, say) => `Keep ${say.cards(m)}`,
  ban: (m, _q, say) => (m.do === 'pass' ? 'Ban nothing' : `Ban ${say.card(m.card)}`),
  handLimit: (m, _q, say) => `${m.do === 'ban' ? 'Ban' : 'Discard'} ${say.card(m.card)}`,
  questLimit: (m, _q, say) => `Discard the quest ${say.quest(m.quest)}`,
  prepare: (m, _q, say) => m.map((item, i) => `${capital(SLOTS[i] ?? '')}: ${say.prepared(item)}`).join('; '),
  act(m, _q, say) {
    switch (m.do) {
      case 'move':
        return 'Physical action: move'
      case 'attack':
        return 'Physical action: attack'
      case 'cast':
        return `Cast: ${say.slot(m.slot)}`
      case 'shed':
        return `Discard to move: ${say.slot(m.slot)}`
      case 'end':
        return 'End your go'
      case 'quest':
        return `Declare the quest ${say.quest(m.quest)}`
    }
  },
  physical(m, _q, say) {
    switch (m.do) {
      case 'place':
        return capital(say.place(m.place).into)
      case 'activate':
        return `Activate ${say.here().what}`
      case 'attack':
        return 'Attack'
      case 'end':
        return 'Finish the action'
    }
  },
  evocation: (m, _q, say) => (m.do === 'pass' ? 'Finish' : `Act: ${say.figure(m.figure)}`),
  andromeda: (m) => (m.do === 'pass' ? 'Do nothing' : m.do === 'activate' ? 'Activate the room' : 'Remove an instability cube'),
  walk: (m, _q, say) => (m.do === 'pass' ? 'Stop' : capital(say.place(m.place).into)),
  attack: (m, _q, say) => (m.do === 'pass' ? 'Do not attack' : `Attack ${say.figure(m.figure)}`),
  burn: (m) =>
    m.do === 'pass'
      ? 'An ordinary attack'
      : m.way === 'figure'
        ? 'Burn 1 instability: 1 more damage'
        : 'Place 2 instability instead',
  dismiss: (m, _q, say) => (m.do === 'pass' ? 'Decline the summoning' : `Dismiss ${say.figure(m.figure)}`),
  target: (m, _q, say) => (m.do === 'pass' ? PASS : m.do === 'figure' ? say.figure(m.figure) : say.place(m.place).name),
  element: (m) => capital(ELEMENTS[m.element]),
  symbol: (m) => (m.when === 'before' ? 'Before the effect' : 'After the effect'),
  figure: (m, _q, say) => (m.do === 'pass' ? PASS : say.figure(m.figure)),
  place: (m, _q, say) => (m.do === 'pass' ? PASS : say.place(m.place).name),
  may: (m) => (m.do === 'yes' ? 'Yes' : 'No'),
  choose: (m, q) => ways[q.by]?.[m.way] ?? `Choice ${m.way + 1}`,
  card: (m, _q, say) => (m.do === 'pass' ? PASS : say.card(m.card)),
  order: (m, q, say) => m.map((nth) => say.seen(q.of, nth)).join(', then '),
  slot: (m, q, say) => (m.do === 'pass' ? PASS : capital(say.slot(m.slot, q.of))),
  fromHand: (m, _q, say) => (m.do === 'pass' ? PASS : `${say.card(m.card)} (${SIDES[m.side]}) in place of ${say.slot(m.slot)}`),
  deck: (m) => `${m.do === 'pile' ? 'Discard pile' : 'Deck'}: ${SCHOOLS[m.school]}`,
  quest: (m, _q, say) => (m.do === 'pass' ? PASS : say.quest(m.quest)),
  event: (m, _q, say) => say.event(m.event),
  colour: (m) => capital(COLOURS[m.colour]),
  cubeColour: (m, _q, say) => (m.do === 'pass' ? PASS : say.owner(m.owner)),
  type: (m) => capital(TYPES[m.type]),
  cubes: (m, q, say) => shares(m, q.owners.map(say.owner)),
  supply: (m, q, say) =>
    shares(
      m,
      q.figures.map((figure) => say.figure(figure)),
    ),
  swapTiles: (m, _q, say) => say.place(m.place).name,
  winner: (m, _q, say) => say.name(m.seat),
  interrupt: (m, _q, say) => (m.do === 'pass' ? 'Let it pass' : `Trigger: ${say.slot(m.slot)}`),
  declare: (m, _q, say) => (m.do === 'pass' ? 'Do not declare' : `Declare ${say.quest(m.quest)}`),
}

import { ways } from './offers.pl.ts'
import { BOOKS, COLOURS, capital, ELEMENTS, PASS, SCHOOLS, SIDES, SLOTS, shares, TYPES } from './phrases.pl.ts'
import { mages } from './places.pl.ts'
import type { BlackRoseText } from './shape.ts'

export const move: BlackRoseText['move'] = {
  mage: (m) => mages[m.mage].name,
  school: (m) => `${SCHOOLS[m.school]}: ${BOOKS[m.school][m.book]}`,
  dropQuest: (m, _q, say) => (m.do === 'pass' ? 'Zatrzymaj zadania' : `Odrzuć zadanie: ${say.quest(m.quest)}`),
  library: (m) => shares(m, Object.values(SCHOOLS)),
  keep: (m, _q, say) => `Zachowaj: ${say.cards(m)}`,
  ban: (m, _q, say) => (m.do === 'pass' ? 'Nie usuwaj czaru' : `Usuń czar: ${say.card(m.card)}`),
  handLimit: (m, _q, say) => `${m.do === 'ban' ? 'Usuń na stos szkoły' : 'Odrzuć'}: ${say.card(m.card)}`,
  questLimit: (m, _q, say) => `Odrzuć zadanie: ${say.quest(m.quest)}`,
  prepare: (m, _q, say) => m.map((item, i) => `${capital(SLOTS[i] ?? '')}: ${say.prepared(item)}`).join('; '),
  act(m, _q, say) {
    switch (m.do) {
      case 'move':
        return 'Akcja fizyczna: ruch'
      case 'attack':
        return 'Akcja fizyczna: atak'
      case 'cast':
        return `Rzuć: ${say.slot(m.slot)}`
      case 'shed':
        return `Odrzuć, aby się ruszyć: ${say.slot(m.slot)}`
      case 'end':
        return 'Zakończ kolej'
      case 'quest':
        return `Ogłoś wykonanie zadania: ${say.quest(m.quest)}`
    }
  },
  physical(m, _q, say) {
    switch (m.do) {
      case 'place':
        return capital(say.place(m.place).into)
      case 'activate':
        return `Aktywuj ${say.here().what}`
      case 'attack':
        return 'Zaatakuj'
      case 'end':
        return 'Zakończ akcję'
    }
  },
  evocation: (m, _q, say) => (m.do === 'pass' ? 'Zakończ' : `Wykonaj działanie: ${say.figure(m.figure)}`),
  andromeda: (m) =>
    m.do === 'pass' ? 'Nic nie rób' : m.do === 'activate' ? 'Aktywuj pomieszczenie' : 'Usuń kostkę niestabilności',
  walk: (m, _q, say) => (m.do === 'pass' ? 'Zatrzymaj się' : capital(say.place(m.place).into)),
  attack: (m, _q, say) => (m.do === 'pass' ? 'Nie atakuj' : `Zaatakuj ${say.whom(m.figure)}`),
  burn: (m) =>
    m.do === 'pass'
      ? 'Zwykły atak'
      : m.way === 'figure'
        ? 'Spal 1 niestabilność: 1 obrażenie więcej'
        : 'Zamiast obrażeń połóż 2 niestabilności',
  dismiss: (m, _q, say) => (m.do === 'pass' ? 'Zrezygnuj z przywołania' : `Odpraw ${say.whom(m.figure)}`),
  target: (m, _q, say) => (m.do === 'pass' ? PASS : m.do === 'figure' ? say.figure(m.figure) : say.place(m.place).name),
  element: (m) => capital(ELEMENTS[m.element]),
  symbol: (m) => (m.when === 'before' ? 'Przed efektem' : 'Po efekcie'),
  figure: (m, _q, say) => (m.do === 'pass' ? PASS : say.figure(m.figure)),
  place: (m, _q, say) => (m.do === 'pass' ? PASS : say.place(m.place).name),
  may: (m) => (m.do === 'yes' ? 'Tak' : 'Nie'),
  choose: (m, q) => ways[q.by]?.[m.way] ?? `Możliwość ${m.way + 1}`,
  card: (m, _q, say) => (m.do === 'pass' ? PASS : say.card(m.card)),
  order: (m, q, say) => m.map((nth) => say.seen(q.of, nth)).join(', potem '),
  slot: (m, q, say) => (m.do === 'pass' ? PASS : capital(say.slot(m.slot, q.of))),
  fromHand: (m, _q, say) => (m.do === 'pass' ? PASS : `${say.card(m.card)} (${SIDES[m.side]}) w miejsce: ${say.slot(m.slot)}`),
  deck: (m) => `${m.do === 'pile' ? 'Stos odrzuconych' : 'Talia'}: ${SCHOOLS[m.school]}`,
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
  interrupt: (m, _q, say) => (m.do === 'pass' ? 'Przepuść' : `Uruchom: ${say.slot(m.slot)}`),
  declare: (m, _q, say) => (m.do === 'pass' ? 'Nie ogłaszaj' : `Ogłoś: ${say.quest(m.quest)}`),
}

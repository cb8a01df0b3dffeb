import { and, capital, points } from './phrases.pl.ts'
import type { TableText } from './shape.ts'

export const table: TableText = {
  power: 'Punkty mocy',
  points: (name, n, crown, acting) => `${name}: ${points(n)}${crown ? ', korona' : ''}${acting ? ', teraz ma kolej' : ''}`,
  board: 'Wydarzenia',
  eventIn: (slot, name, effect) => `Pole ${slot}: ${name}${effect ? `. ${effect}` : ''}`,
  empty: 'nic',
  lodge: 'Loża',
  tile: (name, colour, filled, holes, of, used, figures) =>
    `${name}, kolor ${colour}: kostki ${filled} z ${holes}${of ? ` (${of})` : ''}; żeton ${used ? 'zużyty' : 'gotowy'}${figures ? `; figurki: ${figures}` : ''}`,
  ruin: (name, figures) => `${name}: ruina${figures ? `; figurki: ${figures}` : ''}`,
  cells: 'Cele',
  cell: (names) => `W swoich Celach: ${names}`,
  mage: (name, mage, school) => `${name}: ${mage}${school ? `, ${school}` : ''}`,
  life: (n, life, of) => `Obrażenia: ${n} z ${life}${of ? ` (${of})` : ''}`,
  sheet: (n, hand, forgotten) =>
    `Akcje fizyczne: ${n}; karty na ręce: ${hand}${forgotten ? `, w tym Zapomniane Czary: ${forgotten}` : ''}`,
  slot: (slot, what) => `${capital(slot)}: ${what}`,
  ready: 'zakryty czar',
  active: (token) => `aktywna ${token}`,
  used: (card, side, element) => `${card} (${side}${element ? `, ${element}` : ''}), wykorzystany`,
  evocation: (name, room, n, life) => `${name} ${room}: obrażenia ${n} z ${life}`,
  questsHeld: (moons) => `Aktywne zadania: ${moons.join(', ') || 'brak'}`,
  questsDone: (names) => `Wykonane zadania: ${names || 'brak'}`,
  trophies: (n) => `Trofea: ${n}`,
  tokens: (names) => `Żetony pomieszczeń: ${names || 'brak'}`,
  memories: (n, top) => `Wspomnienia: ${n}${top ? `, na wierzchu ${top}` : ''}`,
  grimoire: (n) => `Księga czarów: ${n}`,
  ban: (move, activate) =>
    `Zakazy: ${and([...(move ? ['ruch akcją fizyczną'] : []), ...(activate ? ['aktywowanie pomieszczeń'] : [])])}`,
  hand: 'Twoja ręka',
  card: (name, upper, lower) => `${name}. Góra: ${upper} Dół: ${lower}`,
  quests: 'Twoje zadania',
  quest: (name, task, reward, n, met) =>
    `${name}: ${task} Nagroda: ${reward} ${capital(points(n))}.${met ? ' Warunek spełniony.' : ''}`,
  library: 'Biblioteka',
  school: (name, deck, pile, top) => `${name}: talia ${deck}, stos ${pile}${top ? ` (na wierzchu ${top})` : ''}`,
  forgottenDeck: (n) => `Zapomniane Czary: ${n}`,
  roseHas: (n, trophies, won) => `${points(n)}; trofea: ${trophies}; pomieszczenia: ${won}`,
}

import { ask, wait } from './asks.pl.ts'
import { board } from './board.pl.ts'
import { event } from './log.pl.ts'
import { move } from './moves.pl.ts'
import { events, quests, spells } from './names.pl.ts'
import { offers, ways } from './offers.pl.ts'
import {
  and,
  BOOKS,
  BUFFS,
  COLOURS,
  count,
  damage,
  ELEMENTS,
  MOONS,
  PHASES,
  points,
  questsCount,
  SCHOOLS,
  SIDES,
  SLOTS,
  TOKENS,
  TYPES,
} from './phrases.pl.ts'
import { evocations, mages, rooms } from './places.pl.ts'
import type { BlackRoseText } from './shape.ts'

export const pl: BlackRoseText = {
  board,
  spells,
  rooms,
  powerPoints: points,
  somewhere: { name: 'pomieszczenie', what: 'pomieszczenie', into: 'do pomieszczenia', inside: 'w pomieszczeniu' },
  mages,
  evocations,
  quests,
  events,
  details: null,
  mage: 'Mag',
  evocation: 'Ewokacja',

  rose: 'Czarna Róża',
  schools: SCHOOLS,
  books: BOOKS,
  special: 'czar specjalny',
  forgotten: 'Zapomniany Czar',
  colours: COLOURS,
  elements: ELEMENTS,
  types: TYPES,
  archetypes: {
    undead: 'Nieumarły',
    altar: 'Ołtarz',
    demon: 'Demon',
    construct: 'Konstrukt',
    beast: 'Bestia',
    mutation: 'Mutacja',
  },
  sides: SIDES,
  phases: PHASES,
  moons: MOONS,
  buffs: BUFFS,
  slots: SLOTS,
  tokens: TOKENS,
  targets: {
    self: 'na siebie',
    special: 'cel specjalny',
    everybody: 'wszystkie figurki',
    area: 'pomieszczenie',
    two: 'do dwóch figurek',
    figure: 'figurka',
    mage: 'Mag',
    evocation: 'Ewokacja',
    own: 'własna Ewokacja',
    ownUndead: 'własny Nieumarły',
    undead: 'Nieumarły',
  },
  range: (range) => (range === 9 ? 'zasięg nieograniczony' : `zasięg ${range}`),
  symbol: 'symbol niestabilności',
  and,
  damage,
  cubeCount: count({ one: 'kostka', few: 'kostki', many: 'kostek', other: 'kostki' }),
  points,
  cardsCount: count({ one: 'karta', few: 'karty', many: 'kart', other: 'karty' }),
  questsCount,
  trophies: count({ one: 'trofeum', few: 'trofea', many: 'trofeów', other: 'trofeum' }),
  actions: count({ one: 'akcja fizyczna', few: 'akcje fizyczne', many: 'akcji fizycznych', other: 'akcji fizycznej' }),

  ask,
  wait,
  move,
  offers,
  ways,

  event,
  progress: (turn, phase, moon) =>
    phase === 'setup'
      ? PHASES.setup
      : `Tura ${turn} · ${PHASES[phase].toLowerCase().replace('czarnej róży', 'Czarnej Róży')} · ${'I'.repeat(moon)} Księżyc`,
  part: { power: 'Tor mocy', quests: 'Zadania', trophies: 'Trofea', rooms: 'Pomieszczenia', crown: 'Korona' },
  outcome: {
    youWon: (n) => `Wygrywasz: ${points(n)}!`,
    won: (name, n) => `${name} wygrywa: ${points(n)}`,
    shared: (names, n) => `Wspólne zwycięstwo: ${names}, po ${points(n)}`,
    roseWon: (n) => `Wygrywa Czarna Róża: ${points(n)}. Przegrywają wszyscy Magowie`,
  },
}

import { clauseAt, type Guide } from '@grimuar/contract'
import { BLUE, CLOCK, GREEN, isPlace, KNIGHT, PURPLE, RED, type Tower, YELLOW } from './cards.ts'
import type { TowersEvent } from './table.ts'
import type { TowersView } from './view.ts'

const SPELL_CLAUSES: { readonly [T in Tower]: string } = {
  [BLUE]: 'TW-8.6',
  [GREEN]: 'TW-8.5',
  [PURPLE]: 'TW-8.8',
  [YELLOW]: 'TW-8.1',
  [RED]: 'TW-8.9',
  [CLOCK]: 'TW-7.4',
}

const EVENTS: { readonly [K in TowersEvent['kind']]?: string } = {
  deal: 'TW-10.2',
  turn: 'TW-4.4',
  go: 'TW-5.2',
  take: 'TW-6.1',
  used: 'TW-9.1',
  fizzle: 'TW-8.11',
  look: 'TW-8.1',
  saw: 'TW-8.3',
  putBack: 'TW-8.2',
  lose: 'TW-8.6',
  hide: 'TW-8.8',
  hid: 'TW-8.8',
  sweep: 'TW-10.1',
  guess: 'TW-11.2',
  uncover: 'TW-11.5',
  end: 'TW-11.13',
}

const THINGS = {
  gap: 'TW-2.2',
  gained: 'TW-6.5',
  used: 'TW-9.1',
  hidden: 'TW-8.8',
  hand: 'TW-8.8',
  deck: 'TW-3.4',
  pile: 'TW-13.5',
  card: 'TW-1.4',
  secret: 'TW-11.10',
} as const

export const guide: Guide<TowersView, TowersEvent> = {
  panels: ['aim', 'turn', 'spells', 'stones', 'end'],
  examples: [
    { clause: 'TW-5.2', position: 'go' },
    { clause: 'TW-5.7', position: 'jump' },
    { clause: 'TW-6.2', position: 'take' },
    { clause: 'TW-6.6', position: 'side', own: true },
    { clause: 'TW-7.5', position: 'spell' },
    { clause: 'TW-8.1', position: 'look' },
    { clause: 'TW-8.5', position: 'push' },
    { clause: 'TW-8.6', position: 'lose' },
    { clause: 'TW-8.9', position: 'second', own: true },
    { clause: 'TW-9.3', position: 'fullRows', own: true },
    { clause: 'TW-11.2', position: 'guess' },
  ],
  clauseOf: (event) => (event.kind === 'cast' ? SPELL_CLAUSES[event.tower] : EVENTS[event.kind]),
  clauseAbout(thing, view) {
    const [kind, n] = thing.split(':')
    if (kind === 'pawn') return Number(n) === KNIGHT ? 'TW-5.4' : 'TW-5.7'
    const place = Number(n)
    const tower = kind === 'place' && isPlace(place) ? view.ring[place] : undefined
    return tower === undefined ? clauseAt(THINGS, thing) : SPELL_CLAUSES[tower]
  },
  words: {
    pl: async () => (await import('./text/guide.pl.ts')).guide,
    en: async () => (await import('./text/guide.en.ts')).guide,
  },
}

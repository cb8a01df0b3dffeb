import { clauseAt, type Guide } from '@grimuar/contract'
import { CARDS, KIND_OF } from './cards/index.ts'
import type { ProphecyEvent } from './table.ts'
import type { ProphecyView } from './view.ts'

const EVENTS: { readonly [K in ProphecyEvent['kind']]?: string } = {
  net: 'PR-13.2',
  turn: 'PR-4.1',
  go: 'PR-4.3',
  ghost: 'PR-12.4',
  resonance: 'PR-9.1',
  gain: 'PR-3.1',
  lacking: 'PR-6.4',
  field: 'PR-6.1',
  give: 'PR-6.2',
  place: 'PR-3.1',
  surplus: 'PR-3.3',
  pay: 'PR-8.5',
  cover: 'PR-5.5',
  clear: 'PR-5.7',
  trade: 'PR-5.3',
  tap: 'PR-13.7',
  chain: 'PR-7.3',
  break: 'PR-7.8',
  reward: 'PR-13.11',
  rune: 'PR-7.9',
  turnUp: 'PR-7.9',
  undone: 'PR-5.8',
  lastRound: 'PR-11.1',
  roundLimit: 'PR-11.6',
  goals: 'PR-10.1',
  end: 'PR-11.2',
}
const SPELLS = { speed: 'PR-4.7', rearrange: 'PR-8.2', exchange: 'PR-8.4' } as const
const RUNES = ['PR-9.5', 'PR-9.6', 'PR-9.7', 'PR-9.8', 'PR-9.9'] as const

const THINGS = {
  supply: 'PR-1.2',
  net: 'PR-3.1',
  hand: 'PR-3.1',
  markers: 'PR-11.1',
  pawn: 'PR-4.5',
  up: 'PR-7.9',
  pile: 'PR-2.4',
  zone: 'PR-5.6',
  crystal: 'PR-3.2',
} as const
const STOPS = { temple: 'PR-5.2', direct: 'PR-5.1', exchange: 'PR-5.3', upgrade: 'PR-5.5' } as const

export const guide: Guide<ProphecyView, ProphecyEvent> = {
  panels: ['aim', 'turn', 'net', 'chain', 'runes'],
  examples: [
    { clause: 'PR-3.3', position: 'place-some', own: true },
    { clause: 'PR-4.2', position: 'first-turn' },
    { clause: 'PR-4.3', position: 'go' },
    { clause: 'PR-4.7', position: 'pay', own: true },
    { clause: 'PR-5.3', position: 'exchange' },
    { clause: 'PR-5.5', position: 'upgrade' },
    { clause: 'PR-6.1', position: 'field' },
    { clause: 'PR-6.2', position: 'owner' },
    { clause: 'PR-7.4', position: 'act', own: true },
    { clause: 'PR-8.2', position: 'rearrange', own: true },
  ],
  clauseOf: (event) => (event.kind === 'cast' ? SPELLS[event.spell] : EVENTS[event.kind]),
  clauseAbout(thing) {
    const [kind, ...more] = thing.split(':')
    if (kind === 'runes') return RUNES[Number(more.at(-1))]
    if (kind !== 'stop') return clauseAt(THINGS, thing)
    const stop = CARDS.find((card) => card === Number(more[0]))
    return stop === undefined ? undefined : STOPS[KIND_OF[stop]]
  },
  words: {
    pl: async () => (await import('./text/guide.pl.ts')).guide,
    en: async () => (await import('./text/guide.en.ts')).guide,
  },
}

import { clauseAt, type Guide } from '@grimuar/contract'
import type { WonderEvent } from './events.ts'
import type { WonderView } from './view.ts'

const EVENTS: { readonly [K in WonderEvent['kind']]?: string } = {
  page: 'WB-5.1',
  hero: 'WB-2.5',
  skill: 'WB-4.6',
  artefact: 'WB-11.5',
  turn: 'WB-6.5',
  moved: 'WB-6.6',
  collected: 'WB-6.7',
  paid: 'WB-6.10',
  usedSkill: 'WB-6.8',
  usedAction: 'WB-6.14',
  usedScrap: 'WB-6.13',
  attacked: 'WB-7.2',
  rolled: 'WB-7.1',
  gave: 'WB-6.12',
  kept: 'WB-6.12',
  item: 'WB-5.7',
  hurt: 'WB-7.9',
  fell: 'WB-9.1',
  wind: 'WB-9.3',
  woke: 'WB-6.1',
  fate: 'WB-10.1',
  password: 'WB-12.2',
  spring: 'WB-3.4',
  unfolded: 'WB-3.5',
  folded: 'WB-3.3',
  closed: 'WB-3.3',
  opened: 'WB-3.5',
  vortices: 'WB-8.4',
  placed: 'WB-5.9',
  rule: 'WB-5.8',
  wyrmCard: 'WB-8.2',
  spawned: 'WB-8.4',
  wyrmMoved: 'WB-8.9',
  wyrmStood: 'WB-8.7',
  bite: 'WB-8.8',
  damaged: 'WB-7.4',
  blast: 'WB-8.11',
  bossRow: 'WB-8.14',
  chest: 'WB-11.5',
  won: 'WB-10.4',
  lostChapter: 'WB-10.3',
}

const HEROES: { readonly [hero: string]: string } = { laser: 'WB-4.1', silna: 'WB-4.2', slodka: 'WB-4.3', byczek: 'WB-4.4' }

const THINGS = {
  book: 'WB-3.1',
  area: 'WB-3.2',
  story: 'WB-5.1',
  card: 'WB-6.9',
  wyrm: 'WB-7.4',
  unit: 'WB-7.8',
  token: 'WB-3.5',
  spark: 'WB-6.7',
  vortex: 'WB-8.4',
  pool: 'WB-8.4',
  spring: 'WB-3.4',
} as const

export const guide: Guide<WonderView, WonderEvent> = {
  panels: ['aim', 'turn', 'dice', 'enemies', 'end'],
  examples: [
    { clause: 'WB-3.2', position: 'I-8' },
    { clause: 'WB-6.2', position: 'I-8', own: true },
    { clause: 'WB-7.4', position: 'I-15' },
  ],
  clauseOf: (event) => (event.kind === 'phase' ? (event.phase === 'enemies' ? 'WB-8.1' : 'WB-6.2') : EVENTS[event.kind]),
  clauseAbout(thing) {
    const [kind, name = ''] = thing.split(':')
    return (kind === 'hero' ? HEROES[name] : undefined) ?? clauseAt(THINGS, thing)
  },
  words: {
    pl: async () => (await import('./text/guide.pl.ts')).guide,
    en: async () => (await import('./text/guide.en.ts')).guide,
  },
}

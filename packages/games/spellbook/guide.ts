import { clauseAt, type Guide } from '@grimuar/contract'
import { EVERY_COLOUR, type SpellId } from './cards.ts'
import type { SpellbookEvent } from './table.ts'
import type { SpellbookView } from './view.ts'

/** The section of the red spells; each colour has the next one, and in it the first clauses are three of each set. */
const FIRST_SECTION = 8
const SETS = 3

const spellClause = (spell: SpellId): string => `SB-${FIRST_SECTION + Math.floor(spell / SETS)}.${(spell % SETS) * 3 + 1}`

const EVENTS: { readonly [K in SpellbookEvent['kind']]?: string } = {
  setup: 'SB-2.2',
  day: 'SB-3.1',
  skip: 'SB-3.3',
  pass: 'SB-3.4',
  moved: 'SB-4.8',
  swapped: 'SB-4.7',
  learned: 'SB-6.1',
  level: 'SB-7.8',
  ending: 'SB-15.1',
  end: 'SB-15.3',
}

const THINGS = {
  altar: 'SB-3.7',
  bag: 'SB-5.2',
  tray: 'SB-4.3',
  pool: 'SB-4.1',
  familiar: 'SB-4.5',
  track: 'SB-16.2',
  lower: 'SB-16.6',
  price: 'SB-6.1',
  token: 'SB-1.1',
} as const

export const guide: Guide<SpellbookView, SpellbookEvent> = {
  panels: ['aim', 'day', 'learn', 'wild', 'end'],
  examples: [
    { clause: 'SB-3.2', position: 'act' },
    { clause: 'SB-4.1', position: 'full', own: true },
    { clause: 'SB-6.3', position: 'pay', own: true },
    { clause: 'SB-8.1', position: 'discard', own: true },
    { clause: 'SB-9.1', position: 'take' },
    { clause: 'SB-10.2', position: 'give', own: true },
    { clause: 'SB-11.1', position: 'store', own: true },
    { clause: 'SB-12.1', position: 'raise', own: true },
    { clause: 'SB-12.8', position: 'copy' },
    { clause: 'SB-15.1', position: 'lastSpell', own: true },
    { clause: 'SB-16.2', position: 'tribute' },
  ],
  clauseOf: (event) => (event.kind === 'cast' && event.spell >= 0 ? spellClause(event.spell) : EVENTS[event.kind]),
  clauseAbout(thing, view) {
    const [kind, , n] = thing.split(':')
    const colour = kind === 'card' ? EVERY_COLOUR.find((each) => each === Number(n)) : undefined
    return colour === undefined ? clauseAt(THINGS, thing) : spellClause(view.spells[colour])
  },
  words: {
    pl: async () => (await import('./text/guide.pl.ts')).guide,
    en: async () => (await import('./text/guide.en.ts')).guide,
  },
}

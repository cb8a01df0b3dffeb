import { clauseAt, type Guide } from '@grimuar/contract'
import { FORGOTTEN_SPELLS, MAGES, ROOMS, SCHOOLS, SPECIAL_SPELLS, SPELLS_OF } from './ids.ts'
import type { BlackRoseEvent } from './told.ts'
import type { BlackRoseView } from './view.ts'

/** The sections of the ledger about single cards (text/ledger.ts writes them). */
const SECTIONS = { rooms: 24, mages: 25, spells: 28, special: 34, forgotten: 35, quests: 36, events: 39 } as const
/** The last quest and the last event of each Moon; their numbers run on. */
const QUESTS_UNTIL = [33, 65, 95] as const
const EVENTS_UNTIL = [26, 52, 78] as const

const EVENTS: { readonly [K in BlackRoseEvent['kind']]?: string } = {
  phase: 'BR-6.0.1',
  moon: 'BR-4.1',
  crown: 'BR-5.3',
  eventMoved: 'BR-6.1.3',
  eventActs: 'BR-6.1.10',
  eventDiscarded: 'BR-6.1.8',
  questDrawn: 'BR-6.1.12',
  questSeen: 'BR-6.1.12',
  questDiscarded: 'BR-6.1.2',
  drew: 'BR-6.2.1',
  cards: 'BR-6.2.1',
  renewed: 'BR-6.2.8',
  kept: 'BR-6.2.2',
  piled: 'BR-6.2.2',
  banned: 'BR-6.2.4',
  discarded: 'BR-6.2.6',
  special: 'BR-4.3',
  prepared: 'BR-6.3.1',
  trapReturned: 'BR-6.6.2',
  physical: 'BR-6.4.10',
  armed: 'BR-8.3',
  aimed: 'BR-8.6',
  attacked: 'BR-6.4.12',
  moved: 'BR-6.4.11',
  summoned: 'BR-12.1',
  removed: 'BR-10.2',
  hit: 'BR-10.1',
  healed: 'BR-10.16',
  converted: 'BR-11.2',
  defeated: 'BR-10.4',
  toCell: 'BR-7.9',
  instability: 'BR-11.1',
  claimed: 'BR-11.3',
  destroyed: 'BR-11.3',
  prohibited: 'BR-18.6',
  winnerNamed: 'BR-15.8',
}

const THINGS = {
  events: 'BR-6.1.10',
  event: 'BR-6.1.6',
  hand: 'BR-6.2.6',
  slot: 'BR-6.3.1',
  'own-slot': 'BR-6.4.7',
  deck: 'BR-6.2.2',
  cell: 'BR-7.4',
  figure: 'BR-6.4.11',
  power: 'BR-1.2',
  track: 'BR-1.2',
  rose: 'BR-1.1',
  crown: 'BR-5.3',
  quests: 'BR-6.1.13',
  strip: 'BR-6.1.10',
  cube: 'BR-11.1',
  damage: 'BR-10.1',
} as const

/** What the board draws of a room beside its tile. */
const ROOM_PARTS: ReadonlySet<string> = new Set(['name', 'sign', 'worth'])

/** "CON01" is told of in clause BR-28.1.1. */
function spellClause(spell: string): string | undefined {
  for (const [i, school] of SCHOOLS.entries()) {
    const at = SPELLS_OF[school].findIndex((id) => id === spell)
    if (at >= 0) return `BR-${SECTIONS.spells + i}.${at + 1}.1`
  }
  const special = SPECIAL_SPELLS.findIndex((id) => id === spell)
  if (special >= 0) return `BR-${SECTIONS.special}.${special + 1}.1`
  const forgotten = FORGOTTEN_SPELLS.findIndex((id) => id === spell)
  return forgotten < 0 ? undefined : `BR-${SECTIONS.forgotten}.${forgotten + 1}.1`
}

/** "Q034" is the first quest of the Second Moon. */
function cardClause(card: string, section: number, until: readonly number[]): string | undefined {
  const n = Number(card.slice(1))
  const moon = until.findIndex((last) => n <= last)
  return n > 0 && moon >= 0 ? `BR-${section + moon}.${n}` : undefined
}

export const guide: Guide<BlackRoseView, BlackRoseEvent> = {
  panels: ['aim', 'turn', 'spells', 'lodge', 'end'],
  examples: [
    { clause: 'BR-3.1', position: 'four in the Lodge' },
    { clause: 'BR-4.1', position: 'before the Second Moon' },
    { clause: 'BR-6.3.1', position: 'preparation', own: true },
    { clause: 'BR-6.4.4', position: 'aiming', own: true },
    { clause: 'BR-9.1', position: 'traps and protections' },
    { clause: 'BR-9.2', position: 'a trap next door' },
    { clause: 'BR-10.6', position: 'a Mage about to fall' },
    { clause: 'BR-11.3', position: 'a room about to break' },
    { clause: 'BR-11.6', position: 'ruins' },
  ],
  clauseOf(event) {
    switch (event.kind) {
      case 'mageChosen':
        return `BR-${SECTIONS.mages}.${MAGES.indexOf(event.mage) + 1}`
      case 'cast':
      case 'shown':
      case 'triggered':
        return spellClause(event.card)
      case 'activated':
        return `BR-${SECTIONS.rooms}.${ROOMS.indexOf(event.room)}`
      case 'eventDrawn':
        return cardClause(event.event, SECTIONS.events, EVENTS_UNTIL)
      case 'questDone':
      case 'questDeclared':
        return cardClause(event.quest, SECTIONS.quests, QUESTS_UNTIL)
      default:
        return EVENTS[event.kind]
    }
  },
  clauseAbout(thing, view) {
    const [kind = '', name = '', more = ''] = thing.split(':')
    if (kind === 'card') return spellClause(name)
    if (kind === 'own' || kind === 'spell') return spellClause(more)
    const room = ROOM_PARTS.has(kind) ? ROOMS.findIndex((id) => id === name) : -1
    if (room >= 0) return `BR-${SECTIONS.rooms}.${room}`
    if (kind === 'quest') return cardClause(name, SECTIONS.quests, QUESTS_UNTIL)
    if (kind === 'event' && name.startsWith('E')) return cardClause(name, SECTIONS.events, EVENTS_UNTIL)
    const tile = kind === 'room' ? view.tiles.find((_, place) => place === Number(name)) : undefined
    return tile ? `BR-${SECTIONS.rooms}.${ROOMS.indexOf(tile.room)}` : clauseAt(THINGS, thing)
  },
  words: {
    pl: async () => (await import('./text/guide.pl.ts')).guide,
    en: async () => (await import('./text/guide.en.ts')).guide,
  },
}

import { describe, expect, test } from 'vitest'
import { EVENT_CARDS, EVENTS } from '../decks.ts'
import type { BlackRoseFrame } from '../frames.ts'
import type { EventId } from '../ids.ts'
import { lay, type Person, type Scene } from '../scene.ts'
import { type BlackRoseTalk, scene } from '../talk.ts'
import { EVENT_EFFECTS } from './index.ts'

// Every event acts in its own phase, and out of it does nothing (rules §6.1, §6.4 and §14). What each does is in events.test.ts.

const clause = (event: EventId) => `BR-${38 + EVENT_CARDS[event].moon}.${Number(event.slice(1))}`
const LIBRARY: BlackRoseFrame = { op: 'library', nth: 0 }

/** Two Mages for whom every event would change something. */
const PEOPLE: readonly Person[] = [
  {
    at: 'crypt',
    power: 5,
    hand: 'DES01 DES02 DES03 DES04',
    grimoire: 'DES05 DES06 DES07',
    memories: 'DES08',
    quests: 'Q001 Q002',
    done: 'Q003 Q004',
    damage: '1:3',
    trophies: '1:2',
    evocations: 'malacoda:crypt cerberus:garden',
  },
  { at: 'garden', power: 4, hand: 'NEC01 NEC02 NEC03', grimoire: 'NEC04 NEC05', quests: 'Q005', damage: '0:2' },
]

/** Everything at a table but the board of events, and what is still to happen. */
function restOf(t: BlackRoseTalk['table']) {
  const { frames: _frames, ask: _ask, events: _events, eventDecks: _decks, eventsGone: _gone, ...rest } = t
  return JSON.parse(JSON.stringify(rest))
}

/** The people of a table where these events lie or come, and these frames are all that happens before the next question. */
const table = (event: EventId, rest: Scene): Scene => ({
  people: PEOPLE,
  moon: EVENT_CARDS[event].moon,
  cubes: { crypt: '0:5', garden: '1:4' },
  piles: 'ILL02 NEC06',
  phase: 'rose',
  ...rest,
})

describe('out of its phase', () => {
  test.each(EVENTS.map((event) => [clause(event), event] as const))(
    '%s %s does nothing when events of another phase act',
    (_clause, event) => {
      const others = (['rose', 'actionStart'] as const).filter((phase) => phase !== EVENT_CARDS[event].phase)
      const frames = others.map((phase): BlackRoseFrame => ({ op: 'phaseEvents', slot: 0, phase }))
      const scenery = table(event, { events: event, frames: [...frames, LIBRARY] })
      const t = scene(scenery)
      expect(t.asked).toBe('library 0')
      expect(restOf(t.table)).toEqual(restOf(lay(scenery)))
    },
  )

  const waiting = EVENTS.filter((event) => EVENT_CARDS[event].phase !== 'immediate')
  test.each(waiting.map((event) => [clause(event), event] as const))(
    '%s %s only takes its slot when it is drawn',
    (_clause, event) => {
      const { slot, enters, crown } = EVENT_CARDS[event]
      const scenery = table(event, { eventsOnTop: event, frames: [{ op: 'drawEvent' }, LIBRARY] })
      const t = scene(scenery)
      const before = restOf(lay(scenery))
      expect(t.table.events.indexOf(event) + 1).toBe(slot)
      expect(restOf(t.table)).toEqual({
        ...before,
        crown: crown ? 1 : 0,
        rose: { ...before.rose, power: before.rose.power + enters },
      })
    },
  )
})

interface Pair {
  readonly event: EventId
  readonly people: readonly Person[]
  readonly says: readonly string[]
  /** What is looked at afterwards. */
  readonly read: (t: BlackRoseTalk) => unknown
  readonly within: unknown
  readonly out: unknown
}

const ROOM = ['move', 'activate']
const FOE = { at: 'throne' } as const
const CAST = ['cast quick']
const power = (t: BlackRoseTalk) => t.power(0)
const rose = (t: BlackRoseTalk) => t.power('rose')
const mine = (t: BlackRoseTalk) => t.damage(0)
const theirs = (t: BlackRoseTalk) => t.damage(1)
const asked = (t: BlackRoseTalk) => t.asked
const offers = (answer: string) => (t: BlackRoseTalk) => t.answers.includes(answer)

const activates = (event: EventId, at: Person['at'], read: Pair['read'], within: unknown, out: unknown): Pair => ({
  event,
  people: [{ ...(at && { at }), grimoire: 'DES01' }, { at: 'garden' }],
  says: ROOM,
  read,
  within,
  out,
})
/** My Quick Spell, and whoever stands in the Throne Room. */
const casts = (
  event: EventId,
  ready: string,
  read: Pair['read'],
  within: unknown,
  out: unknown,
  foe: Partial<Person> = {},
): Pair => ({
  event,
  people: [
    { at: 'blackRose', ready },
    { ...FOE, ...foe },
  ],
  says: CAST,
  read,
  within,
  out,
})

const PAIRS: readonly Pair[] = [
  activates('E001', 'summoner', power, 1, 0),
  activates('E002', 'sanctuary', power, 1, 0),
  activates('E003', 'treasure', power, 2, 1),
  activates('E004', 'abyss', power, 1, 0),
  activates('E005', 'cemetery', power, 1, 0),
  {
    event: 'E009',
    people: [FOE, { at: 'garden' }],
    says: ['move', 'blackRose'],
    read: offers('observatory'),
    within: false,
    out: true,
  },
  activates('E010', 'throne', power, 1, 0),
  activates('E014', 'treasure', asked, 'walk 0', 'physical 0'),
  casts('E015', 'NEC03 NEC03', offers('cast 1'), false, true),
  {
    event: 'E016',
    people: [{ at: 'altar', quests: 'Q009' }, { at: 'garden' }],
    says: [...ROOM, 'Q009'],
    read: power,
    within: 2,
    out: 1,
  },
  {
    event: 'E020',
    people: [{ at: 'abyss', ready: 'DES08' }, FOE],
    says: CAST,
    read: offers('mirrors'),
    within: false,
    out: true,
  },
  { event: 'E023', people: [FOE, { at: 'oracle' }], says: ['move', 'oracle', 'end'], read: mine, within: 'rose:1', out: '' },
  {
    event: 'E026',
    people: [{ ...FOE, ready: 'DES01' }, { at: 'crypt' }],
    says: ['shed quick', 'blackRose'],
    read: asked,
    within: 'walk 0',
    out: 'act 0',
  },
  casts('E027', 'NEC06', rose, 1, 0, { damage: '0:10' }),
  activates('E028', 'summoner', mine, 'rose:1', ''),
  activates('E029', 'sanctuary', mine, 'rose:1', ''),
  activates('E030', 'treasure', mine, 'rose:1', ''),
  activates('E031', 'abyss', mine, 'rose:1', ''),
  activates('E032', 'throne', mine, 'rose:1', ''),
  activates('E033', 'cemetery', mine, 'rose:1', ''),
  {
    event: 'E039',
    people: [{ at: 'abyss', ready: 'CON12.lower' }, { at: 'mirrors' }],
    says: CAST,
    read: offers('mirrors'),
    within: false,
    out: true,
  },
  {
    event: 'E040',
    people: [{ at: 'blackRose', ready: 'DES08' }, FOE],
    says: [...CAST, 'throne'],
    read: theirs,
    within: '0:5',
    out: '0:4',
  },
  { event: 'E041', people: [{ at: 'sanctuary', damage: '1:3' }, FOE], says: ROOM, read: mine, within: '1:3', out: '1:1' },
  {
    event: 'E046',
    people: [{ at: 'blackRose', ready: 'DES12' }, FOE],
    says: [...CAST, 'before'],
    read: (t) => t.cubes('blackRose'),
    within: '0:1 rose:1',
    out: '0:1',
  },
  {
    event: 'E047',
    people: [
      { at: 'blackRose', ready: 'NEC06' },
      { at: 'garden', evocations: 'malacoda:throne', grimoire: 'DES01' },
    ],
    says: [...CAST, '1:malacoda'],
    read: asked,
    within: 'may 1',
    out: 'act 0',
  },
  {
    event: 'E048',
    people: [{ at: 'abyss' }, { at: 'crypt', active: 'ILL08' }],
    says: ['move', 'bibliotheca'],
    read: offers('slot 3'),
    within: true,
    out: false,
  },
  casts('E051', 'NEC06', theirs, '', '0:3'),
  {
    event: 'E055',
    people: [
      { at: 'blackRose', ready: 'DES08' },
      { ...FOE, active: 'CON04' },
    ],
    says: [...CAST, 'throne'],
    read: asked,
    within: 'act 0',
    out: 'interrupt 1',
  },
  casts('E056', 'NEC06', mine, 'rose:1', ''),
  {
    event: 'E062',
    people: [{ at: 'blackRose', ready: 'DES11' }, FOE],
    says: [...CAST, 'throne'],
    read: theirs,
    within: '0:3',
    out: '0:2',
  },
  casts('E063', 'NEC04', power, 3, 2, { power: 3 }),
  {
    event: 'E064',
    people: [{ at: 'blackRose', ready: 'NEC06 NEC06' }, FOE],
    says: [...CAST, 'cast 1'],
    read: power,
    within: 1,
    out: 0,
  },
  { event: 'E065', people: [FOE, FOE], says: ['attack', 'attack'], read: theirs, within: '0:3', out: '0:2' },
  {
    event: 'E067',
    people: [
      { at: 'blackRose', ready: 'DES08' },
      { ...FOE, evocations: 'cerberus:throne' },
    ],
    says: [...CAST, 'throne'],
    read: (t) => t.figures('throne'),
    within: '1 1:cerberus',
    out: '1',
  },
  {
    event: 'E069',
    people: [{ at: 'altar', quests: 'Q009' }, { at: 'garden' }],
    says: [...ROOM, 'Q009'],
    read: rose,
    within: 1,
    out: 0,
  },
  casts('E076', 'NEC06', power, 6, 5, { damage: '0:10' }),
]

describe('events that last', () => {
  test('all are here', () => {
    const lasting = EVENTS.filter((event) => 'lasting' in EVENT_EFFECTS[event])
    expect(PAIRS.map(({ event }) => event)).toEqual(lasting)
  })

  test.each(PAIRS.map((pair) => ({ ...pair, clause: clause(pair.event) })))(
    '$clause $event changes a go in the Action phase, and the same go in no other phase',
    ({ event, people, says, read, within, out }) => {
      const after = (phase: 'action' | 'evocation') => {
        const t = scene({ people, moon: EVENT_CARDS[event].moon, events: `- ${event}`, phase })
        t.says(...says)
        return read(t)
      }
      expect([after('action'), after('evocation')]).toEqual([within, out])
    },
  )
})

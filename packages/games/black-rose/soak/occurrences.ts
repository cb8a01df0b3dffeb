import type { Seat } from '@grimuar/kernel'
import { EVENTS, QUESTS } from '../decks.ts'
import { EVENT_EFFECTS } from '../events/index.ts'
import { EVOCATIONS, ROOMS, SIDES, SPELLS, type SpellId } from '../ids.ts'
import type { BlackRoseQuestion, Moment } from '../questions.ts'
import type { BlackRoseTable } from '../table.ts'
import type { BlackRoseEvent } from '../told.ts'

type Kind = BlackRoseQuestion['kind']

const MOMENTS: readonly Moment[] = [
  'entered',
  'afterPA',
  'questDone',
  'roomAct',
  'cast',
  'castBoost',
  'damaged',
  'targeted',
  'affected',
  'trapped',
  'defeated',
]

const EFFECT = ['BR-8.31']

/** The clauses that refuse an answer, by question; a question without any accepts every answer of its buttons. */
export const REFUSALS: { readonly [K in Kind]: readonly string[] } = {
  mage: ['BR-3.8'],
  school: ['BR-3.9'],
  dropQuest: ['BR-6.1.1'],
  library: ['BR-6.2.2', 'BR-6.2.11'],
  keep: ['BR-6.2.2'],
  ban: ['BR-6.2.4'],
  handLimit: ['BR-6.2.6'],
  questLimit: ['BR-6.1.13'],
  prepare: ['BR-6.3.1', 'BR-6.3.2'],
  act: ['BR-2.5', 'BR-6.4.2', 'BR-6.4.4', 'BR-6.4.7', 'BR-6.4.8', 'BR-6.4.12', 'BR-6.4.14', 'BR-7.4', 'BR-13.10', 'BR-39.15'],
  physical: ['BR-6.4.11', 'BR-6.4.12', 'BR-6.4.13', 'BR-6.4.16', 'BR-6.4.18', 'BR-7.4', 'BR-18.6'],
  evocation: ['BR-6.5.1'],
  andromeda: ['BR-27.6'],
  walk: ['BR-6.4.14', 'BR-6.4.16'],
  attack: ['BR-6.4.12'],
  burn: [],
  dismiss: ['BR-12.2'],
  target: ['BR-8.4', 'BR-8.6', 'BR-8.10', 'BR-8.11'],
  element: [],
  symbol: [],
  figure: EFFECT,
  place: EFFECT,
  may: [],
  choose: ['BR-8.25'],
  card: EFFECT,
  order: EFFECT,
  slot: EFFECT,
  fromHand: ['BR-8.20'],
  deck: EFFECT,
  quest: EFFECT,
  event: EFFECT,
  colour: EFFECT,
  cubeColour: EFFECT,
  type: [],
  cubes: ['BR-10.16', 'BR-11.2'],
  supply: ['BR-2.2'],
  swapTiles: EFFECT,
  winner: ['BR-15.8'],
  interrupt: ['BR-9.1'],
  declare: ['BR-13.8', 'BR-13.10'],
}

export const KINDS: readonly Kind[] = keysOf(REFUSALS)

function keysOf<K extends string>(of: { readonly [key in K]: unknown }): readonly K[] {
  const keys: K[] = []
  for (const key in of) keys.push(key)
  return keys
}

/** Everything that can occur, by kind. */
const ALL = {
  effects: SPELLS.flatMap((card) => SIDES.map((side) => `${card}.${side}`)),
  rooms: ROOMS,
  evocations: [...EVOCATIONS, 'abomination'],
  quests: QUESTS,
  events: EVENTS,
  interrupts: [...MOMENTS, 'door', 'declare'],
  questions: KINDS,
  refusals: KINDS.flatMap((kind) => REFUSALS[kind].map((rule) => `${kind} ${rule}`)),
} as const

/** The things that occurred in many games. */
export class Occurrences {
  private readonly left = new Map(Object.entries(ALL).map(([kind, names]) => [kind, new Set<string>(names)]))
  /** Cast spells that may still find a target or not. */
  private cast: { readonly seat: Seat; readonly card: SpellId; readonly effect: string }[] = []

  private tick(kind: keyof typeof ALL, name: string): void {
    this.left.get(kind)?.delete(name)
  }

  table(t: BlackRoseTable): void {
    const question = t.ask?.question
    if (question) this.tick('questions', question.kind)
    if (t.phase === 'action')
      for (const event of t.events) if (event !== null && 'lasting' in EVENT_EFFECTS[event]) this.tick('events', event)
  }

  told(event: BlackRoseEvent): void {
    switch (event.kind) {
      case 'turn':
      case 'phase':
      case 'activation':
        for (const { effect } of this.cast) this.tick('effects', effect)
        this.cast = []
        return
      case 'cast':
        this.cast.push({ seat: event.seat, card: event.card, effect: `${event.card}.${event.side}` })
        return
      case 'missed': {
        const missed = this.cast.findLastIndex(({ seat, card }) => seat === event.seat && card === event.card)
        if (missed >= 0) this.cast.splice(missed, 1)
        return
      }
      case 'triggered':
        this.tick('effects', `${event.card}.${event.side}`)
        this.tick('interrupts', event.moment)
        return
      case 'activated':
        this.tick('rooms', event.room)
        return
      case 'summoned':
        this.tick('evocations', event.evocation)
        return
      case 'buffed':
        this.tick('evocations', event.buff)
        return
      case 'questDone':
        this.tick('quests', event.quest)
        return
      case 'eventActs':
        this.tick('events', event.event)
        return
      default:
        return
    }
  }

  /** A quest was declared at its door, or at another moment. */
  declared(door: boolean): void {
    this.tick('interrupts', door ? 'door' : 'declare')
  }

  refused(kind: Kind, rule: string): void {
    if (!REFUSALS[kind].includes(rule)) throw new Error(`${rule} refuses an answer to "${kind}", which is not said to happen`)
    this.tick('refusals', `${kind} ${rule}`)
  }

  missing(): { [kind: string]: readonly string[] } {
    const found: { [kind: string]: readonly string[] } = {}
    for (const [kind, names] of this.left) if (names.size) found[kind] = [...names]
    return found
  }
}

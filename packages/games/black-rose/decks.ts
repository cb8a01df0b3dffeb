import { type EventId, MOONS, type Moon, type QuestId, type RoomId, type SpellElement } from './ids.ts'

// The numbers of the quest and event cards. Rewards are in quests/, what events do is in events/. All of them are PROPOSED but
// those of the few cards that the printed rules show; the ledger marks each (text/ledger.ts).

/** The condition of a quest without a room (BR-13). It means this turn unless it says otherwise. */
export type Condition =
  | { readonly met: 'cast'; readonly element: SpellElement; readonly times: number }
  | { readonly met: 'castPair'; readonly elements: readonly [SpellElement, SpellElement] }
  | { readonly met: 'castDifferent'; readonly n: number } // elements
  | { readonly met: 'castSame'; readonly n: number } // spells of one element
  | { readonly met: 'attackHit' } // a physical attack damaged a Mage
  | { readonly met: 'hit'; readonly n: number } // cubes on one Mage by one effect or attack
  | { readonly met: 'hitMages'; readonly n: number } // Mages damaged by one effect
  | { readonly met: 'trophy' }
  | { readonly met: 'soleDefeat' } // all cubes on the defeated Mage were mine
  | { readonly met: 'killedEvocation' }
  | { readonly met: 'summoned' }
  | { readonly met: 'evocations'; readonly n: number } // under my control
  | { readonly met: 'cubesInRoom'; readonly n: number }
  | { readonly met: 'tokenWon' }
  | { readonly met: 'tokens'; readonly n: number }
  | { readonly met: 'triggered'; readonly type: 'trap' | 'protection'; readonly times: number }
  | { readonly met: 'trapDamage'; readonly n: number } // by one trap
  | { readonly met: 'protectedFromCombat' }
  | { readonly met: 'together'; readonly n: number } // other Mages in my room when my activation ends
  | { readonly met: 'wounded'; readonly n: number } // in Cleanup
  | { readonly met: 'clean' } // in Cleanup: unhurt, and has damaged a Mage
  | { readonly met: 'trophies'; readonly n: number } // of different Mages
  | { readonly met: 'questsDone'; readonly n: number } // in Cleanup, before this one
  | { readonly met: 'rooms'; readonly n: number } // different ones activated
  | { readonly met: 'roomColours'; readonly n: number }

export interface QuestCard {
  readonly moon: Moon
  /** The room to activate, and whether the reward comes after its effect or instead of it; null for other quests. */
  readonly door: { readonly room: RoomId; readonly mode: 'add' | 'replace' } | null
  readonly condition: Condition | null // null for a door quest
  readonly points: number
  readonly four: boolean // with four players only
}

const door = (moon: Moon, room: RoomId, mode: 'add' | 'replace', points: number): QuestCard => ({
  moon,
  door: { room, mode },
  condition: null,
  points,
  four: false,
})
const other = (moon: Moon, condition: Condition, points: number, four = false): QuestCard => ({
  moon,
  door: null,
  condition,
  points,
  four,
})

export const QUEST_CARDS: { readonly [Q in QuestId]: QuestCard } = {
  Q001: door(1, 'mirrors', 'add', 1),
  Q002: door(1, 'bibliotheca', 'add', 1),
  Q003: door(1, 'observatory', 'replace', 1),
  Q004: door(1, 'sanctuary', 'add', 1),
  Q005: door(1, 'forge', 'replace', 1),
  Q006: door(1, 'garden', 'add', 1),
  Q007: door(1, 'treasure', 'add', 1),
  Q008: door(1, 'laboratory', 'add', 1),
  Q009: door(1, 'altar', 'replace', 1),
  Q010: door(1, 'arena', 'replace', 1),
  Q011: door(1, 'summoner', 'add', 1),
  Q012: door(1, 'armory', 'replace', 1),
  Q013: door(1, 'pleasures', 'add', 1),
  Q014: door(1, 'throne', 'add', 1),
  Q015: door(1, 'cemetery', 'add', 1),
  Q016: door(1, 'crypt', 'replace', 1),
  Q017: door(1, 'oracle', 'add', 1),
  Q018: door(1, 'abyss', 'replace', 1),
  Q019: other(1, { met: 'cast', element: 'air', times: 1 }, 1),
  Q020: other(1, { met: 'cast', element: 'earth', times: 1 }, 1),
  Q021: other(1, { met: 'cast', element: 'fire', times: 1 }, 1),
  Q022: other(1, { met: 'cast', element: 'water', times: 1 }, 1),
  Q023: other(1, { met: 'cast', element: 'magic', times: 1 }, 1),
  Q024: other(1, { met: 'cast', element: 'holy', times: 1 }, 1),
  Q025: other(1, { met: 'cast', element: 'unholy', times: 1 }, 1),
  Q026: other(1, { met: 'attackHit' }, 1),
  Q027: other(1, { met: 'summoned' }, 1),
  Q028: other(1, { met: 'cubesInRoom', n: 2 }, 1),
  Q029: other(1, { met: 'triggered', type: 'trap', times: 1 }, 2),
  Q030: other(1, { met: 'triggered', type: 'protection', times: 1 }, 1),
  Q031: other(1, { met: 'rooms', n: 2 }, 1),
  Q032: other(1, { met: 'together', n: 2 }, 2, true),
  Q033: other(1, { met: 'hitMages', n: 2 }, 2, true),
  Q034: other(2, { met: 'wounded', n: 6 }, 2),
  Q035: door(2, 'bibliotheca', 'replace', 2),
  Q036: door(2, 'observatory', 'add', 2),
  Q037: door(2, 'sanctuary', 'replace', 2),
  Q038: door(2, 'forge', 'replace', 2),
  Q039: door(2, 'garden', 'replace', 2),
  Q040: door(2, 'treasure', 'add', 2),
  Q041: door(2, 'laboratory', 'add', 2),
  Q042: door(2, 'altar', 'replace', 2),
  Q043: door(2, 'arena', 'add', 2),
  Q044: door(2, 'summoner', 'add', 2),
  Q045: door(2, 'armory', 'add', 2),
  Q046: door(2, 'pleasures', 'replace', 2),
  Q047: door(2, 'throne', 'add', 2),
  Q048: door(2, 'blackRose', 'add', 3),
  Q049: other(2, { met: 'cast', element: 'air', times: 2 }, 2),
  Q050: other(2, { met: 'cast', element: 'earth', times: 2 }, 2),
  Q051: other(2, { met: 'cast', element: 'fire', times: 2 }, 2),
  Q052: other(2, { met: 'cast', element: 'water', times: 2 }, 2),
  Q053: other(2, { met: 'cast', element: 'magic', times: 2 }, 2),
  Q054: other(2, { met: 'cast', element: 'holy', times: 2 }, 2),
  Q055: other(2, { met: 'cast', element: 'unholy', times: 2 }, 2),
  Q056: other(2, { met: 'trophy' }, 2),
  Q057: other(2, { met: 'killedEvocation' }, 2),
  Q058: other(2, { met: 'evocations', n: 2 }, 2),
  Q059: other(2, { met: 'cubesInRoom', n: 3 }, 2),
  Q060: other(2, { met: 'trapDamage', n: 2 }, 2),
  Q061: other(2, { met: 'protectedFromCombat' }, 2),
  Q062: other(2, { met: 'hit', n: 4 }, 2),
  Q063: other(2, { met: 'rooms', n: 3 }, 3),
  Q064: other(2, { met: 'hitMages', n: 3 }, 3, true),
  Q065: other(2, { met: 'together', n: 2 }, 2, true),
  Q066: door(3, 'blackRose', 'add', 4),
  Q067: door(3, 'throne', 'add', 3),
  Q068: door(3, 'altar', 'replace', 3),
  Q069: door(3, 'arena', 'replace', 3),
  Q070: door(3, 'abyss', 'replace', 3),
  Q071: door(3, 'crypt', 'replace', 3),
  Q072: door(3, 'cemetery', 'replace', 3),
  Q073: door(3, 'garden', 'replace', 3),
  Q074: door(3, 'oracle', 'add', 3),
  Q075: door(3, 'laboratory', 'add', 2),
  Q076: door(3, 'mirrors', 'add', 3),
  Q077: door(3, 'forge', 'replace', 3),
  Q078: other(3, { met: 'castPair', elements: ['air', 'water'] }, 3),
  Q079: other(3, { met: 'castPair', elements: ['earth', 'fire'] }, 3),
  Q080: other(3, { met: 'castPair', elements: ['holy', 'unholy'] }, 3),
  Q081: other(3, { met: 'castDifferent', n: 3 }, 3),
  Q082: other(3, { met: 'castDifferent', n: 4 }, 4),
  Q083: other(3, { met: 'castSame', n: 3 }, 4),
  Q084: other(3, { met: 'trophies', n: 2 }, 4),
  Q085: other(3, { met: 'soleDefeat' }, 4),
  Q086: other(3, { met: 'tokenWon' }, 3),
  Q087: other(3, { met: 'tokens', n: 2 }, 4),
  Q088: other(3, { met: 'evocations', n: 3 }, 3),
  Q089: other(3, { met: 'hitMages', n: 3 }, 4, true),
  Q090: other(3, { met: 'hit', n: 5 }, 3),
  Q091: other(3, { met: 'triggered', type: 'trap', times: 2 }, 4),
  Q092: other(3, { met: 'clean' }, 3),
  Q093: other(3, { met: 'roomColours', n: 3 }, 4),
  Q094: other(3, { met: 'questsDone', n: 4 }, 3),
  Q095: other(3, { met: 'together', n: 3 }, 4, true),
}

/** When an event acts: at once, in each Black Rose phase, through the Action phase, or once at its start (BR-14). */
export type EventPhase = 'immediate' | 'rose' | 'action' | 'actionStart'

export interface EventCard {
  readonly moon: Moon
  readonly crown: boolean
  readonly slot: 1 | 2 | 3 | null // null: immediate, then discarded
  readonly enters: number // the Rose's power points when it is drawn
  readonly leaves: number // the same when it is discarded
  readonly phase: EventPhase
}

const event = (
  moon: Moon,
  phase: EventPhase,
  slot: 1 | 2 | 3 | null,
  enters: number,
  leaves: number,
  crown: 'crown' | null = null,
): EventCard => ({ moon, crown: crown !== null, slot, enters, leaves, phase })

export const EVENT_CARDS: { readonly [E in EventId]: EventCard } = {
  E001: event(1, 'action', 2, 1, 1),
  E002: event(1, 'action', 2, 1, 1),
  E003: event(1, 'action', 2, 1, 1),
  E004: event(1, 'action', 2, 1, 1),
  E005: event(1, 'action', 2, 1, 1, 'crown'),
  E006: event(1, 'rose', 1, 1, 0, 'crown'),
  E007: event(1, 'immediate', null, 1, 0, 'crown'),
  E008: event(1, 'rose', 3, 1, 0),
  E009: event(1, 'action', 2, 1, 1),
  E010: event(1, 'action', 2, 1, 1),
  E011: event(1, 'immediate', null, 1, 0, 'crown'),
  E012: event(1, 'immediate', null, 1, 0),
  E013: event(1, 'rose', 3, 1, 0),
  E014: event(1, 'action', 1, 1, 0, 'crown'),
  E015: event(1, 'action', 2, 1, 1),
  E016: event(1, 'action', 1, 1, 1),
  E017: event(1, 'rose', 2, 1, 0),
  E018: event(1, 'rose', 1, 1, 0, 'crown'),
  E019: event(1, 'immediate', null, 1, 0),
  E020: event(1, 'action', 3, 1, 0),
  E021: event(1, 'immediate', null, 1, 0, 'crown'),
  E022: event(1, 'immediate', null, 1, 1),
  E023: event(1, 'action', 3, 1, 0),
  E024: event(1, 'immediate', null, 1, 0, 'crown'),
  E025: event(1, 'rose', 3, 1, 0),
  E026: event(1, 'action', 1, 1, 0),
  E027: event(2, 'action', 1, 2, 1),
  E028: event(2, 'action', 2, 1, 1),
  E029: event(2, 'action', 2, 1, 1),
  E030: event(2, 'action', 2, 1, 1),
  E031: event(2, 'action', 2, 1, 1, 'crown'),
  E032: event(2, 'action', 2, 1, 1),
  E033: event(2, 'action', 2, 1, 1),
  E034: event(2, 'immediate', null, 1, 1, 'crown'),
  E035: event(2, 'rose', 1, 2, 0),
  E036: event(2, 'immediate', null, 2, 0),
  E037: event(2, 'immediate', null, 2, 0, 'crown'),
  E038: event(2, 'rose', 1, 1, 1),
  E039: event(2, 'action', 2, 1, 1),
  E040: event(2, 'action', 2, 1, 1),
  E041: event(2, 'action', 3, 1, 1),
  E042: event(2, 'immediate', null, 2, 0, 'crown'),
  E043: event(2, 'immediate', null, 2, 0),
  E044: event(2, 'rose', 1, 1, 1, 'crown'),
  E045: event(2, 'rose', 3, 1, 1),
  E046: event(2, 'action', 3, 2, 1),
  E047: event(2, 'action', 2, 1, 1),
  E048: event(2, 'action', 2, 1, 1, 'crown'),
  E049: event(2, 'immediate', null, 2, 1),
  E050: event(2, 'actionStart', 3, 1, 0),
  E051: event(2, 'action', 1, 1, 2),
  E052: event(2, 'immediate', null, 3, 0, 'crown'),
  E053: event(3, 'rose', 1, 2, 2),
  E054: event(3, 'rose', 1, 2, 2),
  E055: event(3, 'action', 2, 2, 2),
  E056: event(3, 'action', 3, 2, 2, 'crown'),
  E057: event(3, 'rose', 2, 2, 2),
  E058: event(3, 'immediate', null, 2, 0, 'crown'),
  E059: event(3, 'immediate', null, 2, 0),
  E060: event(3, 'immediate', null, 2, 1),
  E061: event(3, 'actionStart', 1, 2, 2),
  E062: event(3, 'action', 2, 2, 2, 'crown'),
  E063: event(3, 'action', 2, 2, 2),
  E064: event(3, 'action', 2, 2, 2),
  E065: event(3, 'action', 3, 2, 1),
  E066: event(3, 'immediate', null, 3, 0, 'crown'),
  E067: event(3, 'action', 3, 2, 1),
  E068: event(3, 'immediate', null, 2, 0),
  E069: event(3, 'action', 1, 2, 2),
  E070: event(3, 'immediate', null, 2, 1),
  E071: event(3, 'immediate', null, 3, 1),
  E072: event(3, 'immediate', null, 3, 0, 'crown'),
  E073: event(3, 'immediate', null, 2, 1),
  E074: event(3, 'immediate', null, 3, 0, 'crown'),
  E075: event(3, 'immediate', null, 2, 2),
  E076: event(3, 'action', 1, 2, 3),
  E077: event(3, 'rose', 2, 2, 2),
  E078: event(3, 'immediate', null, 4, 0, 'crown'),
}

/** The keys of a record, which are all it has. */
function keysOf<K extends string>(of: { readonly [key in K]: unknown }): readonly K[]
function keysOf(of: object): readonly string[] {
  return Object.keys(of)
}

export const QUESTS: readonly QuestId[] = keysOf(QUEST_CARDS)
export const EVENTS: readonly EventId[] = keysOf(EVENT_CARDS)

/** The quests of a Moon; those for four players only with four (BR-3.6). */
export function questsOf(moon: Moon, seats: number): readonly QuestId[] {
  return (seats === 4 ? ALL_QUESTS : FEWER_QUESTS)[moon - 1] ?? []
}
const ALL_QUESTS = MOONS.map((moon) => QUESTS.filter((id) => QUEST_CARDS[id].moon === moon))
const FEWER_QUESTS = ALL_QUESTS.map((quests) => quests.filter((id) => !QUEST_CARDS[id].four))

export function eventsOf(moon: Moon): readonly EventId[] {
  return EVENTS_OF[moon - 1] ?? []
}
const EVENTS_OF = MOONS.map((moon) => EVENTS.filter((id) => EVENT_CARDS[id].moon === moon))

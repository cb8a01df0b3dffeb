import {
  type By,
  blankTable,
  by,
  copyCommon,
  type Dealer,
  type Options,
  type Seat,
  type Table,
  type Watchers,
} from '@grimuar/kernel'
import { ACTIONS, CUBES, ROOM_CARDS, SPECIAL_COPIES, SPELL_COPIES } from './components.ts'
import { eventsOf, questsOf } from './decks.ts'
import type { BlackRoseFrame } from './frames.ts'
import { CELLS, CENTRE, INNER_RING } from './hex.ts'
import {
  type Buff,
  bySchool,
  CELL,
  type EventId,
  type EvocationId,
  FIGURES,
  type Figure,
  FORGOTTEN_SPELLS,
  type MageId,
  MOONS,
  type Moon,
  NONE,
  type None,
  OWNERS,
  type Owner,
  type Phase,
  PLACES,
  type Place,
  type QuestId,
  ROOMS,
  type RoomColour,
  type RoomId,
  type School,
  type Side,
  SLOTS,
  SPELLS_OF,
  type SpellElement,
  type SpellId,
  type Where,
} from './ids.ts'
import type { AnyMove, BlackRoseQuestion } from './questions.ts'
import type { BlackRoseEvent } from './told.ts'

export type { Buff, Phase } from './ids.ts'

export type BlackRoseDealer = Dealer<BlackRoseEvent>

/** A room tile lying in the Lodge. */
export interface Tile {
  room: RoomId
  acts: RoomId // the room whose effect it has: itself, or the one it copies this turn
  colour: RoomColour // as printed, painted or copied this turn
  destroyed: boolean
  used: boolean // its activation token is dark, or not here (the Black Rose Room before the Second Moon)
  cubes: number[] // instability, by owner
}

/** A Mage or an Evocation. */
export interface FigureState {
  kind: 'mage' | EvocationId | null // null: no such figure now
  at: Where
  cubes: number[] // damage, by owner
  last: Owner | None // whose cube came last
}

export const SLOT_STATES = ['empty', 'ready', 'active', 'used'] as const
export type SlotState = (typeof SLOT_STATES)[number]

/** A place for a spell on a sheet. */
export interface Slot {
  state: SlotState
  card: SpellId | null
  side: Side
  element: SpellElement | null // once it is known: of a spell of any element, the one that was chosen
  token: Token | null // on an active spell
}

export const TOKENS = ['trap', 'protection'] as const
export type Token = (typeof TOKENS)[number]

/** The deeds of a Mage in this turn, as quests count them. All of them are public. */
export interface Deeds {
  cast: SpellElement[] // spells resolved, in order
  rooms: readonly { readonly room: RoomId; readonly colour: RoomColour }[] // activated
  traps: Figure[] // set off by own traps: who was caught
  hitMage: boolean // a Mage was damaged
}

/** A quest whose condition is met, and by what: the reward may speak of it. */
export interface Met {
  readonly quest: QuestId
  readonly figure: Figure | None
  readonly place: Place | None
}

/** A player's Mage with everything before the player. */
export interface Mage {
  mage: MageId | null // null until chosen
  school: School | null
  started: SpellId[] // cards of the first Grimoire that everyone knows are still this player's
  mixed: boolean // has exchanged cards in secret: others no longer know how many of which school it has
  book: 0 | 1 // which of the school's two starting Grimoires
  cell: number // which Cell of hex.ts
  power: number
  hand: SpellId[]
  grimoire: Deck<SpellId>
  memories: SpellId[] // face up; the last one is the top
  aside: number // special spells that come at Moon changes
  slots: Slot[] // by slot number
  actions: number // unused physical actions
  quests: QuestId[] // active
  met: readonly Met[] // of these, whose condition is met: may now be declared
  declared: QuestId[] // being completed
  forbidden: QuestId[] // not to be completed this turn
  done: QuestId[] // completed
  trophies: number[] // by the seat they were taken from
  tokens: RoomId[] // of rooms won
  noMove: number // no movement by physical action until the Action phase of this turn is over; 0: free
  noActivate: number // the same for activating rooms
  buffs: Buff[] // until the end of the turn
  held: Place | None // the room it cannot leave this turn
  deeds: Deeds
  seen: SpellId[] // cards being looked at
  seenQuests: QuestId[]
  seenEvents: EventId[]
  banned: boolean // has used the ban of this Study phase
}

/** A thing whose place in a deck some seats know. */
export interface Known<X> {
  readonly thing: X
  readonly by: readonly Seat[]
}

/** A face-down deck: known things on top (the last is drawn first), a bag, and known things at the bottom (the first is drawn first). */
export interface Deck<X> {
  top: readonly Known<X>[]
  rest: X[]
  bottom: readonly Known<X>[]
}

/** A hidden thing that another seat has seen; valid while it stays in its place. */
export interface Peek {
  readonly by: Seat
  readonly of: Seat
  readonly zone: 'hand' | 'slot' | 'quest'
  readonly card: SpellId | QuestId
  readonly slot: number // NONE if it lies in no slot
  readonly side: Side | null // of a spell in a slot
}

/** The opponent without a seat. */
export interface Rose {
  power: number
  trophies: number[] // by seat
  tokens: RoomId[]
}

export interface BlackRoseTable extends Table<BlackRoseFrame, BlackRoseQuestion, AnyMove> {
  options: Options<typeof options>
  phase: Phase
  turn: number // 0 while setting up
  moon: Moon
  crown: Seat
  order: Seat[] // of this turn
  acting: Seat | None // whose activation it is
  tiles: By<Place, Tile>
  figures: By<Figure, FigureState>
  supply: number[] // cubes, by owner
  mages: Mage[] // by seat
  rose: Rose
  decks: { [S in School]: SpellId[] } // bags
  piles: { [S in School]: SpellId[] } // face up; the last one is the top
  forgotten: Deck<SpellId>
  gone: SpellId[] // Forgotten spells that have left the game
  questDecks: Deck<QuestId>[] // by Moon; those before the current one are past
  questsGone: QuestId[] // discarded
  eventDecks: Deck<EventId>[] // by Moon
  eventsGone: EventId[]
  events: (EventId | null)[] // by slot of the board
  peeks: readonly Peek[]
  watchers: Watchers<BlackRoseFrame> // effects that last
  studies: { draw: number; keep: number; hurt: number } // of this turn's Study phase
  firstQuest: boolean // a quest was completed in this Action phase
  hungry: boolean // the walls have been fed in this activation (E046)
  named: Seat | None // the winner the crown holder named
}

export const SETUPS = ['choose', 'lot'] as const
/** PROPOSED: printed examples speak for both. */
export const LIVES = ['12', '8'] as const

export const options = {
  setup: { kind: 'pick', from: SETUPS, default: 'choose' },
  life: { kind: 'pick', from: LIVES, default: '12' },
  forTheCrown: { kind: 'flag', default: false },
  overkill: { kind: 'flag', default: false },
  overload: { kind: 'flag', default: false },
  extraTurns: { kind: 'flag', default: false },
} as const

export const LIBRARY_DRAW = 4
export const LIBRARY_KEEP = 2

export function deckOf<X>(rest: readonly X[]): Deck<X> {
  return { top: [], rest: rest.slice(), bottom: [] }
}

export function deckSize(deck: Deck<unknown>): number {
  return deck.top.length + deck.rest.length + deck.bottom.length
}

export function noCubes(): number[] {
  return OWNERS.map(() => 0)
}

export function emptySlot(): Slot {
  return { state: 'empty', card: null, side: 'upper', element: null, token: null }
}

export function noDeeds(): Deeds {
  return { cast: [], rooms: [], traps: [], hitMage: false }
}

function blankMage(cell: number): Mage {
  return {
    mage: null,
    school: null,
    started: [],
    mixed: false,
    book: 0,
    cell,
    power: 0,
    hand: [],
    grimoire: deckOf([]),
    memories: [],
    aside: SPECIAL_COPIES - 1,
    slots: SLOTS.map(emptySlot),
    actions: ACTIONS,
    quests: [],
    met: [],
    declared: [],
    forbidden: [],
    done: [],
    trophies: [0, 0, 0, 0],
    tokens: [],
    noMove: 0,
    noActivate: 0,
    buffs: [],
    held: NONE,
    deeds: noDeeds(),
    seen: [],
    seenQuests: [],
    seenEvents: [],
    banned: false,
  }
}

const DECKS = bySchool((school) => SPELLS_OF[school].flatMap((id) => Array<SpellId>(SPELL_COPIES).fill(id)))

export function setup(chosen: Options<typeof options>, seats: number, dealer: BlackRoseDealer): BlackRoseTable {
  const draws = { draws: 0 }
  const rooms = layLodge(draws, dealer)
  const cells = dealer.shuffle(
    draws,
    (CELLS[seats] ?? []).map((_, cell) => cell),
  )
  const crown = dealer.roll(draws, seats)
  return {
    ...blankTable(seats),
    draws: draws.draws,
    frames: [{ op: 'setUp', nth: 0 }],
    options: chosen,
    phase: 'setup',
    turn: 0,
    moon: 1,
    crown,
    order: Array.from({ length: seats }, (_, i) => (crown + i) % seats),
    acting: NONE,
    tiles: by(PLACES, (place) => tileOf(rooms[place])),
    figures: by(FIGURES, (figure) => ({
      kind: figure < seats ? 'mage' : null,
      at: figure < seats ? CELL : NONE,
      cubes: noCubes(),
      last: NONE,
    })),
    supply: OWNERS.map(() => CUBES),
    mages: cells.map(blankMage),
    rose: { power: 0, trophies: [0, 0, 0, 0], tokens: [] },
    decks: copyBySchool(DECKS),
    piles: bySchool(() => []),
    forgotten: deckOf<SpellId>(FORGOTTEN_SPELLS),
    gone: [],
    questDecks: MOONS.map((moon) => deckOf(questsOf(moon, seats))),
    questsGone: [],
    eventDecks: MOONS.map((moon) => deckOf(eventsOf(moon))),
    eventsGone: [],
    events: [null, null, null],
    peeks: [],
    watchers: {},
    studies: { draw: LIBRARY_DRAW, keep: LIBRARY_KEEP, hurt: 0 },
    firstQuest: false,
    hungry: false,
    named: NONE,
  }
}

/** The Black Rose Room in the middle, the Throne Room beside it by lot, the others anywhere (BR-3.1, BR-3.2). */
function layLodge(draws: { draws: number }, dealer: BlackRoseDealer): By<Place, RoomId> {
  const throne = INNER_RING[dealer.roll(draws, INNER_RING.length)]
  const others = dealer.shuffle(
    draws,
    ROOMS.filter((room) => room !== 'blackRose' && room !== 'throne'),
  )
  return by(PLACES, (place) => (place === CENTRE ? 'blackRose' : place === throne ? 'throne' : (others.pop() ?? 'blackRose')))
}

export function tileOf(room: RoomId): Tile {
  const { colour } = ROOM_CARDS[room]
  return { room, acts: room, colour, destroyed: false, used: room === 'blackRose', cubes: noCubes() }
}

export function copy(t: BlackRoseTable): BlackRoseTable {
  return {
    ...copyCommon(t),
    options: t.options,
    phase: t.phase,
    turn: t.turn,
    moon: t.moon,
    crown: t.crown,
    order: t.order.slice(),
    acting: t.acting,
    tiles: by(PLACES, (place) => copyTile(t.tiles[place])),
    figures: by(FIGURES, (figure) => copyFigure(t.figures[figure])),
    supply: t.supply.slice(),
    mages: t.mages.map(copyMage),
    rose: { power: t.rose.power, trophies: t.rose.trophies.slice(), tokens: t.rose.tokens.slice() },
    decks: copyBySchool(t.decks),
    piles: copyBySchool(t.piles),
    forgotten: copyDeck(t.forgotten),
    gone: t.gone.slice(),
    questDecks: t.questDecks.map(copyDeck),
    questsGone: t.questsGone.slice(),
    eventDecks: t.eventDecks.map(copyDeck),
    eventsGone: t.eventsGone.slice(),
    events: t.events.slice(),
    peeks: t.peeks,
    watchers: t.watchers,
    studies: { draw: t.studies.draw, keep: t.studies.keep, hurt: t.studies.hurt },
    firstQuest: t.firstQuest,
    hungry: t.hungry,
    named: t.named,
  }
}

export function copyTile({ room, acts, colour, destroyed, used, cubes }: Tile): Tile {
  return { room, acts, colour, destroyed, used, cubes: cubes.slice() }
}

export function copyFigure({ kind, at, cubes, last }: FigureState): FigureState {
  return { kind, at, cubes: cubes.slice(), last }
}

export function copySlot({ state, card, side, element, token }: Slot): Slot {
  return { state, card, side, element, token }
}

export function copyDeck<X>({ top, rest, bottom }: Deck<X>): Deck<X> {
  return { top, rest: rest.slice(), bottom }
}

export function copyDeeds({ cast, rooms, traps, hitMage }: Deeds): Deeds {
  return { cast: cast.slice(), rooms, traps: traps.slice(), hitMage }
}

export function copyBySchool(of: { readonly [S in School]: readonly SpellId[] }): { [S in School]: SpellId[] } {
  return {
    conspiracy: of.conspiracy.slice(),
    destruction: of.destruction.slice(),
    divination: of.divination.slice(),
    illusion: of.illusion.slice(),
    necromancy: of.necromancy.slice(),
    transmutation: of.transmutation.slice(),
  }
}

export function copyMage(m: Mage): Mage {
  return {
    mage: m.mage,
    school: m.school,
    started: m.started.slice(),
    mixed: m.mixed,
    book: m.book,
    cell: m.cell,
    power: m.power,
    hand: m.hand.slice(),
    grimoire: copyDeck(m.grimoire),
    memories: m.memories.slice(),
    aside: m.aside,
    slots: m.slots.map(copySlot),
    actions: m.actions,
    quests: m.quests.slice(),
    met: m.met,
    declared: m.declared.slice(),
    forbidden: m.forbidden.slice(),
    done: m.done.slice(),
    trophies: m.trophies.slice(),
    tokens: m.tokens.slice(),
    noMove: m.noMove,
    noActivate: m.noActivate,
    buffs: m.buffs.slice(),
    held: m.held,
    deeds: copyDeeds(m.deeds),
    seen: m.seen.slice(),
    seenQuests: m.seenQuests.slice(),
    seenEvents: m.seenEvents.slice(),
    banned: m.banned,
  }
}

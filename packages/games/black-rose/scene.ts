import type { Position } from '@grimuar/contract'
import { blankTable, by, type Options, type Seat } from '@grimuar/kernel'
import { cardOf, evocationsOf, figureOf, mageOf } from './board.ts'
import { sideOf, spellOf } from './cards/index.ts'
import { CUBES, EVOCATION_CARDS, isForgotten, SPECIAL_COPIES, SPELL_COPIES, schoolOf, specialOf } from './components.ts'
import { EVENTS, eventsOf, QUESTS, questsOf } from './decks.ts'
import { putOnTop, takeOut } from './flow/zones.ts'
import type { BlackRoseFrame } from './frames.ts'
import { CELLS } from './hex.ts'
import {
  bySchool,
  CELL,
  EVOCATIONS,
  FIGURES,
  type Figure,
  FORGOTTEN_SPELLS,
  type MageId,
  MOONS,
  type Moon,
  NONE,
  OWNERS,
  PLACES,
  type Place,
  ROOMS,
  ROSE,
  type RoomId,
  type School,
  SIDES,
  SLOTS,
  SPELLS,
  SPELLS_OF,
  type SpellId,
} from './ids.ts'
import {
  type BlackRoseTable,
  copyDeeds,
  deckOf,
  emptySlot,
  LIBRARY_DRAW,
  LIBRARY_KEEP,
  type Mage,
  noCubes,
  noDeeds,
  type options,
  type Phase,
  tileOf,
} from './table.ts'

// Tables written down in words, for tests, positions and lessons. Cards are lists such as "DES03 CON01"; cubes are counted by
// owner, "0:3 rose:1"; a place of the Lodge is named by the room that lies there in the fixed layout.

/** The things of one player. A missing part is as at the beginning of a match. */
export interface Person {
  readonly mage?: MageId
  readonly school?: School
  readonly at?: RoomId | 'cell'
  readonly power?: number
  readonly hand?: string
  /** The Grimoire from the bottom to the top, which is known to nobody. */
  readonly grimoire?: string
  readonly memories?: string
  /** Spells on the sheet, not yet cast: "DES03" is its upper side, "DES03.lower" its lower; the first is the Quick Spell. */
  readonly ready?: string
  /** Traps and protections with their tokens, in the standard slots from the third down. */
  readonly active?: string
  /** Spells already cast, in the slots that are left. */
  readonly used?: string
  readonly actions?: number
  readonly quests?: string
  readonly done?: string
  /** Cubes on the Mage. */
  readonly damage?: string
  /** Evocations and where they are: "landsknecht:forge malacoda:garden". */
  readonly evocations?: string
  readonly trophies?: string // by owner, as cubes
  readonly tokens?: string // rooms
  readonly aside?: number
}

export interface Scene {
  readonly people?: readonly Person[]
  readonly phase?: Phase
  readonly moon?: Moon
  readonly turn?: number
  readonly crown?: Seat
  readonly rose?: number // its power
  /** Instability cubes, by room. */
  readonly cubes?: { readonly [R in RoomId]?: string }
  readonly used?: string // rooms whose token is dark
  readonly ruins?: string // rooms that were destroyed; their tokens went to the Black Rose
  /** Events by slot, "-" for an empty one: "E010 - E001". */
  readonly events?: string
  /** Cards on the piles of their schools. */
  readonly piles?: string
  /** On top of a deck, the first drawn first; nobody knows. */
  readonly questsOnTop?: string
  readonly eventsOnTop?: string
  readonly forgottenOnTop?: string
  readonly options?: Partial<Options<typeof options>>
  /** The waiting frames; default: the activation of the first player, then the rest of the turn. */
  readonly frames?: readonly BlackRoseFrame[]
}

const words = (text: string | undefined): string[] => (text ? text.split(/\s+/).filter(Boolean) : [])

function oneOf<X extends string>(list: readonly X[], word: string): X {
  const found = list.find((x) => x === word)
  if (found === undefined) throw new Error(`"${word}" is none of ${list.slice(0, 6).join(', ')}…`)
  return found
}

/** The fixed layout of scenes: the Throne Room at (0,-1), the other rooms in the order of the rules (data §1). */
export const LAYOUT = by(PLACES, (place): RoomId => {
  const others = ROOMS.filter((room) => room !== 'blackRose' && room !== 'throne')
  if (place === 0) return 'blackRose'
  if (place === 3) return 'throne'
  return others[place < 3 ? place - 1 : place - 2] ?? 'blackRose'
})

/** The place of a room in the fixed layout. */
export function placeNamed(room: string): Place {
  const found = PLACES.find((place) => LAYOUT[place] === room)
  if (found === undefined) throw new Error(`there is no room "${room}"`)
  return found
}

/** "0:3 rose:1" as cubes by owner. */
function cubesNamed(text: string | undefined): number[] {
  const cubes = noCubes()
  for (const word of words(text)) {
    const [who = '', n = '1'] = word.split(':')
    cubes[who === 'rose' ? ROSE : Number(who)] = Number(n)
  }
  return cubes
}

const SCHOOL_BY_SEAT: readonly School[] = ['destruction', 'necromancy', 'conspiracy', 'illusion']
const MAGE_BY_SEAT: readonly MageId[] = ['nero', 'rebecca', 'tessa', 'jafar']

function personOf(seat: Seat, person: Person, cell: number): Mage {
  const slots = SLOTS.map(emptySlot)
  return {
    mage: person.mage ?? MAGE_BY_SEAT[seat] ?? 'nero',
    school: person.school ?? SCHOOL_BY_SEAT[seat] ?? 'destruction',
    started: [],
    mixed: false,
    book: 0,
    cell,
    power: person.power ?? 0,
    hand: words(person.hand)
      .map((card) => oneOf(SPELLS, card))
      .sort(),
    grimoire: deckOf<SpellId>([]),
    memories: words(person.memories).map((card) => oneOf(SPELLS, card)),
    aside: person.aside ?? 0,
    slots,
    actions: person.actions ?? 2,
    quests: words(person.quests).map((quest) => oneOf(QUESTS, quest)),
    met: [],
    declared: [],
    forbidden: [],
    done: words(person.done).map((quest) => oneOf(QUESTS, quest)),
    trophies: cubesNamed(person.trophies).slice(0, 4),
    tokens: words(person.tokens).map((room) => oneOf(ROOMS, room)),
    noMove: 0,
    noActivate: 0,
    buffs: [],
    held: NONE,
    deeds: copyDeeds(noDeeds()),
    seen: [],
    seenQuests: [],
    seenEvents: [],
    banned: false,
  }
}

function laySlots(m: Mage, person: Person): void {
  const lay = (text: string | undefined, state: 'ready' | 'active' | 'used', order: readonly number[]) => {
    for (const word of words(text)) {
      const [name = '', half = 'upper'] = word.split('.')
      const slot = order.map((at) => m.slots[at]).find((one) => one?.state === 'empty')
      if (!slot) throw new Error(`no slot is left for ${word}`)
      slot.card = oneOf(SPELLS, name)
      slot.side = oneOf(SIDES, half)
      slot.state = state
      if (state === 'active')
        slot.token = spellOf(slot.card).roomTrap || sideOf(slot.card, slot.side).type === 'trap' ? 'trap' : 'protection'
    }
  }
  lay(person.active, 'active', [3, 2, 1, 0])
  lay(person.ready, 'ready', [0, 1, 2, 3])
  lay(person.used, 'used', [3, 2, 1, 0])
}

/** The rest of a turn after the first player's activation. */
const REST: readonly BlackRoseFrame[] = [
  { op: 'nextActivation', nth: 0 },
  { op: 'evocationPhase', nth: 0 },
  { op: 'cleanup', step: 0 },
]

/** Lays a table as a scene says. Cards that are named nowhere lie in their decks, so that nothing is lost. */
export function lay(scene: Scene): BlackRoseTable {
  const people = scene.people ?? [{}, {}]
  const seats = people.length
  const crown = scene.crown ?? 0
  const chosen: Options<typeof options> = {
    setup: 'choose',
    life: '12',
    forTheCrown: false,
    overkill: false,
    overload: false,
    extraTurns: false,
    ...scene.options,
  }
  const cells = (CELLS[seats] ?? []).map((_, cell) => cell)
  const t: BlackRoseTable = {
    ...blankTable(seats),
    frames: [...(scene.frames ?? REST)].reverse(),
    options: chosen,
    phase: scene.phase ?? 'action',
    turn: scene.turn ?? 1,
    moon: scene.moon ?? 1,
    crown,
    order: Array.from({ length: seats }, (_, i) => (crown + i) % seats),
    acting: NONE,
    tiles: by(PLACES, (place) => tileOf(LAYOUT[place])),
    figures: by(FIGURES, (figure) => ({
      kind: figure < seats ? 'mage' : null,
      at: figure < seats ? CELL : NONE,
      cubes: noCubes(),
      last: NONE,
    })),
    supply: OWNERS.map(() => CUBES),
    mages: people.map((person, seat) => personOf(seat, person, cells[seat] ?? 0)),
    rose: { power: scene.rose ?? 0, trophies: [0, 0, 0, 0], tokens: [] },
    decks: bySchool((school) => SPELLS_OF[school].flatMap((id) => Array<SpellId>(SPELL_COPIES).fill(id))),
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
  for (const [seat, person] of people.entries()) layPerson(t, seat, person)
  layRooms(t, scene)
  layEvents(t, scene)
  takeCards(t, scene)
  return t
}

/** A scene as a position: between two actions; its first question follows from it. */
export function positionOf(scene: Scene): Position {
  const t = lay(scene)
  return { seats: t.seats, options: { ...t.options }, table: JSON.parse(JSON.stringify(t)) }
}

function putCubes(t: BlackRoseTable, onto: number[], cubes: readonly number[]): void {
  for (const owner of OWNERS) {
    const n = cubes[owner] ?? 0
    onto[owner] = (onto[owner] ?? 0) + n
    t.supply[owner] = (t.supply[owner] ?? 0) - n
  }
}

function layPerson(t: BlackRoseTable, seat: Seat, person: Person): void {
  laySlots(mageOf(t, seat), person)
  const figure = figureOf(seat)
  const state = t.figures[figure]
  if (person.at !== 'cell') state.at = placeNamed(person.at ?? 'blackRose')
  putCubes(t, state.cubes, cubesNamed(person.damage))
  const free: Figure[] = [...evocationsOf(seat)]
  for (const word of words(person.evocations)) {
    const [kind = '', where = 'blackRose', hurt] = word.split(':')
    const one = free.shift()
    if (one === undefined) throw new Error('nobody has more than three Evocations')
    t.figures[one].kind = oneOf(EVOCATIONS, kind)
    t.figures[one].at = placeNamed(where)
    if (hurt) putCubes(t, t.figures[one].cubes, cubesNamed(`${(seat + 1) % t.seats}:${hurt}`))
    if (Number(hurt ?? 0) >= EVOCATION_CARDS[oneOf(EVOCATIONS, kind)].life)
      throw new Error(`a ${kind} does not live through ${hurt}`)
  }
}

function layRooms(t: BlackRoseTable, scene: Scene): void {
  for (const place of PLACES) {
    const tile = t.tiles[place]
    putCubes(t, tile.cubes, cubesNamed(scene.cubes?.[tile.room]))
    if (tile.room === 'blackRose') tile.used = t.moon === 1
  }
  for (const room of words(scene.used)) t.tiles[placeNamed(room)].used = true
  const won = t.mages.flatMap(({ tokens }) => tokens)
  for (const room of [...words(scene.ruins), ...won]) {
    const tile = t.tiles[placeNamed(room)]
    tile.destroyed = true
    tile.used = true
  }
  t.rose.tokens = words(scene.ruins).map((room) => oneOf(ROOMS, room))
}

function layEvents(t: BlackRoseTable, scene: Scene): void {
  for (const [slot, word] of words(scene.events).entries()) {
    if (word === '-') continue
    const event = oneOf(EVENTS, word)
    t.events[slot] = event
    for (const deck of t.eventDecks) if (deck.rest.includes(event)) takeOut(deck.rest, event)
  }
  for (const word of words(scene.eventsOnTop).reverse()) {
    const event = oneOf(EVENTS, word)
    for (const deck of t.eventDecks) {
      if (!deck.rest.includes(event)) continue
      takeOut(deck.rest, event)
      putOnTop(deck, event, [])
    }
  }
  for (const quest of t.mages.flatMap((m) => [...m.quests, ...m.done])) {
    for (const deck of t.questDecks) if (deck.rest.includes(quest)) takeOut(deck.rest, quest)
  }
  for (const word of words(scene.questsOnTop).reverse()) {
    const quest = oneOf(QUESTS, word)
    for (const deck of t.questDecks) {
      if (!deck.rest.includes(quest)) continue
      takeOut(deck.rest, quest)
      putOnTop(deck, quest, [])
    }
  }
}

/** Takes every card that lies somewhere out of its deck; special spells that are named nowhere go to their Grimoires. */
function takeCards(t: BlackRoseTable, scene: Scene): void {
  for (const [seat, person] of (scene.people ?? [{}, {}]).entries()) {
    const m = mageOf(t, seat)
    const top = words(person.grimoire).map((card) => oneOf(SPELLS, card))
    m.grimoire.top = top.map((thing) => ({ thing, by: [] }))
    const cards = [...m.hand, ...m.memories, ...top, ...m.slots.flatMap(({ card }) => card ?? [])]
    for (const card of cards) {
      const school = schoolOf(card)
      if (school) takeOut(t.decks[school], card)
      else if (isForgotten(card)) takeOut(t.forgotten.rest, card)
      else if (specialOf(card) !== m.mage) throw new Error(`${card} is not the special spell of seat ${seat}`)
    }
    const { special } = cardOf(t, seat)
    const named = cards.filter((card) => card === special).length
    for (let n = named + m.aside; n < SPECIAL_COPIES; n++) m.memories.unshift(special)
  }
  for (const word of words(scene.piles)) {
    const card = oneOf(SPELLS, word)
    const school = schoolOf(card)
    if (!school) throw new Error(`${card} belongs on no pile`)
    takeOut(t.decks[school], card)
    t.piles[school].push(card)
  }
  for (const word of words(scene.forgottenOnTop).reverse()) {
    const card = oneOf(SPELLS, word)
    takeOut(t.forgotten.rest, card)
    putOnTop(t.forgotten, card, [])
  }
}

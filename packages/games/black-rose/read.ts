import type { By, Json, KernelFrame } from '@grimuar/kernel'
import { either, fields, kinds, list, oneOf, type Reader, that, whole } from '../readers.ts'
import { CUBES } from './components.ts'
import { conserved } from './conserved.ts'
import { EVENTS, QUESTS } from './decks.ts'
import type { BlackRoseFrame } from './frames.ts'
import { CELLS, CENTRE, INNER_RING } from './hex.ts'
import {
  BUFFS,
  CELL,
  type Cell,
  COLOURS,
  ELEMENTS,
  EVOCATIONS,
  FIGURES,
  type Figure,
  MAGES,
  MOONS,
  NONE,
  type None,
  OWNERS,
  PHASES,
  PLACES,
  type Place,
  ROOMS,
  SCHOOLS,
  type School,
  SIDES,
  SPELLS,
  type SpellId,
} from './ids.ts'
import {
  type BlackRoseTable,
  type Deck,
  type Deeds,
  type FigureState,
  type Known,
  LIVES,
  type Mage,
  type Met,
  type Peek,
  type Rose,
  SETUPS,
  SLOT_STATES,
  type Slot,
  type Tile,
  TOKENS,
} from './table.ts'

// Positions begin between two actions or phases, so only frames of the turn are read, and no open question.

const flag = that((json): json is boolean => typeof json === 'boolean')
const none = oneOf(NONE)
const seat = whole(0, 3)
const spell = oneOf(...SPELLS)
const quest = oneOf(...QUESTS)
const event = oneOf(...EVENTS)
const room = oneOf(...ROOMS)
const place: Reader<Place> = oneOf(...PLACES)
const figure: Reader<Figure> = oneOf(...FIGURES)
const element = oneOf(...ELEMENTS)
const colour = oneOf(...COLOURS, 'black')
const moon = oneOf(...MOONS)
const many = whole(0, 999)
const cubes = list(whole(0, CUBES), OWNERS.length)
const nothing: Reader<null> = oneOf(null)

const known = <X>(thing: Reader<X>): Reader<Known<X>> => fields<Known<X>>({ thing, by: list(seat) })
const deck = <X>(thing: Reader<X>): Reader<Deck<X>> =>
  fields<Deck<X>>({ top: list(known(thing)), rest: list(thing), bottom: list(known(thing)) })

const tile = fields<Tile>({ room, acts: room, colour, destroyed: flag, used: flag, cubes })

const where: Reader<Place | Cell | None> = either(place, oneOf(CELL, NONE))
const figureState = fields<FigureState>({
  kind: either(oneOf('mage', ...EVOCATIONS), nothing),
  at: where,
  cubes,
  last: either(whole(0, 4), none),
})

const slot = fields<Slot>({
  state: oneOf(...SLOT_STATES),
  card: either(spell, nothing),
  side: oneOf(...SIDES),
  element: either(element, nothing),
  token: either(oneOf(...TOKENS), nothing),
})

const deeds = fields<Deeds>({
  cast: list(element),
  rooms: list(fields<Deeds['rooms'][number]>({ room, colour })),
  traps: list(figure),
  hitMage: flag,
})

const met = fields<Met>({ quest, figure: either(figure, none), place: either(place, none) })

const mage = fields<Mage>({
  mage: either(oneOf(...MAGES), nothing),
  school: either(oneOf(...SCHOOLS), nothing),
  started: list(spell),
  mixed: flag,
  book: oneOf(0, 1),
  cell: whole(0, 3),
  power: many,
  hand: list(spell),
  grimoire: deck(spell),
  memories: list(spell),
  aside: whole(0, 3),
  slots: list(slot, 4),
  actions: whole(0, 2),
  quests: list(quest),
  met: list(met),
  declared: list(quest, 0),
  forbidden: list(quest),
  done: list(quest),
  trophies: list(whole(0, 10), 4),
  tokens: list(room),
  noMove: many,
  noActivate: many,
  buffs: list(oneOf(...BUFFS)),
  held: either(place, none),
  deeds,
  seen: list(spell, 0),
  seenQuests: list(quest, 0),
  seenEvents: list(event, 0),
  banned: flag,
})

const peek = fields<Peek>({
  by: seat,
  of: seat,
  zone: oneOf('hand', 'slot', 'quest'),
  card: either(spell, quest),
  slot: either(whole(0, 3), none),
  side: either(oneOf(...SIDES), nothing),
})

type TurnFrame = Extract<
  BlackRoseFrame,
  {
    op:
      | 'setUp'
      | 'turn'
      | 'dropQuests'
      | 'slideEvents'
      | 'drawEvent'
      | 'phaseEvents'
      | 'dealQuests'
      | 'study'
      | 'library'
      | 'prepare'
      | 'actionPhase'
      | 'nextActivation'
      | 'evocationPhase'
      | 'cleanup'
      | 'end'
  }
>

const nth = whole(0, 8)
const frame = kinds<TurnFrame, 'op'>('op', {
  setUp: { nth },
  turn: {},
  dropQuests: { nth },
  slideEvents: {},
  drawEvent: {},
  phaseEvents: { slot: whole(0, 3), phase: oneOf('rose', 'actionStart') },
  dealQuests: { nth },
  study: { nth },
  library: { nth },
  prepare: {},
  actionPhase: {},
  nextActivation: { nth },
  evocationPhase: { nth },
  cleanup: { step: whole(0, 9) },
  end: {},
})

const bySchool = <X>(item: Reader<X>): Reader<{ [S in School]: X }> =>
  fields<{ [S in School]: X }>({
    conspiracy: item,
    destruction: item,
    divination: item,
    illusion: item,
    necromancy: item,
    transmutation: item,
  })

const byPlace = that((json): json is By<Place, Tile> => list(tile, PLACES.length)(asJson(json)) !== undefined)
const byFigure = that((json): json is By<Figure, FigureState> => list(figureState, FIGURES.length)(asJson(json)) !== undefined)

/** A checked value has already come through JSON. */
function asJson(json: unknown): Json {
  return isJson(json) ? json : null
}

function isJson(json: unknown): json is Json {
  return json !== undefined
}

const table = fields<BlackRoseTable>({
  seats: whole(2, 4),
  frames: list<BlackRoseFrame | KernelFrame>(frame),
  ask: nothing,
  draws: whole(0),
  over: flag,
  options: fields<BlackRoseTable['options']>({
    setup: oneOf(...SETUPS),
    life: oneOf(...LIVES),
    forTheCrown: flag,
    overkill: flag,
    overload: flag,
    extraTurns: flag,
  }),
  phase: oneOf(...PHASES),
  turn: many,
  moon,
  crown: seat,
  order: list(seat),
  acting: none,
  tiles: byPlace,
  figures: byFigure,
  supply: cubes,
  mages: list(mage),
  rose: fields<Rose>({ power: many, trophies: list(whole(0, 10), 4), tokens: list(room) }),
  decks: bySchool(list<SpellId>(spell)),
  piles: bySchool(list<SpellId>(spell)),
  forgotten: deck(spell),
  gone: list(spell),
  questDecks: list(deck(quest), MOONS.length),
  questsGone: list(quest),
  eventDecks: list(deck(event), MOONS.length),
  eventsGone: list(event),
  events: list(either(event, nothing), 3),
  peeks: list(peek),
  watchers: fields<BlackRoseTable['watchers']>({}),
  studies: fields<BlackRoseTable['studies']>({ draw: whole(0, 9), keep: whole(0, 9), hurt: whole(0, 3) }),
  firstQuest: flag,
  hungry: flag,
  named: none,
})

/** A table out of JSON, strictly: undefined unless every field is right and play can go on from it. */
export function read(json: Json): BlackRoseTable | undefined {
  const t = table(json)
  if (!t || t.over || t.frames.length === 0) return undefined
  return isWhole(t) ? t : undefined
}

/** Whether everything lies where it may. */
function isWhole(t: BlackRoseTable): boolean {
  const { seats, mages, order, crown } = t
  if (mages.length !== seats || crown >= seats || order.length !== seats) return false
  if (order.some((one, i) => one >= seats || order.indexOf(one) !== i)) return false
  const cells = mages.map(({ cell }) => cell)
  if (cells.some((cell, i) => cells.indexOf(cell) !== i || CELLS[seats]?.[cell] === undefined)) return false
  const rooms = t.tiles.map((one) => one.room)
  if (new Set(rooms).size !== ROOMS.length || t.tiles[CENTRE].room !== 'blackRose') return false
  if (!INNER_RING.some((one) => t.tiles[one].room === 'throne')) return false
  if (FIGURES.some((one) => one < seats !== (t.figures[one].kind === 'mage'))) return false
  if (t.phase !== 'setup' && mages.some((m) => m.mage === null || m.school === null)) return false
  const chosen = mages.flatMap((m) => m.mage ?? [])
  if (new Set(chosen).size !== chosen.length) return false
  try {
    conserved(t)
  } catch {
    return false
  }
  return true
}

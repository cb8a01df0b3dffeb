import type { Seat } from '@grimuar/kernel'
import { pendingOf } from '@grimuar/kernel'
import {
  bit,
  canActivate,
  damageOn,
  doorsOf,
  evocationsOf,
  figureOf,
  figuresIn,
  figuresOfBits,
  inCell,
  isEvocation,
  isKind,
  isMage,
  isMovable,
  mageOf,
  nextSpellOf,
  ownerOf,
  placeOf,
  roomFor,
  sum,
} from './board.ts'
import { EVENT_CARDS, QUEST_CARDS } from './decks.ts'
import type { Cond, FigureSet, Figures, Num, Rooms, RoomTest, Value } from './effects.ts'
import type { BlackRoseFrame, RunFrame } from './frames.ts'
import { ADJACENT, CENTRE, within } from './hex.ts'
import { COLOURS, FIGURES, type Figure, NONE, type None, PLACES, type Place, type RoomColour } from './ids.ts'
import type { BlackRoseTable } from './table.ts'

// The meaning of a program's words at this table: figures, rooms, numbers, conditions.

const NO_PLACES: readonly Place[] = []
const NO_FIGURES: readonly Figure[] = []

const one = (place: Place | None): readonly Place[] => (place === NONE ? NO_PLACES : (ALONE[place] ?? NO_PLACES))
const ALONE: readonly (readonly Place[])[] = PLACES.map((place) => [place])

export function placesOf(t: BlackRoseTable, run: RunFrame, rooms: Rooms): readonly Place[] {
  if (typeof rooms === 'object') {
    if ('next' in rooms) return around(placesOf(t, run, rooms.next), (place) => ADJACENT[place])
    if ('within' in rooms) return around(placesOf(t, run, rooms.of), (place) => within(rooms.within, place))
    return filterPlaces(t, run, placesOf(t, run, rooms.of), rooms.only)
  }
  switch (rooms) {
    case 'R':
      return one(run.R)
    case 'here':
      return one(placeOf(t, figureOf(run.seat)))
    case 'picked':
      return one(run.place)
    case 'roomT':
      return one(placeOf(t, run.T) === NONE ? run.R : placeOf(t, run.T))
    case 'roomIt':
      return one(placeOf(t, run.it) === NONE ? run.place : placeOf(t, run.it))
    case 'ownerT':
      return run.T === NONE ? NO_PLACES : one(placeOf(t, figureOf(ownerOf(run.T))))
    case 'lodge':
      return PLACES
    case 'roseRing':
      return ADJACENT[CENTRE].filter((place) => !t.tiles[place].destroyed)
    case 'throne':
      return PLACES.filter((place) => t.tiles[place].room === 'throne' && !t.tiles[place].destroyed)
    case 'hereOrDoors':
      return inCell(t, run.seat) ? doorsOf(t, run.seat) : one(placeOf(t, figureOf(run.seat)))
  }
}

function around(places: readonly Place[], near: (place: Place) => readonly Place[]): readonly Place[] {
  const [first, second] = places
  if (first === undefined) return NO_PLACES
  if (second === undefined) return near(first)
  return PLACES.filter((place) => places.some((from) => near(from).includes(place)))
}

function filterPlaces(t: BlackRoseTable, run: RunFrame, places: readonly Place[], test: RoomTest): readonly Place[] {
  if (test === 'mostFigures') return mostOf(places, (place) => figuresIn(t, place).length)
  if (test === 'mostCubes')
    return mostOf(places, (place) => sum(t.tiles[place].cubes)).filter((place) => sum(t.tiles[place].cubes) > 0)
  return places.filter((place) => testPlace(t, run, place, test))
}

function mostOf(places: readonly Place[], count: (place: Place) => number): readonly Place[] {
  const most = Math.max(...places.map(count))
  return places.filter((place) => count(place) === most)
}

/** Whether a room is what a card asks for. */
export function testPlace(t: BlackRoseTable, run: RunFrame, place: Place, test: RoomTest): boolean {
  const tile = t.tiles[place]
  const any = (is: (figure: Figure) => boolean) => FIGURES.some((figure) => t.figures[figure].at === place && is(figure))
  switch (test) {
    case 'intact':
      return !tile.destroyed
    case 'blue':
      return tile.colour === 'blue'
    case 'notBlue':
      return tile.colour !== 'blue'
    case 'withMage':
      return any(isMage)
    case 'noMage':
      return !any(isMage)
    case 'divineAltar':
    case 'mutatedAltar':
    case 'altar':
    case 'undead':
      return any((figure) => isKind(t, figure, test))
    case 'ownUndead':
      return any((figure) => isKind(t, figure, 'undead') && ownerOf(figure) === run.seat)
    case 'threeCubes':
      return sum(tile.cubes) >= 3
    case 'notBlackRose':
      return tile.room !== 'blackRose'
    case 'notThroneNorRose':
      return tile.room !== 'blackRose' && tile.room !== 'throne'
    case 'copyable':
      return place !== run.R && tile.used && !tile.destroyed && !['throne', 'blackRose', 'mirrors'].includes(tile.acts)
    case 'changeable':
      return tile.room !== 'blackRose' && any((figure) => isKind(t, figure, 'mutatedAltar'))
    case 'mirrorable':
      return place !== run.R && tile.room !== 'blackRose'
    case 'usable':
      return canActivate(t, run.seat, place)
    case 'full':
      return roomFor(t, place) <= 0
    case 'namedColour':
      return tile.colour === COLOURS[run.n]
    case 'colourOfCrown':
      return !tile.destroyed && tile.colour === crownColour(t)
    case 'mostFigures':
    case 'mostCubes':
      return true
  }
}

function crownColour(t: BlackRoseTable): RoomColour {
  const place = placeOf(t, figureOf(t.crown))
  return place === NONE ? 'purple' : t.tiles[place].colour
}

/** The figures of an instruction. Figures that the effect spares are left out. */
export function figuresOf(t: BlackRoseTable, run: RunFrame, figures: Figures): readonly Figure[] {
  if (typeof figures === 'object') return figuresInSet(t, run, figures)
  switch (figures) {
    case 'T':
      return alone(t, run, run.T)
    case 'it':
      return alone(t, run, run.it)
    case 'src':
      return alone(t, run, run.src)
    case 'me':
      return isEvent(run) || placeOf(t, figureOf(run.seat)) !== NONE ? (ALONE_FIGURES[run.seat] ?? NO_FIGURES) : NO_FIGURES
    case 'hitMages':
      return figuresOfBits(run.hit).filter((figure) => isMage(figure) && placeOf(t, figure) !== NONE)
    case 'caught':
      return [...new Set(mageOf(t, run.seat).deeds.traps)].filter((figure) => isMage(figure) && placeOf(t, figure) !== NONE)
    case 'everyMage':
      return t.order.map(figureOf)
    case 'everyEvocation':
      return FIGURES.filter((figure) => !isMage(figure) && t.figures[figure].kind !== null)
  }
}

/** The Black Rose reaches Mages in their Cells (BR-7). */
function isEvent(run: RunFrame): boolean {
  return run.effect.startsWith('E') && run.effect in EVENT_CARDS
}

function alone(t: BlackRoseTable, run: RunFrame, figure: Figure | None): readonly Figure[] {
  if (figure === NONE || run.spared & bit(figure) || placeOf(t, figure) === NONE) return NO_FIGURES
  return ALONE_FIGURES[figure] ?? NO_FIGURES
}
const ALONE_FIGURES: readonly (readonly Figure[])[] = FIGURES.map((figure) => [figure])

function figuresInSet(t: BlackRoseTable, run: RunFrame, set: FigureSet): readonly Figure[] {
  const places = set.in === 'lodge' ? PLACES : placesOf(t, run, set.in)
  if (places.length === 0) return NO_FIGURES
  const found: Figure[] = []
  for (const figure of FIGURES) {
    const place = placeOf(t, figure)
    if (place === NONE || !places.includes(place) || run.spared & bit(figure)) continue
    if (set.whose !== 'any' && (ownerOf(figure) === run.seat) !== (set.whose === 'own')) continue
    if (set.all === 'mages' ? !isMage(figure) : set.all === 'evocations' && !isEvocation(t, figure)) continue
    if (set.fresh && (run.picked & bit(figure) || figure === run.T)) continue
    if (set.is === undefined || isSo(t, figure, set.is)) found.push(figure)
  }
  return found
}

function isSo(t: BlackRoseTable, figure: Figure, is: NonNullable<FigureSet['is']>): boolean {
  switch (is) {
    case 'hurt':
      return damageOn(t, figure) > 0
    case 'movable':
      return isMovable(t, figure)
    case 'uncast':
      return nextSpellOf(mageOf(t, ownerOf(figure))) !== NONE
    case 'questing':
      return mageOf(t, ownerOf(figure)).quests.length > 0
    default:
      return isKind(t, figure, is)
  }
}

/** A number of a program as it is now. */
export function numberOf(t: BlackRoseTable, run: RunFrame, n: Num): number {
  if (typeof n === 'number') return n
  let value = valueNow(t, run, n.the)
  if (n.half) value = Math.floor(value / 2)
  value = value * (n.times ?? 1) + (n.plus ?? 0)
  return n.max === undefined ? value : Math.min(n.max, value)
}

function valueNow(t: BlackRoseTable, run: RunFrame, value: Value): number {
  const kinds = (kind: 'divineAltar' | 'mutatedAltar') => FIGURES.filter((figure) => t.figures[figure].kind === kind).length
  switch (value) {
    case 'got':
      return run.got
    case 'missed':
      return run.missed
    case 'n':
      return run.n
    case 'hits':
      return figuresOfBits(run.hit).length
    case 'damageT':
      return run.T === NONE ? 0 : damageOn(t, run.T)
    case 'divineAltars':
      return kinds('divineAltar')
    case 'mutatedAltars':
      return kinds('mutatedAltar')
    case 'usedSpells':
      return spellsOf(t, run, 'used')
    case 'readySpells':
      return spellsOf(t, run, 'ready')
    case 'enemiesInBlue':
      return enemiesIn(t, run.seat, 'blue')
    case 'enemiesInColourR':
      return run.R === NONE ? 0 : enemiesIn(t, run.seat, t.tiles[run.R].colour)
    case 'points':
      return pendingPoints(t, run)
    case 'evocations':
      return evocationsOf(run.seat).filter((figure) => t.figures[figure].kind !== null).length
  }
}

function spellsOf(t: BlackRoseTable, run: RunFrame, state: 'used' | 'ready'): number {
  if (run.src === NONE) return 0
  return mageOf(t, ownerOf(run.src)).slots.filter((slot) => slot.state === state).length
}

function enemiesIn(t: BlackRoseTable, seat: Seat, colour: RoomColour): number {
  return FIGURES.filter((figure) => {
    const place = placeOf(t, figure)
    return place !== NONE && t.tiles[place].colour === colour && ownerOf(figure) !== seat
  }).length
}

/** The frame that an interrupt answers. */
export function pendingFrame(t: BlackRoseTable, run: RunFrame): BlackRoseFrame | undefined {
  return pendingAt(t, run.window)
}

/** The frame that is pending in a window; 0: in none. */
export function pendingAt(t: BlackRoseTable, window: number): BlackRoseFrame | undefined {
  if (window === 0) return undefined
  const frame = pendingOf(t, window)
  return frame === null ? undefined : asFrame(frame)
}

function asFrame(frame: { readonly op: string }): BlackRoseFrame | undefined {
  return isOwn(frame) ? frame : undefined
}

/** A pending thing in a window of this game is always a frame of this game. */
function isOwn(frame: { readonly op: string }): frame is BlackRoseFrame {
  return !frame.op.startsWith('$')
}

function pendingPoints(t: BlackRoseTable, run: RunFrame): number {
  const pending = pendingFrame(t, run)
  if (pending?.op === 'quest') return QUEST_CARDS[pending.quest].points
  return pending?.op === 'boosted' ? Math.max(0, pending.points) : 0
}

export function condHolds(t: BlackRoseTable, run: RunFrame, cond: Cond): boolean {
  switch (cond) {
    case 'got':
      return run.got > 0
    case 'nothing':
      return run.got === 0
    case 'missed':
      return run.missed > 0
    case 'n':
      return run.n > 0
    case 'it':
      return run.it !== NONE
    case 'picked':
      return run.place !== NONE
    case 'moved':
      return placeOf(t, run.T) !== NONE && placeOf(t, run.T) !== run.R
    case 'anotherThere': {
      const place = placeOf(t, run.T)
      return place !== NONE && figuresIn(t, place).length > 1
    }
    case 'T':
      return placeOf(t, run.T) !== NONE
    case 'TisMage':
      return run.T !== NONE && isMage(run.T)
    case 'Tunhurt':
      return run.T !== NONE && damageOn(t, run.T) === 0
    case 'Rhere':
      return run.R !== NONE && placeOf(t, figureOf(run.seat)) === run.R
    case 'eventHadCrown':
      return run.n > 0
    case 'controlsAndromeda':
      return evocationsOf(run.seat).some((figure) => t.figures[figure].kind === 'andromeda')
    case 'notFirstMoon':
      return t.moon > 1
  }
}

import { nothingAt, type Seat } from '@grimuar/kernel'
import {
  ABOMINATION,
  type Archetype,
  EVOCATION_CARDS,
  type EvocationCard,
  MAGE_CARDS,
  type MageCard,
  ROOM_CARDS,
} from './components.ts'
import { CELLS } from './hex.ts'
import {
  CELL,
  EVOCATION_SLOTS,
  type EvocationId,
  FIGURES,
  type Figure,
  MOST_MAGES,
  NONE,
  type None,
  type Owner,
  type Place,
  type SlotNumber,
  STANDARD,
} from './ids.ts'
import type { BlackRoseTable, LIVES, Mage, Slot, Tile } from './table.ts'

// Facts of the table: where figures are, what players have.

export function mageOf(t: BlackRoseTable, seat: Seat): Mage {
  return t.mages[seat] ?? nothingAt(seat)
}

export function cardOf(t: BlackRoseTable, seat: Seat): MageCard {
  return MAGE_CARDS[mageOf(t, seat).mage ?? 'tessa']
}

export function slotOf(t: BlackRoseTable, seat: Seat, slot: SlotNumber): Slot {
  return mageOf(t, seat).slots[slot] ?? nothingAt(slot)
}

/** The figure of a seat's Mage. */
export function figureOf(seat: Seat): Figure {
  return FIGURES[seat] ?? nothingAt(seat)
}

/** The places for a seat's Evocations. */
const EVOCATIONS_OF: readonly (readonly Figure[])[] = Array.from({ length: MOST_MAGES }, (_, seat) =>
  FIGURES.slice(MOST_MAGES + seat * EVOCATION_SLOTS, MOST_MAGES + (seat + 1) * EVOCATION_SLOTS),
)

export function evocationsOf(seat: Seat): readonly Figure[] {
  return EVOCATIONS_OF[seat] ?? nothingAt(seat)
}

/** The owner of a figure. */
export function ownerOf(figure: Figure): Seat {
  return figure < MOST_MAGES ? figure : Math.floor((figure - MOST_MAGES) / EVOCATION_SLOTS)
}

export function isMage(figure: Figure): boolean {
  return figure < MOST_MAGES
}

/** Which Evocation a figure is; null for a Mage. */
export function evocationAt(t: BlackRoseTable, figure: Figure): EvocationId | null {
  const { kind } = t.figures[figure]
  return kind === 'mage' ? null : kind
}

/** The place in the Lodge where a figure stands, or NONE. */
export function placeOf(t: BlackRoseTable, figure: Figure | None): Place | None {
  if (figure === NONE) return NONE
  const { at } = t.figures[figure]
  return at === CELL ? NONE : at
}

export function inLodge(t: BlackRoseTable, figure: Figure | None): boolean {
  return placeOf(t, figure) !== NONE
}

export function inCell(t: BlackRoseTable, seat: Seat): boolean {
  return t.figures[figureOf(seat)].at === CELL
}

export function figuresIn(t: BlackRoseTable, place: Place): Figure[] {
  const found: Figure[] = []
  for (const figure of FIGURES) if (t.figures[figure].at === place) found.push(figure)
  return found
}

export function sum(list: readonly number[]): number {
  let all = 0
  for (const n of list) all += n
  return all
}

export function damageOn(t: BlackRoseTable, figure: Figure): number {
  return sum(t.figures[figure].cubes)
}

export function evocationCard(t: BlackRoseTable, figure: Figure): EvocationCard | undefined {
  const { kind } = t.figures[figure]
  return kind === null || kind === 'mage' ? undefined : EVOCATION_CARDS[kind]
}

export function lifeOf(t: BlackRoseTable, figure: Figure): number {
  return evocationCard(t, figure)?.life ?? LIFE[t.options.life]
}
const LIFE: { readonly [L in (typeof LIVES)[number]]: number } = { 12: 12, 8: 8 }

/** Whether an effect that speaks of such Evocations means this figure. An Abomination is an Evocation too, of no archetype here. */
export function isKind(t: BlackRoseTable, figure: Figure, what: Archetype | EvocationId): boolean {
  const { kind } = t.figures[figure]
  return kind === what || evocationCard(t, figure)?.archetype === what
}

export function isEvocation(t: BlackRoseTable, figure: Figure): boolean {
  return !isMage(figure) || mageOf(t, ownerOf(figure)).buffs.includes('abomination')
}

/** Altars never move; a Mage may be held in its room. */
export function isMovable(t: BlackRoseTable, figure: Figure): boolean {
  if (isKind(t, figure, 'altar')) return false
  return !isMage(figure) || mageOf(t, ownerOf(figure)).held !== t.figures[figure].at
}

export function moveOf(t: BlackRoseTable, figure: Figure): number {
  return evocationCard(t, figure)?.move ?? ABOMINATION.move
}

/** The printed attack of a figure, with what its spells change until the end of the turn. */
export function attackOf(t: BlackRoseTable, figure: Figure): number {
  const card = evocationCard(t, figure)
  if (card) return card.attack
  const seat = ownerOf(figure)
  const { buffs } = mageOf(t, seat)
  return buffs.includes('attack3') || buffs.includes('abomination') ? ABOMINATION.attack : cardOf(t, seat).attack
}

export function holesOf(tile: Tile): number {
  return ROOM_CARDS[tile.room].holes
}

/** How many cubes a room still takes (BR-11.1); without limit under Overload. */
export function roomFor(t: BlackRoseTable, place: Place): number {
  const tile = t.tiles[place]
  if (tile.destroyed) return 0
  return t.options.overload ? Number.MAX_SAFE_INTEGER : holesOf(tile) - sum(tile.cubes)
}

/** The rooms a seat's Cell touches. */
export function doorsOf(t: BlackRoseTable, seat: Seat): readonly Place[] {
  return CELLS[t.seats]?.[mageOf(t, seat).cell] ?? []
}

export function hasReady(m: Mage): boolean {
  for (const { state } of m.slots) if (state === 'ready') return true
  return false
}

/** The lowest standard slot with a spell that is not cast, or NONE. */
export function nextStandard(m: Mage): SlotNumber | None {
  for (const slot of STANDARD) if (m.slots[slot]?.state === 'ready') return slot
  return NONE
}

/** The spell that NEXT resolves: the next standard spell, else the Quick Spell (data §10). */
export function nextSpellOf(m: Mage): SlotNumber | None {
  const slot = nextStandard(m)
  return slot === NONE && m.slots[0]?.state === 'ready' ? 0 : slot
}

/** All seats, the one after `seat` first and `seat` itself last. */
export function seatsAfter(t: BlackRoseTable, seat: Seat): readonly Seat[] {
  return AFTER[t.seats]?.[seat] ?? nothingAt(seat)
}
const AFTER: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: MOST_MAGES + 1 }, (_, seats) =>
  Array.from({ length: seats }, (_, seat) => Array.from({ length: seats }, (_, i) => (seat + 1 + i) % seats)),
)

/** Whether a room can be activated by this seat now: intact, its token usable, no prohibition (BR-6.4). */
export function canActivate(t: BlackRoseTable, seat: Seat, place: Place | None): place is Place {
  if (place === NONE) return false
  const { destroyed, used, acts } = t.tiles[place]
  const m = mageOf(t, seat)
  if (destroyed || used || m.noActivate >= t.turn) return false
  return acts !== 'blackRose' || m.hand.length >= 4
}

/** How many figures of a kind are still in the pool. */
export function poolOf(t: BlackRoseTable, kind: EvocationId): number {
  let out = 0
  for (const figure of FIGURES) if (t.figures[figure].kind === kind) out++
  return EVOCATION_CARDS[kind].figures - out
}

export function cubesOf(cubes: readonly number[], owner: Owner): number {
  return cubes[owner] ?? 0
}

/** Figures as bits of a number. */
export function bit(figure: Figure | None): number {
  return figure === NONE ? 0 : 1 << figure
}

export function figuresOfBits(bits: number): Figure[] {
  const found: Figure[] = []
  if (bits !== 0) for (const figure of FIGURES) if (bits & (1 << figure)) found.push(figure)
  return found
}

import type { Seat } from '@grimuar/kernel'
import { damageOn, evocationsOf, figureOf, lifeOf, mageOf, placeOf, sum } from '../board.ts'
import { sideOf, spellOf } from '../cards/index.ts'
import { type Condition, QUEST_CARDS } from '../decks.ts'
import { distance } from '../hex.ts'
import { NONE, PLACES, type Place, type QuestId, type RoomId, type Side, type SpellElement, type SpellId } from '../ids.ts'
import type { BlackRoseTable } from '../table.ts'

// What quests are worth, and what brings them nearer.

const COMPLETED = 1.2 // towards the bonus for completed quests at the end, and the reward
/** What completing a quest is worth. */
export function questWorth(quest: QuestId): number {
  return QUEST_CARDS[quest].points + COMPLETED
}

/** The worth of a seat's quests for a deed that meets them. */
export function questBonus(t: BlackRoseTable, seat: Seat, met: Condition['met'], n = 1): number {
  let bonus = 0
  const m = mageOf(t, seat)
  for (const quest of m.quests) {
    const { condition } = QUEST_CARDS[quest]
    if (condition?.met !== met || m.forbidden.includes(quest)) continue
    const needed = 'n' in condition ? condition.n : 1
    if (n >= needed) bonus += questWorth(quest)
    else if (n > 0 && met !== 'hit') bonus += (0.3 * questWorth(quest) * n) / needed
  }
  return bonus
}

/** The progress of my quests by activating a room: its door, and the number of rooms used. */
export function roomBonus(t: BlackRoseTable, seat: Seat, place: Place): number {
  const m = mageOf(t, seat)
  const { acts, colour } = t.tiles[place]
  let bonus = 0
  for (const quest of m.quests) {
    if (m.forbidden.includes(quest)) continue
    const { door, condition } = QUEST_CARDS[quest]
    if (door?.room === acts) bonus += questWorth(quest)
    if (condition?.met === 'rooms' && !m.deeds.rooms.some(({ room }) => room === acts)) bonus += questWorth(quest) / condition.n
    if (condition?.met === 'roomColours' && !m.deeds.rooms.some((one) => one.colour === colour))
      bonus += questWorth(quest) / condition.n
  }
  return bonus
}

/** How much nearer to the doors of my quests a place is. */
export function nearDoors(t: BlackRoseTable, seat: Seat, place: Place): number {
  let pull = 0
  for (const quest of mageOf(t, seat).quests) {
    const { door } = QUEST_CARDS[quest]
    const at = door ? roomPlace(t, door.room) : NONE
    if (at !== NONE) pull -= 0.35 * distance(place, at)
  }
  return pull
}

export function roomPlace(t: BlackRoseTable, room: RoomId): Place | typeof NONE {
  return PLACES.find((place) => t.tiles[place].acts === room && !t.tiles[place].destroyed) ?? NONE
}

/** Whether others stand where a quest wants company. */
export function companyBonus(t: BlackRoseTable, seat: Seat, place: Place): number {
  const here = t.order.filter((other) => other !== seat && t.figures[figureOf(other)].at === place).length
  return here > 0 ? questBonus(t, seat, 'together', here) : 0
}

/** A spell that a program holds, as quests look at it. */
export interface Planned {
  readonly card: SpellId
  readonly side: Side
}

/** The progress of my quests by a program of spells: elements cast, traps and protections set. */
export function programBonus(t: BlackRoseTable, seat: Seat, program: readonly Planned[]): number {
  const m = mageOf(t, seat)
  if (m.quests.length === 0) return 0
  let bonus = 0
  const cast: SpellElement[] = m.deeds.cast.slice()
  let any = 0
  let traps = 0
  let protections = 0
  for (const { card, side } of program) {
    const { type, element } = sideOf(card, side)
    if (spellOf(card).roomTrap || type === 'trap') traps++
    else if (type === 'protection') protections++
    else if (element === 'any') any++
    else cast.push(element)
  }
  for (const quest of m.quests) {
    const { condition } = QUEST_CARDS[quest]
    if (condition === null) continue
    const chance = programChance(condition, cast, any, traps, protections)
    bonus += chance * questWorth(quest)
  }
  return bonus
}

function programChance(
  condition: Condition,
  cast: readonly SpellElement[],
  any: number,
  traps: number,
  protections: number,
): number {
  const times = (element: SpellElement) => cast.filter((one) => one === element).length
  switch (condition.met) {
    case 'cast':
      return times(condition.element) + any >= condition.times ? 0.9 : 0
    case 'castPair':
      return Math.min(1, times(condition.elements[0])) + Math.min(1, times(condition.elements[1])) + any >= 2 ? 0.9 : 0
    case 'castDifferent':
      return new Set(cast).size + any >= condition.n ? 0.9 : 0
    case 'castSame':
      return Math.max(0, ...cast.map(times)) + any >= condition.n ? 0.9 : 0
    case 'triggered':
      if (condition.type === 'protection') return protections > 0 ? 0.5 : 0
      return traps >= condition.times ? 0.5 : 0
    case 'trapDamage':
      return traps > 0 ? 0.25 : 0
    case 'protectedFromCombat':
      return protections > 0 ? 0.35 : 0
    default:
      return 0
  }
}

/** The element to choose for a spell of any element: one that a quest waits for. */
export function wantedElement(t: BlackRoseTable, seat: Seat): SpellElement | undefined {
  const m = mageOf(t, seat)
  const { cast } = m.deeds
  const last = cast.at(-1)
  for (const quest of m.quests) {
    const { condition } = QUEST_CARDS[quest]
    switch (condition?.met) {
      case 'cast':
        return condition.element
      case 'castPair':
        return condition.elements.find((element) => !cast.includes(element)) ?? condition.elements[0]
      case 'castSame':
        if (last) return cast.toSorted((a, b) => count(cast, b) - count(cast, a))[0]
        break
      case 'castDifferent':
        return (['magic', 'holy', 'air', 'earth', 'water', 'fire', 'unholy'] as const).find((element) => !cast.includes(element))
      default:
    }
  }
  return undefined
}

function count(cast: readonly SpellElement[], element: SpellElement): number {
  return cast.filter((one) => one === element).length
}

/** How likely it is, from 0 to 1, that a quest will still be completed. */
export function questHope(t: BlackRoseTable, seat: Seat, quest: QuestId, cards: readonly SpellId[]): number {
  const { door, condition } = QUEST_CARDS[quest]
  if (door) {
    const at = roomPlace(t, door.room)
    const here = placeOf(t, figureOf(seat))
    if (at === NONE) return 0
    if (door.room === 'blackRose') return t.moon === 1 ? 0.2 : 0.5
    return 0.9 - 0.08 * (here === NONE ? 3 : distance(here, at))
  }
  return condition === null ? 0 : conditionHope(t, seat, condition, cards)
}

function conditionHope(t: BlackRoseTable, seat: Seat, condition: Condition, cards: readonly SpellId[]): number {
  const elements = (element: SpellElement) =>
    cards.filter((card) => [spellOf(card).upper, spellOf(card).lower].some((e) => e.element === element || e.element === 'any'))
      .length
  const has = (type: string) => cards.some((card) => spellOf(card).upper.type === type || spellOf(card).lower.type === type)
  const own = evocationsOf(seat).filter((figure) => t.figures[figure].kind !== null).length
  switch (condition.met) {
    case 'cast':
      return elements(condition.element) >= condition.times ? 0.85 : 0.35
    case 'castPair':
      return condition.elements.every((element) => elements(element) > 0) ? 0.8 : 0.35
    case 'castDifferent':
      return condition.n === 3 ? 0.8 : 0.6
    case 'castSame':
      return 0.35
    case 'attackHit':
      return 0.85
    case 'hit':
      return condition.n === 4 ? 0.5 : 0.35
    case 'hitMages':
      return condition.n === 2 ? 0.45 : 0.2
    case 'trophy':
      return 0.5
    case 'soleDefeat':
      return t.seats === 2 ? 0.35 : 0.12
    case 'killedEvocation':
      return t.figures.some(({ kind }, figure) => kind !== null && kind !== 'mage' && !isOwn(figure, seat)) ? 0.5 : 0.25
    case 'summoned':
      return 0.75
    case 'evocations':
      return own >= condition.n - 1 ? 0.7 : own >= condition.n - 2 ? 0.4 : 0.2
    case 'cubesInRoom':
      return 0.75
    case 'tokenWon':
    case 'tokens':
      return 0.3
    case 'triggered':
      return has(condition.type) ? (condition.times === 1 ? 0.65 : 0.25) : 0.3
    case 'trapDamage':
      return has('trap') ? 0.35 : 0.2
    case 'protectedFromCombat':
      return has('protection') ? 0.45 : 0.25
    case 'together':
      return condition.n === 2 ? 0.4 : 0.15
    case 'wounded':
      return Math.min(0.8, 0.15 + damageOn(t, figureOf(seat)) / lifeOf(t, figureOf(seat)))
    case 'clean':
      return damageOn(t, figureOf(seat)) === 0 ? 0.4 : 0.15
    case 'trophies':
      return sum(mageOf(t, seat).trophies) > 0 ? 0.5 : 0.2
    case 'questsDone':
      return mageOf(t, seat).done.length >= condition.n ? 1 : 0.4
    case 'rooms':
      return condition.n === 2 ? 0.8 : 0.4
    case 'roomColours':
      return 0.35
  }
}

function isOwn(figure: number, seat: Seat): boolean {
  return evocationsOf(seat).some((one) => one === figure)
}

import type { Seat } from '@grimuar/kernel'
import { damageOn, evocationsOf, figureOf, mageOf, sum } from '../board.ts'
import { type Condition, QUEST_CARDS } from '../decks.ts'
import { type Figure, NONE, type None, type Place, type QuestId } from '../ids.ts'
import type { BlackRoseTable, Mage } from '../table.ts'

/** A deed: its amount, and its figure or place. */
export interface Done {
  readonly n: number
  readonly figure: Figure | None
  readonly place: Place | None
}

const NOTHING: Done = { n: 0, figure: NONE, place: NONE }

/**
 * Notes a deed: quests of this seat that it completes may now be declared (BR-13). Nobody else sees this: the owner is asked at
 * moments that do not depend on his quests.
 */
export function deed(t: BlackRoseTable, seat: Seat, met: Condition['met'], done: Done = NOTHING): void {
  const m = mageOf(t, seat)
  for (const quest of m.quests) {
    const { condition } = QUEST_CARDS[quest]
    if (condition?.met !== met || !holds(t, seat, condition, done)) continue
    if (m.forbidden.includes(quest) || m.met.some((one) => one.quest === quest)) continue
    m.met = [...m.met, { quest, figure: done.figure, place: done.place }]
  }
}

function holds(t: BlackRoseTable, seat: Seat, condition: Condition, { n }: Done): boolean {
  const m = mageOf(t, seat)
  const { cast, rooms, traps } = m.deeds
  switch (condition.met) {
    case 'cast':
      return cast.at(-1) === condition.element && cast.filter((e) => e === condition.element).length >= condition.times
    case 'castPair': {
      const [a, b] = condition.elements
      const last = cast.at(-1)
      return (last === a || last === b) && cast.includes(a) && cast.includes(b)
    }
    case 'castDifferent':
      return cast.indexOf(cast.at(-1) ?? 'air') === cast.length - 1 && new Set(cast).size >= condition.n
    case 'castSame':
      return cast.filter((e) => e === cast.at(-1)).length >= condition.n
    case 'rooms':
      return isNew(rooms.map(({ room }) => room)) && new Set(rooms.map(({ room }) => room)).size >= condition.n
    case 'roomColours': {
      const colours = rooms.map(({ colour }) => colour)
      return isNew(colours) && new Set(colours).size >= condition.n
    }
    case 'triggered':
      return condition.type === 'trap' ? n === 1 && traps.length >= condition.times : n === 2
    case 'attackHit':
    case 'trophy':
    case 'soleDefeat':
    case 'killedEvocation':
    case 'summoned':
    case 'tokenWon':
    case 'protectedFromCombat':
      return true
    case 'trophies':
      return trophyKinds(t, m) >= condition.n
    case 'evocations':
      return evocationsOf(seat).filter((figure) => t.figures[figure].kind !== null).length >= condition.n
    case 'clean':
      return m.deeds.hitMage && damageOn(t, figureOf(seat)) === 0
    case 'hit':
    case 'hitMages':
    case 'cubesInRoom':
    case 'tokens':
    case 'trapDamage':
    case 'together':
    case 'wounded':
    case 'questsDone':
      return n >= condition.n
  }
}

/** Whether the last item of a list occurs in it for the first time. */
function isNew(list: readonly string[]): boolean {
  return list.indexOf(list.at(-1) ?? '') === list.length - 1
}

/** Trophies of n different Mages; with two players, n trophies (data §8). */
function trophyKinds(t: BlackRoseTable, m: Mage): number {
  return t.seats === 2 ? sum(m.trophies) : m.trophies.filter((n) => n > 0).length
}

/** Quests that look at the end of the turn (data §8). */
export function cleanupDeeds(t: BlackRoseTable, seat: Seat): void {
  const m = mageOf(t, seat)
  if (!m.quests.some(looksAtCleanup)) return
  deed(t, seat, 'wounded', { ...NOTHING, n: damageOn(t, figureOf(seat)) })
  deed(t, seat, 'clean')
  deed(t, seat, 'questsDone', { ...NOTHING, n: m.done.length })
  deed(t, seat, 'evocations')
  deed(t, seat, 'trophies')
  deed(t, seat, 'tokens', { ...NOTHING, n: m.tokens.length })
}

function looksAtCleanup(quest: QuestId): boolean {
  switch (QUEST_CARDS[quest].condition?.met) {
    case 'wounded':
    case 'clean':
    case 'questsDone':
    case 'evocations':
    case 'trophies':
    case 'tokens':
      return true
    default:
      return false
  }
}

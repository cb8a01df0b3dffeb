import { at, type Dice, type Form, type Seat, stream } from '@grimuar/kernel'
import { mageOf } from '../board.ts'
import { schoolOf } from '../components.ts'
import { EVENT_CARDS } from '../decks.ts'
import { type EventId, type MageId, type QuestId, SCHOOLS, type School, type SpellId } from '../ids.ts'
import type { BlackRoseMoves } from '../questions.ts'
import type { BlackRoseTable } from '../table.ts'
import { best } from './choosing.ts'
import { questHope, questWorth } from './quests.ts'
import { cardWorth } from './spells.ts'

// Study, quests, and what else is asked outside activations.

type Moves<K extends keyof BlackRoseMoves> = readonly BlackRoseMoves[K][]

/** Judges cards, each once. */
export function cardJudge(t: BlackRoseTable, seat: Seat): (card: SpellId) => number {
  const known = new Map<SpellId, number>()
  return (card) => {
    const worth = known.get(card) ?? cardWorth(t, seat, card)
    known.set(card, worth)
    return worth
  }
}

/** Any Mage will do. */
export function chooseMage(moves: readonly { readonly mage: MageId }[], dice: Dice): { readonly mage: MageId } {
  return at(moves, dice(0, moves.length))
}

/** Points by which games between policies end better with a first Grimoire, by its school: 543 games. */
const GRIMOIRE_WORTH: { readonly [S in School]: readonly [number, number] } = {
  destruction: [0.6, 0],
  divination: [3.9, 6.3],
  illusion: [-5.9, -0.7],
  conspiracy: [0.5, -0.9],
  necromancy: [2.3, 3],
  transmutation: [-4.8, -2.7],
}

/** Any school will do for a lively game; otherwise the one that the policy plays best. */
export function chooseSchool(moves: Moves<'school'>, dice: Dice, mood: number): BlackRoseMoves['school'] {
  return mood > 0 ? at(moves, dice(0, moves.length)) : best(moves, ({ school, book }) => GRIMOIRE_WORTH[school][book])
}

/** How many cards of each school to look at: some of one's own, some of others. */
export function library(t: BlackRoseTable, seat: Seat, form: Form, dice: Dice): readonly number[] {
  const own = mageOf(t, seat).school
  const limit = (i: number) => form.groups?.find(({ of }) => of.includes(i))?.max ?? form.max
  const shares = SCHOOLS.map(() => 0)
  const worth = (i: number, nth: number) => {
    const school = SCHOOLS[i] ?? 'destruction'
    const taken = shares[i] ?? 0
    if (taken >= limit(i)) return -9
    return (school === own ? 0.2 : 0) - 0.35 * taken + dice(nth * SCHOOLS.length + i, 100) / 100
  }
  for (let nth = 0; nth < form.min; nth++) {
    const i = best(
      SCHOOLS.map((_, place) => place),
      (place) => worth(place, nth),
    )
    shares[i] = (shares[i] ?? 0) + 1
  }
  return shares
}

export function keep(t: BlackRoseTable, seat: Seat, moves: Moves<'keep'>, dice: Dice, mood: number): BlackRoseMoves['keep'] {
  const judge = cardJudge(t, seat)
  const roll = stream(dice)
  const { hand } = mageOf(t, seat)
  return best(moves, (cards) => {
    let worth = (mood * roll(100)) / 200
    for (const card of cards) worth += judge(card) - (hand.includes(card) ? 0.2 : 0)
    return worth
  })
}

const BAD_CARD = 0.5
const SMALL_HAND = 5

/** A card that does nothing here leaves for good, if enough are left. */
export function ban(t: BlackRoseTable, seat: Seat, moves: Moves<'ban'>): BlackRoseMoves['ban'] {
  const judge = cardJudge(t, seat)
  if (mageOf(t, seat).hand.length <= SMALL_HAND) return best(moves, (move) => (move.do === 'pass' ? 1 : 0))
  return best(moves, (move) => (move.do === 'pass' || isTreasure(move.card) ? -BAD_CARD : -judge(move.card)))
}

/** Cards that never come back. */
function isTreasure(card: SpellId): boolean {
  return schoolOf(card) === undefined
}

/** Too many cards: the worst goes, for good where that is possible. */
export function handLimit(t: BlackRoseTable, seat: Seat, moves: Moves<'handLimit'>): BlackRoseMoves['handLimit'] {
  const judge = cardJudge(t, seat)
  return best(
    moves,
    ({ do: how, card }) => -judge(card) - (isTreasure(card) ? 1 : 0) + (how === 'ban' && judge(card) < 0.8 ? 0.1 : 0),
  )
}

/** How much a quest promises. */
export function questPromise(t: BlackRoseTable, seat: Seat, quest: QuestId): number {
  const m = mageOf(t, seat)
  const cards = [...m.hand, ...m.grimoire.rest, ...m.memories]
  return questHope(t, seat, quest, cards) * questWorth(quest)
}

const HOPELESS = 0.3

/** Only a quest that can no longer be completed is given up: the Black Rose gains by it. */
export function dropQuest(t: BlackRoseTable, seat: Seat, moves: Moves<'dropQuest'>): BlackRoseMoves['dropQuest'] {
  return best(moves, (move) => (move.do === 'pass' ? -HOPELESS : -questPromise(t, seat, move.quest)))
}

export function worstQuest<M extends { readonly quest: QuestId }>(t: BlackRoseTable, seat: Seat, moves: readonly M[]): M {
  return best(moves, ({ quest }) => -questPromise(t, seat, quest))
}

/** How little an event helps the Black Rose. */
export function eventMercy(event: EventId): number {
  const { enters, leaves, crown } = EVENT_CARDS[event]
  return (crown ? 0.5 : 0) - enters - 0.5 * leaves
}

/** The crown holder names the winner: himself if he may. */
export function winner(seat: Seat, moves: Moves<'winner'>): BlackRoseMoves['winner'] {
  return best(moves, (move) => (move.seat === seat ? 1 : 0))
}

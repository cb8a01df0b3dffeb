import { type Asks, ask, type Form, returnTo, type Seat } from '@grimuar/kernel'
import { mageOf } from '../board.ts'
import { sideOf, spellOf } from '../cards/index.ts'
import { schoolOf } from '../components.ts'
import { EVENT_CARDS } from '../decks.ts'
import { eventDeck } from '../flow/board-events.ts'
import { memoriesTop, putBack } from '../flow/cards.ts'
import {
  clearSlot,
  discardCards,
  drawSchool,
  forgetPeek,
  insertCard,
  limitHand,
  partWith,
  putOnTop,
  shuffleDeck,
  takeOut,
  toMemories,
  toPile,
} from '../flow/zones.ts'
import { type EffectId, type EventId, NONE, type QuestId, SCHOOLS, SIDES, type SpellId } from '../ids.ts'
import { orPass } from '../moves.ts'
import type { BlackRoseDealer, BlackRoseTable } from '../table.ts'
import type { BlackRoseTypes } from '../types.ts'
import { canChangeHands } from '../verbs/cards.ts'
import { putQuestsBack } from '../verbs/quests.ts'
import { EFFECT, waiting } from './common.ts'

type Kind = 'card' | 'order' | 'fromHand' | 'deck'

const distinct = <X extends string>(things: readonly X[]): X[] => [...new Set(things)].sort()

/** Questions about spells that effects put. */
export const cardAsks: Asks<BlackRoseTypes, Kind> = {
  card: {
    // A single public card is taken without asking. With hidden cards, not asking would tell which card it is.
    forced(t, { zone, of, may, purpose, left }, seat) {
      if (may || (zone !== 'memories' && zone !== 'piles')) return undefined
      const [card, more] = cardsFor(t, seat, zone, of, purpose, left)
      return card !== undefined && more === undefined ? { do: 'card', card } : undefined
    },
    answers(t, { zone, of, may, purpose, left }, seat) {
      const cards = cardsFor(t, seat, zone, of, purpose, left)
      return orPass(
        may || cards.length === 0,
        cards.map((card) => ({ do: 'card', card }) as const),
      )
    },
    apply(t, { purpose, of, by }, move, dealer, seat) {
      if (move.do === 'pass') {
        declineCard(t)
        return
      }
      chooseCard(t, seat, purpose, of, move.card, by, dealer)
    },
    why: () => EFFECT,
  },

  order: {
    answers: (t, { of }, seat): Form => {
      const n = seenOf(t, seat, of).length
      return { form: 'row', items: Array.from({ length: n }, (_, i) => i), min: n, max: n }
    },
    apply(t, { of }, row, dealer, seat) {
      putInOrder(t, seat, of, row, dealer)
    },
    why: () => EFFECT,
  },

  fromHand: {
    answers(t, { slots, protection }, seat) {
      const moves = distinct(mageOf(t, seat).hand).flatMap((card) =>
        (spellOf(card).roomTrap ? SIDES.slice(0, 1) : SIDES)
          .filter((side) => !protection || sideOf(card, side).type === 'protection')
          .flatMap((side) => slots.map((slot) => ({ do: 'lay', slot, card, side }) as const)),
      )
      return orPass(protection, moves)
    },
    isPass: (move) => move.do === 'pass',
    apply(t, { protection, from }, move, dealer, seat) {
      if (move.do === 'pass') return
      const { slot, card, side } = move
      const place = mageOf(t, seat).slots[slot]
      if (!place || place.card === null) return
      toMemories(t, seat, place.card)
      dealer.say({ kind: 'discarded', seat, cards: [place.card], from: 'sheet' })
      clearSlot(t, seat, slot)
      takeOut(mageOf(t, seat).hand, card)
      forgetPeek(t, seat, card)
      dealer.reveal()
      Object.assign(place, { state: 'ready', card, side })
      const depth = (waiting(t)?.depth ?? 0) + 1
      if (protection) {
        Object.assign(place, { state: 'active', token: 'protection' })
        dealer.say({ kind: 'armed', seat, slot, token: 'protection' })
      } else t.frames.push({ op: 'cast', seat, owner: seat, slot, from, element: null, symbol: 'ask', depth })
    },
    why: () => ({ rule: 'BR-8.20' }),
  },

  deck: {
    forced: true,
    answers: (_t, { schools, piles }) => [
      ...schools.map((school) => ({ do: 'school', school }) as const),
      ...piles.map((school) => ({ do: 'pile', school }) as const),
    ],
    apply(t, { purpose, left, by, take = 1 }, { do: from, school }, dealer, seat) {
      const m = mageOf(t, seat)
      if (purpose === 'look') {
        for (let i = 0; i < left; i++) {
          const card = drawSchool(t, school, dealer)
          if (card) m.seen.push(card)
        }
        dealer.say({ kind: 'looked', seat, at: school, n: m.seen.length })
        dealer.tell([seat], { kind: 'cards', seat, cards: m.seen.slice() })
        t.frames.push({ op: 'looked', seat, from: school, take, kept: false, effect: by ?? 'bibliotheca' })
        return
      }
      const frame = t.frames.at(-1)
      if (frame?.op === 'take') returnTo(t, { left: frame.left - 1 })
      if (from === 'pile') {
        const card = t.piles[school].pop()
        if (!card) return
        const [given] = m.seen.splice(0)
        insertCard(m.hand, card)
        dealer.say({ kind: 'tookBack', seat, cards: [card], from: school })
        if (given) {
          partWith(m, given)
          toPile(t, given)
          dealer.reveal()
          dealer.say({ kind: 'piled', seat, cards: [given] })
        }
        return
      }
      const card = drawSchool(t, school, dealer)
      if (!card) return
      insertCard(m.hand, card)
      dealer.say({ kind: 'drew', seat, n: 1, from: school })
      dealer.tell([seat], { kind: 'cards', seat, cards: [card] })
    },
    why: () => EFFECT,
  },
}

/** The cards a question about one card offers. */
function cardsFor(t: BlackRoseTable, seat: Seat, zone: string, of: Seat, purpose: string, left: number): SpellId[] {
  const m = mageOf(t, seat)
  switch (zone) {
    case 'memories':
      return memoriesTop(m, left)
    case 'grimoire':
      return distinct([...m.grimoire.rest, ...m.grimoire.top.map((k) => k.thing), ...m.grimoire.bottom.map((k) => k.thing)])
    case 'piles':
      return distinct(SCHOOLS.flatMap((school) => t.piles[school]))
    default: {
      const hand = distinct(purpose === 'get' ? mageOf(t, of).hand : m.hand)
      // The giver has seen the other hand; if no card in it may be exchanged, nothing is given.
      if (purpose === 'give' && !mageOf(t, of).hand.some(canChangeHands)) return []
      if (purpose === 'give' || purpose === 'get') return hand.filter(canChangeHands)
      return purpose === 'trade' ? hand.filter((card) => schoolOf(card) !== undefined) : hand
    }
  }
}

/** Nothing more is chosen: a waiting frame goes on without cards. */
function declineCard(t: BlackRoseTable): void {
  const frame = t.frames.at(-1)
  if (frame?.op === 'discard' || frame?.op === 'recall') returnTo(t, { left: 0 })
}

function chooseCard(
  t: BlackRoseTable,
  seat: Seat,
  purpose: string,
  of: Seat,
  card: SpellId,
  by: EffectId,
  dealer: BlackRoseDealer,
): void {
  const m = mageOf(t, seat)
  const frame = t.frames.at(-1)
  switch (purpose) {
    case 'discard':
      discardCards(t, seat, [card], dealer)
      if (frame?.op === 'discard') returnTo(t, { left: frame.left - 1, did: frame.did + 1 })
      return
    case 'recall':
      m.memories.splice(m.memories.lastIndexOf(card), 1)
      insertCard(m.hand, card)
      dealer.say({ kind: 'tookBack', seat, cards: [card], from: 'memories' })
      if (frame?.op === 'recall') returnTo(t, { left: frame.left - 1, of: frame.of - 1 })
      return
    case 'search':
      shuffleDeck(m.grimoire)
      takeOut(m.grimoire.rest, card)
      insertCard(m.hand, card)
      dealer.reveal()
      dealer.say({ kind: 'drew', seat, n: 1, from: 'grimoire' })
      limitHand(t, seat)
      return
    case 'pile': {
      const school = schoolOf(card)
      if (!school) return
      takeOut(t.piles[school], card)
      insertCard(m.hand, card)
      dealer.say({ kind: 'tookBack', seat, cards: [card], from: school })
      limitHand(t, seat)
      return
    }
    case 'give':
      takeOut(m.hand, card)
      m.seen.push(card)
      ask(t, seat, { kind: 'card', purpose: 'get', by, zone: 'hand', of, may: false, left: 1 })
      return
    case 'get':
      exchange(t, seat, of, card, dealer)
      return
    case 'trade':
      takeOut(m.hand, card)
      forgetPeek(t, seat, card)
      m.seen.push(card)
      dealer.reveal()
      ask(t, seat, {
        kind: 'deck',
        purpose: 'trade',
        by,
        schools: [],
        piles: SCHOOLS.filter((school) => t.piles[school].length > 0),
        left: 1,
      })
  }
}

/** Two hand cards change their owners; both know both (BR-21). */
function exchange(t: BlackRoseTable, seat: Seat, of: Seat, card: SpellId, dealer: BlackRoseDealer): void {
  const [given] = mageOf(t, seat).seen.splice(0)
  if (!given) return
  // Others no longer know what either of them holds.
  for (const one of [seat, of]) {
    mageOf(t, one).started = []
    mageOf(t, one).mixed = true
  }
  takeOut(mageOf(t, of).hand, card)
  forgetPeek(t, of, card)
  forgetPeek(t, seat, given)
  insertCard(mageOf(t, seat).hand, card)
  insertCard(mageOf(t, of).hand, given)
  t.peeks = [
    ...t.peeks,
    { by: seat, of, zone: 'hand', card: given, slot: NONE, side: null },
    { by: of, of: seat, zone: 'hand', card, slot: NONE, side: null },
  ]
  dealer.reveal()
  dealer.say({ kind: 'exchanged', seat, with: of })
  dealer.tell([seat], { kind: 'cards', seat, cards: [card] })
  dealer.tell([of], { kind: 'cards', seat: of, cards: [given] })
}

function seenOf(t: BlackRoseTable, seat: Seat, of: 'cards' | 'quests' | 'events' | 'forgotten'): readonly string[] {
  const m = mageOf(t, seat)
  return of === 'quests' ? m.seenQuests : of === 'events' ? m.seenEvents : m.seen
}

function inOrder<X>(things: readonly X[], row: readonly number[]): X[] {
  return row.flatMap((place) => things[place] ?? [])
}

/** Things looked at go back as ordered. */
function putInOrder(
  t: BlackRoseTable,
  seat: Seat,
  of: 'cards' | 'quests' | 'events' | 'forgotten',
  row: readonly number[],
  dealer: BlackRoseDealer,
): void {
  const m = mageOf(t, seat)
  if (of === 'quests') putQuestsBack(t, seat, inOrder<QuestId>(m.seenQuests.splice(0), row))
  else if (of === 'events') {
    for (const event of inOrder<EventId>(m.seenEvents.splice(0), row)) {
      putOnTop(eventDeck(t, EVENT_CARDS[event].moon), event, [seat])
    }
  } else {
    const frame = t.frames.at(-1)
    const from = of === 'forgotten' ? 'forgotten' : frame?.op === 'looked' ? frame.from : 'grimoire'
    putBack(t, seat, from, inOrder<SpellId>(m.seen.splice(0), row), dealer)
  }
}

import { type Asks, ask, change, type Form, returnTo, type Seat } from '@grimuar/kernel'
import { bit, evocationAt, figureOf, mageOf, ownerOf, placeOf } from '../board.ts'
import { sideOf, spellOf } from '../cards/index.ts'
import { schoolOf } from '../components.ts'
import { give } from '../context.ts'
import { EVENT_CARDS, QUEST_CARDS } from '../decks.ts'
import { discardEvent, eventDeck } from '../flow/board-events.ts'
import { memoriesTop, putBack } from '../flow/cards.ts'
import { changeCubes, transferCube } from '../flow/cubes.ts'
import { healFigure } from '../flow/damage.ts'
import { placeCubes } from '../flow/instability.ts'
import { gain, lose } from '../flow/power.ts'
import { declare, drawQuest, loseQuest, questFrame, receiveQuest } from '../flow/quests.ts'
import { hold } from '../flow/windows.ts'
import {
  clearSlot,
  discardCards,
  drawSchool,
  forgetPeek,
  insertCard,
  limitHand,
  partWith,
  putOnTop,
  shedSlot,
  shuffleDeck,
  takeOut,
  toMemories,
  toPile,
} from '../flow/zones.ts'
import type { RunFrame } from '../frames.ts'
import {
  COLOURS,
  type EffectId,
  type EventId,
  NONE,
  OWNERS,
  type QuestId,
  SCHOOLS,
  SIDES,
  SPELL_TYPES,
  type SpellId,
} from '../ids.ts'
import { figureMoves, orPass, PASS, placeMoves, slotMoves } from '../moves.ts'
import { codeOf } from '../program.ts'
import type { QuestMove } from '../questions.ts'
import { pendingFrame } from '../sets.ts'
import type { BlackRoseDealer, BlackRoseTable } from '../table.ts'
import type { BlackRoseTypes } from '../types.ts'
import { canChangeHands } from '../verbs/cards.ts'
import { jump } from '../verbs/control.ts'
import { giveTrophy, swappable } from '../verbs/events.ts'
import { previousMoon, putQuestsBack } from '../verbs/quests.ts'
import { fallInstead } from '../verbs/reactions.ts'

type Kind =
  | 'figure'
  | 'place'
  | 'may'
  | 'choose'
  | 'card'
  | 'order'
  | 'slot'
  | 'fromHand'
  | 'deck'
  | 'quest'
  | 'event'
  | 'colour'
  | 'cubeColour'
  | 'type'
  | 'cubes'
  | 'supply'
  | 'swapTiles'

const distinct = <X extends string>(things: readonly X[]): X[] => [...new Set(things)].sort()
const EFFECT = { rule: 'BR-8.31' }

/** The program that waits for an answer. */
function waiting(t: BlackRoseTable): RunFrame | undefined {
  const frame = t.frames.at(-1)
  return frame?.op === 'run' ? frame : undefined
}

/** Questions that effects put. */
export const effectAsks: Asks<BlackRoseTypes, Kind> = {
  figure: {
    forced: (_t, { figures, may }) => (figures.length === 1 && !may ? figureMoves(figures)[0] : undefined),
    answers: (_t, { figures, may }) => orPass(may || figures.length === 0, figureMoves(figures)),
    apply(t, { purpose }, move, dealer, seat) {
      const figure = move.do === 'pass' ? NONE : move.figure
      const run = waiting(t)
      if (!run) return
      switch (purpose) {
        case 'passQuest':
          passQuest(t, seat, figure === NONE ? NONE : ownerOf(figure), dealer)
          return
        case 'takeQuest':
          if (figure !== NONE) askQuestOf(t, run, ownerOf(figure))
          return
        case 'redirect':
          if (figure !== NONE) redirect(t, run, figure, dealer)
          return
        case 'redirectDamage':
          if (figure !== NONE) redirectDamage(t, run, figure, dealer)
          return
        case 'revenge':
          if (figure !== NONE) fallInstead(t, run, figure)
          return
        case 'bloodPrice':
          give(t, { price: figure })
          return
        case 'giveTrophy':
          if (figure !== NONE) giveTrophy(t, seat, ownerOf(figure), dealer)
          return
        case 'next':
          if (figure !== NONE) give(t, { it: figure, place: placeOf(t, figure), rest: run.rest & ~bit(figure), got: 0 })
          return
        default:
          give(t, { it: figure, place: placeOf(t, figure), picked: run.picked | bit(figure) })
      }
    },
    why: () => EFFECT,
  },

  place: {
    forced: (_t, { places, may }) => (places.length === 1 && !may ? placeMoves(places)[0] : undefined),
    answers: (_t, { places, may }) => orPass(may, placeMoves(places)),
    apply(t, _question, move, dealer) {
      const frame = t.frames.at(-1)
      if (frame?.op === 'spread' && move.do === 'place') {
        placeCubes(t, move.place, frame.n, frame.owner, dealer)
        returnTo(t, { places: frame.places.filter((place) => place !== move.place) })
      } else give(t, { place: move.do === 'pass' ? NONE : move.place })
    },
    why: () => EFFECT,
  },

  may: {
    answers: () => [{ do: 'yes' }, { do: 'no' }],
    apply(t, { skip }, move) {
      if (move.do === 'no') jump(t, skip)
    },
  },

  choose: {
    answers: (_t, { ways }) => ways.map((way) => ({ way })),
    apply(t, { by, at: place }, { way }, dealer, seat) {
      const step = codeOf(by)[place]
      if (step?.do === 'choose') jump(t, step.ways[way]?.to ?? 0)
      else if (step?.do === 'pastQuest') takePast(t, seat, way === 0, dealer)
    },
    why: () => ({ rule: 'BR-8.25' }),
  },

  card: {
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

  slot: {
    forced: (_t, { slots, may }) => (slots.length === 1 && !may ? slotMoves(slots)[0] : undefined),
    answers: (_t, { slots, may }) => orPass(may, slotMoves(slots)),
    apply(t, { of }, move, dealer) {
      if (move.do === 'pass') return
      shedSlot(t, of, move.slot, dealer)
      const frame = t.frames.at(-1)
      if (frame?.op === 'shed') returnTo(t, { did: frame.did + 1 })
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
      return moves.length ? moves : [PASS]
    },
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
    forced: (_t, { schools, piles }) => {
      const [only, more] = schools
      return only !== undefined && more === undefined && piles.length === 0 ? { do: 'school', school: only } : undefined
    },
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

  quest: {
    answers(t, { of, zone, may }) {
      const m = mageOf(t, of)
      const list = zone === 'active' ? m.quests : zone === 'seen' ? m.seenQuests : m.done
      return orPass(
        may,
        list.toSorted().map((quest) => ({ do: 'quest', quest }) as const),
      )
    },
    apply(t, { purpose, of, by }, move, dealer, seat) {
      if (move.do === 'quest') chooseQuest(t, seat, purpose, of, move, by, dealer)
    },
    why: () => EFFECT,
  },

  event: {
    answers: (t, { zone }, seat) => {
      const list = zone === 'seen' ? mageOf(t, seat).seenEvents : t.events.flatMap((event) => event ?? [])
      return list.map((event) => ({ do: 'event', event }) as const)
    },
    apply(t, { zone, points }, { event }, dealer, seat) {
      if (zone === 'seen') {
        takeOut(mageOf(t, seat).seenEvents, event)
        give(t, { n: EVENT_CARDS[event].crown ? 1 : 0 })
        t.frames.push({ op: 'playEvent', seat, event })
        return
      }
      t.events = t.events.map((one) => (one === event ? null : one))
      const { leaves } = EVENT_CARDS[event]
      const half = Math.max(1, Math.floor(leaves / 2))
      give(t, { got: 1 })
      discardEvent(t, event, points === 'rose' ? leaves : points === 'half' ? half : 0, dealer)
      if (points === 'half') gain(t, seat, half, dealer)
    },
    why: () => EFFECT,
  },

  colour: {
    forced: true,
    answers: (_t, { colours }) => colours.map((colour) => ({ colour })),
    apply(t, _question, { colour }) {
      give(t, { n: COLOURS.indexOf(colour) })
    },
    why: () => EFFECT,
  },

  cubeColour: {
    answers: (_t, { owners, may }) =>
      orPass(
        may,
        owners.map((owner) => ({ do: 'owner', owner }) as const),
      ),
    apply(t, _question, move, dealer, seat) {
      const frame = t.frames.at(-1)
      if (frame?.op === 'transfer') {
        if (move.do === 'pass') returnTo(t, { left: 0 })
        else {
          transferCube(t, seat, frame.to, move.owner, dealer)
          returnTo(t, { left: frame.left - 1, did: frame.did + 1 })
        }
      } else if (move.do === 'owner') {
        const mine = t.figures[figureOf(seat)].cubes
        healFigure(
          t,
          figureOf(seat),
          OWNERS.map((owner) => (owner === move.owner ? (mine[owner] ?? 0) : 0)),
          dealer,
        )
      }
    },
    why: () => EFFECT,
  },

  type: {
    answers: () => SPELL_TYPES.map((type) => ({ type })),
    apply(t, _question, { type }) {
      give(t, { n: SPELL_TYPES.indexOf(type) })
    },
  },

  cubes: {
    answers: (_t, { owners, have, min, max }): Form => ({
      form: 'shares',
      items: owners,
      min,
      max,
      groups: have.map((n, i) => ({ of: [i], max: n })),
    }),
    apply(t, { purpose, figure, place, owners }, shares, dealer, seat) {
      const byOwner = OWNERS.map((owner) => shares[owners.indexOf(owner)] ?? 0)
      const head = { purpose, seat, figures: figure === NONE ? [] : [figure], places: place === NONE ? [] : [place] }
      changeCubes(t, head, byOwner, dealer)
    },
    why: (_t, { purpose }) => ({ rule: purpose === 'heal' ? 'BR-10.16' : 'BR-11.2' }),
  },

  supply: {
    answers: (_t, { figures, most, min, n }): Form => ({
      form: 'shares',
      items: figures,
      min,
      max: n,
      groups: most.map((max, i) => ({ of: [i], max })),
    }),
    apply(t, { figures }, shares) {
      returnTo(t, { hits: figures.map((figure, i) => ({ figure, n: shares[i] ?? 0 })) })
    },
    why: () => ({ rule: 'BR-2.2' }),
  },

  swapTiles: {
    answers: (_t, { places }) => placeMoves(places),
    apply(t, { first }, { place }, dealer, seat) {
      if (first === NONE) {
        ask(t, seat, { kind: 'swapTiles', places: swappable(t, place), first: place })
        return
      }
      const tile = t.tiles[first]
      t.tiles[first] = t.tiles[place]
      t.tiles[place] = tile
      for (const state of t.figures) {
        if (state.at === first) state.at = place
        else if (state.at === place) state.at = first
      }
      dealer.say({ kind: 'tilesSwapped', places: [first, place], rooms: [t.tiles[first].room, t.tiles[place].room] })
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
      if (purpose === 'give' || purpose === 'get') return hand.filter(canChangeHands)
      return purpose === 'trade' ? hand.filter((card) => schoolOf(card) !== undefined) : hand
    }
  }
}

/** Nothing more is chosen: whatever waits for cards goes on without. */
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
  mageOf(t, seat).started = []
  mageOf(t, of).started = []
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

/** CON09: the other quest goes to another Mage, or out of the game for two power points. */
function passQuest(t: BlackRoseTable, seat: Seat, to: Seat | typeof NONE, dealer: BlackRoseDealer): void {
  const m = mageOf(t, seat)
  const [quest] = m.seenQuests.splice(0)
  if (!quest) return
  if (to === NONE) {
    t.questsGone.push(quest)
    dealer.reveal()
    dealer.say({ kind: 'questDiscarded', seat, quest })
    lose(t, seat, 2, dealer)
    return
  }
  dealer.say({ kind: 'questGiven', seat, to })
  receiveQuest(t, to, quest, dealer)
  t.peeks = [...t.peeks, { by: seat, of: to, zone: 'quest', card: quest, slot: NONE, side: null }]
}

function askQuestOf(t: BlackRoseTable, run: RunFrame, of: Seat): void {
  ask(t, run.seat, { kind: 'quest', by: run.effect, of, zone: 'active', may: false, purpose: 'takeFrom' })
}

function chooseQuest(
  t: BlackRoseTable,
  seat: Seat,
  purpose: string,
  of: Seat,
  { quest }: QuestMove,
  by: EffectId,
  dealer: BlackRoseDealer,
): void {
  const m = mageOf(t, seat)
  switch (purpose) {
    case 'take':
      takeOut(m.seenQuests, quest)
      receiveQuest(t, seat, quest, dealer)
      return
    case 'trade':
      // The chosen one waits at the end of the list while one of my own is chosen for it.
      takeOut(m.seenQuests, quest)
      m.seenQuests.push(quest)
      ask(t, seat, { kind: 'quest', by, of: seat, zone: 'active', may: false, purpose: 'tradeOwn' })
      return
    case 'tradeOwn': {
      const got = m.seenQuests.pop()
      loseQuest(t, seat, quest)
      putQuestsBack(t, seat, [quest])
      if (got) receiveQuest(t, seat, got, dealer)
      return
    }
    case 'takeFrom':
      loseQuest(t, of, quest)
      dealer.say({ kind: 'questTaken', seat, from: of, completed: false })
      receiveQuest(t, seat, quest, dealer)
      drawFromPast(t, of, dealer)
      return
    case 'swap':
      m.seenQuests.push(quest)
      loseQuest(t, of, quest)
      ask(t, seat, { kind: 'quest', by, of: seat, zone: 'active', may: false, purpose: 'swapOwn' })
      return
    case 'swapOwn': {
      const got = m.seenQuests.pop()
      const run = waiting(t)
      if (!got || !run || run.it === NONE) return
      loseQuest(t, seat, quest)
      receiveQuest(t, seat, got, dealer)
      receiveQuest(t, ownerOf(run.it), quest, dealer)
      t.peeks = [...t.peeks, { by: seat, of: ownerOf(run.it), zone: 'quest', card: quest, slot: NONE, side: null }]
      return
    }
    case 'steal':
      takeOut(mageOf(t, of).done, quest)
      m.done.push(quest)
      dealer.say({ kind: 'questTaken', seat, from: of, completed: true })
      return
    case 'lose':
      takeOut(m.done, quest)
      t.questsGone.push(quest)
      dealer.say({ kind: 'questLost', seat, quest })
      return
    case 'complete':
      complete(t, seat, quest, dealer)
  }
}

/** An effect completes a quest, with everything that belongs to it (data §10). */
function complete(t: BlackRoseTable, seat: Seat, quest: QuestId, dealer: BlackRoseDealer): void {
  const m = mageOf(t, seat)
  if (m.quests.includes(quest)) {
    declare(t, seat, quest, dealer)
    return
  }
  takeOut(m.seenQuests, quest)
  putQuestsBack(t, seat, m.seenQuests.splice(0).reverse())
  m.declared.push(quest)
  dealer.reveal()
  dealer.say({ kind: 'questDeclared', seat, quest })
  hold(t, 'questDone', questFrame(seat, quest))
}

/** DIV08: the owner, one quest short, draws from the deck of the previous Moon. */
function drawFromPast(t: BlackRoseTable, seat: Seat, dealer: BlackRoseDealer): void {
  const moon = previousMoon(t)
  if (moon !== null) drawQuest(t, seat, moon, dealer)
}

/** DIV04: the top quest of the previous Moon gives its points, or comes to the completed ones. */
function takePast(t: BlackRoseTable, seat: Seat, points: boolean, dealer: BlackRoseDealer): void {
  const [quest] = mageOf(t, seat).seenQuests.splice(0)
  if (!quest) return
  dealer.reveal()
  if (points) {
    t.questsGone.push(quest)
    dealer.say({ kind: 'questDiscarded', seat, quest })
    gain(t, seat, QUEST_CARDS[quest].points, dealer)
  } else {
    mageOf(t, seat).done.push(quest)
    dealer.say({ kind: 'questDone', seat, quest })
  }
}

/** CON04: the spell goes on to another figure, still its caster's. */
function redirect(t: BlackRoseTable, run: RunFrame, figure: ReturnType<typeof figureOf>, dealer: BlackRoseDealer): void {
  const pending = pendingFrame(t, run)
  if (pending?.op !== 'run') return
  const me = bit(figureOf(run.seat))
  change(t, run.window, {
    T: figure,
    R: placeOf(t, figure),
    place: placeOf(t, figure),
    spared: pending.spared | me,
    aimed: (pending.aimed & ~me) | bit(figure),
    picked: pending.picked | bit(figure),
  })
  dealer.say({ kind: 'redirected', seat: run.seat, to: figure, is: evocationAt(t, figure) })
}

/** ILL09: all of the damage falls on another figure, in my colour. */
function redirectDamage(t: BlackRoseTable, run: RunFrame, figure: ReturnType<typeof figureOf>, dealer: BlackRoseDealer): void {
  const pending = pendingFrame(t, run)
  const me = figureOf(run.seat)
  if (pending?.op !== 'damage') return
  const n = pending.hits.find((hit) => hit.figure === me)?.n ?? 0
  change(t, run.window, { hits: pending.hits.map((hit) => (hit.figure === me ? { figure: me, n: 0 } : hit)) })
  dealer.say({ kind: 'redirected', seat: run.seat, to: figure, is: evocationAt(t, figure) })
  t.frames.push({
    op: 'damage',
    hits: [{ figure, n }],
    cubes: run.seat,
    src: me,
    harm: 'protection',
    effect: run.effect,
    after: [],
    counts: false,
    joins: false,
    alone: 0,
    short: false,
  })
}

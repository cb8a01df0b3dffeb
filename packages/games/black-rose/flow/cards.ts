import { ask, returnTo, type Seat } from '@grimuar/kernel'
import { mageOf } from '../board.ts'
import type { BlackRoseFrame, LookedAt } from '../frames.ts'
import { NONE, SCHOOLS, SLOTS, type SlotNumber, type SpellId, STANDARD } from '../ids.ts'
import type { BlackRoseDealer, BlackRoseTable, Mage } from '../table.ts'
import { discardCards, insertCard, limitHand, putOnTop, putUnder, schoolSize, shuffleDeck, toPile } from './zones.ts'

type FrameOf<Op extends BlackRoseFrame['op']> = Extract<BlackRoseFrame, { op: Op }>

/** Hands a value to the program below, if one waits there. */
function tellProgram(t: BlackRoseTable, got: number): void {
  if (t.frames.at(-1)?.op === 'run') returnTo(t, { got })
}

/** Op `discard`: cards from the hand to the Memories, one after another; all of them at once if there is no choice. */
export function discard(t: BlackRoseTable, frame: FrameOf<'discard'>, dealer: BlackRoseDealer): void {
  const { seat, left, upTo, did, effect } = frame
  const { hand } = mageOf(t, seat)
  if (left === 0 || hand.length === 0) {
    tellProgram(t, did)
    return
  }
  if (!upTo && hand.length <= left) {
    const n = hand.length
    discardCards(t, seat, hand.slice(), dealer)
    tellProgram(t, did + n)
    return
  }
  t.frames.push(frame)
  ask(t, seat, { kind: 'card', by: effect, zone: 'hand', of: seat, may: upTo, left, purpose: 'discard' })
}

/** Op `take`: a card from the top of a school's deck, or of its pile (BR-18). */
export function take(t: BlackRoseTable, frame: FrameOf<'take'>): void {
  const { seat, left, piles, effect } = frame
  const schools = SCHOOLS.filter((school) => schoolSize(t, school) > 0)
  if (left === 0 || schools.length === 0) {
    limitHand(t, seat)
    return
  }
  t.frames.push(frame)
  const open = piles ? schools.filter((school) => t.piles[school].length > 0) : []
  ask(t, seat, { kind: 'deck', by: effect, schools, piles: open, left, purpose: 'take' })
}

/** Op `recall`: cards from the top of the Memories, as chosen. */
export function recall(t: BlackRoseTable, frame: FrameOf<'recall'>): void {
  const { seat, left, of, may, effect } = frame
  const { memories } = mageOf(t, seat)
  if (left === 0 || memories.length === 0 || of === 0) {
    limitHand(t, seat)
    return
  }
  t.frames.push(frame)
  ask(t, seat, { kind: 'card', by: effect, zone: 'memories', of: seat, may, left: of, purpose: 'recall' })
}

/** The Memories that can be chosen: the top n, each listed once. */
export function memoriesTop(m: Mage, of: number): SpellId[] {
  return [...new Set(m.memories.slice(Math.max(0, m.memories.length - of)))].sort()
}

/** Op `looked`: keep some of the cards looked at; the others go back as their deck demands (BR-18). */
export function looked(t: BlackRoseTable, frame: FrameOf<'looked'>, dealer: BlackRoseDealer): void {
  const { seat, from, take: n, kept, effect } = frame
  const m = mageOf(t, seat)
  if (!kept && m.seen.length) {
    t.frames.push({ ...frame, kept: true })
    if (m.seen.length > n) ask(t, seat, { kind: 'keep', n, by: from === 'library' ? null : effect })
    else keepCards(t, seat, m.seen.slice(), from, dealer)
    return
  }
  if (m.seen.length > 1 && (from === 'grimoire' || from === 'forgotten')) {
    t.frames.push(frame)
    ask(t, seat, { kind: 'order', by: effect, of: from === 'grimoire' ? 'cards' : 'forgotten' })
    return
  }
  putBack(t, seat, from, m.seen.splice(0), dealer)
  limitHand(t, seat)
}

/** Cards looked at go to the hand. */
export function keepCards(
  t: BlackRoseTable,
  seat: Seat,
  cards: readonly SpellId[],
  from: LookedAt,
  dealer: BlackRoseDealer,
): void {
  const m = mageOf(t, seat)
  for (const card of cards) {
    m.seen.splice(m.seen.indexOf(card), 1)
    insertCard(m.hand, card)
  }
  dealer.say({ kind: 'kept', seat, n: cards.length, from })
}

/** Cards looked at go back: the last of the list lies on top of a Grimoire, or comes last under the Forgotten spells. */
export function putBack(t: BlackRoseTable, seat: Seat, from: LookedAt, cards: readonly SpellId[], dealer: BlackRoseDealer): void {
  if (cards.length === 0) return
  if (from === 'grimoire') for (const card of cards) putOnTop(mageOf(t, seat).grimoire, card, [seat])
  else if (from === 'forgotten') for (const card of cards) putUnder(t.forgotten, card, [seat])
  else if (from === 'library') {
    for (const card of cards) toPile(t, card)
    dealer.reveal()
    dealer.say({ kind: 'piled', seat, cards: cards.slice() })
  } else t.decks[from].push(...cards)
}

/** The slots an effect can take a spell from. */
export function slotsIn(m: Mage, zone: 'ready' | 'quick' | 'sheet', not: SlotNumber | typeof NONE): SlotNumber[] {
  const fits = (slot: SlotNumber): boolean => {
    const state = m.slots[slot]?.state
    if (slot === not) return false
    if (zone === 'quick') return slot === 0 && state !== 'empty'
    if (zone === 'ready') return slot !== 0 && state === 'ready'
    return state === 'ready' || state === 'active'
  }
  return (zone === 'ready' ? STANDARD : SLOTS).filter(fits)
}

/** Op `shed`: one Mage after another loses a spell of the sheet. */
export function shed(t: BlackRoseTable, frame: FrameOf<'shed'>): void {
  const { seats, zone, by, may, did, effect, not, of } = frame
  const [seat] = seats
  if (seat === undefined) {
    tellProgram(t, did)
    return
  }
  const slots = slotsIn(mageOf(t, seat), zone, seat === of ? not : NONE)
  t.frames.push({ ...frame, seats: seats.slice(1) })
  if (slots.length) ask(t, by === NONE ? seat : by, { kind: 'slot', by: effect, of: seat, slots, may, purpose: 'discard' })
}

/** Everything of a Grimoire is shuffled with the Memories (NEC03). */
export function reshuffle(t: BlackRoseTable, seat: Seat, dealer: BlackRoseDealer): void {
  const m = mageOf(t, seat)
  if (m.memories.length === 0) return
  shuffleDeck(m.grimoire, m.memories.splice(0))
  dealer.say({ kind: 'renewed', seat })
}

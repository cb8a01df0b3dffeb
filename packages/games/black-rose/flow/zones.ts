import type { Seat } from '@grimuar/kernel'
import { cardOf, mageOf } from '../board.ts'
import { isForgotten, schoolOf, specialOf } from '../components.ts'
import type { School, SpellId } from '../ids.ts'
import type { BlackRoseDealer, BlackRoseTable, Deck, Mage } from '../table.ts'

// Decks, hands, Memories: where cards lie and how they come and go.

/** Hands are kept sorted, so that equal hands are equal lists. */
export function insertCard(hand: SpellId[], card: SpellId): void {
  let at = hand.length
  while (at > 0 && (hand[at - 1] ?? card) > card) at--
  hand.splice(at, 0, card)
}

/** Takes one such thing out of a list. */
export function takeOut<X>(list: X[], thing: X): void {
  const at = list.lastIndexOf(thing)
  if (at < 0) throw new Error(`there is no ${String(thing)} to take`)
  list.splice(at, 1)
}

/** Draws the top of a deck; undefined if it is empty. Drawing is a reveal to the drawing player. */
export function drawTop<X>(t: BlackRoseTable, deck: Deck<X>, dealer: BlackRoseDealer): X | undefined {
  dealer.reveal()
  const top = deck.top.at(-1)
  if (top) {
    deck.top = deck.top.slice(0, -1)
    return top.thing
  }
  if (deck.rest.length) return dealer.draw(t, deck.rest)
  const [last] = deck.bottom
  deck.bottom = deck.bottom.slice(1)
  return last?.thing
}

/** Puts a thing on top of a deck, as these seats know. */
export function putOnTop<X>(deck: Deck<X>, thing: X, by: readonly Seat[]): void {
  deck.top = [...deck.top, { thing, by }]
}

/** Puts a thing under a deck, as these seats know. */
export function putUnder<X>(deck: Deck<X>, thing: X, by: readonly Seat[]): void {
  deck.bottom = [...deck.bottom, { thing, by }]
}

export function isEmpty(deck: Deck<unknown>): boolean {
  return deck.top.length === 0 && deck.rest.length === 0 && deck.bottom.length === 0
}

/** Everything of a deck becomes a bag again. */
export function shuffleDeck<X>(deck: Deck<X>, more: readonly X[] = []): void {
  deck.rest.push(...deck.top.map(({ thing }) => thing), ...deck.bottom.map(({ thing }) => thing), ...more)
  deck.top = []
  deck.bottom = []
}

/** An empty Grimoire is renewed from the Memories (BR-6.2). */
export function renew(t: BlackRoseTable, seat: Seat, dealer: BlackRoseDealer): void {
  const m = mageOf(t, seat)
  if (!isEmpty(m.grimoire) || m.memories.length === 0) return
  shuffleDeck(m.grimoire, m.memories.splice(0))
  dealer.say({ kind: 'renewed', seat })
}

/** Draws from the Grimoire into the hand (BR-6.2). */
export function drawCards(t: BlackRoseTable, seat: Seat, n: number, dealer: BlackRoseDealer): number {
  const m = mageOf(t, seat)
  const cards: SpellId[] = []
  for (let i = 0; i < n; i++) {
    renew(t, seat, dealer)
    const card = drawTop(t, m.grimoire, dealer)
    if (card === undefined) break
    if (goesHome(t, seat, card, dealer)) continue
    insertCard(m.hand, card)
    cards.push(card)
  }
  if (cards.length) {
    dealer.say({ kind: 'drew', seat, n: cards.length, from: 'grimoire' })
    dealer.tell([seat], { kind: 'cards', seat, cards })
    limitHand(t, seat)
  }
  return cards.length
}

/** A special spell drawn by another Mage goes to its owner's Memories (BR-8). */
function goesHome(t: BlackRoseTable, seat: Seat, card: SpellId, dealer: BlackRoseDealer): boolean {
  const special = specialOf(card)
  if (special === undefined || special === mageOf(t, seat).mage) return false
  ownerOfCard(t, seat, card).memories.push(card)
  dealer.say({ kind: 'strayed', seat, card })
  return true
}

/** The owner of the Memories that a card goes to: a special spell always returns to its owner. */
function ownerOfCard(t: BlackRoseTable, seat: Seat, card: SpellId): Mage {
  const special = specialOf(card)
  return (special && t.mages.find(({ mage }) => mage === special)) ?? mageOf(t, seat)
}

export function toMemories(t: BlackRoseTable, seat: Seat, card: SpellId): void {
  ownerOfCard(t, seat, card).memories.push(card)
}

/** Cards from the hand to the Memories, face up. */
export function discardCards(t: BlackRoseTable, seat: Seat, cards: readonly SpellId[], dealer: BlackRoseDealer): void {
  const m = mageOf(t, seat)
  for (const card of cards) {
    takeOut(m.hand, card)
    forgetPeek(t, seat, card)
    toMemories(t, seat, card)
  }
  dealer.reveal()
  if (cards.length) dealer.say({ kind: 'discarded', seat, cards, from: 'hand' })
}

/** A spell on the sheet goes to the Memories, face up. */
export function shedSlot(t: BlackRoseTable, seat: Seat, slot: number, dealer: BlackRoseDealer): void {
  const place = mageOf(t, seat).slots[slot]
  if (!place || place.card === null) return
  const { card } = place
  toMemories(t, seat, card)
  clearSlot(t, seat, slot)
  dealer.reveal()
  dealer.say({ kind: 'discarded', seat, cards: [card], from: 'sheet' })
}

export function clearSlot(t: BlackRoseTable, seat: Seat, slot: number): void {
  const place = mageOf(t, seat).slots[slot]
  if (!place) return
  place.state = 'empty'
  place.card = null
  place.side = 'upper'
  place.element = null
  place.token = null
  if (t.peeks.length) t.peeks = t.peeks.filter((p) => p.of !== seat || p.zone !== 'slot' || p.slot !== slot)
}

/** One known card of a hand is gone from it. */
export function forgetPeek(t: BlackRoseTable, seat: Seat, card: SpellId): void {
  if (t.peeks.length) t.peeks = t.peeks.filter((p) => p.of !== seat || p.zone !== 'hand' || p.card !== card)
}

/** From now on nobody else knows this hand. */
export function forgetHand(t: BlackRoseTable, seat: Seat): void {
  if (t.peeks.length) t.peeks = t.peeks.filter((p) => p.of !== seat || p.zone !== 'hand')
}

/** A card for the pile of its school (BR-6.2). */
export function toPile(t: BlackRoseTable, card: SpellId): void {
  const school = schoolOf(card)
  if (school) t.piles[school].push(card)
}

/** The top of a school's deck; an empty one is renewed from its pile. */
export function drawSchool(t: BlackRoseTable, school: School, dealer: BlackRoseDealer): SpellId | undefined {
  const deck = t.decks[school]
  if (deck.length === 0) deck.push(...t.piles[school].splice(0))
  dealer.reveal()
  return deck.length ? dealer.draw(t, deck) : undefined
}

export function schoolSize(t: BlackRoseTable, school: School): number {
  return t.decks[school].length + t.piles[school].length
}

/** A spell is banned from the hand (BR-6.2). */
export function banCard(t: BlackRoseTable, seat: Seat, card: SpellId, dealer: BlackRoseDealer): void {
  const m = mageOf(t, seat)
  takeOut(m.hand, card)
  forgetPeek(t, seat, card)
  m.banned = true
  partWith(m, card)
  if (specialOf(card)) m.aside++
  else if (isForgotten(card))
    putUnder(
      t.forgotten,
      card,
      t.mages.map((_, s) => s),
    )
  else toPile(t, card)
  dealer.reveal()
  dealer.say({ kind: 'banned', seat, card })
}

/** Everyone sees a card leave this player for good. */
export function partWith(m: Mage, card: SpellId): void {
  const at = m.started.indexOf(card)
  if (at >= 0) m.started.splice(at, 1)
}

/** Above the limit one comes down at once, in any phase (BR-6.2). */
export function limitHand(t: BlackRoseTable, seat: Seat): void {
  if (mageOf(t, seat).hand.length > cardOf(t, seat).hand) t.frames.push({ op: 'handLimit', seat })
}

import { at, type By, by } from '@grimuar/kernel'
import type { Kind } from './crystals.ts'
import type { RuneId, TempleId } from './ids.ts'
import { TEMPLES } from './temples.ts'
import { WASTELANDS, type Wasteland, type WastelandKind } from './wastelands.ts'

/** A card of the ring: 0–4 the temples, then wastelands 1–10. */
export type Card = TempleId | WastelandCard
export type WastelandCard = 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14

export const CARDS: readonly Card[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]

/** The card of a wasteland by its number. */
export function wasteland(number: number): Card {
  return at(CARDS, TEMPLES.length + number - 1)
}

/** The number of a wasteland card. */
export function wastelandNumber(card: WastelandCard): number {
  return card - TEMPLES.length + 1
}

export function isTemple(card: Card): card is TempleId {
  return card < TEMPLES.length
}

function wastelandOf(card: WastelandCard): Wasteland {
  return at(WASTELANDS, card - TEMPLES.length)
}

/** The use of a card; all temples count as one use. */
export const KIND_OF: By<Card, 'temple' | WastelandKind> = by(CARDS, (card) =>
  isTemple(card) ? 'temple' : wastelandOf(card).kind,
)

/** What a card gives when its crystals are simply taken. */
export const GIVES: By<Card, readonly Kind[]> = by(CARDS, (card) =>
  isTemple(card) ? [TEMPLES[card].colour] : wastelandOf(card).gives,
)

/** The rune on a card's tablet. */
export const TABLETS: By<Card, RuneId> = by(CARDS, (card) => (isTemple(card) ? TEMPLES[card] : wastelandOf(card)).tablet)

/** The upgrade cards, in the order in which tables list their fields. */
export const UPGRADES: readonly Card[] = CARDS.filter((card) => KIND_OF[card] === 'upgrade')

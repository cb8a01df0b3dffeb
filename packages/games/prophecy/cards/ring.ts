import { TEMPLES } from './temples.ts'
import { WASTELANDS, type WastelandKind } from './wastelands.ts'

/** A card of the ring: 0–4 the temples, then wastelands 1–10. */
export type Card = number

/** The card of a wasteland by its number. */
export function wasteland(number: number): Card {
  return TEMPLES.length + number - 1
}

/** The number of a wasteland card. */
export function wastelandNumber(card: Card): number {
  return card - TEMPLES.length + 1
}

export function isTemple(card: Card): boolean {
  return card < TEMPLES.length
}

/** What one does on a card: temples count as such. */
export const KIND_OF: readonly ('temple' | WastelandKind)[] = [
  ...TEMPLES.map(() => 'temple' as const),
  ...WASTELANDS.map((w) => w.kind),
]

/** What a card gives when its crystals are simply taken. */
export const GIVES: readonly (readonly number[])[] = [...TEMPLES.map((t) => [t.colour]), ...WASTELANDS.map((w) => w.gives)]

/** The rune on a card's tablet. */
export const TABLETS: readonly number[] = [...TEMPLES, ...WASTELANDS].map((card) => card.tablet)

/** The upgrade cards, in the order in which tables list their fields. */
export const UPGRADES: readonly Card[] = KIND_OF.flatMap((kind, card) => (kind === 'upgrade' ? [card] : []))

export const CARDS = KIND_OF.length

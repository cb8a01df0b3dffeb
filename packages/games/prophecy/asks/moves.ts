import {
  CARDS,
  type Card,
  COLOURS,
  EXCHANGE_PRICE,
  KINDS,
  type Kind,
  NETS,
  PLACES,
  REARRANGE_PRICE,
  RESERVE,
  RUNES,
  TEMPLES,
  UPGRADES,
} from '../cards/index.ts'
import { CHEAP_EXCHANGE_PRICE } from '../cards/spells.ts'
import { crystalsOn, hasEffect, type ProphecyMove, playerOf, type Realm } from '../table.ts'

// Moves are made once and shared: enumerating answers then allocates nothing but the list.
const each = <X>(count: number, make: (n: number) => X): readonly X[] => Array.from({ length: count }, (_, n) => make(n))

export const GO: readonly ProphecyMove[] = each(CARDS, (stop) => ({ do: 'go', stop }))
export const NET: readonly ProphecyMove[] = each(NETS.length, (net) => ({ do: 'net', net }))
export const RUNE: readonly ProphecyMove[] = each(TEMPLES.length, (temple) => ({ do: 'rune', temple }))
export const PLACE: readonly (readonly ProphecyMove[])[] = each(KINDS.length, (crystal) =>
  each(PLACES, (place) => ({ do: 'place', crystal, place })),
)
export const PAY: readonly ProphecyMove[] = each(PLACES, (place) => ({ do: 'pay', place }))
export const SWAP: readonly ProphecyMove[] = each(PLACES, (place) => ({ do: 'swap', place }))
export const GIVE: readonly ProphecyMove[] = each(PLACES, (place) => ({ do: 'give', place }))
export const CHOOSE: readonly ProphecyMove[] = each(KINDS.length, (crystal) => ({ do: 'choose', crystal }))
export const OWNER: readonly ProphecyMove[] = each(4, (seat) => ({ do: 'owner', seat }))
/** By colour; nothing at 0. */
export const COVER: readonly ProphecyMove[] = each(KINDS.length, (field) => ({ do: 'cover', field }))
export const FIELD: readonly (readonly ProphecyMove[])[] = UPGRADES.map((card: Card) =>
  COLOURS.map((field: Kind) => ({ do: 'field', card, field })),
)
export const TAP: readonly ProphecyMove[] = each(RESERVE + 1, (count) => ({ do: 'tap', count }))
export const TAKE: ProphecyMove = { do: 'take' }
export const TRADE: ProphecyMove = { do: 'trade' }
export const END: ProphecyMove = { do: 'end' }
export const DECLINE: ProphecyMove = { do: 'decline' }
export const REARRANGE: ProphecyMove = { do: 'cast', spell: 'rearrange' }
export const EXCHANGE: ProphecyMove = { do: 'cast', spell: 'exchange' }

/** A spell that changes places needs two crystals besides the one paid. */
export const REARRANGE_NEEDS = REARRANGE_PRICE + 2

/** What the exchange spell costs a seat (PR-8.4, PR-9.9, PR-13.5). */
export function exchangePrice(t: Pick<Realm, 'advanced' | 'players'>, seat: number): number {
  const cheap = hasEffect(t, seat, 'moreClear') || playerOf(t, seat).runes.some((count, rune) => count > 0 && RUNES[rune]?.cheap)
  return cheap ? CHEAP_EXCHANGE_PRICE : EXCHANGE_PRICE
}

/** Adds what may be done at any time of one's turn (PR-8.1). */
export function addSpells(t: Realm, seat: number, moves: ProphecyMove[]): void {
  const { net, reserve } = playerOf(t, seat)
  const purse = crystalsOn(net)
  if (purse >= REARRANGE_NEEDS) moves.push(REARRANGE)
  if (purse >= CHEAP_EXCHANGE_PRICE && purse >= exchangePrice(t, seat)) moves.push(EXCHANGE)
  if (reserve > 0 && !t.tapped) for (let n = 1; n <= reserve; n++) moves.push(TAP[n] as ProphecyMove)
}

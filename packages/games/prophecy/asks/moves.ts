import { type By, by, type Seat } from '@grimuar/kernel'
import {
  BLUE,
  CARDS,
  COLOURS,
  type Colour,
  EXCHANGE_PRICE,
  GREEN,
  KINDS,
  type Kind,
  NET_SIDES,
  type NetSide,
  PLACES,
  type Place,
  PURPLE,
  REARRANGE_PRICE,
  RED,
  RESERVE,
  RUNE_IDS,
  RUNES,
  TEMPLE_IDS,
  type TempleId,
  UPGRADES,
  YELLOW,
} from '../cards/index.ts'
import { CHEAP_EXCHANGE_PRICE } from '../cards/spells.ts'
import { crystalsOn, hasEffect, type MoveTo, playerOf, type Realm, type SpellMove } from '../table.ts'

// Moves are made once and shared: enumerating answers then allocates nothing but the list.

/** By stop. The longest ring has a stop for every card. */
export const GO: readonly MoveTo<'go'>[] = CARDS.map((_, stop) => ({ do: 'go', stop }))
export const NET: By<NetSide, MoveTo<'net'>> = by(NET_SIDES, (net) => ({ do: 'net', net }))
export const RUNE: By<TempleId, MoveTo<'rune'>> = by(TEMPLE_IDS, (temple) => ({ do: 'rune', temple }))
export const PLACE: By<Kind, By<Place, MoveTo<'place'>>> = by(KINDS, (crystal) =>
  by(PLACES, (place) => ({ do: 'place', crystal, place })),
)
export const PAY: By<Place, MoveTo<'pay'>> = by(PLACES, (place) => ({ do: 'pay', place }))
export const SWAP: By<Place, MoveTo<'swap'>> = by(PLACES, (place) => ({ do: 'swap', place }))
export const GIVE: By<Place, MoveTo<'give'>> = by(PLACES, (place) => ({ do: 'give', place }))
export const CHOOSE: By<Kind, MoveTo<'choose'>> = by(KINDS, (crystal) => ({ do: 'choose', crystal }))
/** By seat. */
export const OWNER: readonly MoveTo<'owner'>[] = [0, 1, 2, 3].map((seat) => ({ do: 'owner', seat }))
export const COVER: { readonly [C in Colour]: MoveTo<'cover'> } = {
  [RED]: { do: 'cover', field: RED },
  [YELLOW]: { do: 'cover', field: YELLOW },
  [BLUE]: { do: 'cover', field: BLUE },
  [GREEN]: { do: 'cover', field: GREEN },
  [PURPLE]: { do: 'cover', field: PURPLE },
}
/** By upgrade card, each with its fields in the order of COLOURS. */
export const FIELD: readonly (readonly MoveTo<'field'>[])[] = UPGRADES.map((card) =>
  COLOURS.map((field) => ({ do: 'field', card, field })),
)
/** How many crystals of net 1B, from 1. */
export const TAP: readonly MoveTo<'tap'>[] = Array.from({ length: RESERVE }, (_, i) => ({ do: 'tap', count: i + 1 }))
export const TAKE: MoveTo<'take'> = { do: 'take' }
export const TRADE: MoveTo<'trade'> = { do: 'trade' }
export const END: MoveTo<'end'> = { do: 'end' }
export const DECLINE: MoveTo<'decline'> = { do: 'decline' }
export const REARRANGE: MoveTo<'cast'> = { do: 'cast', spell: 'rearrange' }
export const EXCHANGE: MoveTo<'cast'> = { do: 'cast', spell: 'exchange' }

/** A spell that changes places needs two crystals besides the one paid. */
export const REARRANGE_NEEDS = REARRANGE_PRICE + 2

/** What the exchange spell costs a seat (PR-8.4, PR-9.9, PR-13.5). */
export function exchangePrice(t: Pick<Realm, 'advanced' | 'players'>, seat: Seat): number {
  const { runes } = playerOf(t, seat)
  const cheap = hasEffect(t, seat, 'moreClear') || RUNE_IDS.some((rune) => runes[rune] > 0 && RUNES[rune].cheap)
  return cheap ? CHEAP_EXCHANGE_PRICE : EXCHANGE_PRICE
}

/** Adds what may be done at any time of one's turn (PR-8.1). */
export function addSpells<M>(t: Realm, seat: Seat, moves: (M | SpellMove)[]): void {
  const { net, reserve } = playerOf(t, seat)
  const purse = crystalsOn(net)
  if (purse >= REARRANGE_NEEDS) moves.push(REARRANGE)
  if (purse >= CHEAP_EXCHANGE_PRICE && purse >= exchangePrice(t, seat)) moves.push(EXCHANGE)
  if (reserve > 0 && !t.tapped) for (const tap of TAP) if (tap.count <= reserve) moves.push(tap)
}

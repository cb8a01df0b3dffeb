/** The tokens that a player picks while paying, compared with the legal payments. */
import { type Colour, colourOf, type Kind, kindOf, NONE, type None, RUNES, runeOf, type Token } from '../components.ts'
import { wildGroups } from '../payment.ts'
import type { PayMove, SpellbookMove } from '../table.ts'

/** The tokens picked so far, and the kind that shall lie on the card (NONE: not chosen yet). */
export interface Basket {
  readonly tokens: readonly Token[]
  readonly card: Kind | None
}

export const EMPTY: Basket = { tokens: [], card: NONE }

export function paymentsIn(moves: readonly SpellbookMove[]): PayMove[] {
  return moves.filter((m) => m.do === 'pay')
}

/** Everything a payment takes out of the pool. */
export function takenBy(move: PayMove): Kind[] {
  return [move.card, ...move.reals, ...move.wilds]
}

/** What is left of `from` without `without`, or undefined if that is not all in it. */
function less(from: readonly Kind[], without: readonly Kind[]): Kind[] | undefined {
  const left = from.slice()
  for (const kind of without) {
    const at = left.indexOf(kind)
    if (at < 0) return undefined
    left.splice(at, 1)
  }
  return left
}

/** The payments that take all that is picked, and perhaps more. */
export function fitting(payments: readonly PayMove[], picked: readonly Kind[]): PayMove[] {
  return payments.filter((m) => less(takenBy(m), picked) !== undefined)
}

/** Whether a token may still be picked: some payment takes it too. */
export function canPick(payments: readonly PayMove[], basket: Basket, kind: Kind): boolean {
  return fitting(payments, [...basket.tokens.map(kindOf), kind]).length > 0
}

/** A part of a payment as it is drawn: what is picked of it already, and what is still to come. */
export interface Part {
  readonly what: 'card' | 'real' | 'wild'
  readonly kinds: readonly { readonly kind: Kind; readonly token: Token | None }[] // token NONE: not picked yet
}

/** The payment that a basket is on its way to. */
export interface Plan {
  readonly move: PayMove
  readonly whole: boolean // nothing is missing
  readonly missing: readonly Kind[]
  readonly parts: readonly Part[]
  readonly cards: readonly Kind[] // what could lie on the card instead
}

/** The payment nearest to a basket: the least that is missing; of those, the one with the wished card, or with a picked one on it. */
export function planFor(payments: readonly PayMove[], basket: Basket, single: boolean): Plan | undefined {
  const picked = basket.tokens.map(kindOf)
  let best: PayMove | undefined
  let lowest = Number.POSITIVE_INFINITY
  for (const move of fitting(payments, picked)) {
    const size = 1 + move.reals.length + move.wilds.length
    const fits = basket.card === NONE ? picked.length === 0 || picked.includes(move.card) : move.card === basket.card
    const cost = (size - picked.length) * 2 + (fits ? 0 : 1)
    if (cost < lowest) [best, lowest] = [move, cost]
  }
  if (!best) return undefined
  const move = best
  const missing = less(takenBy(move), picked) ?? []
  const all = takenBy(move)
  const alike = payments.filter((m) => takenBy(m).length === all.length && less(all, takenBy(m))?.length === 0)
  return {
    move,
    whole: missing.length === 0,
    missing,
    parts: partsOf(move, basket.tokens, single),
    cards: [...new Set(alike.map((m) => m.card))].sort((a, b) => a - b),
  }
}

function partsOf(move: PayMove, tokens: readonly Token[], single: boolean): Part[] {
  const left = tokens.slice()
  const fill = (kinds: readonly Kind[]): Part['kinds'] =>
    kinds.map((kind) => {
      const at = left.findIndex((token) => kindOf(token) === kind)
      return { kind, token: left.splice(at, at < 0 ? 0 : 1)[0] ?? NONE }
    })
  return [
    { what: 'card', kinds: fill([move.card]) },
    ...move.reals.map((kind): Part => ({ what: 'real', kinds: fill([kind]) })),
    ...wildGroups(move.wilds, single).map((kinds): Part => ({ what: 'wild', kinds: fill(kinds) })),
  ]
}

/** Adds tokens of some kinds from the pool; kinds that are used up are skipped. */
export function add(basket: Basket, pool: readonly Token[], kinds: readonly Kind[]): Basket {
  const tokens = basket.tokens.slice()
  for (const kind of kinds) {
    const token = pool.find((t) => kindOf(t) === kind && !tokens.includes(t))
    if (token !== undefined) tokens.push(token)
  }
  return { ...basket, tokens }
}

export function toggle(basket: Basket, token: Token): Basket {
  const has = basket.tokens.includes(token)
  return { ...basket, tokens: has ? basket.tokens.filter((t) => t !== token) : [...basket.tokens, token] }
}

/** Wilds that could be added to a basket in one go, at most one for each rune: the one with the fewest of the spell's colour. */
export function wildOffers(payments: readonly PayMove[], basket: Basket, colour: Colour): Kind[][] {
  const picked = basket.tokens.map(kindOf)
  const offers: (Kind[] | undefined)[] = RUNES.map(() => undefined)
  const price = (kinds: readonly Kind[]) => kinds.filter((kind) => colourOf(kind) === colour).length
  for (const move of fitting(payments, picked)) {
    const rest = less(takenBy(move), picked) ?? []
    for (const wild of wildGroups(move.wilds, false)) {
      if (!less(rest, wild)) continue
      const [first] = wild
      if (first === undefined) continue
      const rune = runeOf(first)
      const known = offers[rune]
      if (!known || price(wild) < price(known)) offers[rune] = wild
    }
  }
  return offers.filter((wild) => wild !== undefined)
}

import type { Dealer } from './dealer.ts'

/** Things lying in an order that tells something if it is shown (a bag): a view lists them sorted. */
export function sorted<X extends number | string>(bag: readonly X[]): X[] {
  return bag.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
}

/** A pile: the seats that put things on top know these; the rest is a bag. */
export interface Pile<X> {
  top: X[] // the last one is drawn first
  rest: X[] // no order: which one comes is decided by the draw
}

export function pileOf<X>(rest: readonly X[]): Pile<X> {
  return { top: [], rest: rest.slice() }
}

export function copyPile<X>(pile: Pile<X>): Pile<X> {
  return { top: pile.top.slice(), rest: pile.rest.slice() }
}

export function pileSize(pile: Pile<unknown>): number {
  return pile.top.length + pile.rest.length
}

/** Draws the known top card, or any of the rest. A known card costs a draw too: how many there were would tell which it was. */
export function drawFromPile<X>(t: { draws: number }, pile: Pile<X>, dealer: Dealer): X {
  if (pileSize(pile) === 0) throw new Error('nothing can be drawn from an empty pile')
  const known = pile.top.pop()
  if (known === undefined) return dealer.draw(t, pile.rest)
  dealer.roll(t, 1)
  return known
}

/** A hidden place to be filled when a table is imagined. */
export interface Slot<X> {
  readonly count: number
  fits(thing: X): boolean
}

const TRIES = 2000

/**
 * Deals unknown things onto hidden places so that each thing fits its place; every possible deal is equally likely. Places that
 * accept few things come first. A deal that this order favours is rejected with the matching probability. Things left over are returned.
 * `roll(sides)` gives a whole number from 0 to sides-1.
 */
export function dealFitting<X>(
  things: readonly X[],
  slots: readonly Slot<X>[],
  roll: (sides: number) => number,
): { dealt: X[][]; left: X[] } {
  const order = slots
    .map((slot, i) => ({ slot, i, fitting: things.map((x) => slot.fits(x)) }))
    .map((place) => ({ ...place, choice: place.fitting.filter(Boolean).length }))
    .sort((a, b) => a.choice - b.choice || a.i - b.i)
  // The most things that can still fit a place, whatever the earlier places take. It is the same for every deal.
  const most = order.map((place, nth) => {
    const within = order.slice(0, nth).filter((before) => before.fitting.every((fits, x) => !fits || place.fitting[x]))
    return place.choice - within.reduce((sum, { slot }) => sum + slot.count, 0)
  })
  for (let tries = 0; tries < TRIES; tries++) {
    const left = things.slice()
    const dealt: X[][] = slots.map(() => [])
    const fine = order.every(({ slot, i }, nth) => {
      for (let n = 0; n < slot.count; n++) {
        const fitting: number[] = []
        for (const [place, x] of left.entries()) if (slot.fits(x)) fitting.push(place)
        if (fitting.length === 0 || roll((most[nth] ?? 0) - n) >= fitting.length) return false
        const place = fitting[roll(fitting.length)]
        if (place !== undefined) dealt[i]?.push(...left.splice(place, 1))
      }
      return true
    })
    if (fine) return { dealt, left }
  }
  throw new Error(`${things.length} things could not be dealt onto ${slots.length} kinds of places in ${TRIES} tries`)
}

import { at } from '@grimuar/kernel'
import { expect, test } from 'vitest'
import { COPIES, type Colour, GREEN, type Kind, kindOf, NONE, type Token, tokenAt, YELLOW } from '../components.ts'
import { payments } from '../payment.ts'
import { kindsFrom, nameOf } from '../talk.ts'
import { add, type Basket, canPick, EMPTY, fitting, planFor, takenBy, toggle, wildOffers } from './paying.ts'

/** A pool in words, as tokens; alike ones get different numbers. */
function pool(words: string): Token[] {
  const used = new Map<number, number>()
  return kindsFrom(words).map((kind) => {
    const n = used.get(kind) ?? 0
    used.set(kind, n + 1)
    return tokenAt(kind * COPIES + n)
  })
}
const kind = (words: string) => at(kindsFrom(words), 0)
const trios = (tokens: readonly Token[], colour: Colour, level: number) => payments(tokens, colour, level, 0, NONE)
const words = (kinds: readonly Kind[]) => kinds.map(nameOf).join(', ')

const rich = pool('2 yellow circle, yellow square, red triangle, 2 black triangle, blue square')

test('a token can be picked as long as some payment takes it too', () => {
  const ways = trios(rich, YELLOW, 3)
  expect(canPick(ways, EMPTY, kind('yellow circle'))).toBe(true)
  expect(canPick(ways, EMPTY, kind('red triangle'))).toBe(true)
  expect(canPick(ways, EMPTY, kind('blue square'))).toBe(false)
  const three = add(EMPTY, rich, kindsFrom('2 yellow circle, yellow square'))
  expect(canPick(ways, three, kind('red triangle'))).toBe(false)
})

test('without a pick the plan is a cheapest payment, all of it missing', () => {
  const plan = planFor(trios(rich, YELLOW, 3), EMPTY, false)
  expect(plan?.whole).toBe(false)
  expect(plan?.missing).toHaveLength(3)
  expect(plan?.parts.map((part) => part.what)).toEqual(['card', 'real', 'real'])
})

test('picking a triangle leads to the wild trio of triangles', () => {
  const plan = planFor(trios(rich, YELLOW, 3), add(EMPTY, rich, [kind('red triangle')]), false)
  expect(words(plan?.move.wilds ?? [])).toBe('red triangle, black triangle, black triangle')
  expect(plan?.missing).toHaveLength(4)
  const wild = plan?.parts.at(-1)
  expect(wild?.what).toBe('wild')
  expect(wild?.kinds.filter((k) => k.token !== NONE)).toHaveLength(1)
})

test('a whole basket is a payment, and says what else could lie on the card', () => {
  const basket = add(EMPTY, rich, kindsFrom('2 yellow circle, yellow square'))
  const plan = planFor(trios(rich, YELLOW, 3), basket, false)
  expect(plan?.whole).toBe(true)
  expect(words(plan?.cards ?? [])).toBe('yellow circle, yellow square')
  const other = planFor(trios(rich, YELLOW, 3), { ...basket, card: kind('yellow square') }, false)
  expect(other?.move.card).toBe(kind('yellow square'))
  expect(other?.whole).toBe(true)
})

test('the first token of the colour that is picked goes onto the card', () => {
  const plan = planFor(trios(rich, YELLOW, 3), add(EMPTY, rich, [kind('yellow square')]), false)
  expect(plan?.move.card).toBe(kind('yellow square'))
})

test('wilds are offered whole, one for each rune that has them, sparing the colour', () => {
  const tokens = pool('2 green circle, red circle, blue circle, white circle, 3 black square')
  const offers = wildOffers(trios(tokens, GREEN, 3), EMPTY, GREEN)
  expect(offers.map(words)).toEqual(['red circle, white circle, blue circle', 'black square, black square, black square'])
  const taken = add(EMPTY, tokens, offers[0] ?? [])
  expect(wildOffers(trios(tokens, GREEN, 3), taken, GREEN).map(words)).toEqual(['black square, black square, black square'])
})

test('Transmutation makes single tokens wild', () => {
  const tokens = pool('2 green triangle, red square, blue square')
  const ways = payments(tokens, GREEN, 3, 1, 2)
  const plan = planFor(ways, add(EMPTY, tokens, kindsFrom('2 green triangle, blue square')), true)
  expect(plan?.whole).toBe(true)
  expect(plan?.parts.map((part) => part.what)).toEqual(['card', 'real', 'wild'])
})

test('from any sensible picks there is a way to a payment; picks that lead nowhere have no plan', () => {
  const ways = trios(rich, YELLOW, 4)
  for (const move of ways) {
    let basket: Basket = EMPTY
    for (const k of takenBy(move).toReversed()) {
      expect(canPick(ways, basket, k)).toBe(true)
      basket = add(basket, rich, [k])
    }
    expect(planFor(ways, { ...basket, card: move.card }, false)?.move).toEqual(move)
  }
  expect(planFor(ways, add(EMPTY, rich, [kind('blue square')]), false)).toBeUndefined()
  expect(fitting(ways, [kind('blue square')])).toEqual([])
})

test('touching a picked token puts it back', () => {
  const token = rich.find((t) => kindOf(t) === kind('red triangle')) ?? tokenAt(0)
  expect(toggle(toggle(EMPTY, token), token)).toEqual(EMPTY)
})

import { describe, expect, test } from 'vitest'
import { copyPile, Dealer, dealFitting, drawFromPile, pileOf, pileSize, quickDice, type Slot, sorted, stream } from './index.ts'

test('a bag is listed sorted, whatever order it lies in', () => {
  expect(sorted([10, 9, 100, 1])).toEqual([1, 9, 10, 100])
  expect(sorted(['b', 'a'])).toEqual(['a', 'b'])
})

describe('a pile', () => {
  test('gives what lies on top first, then any of the rest', () => {
    const t = { draws: 0 }
    const dealer = new Dealer(quickDice(1))
    const pile = pileOf([1, 2, 3])
    pile.top.push(7, 8)
    const copy = copyPile(pile)
    const drawn = [0, 1, 2, 3, 4].map(() => drawFromPile(t, pile, dealer))
    expect(drawn.slice(0, 2)).toEqual([8, 7])
    expect(sorted(drawn.slice(2))).toEqual([1, 2, 3])
    expect([pileSize(pile), pileSize(copy)]).toEqual([0, 5])
    expect(() => drawFromPile(t, pile, dealer)).toThrow('empty pile')
  })

  test('asks chance once for each card, known or not: the number of draws does not tell which it was', () => {
    const t = { draws: 0 }
    const pile = pileOf([1])
    pile.top.push(7)
    drawFromPile(t, pile, new Dealer(quickDice(1)))
    expect(t.draws).toBe(1)
    drawFromPile(t, pile, new Dealer(quickDice(1)))
    expect(t.draws).toBe(2)
  })
})

describe('dealing what is unknown', () => {
  const trap = (x: number) => x % 2 === 1
  const low = (x: number) => x <= 3

  /** How often each deal comes up. */
  function deals(things: readonly number[], slots: readonly Slot<number>[], times: number): Map<string, number> {
    const roll = stream(quickDice(3))
    const seen = new Map<string, number>()
    for (let i = 0; i < times; i++) {
      const { dealt, left } = dealFitting(things, slots, roll)
      for (const [s, slot] of slots.entries()) {
        expect(dealt[s]).toHaveLength(slot.count)
        for (const x of dealt[s] ?? []) expect(slot.fits(x)).toBe(true)
      }
      expect(sorted([...dealt.flat(), ...left])).toEqual(sorted(things))
      const key = dealt.map((hand) => sorted(hand).join()).join(' | ')
      seen.set(key, (seen.get(key) ?? 0) + 1)
    }
    return seen
  }

  test('puts on every hidden place only what fits, each deal as likely as any other', () => {
    // Overlapping places, where serving one after another without care would favour some deals.
    const slots = [
      { count: 1, fits: low },
      { count: 1, fits: trap },
      { count: 2, fits: () => true },
    ]
    const things = [1, 2, 3, 4, 5]
    const fair = new Set<string>()
    for (const a of things.filter(low))
      for (const b of things.filter((x) => trap(x) && x !== a)) {
        const rest = things.filter((x) => x !== a && x !== b)
        for (const c of rest) for (const d of rest) if (c < d) fair.add(`${a} | ${b} | ${c},${d}`)
      }
    const each = 400
    const seen = deals(things, slots, each * fair.size)
    expect([...seen.keys()].sort()).toEqual([...fair].sort())
    for (const n of seen.values()) expect(Math.abs(n - each)).toBeLessThan(5 * Math.sqrt(each))
  })

  test('succeeds where a greedy deal would run dry', () => {
    const slots = [
      { count: 2, fits: () => true },
      { count: 2, fits: trap },
    ]
    expect(deals([1, 3, 2, 4], slots, 50).size).toBe(1)
  })

  test('says so where nothing fits', () => {
    expect(() => dealFitting([2, 4], [{ count: 1, fits: trap }], () => 0)).toThrow('could not be dealt')
  })
})

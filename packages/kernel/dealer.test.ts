import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Dealer } from './dealer.ts'
import { fairDice } from './fair.ts'
import { quickDice } from './index.ts'
import { arbitrarySeed } from './testkit/arbitraries.ts'
import { riggedDice } from './testkit/talk.ts'

test('each roll uses up one draw of the table', () => {
  const t = { draws: 5 }
  const dice = quickDice(1)
  const dealer = new Dealer(dice)
  expect([dealer.roll(t, 6), dealer.roll(t, 20)]).toEqual([dice(5, 6), dice(6, 20)])
  expect(t.draws).toBe(7)
})

test('drawing empties a bag, each thing once', () => {
  fc.assert(
    fc.property(arbitrarySeed(), fc.uniqueArray(fc.nat(), { maxLength: 30 }), (seed, things) => {
      const t = { draws: 0 }
      const dealer = new Dealer(quickDice(seed))
      const bag = things.slice()
      const drawn = things.map(() => dealer.draw(t, bag))
      expect(bag).toEqual([])
      expect(drawn.sort()).toEqual(things.sort())
    }),
  )
})

test('a draw takes exactly what the dice point at', () => {
  const dealer = new Dealer(riggedDice([1, 2, 0]))
  const t = { draws: 0 }
  const bag = ['a', 'b', 'c', 'd']
  expect(dealer.draw(t, bag)).toBe('b')
  expect(bag.toSorted()).toEqual(['a', 'c', 'd'])
  expect(dealer.draw(t, ['x', 'y', 'z'])).toBe('z')
  expect(dealer.draw(t, ['only'])).toBe('only')
})

test('drawing from an empty bag stops loudly with any dice, and uses up no draw', () => {
  for (const dice of [quickDice(1), fairDice('00'.repeat(32))]) {
    const t = { draws: 0 }
    expect(() => new Dealer(dice).draw(t, [])).toThrow('among 0 things')
    expect(t.draws).toBe(0)
  }
})

test('a shuffle keeps all things and reaches every order', () => {
  const orders = new Set<string>()
  for (let seed = 0; seed < 300; seed++)
    orders.add(new Dealer(quickDice(seed)).shuffle({ draws: 0 }, ['a', 'b', 'c', 'd']).join(''))
  expect(orders.size).toBe(24)
  for (const order of orders) expect([...order].sort().join('')).toBe('abcd')
})

test('events go to everybody, or to those named', () => {
  const heard: unknown[] = []
  const dealer = new Dealer(quickDice(1), (event, to) => heard.push([event.kind, to]))
  dealer.say({ kind: 'bell' })
  dealer.tell([2], { kind: 'whisper' })
  expect(heard).toEqual([
    ['bell', undefined],
    ['whisper', [2]],
  ])
})

test('a dealer knows whether anybody listens', () => {
  expect(new Dealer(quickDice(1)).isHeard).toBe(false)
  expect(new Dealer(quickDice(1), () => {}).isHeard).toBe(true)
})

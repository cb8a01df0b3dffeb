import { quickDice, start } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS, CLOCK, COLOURS, INGREDIENTS, KNIGHT, MAGE, PRINCESS, RING, SECRETS, STONE, SYMBOLS } from './cards.ts'
import { game } from './rules.ts'
import { FACE_DOWN, gapsAt, neighbour } from './table.ts'
import { towers } from './talk.ts'
import { view } from './view.ts'

const fresh = (seed = 1, shuffled = false) => start(game, { shuffled }, 2, quickDice(seed))
const count = (letter: string) => CARDS.filter((c) => c.code.startsWith(letter)).length

describe('components', () => {
  test('TW-1.1 five coloured towers and the clock tower with six rounds', () => {
    expect([...RING].sort()).toEqual([0, 1, 2, 3, 4, CLOCK])
    expect(COLOURS).toEqual(['blue', 'green', 'purple', 'yellow', 'red'])
  })
  test('TW-1.2 each coloured tower has its ingredient', () => {
    expect(COLOURS.map((c, i) => `${c} ${INGREDIENTS[i]}`)).toEqual([
      'blue feather',
      'green toad',
      'purple book',
      'yellow elixir',
      'red toadstool',
    ])
  })
  test('TW-1.3 thirty-eight ingredient cards', () => {
    expect(CARDS.length).toBe(38)
    expect(['F', 'T', 'B', 'E', 'M', 'S'].map(count)).toEqual([5, 5, 6, 6, 7, 9])
  })
  test('TW-1.4 two doubles of each ingredient, three double stones, one chest of each kind on a single card', () => {
    const doubles = SYMBOLS.map((_, s) => CARDS.filter((c) => c.symbol === s && c.count === 2).length)
    expect(doubles).toEqual([2, 2, 2, 2, 2, 3])
    const chests = SYMBOLS.map((_, s) => CARDS.filter((c) => c.symbol === s && c.chest).length)
    expect(chests).toEqual([1, 1, 1, 1, 1, 1])
    expect(CARDS.every((c) => !c.chest || c.count === 1)).toBe(true)
  })
  test('TW-1.5 every stone has an arrow: five right (two double), four left (one double, one with a chest)', () => {
    const stones = CARDS.filter((c) => c.symbol === STONE)
    const right = stones.filter((c) => c.arrow === 'right')
    const left = stones.filter((c) => c.arrow === 'left')
    expect([right.length, right.filter((c) => c.count === 2).length]).toEqual([5, 2])
    expect([left.length, left.filter((c) => c.count === 2).length, left.filter((c) => c.chest).length]).toEqual([4, 1, 1])
    expect(CARDS.every((c) => (c.symbol === STONE) === (c.arrow !== undefined))).toBe(true)
  })
  test('TW-1.6 one secret card for each symbol, the princess on the elixir', () => {
    expect([...SECRETS].sort()).toEqual([0, 1, 2, 3, 4, STONE])
    expect(SYMBOLS[SECRETS[PRINCESS] as number]).toBe('elixir')
  })
  test('TW-1.7 three areas for each player', () => {
    expect(fresh().areas.map((a) => Object.keys(a))).toEqual([
      ['gained', 'used', 'hidden'],
      ['gained', 'used', 'hidden'],
    ])
  })
})

describe('the ring', () => {
  test('TW-2.1 clock, purple, green, yellow, red, blue, each with two neighbours', () => {
    expect(fresh().ring.map((t) => (t === CLOCK ? 'clock' : (COLOURS as readonly string[])[t]))).toEqual([
      'clock',
      'purple',
      'green',
      'yellow',
      'red',
      'blue',
    ])
    expect([neighbour(0, -1), neighbour(0, 1), neighbour(5, 1)]).toEqual([5, 1, 0])
  })
  test('TW-2.2 six gaps, two at each tower', () => {
    expect([0, 1, 2, 3, 4, 5].map((place) => gapsAt(place))).toEqual([
      [5, 0],
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ])
  })
  test('TW-2.3 one can stand and take at the clock tower; it hides nothing and cannot be looked under', () => {
    const t = towers({ knight: 'blue', mage: 'green', gaps: 'F1 ? ? ? ? T1' })
    t.play('knight go clock', 'knight take F1')
    expect(t.table.secrets.length).toBe(5)
    const yellow = towers({ knight: 'green', mage: 'clock', gaps: '- - - - - -', knightHas: { gained: 'E1' } })
    yellow.play('knight go yellow', 'knight card E1')
    expect(yellow.refuse('knight tower clock')).toBe('TW-2.3')
  })
  test('TW-2.4 shuffled towers: the clock stays, the coloured ones take any order', () => {
    const orders = new Set<string>()
    for (let seed = 0; seed < 300; seed++) {
      const t = fresh(seed, true)
      expect(t.ring[0]).toBe(CLOCK)
      expect([...t.ring].sort()).toEqual([0, 1, 2, 3, 4, 5])
      expect(t.places).toEqual([3, 0])
      orders.add(t.ring.join())
    }
    expect(orders.size).toBeGreaterThan(90) // of 120
  })
})

describe('setup', () => {
  test('TW-3.1 the mage starts at the clock tower, the knight opposite', () => {
    const t = fresh()
    expect(t.ring[t.places[MAGE] as number]).toBe(CLOCK)
    expect(t.places[KNIGHT]).toBe(3)
  })
  test('TW-3.2 one secret card leaves the game, never the princess', () => {
    const missing = new Set<number>()
    for (let seed = 0; seed < 200; seed++) {
      const t = fresh(seed)
      expect(t.secrets).toContain(PRINCESS)
      for (let id = 0; id < 6; id++) if (!t.secrets.includes(id)) missing.add(id)
    }
    expect([...missing].sort()).toEqual([0, 1, 2, 3, 4])
  })
  test('TW-3.3 a secret card under each coloured tower, in any order, seen by nobody', () => {
    const princess = new Set<number>()
    for (let seed = 0; seed < 100; seed++) {
      const t = fresh(seed)
      expect(new Set(t.secrets).size).toBe(5)
      princess.add(t.secrets.indexOf(PRINCESS))
      expect([view(t, 0).secrets, view(t, 1).secrets, view(t, null).secrets]).toEqual([null, null, null])
    }
    expect(princess.size).toBe(5)
  })
  test('TW-3.4 two cards start the discard pile, the rest is the draw pile', () => {
    const v = view(fresh(), 0)
    expect([v.pile, v.discards.length, v.deck]).toEqual([2, 0, 38 - 2 - 6])
  })
  test('TW-3.5 gaps that touch a character lie face up: 5, 0, 2, 3; gaps 1 and 4 face down', () => {
    const { gaps } = fresh()
    expect(gaps.map((g) => g !== FACE_DOWN)).toEqual([true, false, true, true, false, true])
  })
  test('TW-3.6 round 1, and nobody has anything', () => {
    const t = fresh()
    expect([t.round, t.areas.flatMap((a) => [...a.gained, ...a.used, ...a.hidden])]).toEqual([1, []])
  })
})

import { quickDice, start } from '@grimuar/kernel'
import { randomMatch } from '@grimuar/kernel/testkit'
import { describe, expect, test } from 'vitest'
import {
  CARDS,
  CLOCK,
  COLOURS,
  faceOf,
  KNIGHT,
  MAGE,
  PLACES,
  PRINCESS,
  RED,
  SECRETS,
  STONE,
  SYMBOLS,
  symbolOf,
  TOWER_NAMES,
  YELLOW,
} from './cards.ts'
import { game } from './rules.ts'
import { towerWinners } from './score.ts'
import { FACE_DOWN, gapsAt, neighbour, towerOf } from './table.ts'
import { cards, codes, towers } from './talk.ts'
import { view } from './view.ts'

const fresh = (seed = 1, shuffled = false) => start(game, { shuffled }, 2, quickDice(seed))
const faces = CARDS.map(faceOf)
const count = (letter: string) => faces.filter((face) => face.code.startsWith(letter)).length

/** The knight steps clockwise to a tower where no card lies. */
function arrive(tower: (typeof TOWER_NAMES)[number], gained: string) {
  const from = { blue: 'red', green: 'purple', purple: 'clock', yellow: 'green', red: 'yellow', clock: 'blue' }[tower]
  const mage = tower === 'purple' || tower === 'clock' ? 'yellow' : tower === 'yellow' ? 'purple' : 'clock'
  const t = towers({ knight: from, mage, gaps: '- - - - - -', knightHas: { gained } })
  t.play(`knight go ${tower}`)
  return t
}

describe('components', () => {
  test('TW-1.1 a spell can be cast at each of the five coloured towers but not at the clock tower, which counts six rounds', () => {
    const offered = TOWER_NAMES.map((tower) => arrive(tower, 'F1 T1 B1 E1 M1 M2').table.ask?.question)
    expect(offered).toEqual([...COLOURS.map((tower) => ({ kind: 'spell', tower })), { kind: 'go' }])
    const rounds: number[] = []
    const match = randomMatch(game, { seed: 3 })
    for (let n = 0; n <= match.steps.length; n++) rounds.push(match.at(n).round)
    expect([...new Set(rounds)]).toEqual([1, 2, 3, 4, 5, 6])
  })
  test('TW-1.2 each ingredient pays at one tower, and one more symbol of it wins that tower', () => {
    const own = { blue: 'F3', green: 'T3', purple: 'B3', yellow: 'E3', red: 'M3' }
    const spellAt = (tower: keyof typeof own, gained: string) => arrive(tower, gained).table.ask?.question.kind === 'spell'
    for (const tower of COLOURS) {
      const name = TOWER_NAMES[tower]
      const others = Object.values(own).filter((code) => code !== own[name])
      expect(spellAt(name, `${own[name]} ${tower === RED ? 'F4' : ''}`)).toBe(true)
      expect(spellAt(name, others.join(' '))).toBe(false)
      const areas = [
        { gained: cards(own[name]), used: [] },
        { gained: [], used: [] },
      ]
      expect(towerWinners(areas)).toEqual(COLOURS.map((colour) => (colour === tower ? KNIGHT : null)))
    }
  })
  test('TW-1.3 thirty-eight ingredient cards', () => {
    expect(CARDS.length).toBe(38)
    expect(['F', 'T', 'B', 'E', 'M', 'S'].map(count)).toEqual([5, 5, 6, 6, 7, 9])
  })
  test('TW-1.4 two doubles of each ingredient, three double stones, one chest of each kind on a single card', () => {
    const doubles = SYMBOLS.map((s) => faces.filter((c) => c.symbol === s && c.count === 2).length)
    expect(doubles).toEqual([2, 2, 2, 2, 2, 3])
    const chests = SYMBOLS.map((s) => faces.filter((c) => c.symbol === s && c.chest).length)
    expect(chests).toEqual([1, 1, 1, 1, 1, 1])
    expect(faces.every((c) => !c.chest || c.count === 1)).toBe(true)
  })
  test('TW-1.5 every stone has an arrow: five right (two double), four left (one double, one with a chest)', () => {
    const stones = faces.filter((c) => c.symbol === STONE)
    const right = stones.filter((c) => c.arrow === 'right')
    const left = stones.filter((c) => c.arrow === 'left')
    expect([right.length, right.filter((c) => c.count === 2).length]).toEqual([5, 2])
    expect([left.length, left.filter((c) => c.count === 2).length, left.filter((c) => c.chest).length]).toEqual([4, 1, 1])
    expect(faces.every((c) => (c.symbol === STONE) === (c.arrow !== undefined))).toBe(true)
  })
  test('TW-1.6 one secret card for each symbol, the princess on the elixir', () => {
    expect(SECRETS.map(symbolOf).sort()).toEqual([0, 1, 2, 3, 4, STONE])
    expect(symbolOf(PRINCESS)).toBe(YELLOW)
  })
  test('TW-1.7 gained, used and hidden cards of a player lie in three different areas', () => {
    const t = towers({
      knight: 'clock',
      mage: 'yellow',
      gaps: 'S1 F1 - - - -',
      knightHas: { gained: 'B2' },
      mageHas: { gained: 'E1', used: 'M1' },
      discards: 'T1',
      dice: [0],
    })
    t.play('knight go purple', 'knight take S1', 'knight card B2', 'knight put right')
    t.play('mage go red', 'knight go clock')
    const lying = view(t.table, KNIGHT).areas.map((a) => [codes(a.gained), codes(a.used), a.hidden.map((h) => h.card)])
    expect(lying).toEqual([
      ['', 'S1 B2', cards('T1')],
      ['E1', 'M1', []],
    ])
  })
})

describe('the ring', () => {
  test('TW-2.1 clock, purple, green, yellow, red, blue, each with two neighbours', () => {
    expect(fresh().ring.map((t) => TOWER_NAMES[t])).toEqual(['clock', 'purple', 'green', 'yellow', 'red', 'blue'])
    expect(PLACES.map((place) => [neighbour(place, -1), neighbour(place, 1)])).toEqual([
      [5, 1],
      [0, 2],
      [1, 3],
      [2, 4],
      [3, 5],
      [4, 0],
    ])
  })
  test('TW-2.2 six gaps, two at each tower', () => {
    expect(PLACES.map(gapsAt)).toEqual([
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
    expect(towerOf(t, MAGE)).toBe(CLOCK)
    expect(t.places[KNIGHT]).toBe(3)
  })
  test('TW-3.2 one secret card leaves the game, never the princess', () => {
    const missing = new Set<number>()
    for (let seed = 0; seed < 200; seed++) {
      const t = fresh(seed)
      expect(t.secrets).toContain(PRINCESS)
      for (const secret of SECRETS) if (!t.secrets.includes(secret)) missing.add(secret)
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

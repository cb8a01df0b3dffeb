import { at, by, quickDice, stream } from '@grimuar/kernel'
import { seeded, seeds } from '@grimuar/kernel/testkit/seeds'
import { describe, expect, test } from 'vitest'
import { COPIES, EVERY_COLOUR, EVERY_KIND, EVERY_RUNE, EVERY_TOKEN, type Token, tokenAt } from './components.ts'
import { bestLevel, payments, purse, wildGroups } from './payment.ts'
import { kindsFrom, scene } from './talk.ts'

const evening = { phase: 'evening', altar: '5 white square' } as const
const poolOf = (words: string): Token[] => {
  const used = by(EVERY_KIND, () => 0)
  return kindsFrom(words).map((kind) => tokenAt(kind * COPIES + (used[kind]++ % COPIES)))
}

describe('learning', () => {
  test('SB-6.1 exactly as many units as the level', () => {
    const s = scene({ ...evening, players: [{ pool: '4 red circle' }, {}] })
    expect(s.answers).toEqual(['learn sacrifice 3', 'learn sacrifice 4', 'skip'])
    expect(s.refused('learn sacrifice 5')).toBe('SB-6.1')
    s.says('learn sacrifice 3')
    expect(s.pool(0)).toBe('red circle')
    const pick = scene({ ...evening, players: [{ pool: '3 red circle, red square' }, {}] })
    pick.says('learn sacrifice 3')
    expect(pick.refused('pay red circle + 2 red circle, red square')).toBe('SB-6.1')
    expect(pick.refused('pay red circle + red circle')).toBe('SB-6.1')
  })

  test('SB-6.2 a unit is a token of the colour', () => {
    const s = scene({ ...evening, players: [{ pool: '3 red circle, red square, blue circle' }, {}] })
    s.says('learn sacrifice 3')
    expect(s.refused('pay red circle + red square, blue circle')).toBe('SB-6.2')
  })

  test('SB-6.3 four yellow and three of one rune make level 5', () => {
    const s = scene({
      ...evening,
      players: [{ pool: '2 yellow circle, 2 yellow square, green triangle, red triangle, black triangle' }, {}],
    })
    s.says('learn abundance 5')
    s.says('pay yellow circle + yellow circle, 2 yellow square + wild green triangle, red triangle, black triangle')
    expect(s.level(0, 'abundance')).toBe(5)
    expect(s.table.tray).toHaveLength(6)
    expect(s.table.areas[0]?.pool).toHaveLength(4) // drawn at once by Abundance
  })

  test('SB-6.3 two wilds of one rune, or of two runes, with one real token', () => {
    const one = scene({ ...evening, players: [{ pool: 'red circle, 3 blue square, 3 green square, 2 black triangle' }, {}] })
    one.says('learn sacrifice 3')
    expect(one.level(0, 'sacrifice')).toBe(3)
    expect(one.pool(0)).toBe('black triangle, black triangle')
    const two = scene({ ...evening, players: [{ pool: 'red circle, 3 blue square, 3 green triangle' }, {}] })
    two.says('learn sacrifice 3')
    expect(two.pool(0)).toBe('')
  })

  test('SB-6.3 a wild may hold the spell’s own colour; two runes make none', () => {
    const own = scene({ ...evening, players: [{ pool: '2 red circle, red square, blue square, green square' }, {}] })
    expect(own.answers).toContain('learn sacrifice 3')
    own.says('learn sacrifice 3')
    expect(own.answers).toEqual([
      'pay red circle + red circle, red square + ', // three real ones
      'pay red square + red circle, red circle + ',
      'pay red circle + red circle + red square, green square, blue square',
    ])
    expect(own.refused('pay red circle + red circle + wild red square, green square, red circle')).toBe('SB-4.8')
    const mixed = scene({ ...evening, players: [{ pool: '2 red circle, 3 red square, blue triangle' }, {}] })
    mixed.says('learn sacrifice 3')
    expect(mixed.refused('pay red circle + red circle + wild 2 red square, blue triangle')).toBe('SB-6.3')
    expect(mixed.refused('discard blue triangle')).toBe('SB-6.3')
  })

  test('SB-6.4 not with wilds alone', () => {
    const s = scene({ ...evening, players: [{ pool: '4 blue square, 5 green square' }, {}] })
    expect(s.refused('learn sacrifice 3')).toBe('SB-6.4')
    expect(s.answers).not.toContain('learn sacrifice 3')
  })

  test('SB-6.5 the player chooses which real token lies on the card; the others go to the tray', () => {
    const s = scene({ ...evening, players: [{ pool: '2 red circle, red triangle, 3 black square' }, {}] })
    s.says('learn sacrifice 3')
    expect(s.answers).toContain('pay red circle + red circle, red triangle + ')
    expect(s.answers).toContain('pay red triangle + red circle, red circle + ')
    expect(s.refused('pay black square + 2 red circle')).toBe('SB-6.5')
    s.says('pay red triangle + 2 red circle')
    expect(s.tray).toBe('red circle, red circle')
    expect(s.table.areas[0]?.cards[0]).toBe(1 * 5)
    expect(s.events[0]).toMatchObject({ kind: 'learned', level: 3, spent: { length: 2 } })
  })

  test('SB-6.6 once only, never again to raise it', () => {
    const s = scene({ ...evening, players: [{ pool: '4 red circle, red square', spells: { sacrifice: '3' } }, {}] })
    expect(s.table.active).toBe(1) // nothing else to learn: the evening has passed
    const more = scene({ ...evening, players: [{ pool: '4 red circle, 3 blue circle', spells: { sacrifice: '3' } }, {}] })
    expect(more.refused('learn sacrifice 4')).toBe('SB-6.6')
  })

  test('SB-6.7 no wild for Offering, nor for any price', () => {
    const s = scene({
      phase: 'midday',
      altar: '5 white square',
      players: [{ pool: 'red circle, blue circle, green circle', spells: { offering: '3' } }, {}],
    })
    expect(s.answers).not.toContain('cast offering 3')
  })

  test('SB-6.8 Communion stores before the instant effect', () => {
    const s = scene({
      spells: ['communion', 'swiftness'],
      ...evening,
      players: [{ pool: '3 blue circle', spells: { communion: '5' } }, {}],
    })
    s.says('learn swiftness 3')
    expect(s.familiar(0)).toBe('blue circle, blue circle')
    expect(s.answers).toEqual(['take white square', 'draw'])
    const instant = s.events.findIndex((e) => e.kind === 'cast')
    const stored = s.events.findIndex((e) => e.kind === 'moved')
    expect(stored).toBeLessThan(instant)
  })

  test('learn with exactly three real tokens: one on the card, two in the tray', () => {
    const s = scene({ ...evening, players: [{ pool: '3 green square' }, {}] })
    s.says('learn purification 3')
    expect([s.level(0, 'purification'), s.tray, s.pool(0)]).toEqual([3, 'green square, green square', ''])
  })

  test('four red: Sacrifice at 4, not usable the same day; next day levels 4 and 3, not 5', () => {
    const s = scene({ ...evening, players: [{ pool: '4 red circle' }, {}] })
    s.says('learn sacrifice 4')
    expect(s.table.tray).toHaveLength(3)
    s.says('skip') // the other player's morning; nothing else to do that day
    s.table.areas[0]?.pool.push(tokenAt(15), tokenAt(20), tokenAt(25)) // a purple circle, triangle and square
    expect(s.table.active).toBe(0)
    expect(s.answers.filter((a) => a.startsWith('cast'))).toEqual(['cast sacrifice 3', 'cast sacrifice 4'])
    expect(s.refused('cast sacrifice 5')).toBe('SB-7.4')
  })
})

describe('payments', () => {
  test(seeded('the best level is the highest for which there is a payment, with trios and with Transmutation'), () => {
    for (const seed of seeds(400, 40)) {
      const next = stream(quickDice(seed))
      const all = EVERY_TOKEN.slice()
      const pool = Array.from({ length: 3 + next(7) }, () => all.splice(next(seed % 2 ? all.length : 45), 1)[0] as Token)
      for (const [wilds, rune] of [
        [0, -1],
        [1, at(EVERY_RUNE, next(3))],
        [2, at(EVERY_RUNE, next(3))],
      ] as const) {
        for (const colour of EVERY_COLOUR) {
          const best = bestLevel(purse(pool), colour, wilds, rune)
          const levels = [3, 4, 5].filter((level) => payments(pool, colour, level, wilds, rune).length > 0)
          expect(levels).toEqual([3, 4, 5].filter((level) => level <= best))
        }
      }
    }
  })

  test('no two payments spend the same and lay the same on the card', () => {
    const pool = poolOf('3 red circle, red triangle, red square, 2 blue circle, green circle, black circle')
    for (const level of [3, 4, 5]) {
      const found = payments(pool, 0, level, 0, -1)
      const keys = found.map((p) => `${p.card}:${[...p.reals, ...p.wilds].sort((a, b) => a - b)}`)
      expect(new Set(keys).size).toBe(keys.length)
      for (const p of found) {
        expect(p.reals.length + 1 + p.wilds.length / 3).toBe(level)
        for (const trio of wildGroups(p.wilds, false)) expect(new Set(trio.map((k) => k % 3)).size).toBe(1)
      }
    }
  })

  test('even the richest pool leaves a list that can be looked through', () => {
    const rich = poolOf(
      'red circle, red triangle, red square, purple circle, green circle, black circle, white circle, blue circle, yellow circle',
    )
    expect(payments(rich, 0, 3, 0, -1)).toHaveLength(3 + 150 + 15) // no, one and two trios
  })

  test('wilds in groups of three, or one by one with Transmutation', () => {
    const wilds = kindsFrom('red circle, green circle, blue circle, red square, green square, blue square')
    expect(
      wildGroups(
        wilds.toSorted((a, b) => a - b),
        false,
      ).map((g) => g.length),
    ).toEqual([3, 3])
    expect(wildGroups(wilds.slice(0, 2), true)).toHaveLength(2)
  })
})

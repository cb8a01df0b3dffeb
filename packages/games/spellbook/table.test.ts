import { defaults, quickDice, start } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import {
  COLOURS,
  COPIES,
  colourOf,
  EVERY_TOKEN,
  FAMILIAR_POINTS,
  FAMILIAR_SPACES,
  KINDS,
  kindOf,
  RUNES,
  runeOf,
  SPELLS,
  type SpellId,
  spellOf,
  TOKENS,
} from './cards.ts'
import { conserved } from './conserved.ts'
import { game } from './rules.ts'
import type { SpellbookEvent } from './table.ts'
import { scene } from './talk.ts'
import { en } from './text/en.ts'
import { pl } from './text/pl.ts'
import { bagOf } from './view.ts'

const begin = (options: object, seats: number, seed = 1) => {
  const events: SpellbookEvent[] = []
  const t = start(game, { ...defaults(game.options), ...options }, seats, quickDice(seed), (e) =>
    events.push(e as SpellbookEvent),
  )
  return { t, events }
}
const spellNames = (spells: readonly SpellId[]) => spells.map((id) => spellOf(id).name)

test('SB-2.9 the set-up offers both readings of the three rulings, the printed one first', () => {
  for (const name of ['communionPoints', 'communionStores', 'mirage'] as const) {
    const { from, default: first } = game.options[name]
    const printed: string = from[0]
    expect([from.length, first]).toEqual([2, printed])
    for (const text of [pl, en]) {
      const values: { readonly [value: string]: string } = text.options.rulings[name].values
      expect(values[from[0]]).toMatch(/as printed|jak w instrukcji/)
      expect(values[from[1]]).toMatch(/as elsewhere|jak gdzie indziej/)
    }
    expect(begin({}, 2).t.rulings[name]).toBe(from[0])
    expect(begin({ [name]: from[1] }, 2).t.rulings[name]).toBe(from[1])
  }
})

describe('components', () => {
  test('SB-1.1 seven colours of three runes, five tokens of each', () => {
    expect([COLOURS.length, RUNES.length, COPIES, KINDS, TOKENS]).toEqual([7, 3, 5, 21, 105])
    const counts = new Map<string, number>()
    for (const token of EVERY_TOKEN) {
      const kind = kindOf(token)
      const name = `${COLOURS[colourOf(kind)]} ${RUNES[runeOf(kind)]}`
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
    expect(counts.size).toBe(21)
    expect([...counts.values()].every((n) => n === 5)).toBe(true)
    conserved(begin({}, 4).t)
  })

  test('SB-1.2 three spells of each colour, one in each set', () => {
    expect(SPELLS).toHaveLength(21)
    for (let colour = 0; colour < 7; colour++) {
      expect(SPELLS.filter((s) => s.colour === colour).map((s) => s.set)).toEqual([0, 1, 2])
    }
  })

  test('SB-1.3 fourteen spaces; eighteen is a value, not a space', () => {
    expect(FAMILIAR_SPACES).toBe(14)
    expect(FAMILIAR_POINTS).toEqual([0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 18])
  })

  test('SB-1.4 alike tokens are one answer, and the oldest on the altar goes', () => {
    const s = scene({ altar: 'red circle, blue square, red circle', players: [{}, {}] })
    expect(s.answers.filter((a) => a.startsWith('take'))).toEqual(['take red circle', 'take blue square'])
    const oldest = s.table.altar[0]
    s.says('take red circle')
    expect(s.table.areas[0]?.pool).toEqual([oldest])
    expect(s.altar).toBe('blue square, red circle')
  })
})

describe('setup', () => {
  test('SB-2.1 five tokens on the altar, the rest in the bag', () => {
    const { t } = begin({}, 3)
    expect(t.altar).toHaveLength(5)
    expect(t.bag).toHaveLength(105 - 5 - 3 * 2)
  })

  test('SB-2.2 two tokens in every pool, drawn from the first player on', () => {
    const { t, events } = begin({}, 4)
    expect(t.areas.map((a) => a.pool.length)).toEqual([2, 2, 2, 2])
    const zero = start(game, defaults(game.options), 4, (draw) => (draw === 0 ? 2 : 0))
    // Always the first of the bag: 0, 104, 103… five go to the altar, then seat 2 is served first.
    expect(zero.altar).toEqual([0, 104, 103, 102, 101])
    expect([2, 3, 0, 1].map((seat) => zero.areas[seat]?.pool)).toEqual([
      [99, 100],
      [97, 98],
      [95, 96],
      [93, 94],
    ])
    expect(events[0]).toMatchObject({ kind: 'setup', altar: t.altar, first: t.first })
  })

  test('SB-2.3 everybody has the same seven spells, one of each colour', () => {
    for (const mode of ['set1', 'set2', 'set3', 'classic', 'own']) {
      const { t } = begin({ mode }, 2)
      expect(t.spells.map((id) => spellOf(id).colour)).toEqual([0, 1, 2, 3, 4, 5, 6])
    }
  })

  test('SB-2.4 sets I, II and III', () => {
    expect(spellNames(begin({ mode: 'set1' }, 2).t.spells)).toEqual([
      'sacrifice',
      'levitation',
      'purification',
      'offering',
      'timeTravel',
      'transmutation',
      'abundance',
    ])
    expect(spellNames(begin({ mode: 'set2' }, 2).t.spells)).toEqual([
      'eruption',
      'sharing',
      'cure',
      'focus',
      'storm',
      'swiftness',
      'knowledge',
    ])
    expect(spellNames(begin({ mode: 'set3' }, 2).t.spells)).toEqual([
      'blaze',
      'divination',
      'growth',
      'feast',
      'clone',
      'mirage',
      'communion',
    ])
  })

  test('SB-2.5 classic picks one of three for each colour', () => {
    const seen = new Set<number>()
    for (let seed = 0; seed < 60; seed++) for (const id of begin({ mode: 'classic' }, 2, seed).t.spells) seen.add(id)
    expect(seen.size).toBe(21)
  })

  test('SB-2.6 any seven of the players’ choice', () => {
    const own = ['blaze', 'sharing', 'purification', 'feast', 'storm', 'mirage', 'knowledge']
    expect(spellNames(begin({ mode: 'own', own }, 2).t.spells)).toEqual(own)
  })

  test('SB-2.7 chance picks the first player', () => {
    const firsts = new Set(Array.from({ length: 40 }, (_, seed) => begin({}, 4, seed).t.first))
    expect(firsts.size).toBe(4)
    const { t } = begin({}, 4, 3)
    expect(t.active).toBe(t.first)
    expect(t.ask?.to).toEqual([t.first])
  })

  test('SB-2.8 everything can be seen but what comes next out of the bag', () => {
    const { t } = begin({ mode: 'classic' }, 3)
    const seen = game.view(t, 0)
    expect(seen).toEqual(game.view(t, null))
    expect(seen.bag).toBe(t.bag.length)
    expect(bagOf(seen)).toEqual(t.bag.toSorted((a, b) => a - b))
    expect(game.view(game.imagine(seen, 0, quickDice(5)), 0)).toEqual(seen)
  })
})

import { defaults, quickDice, start } from '@grimuar/kernel'
import { counts } from '@grimuar/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { game } from './rules.ts'
import type { SpellbookTable } from './table.ts'
import { type Scene, scene } from './talk.ts'

const tables = (t: SpellbookTable, depth: number) =>
  counts(game, t, depth, quickDice(7)).map(({ tables, paths }) => [tables, paths])
const from = (what: Scene, depth: number) => tables(scene(what).table, depth)

/** Golden numbers: a change that moves one of them explains itself. */
describe('counts', () => {
  test('a first day of set I', () => {
    const t = start(game, defaults(game.options), 2, quickDice(1))
    expect(tables(t, 4)).toEqual([
      [1, 1],
      [7, 7],
      [28, 28],
      [185, 185],
      [740, 740],
    ])
  })

  test('an evening with a rich pool', () => {
    const pool = '2 red circle, red square, blue circle, green circle, black circle, blue square, green square'
    expect(from({ altar: '5 white square', phase: 'evening', players: [{ pool }, {}] }, 3)).toEqual([
      [1, 1],
      [6, 6],
      [44, 44],
      [172, 172],
    ])
  })

  test('a midday with Clone among three', () => {
    const what: Scene = {
      spells: ['clone', 'focus', 'growth', 'sharing', 'mirage'],
      altar: '2 red circle, blue square, green triangle, yellow circle',
      phase: 'midday',
      players: [
        {
          pool: '2 blue circle, black square, white circle',
          familiar: 'red square',
          spells: { clone: '5 circle', mirage: '4 circle' },
        },
        { spells: { focus: '5 square', growth: '5', sharing: '4' } },
        { spells: { focus: '4 circle' } },
      ],
    }
    expect(from(what, 4)).toEqual([
      [1, 1],
      [7, 7],
      [48, 50],
      [174, 195],
      [668, 852],
    ])
  })

  test('an evening with Storm', () => {
    const what: Scene = {
      spells: ['storm', 'cure'],
      altar: '2 red circle, blue square, green triangle, yellow circle',
      phase: 'evening',
      players: [{ pool: 'black circle', spells: { storm: '5' } }, {}],
    }
    expect(from(what, 5)).toEqual([
      [1, 1],
      [3, 3],
      [17, 17],
      [63, 63],
      [260, 272],
      [740, 848],
    ])
  })

  test('a solo morning of set III', () => {
    const what: Scene = {
      spells: 'set3',
      altar: '2 red circle, blue square, green triangle, yellow circle, white circle, black square',
      players: [{ pool: 'black circle, red square', spells: { blaze: '3', divination: '4' } }],
    }
    expect(from(what, 4)).toEqual([
      [1, 1],
      [11, 11],
      [53, 53],
      [259, 281],
      [2109, 2378],
    ])
  })
})

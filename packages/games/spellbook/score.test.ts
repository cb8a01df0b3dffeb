import { describe, expect, test } from 'vitest'
import { LEVELS, type SpellName, spellId, spellOf } from './cards.ts'
import { game } from './rules.ts'
import type { SceneArea } from './scene.ts'
import { scoreOf, spellPoints, totalOf } from './score.ts'
import { scene } from './talk.ts'

const altar = '5 white square'
const points = (spell: SpellName, level: number, area: SceneArea = {}) => {
  const s = scene({ spells: [spell], altar, players: [{ ...area, spells: { ...area.spells, [spell]: `${level}` } }, {}] })
  return spellPoints(s.table, 0, spellOf(spellId(spell)).colour)
}
const threeLevels = (spell: SpellName) => LEVELS.map((level) => points(spell, level))
const outcome = (...players: SceneArea[]) => game.result(scene({ altar, players }).table)

describe('points', () => {
  const fixed: readonly (readonly [string, SpellName, readonly number[]])[] = [
    ['SB-8.1 SB-8.2 SB-8.3', 'sacrifice', [1, 2, 3]],
    ['SB-8.4 SB-8.5 SB-8.6', 'eruption', [2, 3, 4]],
    ['SB-8.7 SB-8.8 SB-8.9', 'blaze', [0, 2, 5]],
    ['SB-9.1 SB-9.2 SB-9.3', 'levitation', [3, 4, 5]],
    ['SB-9.4 SB-9.5 SB-9.6', 'sharing', [4, 4, 4]],
    ['SB-9.7 SB-9.8 SB-9.9', 'divination', [2, 3, 4]],
    ['SB-10.1 SB-10.2 SB-10.3', 'purification', [1, 2, 3]],
    ['SB-10.4 SB-10.5 SB-10.6', 'cure', [3, 4, 5]],
    ['SB-10.7 SB-10.8 SB-10.9', 'growth', [3, 4, 6]],
    ['SB-11.1 SB-11.2 SB-11.3', 'offering', [2, 4, 6]],
    ['SB-11.4 SB-11.5 SB-11.6', 'focus', [3, 4, 5]],
    ['SB-11.7 SB-11.8 SB-11.9', 'feast', [2, 2, 0]],
    ['SB-12.1 SB-12.2 SB-12.3', 'timeTravel', [2, 4, 6]],
    ['SB-12.4 SB-12.5 SB-12.6', 'storm', [4, 6, 8]],
    ['SB-12.7 SB-12.8 SB-12.9', 'clone', [4, 5, 6]],
    ['SB-13.1 SB-13.2 SB-13.3', 'transmutation', [4, 4, 4]],
    ['SB-13.4 SB-13.5 SB-13.6', 'swiftness', [3, 6, 0]],
    ['SB-13.7 SB-13.8 SB-13.9', 'mirage', [2, 3, 6]],
    ['SB-14.1 SB-14.2 SB-14.3', 'abundance', [3, 5, 7]],
    ['SB-14.4 SB-14.5 SB-14.6', 'knowledge', [0, 0, 0]],
    ['SB-14.7 SB-14.8 SB-14.9', 'communion', [0, 0, 0]],
  ]
  test.each(fixed)('%s %s is worth %j with nothing else there', (_clauses, spell, worth) => {
    expect(threeLevels(spell)).toEqual(worth)
  })

  test('SB-11.9 Feast 5: a point for each colour on the board, seven at most', () => {
    expect(points('feast', 5, { familiar: '2 red circle, red square, blue circle' })).toBe(2)
    const seven = 'red circle, purple circle, green circle, black circle, white circle, blue circle, yellow circle, red square'
    expect(points('feast', 5, { familiar: seven })).toBe(7)
    expect(points('feast', 4, { familiar: seven })).toBe(2)
  })

  const others = { spells: { sacrifice: '3', levitation: '4', offering: '5' } } as const
  test('SB-14.4 Knowledge 3: one for each other spell', () => expect(points('knowledge', 3, others)).toBe(3))
  test('SB-14.5 Knowledge 4: one at level 3, two above: 1 + 2 + 2', () => expect(points('knowledge', 4, others)).toBe(5))
  test('SB-14.6 Knowledge 5: two for each other spell', () => expect(points('knowledge', 5, others)).toBe(6))

  test('SB-14.10 Knowledge 4 gains when Time Travel lifts another spell: 5 becomes 6', () => {
    const s = scene({
      spells: ['knowledge'],
      altar,
      phase: 'evening',
      players: [{ pool: 'blue circle', spells: { knowledge: '4', sacrifice: '3', levitation: '4', timeTravel: '5' } }, {}],
    })
    expect(spellPoints(s.table, 0, 6)).toBe(5)
    s.says('cast timeTravel 3', 'raise sacrifice')
    expect(spellPoints(s.table, 0, 6)).toBe(6)
  })

  test('SB-14.8 Communion 4 with six stored: six points, and seven for the track', () => {
    const area = { familiar: '2 red circle, 2 blue square, 2 green triangle', spells: { communion: '4 circle' } } as const
    const s = scene({ spells: ['communion'], altar, players: [area, {}] })
    expect(scoreOf(s.table, 0)).toEqual({
      total: 13,
      parts: [
        { name: 'spell', of: 'communion', points: 6 },
        { name: 'familiar', points: 7 },
      ],
    })
    for (const level of [3, 5]) expect(points('communion', level, { familiar: area.familiar })).toBe(0)
    const other = scene({ spells: ['communion'], altar, players: [area, {}], rulings: { communionPoints: 'rune' } })
    expect(spellPoints(other.table, 0, 6)).toBe(2)
  })

  test('SB-15.3 the printed example: 19 for spells and 7 for the familiar', () => {
    const s = scene({
      altar,
      players: [
        {
          familiar: '3 red circle, 3 blue circle',
          spells: { sacrifice: '4', levitation: '5', purification: '3', timeTravel: '4', abundance: '5' },
        },
        {},
      ],
    })
    expect(scoreOf(s.table, 0)).toEqual({
      total: 26,
      parts: [
        { name: 'spell', of: 'sacrifice', points: 2 },
        { name: 'spell', of: 'levitation', points: 5 },
        { name: 'spell', of: 'purification', points: 1 },
        { name: 'spell', of: 'timeTravel', points: 4 },
        { name: 'spell', of: 'abundance', points: 7 },
        { name: 'familiar', points: 7 },
      ],
    })
  })

  test('SB-15.4 the familiar’s board, token by token', () => {
    const worth = Array.from({ length: 15 }, (_, n) => {
      const runes = ['circle', 'triangle', 'square'].map((rune, i) => [Math.min(5, Math.max(0, n - 5 * i)), rune] as const)
      const familiar = runes.flatMap(([count, rune]) => (count ? [`${count} red ${rune}`] : [])).join(', ')
      return totalOf(scene({ altar, players: [{ familiar }, {}] }).table, 0)
    })
    expect(worth).toEqual([0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16, 18])
  })
})

describe('the end', () => {
  const thirteen = '5 red circle, 5 red triangle, 3 red square'
  const six = { sacrifice: '3', levitation: '3', purification: '3', offering: '3', timeTravel: '3', transmutation: '3' } as const

  test('SB-15.1 the seventh spell, or the fourteenth space', () => {
    const spells = scene({ altar, phase: 'evening', players: [{ pool: '3 yellow circle', spells: six }, {}] })
    spells.says('learn abundance 3')
    expect(spells.table.ending).toBe(true)
    expect(spells.events.find((e) => e.kind === 'ending')).toMatchObject({ seat: 0, why: 'spells' })
    const board = scene({ altar, phase: 'midday', players: [{ pool: 'blue circle', familiar: thirteen }, {}] })
    board.says('store blue circle')
    expect(board.events.find((e) => e.kind === 'ending')).toMatchObject({ seat: 0, why: 'familiar' })
    expect(totalOf(board.table, 0)).toBe(18)
  })

  test('SB-15.2 the round is finished; it ends with the player to the right of the first', () => {
    const s = scene({
      altar,
      phase: 'midday',
      first: 2,
      active: 2,
      players: [{}, {}, { pool: 'blue circle', familiar: thirteen }],
    })
    s.says('store blue circle')
    expect([s.table.over, s.table.active]).toEqual([false, 0])
    s.says('skip')
    expect([s.table.over, s.table.active]).toEqual([false, 1])
    s.says('skip')
    expect([s.table.over, s.table.active]).toEqual([true, 1])
    const last = scene({
      altar,
      phase: 'midday',
      first: 1,
      players: [{ pool: 'blue circle', familiar: thirteen }, {}],
    })
    last.says('store blue circle')
    expect(last.table.over).toBe(true)
    expect(last.events.at(-1)).toEqual({ kind: 'end' })
  })

  test('SB-15.5 more points win; with as many, more spells', () => {
    expect(outcome({ familiar: '2 red circle' }, { familiar: '3 blue circle' })).toMatchObject({ ranks: [2, 1] })
    const tied = outcome({ familiar: '3 red circle' }, { spells: { levitation: '3' } }, { familiar: 'blue circle' })
    expect(tied).toMatchObject({ ranks: [2, 1, 3], tieBreak: 'spells' })
    expect(outcome({ familiar: '2 red circle' }, { familiar: '3 blue circle' }).tieBreak).toBeUndefined()
  })

  test('SB-15.6 then more tokens in the pool', () => {
    expect(
      outcome({ familiar: 'red circle', pool: 'blue circle' }, { familiar: 'red circle', pool: '2 blue circle' }),
    ).toMatchObject({
      ranks: [2, 1],
      tieBreak: 'pool',
    })
  })

  test('SB-15.7 then the victory is shared', () => {
    expect(outcome({ pool: 'red circle' }, { pool: 'blue circle' }, {})).toMatchObject({ ranks: [1, 1, 3], tieBreak: 'shared' })
  })
})

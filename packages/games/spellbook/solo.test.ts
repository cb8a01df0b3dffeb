import { defaults, quickDice, start } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { game } from './rules.ts'
import type { SceneArea } from './scene.ts'
import { opponentScore } from './score.ts'
import { scene } from './talk.ts'

const solo = (me: SceneArea, more: Partial<Parameters<typeof scene>[0]> = {}) =>
  scene({ altar: '3 red circle, 3 blue circle, green circle', phase: 'evening', ...more, players: [me] })

describe('solo', () => {
  test('SB-16.1 seven on the altar, two in the pool, a track to beat', () => {
    const t = start(game, defaults(game.options), 1, quickDice(1))
    expect([t.altar.length, t.areas[0]?.pool.length, t.opponent]).toEqual([7, 2, { track: [], lower: [] }])
  })

  test('SB-16.2 at the end of the day an altar token of the player’s choice goes to the track', () => {
    const s = solo({})
    expect(s.table.ask?.question).toMatchObject({ kind: 'tribute', to: 'track' })
    expect(s.answers).toEqual(['red circle', 'green circle', 'blue circle'])
    expect(s.refused('skip')).toBe('SB-3.6')
    expect(s.refused('give white circle')).toBe('SB-4.8')
    s.says('give green circle')
    expect(s.table.opponent?.track).toHaveLength(1)
  })

  test('SB-16.3 then the altar is refilled to seven', () => {
    const s = solo({}, { altar: '2 red circle' })
    expect(s.table.altar).toHaveLength(7) // the only kind was handed over by itself
    expect(s.table.opponent?.track).toHaveLength(1)
  })

  test('SB-16.4 the 4th, 9th and 14th space sweep the altar', () => {
    for (let track = 0; track < 16; track++) {
      const s = solo({}, { track })
      s.says('give green circle')
      expect(s.table.altar).toHaveLength(7)
      const swept = [3, 8, 13].includes(track)
      expect(s.table.tray).toHaveLength(swept ? 6 : 0)
      expect(s.altar.startsWith('red circle, red circle, red circle')).toBe(!swept)
    }
  })

  test('SB-16.5 more than seven: the oldest go', () => {
    const s = solo({}, { altar: 'red square, blue square, 5 red circle, 3 blue circle' })
    s.says('give blue circle')
    expect(s.altar).toBe('red circle, red circle, red circle, red circle, red circle, blue circle, blue circle')
    expect(s.tray).toBe('red square, blue square')
  })

  test('SB-16.6 the opponent’s score', () => {
    const worth = Array.from({ length: 18 }, (_, track) => opponentScore(solo({}, { track, rest: 'away' }).table).total)
    expect(worth).toEqual([0, 0, 0, 0, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40])
    expect(opponentScore(solo({}, { track: 4, lower: 3 }).table).total).toBe(17)
  })

  test('SB-16.7 the own end comes after the opponent’s token; the 17th space ends at once', () => {
    const s = solo({ pool: 'green square', familiar: '5 white circle, 5 white square, 3 white triangle' }, { phase: 'midday' })
    s.says('store green square')
    expect(s.table.over).toBe(false)
    s.says('give green circle')
    expect([s.table.over, s.table.opponent?.track.length]).toEqual([true, 1])
    const full = solo({}, { track: 16 })
    full.says('give green circle')
    expect([full.table.over, full.table.altar.length]).toEqual([true, 6])
    expect(full.events.find((e) => e.kind === 'ending')).toMatchObject({ why: 'track' })
  })

  test('SB-16.8 an empty altar gives no token', () => {
    const s = solo({}, { altar: '' })
    expect([s.table.opponent?.track.length, s.table.altar.length, s.table.day]).toEqual([0, 7, 10])
  })

  test('SB-16.9 a tie is no victory', () => {
    const score = (familiar: string, lower: number) => game.result(solo({ familiar }, { lower }).table)
    expect(score('2 red square', 2)).toMatchObject({ ranks: [2], rivals: [{ rank: 1, score: { total: 2 } }] })
    expect(score('3 red square', 2)).toMatchObject({
      ranks: [1],
      scores: [{ total: 3 }],
      rivals: [{ rank: 2, score: { total: 2 } }],
    })
  })

  test('SB-16.10 Blaze: after the draws an altar token goes to the lower area', () => {
    const s = solo({ spells: { blaze: '5' } }, { spells: ['blaze'], phase: 'morning' })
    s.says('cast blaze 5')
    expect(s.table.areas[0]?.pool).toHaveLength(4)
    s.says('give green circle')
    expect(s.table.opponent).toMatchObject({ track: [], lower: { length: 1 } })
    const empty = solo({ spells: { blaze: '5' } }, { spells: ['blaze'], phase: 'morning', altar: '' })
    empty.says('cast blaze 5')
    expect(empty.table.opponent?.lower).toEqual([])
  })

  test('SB-16.11 Sharing: after the own part one token is drawn into the lower area', () => {
    const s = solo({ spells: { sharing: '4' } }, { spells: ['sharing'], phase: 'morning', next: 'white square' })
    s.says('cast sharing 4', 'take red circle', 'take red circle')
    expect(s.table.opponent?.lower).toHaveLength(1)
    expect(s.events.at(-1)).toMatchObject({ from: 'bag', to: 'lower' })
  })

  test('SB-16.12 Clone: level 4 of a spell not yet learned, no primary action, Clone’s own rune', () => {
    const s = solo(
      { pool: '2 blue square, yellow triangle', spells: { clone: '5 square', purification: '5' } },
      { spells: ['clone', 'focus'], phase: 'midday' },
    )
    expect(s.answers.filter((a) => a.startsWith('cast clone'))).toEqual(['cast clone 4', 'cast clone 5'])
    s.says('cast clone 4') // Focus: the only evening spell whose level 4 can do something
    expect(s.familiar(0)).toBe('blue square, blue square')
    const morning = solo(
      { pool: 'blue square, yellow triangle', spells: { clone: '5 square' } },
      { spells: ['clone'], phase: 'midday', altar: '3 red triangle, 4 blue circle' },
    )
    morning.says('cast clone 5')
    expect(morning.answers).toEqual(['copy sacrifice 4 from -1', 'copy levitation 4 from -1'])
    expect(morning.refused('draw')).toBe('SB-16.12')
    expect(morning.refused('copy sacrifice 5 from -1')).toBe('SB-16.12')
    morning.says('copy sacrifice 4')
    expect(morning.table.areas[0]?.pool).toHaveLength(4)
  })

  test('SB-16.12 SB-7.10 Clone 5 is not paid with the only token its copy would need', () => {
    const pool = { pool: 'blue triangle', spells: { clone: '5 triangle', levitation: '3' } } as const
    const s = solo(pool, { spells: ['clone'], phase: 'midday' })
    expect(s.answers).not.toContain('cast clone 5')
    const two = solo({ ...pool, pool: '2 blue triangle' }, { spells: ['clone'], phase: 'midday' })
    expect(two.answers).toContain('cast clone 5')
  })

  test('SB-16.12 a copied Growth lowers Clone', () => {
    const s = solo({ spells: { clone: '4' } }, { spells: ['clone', 'growth'], phase: 'midday' })
    s.says('cast clone 4', 'take red circle', 'take red circle')
    expect([s.level(0, 'clone'), s.table.areas[0]?.familiar.length]).toEqual([3, 2])
  })

  test('SB-16.13 harder: up to three tokens in the lower area from the start', () => {
    for (const harder of [0, 1, 2, 3]) {
      const t = start(game, { ...defaults(game.options), harder }, 1, quickDice(1))
      expect(t.opponent?.lower).toHaveLength(harder)
    }
  })

  test('SB-16.14 tokens of the opponent do not wake Mirage', () => {
    const s = solo({ spells: { mirage: '5 circle' } }, { spells: ['mirage'] })
    s.says('give green circle')
    expect(s.pool(0)).toBe('')
  })
})

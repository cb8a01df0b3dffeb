import { refusal } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { LEVELS, SPELLS } from './cards.ts'
import { game } from './rules.ts'
import { scene } from './talk.ts'

const altar = '5 white square'

describe('how spells work', () => {
  test('SB-7.1 only learned spells', () => {
    const s = scene({ altar, players: [{ pool: 'blue circle' }, { spells: { sacrifice: '5' } }] })
    expect(s.refused('cast sacrifice 3')).toBe('SB-7.1')
  })

  test('SB-7.2 only in its phase', () => {
    const s = scene({ altar, phase: 'midday', players: [{ pool: 'blue circle', spells: { sacrifice: '5' } }, {}] })
    expect(s.refused('cast sacrifice 3')).toBe('SB-7.2')
  })

  test('SB-7.3 from the next day on, also when learned at midday through Clone', () => {
    const s = scene({
      spells: ['clone', 'growth'],
      altar: '3 white square, black square',
      phase: 'midday',
      players: [{ pool: '3 green circle, red circle, black square', familiar: 'blue circle', spells: { clone: '4' } }, {}],
    })
    s.says('cast clone 4') // the only thing to copy is learning Growth
    expect(s.level(0, 'growth')).toBe(3)
    expect(s.table.active).toBe(1) // Growth would be castable with what is left, but not today
    const same = scene({
      spells: ['clone', 'growth'],
      altar: '3 white square, black square',
      phase: 'midday',
      players: [{ pool: '3 green circle, 3 red circle', familiar: 'blue circle', spells: { clone: '4' } }, {}],
    })
    same.says('cast clone 4', 'learn growth 3', 'pay green circle + 2 green circle')
    expect(same.refused('cast growth 3')).toBe('SB-7.3')
  })

  test('SB-7.4 its level or a lower one, never a higher', () => {
    const s = scene({ altar, players: [{ pool: 'blue circle, blue triangle, blue square', spells: { sacrifice: '4' } }, {}] })
    expect(s.answers.filter((a) => a.startsWith('cast'))).toEqual(['cast sacrifice 3', 'cast sacrifice 4'])
    expect(s.refused('cast sacrifice 5')).toBe('SB-7.4')
  })

  test('SB-7.5 no action without a phase symbol, and no lower level', () => {
    const s = scene({ spells: ['mirage'], altar, players: [{ spells: { abundance: '5', mirage: '5' } }, {}] })
    expect(s.refused('cast abundance 5')).toBe('SB-7.5')
    for (const spell of SPELLS.filter((x) => x.phase === null)) {
      expect(LEVELS.every((level) => spell.levels[level].ways.length === 0)).toBe(true)
    }
  })

  test('SB-7.6 an instant effect is done at once and cannot be declined', () => {
    const s = scene({ spells: ['swiftness'], altar, phase: 'evening', players: [{ pool: '3 blue circle' }, {}] })
    s.says('learn swiftness 3')
    expect(s.table.ask).toMatchObject({ to: [0], question: { kind: 'act', must: true } })
    expect(s.refused('skip')).toBe('SB-7.6')
    s.says('take white square')
    expect(s.table.active).toBe(1)
  })

  test('SB-7.7 a permanent effect works from the moment of learning', () => {
    const s = scene({ spells: ['communion'], altar, phase: 'evening', players: [{ pool: '5 yellow circle' }, {}] })
    s.says('learn communion 5')
    expect(s.familiar(0)).toBe('yellow circle, yellow circle')
  })

  test('SB-7.8 points and effects follow the token', () => {
    const s = scene({
      spells: ['mirage'],
      altar: '2 red circle',
      phase: 'evening',
      players: [{ pool: 'green circle, blue square', spells: { timeTravel: '3', mirage: '3 circle' } }, {}],
    })
    s.says('cast timeTravel 3') // the only circle pays, the only spell is raised
    expect(s.level(0, 'mirage')).toBe(4)
    s.says('skip')
    s.says('take red circle')
    expect(s.table.areas[0]?.pool).toHaveLength(4) // blue square, red circle, and two drawn at level 4
  })

  test('SB-7.9 the rune of the token on the card', () => {
    const s = scene({
      spells: ['focus'],
      altar,
      phase: 'evening',
      players: [{ pool: 'red circle, blue square, green square', spells: { focus: '3 square' } }, {}],
    })
    s.says('cast focus 3')
    expect(s.answers).toEqual(['green square', 'blue square'])
    expect(s.refused('store red circle')).toBe('SB-7.9')
    const take = scene({
      spells: ['focus'],
      altar: '2 red circle, 2 blue square, green square',
      phase: 'evening',
      players: [{ spells: { focus: '5 square' } }, {}],
    })
    take.says('cast focus 5 1')
    expect(take.refused('take red circle')).toBe('SB-7.9')
  })

  test('SB-7.10 a price needs its rune, and something to pay for', () => {
    const s = scene({ altar, players: [{ pool: 'blue square', spells: { sacrifice: '4' } }, {}] })
    expect(s.refused('cast sacrifice 3')).toBe('SB-7.10')
    const only = scene({ altar, phase: 'evening', players: [{ pool: '3 blue circle', spells: { timeTravel: '3' } }, {}] })
    expect(only.refused('cast timeTravel 3')).toBe('SB-7.10') // no other spell to raise
    const pays = scene({ altar, players: [{ pool: 'blue square, red circle, green circle', spells: { sacrifice: '3' } }, {}] })
    pays.says('cast sacrifice 3')
    expect(pays.refused('discard blue square')).toBe('SB-7.10')
  })

  test('SB-7.11 a level without an action', () => {
    const s = scene({ altar, phase: 'evening', players: [{ pool: '3 red circle', spells: { transmutation: '3' } }, {}] })
    expect(s.refused('cast transmutation 3')).toBe('SB-7.11')
  })

  test('SB-7.12 the same effect is cast from the highest level', () => {
    const s = scene({ spells: ['blaze'], altar, players: [{ spells: { blaze: '4' } }, {}] })
    expect(s.answers.filter((a) => a.startsWith('cast'))).toEqual(['cast blaze 4'])
    expect(s.refused('cast blaze 3')).toBe('SB-7.12')
  })

  test('SB-7.13 swap twice: what came may go again', () => {
    const s = scene({
      altar: 'red circle, red square',
      phase: 'midday',
      players: [{ pool: 'blue circle', spells: { purification: '4' } }, {}],
    })
    s.says('cast purification 4', 'get red circle', 'get red square') // the one pool token is given each time
    expect(s.pool(0)).toBe('red square')
    expect(s.altar).toMatch(/^blue circle, red circle/)
  })
})

test('a way of casting that no level has is not an answer, whatever number a client sends', () => {
  const { table } = scene({ altar: '2 red circle', players: [{ pool: 'red circle', spells: { levitation: '5' } }, {}] })
  for (const way of ['constructor', '__proto__', -1, 0.5, 9, null, []]) {
    expect(refusal(game, table, 0, { do: 'cast', colour: 1, level: 5, way })).toEqual({ reason: 'no-such-answer' })
  }
})

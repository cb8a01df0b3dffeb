import { describe, expect, test } from 'vitest'
import { scene } from './talk.ts'

const altar = '5 white square'

describe('red', () => {
  const draws4 = (level: number, rune: string) => {
    const s = scene({ altar, players: [{ pool: `blue ${rune}, 2 green ${rune}`, spells: { sacrifice: `${level}` } }, {}] })
    s.says(`cast sacrifice ${level}`, `discard blue ${rune}`)
    expect(s.tray).toBe(`blue ${rune}`)
    expect(s.table.areas[0]?.pool).toHaveLength(6)
  }
  test('SB-8.1 Sacrifice 3: discard a circle, draw four', () => draws4(3, 'circle'))
  test('SB-8.2 Sacrifice 4: discard a triangle, draw four', () => draws4(4, 'triangle'))
  test('SB-8.3 Sacrifice 5: discard a square, draw four', () => draws4(5, 'square'))

  const erupts = (level: number, to: number) => {
    const s = scene({ spells: ['eruption'], altar, players: [{ pool: 'blue circle', spells: { eruption: `${level}` } }, {}] })
    s.says(`cast eruption ${level}`)
    expect(s.table.areas[0]?.pool).toHaveLength(to)
  }
  test('SB-8.4 Eruption 3: up to four', () => erupts(3, 4))
  test('SB-8.5 Eruption 4: up to five', () => erupts(4, 5))
  test('SB-8.6 Eruption 5: up to six', () => erupts(5, 6))

  const blazes = (level: number) => {
    const s = scene({
      spells: ['blaze'],
      altar: '3 red circle, blue circle',
      players: [{ spells: { blaze: `${level}` } }, {}, {}],
    })
    s.says(`cast blaze ${level}`)
    expect(s.table.areas[0]?.pool).toHaveLength(4)
    expect(s.table.ask?.to).toEqual([1])
    s.says('take blue circle')
    expect([s.pool(1), s.pool(2), s.altar]).toEqual(['blue circle', 'red circle', 'red circle, red circle'])
  }
  test('SB-8.7 Blaze 3: draw four, the others take one', () => blazes(3))
  test('SB-8.8 Blaze 4: the same', () => blazes(4))
  test('SB-8.9 Blaze 5: the same', () => blazes(5))

  test('SB-8.10 Eruption 5 with six: nothing; with five: one', () => {
    const six = scene({
      spells: ['eruption'],
      altar,
      players: [{ pool: '5 blue circle, red circle', spells: { eruption: '5' } }, {}],
    })
    expect(six.answers).toEqual(['take white square', 'draw', 'skip'])
    expect(six.refused('cast eruption 5')).toBe('SB-3.5')
    const five = scene({ spells: ['eruption'], altar, players: [{ pool: '5 blue circle', spells: { eruption: '5' } }, {}] })
    expect(five.answers.filter((a) => a.startsWith('cast'))).toEqual(['cast eruption 5'])
    five.says('cast eruption 5')
    expect(five.table.areas[0]?.pool).toHaveLength(6)
  })

  test('SB-8.11 clockwise from the left, passing over full pools and an empty altar', () => {
    const full = '5 green circle, 4 green square'
    const s = scene({
      spells: ['blaze'],
      altar: 'red circle, blue circle',
      active: 2,
      players: [{ pool: full }, {}, { spells: { blaze: '5' } }, {}],
    })
    s.says('cast blaze 5')
    expect(s.table.ask?.to).toEqual([3])
    expect(s.refused('skip')).toBe('SB-3.6')
    s.says('take red circle') // seat 0 is full, seat 1 takes the last
    expect([s.pool(3), s.pool(1), s.altar]).toEqual(['red circle', 'blue circle', ''])
    const last = scene({ spells: ['blaze'], altar: 'red circle', players: [{ spells: { blaze: '5' } }, {}, {}] })
    last.says('cast blaze 5')
    expect([last.pool(1), last.pool(2)]).toEqual(['red circle', ''])
  })
})

describe('purple', () => {
  const lifts = (level: number, rune: string) => {
    const s = scene({
      altar: `2 red ${rune}, blue ${rune}, 2 green ${rune === 'circle' ? 'square' : 'circle'}`,
      players: [{ spells: { levitation: `${level}` } }, {}],
    })
    s.says(`cast levitation ${level}`)
    expect(s.answers).toEqual([`red ${rune}`, `blue ${rune}`])
    s.says(`take red ${rune}`, `take blue ${rune}`)
    expect(s.pool(0)).toBe(`red ${rune}, blue ${rune}`)
  }
  test('SB-9.1 Levitation 3: two circles', () => lifts(3, 'circle'))
  test('SB-9.2 Levitation 4: two triangles', () => lifts(4, 'triangle'))
  test('SB-9.3 Levitation 5: two squares', () => lifts(5, 'square'))

  const shares = (level: number, takes: number, draws: number) => {
    const s = scene({
      spells: ['sharing'],
      altar: '2 red circle, 2 blue circle',
      next: 'yellow circle, yellow square, yellow triangle',
      players: [{ spells: { sharing: `${level}` } }, {}, {}],
    })
    s.says(`cast sharing ${level}`)
    for (let i = 0; i < Math.min(takes, 2); i++) s.says('take red circle') // then only blue circles are left
    expect(s.table.areas[0]?.pool).toHaveLength(takes + draws)
    expect(s.table.areas.slice(1).map((a) => a.pool.length)).toEqual([1, 1])
    expect(s.table.phase).toBe(1)
  }
  test('SB-9.4 Sharing 3: take one, draw one, the others draw one', () => shares(3, 1, 1))
  test('SB-9.5 Sharing 4: take two, the others draw one', () => shares(4, 2, 0))
  test('SB-9.6 Sharing 5: take three, the others draw one', () => shares(5, 3, 0))

  const divines = (level: number, pool = '') =>
    scene({
      spells: ['divination'],
      altar: '2 red circle, blue circle',
      next: 'red square, white triangle',
      players: [{ pool, spells: { divination: `${level}` } }, {}],
    })
  test('SB-9.7 Divination 3: two onto the altar, take two, discard one', () => {
    const s = divines(3, 'black circle')
    s.says('cast divination 3')
    expect(s.altar).toBe('red circle, red circle, blue circle, red square, white triangle')
    s.says('take white triangle', 'take blue circle', 'discard black circle')
    expect([s.pool(0), s.tray]).toEqual(['white triangle, blue circle', 'black circle'])
  })
  test('SB-9.8 Divination 4: none, one or two of one colour', () => {
    const two = divines(4)
    two.says('cast divination 4')
    expect(two.answers).toEqual(['red circle', 'red square', 'white triangle', 'blue circle', 'done'])
    two.says('take red square')
    expect(two.answers).toEqual(['red circle', 'done'])
    expect(two.refused('take blue circle')).toBe('SB-9.8')
    two.says('take red circle')
    expect(two.pool(0)).toBe('red circle, red square')
    const one = divines(4)
    one.says('cast divination 4', 'take red square', 'done')
    expect(one.pool(0)).toBe('red square')
    const none = divines(4)
    none.says('cast divination 4', 'done')
    expect([none.pool(0), none.table.active]).toEqual(['', 1])
  })
  test('SB-9.9 Divination 5: two onto the altar, take two', () => {
    const s = divines(5)
    s.says('cast divination 5')
    expect(s.refused('done')).toBe('SB-3.6')
    s.says('take white triangle', 'take blue circle')
    expect(s.pool(0)).toBe('white triangle, blue circle')
  })

  test('SB-9.10 Levitation at 4: two circles or two triangles, never one of each, no squares', () => {
    const s = scene({
      altar: 'red circle, blue circle, red triangle, blue triangle, green square',
      players: [{ spells: { levitation: '4' } }, {}],
    })
    expect(s.answers.filter((a) => a.startsWith('cast'))).toEqual(['cast levitation 3', 'cast levitation 4'])
    s.says('cast levitation 3', 'take red circle')
    expect(s.pool(0)).toBe('red circle, blue circle') // the second circle is the only one left
    const t = scene({
      altar: '2 red circle, blue circle, red triangle, blue triangle',
      players: [{ spells: { levitation: '4' } }, {}],
    })
    t.says('cast levitation 3', 'take red circle')
    expect(t.refused('take red triangle')).toBe('SB-9.10')
  })

  test('SB-9.11 own part first, then the others from the left; a full pool draws nothing', () => {
    const s = scene({
      spells: ['sharing'],
      altar: '3 red circle',
      next: 'yellow circle, yellow square, yellow triangle',
      active: 1,
      players: [{}, { spells: { sharing: '3' } }, {}],
    })
    s.says('cast sharing 3')
    expect([s.pool(1), s.pool(2), s.pool(0)]).toEqual(['red circle, yellow circle', 'yellow square', 'yellow triangle'])
    const full = scene({
      spells: ['sharing'],
      altar: '3 red circle',
      players: [{ spells: { sharing: '5' } }, { pool: '5 green circle, 4 green square' }],
    })
    full.says('cast sharing 5')
    expect(full.table.areas[1]?.pool).toHaveLength(9)
  })

  test('SB-9.12 Divination 3 with a full pool still discards', () => {
    const s = divines(3, '5 black circle, 4 black square')
    s.says('cast divination 3', 'discard black square')
    expect([s.table.areas[0]?.pool.length, s.table.altar.length]).toEqual([8, 5])
  })
})

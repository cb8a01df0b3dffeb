import { describe, expect, test } from 'vitest'
import { RULINGS, SPELLS } from './cards.ts'
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
      expect(spell.levels.every((level) => level.ways.length === 0)).toBe(true)
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

describe('green', () => {
  const purifies = (level: number) => {
    const s = scene({
      altar: '3 red circle',
      phase: 'midday',
      players: [{ pool: '2 blue circle, 2 black square', spells: { purification: `${level}` } }, {}],
    })
    s.says(`cast purification ${level}`)
    for (const give of ['blue circle', 'blue circle', 'black square'].slice(0, level - 2)) {
      s.says(`give ${give}`)
      if (s.table.ask?.question.kind === 'get') s.says('get red circle')
    }
    expect(
      s
        .pool(0)
        .split(', ')
        .filter((x) => x === 'red circle'),
    ).toHaveLength(level - 2)
    const given = s.altar.split(', ').filter((x) => x === 'blue circle' || x === 'black square')
    expect(given).toHaveLength(level - 2)
  }
  test('SB-10.1 Purification 3: swap one', () => purifies(3))
  test('SB-10.2 Purification 4: swap two', () => purifies(4))
  test('SB-10.3 Purification 5: swap three', () => purifies(5))

  const cures = (level: number) => {
    const n = level - 2
    const s = scene({
      spells: ['cure'],
      altar,
      phase: 'midday',
      players: [{ pool: '3 blue circle, red circle', spells: { cure: `${level}` } }, {}],
    })
    s.says(`cast cure ${level}`)
    expect(s.table.areas[0]?.pool).toHaveLength(4 + n)
    for (let i = 0; i < n; i++) s.says('discard blue circle')
    expect([s.table.areas[0]?.pool.length, s.table.tray.length]).toEqual([4, n])
  }
  test('SB-10.4 Cure 3: draw one, discard one', () => cures(3))
  test('SB-10.5 Cure 4: draw two, discard two', () => cures(4))
  test('SB-10.6 Cure 5: draw three, discard three', () => cures(5))

  const grows = (level: string, pool = 'blue circle') =>
    scene({
      spells: ['growth'],
      altar: '2 red circle, 2 red square',
      phase: 'evening',
      players: [{ pool, familiar: '2 green circle, black circle', spells: { growth: level } }, {}],
    })
  test('SB-10.7 Growth 3: swap one with the familiar, the card stays', () => {
    const s = grows('5')
    s.says('cast growth 3', 'get black circle')
    expect([s.pool(0), s.familiar(0), s.level(0, 'growth')]).toEqual([
      'black circle',
      'green circle, green circle, blue circle',
      5,
    ])
  })
  test('SB-10.8 Growth 4: store two from the altar, drop to 3', () => {
    const s = grows('4')
    s.says('cast growth 4', 'take red square', 'take red circle')
    expect([s.table.areas[0]?.familiar.length, s.level(0, 'growth'), s.pool(0)]).toEqual([5, 3, 'blue circle'])
  })
  test('SB-10.9 Growth 5: store three from the altar, drop to 4', () => {
    const s = grows('5')
    s.says('cast growth 5', 'take red square', 'take red circle', 'take red square')
    expect([s.table.areas[0]?.familiar.length, s.level(0, 'growth')]).toEqual([6, 4])
    expect(s.events.at(-1)).toBeDefined()
  })

  test('SB-10.10 putting down two and taking one is no swap', () => {
    const s = scene({
      altar: '2 red circle, red square',
      phase: 'midday',
      players: [{ pool: '2 blue circle, black square', spells: { purification: '4' } }, {}],
    })
    s.says('cast purification 4', 'give blue circle')
    expect(s.refused('give blue circle')).toBe('SB-4.8') // it must be an altar token now
    expect(s.refused('done')).toBe('SB-10.10')
    s.says('get red circle')
    expect(s.refused('done')).toBe('SB-10.10')
  })

  test('SB-10.11 Cure 5 with nine: draws nothing, discards three', () => {
    const s = scene({
      spells: ['cure'],
      altar,
      phase: 'midday',
      players: [{ pool: '5 blue circle, 4 red circle', spells: { cure: '5' } }, {}],
    })
    s.says('cast cure 5', 'discard blue circle', 'discard blue circle', 'discard red circle')
    expect(s.pool(0)).toBe('red circle, red circle, red circle, blue circle, blue circle, blue circle')
  })

  test('SB-10.12 Growth at 5 with its level 4 effect goes to 3', () => {
    const s = grows('5')
    s.says('cast growth 4', 'take red square', 'take red circle')
    expect(s.level(0, 'growth')).toBe(3)
  })
})

describe('black', () => {
  const offers = (level: number) => {
    const n = level - 1
    const s = scene({
      altar,
      phase: 'midday',
      players: [{ pool: '2 blue circle, 3 blue square, red circle', spells: { offering: `${level}` } }, {}],
    })
    s.says(`cast offering ${level}`)
    expect(s.refused('store red circle')).toBe('SB-11.10')
    for (let i = 0; i < n; i++) s.says(i < 2 ? 'store blue square' : i === 2 ? 'store blue circle' : 'store blue square')
    expect(s.table.areas[0]?.familiar).toHaveLength(n)
    expect(s.table.areas[0]?.pool).toHaveLength(6 - n)
  }
  test('SB-11.1 Offering 3: store two of one colour', () => offers(3))
  test('SB-11.2 Offering 4: store three of one colour', () => offers(4))
  test('SB-11.3 Offering 5: store four of one colour', () => offers(5))

  const focuses = (level: number) =>
    scene({
      spells: ['focus'],
      altar: 'red square, 2 red circle, yellow square, blue square',
      phase: 'evening',
      players: [{ pool: 'black square, green square, white square, red circle', spells: { focus: `${level} square` } }, {}],
    })
  test('SB-11.4 Focus 3: store one with the card’s rune', () => {
    const s = focuses(3)
    expect(s.answers.filter((a) => a.startsWith('cast'))).toEqual(['cast focus 3'])
    s.says('cast focus 3', 'store green square')
    expect(s.familiar(0)).toBe('green square')
  })
  test('SB-11.5 Focus 4: store two, or take one', () => {
    const s = focuses(4)
    expect(s.answers.filter((a) => a.startsWith('cast'))).toEqual(['cast focus 3', 'cast focus 4', 'cast focus 4 1'])
    s.says('cast focus 4', 'store green square', 'store white square')
    expect(s.familiar(0)).toBe('green square, white square')
    const take = focuses(4)
    take.says('cast focus 4 1')
    expect(take.answers).toEqual(['red square', 'blue square', 'yellow square'])
    take.says('take blue square')
    expect(take.pool(0)).toContain('blue square')
    expect(take.table.active).toBe(1)
  })
  test('SB-11.6 Focus 5: store three, or take two', () => {
    const s = focuses(5)
    s.says('cast focus 5', 'store green square', 'store white square') // the third is the only one left
    expect(s.familiar(0)).toBe('green square, white square, black square')
    const take = focuses(5)
    take.says('cast focus 5 1', 'take blue square', 'take red square')
    expect(take.table.areas[0]?.pool).toHaveLength(6)
  })

  const feasts = (level: number, familiar = '2 red circle') =>
    scene({
      spells: ['feast'],
      altar: 'red square, 2 blue circle',
      phase: 'midday',
      players: [{ pool: 'yellow circle', familiar, spells: { feast: `${level}` } }, {}],
    })
  test('SB-11.7 Feast 3: take one of a colour the familiar has', () => {
    const s = feasts(3)
    s.says('cast feast 3')
    expect(s.pool(0)).toBe('red square, yellow circle')
    const choice = scene({
      spells: ['feast'],
      altar: 'red square, red circle, blue circle',
      phase: 'midday',
      players: [{ familiar: 'red circle', spells: { feast: '3' } }, {}],
    })
    choice.says('cast feast 3')
    expect(choice.refused('take blue circle')).toBe('SB-11.7')
    expect(feasts(3, '').answers).toEqual(['store yellow circle', 'skip'])
  })
  test('SB-11.8 Feast 4: store one from the altar', () => {
    const s = feasts(4)
    s.says('cast feast 4', 'take blue circle')
    expect(s.familiar(0)).toBe('red circle, red circle, blue circle')
  })
  test('SB-11.9 Feast 5: no action of its own', () => {
    expect(feasts(5).refused('cast feast 5')).toBe('SB-7.11')
  })

  test('SB-11.10 the named number in the pool; what does not fit stays there', () => {
    const thirteen = '5 white circle, 5 white triangle, 3 green square'
    const s = scene({
      altar,
      phase: 'midday',
      players: [{ pool: '2 blue circle, red circle', familiar: thirteen, spells: { offering: '4' } }, {}],
    })
    expect(s.answers.filter((a) => a.startsWith('cast'))).toEqual(['cast offering 3'])
    expect(s.refused('cast offering 4')).toBe('SB-11.10')
    s.says('cast offering 3')
    expect([s.table.areas[0]?.familiar.length, s.pool(0), s.table.ending]).toEqual([14, 'red circle, blue circle', true])
  })

  test('SB-11.11 Feast at 5 still offers levels 3 and 4', () => {
    expect(feasts(5).answers.filter((a) => a.startsWith('cast'))).toEqual(['cast feast 3', 'cast feast 4'])
  })
})

describe('blue', () => {
  const transmutes = (level: number, pool: string) =>
    scene({ altar, phase: 'evening', players: [{ pool, spells: { transmutation: `${level} square` } }, {}] })
  test('SB-13.1 Transmutation 3: no action', () => {
    expect(transmutes(3, '3 green circle').answers).toEqual(['learn purification 3', 'skip'])
  })
  test('SB-13.2 Transmutation 4: one token of its rune is a wild', () => {
    const s = transmutes(4, '2 green triangle, red square, black square')
    expect(s.answers).toEqual(['cast transmutation 4', 'skip'])
    s.says('cast transmutation 4')
    expect(s.answers).toEqual([
      'pay green triangle + green triangle + red square',
      'pay green triangle + green triangle + black square',
    ])
    s.says('pay green triangle + green triangle + wild black square')
    expect([s.level(0, 'purification'), s.pool(0)]).toEqual([3, 'red square'])
  })
  test('SB-13.3 Transmutation 5: two of them', () => {
    const s = transmutes(5, '2 green triangle, red square, black square')
    s.says('cast transmutation 5', 'learn purification 4')
    expect([s.level(0, 'purification'), s.pool(0)]).toEqual([4, ''])
  })

  const swiftly = (level: number) => {
    const s = scene({ spells: ['swiftness'], altar, phase: 'evening', players: [{ pool: `${level} blue circle` }, {}] })
    s.says(`learn swiftness ${level}`, 'draw')
    expect(s.table.areas[0]?.pool).toHaveLength(2)
    expect(s.table.active).toBe(1)
  }
  test('SB-13.4 Swiftness 3: a morning action at once', () => swiftly(3))
  test('SB-13.5 Swiftness 4: a morning action at once', () => swiftly(4))
  test('SB-13.6 Swiftness 5: two morning actions a day, and none at once', () => {
    const s = scene({ spells: ['swiftness'], altar, phase: 'evening', players: [{ pool: '5 blue circle' }, {}] })
    s.says('learn swiftness 5')
    expect(s.table.active).toBe(1)
    s.says('skip')
    expect(s.table.ask?.question).toMatchObject({ phase: 0, left: 2 })
    s.says('draw', 'take white square')
    expect([s.table.areas[0]?.pool.length, s.table.phase]).toEqual([3, 1])
  })

  const mirages = (level: number, n: number) => {
    const s = scene({
      spells: ['mirage'],
      altar: '2 red circle, 2 red square',
      players: [{ spells: { mirage: `${level} circle` } }, {}],
    })
    s.says('take red circle')
    expect(s.table.areas[0]?.pool).toHaveLength(1 + n)
    const other = scene({
      spells: ['mirage'],
      altar: '2 red circle, 2 red square',
      players: [{ spells: { mirage: `${level} circle` } }, {}],
    })
    other.says('take red square')
    expect(other.table.areas[0]?.pool).toHaveLength(1)
  }
  test('SB-13.7 Mirage 3: draw one', () => mirages(3, 1))
  test('SB-13.8 Mirage 4: draw two', () => mirages(4, 2))
  test('SB-13.9 Mirage 5: draw two', () => mirages(5, 2))

  test('SB-13.10 two real and two wilds make level 4; circles cannot be added; one real is needed', () => {
    const s = transmutes(5, '2 green triangle, red square, black square, red circle, black circle, white circle')
    s.says('cast transmutation 5')
    expect(s.answers).toEqual([
      'learn sacrifice 3',
      'learn purification 3',
      'learn purification 4',
      'learn offering 3',
      'learn timeTravel 3',
    ])
    expect(s.refused('learn purification 5')).toBe('SB-13.10')
    expect(s.refused('learn transmutation 3')).toBe('SB-6.6')
    expect(s.refused('learn levitation 3')).toBe('SB-6.4')
    s.says('learn purification 3')
    expect(s.refused('pay green triangle + + wild red square, red circle')).toBe('SB-13.10')
    expect(s.refused('discard red circle')).toBe('SB-13.10')
  })

  test('SB-13.11 with the primary action instead: two real and a trio make level 3', () => {
    const s = transmutes(5, '2 green triangle, red square, black square, red circle, black circle, white circle')
    expect(s.answers).toContain('learn purification 3')
    expect(s.answers).not.toContain('learn purification 4')
    s.says('learn purification 3')
    expect(s.pool(0)).toBe('red square, black square')
  })

  test('SB-13.12 twice the same morning action; the second is optional', () => {
    const start = () => scene({ spells: ['swiftness'], altar, players: [{ spells: { swiftness: '5' } }, {}] })
    const twice = start()
    twice.says('draw', 'draw')
    expect(twice.table.areas[0]?.pool).toHaveLength(4)
    const once = start()
    once.says('draw', 'skip')
    expect([once.table.areas[0]?.pool.length, once.table.phase]).toEqual([2, 1])
    const none = start()
    none.says('skip')
    expect(none.table.active).toBe(1)
  })

  test('SB-13.13 the instant action may be a morning spell, but not one learned today', () => {
    const s = scene({
      spells: ['swiftness', 'eruption'],
      altar,
      phase: 'evening',
      players: [{ pool: '3 blue circle', spells: { eruption: '4' } }, {}],
    })
    s.says('learn swiftness 3')
    expect(s.answers).toEqual(['take white square', 'draw', 'cast eruption 3', 'cast eruption 4'])
    s.says('cast eruption 4')
    expect(s.table.areas[0]?.pool).toHaveLength(5)
    const today = scene({
      spells: ['swiftness', 'eruption', 'clone'],
      altar,
      phase: 'midday',
      players: [{ pool: '3 blue circle, 3 red square', spells: { clone: '4' } }, {}],
    })
    today.says('cast clone 4', 'learn eruption 3', 'pay red square + 2 red square', 'learn swiftness 3')
    expect(today.answers).toEqual(['take white square', 'draw'])
    expect(today.refused('cast eruption 3')).toBe('SB-7.3')
  })

  test('SB-13.14 after each token: two circles wake it twice, a full pool ends the taking', () => {
    const s = scene({
      spells: ['mirage', 'levitation'],
      altar: '2 red circle, blue circle',
      next: '4 yellow square',
      players: [{ spells: { mirage: '3 circle', levitation: '3' } }, {}],
    })
    s.says('cast levitation 3', 'take red circle')
    expect(s.pool(0)).toBe('red circle, yellow square')
    s.says('take red circle')
    expect(s.pool(0)).toBe('red circle, red circle, yellow square, yellow square')
    const full = scene({
      spells: ['mirage', 'sharing'],
      altar: '2 red circle, blue circle',
      players: [{ pool: '5 green circle, green square', spells: { mirage: '5 circle', sharing: '5' } }, {}],
    })
    full.says('cast sharing 5', 'take red circle')
    expect([full.table.areas[0]?.pool.length, full.altar, full.table.areas[1]?.pool.length]).toEqual([
      9,
      'red circle, blue circle',
      1,
    ])
  })

  test('SB-13.15 not in another player’s day', () => {
    const s = scene({
      spells: ['mirage', 'blaze'],
      altar: '3 red circle',
      players: [{ spells: { blaze: '5' } }, { spells: { mirage: '5 circle' } }],
    })
    s.says('cast blaze 5')
    expect(s.pool(1)).toBe('red circle')
  })

  test('SB-13.16 also for tokens stored directly and for swaps', () => {
    const store = () =>
      scene({
        spells: ['mirage', 'feast'],
        altar: '3 red circle',
        phase: 'midday',
        players: [{ spells: { mirage: '5 circle', feast: '4' } }, {}],
      })
    const s = store()
    s.says('cast feast 4')
    expect([s.familiar(0), s.table.areas[0]?.pool.length]).toEqual(['red circle', 2])
    const swap = () =>
      scene({
        spells: ['mirage', 'purification'],
        altar: '3 red circle',
        phase: 'midday',
        players: [{ pool: 'blue square', spells: { mirage: '3 circle', purification: '3' } }, {}],
      })
    const w = swap()
    w.says('cast purification 3')
    expect(w.table.areas[0]?.pool).toHaveLength(2)
    // Even a swap of two alike tokens then changes something.
    const alike = scene({
      spells: ['mirage', 'purification'],
      altar: '3 red circle',
      phase: 'midday',
      players: [{ pool: 'red circle', spells: { mirage: '3 circle', purification: '3' } }, {}],
    })
    expect(alike.answers).toContain('cast purification 3')
    try {
      RULINGS.mirageWantsPool = true
      const strict = store()
      strict.says('cast feast 4')
      expect(strict.pool(0)).toBe('')
      const strictSwap = swap()
      strictSwap.says('cast purification 3')
      expect(strictSwap.pool(0)).toBe('red circle')
    } finally {
      RULINGS.mirageWantsPool = false
    }
  })
})

describe('yellow', () => {
  const abounds = (level: number, n: number) => {
    const s = scene({ altar, phase: 'evening', players: [{ pool: `${level} yellow circle` }, {}] })
    s.says(`learn abundance ${level}`)
    expect(s.table.areas[0]?.pool).toHaveLength(n)
  }
  test('SB-14.1 Abundance 3: draw two at once', () => abounds(3, 2))
  test('SB-14.2 Abundance 4: draw three at once', () => abounds(4, 3))
  test('SB-14.3 Abundance 5: draw four at once', () => abounds(5, 4))

  test('SB-14.7 Communion 3: store three from the altar at once', () => {
    const s = scene({
      spells: ['communion'],
      altar: '2 red circle, 2 blue circle',
      phase: 'evening',
      players: [{ pool: '3 yellow circle' }, {}],
    })
    s.says('learn communion 3', 'take red circle', 'take blue circle', 'take red circle')
    expect(s.familiar(0)).toBe('red circle, blue circle, red circle')
  })

  test('SB-14.9 Communion 5: two from the tray with every learning, its own too', () => {
    const s = scene({
      spells: ['communion'],
      altar,
      tray: '2 red circle',
      phase: 'evening',
      players: [{ pool: '5 yellow circle', familiar: 'blue circle' }, {}],
    })
    s.says('learn communion 5', 'save red circle', 'save yellow circle')
    expect(s.familiar(0)).toBe('blue circle, red circle, yellow circle')
    expect(s.tray).toBe('red circle, yellow circle, yellow circle, yellow circle')
  })

  test('SB-14.11 any token of the tray, as far as spaces are free, and it must be done', () => {
    const full = '5 white circle, 5 white triangle, 3 green square'
    const start = (familiar: string) =>
      scene({
        spells: ['communion'],
        altar,
        tray: 'red circle, black circle',
        phase: 'evening',
        players: [{ pool: '3 blue circle', familiar, spells: { communion: '5' } }, {}],
      })
    const s = start(full)
    s.says('learn transmutation 3')
    expect(s.answers).toEqual(['red circle', 'black circle', 'blue circle'])
    expect(s.refused('done')).toBe('SB-3.6')
    expect(s.refused('save white square')).toBe('SB-4.8')
    s.says('save black circle')
    expect([s.table.areas[0]?.familiar.length, s.table.tray.length, s.table.ending]).toEqual([14, 3, true])
    try {
      RULINGS.communionSavesSpentOnly = true
      const strict = start('')
      strict.says('learn transmutation 3')
      expect(strict.familiar(0)).toBe('blue circle, blue circle')
      expect(strict.tray).toBe('red circle, black circle')
    } finally {
      RULINGS.communionSavesSpentOnly = false
    }
  })
})

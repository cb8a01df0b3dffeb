import { describe, expect, test } from 'vitest'
import { scene } from './talk.ts'

const altar = '5 white square'

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

  test('SB-4.5 with matching tokens, a full board is what keeps Focus from storing', () => {
    const full = '5 white circle, 5 white triangle, 4 green circle'
    const focus = (pool: string) =>
      scene({
        spells: ['focus'],
        altar: 'red square',
        phase: 'evening',
        players: [{ pool, familiar: full, spells: { focus: '4 square' } }, {}],
      })
    expect(focus('2 blue square, red circle').refused('cast focus 3')).toBe('SB-4.5')
    expect(focus('2 blue circle, red circle').refused('cast focus 3')).toBe('SB-11.10')
  })

  test('SB-11.11 Feast at 5 still offers levels 3 and 4', () => {
    expect(feasts(5).answers.filter((a) => a.startsWith('cast'))).toEqual(['cast feast 3', 'cast feast 4'])
  })
})

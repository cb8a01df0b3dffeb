import { describe, expect, test } from 'vitest'
import type { Rulings } from './rulings.ts'
import { scene } from './talk.ts'

const altar = '5 white square'

describe('blue', () => {
  const transmutes = (level: number, pool: string) =>
    scene({ altar, phase: 'evening', players: [{ pool, spells: { transmutation: `${level} square` } }, {}] })
  test('SB-13.1 Transmutation 3: no effect', () => {
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
    const store = (rulings: Partial<Rulings> = {}) =>
      scene({
        rulings,
        spells: ['mirage', 'feast'],
        altar: '3 red circle',
        phase: 'midday',
        players: [{ spells: { mirage: '5 circle', feast: '4' } }, {}],
      })
    const s = store()
    s.says('cast feast 4')
    expect([s.familiar(0), s.table.areas[0]?.pool.length]).toEqual(['red circle', 2])
    const swap = (rulings: Partial<Rulings> = {}) =>
      scene({
        rulings,
        spells: ['mirage', 'purification'],
        altar: '3 red circle',
        phase: 'midday',
        players: [{ pool: 'blue square', spells: { mirage: '3 circle', purification: '3' } }, {}],
      })
    const w = swap()
    w.says('cast purification 3')
    expect(w.table.areas[0]?.pool).toHaveLength(2)
    // Even a swap of two alike tokens then changes something.
    const alike = (rulings: Partial<Rulings> = {}) =>
      scene({
        rulings,
        spells: ['mirage', 'purification'],
        altar: '3 red circle',
        phase: 'midday',
        players: [{ pool: 'red circle', spells: { mirage: '3 circle', purification: '3' } }, {}],
      })
    expect(alike().answers).toContain('cast purification 3')
    const elsewhere = { mirage: 'pool' } as const
    const strict = store(elsewhere)
    strict.says('cast feast 4')
    expect(strict.pool(0)).toBe('')
    const strictSwap = swap(elsewhere)
    strictSwap.says('cast purification 3')
    expect(strictSwap.pool(0)).toBe('red circle')
    expect(alike(elsewhere).answers).not.toContain('cast purification 3')
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
    const start = (familiar: string, rulings: Partial<Rulings> = {}) =>
      scene({
        rulings,
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
    const strict = start('', { communionStores: 'spent' })
    strict.says('learn transmutation 3')
    expect(strict.familiar(0)).toBe('blue circle, blue circle')
    expect(strict.tray).toBe('red circle, black circle')
  })
})

import { describe, expect, test } from 'vitest'
import { scene } from './talk.ts'

const altar = '2 red circle, 2 black circle, yellow triangle'
const casts = (answers: readonly string[]) => answers.filter((a) => /^(cast|copy)/.test(a))

describe('Time Travel', () => {
  const travels = (level: number, rune: string) => {
    const s = scene({
      altar,
      phase: 'evening',
      players: [{ pool: `blue ${rune}, green ${rune}`, spells: { timeTravel: `${level}`, sacrifice: '3', levitation: '4' } }, {}],
    })
    s.says(`cast timeTravel ${level}`, `discard blue ${rune}`, 'raise levitation')
    expect([s.level(0, 'levitation'), s.level(0, 'sacrifice'), s.tray]).toEqual([5, 3, `blue ${rune}`])
  }
  test('SB-12.1 Time Travel 3: discard a circle, raise a spell', () => travels(3, 'circle'))
  test('SB-12.2 Time Travel 4: discard a triangle, raise a spell', () => travels(4, 'triangle'))
  test('SB-12.3 Time Travel 5: discard a square, raise a spell', () => travels(5, 'square'))

  test('SB-12.10 never itself, nothing at 5, nothing not learned; the same again and again', () => {
    const s = scene({
      altar,
      phase: 'evening',
      players: [{ pool: '3 blue circle', spells: { timeTravel: '3', sacrifice: '3', levitation: '5', offering: '3' } }, {}],
    })
    s.says('cast timeTravel 3')
    expect(s.answers).toEqual(['raise sacrifice', 'raise offering'])
    for (const wrong of ['timeTravel', 'levitation', 'purification']) expect(s.refused(`raise ${wrong}`)).toBe('SB-12.10')
    s.says('raise sacrifice', 'skip', 'skip', 'skip', 'cast timeTravel 3', 'raise sacrifice')
    expect(s.level(0, 'sacrifice')).toBe(5)
  })

  test('SB-12.10 Growth is raised for another use', () => {
    const s = scene({
      spells: ['growth'],
      altar: '5 red circle',
      phase: 'evening',
      players: [{ pool: 'blue circle', spells: { growth: '5', timeTravel: '3' } }, {}],
    })
    s.says('cast growth 5')
    expect([s.level(0, 'growth'), s.table.areas[0]?.familiar.length]).toEqual([4, 3])
    s.says('skip', 'skip', 'skip', 'cast timeTravel 3')
    expect(s.level(0, 'growth')).toBe(5)
    s.says('skip', 'draw', 'skip')
    expect(casts(s.answers)).toContain('cast growth 5')
  })

  test('SB-12.11 no instant effect by raising, but a lasting one', () => {
    const s = scene({
      altar,
      phase: 'evening',
      players: [{ pool: 'blue circle', spells: { timeTravel: '3', abundance: '3' } }, {}],
    })
    s.says('cast timeTravel 3')
    expect([s.level(0, 'abundance'), s.pool(0)]).toEqual([4, ''])
    const swift = scene({
      spells: ['swiftness'],
      altar,
      phase: 'evening',
      players: [{ pool: 'blue circle', spells: { timeTravel: '3', swiftness: '4' } }, {}],
    })
    swift.says('cast timeTravel 3', 'skip')
    expect(swift.table.ask).toMatchObject({ to: [0], question: { kind: 'act', phase: 0, left: 2 } })
  })
})

describe('Storm', () => {
  const storm = (level: number, pool = '') =>
    scene({
      spells: ['storm'],
      altar: '2 red circle, 2 black circle, yellow triangle',
      next: '2 green square, blue square',
      phase: 'evening',
      players: [{ pool, spells: { storm: `${level}` } }, {}],
    })
  test('SB-12.4 Storm 3: no effect', () => {
    expect(storm(3, '3 blue circle').refused('cast storm 3')).toBe('SB-7.11')
  })
  test('SB-12.5 Storm 4: replace, take three, drop to 3', () => {
    const s = storm(4)
    s.says('cast storm 4', 'discard red circle', 'discard red circle', 'done')
    expect(s.altar).toBe('black circle, black circle, yellow triangle, green square, green square')
    expect(s.tray).toBe('red circle, red circle')
    s.says('take green square', 'take green square', 'take yellow triangle')
    expect([s.pool(0), s.level(0, 'storm')]).toEqual(['green square, green square, yellow triangle', 3])
  })
  test('SB-12.6 Storm 5: the same, but drop to 4; its level 4 effect goes to 3', () => {
    const s = storm(5)
    expect(casts(s.answers)).toEqual(['cast storm 4', 'cast storm 5'])
    s.says('cast storm 5', 'done', 'take red circle', 'take red circle', 'take black circle')
    expect(s.level(0, 'storm')).toBe(4)
    const low = storm(5)
    low.says('cast storm 4', 'done', 'take red circle', 'take red circle', 'take black circle')
    expect(low.level(0, 'storm')).toBe(3)
  })
  test('SB-12.12 from none to all, and only then drawn and taken', () => {
    const all = scene({
      spells: ['storm'],
      altar: '2 red circle',
      next: 'green square, blue square',
      phase: 'evening',
      players: [{ spells: { storm: '4' } }, {}],
    })
    all.says('cast storm 4', 'discard red circle', 'discard red circle')
    expect(all.altar).toBe('green square, blue square')
    expect(all.answers).toEqual(['green square', 'blue square'])
    expect(all.table.tray).toHaveLength(2)
  })
})

describe('Clone', () => {
  test('SB-12.7 Clone 3: a midday spell of another player', () => {
    const s = scene({
      spells: ['clone', 'cure'],
      altar,
      phase: 'midday',
      players: [{ pool: 'blue circle', spells: { clone: '3' } }, { spells: { cure: '4' } }],
    })
    s.says('cast clone 3')
    expect(s.answers).toEqual(['store blue circle', 'copy cure 3 from 1', 'copy cure 4 from 1'])
    s.says('copy cure 4 from 1', 'discard blue circle')
    expect(s.table.areas[0]?.pool).toHaveLength(2)
    expect(s.level(0, 'clone')).toBe(3)
  })

  test('SB-12.8 Clone 4: an evening spell of another player, at midday', () => {
    const s = scene({
      spells: ['clone', 'growth'],
      altar,
      phase: 'midday',
      players: [{ pool: 'blue circle', familiar: 'red square', spells: { clone: '4' } }, { spells: { growth: '3' } }],
    })
    expect(casts(s.answers)).toEqual(['cast clone 3', 'cast clone 4'])
    s.says('cast clone 4')
    expect([s.pool(0), s.familiar(0)]).toEqual(['red square', 'blue circle'])
  })

  test('SB-12.9 Clone 5: discard the card’s rune, then a morning spell of another player', () => {
    const s = scene({
      spells: ['clone', 'eruption'],
      altar,
      phase: 'midday',
      players: [{ pool: 'blue circle, red square', spells: { clone: '5 circle' } }, { spells: { eruption: '5' } }],
    })
    s.says('cast clone 5')
    expect(s.tray).toBe('blue circle')
    s.says('copy eruption 5 from 1')
    expect(s.table.areas[0]?.pool).toHaveLength(6)
    const without = scene({
      spells: ['clone', 'eruption'],
      altar,
      phase: 'midday',
      players: [{ pool: 'red square', spells: { clone: '5 circle' } }, { spells: { eruption: '5' } }],
    })
    expect(without.refused('cast clone 5')).toBe('SB-7.10')
  })

  test('SB-12.13 primary actions too: draw two after the price, learn at midday', () => {
    const s = scene({
      spells: ['clone'],
      altar,
      phase: 'midday',
      players: [{ pool: '2 blue circle', spells: { clone: '5 circle' } }, {}],
    })
    s.says('cast clone 5')
    expect(s.answers).toEqual(['take red circle', 'take black circle', 'take yellow triangle', 'draw'])
    s.says('draw')
    expect(s.table.areas[0]?.pool).toHaveLength(3)
    const learns = scene({
      spells: ['clone'],
      altar,
      phase: 'midday',
      players: [{ pool: '3 red square', spells: { clone: '4' } }, {}],
    })
    learns.says('cast clone 4')
    expect(learns.level(0, 'sacrifice')).toBe(3)
  })

  test('SB-12.14 not what only its owner knows, not the lasting and the instant, no other Clone', () => {
    const s = scene({
      spells: ['clone', 'feast', 'mirage'],
      altar,
      phase: 'midday',
      players: [
        { pool: 'blue circle, red square', familiar: 'red triangle', spells: { clone: '3', feast: '5' } },
        { spells: { clone: '5', mirage: '5', abundance: '5', purification: '3' } },
      ],
    })
    s.says('cast clone 3')
    expect(s.answers).toEqual(['store red square', 'store blue circle', 'copy purification 3 from 1'])
    expect(s.refused('copy feast 4 from 0')).toBe('SB-12.14')
    expect(s.refused('copy mirage 5 from 1')).toBe('SB-12.14')
    expect(s.refused('copy abundance 5 from 1')).toBe('SB-12.14')
    expect(s.refused('copy clone 3 from 1')).toBe('SB-12.14')
    const both = scene({
      spells: ['clone', 'feast'],
      altar,
      phase: 'midday',
      players: [{ pool: 'blue circle', spells: { clone: '3', feast: '3' } }, { spells: { feast: '5' } }],
    })
    both.says('cast clone 3')
    expect(both.answers).toContain('copy feast 4 from 1') // another has learned it too; level 5 has no action to copy
  })

  test('SB-12.15 a copied Growth lowers Clone by one, its level 3 effect nothing', () => {
    const start = (clone: string) =>
      scene({
        spells: ['clone', 'growth'],
        altar: '4 red circle',
        phase: 'midday',
        players: [{ pool: 'blue circle', familiar: 'red square', spells: { clone } }, { spells: { growth: '5' } }],
      })
    const five = start('5 square')
    five.says('cast clone 4', 'copy growth 5 from 1')
    expect([five.level(0, 'clone'), five.level(1, 'growth'), five.table.areas[0]?.familiar.length]).toEqual([4, 5, 4])
    const four = start('4')
    four.says('cast clone 4', 'copy growth 4 from 1')
    expect([four.level(0, 'clone'), four.table.areas[0]?.familiar.length]).toEqual([3, 3])
    const three = start('4')
    three.says('cast clone 4', 'copy growth 3 from 1')
    expect(three.level(0, 'clone')).toBe(4)
  })

  test('SB-12.16 the owner’s level or lower; the best of several owners', () => {
    const s = scene({
      spells: ['clone', 'cure'],
      altar,
      phase: 'midday',
      players: [{ pool: 'blue circle', spells: { clone: '3', cure: '3' } }, { spells: { cure: '3' } }, { spells: { cure: '4' } }],
    })
    s.says('cast clone 3')
    expect(casts(s.answers)).toEqual(['copy cure 3 from 1', 'copy cure 4 from 2'])
    expect(s.refused('copy cure 5 from 2')).toBe('SB-12.16')
    expect(s.refused('copy cure 4 from 1')).toBe('SB-12.16') // seat 2 has level 4, seat 1 has not
    expect(s.refused('copy cure 3 from 0')).toBe('SB-12.14')
    const stranger = scene({
      spells: ['clone', 'cure'],
      altar,
      phase: 'midday',
      players: [{ pool: 'blue circle', spells: { clone: '3' } }, { spells: { cure: '3' } }],
    })
    stranger.says('cast clone 3')
    expect(stranger.refused('copy cure 3 from 3')).toBe('SB-12.14') // nobody sits there
  })

  test('SB-12.19 the same effect of several others is copied from the next one in turn', () => {
    const s = scene({
      spells: ['clone', 'cure'],
      altar,
      phase: 'midday',
      players: [{ pool: 'blue circle', spells: { clone: '3' } }, { spells: { cure: '3' } }, { spells: { cure: '4' } }],
    })
    s.says('cast clone 3')
    expect(s.answers).toContain('copy cure 3 from 1')
    expect(s.refused('copy cure 3 from 2')).toBe('SB-12.19')
  })

  test('SB-12.17 the rune of the owner’s card', () => {
    const s = scene({
      spells: ['clone', 'focus'],
      altar: '5 red circle',
      phase: 'midday',
      players: [
        { pool: 'blue circle, yellow square, green square', spells: { clone: '4 circle' } },
        { spells: { focus: '4 square' } },
        { spells: { focus: '3 circle' } },
        { spells: { focus: '3 square' } },
      ],
    })
    s.says('cast clone 4')
    // Equal runes are one choice; nothing square lies on the altar to take.
    expect(s.answers).toEqual(['copy focus 3 from 1', 'copy focus 4 from 1', 'copy focus 3 from 2'])
    s.says('copy focus 4 from 1')
    expect(s.familiar(0)).toBe('')
    s.says('store yellow square')
    expect(s.familiar(0)).toBe('yellow square, green square')
  })

  test('SB-12.17 a copied Transmutation makes wilds of the owner’s rune', () => {
    const s = scene({
      spells: ['clone', 'transmutation'],
      altar: '5 red circle',
      phase: 'midday',
      players: [
        { pool: '2 green circle, yellow square', spells: { clone: '4 circle' } },
        { spells: { transmutation: '4 square' } },
      ],
    })
    s.says('cast clone 4')
    expect([s.level(0, 'purification'), s.pool(0)]).toEqual([3, ''])
  })

  test('SB-12.18 learned through Clone: instant effect and Communion as usual', () => {
    const s = scene({
      spells: ['clone', 'communion'],
      altar: '2 red circle, 2 black circle',
      phase: 'midday',
      players: [{ pool: '3 yellow square', spells: { clone: '4' } }, {}],
    })
    s.says('cast clone 4', 'take red circle', 'take red circle')
    expect(s.familiar(0)).toBe('red circle, red circle, black circle')
    const saves = scene({
      spells: ['clone', 'communion'],
      altar: '2 red circle',
      phase: 'midday',
      players: [{ pool: '5 yellow square', spells: { clone: '4' } }, {}],
    })
    saves.says('cast clone 4', 'learn communion 5')
    expect(saves.familiar(0)).toBe('yellow square, yellow square')
  })
})

import type { Words } from '@grimuar/contract'
import { describe, expect, test } from 'vitest'
import { scene } from './talk.ts'
import { en } from './text/en.ts'
import { pl } from './text/pl.ts'
import { speak } from './text/words.ts'

describe('the day', () => {
  test('SB-3.1 morning, midday, evening, refill, and the next player', () => {
    const s = scene({ altar: '4 red circle, 3 blue circle', players: [{ pool: '3 red square' }, {}, {}] })
    expect(s.table.phase).toBe(0)
    s.says('draw')
    expect(s.table.phase).toBe(1)
    s.says('store red square')
    expect(s.table.phase).toBe(2)
    s.says('skip')
    expect([s.table.active, s.table.phase, s.table.altar.length]).toEqual([1, 0, 8])
    s.says('skip')
    expect(s.table.active).toBe(2) // nothing in the pool: midday and evening pass by themselves
    s.says('skip')
    expect(s.table.active).toBe(0)
  })

  test('SB-3.2 one action a phase', () => {
    const s = scene({
      altar: '5 red circle',
      players: [{ pool: '5 black circle', spells: { sacrifice: '3', levitation: '3' } }, {}],
    })
    expect(s.answers).toEqual(['take red circle', 'draw', 'cast sacrifice 3', 'cast levitation 3', 'skip'])
    s.says('cast sacrifice 3')
    expect(s.table.phase).toBe(1)
    expect(s.refused('raise sacrifice')).toBe('SB-3.2')
  })

  test('SB-3.3 any phase may be skipped', () => {
    const s = scene({ altar: '5 red circle', players: [{ pool: '3 black circle' }, {}] })
    s.says('skip', 'skip', 'skip')
    expect(s.table.active).toBe(1)
    expect(s.pool(0)).toBe('black circle, black circle, black circle')
  })

  test('SB-3.4 a phase without anything to do passes by itself', () => {
    const s = scene({ altar: '5 red circle', players: [{}, {}] })
    s.says('take red circle', 'store red circle')
    expect(s.table.active).toBe(1) // no evening with an empty pool
    expect(s.events.filter((e) => e.kind === 'skip' || e.kind === 'pass')).toMatchObject([{ kind: 'pass', seat: 0, phase: 2 }])
  })

  test('SB-3.4 the log tells a phase that passed by itself from one that was skipped', () => {
    const s = scene({ altar: '5 red circle', players: [{}, {}] })
    s.says('skip')
    const words: readonly Words[] = [speak(pl), speak(en)]
    const [skipped, midday] = s.events.map((e) => words.map((says) => says.event(e, ['Ada', 'Bo'], 0)))
    expect(skipped).toEqual(['Ada pomija poranek', 'Ada skips the morning'])
    expect(midday).toEqual(['Ada nie może nic zrobić w południe', 'Ada can do nothing at midday'])
  })

  test('SB-3.5 an action that changes nothing is not there', () => {
    const same = { altar: '2 red circle', phase: 'midday' } as const
    const only = scene({ ...same, players: [{ pool: '2 red circle', spells: { purification: '3' } }, {}] })
    expect(only.answers).not.toContain('cast purification 3')
    expect(only.refused('cast purification 3')).toBe('SB-3.5')
    const other = scene({ ...same, players: [{ pool: 'red circle, red square', spells: { purification: '3' } }, {}] })
    expect(other.answers).toContain('cast purification 3')
  })

  test('SB-3.6 what is begun is carried through', () => {
    const s = scene({ altar: '2 red circle, 2 blue circle', players: [{ spells: { levitation: '3' } }, {}] })
    s.says('cast levitation 3', 'take red circle')
    expect(s.answers).toEqual(['red circle', 'blue circle'])
    expect(s.refused('done')).toBe('SB-3.6')
    expect(s.refused('skip')).toBe('SB-3.6')
  })

  test('SB-3.7 refill: two become five', () => {
    const s = scene({ altar: '2 red circle', phase: 'evening', players: [{ pool: '3 red square' }, {}] })
    s.says('skip')
    expect(s.table.altar).toHaveLength(5)
  })

  test('SB-3.8 refill: five become six, nine become ten', () => {
    const refilled = (altar: string) => {
      const s = scene({ altar, phase: 'evening', players: [{ pool: '3 red square' }, {}] })
      s.says('skip')
      return s.table.altar.length
    }
    expect(refilled('5 red circle')).toBe(6)
    expect(refilled('5 red circle, 4 blue circle')).toBe(10)
  })

  test('SB-3.9 refill: ten are all discarded, five drawn', () => {
    const s = scene({ altar: '5 red circle, 5 blue circle', phase: 'evening', players: [{ pool: '3 red square' }, {}] })
    s.says('skip')
    expect(s.table.tray).toHaveLength(10)
    expect(s.table.altar).toHaveLength(5)
    expect(s.altar).not.toContain('red circle')
    expect(s.table.active).toBe(1)
  })

  test('SB-3.10 more than ten for a moment: Divination on ten makes twelve, then ten, then the flush', () => {
    const s = scene({
      spells: ['divination'],
      altar: '5 red circle, 5 blue circle',
      next: '2 green square',
      players: [{ spells: { divination: '5' } }, {}],
    })
    s.says('cast divination 5')
    expect(s.table.altar).toHaveLength(12)
    s.says('take green square', 'take green square')
    expect(s.table.altar).toHaveLength(10)
    s.says('skip')
    expect([s.table.active, s.table.altar.length, s.table.tray.length]).toEqual([1, 5, 10])
  })
})

describe('tokens and limits', () => {
  test('SB-4.1 nine is the limit, whatever would be gained', () => {
    const s = scene({ altar: '5 red circle', players: [{ pool: '5 black circle, 4 black square' }, {}] })
    expect(s.table.phase).toBe(1) // no morning action is possible: the morning passes
    const swift = scene({
      spells: ['swiftness', 'knowledge'],
      altar: '5 red circle',
      players: [{ pool: '5 black circle, 3 black square', spells: { swiftness: '5' } }, {}],
    })
    swift.says('take red circle')
    expect(swift.table.phase).toBe(1)
  })

  test('SB-4.1 a full pool refuses to take', () => {
    const s = scene({
      altar: '2 red circle, 5 white circle',
      players: [{ pool: '4 black circle, 4 black square, yellow circle', spells: { sacrifice: '3' } }, {}],
    })
    expect(s.refused('take red circle')).toBe('SB-4.1')
    expect(s.refused('draw')).toBe('SB-4.1')
  })

  test('SB-4.2 pool 6, draw 4: three are drawn', () => {
    const s = scene({
      altar: '5 red circle',
      spells: ['blaze'],
      players: [{ pool: '3 black circle, 3 black square', spells: { blaze: '5' } }, { pool: '5 green circle, 4 green square' }],
    })
    s.says('cast blaze 5')
    expect(s.table.areas[0]?.pool).toHaveLength(9)
    expect(s.events.filter((e) => e.kind === 'moved')).toMatchObject([{ from: 'bag', to: 'pool', tokens: { length: 3 } }])
  })

  test('SB-4.2 with eight in the pool, draw 2 draws one', () => {
    const s = scene({ altar: '5 red circle', players: [{ pool: '4 black circle, 4 black square' }, {}] })
    s.says('draw')
    expect(s.table.areas[0]?.pool).toHaveLength(9)
  })

  test('SB-4.3 the tray goes into the empty bag in the middle of a draw', () => {
    const s = scene({ altar: '5 red circle', next: 'blue square', tray: '2 green circle', rest: 'away', players: [{}, {}] })
    s.says('draw')
    expect(s.pool(0)).toBe('green circle, blue square')
    expect([s.table.bag.length, s.table.tray.length]).toEqual([1, 0])
    expect(s.events.slice(0, 3)).toMatchObject([
      { from: 'bag', to: 'pool', tokens: { length: 1 } },
      { from: 'tray', to: 'bag', tokens: { length: 2 } },
      { from: 'bag', to: 'pool', tokens: { length: 1 } },
    ])
  })

  test('SB-4.4 with bag and tray empty a draw stops', () => {
    const s = scene({ altar: '5 red circle', next: 'blue square', rest: 'away', players: [{}, {}] })
    s.says('draw')
    expect(s.pool(0)).toBe('blue square')
    const none = scene({ altar: '5 red circle', rest: 'away', players: [{}, {}] })
    expect(none.answers).toEqual(['take red circle', 'skip'])
    expect(none.refused('draw')).toBe('SB-4.4')
  })

  test('SB-4.5 stored on the lowest free space; a full board stores no more', () => {
    const s = scene({
      phase: 'midday',
      altar: '5 red circle',
      players: [{ pool: 'yellow circle, blue circle', familiar: '5 green circle' }, {}],
    })
    s.says('store yellow circle')
    expect(s.familiar(0).split(', ').at(5)).toBe('yellow circle')
    const full = '5 white circle, 5 white square, 4 white triangle'
    const stuck = scene({
      phase: 'midday',
      altar: '5 red circle',
      players: [{ pool: '2 yellow circle', familiar: full, spells: { purification: '3' } }, {}],
    })
    expect(stuck.answers).toEqual(['cast purification 3', 'skip'])
    expect(stuck.refused('store yellow circle')).toBe('SB-4.5')
  })

  test('SB-4.6 from the altar straight to the familiar with a full pool', () => {
    const s = scene({
      spells: ['feast'],
      phase: 'midday',
      altar: '2 red circle, blue circle',
      players: [{ pool: '5 black circle, 4 black square', spells: { feast: '4' } }, {}],
    })
    s.says('cast feast 4', 'take blue circle')
    expect(s.familiar(0)).toBe('blue circle')
    expect(s.table.areas[0]?.pool).toHaveLength(9)
  })

  test('SB-4.7 a swap with nine tokens in the pool', () => {
    const s = scene({
      phase: 'midday',
      altar: 'red circle',
      players: [{ pool: '5 black circle, 4 black square', spells: { purification: '3' } }, {}],
    })
    s.says('cast purification 3', 'give black square')
    expect(s.pool(0)).toContain('red circle')
    expect(s.table.areas[0]?.pool).toHaveLength(9)
    expect(s.altar).toBe('black square')
  })

  test('SB-4.8 only what lies there can be chosen', () => {
    const s = scene({ altar: '2 red circle, blue square', players: [{ pool: 'green square, black square' }, {}] })
    expect(s.refused('take white circle')).toBe('SB-4.8')
    s.says('skip')
    expect(s.refused('store white circle')).toBe('SB-4.8')
  })

  test('SB-4.9 fewer to take than named: as many as there are, but one at least', () => {
    const s = scene({ altar: 'red circle, 4 blue square', players: [{ spells: { levitation: '4' } }, {}] })
    expect(s.answers).toContain('cast levitation 3')
    expect(s.answers).not.toContain('cast levitation 4') // no triangle at all
    s.says('cast levitation 3')
    expect(s.pool(0)).toBe('red circle')
    expect(s.table.phase).toBe(1)
  })
})

describe('primary actions', () => {
  test('SB-5.1 take one from the altar', () => {
    const s = scene({ altar: 'red circle, 4 blue square', players: [{}, {}] })
    s.says('take red circle')
    expect([s.pool(0), s.altar, s.table.phase]).toEqual(['red circle', 'blue square, blue square, blue square, blue square', 1])
    expect(s.refused('take blue square')).toBe('SB-5.1')
  })

  test('SB-5.2 or draw two', () => {
    const s = scene({ altar: '5 blue square', next: 'red circle, white triangle', players: [{}, {}] })
    s.says('draw')
    expect(s.pool(0)).toBe('red circle, white triangle')
    expect(s.refused('draw')).toBe('SB-5.2')
  })

  test('SB-5.3 store one at midday', () => {
    const s = scene({ altar: '5 blue square', phase: 'midday', players: [{ pool: 'yellow circle, 4 red circle' }, {}] })
    s.says('store yellow circle')
    expect([s.familiar(0), s.table.phase]).toEqual(['yellow circle', 2])
    expect(s.refused('store red circle')).toBe('SB-5.3')
  })

  test('SB-5.4 learn one in the evening', () => {
    const s = scene({ altar: '5 blue square', phase: 'midday', players: [{ pool: '3 red circle' }, {}] })
    expect(s.refused('learn sacrifice 3')).toBe('SB-5.4')
    s.says('skip', 'learn sacrifice 3')
    expect(s.level(0, 'sacrifice')).toBe(3)
    expect(s.table.active).toBe(1)
  })
})

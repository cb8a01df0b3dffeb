import { describe, expect, test } from 'vitest'
import { mageOf } from '../board.ts'
import { awardsFor } from '../flow/damage.ts'
import { scene } from '../talk.ts'

// Damage and defeat (rules §10).

const pay = (cubes: number[], victim: number) => awardsFor(cubes, victim).map(({ owner, n }) => `${owner}:${n}`)

describe('damage', () => {
  test('BR-10.1 damage is marked in its author’s colour, black for the Rose', () => {
    const t = scene({ people: [{ at: 'throne' }, { at: 'throne' }] })
    t.says('attack', 'attack')
    const rose = scene({
      people: [{ at: 'throne' }, { at: 'throne' }],
      phase: 'rose',
      events: 'E017',
      frames: [
        { op: 'phaseEvents', slot: 0, phase: 'rose' },
        { op: 'library', nth: 0 },
      ],
    })
    expect([t.damage(1), rose.damage(1)]).toEqual(['0:2', 'rose:1'])
  })

  test('BR-10.2 an Evocation with as many cubes as Life is removed; cubes go back, nobody gains', () => {
    const t = scene({ people: [{ at: 'throne' }, { at: 'garden', evocations: 'malacoda:throne:1' }] })
    expect(t.damage('1:malacoda')).toBe('0:1')
    t.says('attack', 'attack')
    expect([t.figures('throne'), t.table.supply, t.power(0)]).toEqual(['0', [26, 26, 26, 26, 26], 0])
  })

  test('BR-10.3 BR-10.4 a Mage with as many cubes as Life falls; no more cubes are placed, all go back', () => {
    const t = scene({
      people: [{ at: 'blackRose', ready: 'DES08' }, { at: 'throne', damage: '0:4 2:7' }, { at: 'crypt' }],
    })
    t.says('cast quick', 'throne')
    expect(t.events.find(({ kind }) => kind === 'hit')).toMatchObject({ n: 1 })
    expect(t.told.filter((kind) => ['hit', 'toCell', 'power'].includes(kind))).toEqual(['hit', 'toCell', 'power', 'power'])
    expect([t.where(1), t.damage(1), t.power(0), t.power(2)]).toEqual(['cell', '', 2, 4])
    expect(t.table.supply.slice(1, 3)).toEqual([26, 26])
  })

  test('BR-10.5 several who fall by one effect: clockwise from the left of the acting Mage', () => {
    const t = scene({
      people: [
        { at: 'throne', damage: '3:11' },
        { at: 'throne', damage: '3:11' },
        { at: 'blackRose', ready: 'DES08' },
        { at: 'throne', damage: '0:11' },
      ],
      crown: 2,
    })
    t.says('cast quick', 'throne')
    expect(t.events.flatMap((event) => (event.kind === 'defeated' ? [event['seat']] : []))).toEqual([3, 0, 1])
  })
})

describe('awards', () => {
  test('BR-10.6 most 4, second 2, others 1; the Rose takes part', () => {
    expect(pay([6, 3, 2, 0, 1], 3)).toEqual(['0:4', '1:2', '2:1', '4:1'])
    const t = scene({ people: [{ at: 'throne' }, { at: 'throne', damage: 'rose:8 2:3' }, { at: 'crypt' }] })
    t.says('attack', 'attack')
    expect([t.power('rose'), t.power(0), t.power(2)]).toEqual([4, 1, 2])
  })

  test('BR-10.7 tied for first or second, each gets one less', () => {
    expect([pay([6, 6, 0, 0, 0], 3), pay([6, 3, 3, 0, 0], 3), pay([6, 4, 1, 0, 1], 3)]).toEqual([
      ['0:3', '1:3'],
      ['0:4', '1:1', '2:1'],
      ['0:4', '1:2', '2:1', '4:1'],
    ])
  })

  test('BR-10.8 a player who dealt all damage gets 5', () => {
    expect([pay([12, 0, 0, 0, 0], 3), pay([11, 0, 0, 0, 1], 3), pay([0, 0, 0, 0, 12], 3)]).toEqual([
      ['0:5'],
      ['0:4', '4:2'],
      ['4:5'],
    ])
  })

  test('BR-10.9 places are given by different amounts', () => {
    expect([pay([5, 5, 2, 0, 0], 3), pay([6, 3, 2, 0, 1], 3)]).toEqual([
      ['0:3', '1:3', '2:2'],
      ['0:4', '1:2', '2:1', '4:1'],
    ])
  })

  test('BR-10.10 BR-10.11 the defeated Mage’s own cubes take a place and earn nothing', () => {
    expect([pay([5, 0, 0, 7, 0], 3), pay([11, 0, 0, 1, 0], 3), pay([6, 0, 0, 6, 0], 3)]).toEqual([['0:2'], ['0:4'], ['0:3']])
    const t = scene({ people: [{ at: 'throne' }, { at: 'throne', damage: '0:9 1:1' }] })
    t.says('attack', 'attack')
    expect([t.power(0), t.power(1)]).toEqual([4, 0])
  })

  test('BR-10.12 the trophy goes to whoever placed the last cube; for one’s own last cube there is none', () => {
    const t = scene({ people: [{ at: 'throne' }, { at: 'throne', damage: '2:10' }, { at: 'crypt' }] })
    t.says('attack', 'attack')
    expect([mageOf(t.table, 0).trophies, mageOf(t.table, 2).trophies]).toEqual([
      [0, 1, 0, 0],
      [0, 0, 0, 0],
    ])
    const own = scene({
      people: [
        { at: 'throne', damage: '1:11' },
        { at: 'throne', active: 'NEC01' },
      ],
    })
    own.says('attack', 'attack')
    own.play('1 slot 3')
    expect([own.where(0), own.power(1), mageOf(own.table, 1).trophies, own.table.rose.trophies]).toEqual([
      'cell',
      4,
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ])
  })
})

describe('after a defeat', () => {
  test('BR-10.13 BR-10.14 actions, spells and traps are kept; the Mage comes back in the next go', () => {
    const t = scene({
      people: [{ at: 'throne' }, { at: 'throne', damage: '0:10', ready: 'DES03 DES08', active: 'CON01', actions: 1 }],
    })
    t.says('attack', 'attack')
    expect([t.where(1), mageOf(t.table, 1).actions, mageOf(t.table, 1).slots.map(({ state }) => state)]).toEqual([
      'cell',
      1,
      ['ready', 'ready', 'empty', 'active'],
    ])
    t.says('end')
    t.pass()
    t.says('end')
    expect([t.asked, t.answers]).toEqual(['act 1', ['move', 'shed 0', 'shed 1', 'shed 3']])
    t.says('move', 'altar', 'end')
    expect([t.where(1), t.answers.includes('cast 0')]).toEqual(['altar', true])
  })

  test('BR-10.15 points never fall below 0', () => {
    const t = scene({
      people: [{ power: 1 }, {}],
      moon: 3,
      eventsOnTop: 'E059',
      phase: 'rose',
      frames: [{ op: 'drawEvent' }, { op: 'library', nth: 0 }],
    })
    while (t.asked.startsWith('choose')) t.says(t.answers.at(-1) ?? '')
    expect([t.power(0), t.power(1)]).toEqual([0, 0])
  })

  test('BR-10.16 healing removes so many cubes, or all; whoever heals chooses the colours', () => {
    const t = scene({ people: [{ at: 'sanctuary', damage: '1:2 rose:2' }, { at: 'garden' }] })
    t.says('move', 'activate')
    expect(t.asked).toBe('cubes 0')
    t.says('0 2')
    expect([t.damage(0), t.table.supply[4]]).toEqual(['1:2', 26])
    const all = scene({ people: [{ at: 'sanctuary', damage: '1:1' }, { at: 'garden' }] })
    all.says('move', 'activate')
    expect(all.damage(0)).toBe('')
  })

  test('BR-10.17 nobody steals more than there is', () => {
    const t = scene({
      people: [
        { at: 'blackRose', power: 1 },
        { at: 'crypt', active: 'CON02' },
      ],
    })
    t.says('move', 'throne')
    t.play('1 slot 3')
    expect([t.power(0), t.power(1)]).toEqual([0, 1])
  })

  test('BR-6.2.6 a Mage who falls in the middle of drawing still comes down to the hand limit', () => {
    const t = scene({
      people: [
        { at: 'laboratory', damage: '1:11', hand: 'DES01 DES02 DES03 DES04 DES05 DES06', grimoire: 'NEC01 NEC02 NEC03' },
        { at: 'garden' },
      ],
      moon: 2,
      events: '- E028 -',
    })
    t.says('move', 'activate')
    expect([t.asked, t.where(0)]).toEqual(['handLimit 0', 'laboratory'])
    while (t.asked === 'handLimit 0') t.says(t.answers[0] ?? '')
    expect([t.hand(0).split(' ').length, t.where(0), t.asked]).toEqual([7, 'cell', 'act 1'])
  })

  test('BR-6.2.6 a Moon gives a card too many to a Mage who falls at the same moment: it is discarded all the same', () => {
    const hand = 'DES01 DES02 DES03 DES04 DES05 DES06 DES07'
    const t = scene({
      people: [{ at: 'throne', damage: '1:11', power: 17, aside: 1, hand, ready: 'NEC06 NEC06' }, { at: 'cell' }],
      moon: 2,
      events: '- E064 -',
    })
    t.says('cast quick', 'cast 1')
    expect([t.table.moon, t.where(0), t.asked]).toEqual([3, 'cell', 'handLimit 0'])
  })
})

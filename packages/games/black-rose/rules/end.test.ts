import { describe, expect, test } from 'vitest'
import { mageOf } from '../board.ts'
import type { Person, Scene } from '../scene.ts'
import { bonuses, result, scoresOf } from '../score.ts'
import { scene } from '../talk.ts'

// The end of the game and the optional rules (rules §15 and §16).

const frames = [{ op: 'cleanup', step: 0 }] as const
const grimoire = 'TRA01 TRA02 TRA03 TRA04'
const ended = (people: readonly Person[], more: Scene = {}) =>
  scene({ people: people.map((person) => ({ grimoire, ...person })), moon: 3, eventsOnTop: 'E068', frames, ...more })
const ranks = (t: ReturnType<typeof scene>) => {
  const { ranks, rivals } = result(t.table)
  return [...ranks, rivals?.[0]?.rank]
}
const part = (t: ReturnType<typeof scene>, name: string) =>
  scoresOf(t.table).map(({ parts }) => parts.find((one) => one.name === name)?.points)

describe('final scoring', () => {
  test('BR-1.1 most points win, the Rose too', () => {
    expect([
      ranks(ended([{ power: 31 }, { power: 12 }], { rose: 20 })),
      ranks(ended([{ power: 12 }, { power: 20 }], { rose: 31 })),
    ]).toEqual([
      [1, 3, 2],
      [3, 2, 1],
    ])
  })

  test('BR-15.1 BR-15.2 quests 6, 3 and 1, trophies 4, 2 and 1', () => {
    expect([bonuses([3, 2, 1, 0], 6, 3), bonuses([5, 3, 2, 1], 4, 2)]).toEqual([
      [6, 3, 1, 0],
      [4, 2, 1, 1],
    ])
    const t = ended([
      { power: 30, done: 'Q001 Q002', trophies: '1:1' },
      { done: 'Q003', trophies: '0:2' },
      { trophies: '0:1 1:2' },
    ])
    expect([part(t, 'quests'), part(t, 'trophies')]).toEqual([
      [6, 3, 0],
      [1, 2, 4],
    ])
  })

  test('BR-15.3 ties for first and second cost a point; places go by different amounts', () => {
    expect([bonuses([3, 3, 1, 0], 6, 3), bonuses([4, 2, 2, 1], 6, 3), bonuses([0, 0], 4, 2)]).toEqual([
      [5, 5, 3, 0],
      [6, 2, 2, 1],
      [0, 0],
    ])
  })

  test('BR-15.4 BR-15.5 BR-15.6 room tokens, the crown, and nothing for the Rose', () => {
    const t = ended([{ power: 30, tokens: 'throne garden' }, {}], { crown: 1, rose: 3, ruins: 'mirrors' })
    expect([part(t, 'rooms'), part(t, 'crown')]).toEqual([
      [7, 0],
      [0, 1],
    ])
    expect(result(t.table).rivals?.[0]?.score?.total).toBe(3)
  })

  test('BR-15.7 a tie goes to more completed quests, then to more trophies', () => {
    const quests = ended(
      [
        { power: 30, done: 'Q001 Q002' },
        { power: 32, done: 'Q003' },
      ],
      { crown: 1 },
    )
    expect([scoresOf(quests.table).map(({ total }) => total), ranks(quests), result(quests.table).tieBreak]).toEqual([
      [36, 36],
      [1, 2, 3],
      'quests',
    ])
    const trophies = ended(
      [
        { power: 31, trophies: '1:1' },
        { power: 30, trophies: '0:2' },
      ],
      { crown: 0 },
    )
    expect([scoresOf(trophies.table).map(({ total }) => total), ranks(trophies), result(trophies.table).tieBreak]).toEqual([
      [34, 34],
      [2, 1, 3],
      'trophies',
    ])
  })

  test('BR-15.8 if the tie remains, the crown holder names the winner', () => {
    const t = ended([{ power: 29 }, { power: 31 }, { power: 31 }])
    expect([t.asked, t.answers, t.refused('0')]).toEqual(['winner 0', ['1', '2'], 'BR-15.8'])
    t.says('2')
    expect([ranks(t), result(t.table).tieBreak]).toEqual([[3, 2, 1, 4], 'crown'])
    const own = ended([{ power: 30 }, { power: 31 }])
    expect([own.asked, own.answers]).toEqual(['winner 0', ['0', '1']])
  })

  test('BR-15.9 the Rose wins only with more than every Mage', () => {
    expect([ranks(ended([{ power: 30 }, {}], { rose: 31 })), ranks(ended([{ power: 30 }, {}], { rose: 32 }))]).toEqual([
      [1, 3, 2],
      [2, 3, 1],
    ])
  })
})

describe('optional rules', () => {
  test('BR-16.1 For the crown! changes the order with the next phase', () => {
    const order = (forTheCrown: boolean) => {
      const t = scene({
        people: [
          { at: 'garden', actions: 0, evocations: 'landsknecht:crypt' },
          { at: 'throne', actions: 1, evocations: 'malacoda:crypt' },
        ],
        options: { forTheCrown },
      })
      t.says('move', 'activate', 'end')
      return t.asked
    }
    expect([order(false), order(true)]).toEqual(['evocation 0', 'evocation 1'])
  })

  test('BR-16.2 Overkill: damage beyond Life counts for its author, as far as there are cubes', () => {
    const awards = (overkill: boolean, cubes: Scene['cubes'] = {}) => {
      const t = scene({
        people: [{ at: 'blackRose', ready: 'DES08' }, { at: 'throne', damage: '2:3 rose:8' }, { at: 'crypt' }],
        options: { overkill },
        cubes,
      })
      t.says('cast quick')
      if (t.asked === 'symbol 0') t.says('before')
      t.says('throne')
      return [t.power(0), t.power(2), t.power('rose')]
    }
    expect([awards(false), awards(true)]).toEqual([
      [1, 2, 4],
      [2, 1, 4],
    ])
    const few = { mirrors: '0:6', oracle: '0:6', abyss: '0:6', arena: '0:5' }
    expect(awards(true, few)).toEqual([1, 2, 4])
  })

  test('BR-16.3 Overload: cubes may exceed the holes, and all count', () => {
    const t = scene({
      people: [
        { at: 'oracle', ready: 'FOR03.lower', actions: 0, grimoire },
        { at: 'crypt', actions: 0, grimoire },
      ],
      options: { overload: true },
      cubes: { garden: '1:3' },
      eventsOnTop: 'E019',
    })
    t.says('cast quick', 'before', 'garden')
    expect([mageOf(t.table, 0).tokens, t.table.tiles[9].destroyed]).toEqual([['garden'], true])
    expect(t.events.find((event) => event.kind === 'instability' && event['n'] === 5)).toBeDefined()
    const plain = scene({
      people: [
        { at: 'oracle', ready: 'FOR03.lower', actions: 0, grimoire },
        { at: 'crypt', actions: 0, grimoire },
      ],
      cubes: { garden: '1:3' },
      eventsOnTop: 'E019',
    })
    plain.says('cast quick', 'before', 'garden')
    expect(mageOf(plain.table, 1).tokens).toEqual(['garden'])
  })

  test('BR-16.4 extra turns: a tie at the top plays on; the crown counts for nothing', () => {
    const t = ended([{ power: 31 }, { power: 31 }], { options: { extraTurns: true } })
    expect([t.table.turn, t.asked === 'nothing', part(t, 'crown')]).toEqual([2, false, [0, 0]])
    const over = ended([{ power: 31 }, { power: 30 }], { options: { extraTurns: true } })
    expect([over.asked, ranks(over)]).toEqual(['nothing', [1, 2, 3]])
  })

  test('BR-16.5 the Life of the Mages is 12 or 8', () => {
    const falls = (life: '12' | '8') => {
      const t = scene({ people: [{ at: 'throne' }, { at: 'throne', damage: '0:6' }], options: { life } })
      t.says('attack', 'attack')
      return t.where(1)
    }
    expect([falls('12'), falls('8')]).toEqual(['throne', 'cell'])
  })
})

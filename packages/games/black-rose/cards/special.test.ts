import { describe, expect, test } from 'vitest'
import { scene } from '../talk.ts'

describe('special spells', () => {
  test('BR-34.1.1 Wrath of Nature: move and attack, and once more against another figure', () => {
    const t = scene({
      people: [
        { mage: 'tessa', at: 'blackRose', ready: 'SP-TES' },
        { mage: 'nero', at: 'throne', evocations: 'boneKnight:throne' },
      ],
    })
    t.says('cast quick', 'throne', '1', 'yes', 'pass')
    expect(t.answers).toEqual(['pass', '1:boneKnight'])
    t.says('1:boneKnight')
    expect([t.damage(1), t.damage('1:boneKnight')]).toEqual(['0:2', '0:2'])
  })

  test('BR-34.1.2 Wrath of Nature: 1 damage and a cube, two where I stand', () => {
    const cast = (room: 'blackRose' | 'throne') => {
      const t = scene({
        people: [
          { mage: 'tessa', at: 'blackRose', ready: 'SP-TES.lower' },
          { mage: 'nero', at: room },
        ],
      })
      t.says('cast quick', room)
      return [t.damage(1), t.cubes(room)]
    }
    expect([cast('throne'), cast('blackRose')]).toEqual([
      ['0:1', '0:1'],
      ['0:1', '0:2'],
    ])
  })

  test('BR-34.2.1 Read the Stars: a quest of the Third Moon for a point, the other back on top', () => {
    const t = scene({
      people: [{ mage: 'jafar', at: 'blackRose', ready: 'SP-JAF', power: 2 }, { at: 'garden' }],
      questsOnTop: 'Q070 Q071',
    })
    t.says('cast quick', 'fire', 'yes', 'Q071')
    expect([t.table.mages[0]?.quests, t.power(0), t.table.questDecks[2]?.top.map(({ thing }) => thing)]).toEqual([
      ['Q071'],
      1,
      ['Q070'],
    ])
  })

  test('BR-34.2.2 Read the Stars: four events in my order, and a point', () => {
    const t = scene({
      people: [{ mage: 'jafar', at: 'blackRose', ready: 'SP-JAF.lower' }, { at: 'garden' }],
      eventsOnTop: 'E001 E002 E003 E004',
    })
    t.says('cast quick', 'fire')
    expect(t.asked).toBe('order 0')
    expect(t.table.mages[0]?.seenEvents.toSorted()).toEqual(['E001', 'E002', 'E003', 'E004'])
  })

  test('BR-34.3.1 Putrefy deals 3, and a Mage loses a point', () => {
    const t = scene({
      people: [
        { mage: 'rebecca', at: 'blackRose', ready: 'SP-REB' },
        { mage: 'nero', at: 'throne', power: 2 },
      ],
    })
    t.says('cast quick')
    expect([t.damage(1), t.power(1)]).toEqual(['0:3', 1])
  })

  test('BR-34.3.2 Putrefy sacrifices an Undead: 4 damage near it', () => {
    const t = scene({
      people: [
        { mage: 'rebecca', at: 'blackRose', ready: 'SP-REB.lower', evocations: 'landsknecht:forge' },
        { mage: 'nero', at: 'garden' },
      ],
    })
    t.says('cast quick')
    expect([t.figures('forge'), t.damage(1)]).toEqual(['', '0:4'])
  })

  test('BR-34.4.1 Ring of Fire deals 2 around me, not where I stand', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'SP-NER' }, { at: 'throne' }, { at: 'blackRose' }, { at: 'garden' }] })
    t.says('cast quick')
    expect([t.damage(1), t.damage(2), t.damage(3)]).toEqual(['0:2', '', ''])
  })

  test('BR-34.4.2 Ring of Fire deals 2, and 2 more to a Mage who walks away', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'SP-NER.lower', actions: 0 }, { at: 'throne' }] })
    t.says('cast quick', 'throne')
    expect([t.damage(1), t.asked]).toEqual(['0:2', 'act 1'])
    t.says('move', 'laboratory')
    expect(t.damage(1)).toBe('0:4')
  })
})

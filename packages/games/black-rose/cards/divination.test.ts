import { describe, expect, test } from 'vitest'
import { scene } from '../talk.ts'

describe('Divination', () => {
  test('BR-30.1.1 Arcane Mark looks at ready spells and gives a point', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DIV01' },
        { at: 'throne', ready: 'DES01 DES02' },
        { at: 'crypt', ready: 'DES03' },
      ],
    })
    t.says('cast quick', 'throne')
    expect(t.table.peeks.map(({ by, of, card }) => `${by}${of}${card}`)).toEqual(['01DES01', '01DES02'])
    expect(t.power(0)).toBe(1)
  })

  test('BR-30.1.2 Arcane Mark: a point for each spell of the named type', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DIV01.lower', actions: 0 },
        { at: 'throne', ready: 'NEC06 DES01.lower' },
      ],
    })
    t.says('cast quick', 'combat')
    t.says('cast quick')
    expect(t.power(0)).toBe(1)
    t.says('cast 1', 'oracle')
    expect(t.power(0)).toBe(1)
  })

  test('BR-30.2.1 Arcane Vision activates a room from afar', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'DIV02' }, { at: 'garden' }] })
    t.says('cast quick', 'fire', 'before', 'cemetery')
    expect([t.figures('cemetery'), t.where(0), t.table.tiles[16].used]).toEqual(['0:landsknecht', 'blackRose', true])
  })

  test('BR-30.2.2 Arcane Vision takes one of five cards of a school', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'DIV02.lower' }, { at: 'garden' }] })
    t.says('cast quick', 'fire', 'necromancy')
    expect(t.table.mages[0]?.seen).toHaveLength(5)
    t.says(t.answers[0] ?? '')
    expect([t.hand(0).slice(0, 3), t.table.decks.necromancy.length]).toEqual(['NEC', 35])
  })

  test('BR-30.3.1 Autumn Rite: an altar heals 3 on everyone there, a point each', () => {
    const t = scene({
      people: [
        { at: 'crypt', ready: 'DIV03', damage: '1:4', evocations: 'divineAltar:crypt' },
        { at: 'crypt', damage: '0:2' },
        { at: 'garden', damage: '0:1' },
      ],
    })
    t.says('cast quick')
    expect([t.damage(0), t.damage(1), t.damage(2), t.figures('crypt'), t.power(0)]).toEqual(['1:1', '', '0:1', '0 1', 2])
  })

  test('BR-30.3.2 Autumn Rite summons a Divine Altar and gives a point', () => {
    const t = scene({ people: [{ at: 'crypt', ready: 'DIV03.lower' }, { at: 'garden' }] })
    t.says('cast quick')
    expect([t.figures('crypt'), t.power(0), t.cubes('crypt')]).toEqual(['0 0:divineAltar', 1, '0:1'])
  })

  test('BR-30.4.1 Change the Past and Future draws a quest of this Moon or the next', () => {
    const drawn = (way: '0' | '1') => {
      const t = scene({ people: [{ at: 'crypt', ready: 'DIV04' }, { at: 'garden' }], questsOnTop: 'Q001 Q040' })
      t.says('cast quick', way)
      return t.table.mages[0]?.quests
    }
    expect([drawn('0'), drawn('1')]).toEqual([['Q001'], ['Q040']])
  })

  test('BR-30.4.2 Change the Past and Future: the points of a past quest, or its card', () => {
    const past = (way: '0' | '1') => {
      const t = scene({ people: [{ at: 'crypt', ready: 'DIV04.lower' }, { at: 'garden' }], moon: 2, questsOnTop: 'Q001' })
      t.says('cast quick', way)
      return [t.power(0), t.table.mages[0]?.done, t.table.questsGone, t.power('rose')]
    }
    expect([past('0'), past('1')]).toEqual([
      [1, [], ['Q001'], 0],
      [0, ['Q001'], [], 0],
    ])
  })

  test('BR-30.5.1 Change the Plot activates a room once more, and gives a point', () => {
    const t = scene({ people: [{ at: 'crypt', ready: 'DIV05' }, { at: 'garden' }], used: 'treasure' })
    t.says('cast quick', 'before', 'treasure')
    expect(t.power(0)).toBe(2)
  })

  test('BR-30.5.2 Change the Plot: each Mage there discards a ready spell, a point each', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DIV05.lower' },
        { at: 'throne', ready: 'DES01 DES02' },
        { at: 'throne', ready: 'DES03' },
      ],
    })
    t.says('cast quick', 'throne')
    expect([t.memories(1).endsWith('DES02'), t.table.mages[2]?.slots[0]?.state, t.power(0)]).toEqual([true, 'ready', 1])
  })

  test('BR-30.6.1 Clairvoyance ignores a combat spell and gives a point; others are hit', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'DES08' }, { at: 'throne', active: 'DIV06' }, { at: 'throne' }] })
    t.says('cast quick', 'throne')
    t.play('1 slot 3')
    t.pass()
    expect([t.damage(1), t.damage(2), t.power(1)]).toEqual(['', '0:4', 1])
  })

  test('BR-30.6.2 Clairvoyance ignores a trap and gives a point', () => {
    const t = scene({
      people: [
        { at: 'throne', active: 'DIV06.lower' },
        { at: 'garden', active: 'CON01' },
      ],
    })
    t.says('move', 'laboratory')
    t.play('1 slot 3', '0 slot 3')
    expect([t.damage(0), t.power(0)]).toEqual(['', 1])
  })

  test('BR-30.7.1 Forget the Grief heals 3 on everyone there, and gives a point', () => {
    const t = scene({
      people: [
        { at: 'throne', ready: 'DIV07', damage: '1:2' },
        { at: 'throne', damage: '0:5' },
      ],
    })
    t.says('cast quick', 'throne')
    expect([t.damage(0), t.damage(1), t.power(0)]).toEqual(['', '0:2', 1])
  })

  test('BR-30.7.2 Forget the Grief converts up to 4 on me, and gives 2 points', () => {
    const t = scene({ people: [{ at: 'throne', ready: 'DIV07.lower', damage: '1:5' }, { at: 'crypt' }] })
    t.says('cast quick', '4')
    expect([t.damage(0), t.power(0)]).toEqual(['0:4 1:1', 2])
  })

  test('BR-30.8.1 Hourglass looks at quests and may take one; its owner draws an older one', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DIV08' },
        { at: 'throne', quests: 'Q040 Q041' },
      ],
      moon: 2,
      questsOnTop: 'Q001',
    })
    t.says('cast quick', 'fire', 'throne', 'yes', 'Q041')
    expect([t.table.mages[0]?.quests, t.table.mages[1]?.quests.toSorted()]).toEqual([['Q041'], ['Q001', 'Q040']])
  })

  test('BR-30.8.2 Hourglass plays one of three events for 2 points', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'DIV08.lower' }, { at: 'throne' }], eventsOnTop: 'E010 E009 E006' })
    t.says('cast quick', 'fire', 'yes', 'E010')
    expect([t.table.events.includes('E010'), t.power(0), t.asked]).toEqual([true, 2, 'order 0'])
  })

  test('BR-30.9.1 Read the Past and Future takes two of four cards of my Grimoire', () => {
    const t = scene({ people: [{ at: 'throne', ready: 'DIV09', grimoire: 'DES05 DES04 DES03 DES02 DES01' }, { at: 'crypt' }] })
    t.says('cast quick')
    expect(t.table.mages[0]?.seen.toSorted()).toEqual(['DES01', 'DES02', 'DES03', 'DES04'])
    t.says('DES02 DES04')
    expect([t.hand(0), t.asked]).toEqual(['DES02 DES04', 'order 0'])
  })

  test('BR-30.9.2 Read the Past and Future takes the top two Memories', () => {
    const t = scene({ people: [{ at: 'throne', ready: 'DIV09.lower', memories: 'DES01 DES02 DES03' }, { at: 'crypt' }] })
    t.says('cast quick')
    expect(t.hand(0)).toBe('DES02 DES03')
  })

  test('BR-30.10.1 Spring Rite: a cube at the altar and in each room around', () => {
    const t = scene({
      people: [
        { at: 'crypt', ready: 'DIV10' },
        { at: 'garden', evocations: 'divineAltar:garden' },
      ],
    })
    t.says('cast quick', 'before')
    expect([t.cubes('garden'), t.cubes('forge'), t.cubes('treasure'), t.cubes('oracle'), t.figures('garden')]).toEqual([
      '0:1',
      '0:1',
      '0:1',
      '0:1',
      '1',
    ])
  })

  test('BR-30.10.2 Spring Rite: a point for each Divine Altar', () => {
    const t = scene({
      people: [
        { at: 'crypt', ready: 'DIV10.lower' },
        { at: 'garden', evocations: 'divineAltar:garden' },
      ],
    })
    t.says('cast quick')
    expect([t.figures('crypt'), t.power(0)]).toEqual(['0 0:divineAltar', 2])
  })

  test('BR-30.11.1 Summer Rite uses up all tokens of a colour, and gives 2 points', () => {
    const t = scene({ people: [{ at: 'crypt', ready: 'DIV11', evocations: 'divineAltar:garden' }, { at: 'garden' }] })
    t.says('cast quick', 'blue')
    const { 1: mirrors, 2: oracle, 4: abyss, 8: forge } = t.table.tiles
    expect([t.power(0), mirrors.used, oracle.used, abyss.used, forge.used]).toEqual([2, true, true, true, false])
  })

  test('BR-30.11.2 Summer Rite summons a Divine Altar and gives a point', () => {
    const t = scene({ people: [{ at: 'crypt', ready: 'DIV11.lower' }, { at: 'garden' }] })
    t.says('cast quick')
    expect([t.figures('crypt'), t.power(0)]).toEqual(['0 0:divineAltar', 1])
  })

  test('BR-30.12.1 Winter Rite casts a spell of my hand, and gives a point', () => {
    const t = scene({
      people: [{ at: 'blackRose', ready: 'DIV12 DES01', hand: 'NEC06', evocations: 'divineAltar:crypt' }, { at: 'throne' }],
    })
    t.says('cast quick', 'before', 'lay 1 NEC06 upper')
    expect([t.damage(1), t.power(0), t.hand(0), t.figures('crypt')]).toEqual(['0:3', 1, '', ''])
  })

  test('BR-30.12.2 Winter Rite summons a Divine Altar and gives a point', () => {
    const t = scene({ people: [{ at: 'crypt', ready: 'DIV12.lower' }, { at: 'garden' }] })
    t.says('cast quick')
    expect([t.figures('crypt'), t.power(0)]).toEqual(['0 0:divineAltar', 1])
  })
})

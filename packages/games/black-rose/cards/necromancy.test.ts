import { describe, expect, test } from 'vitest'
import { scene } from '../talk.ts'

describe('Necromancy', () => {
  test('BR-32.1.1 Bone Armor gives the damage back with the attacker’s own cubes', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'NEC06' },
        { at: 'throne', active: 'NEC01' },
      ],
    })
    t.says('cast quick', 'pass', 'pass') // aimed at, affected, damaged
    t.play('1 slot 3')
    expect([t.damage(1), t.damage(0)]).toEqual(['0:3', '0:3'])
  })

  test('BR-32.1.2 Bone Armor turns the damage taken into points, at most 3', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DES08' },
        { at: 'throne', active: 'NEC01.lower' },
      ],
    })
    t.says('cast quick', 'throne', 'pass', 'pass')
    t.play('1 slot 3')
    expect([t.damage(1), t.power(1)]).toEqual(['0:4', 3])
  })

  test('BR-32.2.1 Cowardice converts up to 4 foreign cubes on another Mage', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'NEC02' },
        { at: 'throne', damage: '1:2 rose:3' },
      ],
    })
    t.says('cast quick', '1 3')
    expect(t.damage(1)).toBe('0:4 1:1')
  })

  test('BR-32.2.2 Cowardice shifts up to 2 of my cubes, then converts up to 2', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'NEC02.lower', damage: '1:3' }, { at: 'throne' }] })
    t.says('cast quick', '1', '1', '2')
    expect([t.damage(0), t.damage(1)]).toEqual(['1:1', '0:2'])
  })

  test('BR-32.3.1 Epiphany shuffles my Memories into my Grimoire and draws 2', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'NEC03', memories: 'DES01 DES02', grimoire: 'DES03', aside: 2 }, {}] })
    t.says('cast quick')
    const [me] = t.table.mages
    const left = me ? [...me.grimoire.top.map(({ thing }) => thing), ...me.grimoire.rest] : []
    expect([...left, ...(me?.hand ?? [])].toSorted()).toEqual(['DES01', 'DES02', 'DES03', 'SP-NER'])
    expect(me?.hand).toHaveLength(2)
  })

  test('BR-32.3.2 Epiphany takes one of the top 3 Memories', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'NEC03.lower', memories: 'DES01 DES02 DES03 DES04' }, {}] })
    t.says('cast quick')
    expect(t.answers).not.toContain('DES01')
    t.says('DES03')
    expect([t.hand(0), t.memories(0).includes('DES03')]).toEqual(['DES03', false])
  })

  test('BR-32.4.1 Evanescent Hope takes 1 point and gives 2', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'NEC04' },
        { at: 'throne', power: 3 },
      ],
    })
    t.says('cast quick')
    expect([t.power(0), t.power(1)]).toEqual([2, 2])
  })

  test('BR-32.4.1 Evanescent Hope gives nothing for a Mage without points', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'NEC04' }, { at: 'throne' }] })
    t.says('cast quick')
    expect([t.power(0), t.power(1)]).toEqual([0, 0])
  })

  test('BR-32.4.2 Evanescent Hope sacrifices an Undead: every other Mage nearby loses 1, I gain 1 for each', () => {
    const t = scene({
      people: [
        { at: 'abyss', ready: 'NEC04.lower', evocations: 'landsknecht:mirrors', power: 1 },
        { at: 'oracle', power: 2 },
        { at: 'mirrors', power: 2 },
        { at: 'crypt', power: 2 },
      ],
    })
    t.says('cast quick')
    expect([t.power(0), t.power(1), t.power(2), t.power(3)]).toEqual([3, 1, 1, 2])
    expect(t.figures('mirrors')).toBe('2')
  })

  test('BR-32.5.1 Graze deals 2; around it converts 1, or deals 1 where there is nothing to convert', () => {
    const t = scene({
      people: [{ at: 'abyss', ready: 'NEC05' }, { at: 'mirrors' }, { at: 'oracle', damage: '1:1' }, { at: 'forge' }],
    })
    t.says('cast quick', 'mirrors')
    expect([t.damage(1), t.damage(2), t.damage(3)]).toEqual(['0:2', '0:1', '0:1'])
  })

  test('BR-32.5.2 Graze deals 2, converts 2, and gives a point for each cube that is missing', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'NEC05.lower' },
        { at: 'throne', damage: '1:1' },
      ],
    })
    t.says('cast quick')
    expect([t.damage(1), t.power(0)]).toEqual(['0:3', 1])
  })

  test('BR-32.6.1 Ice Grip deals 3', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'NEC06' }, { at: 'garden' }] })
    t.says('cast quick')
    expect([t.damage(1), t.cubes('blackRose')]).toEqual(['0:3', '0:1'])
  })

  test('BR-32.6.2 Ice Grip deals 2 and converts 2; a Mage pays a point for each cube that is missing', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'NEC06.lower' },
        { at: 'garden', damage: 'rose:1', power: 5 },
      ],
    })
    t.says('cast quick')
    expect([t.damage(1), t.power(1), t.power(0)]).toEqual(['0:3', 4, 0])
  })

  test('BR-32.7.1 Invoke Obscurity: an Undead for 2 points, or a point for a Bone Knight', () => {
    const people = [
      { at: 'blackRose', ready: 'NEC07', power: 1 },
      { at: 'throne', evocations: 'landsknecht:throne' },
    ] as const
    const sacrifice = scene({ people })
    sacrifice.says('cast quick', 'throne', '0')
    expect([sacrifice.power(0), sacrifice.figures('throne')]).toEqual([3, '1'])
    const knight = scene({ people })
    knight.says('cast quick', 'throne', '1')
    expect([knight.power(0), knight.figures('throne')]).toEqual([0, '1 0:boneKnight 1:landsknecht'])
  })

  test('BR-32.7.2 Invoke Obscurity makes a Bone Knight of my Undead', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'NEC07.lower', evocations: 'landsknecht:throne' }, { at: 'garden' }] })
    t.says('cast quick', 'throne')
    expect(t.figures('throne')).toBe('0:boneKnight')
  })

  test('BR-32.8.1 Obscurity’s Grip sends my Undead to a room with a Mage, where it may attack', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'NEC08', evocations: 'landsknecht:crypt' }, { at: 'garden' }] })
    t.says('cast quick', 'garden', '1')
    expect([t.where('0:landsknecht'), t.damage(1)]).toEqual(['garden', '0:2'])
  })

  test('BR-32.8.2 Obscurity’s Grip swaps me with an Undead, or summons a Landsknecht', () => {
    const people = [
      { at: 'blackRose', ready: 'NEC08.lower' },
      { at: 'garden', evocations: 'boneKnight:crypt' },
    ] as const
    const swapped = scene({ people })
    swapped.says('cast quick', 'crypt', '0')
    expect([swapped.where(0), swapped.where('1:boneKnight')]).toEqual(['crypt', 'blackRose'])
    const summoned = scene({ people })
    summoned.says('cast quick', 'garden')
    expect(summoned.figures('garden')).toBe('1 0:landsknecht')
  })

  test('BR-32.9.1 Sick Withering deals 3, then 1 to one new figure after another', () => {
    const t = scene({ people: [{ at: 'abyss', ready: 'NEC09' }, { at: 'blackRose' }, { at: 'oracle' }, { at: 'garden' }] })
    t.says('cast quick', '2', '3')
    expect([t.damage(1), t.damage(2), t.damage(3), t.asked]).toEqual(['0:3', '0:1', '0:1', 'act 0'])
  })

  test('BR-32.9.2 Sick Withering converts up to 2 on every Mage nearby; what is missing costs points', () => {
    const t = scene({
      people: [
        { at: 'abyss', ready: 'NEC09.lower' },
        { at: 'blackRose', damage: '2:1', power: 3 },
        { at: 'mirrors', damage: '1:2', power: 3 },
        { at: 'crypt', power: 3 },
      ],
    })
    t.says('cast quick', 'mirrors', '1', '2')
    expect([t.damage(1), t.damage(2), t.damage(3)]).toEqual(['0:1', '0:2', ''])
    expect([t.power(1), t.power(2), t.power(3)]).toEqual([2, 3, 3])
  })

  test('BR-32.10.1 Summon Obscurity: my Undead earns a point for each damage it deals, at most 3', () => {
    const t = scene({
      people: [{ at: 'abyss', ready: 'NEC10 NEC10.lower', evocations: 'boneKnight:mirrors' }, { at: 'mirrors' }],
    })
    t.says('cast quick', 'cast 1', 'mirrors', '0', 'pass', '1')
    expect([t.damage(1), t.power(0)]).toEqual(['0:4', 3])
  })

  test('BR-32.10.2 Summon Obscurity lets my Undead act, or summons a Landsknecht', () => {
    const t = scene({ people: [{ at: 'abyss', ready: 'NEC10.lower' }, { at: 'mirrors' }] })
    t.says('cast quick', 'mirrors')
    expect(t.figures('mirrors')).toBe('1 0:landsknecht')
  })

  test('BR-32.11.1 Traitor Mist: every Mage nearby discards a ready spell, or I gain a point', () => {
    const t = scene({
      people: [
        { at: 'abyss', ready: 'NEC11' },
        { at: 'mirrors', ready: 'DES01 DES02' },
        { at: 'oracle', ready: 'DES03 DES04' },
      ],
    })
    t.says('cast quick', 'mirrors', '1', 'pass')
    expect([t.power(0), t.memories(1).includes('DES02'), t.memories(2).includes('DES04')]).toEqual([1, true, false])
  })

  test('BR-32.11.2 Traitor Mist: every Mage nearby discards a ready spell, or takes 2 damage', () => {
    const t = scene({
      people: [
        { at: 'abyss', ready: 'NEC11.lower' },
        { at: 'mirrors', ready: 'DES01 DES02' },
        { at: 'oracle', ready: 'DES03' },
      ],
    })
    t.says('cast quick', 'mirrors', '1')
    expect([t.damage(1), t.damage(2)]).toEqual(['', '0:2'])
  })

  test('BR-32.12.1 Vampire’s Bite deals 2 and heals me by 2', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'NEC12', damage: '1:3' }, { at: 'throne' }] })
    t.says('cast quick')
    expect([t.damage(1), t.damage(0)]).toEqual(['0:2', '1:1'])
  })

  test('BR-32.12.2 Vampire’s Bite deals 2 and steals a point from a Mage', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'NEC12.lower' },
        { at: 'throne', power: 2 },
      ],
    })
    t.says('cast quick')
    expect([t.damage(1), t.power(0), t.power(1)]).toEqual(['0:2', 1, 1])
  })
})

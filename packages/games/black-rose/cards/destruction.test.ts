import { describe, expect, test } from 'vitest'
import { scene } from '../talk.ts'

// The Lodge of scenes: the Black Rose Room in the middle; around it Mirrors, Oracle, Throne, Abyss, Bibliotheca, Observatory.

describe('Destruction', () => {
  test('BR-29.1.1 Demon’s Howl lets one of my Evocations move and attack', () => {
    const t = scene({ people: [{ at: 'abyss', ready: 'DES01', evocations: 'malacoda:mirrors' }, { at: 'forge' }] })
    t.says('cast quick', 'forge', 'pass', '1')
    expect([t.where('0:malacoda'), t.damage(1), t.asked]).toEqual(['forge', '0:3', 'act 0'])
  })

  test('BR-29.1.2 Demon’s Howl summons a Malacoda at most one room away', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'DES01.lower' }, { at: 'garden' }] })
    t.says('cast quick')
    expect(t.answers).not.toContain('garden')
    t.says('oracle')
    expect([t.figures('oracle'), t.cubes('blackRose')]).toEqual(['0:malacoda', ''])
  })

  test('BR-29.2.1 Destructive Bolt deals 3 to everyone in a room and uses up its token', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DES02' },
        { at: 'oracle', evocations: 'boneKnight:oracle' },
      ],
    })
    t.says('cast quick', 'oracle')
    expect([t.damage(1), t.damage('1:boneKnight'), t.table.tiles[2].used]).toEqual(['0:3', '0:3', true])
    expect(t.cubes('blackRose')).toBe('0:1')
  })

  test('BR-29.2.2 Destructive Bolt jumps on, for 3, 2 and 1, and never back', () => {
    const t = scene({ people: [{ at: 'abyss', ready: 'DES02.lower' }, { at: 'blackRose' }, { at: 'oracle' }, { at: 'garden' }] })
    t.says('cast quick')
    expect(t.answers).toEqual(['pass', '2'])
    t.says('2')
    expect(t.answers).toEqual(['pass', '3'])
    t.says('3')
    expect([t.damage(1), t.damage(2), t.damage(3), t.cubes('abyss')]).toEqual(['0:3', '0:2', '0:1', '0:1'])
  })

  test('BR-29.3.1 Fireball deals 3, and no protection helps', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DES03' },
        { at: 'throne', active: 'CON04' },
      ],
    })
    t.says('cast quick', 'throne')
    expect([t.damage(1), t.power(1), t.asked]).toEqual(['0:3', 0, 'act 0'])
  })

  test('BR-29.3.2 Fireball deals 2 and shakes the room once for each figure it hit', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DES03.lower' },
        { at: 'throne', evocations: 'malacoda:throne' },
      ],
    })
    t.says('cast quick', 'before', 'throne')
    expect([t.damage(1), t.damage('1:malacoda'), t.cubes('throne')]).toEqual(['0:2', '0:2', '0:2'])
  })

  test('BR-29.3.2 Fireball places at most 4 cubes', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DES03.lower' },
        { at: 'throne', evocations: 'malacoda:throne boneKnight:throne divineAltar:throne' },
        { at: 'throne' },
      ],
    })
    t.says('cast quick', 'before', 'throne')
    expect(t.cubes('throne')).toBe('0:4')
  })

  test('BR-29.4.1 Fire Dash: there first, then 1 damage', () => {
    const t = scene({ people: [{ at: 'bibliotheca', ready: 'DES04' }, { at: 'garden' }, { at: 'bibliotheca' }] })
    t.says('cast quick', 'garden')
    expect([t.where(0), t.damage(1), t.damage(2), t.cubes('garden')]).toEqual(['garden', '0:1', '', ''])
  })

  test('BR-29.4.2 Fire Dash: 1 damage here, then away', () => {
    const t = scene({ people: [{ at: 'bibliotheca', ready: 'DES04.lower' }, { at: 'garden' }, { at: 'bibliotheca' }] })
    t.says('cast quick', 'garden')
    expect([t.where(0), t.damage(1), t.damage(2)]).toEqual(['garden', '', '0:1'])
  })

  test('BR-29.5.1 Fire of Fate makes another Mage discard a quest, and gives 1 point', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DES05' },
        { at: 'garden', quests: 'Q001 Q002' },
      ],
    })
    t.says('cast quick', 'Q002')
    expect([t.table.mages[1]?.quests, t.power(0), t.power('rose')]).toEqual([['Q001'], 1, 1])
  })

  test('BR-29.5.1 Fire of Fate gives the point also where there is no quest', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'DES05' }, { at: 'garden' }] })
    t.says('cast quick')
    expect([t.power(0), t.power('rose')]).toEqual([1, 0])
  })

  test('BR-29.5.2 Fire of Fate discards an event, the Rose gains nothing, I gain 2', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'DES05.lower' }, { at: 'garden' }], events: 'E006 E009 -' })
    t.says('cast quick', 'E009')
    expect([t.table.events, t.power(0), t.power('rose')]).toEqual([['E006', null, null], 2, 0])
  })

  test('BR-29.5.2 Fire of Fate gives nothing on an empty board', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'DES05.lower' }, { at: 'garden' }] })
    t.says('cast quick')
    expect(t.power(0)).toBe(0)
  })

  test('BR-29.6.1 Ice Burst deals 2 and freezes the Mages it hit', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'DES06', actions: 0 }, { at: 'throne' }] })
    t.says('cast quick', 'throne')
    expect([t.damage(1), t.asked]).toEqual(['0:2', 'act 1'])
    t.says('move')
    expect(t.answers).not.toContain('oracle')
    expect(t.answers).toContain('activate')
  })

  test('BR-29.6.2 Ice Burst deals 2 and uses up an action of the Mages it hit', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'DES06.lower' }, { at: 'throne' }, { at: 'garden' }] })
    t.says('cast quick', 'throne')
    expect([t.damage(1), t.table.mages.map(({ actions }) => actions)]).toEqual(['0:2', [2, 1, 2]])
  })

  test('BR-29.7.1 Maelstrom pulls enemies in from around, then deals 2', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DES07', evocations: 'malacoda:oracle' },
        { at: 'laboratory', evocations: 'divineAltar:treasure' },
        { at: 'garden' },
      ],
    })
    t.says('cast quick', 'throne')
    expect([t.where(1), t.where('1:divineAltar'), t.where('0:malacoda'), t.where(2)]).toEqual([
      'throne',
      'treasure',
      'oracle',
      'garden',
    ])
    expect([t.damage(1), t.damage(2)]).toEqual(['0:2', ''])
  })

  test('BR-29.7.2 Maelstrom deals 3 and places 2 cubes', () => {
    const t = scene({ people: [{ at: 'oracle', ready: 'DES07.lower' }, { at: 'throne' }] })
    t.says('cast quick', 'before', 'throne')
    expect([t.damage(1), t.cubes('throne'), t.cubes('oracle')]).toEqual(['0:3', '0:2', '0:1'])
  })

  test('BR-29.8.1 Meteor Swarm deals 4, two rooms away in a straight line', () => {
    const t = scene({ people: [{ at: 'abyss', ready: 'DES08' }, { at: 'mirrors' }, { at: 'observatory' }] })
    t.says('cast quick')
    expect(t.answers).toContain('mirrors')
    expect(t.answers).not.toContain('observatory')
    t.says('mirrors')
    expect([t.damage(1), t.damage(2)]).toEqual(['0:4', ''])
  })

  test('BR-29.8.2 Meteor Swarm deals 3 there and 1 all around', () => {
    const t = scene({ people: [{ at: 'abyss', ready: 'DES08.lower' }, { at: 'mirrors' }, { at: 'forge' }, { at: 'garden' }] })
    t.says('cast quick', 'mirrors')
    expect([t.damage(1), t.damage(2), t.damage(3)]).toEqual(['0:3', '0:1', ''])
  })

  test('BR-29.9.1 Mighty Whirlwind blows a figure against another: 1 damage each', () => {
    const t = scene({ people: [{ at: 'abyss', ready: 'DES09' }, { at: 'mirrors' }, { at: 'forge' }] })
    t.says('cast quick', 'forge')
    expect([t.where(1), t.damage(1), t.damage(2)]).toEqual(['forge', '0:1', '0:1'])
  })

  test('BR-29.9.1 Mighty Whirlwind hurts nobody where the figure stands alone', () => {
    const t = scene({ people: [{ at: 'abyss', ready: 'DES09' }, { at: 'mirrors' }, { at: 'forge' }] })
    t.says('cast quick', 'oracle')
    expect([t.where(1), t.damage(1), t.damage(2)]).toEqual(['oracle', '', ''])
  })

  test('BR-29.9.2 Mighty Whirlwind keeps the Mages of a room there', () => {
    const t = scene({ people: [{ at: 'abyss', ready: 'DES09.lower', actions: 0 }, { at: 'mirrors' }] })
    t.says('cast quick', 'mirrors', 'move')
    expect(t.answers.toSorted()).toEqual(['activate', 'end'])
  })

  test('BR-29.10.1 Obscure Armor swallows the damage of an attack and strikes back with the attacker’s own cube', () => {
    const t = scene({ people: [{ at: 'garden' }, { at: 'garden', active: 'DES10' }] })
    t.says('attack', 'attack')
    t.play('1 slot 3')
    expect([t.damage(1), t.damage(0)]).toEqual(['', '0:1'])
  })

  test('BR-29.10.2 Obscure Armor lets a trap pass and strikes its owner for 3', () => {
    const t = scene({
      people: [
        { at: 'throne', active: 'DES10.lower' },
        { at: 'garden', active: 'CON01' },
      ],
    })
    t.says('move', 'laboratory')
    t.play('1 slot 3', '0 slot 3')
    expect([t.damage(0), t.damage(1), t.where(0)]).toEqual(['', '1:3', 'laboratory'])
  })

  test('BR-29.11.1 Obscure Explosion deals 2 and claims up to 3 instability cubes', () => {
    const t = scene({
      people: [{ at: 'abyss', ready: 'DES11' }, { at: 'mirrors' }],
      cubes: { mirrors: '1:2 rose:3' },
    })
    t.says('cast quick', 'mirrors')
    t.says('1 2')
    expect([t.damage(1), t.cubes('mirrors')]).toEqual(['0:2', '0:3 1:1 rose:1'])
  })

  test('BR-29.11.2 Obscure Explosion deals 2, and 5 to altars', () => {
    const t = scene({
      people: [
        { at: 'abyss', ready: 'DES11.lower' },
        { at: 'mirrors', evocations: 'divineAltar:mirrors boneKnight:mirrors' },
      ],
    })
    t.says('cast quick', 'mirrors')
    expect([t.damage(1), t.damage('1:boneKnight'), t.figures('mirrors')]).toEqual(['0:2', '0:2', '1 1:boneKnight'])
  })

  test('BR-29.12.1 Unstable Arrow deals 2 and places a cube under its target', () => {
    const t = scene({ people: [{ at: 'abyss', ready: 'DES12' }, { at: 'mirrors' }] })
    t.says('cast quick', 'before')
    expect([t.damage(1), t.cubes('mirrors'), t.cubes('abyss')]).toEqual(['0:2', '0:1', '0:1'])
  })

  test('BR-29.12.2 Unstable Arrow hits up to two figures for 1, with a cube each', () => {
    const t = scene({ people: [{ at: 'abyss', ready: 'DES12.lower' }, { at: 'mirrors' }, { at: 'throne' }, { at: 'oracle' }] })
    t.says('cast quick', 'before', '1', '2')
    expect([t.damage(1), t.damage(2), t.damage(3)]).toEqual(['0:1', '0:1', ''])
    expect([t.cubes('mirrors'), t.cubes('throne'), t.cubes('oracle')]).toEqual(['0:1', '0:1', ''])
  })
})

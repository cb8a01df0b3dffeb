import { describe, expect, test } from 'vitest'
import { scene } from '../talk.ts'

describe('Illusion', () => {
  test('BR-31.1.1 Andromeda is summoned up to 2 rooms away', () => {
    const t = scene({ people: [{ at: 'abyss', ready: 'ILL01' }, { at: 'garden' }] })
    t.says('cast quick', 'mirrors')
    expect([t.figures('mirrors'), t.cubes('abyss')]).toEqual(['0:andromeda', '0:1'])
  })

  test('BR-31.1.2 a spell of my hand goes out from where my Andromeda stands', () => {
    const t = scene({
      people: [{ at: 'crypt', ready: 'ILL01.lower DES01', hand: 'DES08', evocations: 'andromeda:forge' }, { at: 'garden' }],
    })
    t.says('cast quick', 'before', 'DES08 1 DES08 upper')
    expect(t.answers).toContain('garden')
    t.says('garden')
    expect([t.damage(1), t.where(0)]).toEqual(['0:4', 'crypt'])
  })

  test('BR-31.2.1 Arcane Mirage paints a room blue and counts enemies in blue rooms, at most 4', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'ILL02' },
        { at: 'garden', evocations: 'malacoda:oracle boneKnight:crypt' },
        { at: 'throne' },
      ],
    })
    t.says('cast quick', 'garden')
    expect([t.power(0), t.table.tiles[9].colour]).toEqual([2, 'blue'])
  })

  test('BR-31.2.2 Arcane Mirage counts enemies in rooms of another colour', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'ILL02.lower' },
        { at: 'garden', evocations: 'malacoda:forge' },
      ],
    })
    t.says('cast quick')
    expect(t.answers).not.toContain('oracle')
    t.says('treasure')
    expect(t.power(0)).toBe(2)
  })

  test('BR-31.3.1 Deceiving Image stops an activation and deals 1, or allows it and deals 2', () => {
    const spring = (way: '0' | '1') => {
      const t = scene({ people: [{ at: 'treasure' }, { at: 'crypt', active: 'ILL03' }] })
      t.says('move', 'activate')
      t.play('1 slot 3', `1 ${way}`)
      t.pass()
      return [t.damage(0), t.power(0), t.table.tiles[10].used]
    }
    expect([spring('0'), spring('1')]).toEqual([
      ['1:1', 0, false],
      ['1:2', 1, true],
    ])
  })

  test('BR-31.3.2 Deceiving Image draws a quest, or forbids the one declared', () => {
    const spring = (way: '0' | '1') => {
      const t = scene({
        people: [
          { at: 'altar', quests: 'Q009' },
          { at: 'garden', active: 'ILL03.lower' },
        ],
      })
      t.says('move', 'activate', 'pass', 'Q009')
      t.play('1 slot 3', `1 ${way}`)
      t.pass()
      return [t.table.mages[0]?.done, t.table.mages[0]?.quests, t.table.mages[1]?.quests.length]
    }
    expect([spring('0'), spring('1')]).toEqual([
      [['Q009'], [], 1],
      [[], ['Q009'], 0],
    ])
  })

  test('BR-31.4.1 Ghost Assassin counts the revealed spells of the caster', () => {
    const spring = (way: '0' | '1') => {
      const t = scene({
        people: [
          { at: 'blackRose', ready: 'NEC06', used: 'DES01 DES02' },
          { at: 'throne', active: 'ILL04' },
        ],
      })
      t.says('cast quick', 'pass')
      t.play('1 slot 3', `1 ${way}`)
      t.pass()
      return [t.power(1), t.damage(0), t.damage(1)]
    }
    expect([spring('0'), spring('1')]).toEqual([
      [3, '', '0:3'],
      [0, '0:3', '0:3'],
    ])
  })

  test('BR-31.4.2 Ghost Assassin counts the ready spells of the caster', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'NEC06 DES01' },
        { at: 'throne', active: 'ILL04.lower' },
      ],
    })
    t.says('cast quick', 'pass')
    t.play('1 slot 3', '1 0')
    expect(t.power(1)).toBe(1)
  })

  test('BR-31.5.1 Illusory Pain deals 2 to the unhurt, half of what there is to others', () => {
    const hurt = (damage: string) => {
      const t = scene({
        people: [
          { at: 'blackRose', ready: 'ILL05' },
          { at: 'throne', damage },
        ],
      })
      t.says('cast quick')
      return t.damage(1)
    }
    expect([hurt(''), hurt('rose:1'), hurt('rose:7')]).toEqual(['0:2', 'rose:1', '0:3 rose:7'])
  })

  test('BR-31.5.2 Illusory Pain deals 4, of which 3 fade at the end of the turn', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'ILL05.lower', actions: 0 },
        { at: 'throne', actions: 0 },
      ],
    })
    t.says('cast quick')
    expect([t.damage(1), t.table.turn]).toEqual(['0:1', 2])
  })

  test('BR-31.6.1 Illusory Tribute uses the room in their stead for 1 damage, or steals a point', () => {
    const spring = (way: '0' | '1') => {
      const t = scene({
        people: [
          { at: 'treasure', power: 1 },
          { at: 'crypt', active: 'ILL06' },
        ],
      })
      t.says('move', 'activate')
      t.play('1 slot 3', `1 ${way}`)
      t.pass()
      return [t.power(0), t.power(1), t.damage(1)]
    }
    expect([spring('0'), spring('1')]).toEqual([
      [1, 1, 'rose:1'],
      [1, 1, ''],
    ])
  })

  test('BR-31.6.2 Illusory Tribute: the caster stops, or I gain a point, or strike for 2 afterwards', () => {
    const spring = (...lines: string[]) => {
      const t = scene({
        people: [
          { at: 'blackRose', ready: 'DES05' },
          { at: 'throne', active: 'ILL06.lower' },
        ],
      })
      t.says('cast quick')
      t.play('1 slot 3', ...lines)
      t.pass()
      return [t.power(0), t.power(1), t.damage(0)]
    }
    expect(spring('0 yes')).toEqual([0, 0, ''])
    expect(spring('0 no', '1 0')).toEqual([1, 1, ''])
    expect(spring('0 no', '1 1')).toEqual([1, 0, '1:2'])
  })

  test('BR-31.7.1 Imitation: as many points as the quest gives, or a quest of my own', () => {
    const spring = (way: '0' | '1') => {
      const t = scene({
        people: [
          { at: 'altar', quests: 'Q009' },
          { at: 'garden', active: 'ILL07', quests: 'Q001' },
        ],
      })
      t.says('move', 'activate', 'pass', 'Q009')
      t.play('1 slot 3', `1 ${way}`)
      return t
    }
    expect(spring('0').power(1)).toBe(1)
    const own = spring('1')
    own.play('1 crypt')
    expect(own.table.mages[1]?.done).toEqual(['Q001'])
  })

  test('BR-31.7.2 Imitation: as many points as their boost gave, or 1', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DES05.lower' },
        { at: 'throne', active: 'ILL07.lower' },
      ],
      events: 'E009 - -',
    })
    t.says('cast quick', 'pass')
    t.play('1 slot 3', '1 0')
    expect([t.power(0), t.power(1)]).toEqual([2, 2])
  })

  test('BR-31.8.1 Jester Hat: points by their wounds; the unhurt lose their actions', () => {
    const enter = (damage: string) => {
      const t = scene({
        people: [
          { at: 'blackRose', damage },
          { at: 'crypt', active: 'ILL08' },
        ],
      })
      t.says('move', 'oracle')
      t.play('1 slot 3')
      return [t.power(1), t.table.mages[0]?.actions]
    }
    expect([enter(''), enter('rose:5'), enter('rose:9')]).toEqual([
      [1, 0],
      [3, 1],
      [4, 1],
    ])
  })

  test('BR-31.8.2 Jester Hat casts their next spell as mine', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DES01 NEC06' },
        { at: 'garden', active: 'ILL08.lower' },
      ],
    })
    t.says('move', 'oracle', 'pass', 'forge')
    t.play('1 slot 3')
    expect([t.damage(0), t.table.mages[0]?.slots[1]?.state]).toEqual(['1:3', 'used'])
  })

  test('BR-31.9.1 Light Cape passes the damage on in my colour, or swallows it', () => {
    const attack = (at: 'oracle' | 'crypt') => {
      const t = scene({ people: [{ at: 'throne' }, { at: 'throne', active: 'ILL09' }, { at }] })
      t.says('attack', 'attack')
      t.play('1 slot 3')
      if (t.asked === 'figure 1') t.play('1 2')
      return [t.damage(1), t.damage(2)]
    }
    expect(attack('oracle')).toEqual(['', '1:2'])
  })

  test('BR-31.9.2 Light Cape gives the damage back in my colour', () => {
    const t = scene({ people: [{ at: 'throne' }, { at: 'throne', active: 'ILL09.lower' }] })
    t.says('attack', 'attack')
    t.play('1 slot 3')
    expect([t.damage(0), t.damage(1)]).toEqual(['1:2', '0:2'])
  })

  test('BR-31.10.1 Multiple Images: a point, or no damage', () => {
    const spring = (way: '0' | '1') => {
      const t = scene({
        people: [
          { at: 'blackRose', ready: 'NEC06' },
          { at: 'throne', active: 'ILL10' },
        ],
      })
      t.says('cast quick')
      t.play('1 slot 3', `1 ${way}`)
      t.pass()
      return [t.damage(1), t.power(1), t.cubes('throne')]
    }
    expect([spring('0'), spring('1')]).toEqual([
      ['0:3', 1, '1:1'],
      ['', 0, '1:1'],
    ])
  })

  test('BR-31.10.2 Multiple Images: away to a blue room, or the damage back', () => {
    const spring = (...lines: string[]) => {
      const t = scene({
        people: [
          { at: 'blackRose', ready: 'DES08' },
          { at: 'throne', active: 'ILL10.lower' },
        ],
      })
      t.says('cast quick', 'throne')
      t.play('1 slot 3', '1 before', ...lines)
      t.pass()
      return [t.where(1), t.damage(1), t.damage(0)]
    }
    expect(spring('1 0', '1 abyss')).toEqual(['abyss', '', ''])
    expect(spring('1 1')).toEqual(['throne', '0:4', '0:4'])
  })

  test('BR-31.11.1 Shadow Step leads to a blue room, which I may activate', () => {
    const t = scene({ people: [{ at: 'crypt', ready: 'ILL11' }, { at: 'garden' }] })
    t.says('cast quick', 'before')
    expect(t.answers.toSorted()).toEqual(['abyss', 'mirrors', 'oracle'])
    t.says('oracle', 'no')
    expect([t.where(0), t.table.tiles[2].used]).toEqual(['oracle', false])
  })

  test('BR-31.11.2 Shadow Step: to a figure, 2 damage, and away with it', () => {
    const t = scene({ people: [{ at: 'crypt', ready: 'ILL11.lower' }, { at: 'garden' }] })
    t.says('cast quick', 'before', 'abyss')
    expect([t.where(0), t.damage(1), t.where(1)]).toEqual(['garden', '0:2', 'abyss'])
  })

  test('BR-31.12.1 Suggestion: an Evocation acts for me, or strikes its own owner', () => {
    const people = [
      { at: 'blackRose', ready: 'ILL12' },
      { at: 'garden', evocations: 'malacoda:throne' },
      { at: 'oracle' },
    ] as const
    const acts = scene({ people })
    acts.says('cast quick', 'before', '0', 'oracle', 'pass', '2')
    expect([acts.where('1:malacoda'), acts.damage(2)]).toEqual(['oracle', '0:3'])
    const turns = scene({ people })
    turns.says('cast quick', 'before', '1')
    expect([turns.where('1:malacoda'), turns.damage(1)]).toEqual(['garden', '0:3'])
  })

  test('BR-31.12.2 Suggestion: a Mage moves and attacks for me, or shows the next spell', () => {
    const people = [{ at: 'blackRose', ready: 'ILL12.lower' }, { at: 'throne', ready: 'DES01 NEC06' }, { at: 'oracle' }] as const
    const moves = scene({ people })
    moves.says('cast quick', 'before', '1', '0', 'oracle')
    expect([moves.where(1), moves.damage(2)]).toEqual(['oracle', '0:2'])
    const shows = scene({ people })
    shows.says('cast quick', 'before', '1', '1')
    expect([shows.power(0), shows.told.includes('shown')]).toEqual([2, true])
  })
})

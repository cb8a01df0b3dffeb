import { describe, expect, test } from 'vitest'
import { type BlackRoseTalk, scene } from '../talk.ts'

// Effects that say "at most" and "up to", where there is more than that.

const crowd = 'landsknecht:crypt landsknecht:crypt boneKnight:crypt'
const FIVE = [
  { at: 'garden', evocations: crowd },
  { at: 'garden', evocations: 'malacoda:crypt cerberus:crypt' },
] as const

/** My Quick Spell at the table of the others. */
const casts = (ready: string, others: Parameters<typeof scene>[0]['people'], ...says: string[]): BlackRoseTalk => {
  const t = scene({ people: [{ at: 'blackRose', ready }, ...(others ?? [])] })
  t.says('cast quick', ...says)
  return t
}

describe('at most', () => {
  test('BR-28.5.1 Dismiss: five Evocations go, 4 points come', () => {
    const t = casts('CON05', FIVE, 'crypt')
    expect([t.figures('crypt'), t.power(0)]).toEqual(['', 4])
  })

  test('BR-29.3.2 Fireball: five figures are hit, 4 cubes are placed', () => {
    const others = [
      { at: 'throne', evocations: 'boneKnight:throne boneKnight:throne' },
      { at: 'throne', evocations: 'boneKnight:throne' },
    ] as const
    const t = casts('DES03.lower', others, 'before', 'throne')
    expect([t.damage(1), t.damage(2), t.cubes('throne')]).toEqual(['0:2', '0:2', '0:4'])
  })

  test('BR-30.1.2 Arcane Mark: of four spells three bring a point', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DIV01.lower', actions: 0 },
        { at: 'throne', ready: 'NEC06 NEC06 NEC06 DES11', actions: 0 },
      ],
    })
    t.says('cast quick', 'combat', 'cast quick', 'cast 1', 'cast 2', 'end')
    expect(t.power(0)).toBe(3)
    t.says('cast 3', 'blackRose')
    expect([t.damage(0), t.power(0)]).toEqual(['1:11', 3])
  })

  test('BR-30.3.1 Autumn Rite: four figures are healed, 3 points come', () => {
    const others = [
      { at: 'throne', damage: '0:1', evocations: 'malacoda:throne:1' },
      { at: 'throne', damage: '0:1', evocations: 'malacoda:throne:1 divineAltar:throne' },
    ] as const
    const t = casts('DIV03', others)
    expect([t.damage(1), t.damage(2), t.damage('1:malacoda'), t.damage('2:malacoda')]).toEqual(['', '', '', ''])
    expect(t.power(0)).toBe(3)
  })

  test('BR-31.2.1 BR-31.2.2 Arcane Mirage: five enemies count as 4', () => {
    expect([casts('ILL02', FIVE, 'crypt').power(0), casts('ILL02.lower', FIVE, 'crypt').power(0)]).toEqual([4, 4])
  })

  test('BR-31.4.1 Ghost Assassin: four revealed spells bring 3 points, or 4 damage', () => {
    const ghost = (way: string) => {
      const t = scene({
        people: [
          { at: 'blackRose', ready: 'NEC06', used: 'DES01 DES02 DES03' },
          { at: 'throne', active: 'ILL04' },
        ],
      })
      t.says('cast quick')
      t.until('affected')
      t.play('1 slot 3', `1 ${way}`)
      return [t.power(1), t.damage(0)]
    }
    expect([ghost('0'), ghost('1')]).toEqual([
      [3, ''],
      [0, '0:4'],
    ])
  })

  test('BR-31.8.1 Jester Hat: 8 damage would bring 5 points and brings 4', () => {
    const hat = (damage: string) => {
      const t = scene({
        people: [
          { at: 'throne', damage },
          { at: 'crypt', active: 'ILL08' },
        ],
      })
      t.says('move', 'oracle')
      t.play('1 slot 3')
      return t.power(1)
    }
    expect([hat('rose:8'), hat('rose:5')]).toEqual([4, 3])
  })

  test('BR-32.1.1 BR-32.1.2 of 7 damage 5 come back, of 4 damage 3 points come', () => {
    const struck = (ready: string, active: string) => {
      const t = casts(ready, [{ at: 'throne', active }])
      if (t.asked === 'target 0') t.says('throne')
      t.until('damaged')
      t.play('1 slot 3')
      t.pass()
      return [t.damage(1), t.damage(0), t.power(1)]
    }
    expect([struck('FOR03', 'NEC01'), struck('DES08', 'NEC01.lower')]).toEqual([
      ['0:7', '0:5', 0],
      ['0:4', '', 3],
    ])
  })

  test('BR-33.7.2 half of 8 damage is 4, and 3 cubes are placed', () => {
    const t = casts('TRA07.lower', [{ at: 'throne', damage: 'rose:8' }])
    expect(t.cubes('throne')).toBe('0:3')
  })

  test('BR-33.9.1 Rite of Control: five Mutated Altars count as 4', () => {
    const altars = 'mutatedAltar:crypt mutatedAltar:crypt'
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'TRA09', evocations: 'mutatedAltar:crypt' },
        { at: 'garden', evocations: altars },
        { at: 'garden', evocations: altars },
      ],
    })
    t.says('cast quick')
    if (t.asked === 'symbol 0') t.says('before')
    expect([t.power(0), t.cubes('blackRose')]).toEqual([4, '0:4'])
  })
})

describe('up to', () => {
  /** Something is asked by numbers; one more than allowed is refused, and so many are taken. */
  const takes = (t: BlackRoseTalk, more: string, most: string) => {
    expect(t.refused(more)).toMatch(/^BR-/)
    t.says(most)
    return t
  }

  test('BR-28.2.2 Blood Pact steals 2 of 5 points', () => {
    const t = scene({
      people: [
        { at: 'oracle', power: 5 },
        { at: 'crypt', active: 'CON02.lower' },
      ],
    })
    t.says('move', 'throne')
    t.play('1 slot 3')
    expect([t.power(0), t.power(1)]).toEqual([3, 2])
  })

  test('BR-28.11.1 BR-28.11.2 Profane Mark converts 2 of 3 cubes, or shifts 2 of 3', () => {
    const t = scene({
      people: [
        { at: 'bibliotheca', damage: '0:3' },
        { at: 'crypt', active: 'CON11' },
      ],
    })
    t.says('move', 'cemetery')
    t.play('1 slot 3')
    expect([takes(t, '3', '2').damage(0), t.power(1)]).toEqual(['0:1 1:2', 2])
    const shifts = scene({ people: [{ at: 'blackRose' }, { at: 'crypt', damage: '2:3', active: 'CON11' }, { at: 'garden' }] })
    shifts.says('move', 'bibliotheca')
    shifts.play('1 slot 3')
    while (shifts.asked === 'cubeColour 1') shifts.says('2')
    expect([shifts.damage(0), shifts.damage(1), shifts.power(1)]).toEqual(['2:2', '2:1', 2])
  })

  test('BR-29.11.1 3 of 4 cubes of a room are converted', () => {
    const t = scene({ people: [{ at: 'oracle', ready: 'DES11' }, { at: 'crypt' }], cubes: { garden: '1:4' } })
    t.says('cast quick', 'garden')
    expect(takes(t, '4', '3').cubes('garden')).toBe('0:3 1:1')
  })

  test('BR-30.7.2 4 of 5 cubes on the own Mage are converted', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'DIV07.lower', damage: '1:5' }, { at: 'garden' }] })
    t.says('cast quick')
    expect([takes(t, '5', '4').damage(0), t.power(0)]).toEqual(['0:4 1:1', 2])
  })

  test('BR-31.5.2 Illusory Pain deals 4 damage before 3 of them fade', () => {
    const t = casts('ILL05.lower', [{ at: 'throne' }])
    expect([t.damage(1), t.asked]).toEqual(['0:4', 'act 0'])
  })

  test('BR-32.2.1 Cowardice converts 4 of 5 cubes', () => {
    expect(takes(casts('NEC02', [{ at: 'throne', damage: '1:2 rose:3' }]), '2 3', '1 3').damage(1)).toBe('0:4 1:1')
  })

  test('BR-33.6.1 BR-33.11.1 BR-33.11.2 cubes are removed from a room: 2 of 3, 3 of 4', () => {
    const removed = (ready: string, cubes: string, more: string, most: string) => {
      const t = scene({ people: [{ at: 'blackRose', ready }, { at: 'garden' }], cubes: { crypt: cubes } })
      t.says('cast quick', 'before')
      if (t.asked === 'target 0') t.says('crypt')
      return takes(t, more, most).cubes('crypt')
    }
    expect([
      removed('TRA06', '1:3', '3', '2'),
      removed('TRA11', '1:4', '4', '3'),
      removed('TRA11.lower', '1:4', '4', '3'),
    ]).toEqual(['1:1', '1:1', '1:1'])
  })

  test('BR-36.25 BR-37.55 BR-38.87 rewards convert 1 or 2 cubes, not more', () => {
    const vow = scene({
      people: [
        { at: 'blackRose', quests: 'Q025', ready: 'DES11' },
        { at: 'throne', damage: 'rose:3' },
      ],
    })
    vow.says('cast quick', 'oracle', 'Q025')
    expect(takes(vow, '2', '1').damage(1)).toBe('0:1 rose:2')
    const mass = scene({
      people: [
        { at: 'blackRose', quests: 'Q055', ready: 'DES11 DES11' },
        { at: 'throne', damage: 'rose:3' },
      ],
      moon: 2,
    })
    mass.says('cast quick', 'oracle', 'cast 1', 'oracle', 'Q055')
    expect(takes(mass, '3', '2').damage(1)).toBe('0:2 rose:1')
    const ruins = scene({
      people: [{ at: 'throne', quests: 'Q087', tokens: 'oracle mirrors' }, { at: 'crypt' }],
      moon: 3,
      cubes: { altar: '1:3' },
      frames: [{ op: 'cleanup', step: 0 }],
    })
    ruins.says('Q087')
    if (ruins.asked === 'place 0') ruins.says('altar')
    expect(takes(ruins, '3', '2').cubes('altar')).toBe('0:2 1:1')
  })
})

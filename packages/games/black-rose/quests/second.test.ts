import { describe, expect, test } from 'vitest'
import { scene } from '../talk.ts'
import { done, door, met, missed } from './quest-talk.ts'

const moon = { moon: 2 } as const

describe('quests of the Second Moon: doors', () => {
  test('BR-37.35 Forbidden Shelf: two of five cards of a school instead', () => {
    const t = door('Q035', {}, moon)
    t.says('necromancy')
    expect(t.table.mages[0]?.seen).toHaveLength(5)
    t.says(t.table.mages[0]?.seen.slice(0, 2).join(' ') ?? '')
    expect([t.hand(0).replaceAll(/\d/g, ''), t.table.decks.necromancy.length]).toEqual(['NEC NEC', 34])
  })

  test('BR-37.36 Eclipse: an event is discarded too', () => {
    const t = door('Q036', {}, { ...moon, events: 'E032 - -' })
    if (t.asked === 'may 0') t.says('no')
    while (t.asked === 'order 0') t.says('0 1 2')
    expect(t.table.events).toEqual([null, null, null])
  })

  test('BR-37.37 Absolution: all damage of one colour', () => {
    const t = door('Q037', { damage: '1:4 rose:3' }, moon)
    t.says('1')
    expect(t.damage(0)).toBe('rose:3')
  })

  test('BR-37.38 Master’s Hammer: two steps with two attacks, against different figures', () => {
    const t = door('Q038', {}, { ...moon, others: [{ at: 'oracle', evocations: 'boneKnight:oracle' }] })
    t.says('oracle', '1', 'pass')
    expect(t.answers).toEqual(['pass', '1:boneKnight'])
    t.says('1:boneKnight')
    expect([t.damage(1), t.damage('1:boneKnight')]).toEqual(['0:2', '0:2'])
  })

  test('BR-37.39 Strangling Ivy: two cubes near by', () => {
    const t = door('Q039', {}, { ...moon, others: [{ at: 'crypt' }] })
    t.says('forge')
    expect(t.cubes('forge')).toBe('0:2')
  })

  test('BR-37.40 Ransom: a point is stolen', () => {
    const t = door('Q040', {}, { ...moon, others: [{ at: 'crypt', power: 3 }] })
    expect([t.power(0), t.power(1)]).toEqual([4, 2])
  })

  test('BR-37.41 Quicksilver: a spell of my hand is cast', () => {
    const t = door('Q041', { hand: 'NEC06', ready: 'DES01' }, { ...moon, others: [{ at: 'throne' }] })
    t.says('lay 0 NEC06 upper')
    expect([t.damage(1), t.hand(0).includes('NEC06'), t.power(0)]).toEqual(['0:3', false, 2])
  })

  test('BR-37.42 Altar of Knives: 2 damage to each of two figures', () => {
    const t = door('Q042', {}, { ...moon, others: [{ at: 'throne', evocations: 'boneKnight:crypt' }] })
    t.says('1')
    expect([t.damage(1), t.damage('1:boneKnight')]).toEqual(['0:2', '0:2'])
  })

  test('BR-37.43 Gladiator: 2 damage to the Mage of the Arena', () => {
    const t = door('Q043', { ready: 'DES01 DES05' }, { ...moon, others: [{ at: 'throne', ready: 'DES02 DES05' }] })
    expect([t.damage(1), t.power(1)]).toEqual(['0:2', 1])
  })

  test('BR-37.44 Open Kennel: a second Cerberus next door', () => {
    const t = door('Q044', {}, moon)
    t.says('abyss')
    expect([t.figures('summoner'), t.figures('abyss')]).toEqual(['0 0:cerberus', '0:cerberus'])
  })

  test('BR-37.45 Oath of Steel: two cards of the Library, one away', () => {
    const t = door('Q045', { hand: 'CON04', ready: 'DES01' }, moon)
    t.says('pass', 'necromancy', 'illusion', 'CON04')
    expect([t.hand(0).replaceAll(/\d/g, ''), t.memories(0).endsWith('CON04')]).toEqual(['ILL NEC', true])
  })

  test('BR-37.46 Masked Ball: a look at quests, and an exchange', () => {
    const t = door('Q046', { quests: 'Q046 Q001' }, { ...moon, others: [{ at: 'garden', quests: 'Q050' }] })
    t.says('yes')
    while (t.asked === 'quest 0') t.says(t.answers.includes('Q050') ? 'Q050' : 'Q001')
    expect([t.table.mages[0]?.quests, t.table.mages[1]?.quests]).toEqual([['Q050'], ['Q001']])
  })

  test('BR-37.47 Regency: the Rose loses a point', () => {
    expect(door('Q047', {}, { ...moon, rose: 9 }).power('rose')).toBe(8)
  })

  test('BR-37.48 Fallen Petal: two cards of the Library', () => {
    const t = door('Q048', { hand: 'DES01 DES02 DES03 DES04' }, moon)
    t.says(t.table.mages[0]?.seen[0] ?? '')
    if (t.asked === 'order 0') t.says('0 1')
    t.says('necromancy', 'illusion')
    expect([t.hand(0).replaceAll(/\d/g, ''), t.power(0)]).toEqual(['FOR ILL NEC', 3])
  })
})

describe('quests of the Second Moon: deeds', () => {
  test('BR-37.34 Perseverance: 6 damage in Cleanup, then 4 healed', () => {
    const end = (damage: string) => {
      const t = scene({
        people: [{ at: 'throne', quests: 'Q034', damage }, { at: 'crypt' }],
        ...moon,
        frames: [{ op: 'cleanup', step: 0 }],
      })
      return t
    }
    const t = end('1:6')
    t.says('Q034')
    expect([t.damage(0), t.power(0), done(t)]).toEqual(['1:2', 2, 'Q034'])
    expect(end('1:5').answers).not.toContain('Q034')
  })

  test('BR-37.49 Twin Gusts: two air spells, then two steps and a room', () => {
    const t = met('Q049', { ready: 'DES09 DES09' }, ['cast quick', 'laboratory'], moon)
    expect(t.answers).not.toContain('Q049')
    t.says('cast 1', 'throne', 'Q049', 'oracle', 'treasure', 'yes')
    expect([t.where(0), t.power(0)]).toEqual(['treasure', 3])
  })

  test('BR-37.50 Deep Tremor: two earth spells, then 2 cubes near by', () => {
    const t = met('Q050', { ready: 'TRA08.lower TRA08.lower' }, ['cast quick', 'abyss'], { ...moon, others: [{ at: 'garden' }] })
    expect(t.answers).not.toContain('Q050')
    t.says('cast 1', 'oracle', 'Q050', 'mirrors')
    expect([t.cubes('mirrors'), t.power(0)]).toEqual(['0:2', 2])
  })

  test('BR-37.51 Double Blaze: two fire spells, then 2 damage within 2 rooms', () => {
    const t = met('Q051', { ready: 'DES04.lower DES04.lower' }, ['cast quick', 'oracle'], { ...moon, others: [{ at: 'garden' }] })
    expect(t.answers).not.toContain('Q051')
    t.says('cast 1', 'blackRose', 'Q051')
    expect([t.damage(1), t.power(0)]).toEqual(['0:2', 2])
  })

  test('BR-37.52 Rising Tide: two water spells, then 3 healed', () => {
    const t = met('Q052', { ready: 'NEC06 NEC06', damage: '1:4' }, ['cast quick'], moon)
    expect(t.answers).not.toContain('Q052')
    t.says('cast 1', 'Q052')
    expect([t.damage(0), t.power(0)]).toEqual(['1:1', 2])
  })

  test('BR-37.53 Perfect Formula: two magic spells, then two cards of the Library', () => {
    const t = met('Q053', { ready: 'CON10 CON10' }, ['cast quick'], moon)
    expect(t.answers).not.toContain('Q053')
    t.says('cast 1', 'Q053', 'illusion', 'necromancy')
    expect([t.hand(0).replaceAll(/\d/g, ''), t.power(0)]).toEqual(['ILL NEC', 2])
  })

  test('BR-37.54 Chorus of Light: two holy spells, then Mage and Evocations heal 2', () => {
    const t = met(
      'Q054',
      { ready: 'DIV09.lower DIV09.lower', damage: '1:3', evocations: 'malacoda:crypt:2' },
      ['cast quick'],
      moon,
    )
    expect(t.answers).not.toContain('Q054')
    t.says('cast 1', 'Q054')
    expect([t.damage(0), t.damage('0:malacoda'), t.power(0)]).toEqual(['1:1', '', 2])
  })

  test('BR-37.55 Black Mass: two unholy spells, then up to 2 cubes converted', () => {
    const t = met('Q055', { ready: 'DES11 DES11' }, ['cast quick', 'oracle'], {
      ...moon,
      others: [{ at: 'throne', damage: 'rose:3' }],
    })
    expect(t.answers).not.toContain('Q055')
    t.says('cast 1', 'oracle', 'Q055', '2')
    expect([t.damage(1), t.power(0)]).toEqual(['0:2 rose:1', 2])
  })

  test('BR-37.56 Executioner: a trophy, then a card of the Library', () => {
    const t = met('Q056', { ready: 'NEC06' }, ['cast quick'], { ...moon, others: [{ at: 'throne', damage: 'rose:9' }] })
    t.says('Q056', 'illusion')
    expect([t.hand(0).slice(0, 3), done(t)]).toEqual(['ILL', 'Q056'])
    expect(missed('Q056', { ready: 'NEC06' }, ['cast quick'], { ...moon, others: [{ at: 'throne', damage: 'rose:8' }] })).toBe(
      true,
    )
  })

  test('BR-37.57 Hunter of Servants: an Evocation falls to my damage', () => {
    const others = [{ at: 'garden', evocations: 'malacoda:throne' }] as const
    const t = met('Q057', { ready: 'NEC06', damage: '1:3' }, ['cast quick', '1:malacoda', 'Q057'], { ...moon, others })
    if (t.asked === 'choose 0') t.says('1')
    expect([t.damage(0), t.power(0)]).toEqual(['1:1', 2])
    expect(missed('Q057', { ready: 'CON05.lower' }, ['cast quick', 'before', 'no'], { ...moon, others })).toBe(true)
  })

  test('BR-37.58 Retinue: two Evocations, then one acts', () => {
    const t = met('Q058', { ready: 'DES01.lower', evocations: 'landsknecht:crypt' }, ['cast quick', 'oracle', 'Q058'], moon)
    t.says('0:malacoda', 'throne', 'pass', '1')
    expect([t.damage(1), t.power(0)]).toEqual(['0:3', 2])
    expect(missed('Q058', { ready: 'DES01.lower' }, ['cast quick', 'oracle'], moon)).toBe(true)
  })

  test('BR-37.59 Undermining: three cubes of mine in a room, then one more claimed', () => {
    const t = met('Q059', { ready: 'DES12' }, ['cast quick', 'before', 'Q059', '1'], { ...moon, cubes: { throne: '0:2 1:1' } })
    expect([t.cubes('throne'), t.power(0)]).toEqual(['0:4', 2])
    expect(missed('Q059', { ready: 'DES12' }, ['cast quick', 'before'], { ...moon, cubes: { throne: '0:1 1:1' } })).toBe(true)
  })

  test('BR-37.60 Chain of Snares: a trap deals at least 2, then two cards', () => {
    const me = { at: 'throne', quests: 'Q060', active: 'CON01', grimoire: 'DES01 DES02' } as const
    const t = scene({ people: [me, { at: 'arena' }], crown: 1, ...moon })
    t.says('move', 'summoner')
    t.play('0 slot 3', '0 Q060')
    expect([t.hand(0), t.power(0)]).toEqual(['DES01 DES02', 2])
    const weak = scene({ people: [{ ...me, active: 'CON03' }, { at: 'arena' }], crown: 1, ...moon })
    weak.says('move', 'end')
    weak.play('0 slot 3', '0 pass')
    expect([weak.damage(1), weak.answers]).toEqual(['0:1', ['pass']])
  })

  test('BR-37.61 Mirror Shield: a protection against a combat spell, then 1 damage to its caster', () => {
    const me = { at: 'throne', quests: 'Q061', active: 'CON04' } as const
    const t = scene({ people: [me, { at: 'blackRose', ready: 'NEC06' }], crown: 1, ...moon })
    t.says('cast quick', 'pass', 'pass')
    t.play('0 slot 3', '0 Q061')
    expect([t.damage(1), t.power(0)]).toEqual(['0:1', 3])
    const attack = scene({ people: [me, { at: 'throne' }], crown: 1, ...moon })
    attack.says('attack', 'attack')
    attack.play('0 slot 3')
    expect([attack.asked, attack.answers]).toEqual(['declare 0', ['pass']])
  })

  test('BR-37.62 Heavy Blow: 4 damage to a Mage at once, then that Mage is moved', () => {
    const t = met('Q062', { ready: 'DES08' }, ['cast quick', 'throne', 'Q062', 'treasure'], moon)
    expect([t.where(1), t.power(0)]).toEqual(['treasure', 2])
    expect(missed('Q062', { ready: 'NEC06' }, ['cast quick'], moon)).toBe(true)
  })

  test('BR-37.63 Three Thresholds: three different rooms in a turn, then two cards of the Library', () => {
    const t = met('Q063', { at: 'treasure', ready: 'CON08' }, ['move', 'activate', 'pass', 'end'], {
      ...moon,
      others: [{ at: 'crypt' }],
    })
    t.says('move', 'garden', 'activate', 'pass', 'garden', 'pass', 'move', 'end', 'end')
    expect(t.answers).not.toContain('Q063')
    t.says('cast quick', 'air', 'before', 'sanctuary', 'yes', 'pass', 'Q063', 'illusion', 'necromancy')
    expect([t.hand(0).replaceAll(/\d/g, ''), done(t)]).toEqual(['ILL NEC', 'Q063'])
  })

  test('BR-37.64 Storm of Blows: three Mages hurt at once, then cubes here and beside them', () => {
    const others = [{ at: 'throne' }, { at: 'throne' }, { at: 'throne' }] as const
    const t = met('Q064', { ready: 'DES11' }, ['cast quick', 'throne', 'Q064'], { ...moon, others })
    expect([t.cubes('blackRose'), t.cubes('throne'), t.cubes('oracle'), t.power(0)]).toEqual(['0:1', '0:1', '', 3])
    expect(
      missed('Q064', { ready: 'DES11' }, ['cast quick', 'throne'], {
        ...moon,
        others: [{ at: 'throne' }, { at: 'throne' }, { at: 'oracle' }],
      }),
    ).toBe(true)
  })

  test('BR-37.65 Ring of Rivals: my go ends beside two Mages, then a point of each', () => {
    const others = [
      { at: 'throne', power: 2 },
      { at: 'throne', power: 2 },
      { at: 'garden', power: 2 },
    ] as const
    const t = met('Q065', { at: 'throne', actions: 1 }, ['move', 'end', 'Q065'], { ...moon, others })
    expect([t.power(0), t.power(1), t.power(2), t.power(3)]).toEqual([4, 1, 1, 2])
    const few = met('Q065', { at: 'throne', actions: 1 }, ['move', 'end'], {
      ...moon,
      others: [{ at: 'throne' }, { at: 'oracle' }, { at: 'garden' }],
    })
    expect([few.asked, few.answers]).toEqual(['declare 0', ['pass']])
  })
})

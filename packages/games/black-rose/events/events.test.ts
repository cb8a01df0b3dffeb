import { describe, expect, test } from 'vitest'
import type { EventId } from '../ids.ts'
import type { Person, Scene } from '../scene.ts'
import { type BlackRoseTalk, scene } from '../talk.ts'

type Rest = Omit<Scene, 'people'>

/** An event on the board acts in the Black Rose phase. */
function rosePhase(event: EventId, people: readonly Person[], rest: Rest = {}): BlackRoseTalk {
  return scene({ people, phase: 'rose', events: event, frames: [{ op: 'phaseEvents', slot: 0, phase: 'rose' }], ...rest })
}

/** An event is drawn and acts at once. */
function drawn(event: EventId, people: readonly Person[], rest: Rest = {}): BlackRoseTalk {
  return scene({ people, phase: 'rose', eventsOnTop: event, frames: [{ op: 'drawEvent' }], ...rest })
}

/** An event lies on the board in the Action phase. */
function lasting(event: EventId, people: readonly Person[], rest: Rest = {}): BlackRoseTalk {
  return scene({ people, events: `- ${event} -`, ...rest })
}

const [ROOM, LATER]: readonly (readonly string[])[] = [
  ['move', 'activate'],
  ['move', 'end'],
]
const says = (t: BlackRoseTalk, lines: readonly string[] = []): BlackRoseTalk => {
  t.says(...lines)
  return t
}

describe('events of the First Moon', () => {
  test.each([
    ['BR-39.1', 'E001', 'summoner'],
    ['BR-39.2', 'E002', 'sanctuary'],
    ['BR-39.3', 'E003', 'forge'],
    ['BR-39.4', 'E004', 'abyss'],
    ['BR-39.5', 'E005', 'cemetery'],
    ['BR-39.10', 'E010', 'throne'],
  ] as const)('%s a dance: a point for activating a room of its colour', (_clause, event, at) => {
    const t = says(lasting(event, [{ at }, { at: 'garden' }]), ROOM)
    if (t.asked === 'walk 0') t.says('pass')
    expect(t.power(0)).toBe(1)
    const elsewhere = says(lasting(event, [{ at: 'garden' }, { at: 'crypt' }]), ROOM)
    if (elsewhere.asked === 'place 0') elsewhere.says('garden')
    expect(elsewhere.power(0)).toBe(event === 'E003' ? 1 : 0)
  })

  test('BR-39.1 outside the Action phase nobody dances', () => {
    const t = lasting('E001', [
      { at: 'crypt', evocations: 'andromeda:summoner', actions: 0 },
      { at: 'garden', actions: 0 },
    ])
    t.says('0:andromeda', 'pass', 'activate')
    expect([t.table.phase, t.figures('summoner'), t.power(0)]).toEqual(['evocation', '0:andromeda 0:cerberus', 0])
  })

  test('BR-39.6 Opening Thorns: a black cube where most figures are', () => {
    const t = rosePhase('E006', [{ at: 'crypt', evocations: 'malacoda:crypt' }, { at: 'garden' }])
    expect([t.cubes('crypt'), t.cubes('garden')]).toEqual(['rose:1', ''])
    const action = lasting('E006', [{ at: 'crypt' }, { at: 'garden' }])
    expect(action.cubes('crypt')).toBe('')
  })

  test('BR-39.7 First Petal: everyone draws a card', () => {
    const t = drawn('E007', [{ grimoire: 'DES01 DES02' }, { grimoire: 'NEC01' }])
    expect([t.hand(0), t.hand(1), t.table.eventsGone, t.power('rose')]).toEqual(['DES02', 'NEC01', ['E007'], 1])
  })

  test('BR-39.8 Whispering Gallery: a card of the hand for one of the Library, if one wants', () => {
    const t = rosePhase('E008', [{ hand: 'DES01' }, { hand: 'NEC01' }])
    t.says('yes')
    if (t.asked === 'card 0') t.says('DES01')
    t.says('illusion', 'no')
    expect([t.hand(0).slice(0, 3), t.hand(1)]).toEqual(['ILL', 'NEC01'])
  })

  test('BR-39.9 Cold Corridors: one room at most', () => {
    const t = says(lasting('E009', [{ at: 'throne' }, { at: 'garden' }]), ['move', 'blackRose'])
    expect(t.answers).not.toContain('crypt')
    expect(t.answers).not.toContain('observatory')
  })

  test('BR-39.11 Kind Moon: everyone heals 2', () => {
    const t = drawn('E011', [{ damage: '1:3' }, { at: 'cell', damage: '0:1' }])
    expect([t.damage(0), t.damage(1)]).toEqual(['1:1', ''])
  })

  test('BR-39.12 Restless Graves: a Landsknecht for those with fewest points', () => {
    const t = drawn('E012', [
      { at: 'crypt', power: 2 },
      { at: 'garden', power: 1 },
    ])
    expect([t.figures('garden'), t.figures('crypt')]).toEqual(['1 1:landsknecht', '0'])
  })

  test('BR-39.13 Loose Stones: a black cube in rooms of the crown holder’s colour', () => {
    const t = rosePhase('E013', [{ at: 'crypt' }, { at: 'garden' }])
    expect([t.cubes('crypt'), t.cubes('cemetery'), t.cubes('altar'), t.cubes('garden')]).toEqual([
      'rose:1',
      'rose:1',
      'rose:1',
      '',
    ])
    const inCell = rosePhase('E013', [{ at: 'cell' }, { at: 'garden' }])
    expect([inCell.cubes('throne'), inCell.cubes('crypt')]).toEqual(['rose:1', ''])
    const middle = rosePhase('E013', [{ at: 'blackRose' }, { at: 'garden' }])
    expect([middle.cubes('blackRose'), middle.cubes('throne')]).toEqual(['rose:1', ''])
  })

  test('BR-39.14 Open Doors: a step after activating a room', () => {
    const t = says(lasting('E014', [{ at: 'oracle', grimoire: 'DES01' }, { at: 'crypt' }]), [
      'move',
      'forge',
      'garden',
      'activate',
      'garden',
      'treasure',
    ])
    expect([t.where(0), t.cubes('garden')]).toEqual(['treasure', '0:1'])
  })

  test('BR-39.15 Silence of Bells: no standard spell with the Quick Spell', () => {
    const t = says(lasting('E015', [{ at: 'blackRose', ready: 'NEC03 NEC03' }, { at: 'crypt' }]), ['cast quick'])
    expect(t.answers).not.toContain('cast 1')
    const free = says(scene({ people: [{ at: 'blackRose', ready: 'NEC03 NEC03' }, { at: 'crypt' }] }), ['cast quick'])
    expect(free.answers).toContain('cast 1')
  })

  test('BR-39.16 Generous Hour: the first quest of the phase is worth one more', () => {
    const t = says(lasting('E016', [{ at: 'altar', quests: 'Q009' }, { at: 'garden' }]), ['move', 'activate', 'Q009'])
    expect(t.power(0)).toBe(2)
  })

  test('BR-39.17 Thorn Prick: 1 damage to everyone outside the Cell', () => {
    const t = rosePhase('E017', [{ at: 'crypt' }, { at: 'cell' }])
    expect([t.damage(0), t.damage(1)]).toEqual(['rose:1', ''])
  })

  test('BR-39.18 Tides of Ink: a card for the top of a pile', () => {
    const t = rosePhase('E018', [{ hand: 'DES01' }, {}], { piles: 'NEC01 NEC02' })
    t.says('yes')
    while (t.asked.endsWith(' 0'))
      t.says(t.answers.includes('pile necromancy') ? 'pile necromancy' : (t.answers.find((one) => one !== 'pass') ?? 'pass'))
    expect([t.hand(0), t.table.piles.destruction, t.table.piles.necromancy]).toEqual(['NEC02', ['DES01'], ['NEC01']])
  })

  test('BR-39.19 Echo of the Founder: a point for the crown holder', () => {
    const t = drawn('E019', [{}, {}], { crown: 1 })
    expect([t.power(0), t.power(1)]).toEqual([0, 1])
  })

  test('BR-39.20 Veil of Dust: ranges of 2 and more are shorter by 1', () => {
    const t = says(lasting('E020', [{ at: 'abyss', ready: 'DES08' }, { at: 'mirrors' }]), ['cast quick'])
    expect([t.answers.includes('blackRose'), t.answers.includes('mirrors')]).toEqual([true, false])
    const short = says(lasting('E020', [{ at: 'abyss', ready: 'DES02' }, { at: 'blackRose' }]), ['cast quick'])
    expect(short.answers).toContain('blackRose')
  })

  test('BR-39.21 Lamp of Insight: those with fewer than two quests may draw one', () => {
    const t = drawn('E021', [{ quests: 'Q001 Q002' }, { quests: 'Q003' }], { questsOnTop: 'Q004' })
    expect(t.asked).toBe('may 1')
    t.says('yes')
    expect(t.table.mages[1]?.quests).toEqual(['Q003', 'Q004'])
  })

  test('BR-39.22 Growing Roots: a black cube around the Black Rose Room where no Mage is', () => {
    const t = drawn('E022', [{ at: 'oracle' }, { at: 'garden' }])
    expect([t.cubes('throne'), t.cubes('oracle'), t.cubes('garden')]).toEqual(['rose:1', '', ''])
  })

  test('BR-39.23 Watchful Statues: 1 damage for ending a move beside a Mage', () => {
    const t = says(lasting('E023', [{ at: 'throne' }, { at: 'oracle' }]), ['move', 'oracle', 'end'])
    expect(t.damage(0)).toBe('rose:1')
    const still = says(lasting('E023', [{ at: 'oracle' }, { at: 'oracle' }]), LATER)
    expect(still.damage(0)).toBe('')
  })

  test('BR-39.24 Borrowed Time: five cards of the Library, three kept', () => {
    const t = drawn('E024', [{ grimoire: 'DES01 DES02' }, {}], {
      frames: [{ op: 'drawEvent' }, { op: 'study', nth: 0 }, { op: 'library', nth: 0 }],
    })
    t.says('illusion 5')
    expect([t.asked, t.table.mages[0]?.seen.length]).toEqual(['keep 0', 5])
    t.says(t.table.mages[0]?.seen.slice(0, 3).join(' ') ?? '')
    expect(t.table.mages[0]?.hand.filter((card) => card.startsWith('ILL'))).toHaveLength(3)
  })

  test('BR-39.25 Small Mercy: a point for those with fewest', () => {
    const t = rosePhase('E025', [{ power: 3 }, { power: 1 }])
    expect([t.power(0), t.power(1)]).toEqual([3, 2])
  })

  test('BR-39.26 Gate Ajar: two rooms for a discarded spell', () => {
    const t = says(lasting('E026', [{ at: 'throne', ready: 'DES01' }, { at: 'crypt' }]), [
      'shed quick',
      'blackRose',
      'observatory',
    ])
    expect(t.where(0)).toBe('observatory')
  })
})

describe('events of the Second Moon', () => {
  const moon = { moon: 2 } as const

  test('BR-40.27 Thirst of the Rose: a point for each defeat', () => {
    const t = says(
      lasting(
        'E027',
        [
          { at: 'throne', ready: 'NEC06' },
          { at: 'blackRose', damage: '0:10' },
        ],
        moon,
      ),
      ['cast quick'],
    )
    expect([t.where(1), t.power('rose')]).toEqual(['cell', 1])
  })

  test.each([
    ['BR-40.28', 'E028', 'summoner'],
    ['BR-40.29', 'E029', 'sanctuary'],
    ['BR-40.30', 'E030', 'treasure'],
    ['BR-40.31', 'E031', 'abyss'],
    ['BR-40.32', 'E032', 'throne'],
    ['BR-40.33', 'E033', 'cemetery'],
  ] as const)('%s a toll: 1 damage and a card for activating a room of its colour', (_clause, event, at) => {
    const t = says(lasting(event, [{ at, grimoire: 'DES01' }, { at: 'garden' }], moon), ROOM)
    expect([t.damage(0), t.hand(0)]).toEqual(['rose:1', 'DES01'])
    const other = says(
      lasting(event, [{ at: at === 'treasure' ? 'throne' : 'treasure', grimoire: 'DES01' }, { at: 'garden' }], moon),
      ROOM,
    )
    expect([other.damage(0), other.hand(0)]).toEqual(['', ''])
  })

  test('BR-40.34 Shifting Floors: the crown holder swaps two rooms with all that is in them', () => {
    const t = drawn('E034', [{ at: 'crypt' }, { at: 'garden' }], { ...moon, cubes: { crypt: '0:1' } })
    t.says('crypt', 'garden')
    expect([t.table.tiles[9].room, t.table.tiles[17].room, t.table.tiles[9].cubes[0]]).toEqual(['crypt', 'garden', 1])
  })

  test('BR-40.35 Black Dew: a black cube wherever a Mage is', () => {
    const t = rosePhase('E035', [{ at: 'crypt' }, { at: 'garden' }], moon)
    expect([t.cubes('crypt'), t.cubes('garden'), t.cubes('throne')]).toEqual(['rose:1', 'rose:1', ''])
  })

  test('BR-40.36 Revolt: damage for each Evocation', () => {
    const t = drawn('E036', [{ evocations: 'malacoda:crypt landsknecht:crypt' }, {}], moon)
    expect([t.damage(0), t.damage(1)]).toEqual(['rose:2', ''])
  })

  test('BR-40.37 Levy of Servants: a Landsknecht for everyone outside the Cell who wants one', () => {
    const t = drawn('E037', [{ at: 'crypt' }, { at: 'garden' }, { at: 'cell' }], moon)
    t.says('yes', 'no')
    expect([t.figures('crypt'), t.figures('garden')]).toEqual(['0 0:landsknecht', '1'])
  })

  test('BR-40.38 Feverish Study: three of four cards, then 1 damage', () => {
    const t = rosePhase('E038', [{ grimoire: 'DES01 DES02' }, {}], {
      ...moon,
      frames: [
        { op: 'phaseEvents', slot: 0, phase: 'rose' },
        { op: 'study', nth: 0 },
        { op: 'library', nth: 0 },
      ],
    })
    t.says('illusion 4')
    t.says(t.table.mages[0]?.seen.slice(0, 3).join(' ') ?? '')
    if (t.asked === 'ban 0') t.says('pass')
    expect([t.table.mages[0]?.hand.filter((card) => card.startsWith('ILL')).length, t.damage(0)]).toEqual([3, 'rose:1'])
  })

  test('BR-40.39 Heavy Air: air reaches 1 room, earth shakes the room', () => {
    const air = says(lasting('E039', [{ at: 'abyss', ready: 'CON12.lower' }, { at: 'mirrors' }], moon), ['cast quick'])
    expect([air.answers.includes('blackRose'), air.answers.includes('mirrors')]).toEqual([true, false])
    const earth = says(
      lasting('E039', [{ at: 'abyss', ready: 'TRA05.lower TRA03.lower', actions: 0 }, { at: 'mirrors' }], moon),
      ['cast 1'],
    )
    if (earth.asked === 'symbol 0') earth.says('before')
    earth.says('blackRose')
    expect(earth.cubes('abyss')).toBe('0:1')
  })

  test('BR-40.40 Burning Blood: fire hurts more', () => {
    const t = says(lasting('E040', [{ at: 'blackRose', ready: 'DES08' }, { at: 'throne' }], moon), ['cast quick', 'throne'])
    expect(t.damage(1)).toBe('0:5')
    const water = says(lasting('E040', [{ at: 'blackRose', ready: 'NEC06' }, { at: 'throne' }], moon), ['cast quick'])
    expect(water.damage(1)).toBe('0:3')
  })

  test('BR-40.41 Frozen Fountain: nobody heals', () => {
    const t = says(lasting('E041', [{ at: 'sanctuary', damage: '1:3' }, { at: 'throne' }], moon), ROOM)
    expect(t.damage(0)).toBe('1:3')
  })

  test('BR-40.42 Gift of Thorns: 2 damage for a point, if one wants', () => {
    const t = drawn('E042', [{}, {}], moon)
    t.says('0', '1')
    expect([t.damage(0), t.power(0), t.damage(1), t.power(1)]).toEqual(['rose:2', 1, '', 0])
  })

  test('BR-40.43 Lost Scrolls: a card, or a point', () => {
    const t = drawn('E043', [{ hand: 'DES01' }, { power: 2 }], moon)
    expect([t.hand(0), t.power(1)]).toEqual(['', 1])
  })

  test('BR-40.44 Weight of Command: 1 damage and a card for the crown holder', () => {
    const t = rosePhase('E044', [{}, {}], { ...moon, crown: 1 })
    t.says('illusion')
    expect([t.damage(1), t.hand(1).slice(0, 3), t.damage(0)]).toEqual(['rose:1', 'ILL', ''])
  })

  test('BR-40.45 Whispers of Envy: those with most points lose one', () => {
    const t = rosePhase('E045', [{ power: 7 }, { power: 5 }], moon)
    expect([t.power(0), t.power(1)]).toEqual([6, 5])
  })

  test('BR-40.46 Hungry Walls: a black cube beside the first cube of a go', () => {
    const t = says(lasting('E046', [{ at: 'blackRose', ready: 'DES12' }, { at: 'throne' }], moon), ['cast quick', 'before'])
    expect([t.cubes('blackRose'), t.cubes('throne')]).toEqual(['0:1 rose:1', '0:1'])
  })

  test('BR-40.47 Open Graves: a card for an Evocation that falls, if one wants', () => {
    const t = says(
      lasting(
        'E047',
        [
          { at: 'blackRose', ready: 'NEC06' },
          { at: 'garden', evocations: 'malacoda:throne', grimoire: 'DES01' },
        ],
        moon,
      ),
      ['cast quick', '1:malacoda'],
    )
    expect(t.asked).toBe('may 1')
    t.says('yes')
    expect(t.hand(1)).toBe('DES01')
  })

  test('BR-40.48 Mirror Moon: traps on blue rooms work in yellow ones', () => {
    const t = says(
      lasting(
        'E048',
        [
          { at: 'abyss', damage: 'rose:5' },
          { at: 'crypt', active: 'ILL08' },
        ],
        moon,
      ),
      ['move', 'bibliotheca'],
    )
    t.play('1 slot 3')
    expect(t.power(1)).toBe(3)
    const without = says(scene({ people: [{ at: 'abyss' }, { at: 'crypt', active: 'ILL08' }] }), ['move', 'bibliotheca'])
    expect(without.answers).toEqual(['pass'])
  })

  test('BR-40.49 Broken Oaths: one of two quests goes', () => {
    const t = drawn('E049', [{ quests: 'Q001 Q002' }, { quests: 'Q003' }], moon)
    t.says('Q002')
    expect([t.table.mages[0]?.quests, t.table.mages[1]?.quests]).toEqual([['Q001'], ['Q003']])
  })

  test('BR-40.50 Second Breath: 1 healed or a step, as the Action phase begins', () => {
    const t = scene({
      people: [{ at: 'crypt', damage: '1:2' }, { at: 'garden' }],
      ...moon,
      events: 'E050',
      frames: [{ op: 'phaseEvents', slot: 0, phase: 'actionStart' }],
    })
    t.says('0')
    expect(t.damage(0)).toBe('1:1')
    t.says('1', 'forge')
    expect(t.where(1)).toBe('forge')
  })

  test('BR-40.51 Blood Price: 1 damage to myself for 1 more, if I want', () => {
    const t = says(lasting('E051', [{ at: 'blackRose', ready: 'NEC06' }, { at: 'throne' }], moon), ['cast quick'])
    t.says(t.answers.includes('yes') ? 'yes' : '1')
    expect([t.damage(0), t.damage(1)]).toEqual(['rose:1', '0:4'])
  })

  test('BR-40.52 Rose in Bloom: two black cubes all around the Black Rose Room', () => {
    const t = drawn('E052', [{ at: 'oracle' }, {}], { ...moon, ruins: 'abyss' })
    expect([t.cubes('throne'), t.cubes('oracle'), t.cubes('abyss'), t.power('rose')]).toEqual(['rose:2', 'rose:2', '', 3])
  })
})

describe('events of the Third Moon', () => {
  const moon = { moon: 3 } as const

  test('BR-41.53 Full Bloom: a black cube in each room of the commonest colour', () => {
    const t = rosePhase('E053', [{}, {}], { ...moon, ruins: 'oracle sanctuary treasure arena crypt' })
    expect([t.cubes('throne'), t.cubes('armory'), t.cubes('pleasures'), t.cubes('forge')]).toEqual([
      'rose:1',
      'rose:1',
      'rose:1',
      '',
    ])
  })

  test('BR-41.54 Pledge of Pain: 2 damage to everyone', () => {
    const t = rosePhase('E054', [{}, { at: 'cell' }], moon)
    expect([t.damage(0), t.damage(1)]).toEqual(['rose:2', 'rose:2'])
  })

  test('BR-41.55 War Without Mercy: combat spells hurt more, and areas allow no protection', () => {
    const t = says(
      lasting(
        'E055',
        [
          { at: 'blackRose', ready: 'DES08' },
          { at: 'throne', active: 'CON04' },
        ],
        moon,
      ),
      ['cast quick', 'throne'],
    )
    expect([t.damage(1), t.power(1)]).toEqual(['0:5', 0])
  })

  test('BR-41.56 False Peace: whoever casts a combat spell takes 1', () => {
    const t = says(lasting('E056', [{ at: 'blackRose', ready: 'NEC06 CON10' }, { at: 'throne' }], moon), ['cast quick'])
    expect(t.damage(0)).toBe('rose:1')
    t.says('cast 1')
    expect(t.damage(0)).toBe('rose:1')
  })

  test('BR-41.57 Crown of Thorns: 2 damage and a point for the crown holder', () => {
    const t = rosePhase('E057', [{}, {}], moon)
    expect([t.damage(0), t.power(0), t.damage(1)]).toEqual(['rose:2', 1, ''])
  })

  test('BR-41.58 Memory of Moons: two events of the past are played', () => {
    const t = drawn('E058', [{}, {}], moon)
    const left = (deck: number, from: number) =>
      (t.table.eventDecks[deck]?.rest.length ?? 0) + (t.table.eventDecks[deck]?.top.length ?? 0) - from
    expect([left(0, 26), left(1, 26)]).toEqual([-1, -1])
  })

  test('BR-41.59 Fading Victories: a completed quest, or 2 points', () => {
    const t = drawn('E059', [{ done: 'Q001 Q002', power: 5 }, { power: 5 }], moon)
    t.says('0', 'Q001')
    expect([t.table.mages[0]?.done, t.power(0), t.power(1), t.power('rose')]).toEqual([['Q002'], 5, 3, 2])
  })

  test('BR-41.60 Unquiet Trophies: those with most give one to the Rose, or 2 points', () => {
    const t = drawn(
      'E060',
      [
        { trophies: '1:2', power: 5 },
        { trophies: '0:1', power: 5 },
      ],
      moon,
    )
    t.says('0')
    expect([t.table.mages[0]?.trophies[1], t.table.rose.trophies[1], t.power(0)]).toEqual([1, 1, 5])
  })

  test('BR-41.61 Falling Vaults: 2 damage in rooms that are full', () => {
    const t = scene({
      people: [{ at: 'forge' }, { at: 'crypt' }],
      ...moon,
      cubes: { forge: '0:4' },
      events: 'E061',
      frames: [{ op: 'phaseEvents', slot: 0, phase: 'actionStart' }],
    })
    expect([t.damage(0), t.damage(1)]).toEqual(['rose:2', ''])
  })

  test('BR-41.62 Black Sun: holy spells do nothing, unholy ones hurt more', () => {
    const t = says(
      lasting('E062', [{ at: 'blackRose', ready: 'DES11 DIV09.lower', memories: 'DES01 DES02' }, { at: 'throne' }], moon),
      ['cast quick', 'throne', 'cast 1'],
    )
    expect([t.damage(1), t.hand(0)]).toEqual(['0:3', ''])
  })

  test('BR-41.63 Bright Night: unholy spells do nothing, a holy boost gives a point', () => {
    const t = says(
      lasting('E063', [{ at: 'blackRose', ready: 'DES11 DIV09.lower', memories: 'DES01 DES02' }, { at: 'throne' }], moon),
      ['cast quick'],
    )
    if (t.asked === 'target 0') t.says('throne')
    t.says('cast 1')
    expect([t.damage(1), t.hand(0), t.power(0)]).toEqual(['', 'DES01 DES02', 1])
  })

  test('BR-41.64 Wrath of the Elements: the same element again: 1 damage and a point', () => {
    const t = says(lasting('E064', [{ at: 'blackRose', ready: 'NEC06 NEC06' }, { at: 'throne' }], moon), ['cast quick'])
    expect([t.damage(0), t.power(0)]).toEqual(['', 0])
    t.says('cast 1')
    expect([t.damage(0), t.power(0)]).toEqual(['rose:1', 1])
  })

  test('BR-41.65 Chains of Duty: stronger attacks, shorter ways', () => {
    const t = says(lasting('E065', [{ at: 'throne' }, { at: 'throne' }], moon), ['attack', 'attack'])
    expect(t.damage(1)).toBe('0:3')
  })

  test('BR-41.66 Great Hunt: 2 damage to every Evocation; who loses one may take a card', () => {
    const t = drawn('E066', [{ evocations: 'cerberus:crypt' }, { evocations: 'malacoda:crypt' }], moon)
    t.says('yes', 'illusion')
    expect([t.figures('crypt'), t.damage('1:malacoda'), t.hand(0).slice(0, 3)]).toEqual(['1:malacoda', 'rose:2', 'ILL'])
  })

  test('BR-41.67 Immortal Servants: Evocations take no damage', () => {
    const t = says(
      lasting(
        'E067',
        [
          { at: 'blackRose', ready: 'DES08' },
          { at: 'throne', evocations: 'cerberus:throne' },
        ],
        moon,
      ),
      ['cast quick', 'throne'],
    )
    expect([t.damage(1), t.damage('1:cerberus')]).toEqual(['0:4', ''])
  })

  test('BR-41.68 Last Lesson: everyone takes a card of the Grimoire', () => {
    const t = drawn('E068', [{ grimoire: 'DES01 DES02' }, { grimoire: 'NEC01 NEC02' }], moon)
    t.says('DES01', 'NEC02')
    expect([t.hand(0), t.hand(1)]).toEqual(['DES01', 'NEC02'])
  })

  test('BR-41.69 Price of Knowledge: a point more for a quest, and one for the Rose', () => {
    const t = says(lasting('E069', [{ at: 'altar', quests: 'Q009' }, { at: 'garden' }], moon), ['move', 'activate', 'Q009'])
    expect([t.power(0), t.power('rose')]).toEqual([2, 1])
  })

  test('BR-41.70 Sealed Doors: the crown holder closes all rooms of a colour', () => {
    const t = drawn('E070', [{}, {}], moon)
    t.says('green')
    expect([t.table.tiles[8].used, t.table.tiles[9].used, t.table.tiles[10].used, t.table.tiles[1].used]).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  test('BR-41.71 Collapse: two black cubes where most lie', () => {
    const t = drawn('E071', [{}, {}], { ...moon, cubes: { crypt: '0:2', garden: '1:2', forge: '0:1' } })
    expect([t.cubes('crypt'), t.cubes('garden'), t.cubes('forge')]).toEqual(['0:2 rose:2', '1:2 rose:2', '0:1'])
  })

  test('BR-41.72 Judgement: the first lose a point, the last gain 2', () => {
    const t = drawn('E072', [{ power: 9 }, { power: 5 }, { power: 7 }], moon)
    expect([t.power(0), t.power(1), t.power(2)]).toEqual([8, 7, 7])
  })

  test('BR-41.73 Scattered Pages: Memories into the Grimoire, two cards away', () => {
    const t = drawn('E073', [{ hand: 'DES01 DES02 DES03', memories: 'DES04', aside: 2 }, {}], moon)
    t.says('DES01', 'DES02')
    expect([t.hand(0), t.memories(0)]).toEqual(['DES03', 'DES01 DES02'])
  })

  test('BR-41.74 Rose’s Favour: three cards for one of two Forgotten spells', () => {
    const t = drawn('E074', [{ hand: 'DES01 DES02 DES03' }, {}], { ...moon, forgottenOnTop: 'FOR01 FOR02' })
    t.says('yes', 'FOR02')
    expect([t.hand(0), t.table.forgotten.bottom.map(({ thing }) => thing)]).toEqual(['FOR02', ['FOR01']])
  })

  test('BR-41.75 Exile: everyone to the Cell, with all damage', () => {
    const t = drawn('E075', [{ at: 'crypt', damage: '1:2' }, { at: 'garden' }], moon)
    expect([t.where(0), t.where(1), t.damage(0)]).toEqual(['cell', 'cell', '1:2'])
  })

  test('BR-41.76 Blood Moon: a defeat is worth one more, and one for the Rose', () => {
    const t = says(
      lasting(
        'E076',
        [
          { at: 'throne', ready: 'NEC06' },
          { at: 'blackRose', damage: '0:10' },
        ],
        moon,
      ),
      ['cast quick'],
    )
    expect([t.power(0), t.power('rose')]).toEqual([6, 1])
  })

  test('BR-41.77 Thorned Crowns: 3 damage, or a point for the Rose', () => {
    const t = rosePhase('E077', [{}, {}], moon)
    t.says('0', '1')
    expect([t.damage(0), t.damage(1), t.power('rose')]).toEqual(['rose:3', '', 1])
  })

  test('BR-41.78 The Rose Awakens: three black cubes in the Throne Room, 1 damage to everyone', () => {
    const t = drawn('E078', [{ at: 'crypt' }, { at: 'cell' }], moon)
    expect([t.cubes('throne'), t.damage(0), t.damage(1), t.power('rose')]).toEqual(['rose:3', 'rose:1', 'rose:1', 4])
  })
})

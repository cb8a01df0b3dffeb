import { describe, expect, test } from 'vitest'
import { QUEST_CARDS, QUESTS } from '../decks.ts'
import { LAYOUT } from '../scene.ts'
import { scene } from '../talk.ts'
import { done, door, met, missed } from './quest-talk.ts'

describe('door quests', () => {
  test.each(QUESTS.filter((quest) => QUEST_CARDS[quest].door))('%s is not offered behind another door', (quest) => {
    const { door: needed, moon } = QUEST_CARDS[quest]
    const other = needed?.room === 'treasure' ? 'sanctuary' : 'treasure'
    const t = scene({ people: [{ at: other, quests: quest }, { at: 'crypt' }], moon })
    t.says('move', 'activate')
    expect([t.asked, t.answers]).toEqual(['declare 0', ['pass']])
  })

  test('every room of the layout stands where scenes expect it', () => {
    expect(new Set(LAYOUT).size).toBe(19)
  })
})

describe('quests of the First Moon: doors', () => {
  test('BR-36.1 Magic Passage: through the mirrors to any room', () => {
    const t = door('Q001', {}, { used: 'treasure' })
    t.says('crypt')
    expect([t.where(0), t.power(0), done(t)]).toEqual(['crypt', 2, 'Q001'])
  })

  test('BR-36.2 First Lesson: one more card of the Library', () => {
    const t = door('Q002')
    t.says('destruction', 'necromancy')
    expect([t.hand(0).replaceAll(/\d/g, ''), t.power(0)]).toEqual(['DES NEC', 1])
  })

  test('BR-36.3 Star Chart: one of three quests instead', () => {
    const t = door('Q003', {}, { questsOnTop: 'Q001 Q002 Q004' })
    t.says('Q002')
    expect([t.table.mages[0]?.quests.includes('Q002'), t.asked]).toEqual([true, 'order 0'])
  })

  test('BR-36.4 Quiet Prayer: my Mage and my Evocations heal', () => {
    const t = door('Q004', { damage: '1:5', evocations: 'malacoda:crypt:1' })
    expect([t.damage(0), t.damage('0:malacoda'), t.power(0)]).toEqual(['1:2', '', 1])
  })

  test('BR-36.5 Hot Iron: two steps and an attack instead', () => {
    const t = door('Q005', {}, { others: [{ at: 'throne' }] })
    t.says('oracle', 'throne', '1')
    expect([t.where(0), t.damage(1), t.power(0)]).toEqual(['throne', '0:2', 1])
  })

  test('BR-36.6 Pruned Thorns: a cube here too', () => {
    const t = door('Q006', {}, { others: [{ at: 'crypt' }] })
    t.says('forge')
    expect([t.cubes('forge'), t.cubes('garden'), t.power(0)]).toEqual(['0:1', '0:1', 1])
  })

  test('BR-36.7 Loose Coins: another Mage loses a point', () => {
    const t = door('Q007', {}, { others: [{ at: 'garden', power: 3 }] })
    expect([t.power(0), t.power(1)]).toEqual([2, 2])
  })

  test('BR-36.8 Bitter Tincture: two cards and 2 healed', () => {
    const t = door('Q008', { grimoire: 'DES01 DES02', damage: '1:3' })
    expect([t.hand(0), t.damage(0), t.power(0)]).toEqual(['DES01 DES02', '1:1', 1])
  })

  test('BR-36.9 Spilled Blood: 3 damage to a Mage instead', () => {
    expect(door('Q009').damage(1)).toBe('0:3')
  })

  test('BR-36.10 Trial of Sand: 2 damage next to the Arena instead', () => {
    const t = door('Q010', { ready: 'DES01' }, { others: [{ at: 'throne' }, { at: 'garden' }] })
    expect([t.damage(1), t.damage(2), t.table.mages[0]?.slots[0]?.state]).toEqual(['0:2', '', 'ready'])
  })

  test('BR-36.11 Short Leash: the new Cerberus acts', () => {
    const t = door('Q011')
    t.says('abyss', 'pass')
    expect([t.where('0:cerberus'), t.power(0)]).toEqual(['abyss', 1])
  })

  test('BR-36.12 Borrowed Shield: two cards instead', () => {
    expect(door('Q012', { grimoire: 'DES01 DES02 DES03' }).hand(0)).toBe('DES02 DES03')
  })

  test('BR-36.13 Idle Hour: a quest and 2 healed', () => {
    const t = door('Q013', { damage: '1:3' }, { questsOnTop: 'Q005' })
    expect([t.table.mages[0]?.quests.includes('Q005'), t.damage(0)]).toEqual([true, '1:1'])
  })

  test('BR-36.14 Audience: the crown, and two events in my order', () => {
    const t = door('Q014', {}, { eventsOnTop: 'E001 E002' })
    expect([t.asked, t.table.mages[0]?.seenEvents.toSorted()]).toEqual(['order 0', ['E001', 'E002']])
  })

  test('BR-36.15 Bone Tithe: the new Landsknecht acts', () => {
    const t = door('Q015', {}, { others: [{ at: 'crypt' }] })
    t.says('crypt', 'pass', '1')
    expect(t.damage(1)).toBe('0:2')
  })

  test('BR-36.16 Cold Slab: the top two Memories instead', () => {
    expect(door('Q016', { memories: 'DES01 DES02 DES03' }).hand(0)).toBe('DES02 DES03')
  })

  test('BR-36.17 Murmured Omen: a card, and a look at ready spells', () => {
    const t = door('Q017', { grimoire: 'DES01 DES02' }, { others: [{ at: 'garden', ready: 'NEC01 NEC02' }] })
    t.says('DES01')
    expect([t.hand(0), t.table.peeks.map(({ card }) => card)]).toEqual(['DES01', ['NEC01', 'NEC02']])
  })

  test('BR-36.18 Edge of the Pit: a figure near by is moved instead', () => {
    const t = door('Q018', {}, { others: [{ at: 'throne' }] })
    t.says('treasure', 'garden')
    expect(t.where(1)).toBe('garden')
  })
})

describe('quests of the First Moon: deeds', () => {
  test('BR-36.19 Breath of Wind: an air spell, then a step', () => {
    const t = met('Q019', { ready: 'DES09' }, ['cast quick', 'laboratory', 'Q019', 'mirrors'])
    expect([t.where(0), t.power(0), done(t)]).toEqual(['mirrors', 1, 'Q019'])
    expect(missed('Q019', { ready: 'DES11' }, ['cast quick', 'throne'])).toBe(true)
  })

  test('BR-36.20 Handful of Soil: an earth spell, then a cube here', () => {
    const t = met('Q020', { ready: 'TRA08.lower' }, ['cast quick', 'throne', 'Q020'])
    expect([t.cubes('blackRose'), t.power(0)]).toEqual(['0:1', 1])
    expect(missed('Q020', { ready: 'DES11' }, ['cast quick', 'throne'])).toBe(true)
  })

  test('BR-36.21 First Spark: a fire spell, then 1 damage near by', () => {
    const t = met('Q021', { ready: 'DES04.lower' }, ['cast quick', 'oracle', 'Q021'])
    expect([t.damage(1), t.power(0)]).toEqual(['0:1', 1])
    expect(missed('Q021', { ready: 'DES11' }, ['cast quick', 'throne'])).toBe(true)
  })

  test('BR-36.22 Drop of Dew: a water spell, then 2 healed', () => {
    const t = met('Q022', { ready: 'NEC06', damage: '1:3' }, ['cast quick', 'Q022'])
    expect([t.damage(0), t.power(0)]).toEqual(['1:1', 1])
    expect(missed('Q022', { ready: 'DES11' }, ['cast quick', 'throne'])).toBe(true)
  })

  test('BR-36.23 Pure Formula: a magic spell, then a card', () => {
    const t = met('Q023', { ready: 'CON10', grimoire: 'DES01' }, ['cast quick', 'Q023'])
    expect([t.hand(0), t.power(0)]).toEqual(['DES01', 1])
    expect(missed('Q023', { ready: 'DES11' }, ['cast quick', 'throne'])).toBe(true)
  })

  test('BR-36.24 Lit Candle: a holy spell, then 1 healed and a card', () => {
    const t = met('Q024', { ready: 'NEC03.lower', damage: '1:2', grimoire: 'DES01' }, ['cast quick'])
    if (t.asked === 'card 0') t.says(t.answers[0] ?? '')
    t.says('Q024')
    expect([t.damage(0), t.hand(0).includes('DES01'), t.power(0)]).toEqual(['1:1', true, 1])
    expect(missed('Q024', { ready: 'DES11' }, ['cast quick', 'throne'])).toBe(true)
  })

  test('BR-36.25 Dark Vow: an unholy spell, then a cube converted', () => {
    const t = met('Q025', { ready: 'DES11' }, ['cast quick', 'oracle', 'Q025', '1'], {
      others: [{ at: 'throne', damage: 'rose:2' }],
    })
    expect([t.damage(1), t.power(0)]).toEqual(['0:1 rose:1', 1])
    expect(missed('Q025', { ready: 'NEC06' }, ['cast quick'])).toBe(true)
  })

  test('BR-36.26 Bare Knuckles: an attack that hurts a Mage, then a step', () => {
    const t = met('Q026', { at: 'throne' }, ['attack', 'attack', 'end'])
    t.says('Q026', 'oracle')
    expect([t.where(0), t.power(0)]).toEqual(['oracle', 1])
    expect(
      missed('Q026', { at: 'oracle' }, ['attack', 'attack', 'end'], {
        others: [{ at: 'throne', evocations: 'boneKnight:oracle' }],
      }),
    ).toBe(true)
  })

  test('BR-36.27 Servant’s Call: the summoned Evocation acts', () => {
    const t = met('Q027', { ready: 'DES01.lower' }, ['cast quick', 'oracle', 'Q027', 'throne', 'pass', '1'])
    expect([t.damage(1), t.power(0)]).toEqual(['0:3', 1])
    expect(missed('Q027', { ready: 'DES01', evocations: 'malacoda:oracle' }, ['cast quick', 'pass'])).toBe(true)
  })

  test('BR-36.28 Cracked Wall: two cubes of mine in a room', () => {
    const t = met('Q028', { ready: 'DES12' }, ['cast quick', 'before', 'Q028', 'necromancy'], { cubes: { throne: '0:1' } })
    expect([t.hand(0).slice(0, 3), t.power(0)]).toEqual(['NEC', 1])
    expect(missed('Q028', { ready: 'DES12' }, ['cast quick', 'before'])).toBe(true)
  })

  test('BR-36.29 Closing Jaws: a trap of mine springs, then a card', () => {
    const me = { at: 'throne', quests: 'Q029', active: 'CON01', grimoire: 'DES01' } as const
    const t = scene({ people: [me, { at: 'arena' }], crown: 1 })
    t.says('move', 'summoner')
    t.play('0 slot 3', '0 Q029')
    expect([t.hand(0), t.power(0), done(t)]).toEqual(['DES01', 2, 'Q029'])
    const protects = scene({ people: [{ ...me, active: 'CON04' }, { at: 'throne' }], crown: 1 })
    protects.says('attack', 'attack')
    protects.play('0 slot 3')
    expect([protects.asked, protects.answers]).toEqual(['declare 0', ['pass']])
  })

  test('BR-36.30 Turned Blade: a protection of mine is used, then a card of the Library', () => {
    const me = { at: 'throne', quests: 'Q030', active: 'CON04' } as const
    const t = scene({ people: [me, { at: 'throne' }], crown: 1 })
    t.says('attack', 'attack')
    t.play('0 slot 3', '0 Q030', '0 illusion')
    expect([t.hand(0).slice(0, 3), t.power(0), done(t)]).toEqual(['ILL', 2, 'Q030'])
    const traps = scene({ people: [{ ...me, active: 'CON01' }, { at: 'arena' }], crown: 1 })
    traps.says('move', 'summoner')
    traps.play('0 slot 3')
    expect([traps.asked, traps.answers]).toEqual(['declare 0', ['pass']])
  })

  test('BR-36.31 Two Thresholds: two different rooms in a turn, then a card of the Library', () => {
    const t = met('Q031', { at: 'treasure' }, ['move', 'activate', 'pass', 'end'], { others: [{ at: 'crypt' }] })
    expect(t.answers).not.toContain('Q031')
    t.says('move', 'garden', 'activate', 'pass', 'garden', 'Q031', 'illusion')
    expect([t.hand(0).slice(0, 3), done(t)]).toEqual(['ILL', 'Q031'])
  })

  test('BR-36.32 Crowded Hall: my go ends beside two Mages, then 1 damage to each', () => {
    const others = [{ at: 'throne' }, { at: 'throne' }, { at: 'garden' }] as const
    const t = met('Q032', { at: 'throne', actions: 1 }, ['move', 'end'], { others })
    t.says('Q032')
    expect([t.damage(1), t.damage(2), t.damage(3), t.power(0)]).toEqual(['0:1', '0:1', '', 2])
    const few = met('Q032', { at: 'throne', actions: 1 }, ['move', 'end'], {
      others: [{ at: 'throne' }, { at: 'oracle' }, { at: 'garden' }],
    })
    expect(few.answers).not.toContain('Q032')
  })

  test('BR-36.33 Careless Flame: two Mages hurt by one effect, then a cube here', () => {
    const others = [{ at: 'throne' }, { at: 'throne' }, { at: 'garden' }] as const
    const t = met('Q033', { ready: 'DES11' }, ['cast quick', 'throne', 'Q033'], { others })
    expect([t.cubes('blackRose'), t.power(0)]).toEqual(['0:1', 2])
    expect(
      missed('Q033', { ready: 'DES11' }, ['cast quick', 'garden'], {
        others: [{ at: 'garden' }, { at: 'throne' }, { at: 'oracle' }],
      }),
    ).toBe(true)
  })
})

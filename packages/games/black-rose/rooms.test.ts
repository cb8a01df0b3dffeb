import { describe, expect, test } from 'vitest'
import { GRIMOIRES, MAGE_CARDS } from './components.ts'
import type { School } from './ids.ts'
import { scene } from './talk.ts'

/** A Mage in a room activates it. */
const ACTIVATE = ['move', 'activate'] as const

describe('rooms', () => {
  test('BR-24.0 Black Rose Room: four cards for one of three Forgotten spells', () => {
    const t = scene({
      people: [{ at: 'blackRose', hand: 'DES01 DES02 DES03 DES04 DES05' }, { at: 'garden' }],
      moon: 2,
      forgottenOnTop: 'FOR01 FOR02 FOR03',
    })
    t.says(...ACTIVATE, 'DES01', 'DES02', 'DES03', 'DES04')
    expect(t.table.mages[0]?.seen.toSorted()).toEqual(['FOR01', 'FOR02', 'FOR03'])
    t.says('FOR02')
    expect([t.hand(0), t.asked]).toEqual(['DES05 FOR02', 'order 0'])
  })

  test('BR-24.0 Black Rose Room: not without four cards, not before the Second Moon', () => {
    const few = scene({ people: [{ at: 'blackRose', hand: 'DES01 DES02 DES03' }, { at: 'garden' }], moon: 2 })
    few.says('move')
    expect(few.answers).not.toContain('activate')
    const early = scene({ people: [{ at: 'blackRose', hand: 'DES01 DES02 DES03 DES04' }, { at: 'garden' }] })
    early.says('move')
    expect(early.answers).not.toContain('activate')
  })

  test('BR-24.1 Mirrors Room: the effect of a room that is used', () => {
    const t = scene({ people: [{ at: 'mirrors' }, { at: 'garden' }], used: 'treasure throne' })
    t.says(...ACTIVATE)
    expect([t.power(0), t.table.tiles[1].used]).toEqual([1, true])
  })

  test('BR-24.2 Oracle Room: a card of my Grimoire', () => {
    const t = scene({ people: [{ at: 'oracle', grimoire: 'DES01 DES02 DES03' }, { at: 'garden' }] })
    t.says(...ACTIVATE, 'DES02')
    expect(t.hand(0)).toBe('DES02')
  })

  test('BR-24.3 The Abyss: a Mage near by goes to the Cell, healed, and nobody scores', () => {
    const t = scene({ people: [{ at: 'abyss' }, { at: 'blackRose', damage: '0:5' }, { at: 'garden' }] })
    t.says(...ACTIVATE)
    expect([t.where(1), t.damage(1), t.where(2), t.power(0)]).toEqual(['cell', '', 'garden', 0])
  })

  test('BR-24.4 Bibliotheca: the top card of a deck or of a pile', () => {
    const t = scene({ people: [{ at: 'bibliotheca' }, { at: 'garden' }], piles: 'DES01 DES02' })
    t.says(...ACTIVATE)
    expect(t.answers).toContain('pile destruction')
    t.says('pile destruction')
    expect([t.hand(0), t.table.piles.destruction]).toEqual(['DES02', ['DES01']])
  })

  test('BR-24.5 Observatory: one of three quests for one of mine', () => {
    const t = scene({ people: [{ at: 'observatory', quests: 'Q005' }, { at: 'garden' }], questsOnTop: 'Q001 Q002 Q003' })
    t.says(...ACTIVATE, 'pass')
    expect(t.table.mages[0]?.seenQuests.toSorted()).toEqual(['Q001', 'Q002', 'Q003'])
    t.says('yes')
    while (t.asked === 'quest 0') t.says(t.answers.includes('Q002') ? 'Q002' : 'Q005')
    expect([t.table.mages[0]?.quests, t.power('rose')]).toEqual([['Q002'], 0])
  })

  test('BR-24.6 Sanctuary heals 2', () => {
    const t = scene({ people: [{ at: 'sanctuary', damage: '1:3' }, { at: 'garden' }] })
    t.says(...ACTIVATE)
    expect(t.damage(0)).toBe('1:1')
  })

  test('BR-24.7 Forge: a step and an attack', () => {
    const t = scene({ people: [{ at: 'forge' }, { at: 'garden' }] })
    t.says(...ACTIVATE, 'garden', '1')
    expect([t.where(0), t.damage(1)]).toEqual(['garden', '0:2'])
  })

  test('BR-24.8 Garden: a cube here or next door', () => {
    const t = scene({ people: [{ at: 'garden' }, { at: 'crypt' }] })
    t.says(...ACTIVATE)
    expect(t.answers.toSorted()).toEqual(['forge', 'garden', 'oracle', 'treasure'])
    t.says('forge')
    expect(t.cubes('forge')).toBe('0:1')
  })

  test('BR-24.9 Treasure Room: a point', () => {
    const t = scene({ people: [{ at: 'treasure' }, { at: 'crypt' }] })
    t.says(...ACTIVATE)
    expect([t.power(0), t.table.tiles[10].used]).toEqual([1, true])
  })

  test('BR-24.10 Alchemic Laboratory: two cards of my Grimoire', () => {
    const t = scene({ people: [{ at: 'laboratory', grimoire: 'DES01 DES02 DES03' }, { at: 'crypt' }] })
    t.says(...ACTIVATE)
    expect(t.hand(0)).toBe('DES02 DES03')
  })

  test('BR-24.11 Arena: my next spell, then the next spell of another', () => {
    const t = scene({
      people: [
        { at: 'arena', ready: 'DES01 DES05' },
        { at: 'throne', ready: 'DES02 DES05' },
      ],
    })
    t.says(...ACTIVATE)
    expect([t.power(0), t.power(1)]).toEqual([1, 1])
    expect(t.table.mages.map(({ slots }) => slots.map(({ state }) => state).join(' '))).toEqual([
      'ready used empty empty',
      'ready used empty empty',
    ])
  })

  test('BR-24.12 Summoner Room: a Cerberus', () => {
    const t = scene({ people: [{ at: 'summoner' }, { at: 'crypt' }] })
    t.says(...ACTIVATE)
    expect(t.figures('summoner')).toBe('0 0:cerberus')
  })

  test('BR-24.13 Armory: a protection of my hand covers a spell and is active', () => {
    const t = scene({ people: [{ at: 'armory', hand: 'CON04', ready: 'DES01 DES02' }, { at: 'crypt' }] })
    t.says(...ACTIVATE, 'lay 1 CON04 upper')
    expect([t.table.mages[0]?.slots[1]?.state, t.hand(0), t.memories(0).endsWith('DES02')]).toEqual(['active', '', true])
  })

  test('BR-24.14 Pleasures Room: a quest', () => {
    const t = scene({ people: [{ at: 'pleasures' }, { at: 'crypt' }], questsOnTop: 'Q005' })
    t.says(...ACTIVATE)
    expect(t.table.mages[0]?.quests).toEqual(['Q005'])
  })

  test('BR-24.15 Throne Room: the crown', () => {
    const t = scene({ people: [{ at: 'throne' }, { at: 'crypt' }] })
    t.table.crown = 1
    t.says(...ACTIVATE)
    expect(t.table.crown).toBe(0)
  })

  test('BR-24.16 Cemetery: a Landsknecht', () => {
    const t = scene({ people: [{ at: 'cemetery' }, { at: 'crypt' }] })
    t.says(...ACTIVATE)
    expect(t.figures('cemetery')).toBe('0 0:landsknecht')
  })

  test('BR-24.17 Crypt: one of the top three Memories', () => {
    const t = scene({ people: [{ at: 'crypt', memories: 'DES01 DES02 DES03 DES04' }, { at: 'garden' }] })
    t.says(...ACTIVATE)
    expect(t.answers.toSorted()).toEqual(['DES02', 'DES03', 'DES04', 'pass'])
    t.says('DES03')
    expect(t.hand(0)).toBe('DES03')
  })

  test('BR-24.18 Sacrificial Altar: 1 damage anywhere', () => {
    const t = scene({ people: [{ at: 'altar' }, { at: 'arena' }] })
    t.says(...ACTIVATE)
    expect(t.damage(1)).toBe('0:1')
  })
})

describe('what is printed', () => {
  const books = (school: School) => GRIMOIRES[school].map((book) => book.map((card) => card.slice(3)).join(' '))

  test.each([
    ['BR-25.1', 'tessa', 'transmutation', 'SP-TES'],
    ['BR-25.2', 'jafar', 'divination', 'SP-JAF'],
    ['BR-25.3', 'rebecca', 'necromancy', 'SP-REB'],
    ['BR-25.4', 'nero', 'destruction', 'SP-NER'],
  ] as const)('%s %s has a hand of 7, Move 2, Attack 2', (_clause, mage, school, special) => {
    expect(MAGE_CARDS[mage]).toEqual({ school, special, hand: 7, move: 2, attack: 2 })
  })

  test('BR-26.1 BR-26.2 the Grimoires of Conspiracy', () => {
    expect(books('conspiracy')).toEqual(['01 02 03 04 07 11', '05 06 08 09 10 12'])
  })
  test('BR-26.3 BR-26.4 the Grimoires of Destruction', () => {
    expect(books('destruction')).toEqual(['03 04 05 08 10 01', '02 06 07 09 11 12'])
  })
  test('BR-26.5 BR-26.6 the Grimoires of Divination', () => {
    expect(books('divination')).toEqual(['03 10 11 12 07 06', '01 02 04 05 08 09'])
  })
  test('BR-26.7 BR-26.8 the Grimoires of Illusion', () => {
    expect(books('illusion')).toEqual(['03 06 07 08 09 12', '01 02 04 05 10 11'])
  })
  test('BR-26.9 BR-26.10 the Grimoires of Necromancy', () => {
    expect(books('necromancy')).toEqual(['01 03 04 07 08 10', '02 05 06 09 11 12'])
  })
  test('BR-26.11 BR-26.12 the Grimoires of Transmutation', () => {
    expect(books('transmutation')).toEqual(['02 04 07 10 12 01', '03 05 06 08 09 11'])
  })
})

describe('Evocations', () => {
  const evocationTurn = (evocations: string, ...others: Parameters<typeof scene>[0]['people'] & object) =>
    scene({ people: [{ at: 'crypt', evocations, actions: 0 }, ...others], frames: [{ op: 'evocationPhase', nth: 0 }] })

  test('BR-27.1 a Landsknecht moves 2, attacks with 2 and falls at 3', () => {
    const t = evocationTurn('landsknecht:oracle', { at: 'garden' })
    t.says('0:landsknecht', 'forge', 'garden', '1')
    expect([t.damage(1), t.where('0:landsknecht')]).toEqual(['0:2', 'garden'])
    const fallen = scene({
      people: [
        { at: 'throne', ready: 'DES02' },
        { at: 'garden', evocations: 'landsknecht:oracle' },
      ],
    })
    fallen.says('cast quick', 'oracle')
    expect(fallen.figures('oracle')).toBe('')
  })

  test('BR-27.2 a Bone Knight attacks with 4 and lives through 3', () => {
    const t = evocationTurn('boneKnight:oracle', { at: 'garden' })
    t.says('0:boneKnight', 'garden', 'pass', '1')
    expect(t.damage(1)).toBe('0:4')
    const hurt = scene({
      people: [
        { at: 'throne', ready: 'DES02' },
        { at: 'garden', evocations: 'boneKnight:oracle' },
      ],
    })
    hurt.says('cast quick', 'oracle')
    expect(hurt.damage('1:boneKnight')).toBe('0:3')
  })

  test('BR-27.3 a Divine Altar never acts', () => {
    const t = evocationTurn('divineAltar:garden malacoda:garden', { at: 'garden' })
    expect(t.answers).toEqual(['pass', '0:malacoda'])
  })

  test('BR-27.4 a Mutated Altar never acts', () => {
    const t = evocationTurn('mutatedAltar:garden malacoda:garden', { at: 'garden' })
    expect(t.answers).toEqual(['pass', '0:malacoda'])
  })

  test('BR-27.5 Cerberus moves 3, attacks with 2 and may convert a cube', () => {
    const t = evocationTurn('cerberus:throne', { at: 'forge', damage: 'rose:2 1:1' })
    t.says('0:cerberus', 'oracle', 'garden', 'forge', '1', '0 1')
    expect(t.damage(1)).toBe('0:3 1:1 rose:1')
  })

  test('BR-27.6 Andromeda activates its room or mends it', () => {
    const activates = evocationTurn('andromeda:oracle', { at: 'garden' })
    activates.says('0:andromeda', 'treasure', 'pass', 'activate')
    expect([activates.power(0), activates.table.tiles[10].used]).toEqual([1, true])
    const mends = scene({
      people: [{ at: 'crypt', evocations: 'andromeda:oracle', actions: 0 }, { at: 'garden' }],
      cubes: { oracle: '1:2' },
      frames: [{ op: 'evocationPhase', nth: 0 }],
    })
    mends.says('0:andromeda', 'pass', 'mend')
    if (mends.asked === 'cubes 0') mends.says('1')
    expect(mends.cubes('oracle')).toBe('1:1')
  })

  test('BR-27.7 Malacoda attacks with 3 and falls at 4', () => {
    const t = evocationTurn('malacoda:oracle', { at: 'garden' })
    t.says('0:malacoda', 'garden', 'pass', '1')
    expect(t.damage(1)).toBe('0:3')
  })

  test('BR-27.8 the Infamy of Crete rages wherever it goes', () => {
    const t = evocationTurn('infamy:oracle', { at: 'garden', evocations: 'boneKnight:forge' })
    t.says('0:infamy', 'forge', 'garden')
    expect([t.damage(1), t.figures('forge')]).toEqual(['0:4', ''])
  })

  test('BR-27.9 an Abomination takes no slot, and being removed only ends the form', () => {
    const t = scene({
      people: [
        { at: 'throne', ready: 'TRA02.lower', evocations: 'malacoda:crypt malacoda:crypt malacoda:crypt', actions: 0 },
        { at: 'garden', ready: 'CON05.lower' },
      ],
    })
    t.says('cast quick', 'before', 'pass')
    expect(t.table.mages[0]?.buffs).toEqual(['abomination'])
    t.says('cast quick', 'before', '0')
    expect([t.table.mages[0]?.buffs, t.where(0), t.where(1)]).toEqual([[], 'throne', 'throne'])
  })
})

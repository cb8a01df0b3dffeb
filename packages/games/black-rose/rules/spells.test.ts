import { describe, expect, test } from 'vitest'
import { mageOf } from '../board.ts'
import { sideOf, spellOf } from '../cards/index.ts'
import { ANYWHERE } from '../hex.ts'
import { ELEMENTS, SIDES, SPELL_TYPES, SPELLS } from '../ids.ts'
import { scene } from '../talk.ts'

// Casting, targets and effects (rules §8).

const slot = (t: ReturnType<typeof scene>, seat: number, n: number) => mageOf(t.table, seat).slots[n]

describe('casting', () => {
  test('BR-8.1 every spell has two effects, each with a type, an element and a target or a trigger', () => {
    for (const card of SPELLS) {
      for (const side of SIDES) {
        const { type, element, target, trigger } = sideOf(card, side)
        expect(SPELL_TYPES).toContain(type)
        expect([...ELEMENTS, 'any']).toContain(element)
        const waits = spellOf(card).roomTrap || type === 'trap' || type === 'protection'
        expect([card, side, trigger !== null]).toEqual([card, side, waits])
        if (!waits && (target.kind === 'one' || target.kind === 'area')) expect([0, 1, 2, 3, ANYWHERE]).toContain(target.range)
      }
    }
  })

  test('BR-8.2 of an "any" spell the caster names one of seven elements', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'CON08' }, { at: 'garden' }] })
    t.says('cast quick')
    expect([t.asked, t.answers]).toEqual(['element 0', ['air', 'earth', 'fire', 'water', 'magic', 'holy', 'unholy']])
    t.says('holy', 'before', 'crypt', 'no')
    expect([slot(t, 0, 0)?.element, mageOf(t.table, 0).deeds.cast]).toEqual(['holy', ['holy']])
  })

  test('BR-8.3 a combat spell is shown and spent, a protection or trap lies face down with its token', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'DES03 DES10 CON01' }, { at: 'garden' }] })
    t.says('cast quick', 'throne', 'cast 1')
    expect([slot(t, 0, 0), slot(t, 0, 1)]).toMatchObject([
      { state: 'used', token: null },
      { state: 'active', token: 'protection' },
    ])
    expect(t.heard(1).some((event) => 'card' in event && event['card'] === 'DES10')).toBe(false)
    t.says('move', 'end', 'end', 'cast 2')
    expect(slot(t, 0, 2)).toMatchObject({ state: 'active', token: 'trap' })
  })

  test('BR-8.4 a single target is an enemy figure, never one’s own', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DES12', evocations: 'malacoda:throne' },
        { at: 'throne', evocations: 'cerberus:throne' },
      ],
    })
    t.says('cast quick', 'before')
    expect([t.answers, t.refused('0'), t.refused('0:malacoda')]).toEqual([['1', '1:cerberus'], 'BR-8.4', 'BR-8.4'])
    const own = scene({
      people: [{ at: 'blackRose', ready: 'DES01', evocations: 'malacoda:throne cerberus:crypt' }, { at: 'throne' }],
    })
    own.says('cast quick')
    expect(own.answers).toEqual(['0:malacoda', '0:cerberus'])
  })

  test('BR-8.5 BR-8.6 BR-8.7 an area spell reaches rooms in a straight line, empty or destroyed ones too', () => {
    const t = scene({
      people: [{ at: 'abyss', ready: 'DES08' }, { at: 'blackRose' }],
      ruins: 'blackRose',
    })
    t.says('cast quick')
    expect(t.answers).toEqual([
      'blackRose',
      'mirrors',
      'throne',
      'abyss',
      'bibliotheca',
      'treasure',
      'arena',
      'summoner',
      'armory',
      'cemetery',
    ])
    expect(t.refused('observatory')).toBe('BR-8.6')
    t.says('mirrors')
    expect(slot(t, 0, 0)?.state).toBe('used')
    const zero = scene({ people: [{ at: 'abyss', ready: 'SP-NER' }, { at: 'blackRose' }] })
    zero.says('cast quick')
    expect(zero.damage(1)).toBe('0:2')
    const all = scene({ people: [{ at: 'abyss', ready: 'CON05' }, { at: 'blackRose' }] })
    all.says('cast quick')
    expect(all.answers).toHaveLength(19)
  })

  test('BR-8.8 a room trap starts from the room entered, a protection from its owner’s room', () => {
    const t = scene({ people: [{ at: 'armory' }, { at: 'garden', active: 'CON01' }, { at: 'abyss' }, { at: 'treasure' }] })
    t.says('move', 'summoner')
    t.play('1 slot 3')
    expect([t.damage(0), t.damage(2), t.damage(3)]).toEqual(['1:3', '1:1', ''])
    const near = scene({
      people: [
        { at: 'blackRose', ready: 'NEC06' },
        { at: 'mirrors', active: 'CON04.lower' },
        { at: 'sanctuary' },
        { at: 'abyss' },
      ],
    })
    near.says('cast quick', '1')
    near.play('1 slot 3')
    expect([near.damage(1), near.damage(2), near.damage(3)]).toEqual(['', '0:3', ''])
  })

  test('BR-8.9 "within n" counts steps, without a line, the room itself included', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'FOR02' }, { at: 'forge' }, { at: 'blackRose' }] })
    t.says('cast quick')
    expect([t.damage(1), t.damage(2)]).toEqual(['0:2', '0:2'])
  })

  test('BR-8.10 BR-8.11 nobody in a Cell is a target; where there is one, it must be taken', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'CON08.lower' }, { at: 'cell' }, { at: 'throne' }, { at: 'crypt' }] })
    t.says('cast quick', 'air', 'before')
    expect([t.answers, t.refused('1'), t.refused('pass')]).toEqual([['2', '3'], 'BR-8.10', 'BR-8.11'])
  })

  test('BR-8.12 without a target a spell is spent, and its cube is placed', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'NEC06' }, { at: 'forge' }] })
    t.says('cast quick')
    expect([slot(t, 0, 0)?.state, t.told.includes('missed'), t.cubes('blackRose'), t.asked]).toEqual([
      'used',
      true,
      '0:1',
      'act 0',
    ])
  })

  test('BR-8.13 BR-8.15 the symbol’s cube comes before or after; it is asked only where that matters', () => {
    const door = (when: string) => {
      const t = scene({ people: [{ at: 'blackRose', ready: 'CON08' }, { at: 'garden' }] })
      t.says('cast quick', 'air', when, 'crypt', 'no')
      return [t.cubes('blackRose'), t.cubes('crypt')]
    }
    expect([door('before'), door('after')]).toEqual([
      ['0:1', ''],
      ['', '0:1'],
    ])
    const plain = scene({ people: [{ at: 'blackRose', ready: 'NEC06' }, { at: 'throne' }, { at: 'throne' }] })
    plain.says('cast quick')
    expect([plain.asked, plain.cubes('blackRose')]).toEqual(['target 0', '0:1'])
    const short = scene({
      people: [{ at: 'blackRose', ready: 'NEC06' }, { at: 'throne' }],
      cubes: { mirrors: '0:6', oracle: '0:6', abyss: '0:6', throne: '0:3' },
    })
    short.says('cast quick')
    expect([short.table.supply[0], short.asked]).toEqual([5, 'symbol 0'])
    const trap = scene({
      people: [
        { at: 'blackRose', ready: 'NEC06' },
        { at: 'throne', active: 'ILL10' },
      ],
    })
    trap.says('cast quick')
    expect(trap.cubes('throne')).toBe('')
    trap.play('1 slot 3', '1 0')
    expect(trap.cubes('throne')).toBe('1:1')
  })

  test('BR-8.14 a full or destroyed room takes no cube', () => {
    const full = scene({ people: [{ at: 'garden', ready: 'NEC06' }, { at: 'treasure' }], cubes: { garden: '1:4' } })
    full.says('cast quick')
    expect([full.cubes('garden'), full.damage(1)]).toEqual(['1:4', '0:3'])
    const ruin = scene({ people: [{ at: 'garden', ready: 'NEC06' }, { at: 'treasure' }], ruins: 'garden' })
    ruin.says('cast quick')
    expect([ruin.cubes('garden'), ruin.damage(1), ruin.table.supply[0]]).toEqual(['', '0:3', 23])
  })
})

describe('immunity', () => {
  test('BR-8.16 a Mage and the Mage’s Evocations are immune to their own spells, not to their own healing', () => {
    const t = scene({
      people: [{ at: 'throne', ready: 'DES08', evocations: 'malacoda:throne' }, { at: 'throne' }],
    })
    t.says('cast quick', 'throne')
    expect([t.damage(0), t.damage('0:malacoda'), t.damage(1)]).toEqual(['', '', '0:4'])
    const heal = scene({ people: [{ at: 'throne', ready: 'DIV07', damage: '1:4' }, { at: 'crypt' }] })
    heal.says('cast quick', 'throne')
    expect([heal.damage(0), heal.power(0)]).toEqual(['1:1', 1])
  })

  test('BR-8.17 the price of one’s own trap reaches oneself, its damage does not', () => {
    const price = scene({ people: [{ at: 'treasure' }, { at: 'garden', active: 'ILL06' }] })
    price.says('move', 'activate')
    price.play('1 slot 3')
    expect([price.power(1), price.damage(1)]).toEqual([1, 'rose:1'])
    const own = scene({ people: [{ at: 'armory' }, { at: 'summoner', active: 'CON01', evocations: 'malacoda:summoner' }] })
    own.says('move', 'summoner')
    own.play('1 slot 3')
    expect([own.damage(0), own.damage(1), own.damage('1:malacoda')]).toEqual(['1:3', '', ''])
  })

  test('BR-8.18 BR-23.13 where only one’s own figures are found, that part of the damage is skipped', () => {
    const t = scene({
      people: [{ at: 'blackRose', ready: 'DES09', evocations: 'malacoda:laboratory' }, { at: 'throne' }],
    })
    t.says('cast quick', 'laboratory')
    expect([t.where(1), t.damage(1), t.damage('0:malacoda')]).toEqual(['laboratory', '0:1', ''])
    const still = scene({ people: [{ at: 'blackRose', ready: 'DES09' }, { at: 'throne' }, { at: 'throne' }] })
    still.says('cast quick', '1', 'pass')
    expect([still.damage(1), still.damage(2)]).toEqual(['', ''])
  })

  test('BR-8.19 an Evocation under another’s control hits its owner with the controller’s cubes', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'ILL12' },
        { at: 'throne', evocations: 'malacoda:throne cerberus:throne' },
      ],
    })
    t.says('cast quick', 'before', '1:malacoda', '0', 'pass')
    expect([t.asked, t.answers]).toEqual(['attack 0', ['pass', '1', '1:cerberus']])
    t.says('1')
    expect(t.damage(1)).toBe('0:3')
  })
})

describe('casting from the hand', () => {
  test('BR-8.20 a spell on the sheet, ready, active or used, makes room for a hand card of either side', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DIV12 DES01', active: 'CON01', used: 'DES03', hand: 'NEC06', evocations: 'divineAltar:crypt' },
        { at: 'throne' },
      ],
    })
    t.says('cast quick', 'before')
    expect(t.asked).toBe('fromHand 0')
    const slots = [...new Set(t.answers.map((answer) => answer.split(' ')[1]))]
    expect([slots, t.answers.some((answer) => answer.endsWith('lower'))]).toEqual([['1', '2', '3'], true])
    t.says('lay 2 NEC06 upper')
    expect([t.damage(1), slot(t, 0, 2), t.memories(0).split(' ').at(-1)]).toMatchObject([
      '0:3',
      { card: 'NEC06', side: 'upper', state: 'used' },
      'DES03',
    ])
  })

  test('BR-8.21 the spell being resolved makes no room, so alone on the sheet it casts nothing', () => {
    const t = scene({
      people: [{ at: 'blackRose', ready: 'DIV12', hand: 'NEC06', evocations: 'divineAltar:crypt' }, { at: 'throne' }],
    })
    t.says('cast quick', 'before')
    expect([t.asked, t.hand(0), t.power(0), t.damage(1)]).toEqual(['act 0', 'NEC06', 1, ''])
  })

  test('BR-8.22 another Mage may cast a special spell by an effect but not keep it', () => {
    const t = scene({
      people: [{ at: 'oracle', ready: 'DES01 SP-NER' }, { at: 'crypt', active: 'ILL08.lower' }, { at: 'altar' }],
    })
    t.says('move', 'forge')
    t.play('1 slot 3')
    t.pass()
    expect([t.damage(2), slot(t, 0, 1)]).toMatchObject(['1:2', { card: 'SP-NER', state: 'used' }])
    expect(t.hand(1) + t.memories(1)).not.toContain('SP-NER')
  })
})

describe('resolving', () => {
  test('BR-8.23 the parts of an effect come one after another, traps between them; the impossible is skipped', () => {
    const t = scene({ people: [{ at: 'throne', ready: 'DES04' }, { at: 'crypt', active: 'CON01' }, { at: 'arena' }] })
    t.says('cast quick', 'arena')
    t.until('entered')
    expect([t.asked, t.where(0), t.damage(2)]).toEqual(['interrupt 1', 'arena', ''])
    t.play('1 slot 3')
    expect([t.damage(0), t.damage(2)]).toEqual(['1:3', '0:1 1:3'])
    const bite = scene({ people: [{ at: 'throne', ready: 'NEC12' }, { at: 'arena' }] })
    bite.says('cast quick')
    expect([bite.damage(1), bite.damage(0)]).toEqual(['0:2', ''])
  })

  test('BR-8.24 BR-23.1 a cost that cannot be paid buys nothing', () => {
    const t = scene({
      people: [{ mage: 'jafar', at: 'blackRose', ready: 'SP-JAF' }, { at: 'garden' }],
      questsOnTop: 'Q070 Q071',
    })
    t.says('cast quick', 'fire')
    while (t.asked !== 'act 0') t.says(t.answers[0] ?? '')
    expect([t.told.includes('questDrawn'), mageOf(t.table, 0).quests, t.power(0)]).toEqual([false, [], 0])
    const card = scene({ people: [{ at: 'blackRose', ready: 'TRA01' }, { at: 'throne' }] })
    card.says('cast quick')
    expect([card.damage(1), card.asked]).toEqual(['0:1', 'act 0'])
  })

  test('BR-8.25 only a possible one of two ways is offered', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'NEC10.lower' }, { at: 'garden' }] })
    t.says('cast quick', 'throne')
    expect([t.figures('throne'), t.asked]).toEqual(['0:landsknecht', 'act 0'])
    const none = scene({
      people: [
        { at: 'blackRose', ready: 'NEC10.lower', evocations: 'landsknecht:crypt landsknecht:crypt landsknecht:crypt' },
        { at: 'garden', evocations: 'landsknecht:crypt landsknecht:crypt landsknecht:crypt' },
        { at: 'garden', evocations: 'landsknecht:crypt landsknecht:crypt' },
      ],
    })
    none.says('cast quick', 'throne')
    expect([none.figures('throne'), none.asked]).toEqual(['', 'act 0'])
  })

  test('BR-8.26 several players decide clockwise from the left of the one who resolves', () => {
    const t = scene({
      people: [
        { at: 'throne', ready: 'DES01 DES03 DES08' },
        { at: 'blackRose', ready: 'DIV05.lower' },
        { at: 'throne', ready: 'NEC01 NEC02 NEC03' },
      ],
      crown: 1,
    })
    t.says('cast quick', 'throne')
    expect(t.asked).toBe('slot 2')
    t.says('slot 1')
    expect(t.asked).toBe('slot 0')
    t.says('slot 2')
    expect([t.power(1), t.memories(0).split(' ').at(-1), t.memories(2).split(' ').at(-1)]).toEqual([2, 'DES08', 'NEC02'])
  })

  test('BR-8.27 if the target falls, later parts on it are skipped; its room is where it stood', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DES12' },
        { at: 'throne', damage: '0:10' },
      ],
    })
    t.says('cast quick', 'before')
    expect([t.where(1), t.cubes('throne')]).toEqual(['cell', '0:1'])
    const loses = scene({
      people: [
        { at: 'blackRose', ready: 'NEC12.lower' },
        { at: 'throne', damage: '0:10', power: 3 },
      ],
    })
    loses.says('cast quick')
    expect([loses.where(1), loses.power(1)]).toEqual(['cell', 3])
  })

  test('BR-8.28 BR-23.21 numbers are read when their part begins: the new Altar counts', () => {
    const t = scene({
      people: [
        { at: 'crypt', ready: 'DIV10.lower' },
        { at: 'garden', evocations: 'divineAltar:forge' },
      ],
    })
    t.says('cast quick')
    expect(t.power(0)).toBe(2)
    const full = scene({
      people: [
        { at: 'crypt', ready: 'DIV10.lower', evocations: 'malacoda:forge malacoda:forge divineAltar:forge' },
        { at: 'garden' },
      ],
    })
    full.says('cast quick', 'pass')
    expect(full.power(0)).toBe(1)
  })

  test('BR-8.29 BR-23.3 a delayed effect works once for each figure', () => {
    const t = scene({ people: [{ at: 'oracle' }, { at: 'crypt', active: 'CON01' }] })
    t.says('move', 'garden')
    t.play('1 slot 3')
    t.says('treasure')
    t.pass()
    t.says('end')
    expect(t.damage(0)).toBe('1:4')
    t.says('move', 'garden', 'oracle', 'end')
    expect(t.damage(0)).toBe('1:4')
  })

  test('BR-8.30 BR-23.32 Undead without an owner named may be anyone’s', () => {
    const t = scene({
      people: [
        { mage: 'rebecca', at: 'blackRose', ready: 'SP-REB.lower', evocations: 'landsknecht:forge' },
        { mage: 'nero', at: 'garden', evocations: 'boneKnight:crypt malacoda:crypt' },
      ],
    })
    t.says('cast quick')
    expect(t.answers).toEqual(['0:landsknecht', '1:boneKnight'])
    const act = scene({
      people: [
        { at: 'blackRose', ready: 'NEC10.lower' },
        { at: 'garden', evocations: 'landsknecht:throne' },
      ],
    })
    act.says('cast quick', 'throne')
    expect([act.asked, act.figures('throne')]).toEqual(['act 0', '0:landsknecht 1:landsknecht'])
  })

  test('BR-8.31 only what the card allows can be chosen', () => {
    const t = scene({ people: [{ at: 'crypt', ready: 'ILL11' }, { at: 'garden' }] })
    t.says('cast quick', 'before')
    expect([t.answers.toSorted(), t.refused('garden')]).toEqual([['abyss', 'mirrors', 'oracle'], 'BR-8.6'])
  })
})

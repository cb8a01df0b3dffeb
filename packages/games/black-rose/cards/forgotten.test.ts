import { describe, expect, test } from 'vitest'
import { scene } from '../talk.ts'

describe('Forgotten spells', () => {
  test('BR-35.1.1 Death Delirium deals 8, which fade at the end of the turn', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'FOR01' },
        { at: 'throne', actions: 0 },
      ],
    })
    t.says('cast quick')
    expect([t.damage(1), t.table.gone]).toEqual(['0:8', []])
    t.says('move', 'end', 'move', 'end')
    expect([t.damage(1), t.table.turn, t.table.gone]).toEqual(['', 2, ['FOR01']])
  })

  test('BR-35.1.2 Death Delirium deals 3 to everyone who is hurt', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'FOR01.lower' }, { at: 'throne', damage: 'rose:1' }, { at: 'crypt' }] })
    t.says('cast quick')
    expect([t.damage(1), t.damage(2)]).toEqual(['0:3 rose:1', ''])
  })

  test('BR-35.2.1 Devastation deals 2 within 2 rooms and converts up to 3', () => {
    const t = scene({ people: [{ at: 'abyss', ready: 'FOR02' }, { at: 'throne', damage: 'rose:2' }, { at: 'forge' }] })
    t.says('cast quick', '2')
    expect([t.damage(1), t.damage(2)]).toEqual(['0:4', ''])
  })

  test('BR-35.2.2 Devastation takes a point from Mages within 2 rooms and gives 2 for each', () => {
    const t = scene({
      people: [{ at: 'abyss', ready: 'FOR02.lower' }, { at: 'throne', power: 2 }, { at: 'forge', power: 2 }, { at: 'oracle' }],
    })
    t.says('cast quick')
    expect([t.power(0), t.power(1), t.power(2), t.power(3)]).toEqual([2, 1, 2, 0])
  })

  test('BR-35.3.1 Disintegration deals 7', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'FOR03' }, { at: 'throne' }] })
    t.says('cast quick')
    expect([t.damage(1), t.cubes('blackRose')]).toEqual(['0:7', '0:1'])
  })

  test('BR-35.3.2 Disintegration places 5 cubes', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'FOR03.lower' }, { at: 'crypt' }] })
    t.says('cast quick', 'before', 'throne')
    expect(t.cubes('throne')).toBe('0:5')
  })

  test('BR-35.4.1 Echo of Revenge deals the damage to every enemy, at most 5', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'FOR03' },
        { at: 'throne', active: 'FOR04', evocations: 'malacoda:crypt' },
        { at: 'garden' },
      ],
    })
    t.says('cast quick', '1', 'pass', 'pass')
    t.play('1 slot 3')
    t.pass()
    expect([t.damage(1), t.damage(0), t.damage(2), t.damage('1:malacoda')]).toEqual(['0:7', '1:5', '1:5', ''])
  })

  test('BR-35.4.2 Echo of Revenge: the Mage with most cubes falls instead', () => {
    const t = scene({ people: [{ at: 'throne' }, { at: 'throne', active: 'FOR04.lower', damage: '0:10' }] })
    t.says('attack', 'attack')
    t.says('pass')
    t.play('1 slot 3')
    expect([t.where(0), t.where(1), t.damage(1), t.power(1)]).toEqual(['cell', 'throne', '', 5])
  })

  test('BR-35.5.1 Eviscerate deals 5, and no protection helps', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'FOR05' },
        { at: 'throne', active: 'CON04' },
      ],
    })
    t.says('cast quick')
    expect([t.damage(1), t.power(1)]).toEqual(['0:5', 0])
  })

  test('BR-35.5.2 Eviscerate fells a figure that is hurt', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'FOR05.lower' },
        { at: 'throne', damage: '0:1' },
      ],
    })
    t.says('cast quick')
    expect([t.where(1), t.power(0), t.table.mages[0]?.trophies[1]]).toEqual(['cell', 5, 1])
  })

  test('BR-35.6.1 Infamy of Crete destroys two rooms next to another', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'FOR06' }, { at: 'crypt' }] })
    t.says('cast quick', 'blackRose')
    expect(t.answers).not.toContain('throne')
    t.says('oracle', 'mirrors')
    expect([t.table.tiles[1].destroyed, t.table.tiles[2].destroyed, t.table.mages[0]?.tokens]).toEqual([
      true,
      true,
      ['oracle', 'mirrors'],
    ])
  })

  test('BR-35.6.2 Infamy of Crete comes, rages, and may act at once', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'FOR06.lower' }, { at: 'throne' }] })
    t.says('cast quick', 'throne')
    expect([t.figures('throne'), t.damage(1)]).toEqual(['1 0:infamy', '0:4'])
    t.says('yes')
    expect(t.asked).toBe('walk 0')
  })

  test('BR-35.7.1 Intertwine Fate: each Mage there discards the Quick Spell, 2 points each', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'FOR07' },
        { at: 'throne', ready: 'DES01 DES02' },
        { at: 'crypt', ready: 'DES03' },
      ],
    })
    t.says('cast quick', 'throne')
    expect([t.memories(1).endsWith('DES01'), t.power(0)]).toEqual([true, 2])
  })

  test('BR-35.7.2 Intertwine Fate completes one of four quests of the last Moon, and gives 2 points', () => {
    const t = scene({
      people: [{ at: 'blackRose', ready: 'FOR07.lower' }, { at: 'crypt' }],
      moon: 2,
      questsOnTop: 'Q011 Q002 Q003 Q004',
    })
    t.says('cast quick')
    expect(t.answers).toEqual(['Q002', 'Q003', 'Q004', 'Q011'])
  })

  test('BR-35.8.1 Lightning Storm deals 3 to all and stops their walking until the next Action phase is over', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'FOR08' }, { at: 'throne' }, { at: 'cell' }] })
    t.says('cast quick')
    expect([t.damage(1), t.damage(2), t.table.mages.map(({ noMove }) => noMove)]).toEqual(['0:3', '', [0, 2, 0]])
  })

  test('BR-35.8.2 Lightning Storm deals 3 to all and forbids them rooms until the next Action phase is over', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'FOR08.lower' }, { at: 'throne' }] })
    t.says('cast quick')
    expect([t.damage(1), t.table.mages.map(({ noActivate }) => noActivate)]).toEqual(['0:3', [0, 2]])
  })

  test('BR-35.9.1 Soul Entrapment steals 4 points in a grey room', () => {
    const t = scene({
      people: [
        { at: 'bibliotheca', power: 5 },
        { at: 'garden', active: 'FOR09' },
      ],
    })
    t.says('move', 'cemetery')
    t.play('1 slot 3')
    expect([t.power(0), t.power(1)]).toEqual([1, 4])
  })

  test('BR-35.9.2 Soul Entrapment deals 6 in a yellow room; only its owner scores a defeat', () => {
    const t = scene({
      people: [
        { at: 'abyss', damage: 'rose:7' },
        { at: 'garden', active: 'FOR09.lower' },
      ],
    })
    t.says('move', 'bibliotheca')
    t.play('1 slot 3')
    expect([t.where(0), t.power(1), t.power('rose')]).toEqual(['cell', 6, 0])
  })

  test('BR-35.10.1 Time Stop casts two spells of my hand, and gives 2 points', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'FOR10 DES01 DES02', hand: 'NEC06 DES12' }, { at: 'throne' }] })
    t.says('cast quick', 'before', 'lay 1 NEC06 upper', 'lay 2 DES12 upper')
    if (t.asked === 'symbol 0') t.says('before')
    expect([t.damage(1), t.power(0), t.hand(0)]).toEqual(['0:5', 2, ''])
  })

  test('BR-35.10.2 Time Stop: every other Mage loses a spell of the sheet, and I gain 4 points', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'FOR10.lower' },
        { at: 'throne', ready: 'DES01 DES02' },
        { at: 'cell', ready: 'DES03' },
      ],
    })
    t.says('cast quick', '1')
    expect([t.memories(1).endsWith('DES02'), t.table.mages[2]?.slots[0]?.state, t.power(0)]).toEqual([true, 'ready', 4])
  })
})

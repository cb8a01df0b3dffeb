import { describe, expect, test } from 'vitest'
import { scene } from './talk.ts'

// Traps and protections, end to end (rules §9, §17 and §20).

describe('traps', () => {
  test('BR-9.7 a trap interrupts a move, a protection a spell; then the action goes on', () => {
    const t = scene({
      people: [
        { at: 'armory', ready: 'DES02' },
        { at: 'summoner', active: 'CON01 DES10' },
      ],
    })
    t.says('move', 'summoner')
    expect(t.asked).toBe('interrupt 1')
    t.play('1 slot 3')
    expect([t.damage(0), t.damage(1), t.asked]).toEqual(['1:3', '', 'physical 0'])
    t.says('activate')
    expect(t.figures('summoner')).toBe('0 1 0:cerberus')
    t.says('cast quick', 'summoner')
    t.until('damaged')
    t.play('1 slot 2')
    t.pass()
    expect([t.damage(1), t.damage(0), t.cubes('summoner')]).toEqual(['', '0:1 1:3', '0:1'])
  })

  test('BR-9.8 a Mage who falls to a trap on the way acts no more', () => {
    const t = scene({
      people: [
        { at: 'armory', damage: '1:9', ready: 'DES02' },
        { at: 'garden', active: 'CON01' },
      ],
    })
    t.says('move', 'summoner')
    t.play('1 slot 3')
    expect([t.where(0), t.damage(0), t.power(1), t.table.mages[0]?.actions]).toEqual(['cell', '', 5, 1])
    expect(t.asked).toBe('act 1')
  })

  test('BR-9.10 two traps of one owner, then those of others, clockwise from the next Mage', () => {
    const t = scene({
      people: [{ at: 'armory' }, { at: 'garden', active: 'CON01 CON01' }, { at: 'garden', active: 'CON01' }],
    })
    t.says('move', 'summoner')
    expect(t.asked).toBe('interrupt 1 2')
    t.play('1 slot 3', '1 slot 2', '2 slot 3')
    expect(t.damage(0)).toBe('1:6 2:3')
  })

  test('BR-9.12 once the figure has moved on, the other traps cannot trigger', () => {
    const t = scene({
      people: [
        { at: 'armory', damage: '1:9' },
        { at: 'garden', active: 'CON01' },
        { at: 'garden', active: 'CON01' },
      ],
    })
    t.says('move', 'summoner')
    t.play('1 slot 3')
    expect([t.where(0), t.told.includes('interrupt'), t.asked]).toEqual(['cell', false, 'act 1'])
  })

  test('BR-9.6 a summoned Evocation enters a trapped room', () => {
    const t = scene({
      people: [
        { at: 'arena', ready: 'NEC08.lower' },
        { at: 'garden', active: 'CON01' },
      ],
    })
    t.says('cast quick', 'summoner')
    t.until('entered')
    t.play('1 slot 3')
    expect(t.figures('summoner')).toBe('')
  })

  test('BR-9.3 only the half of a room trap with the colour resolves', () => {
    const t = scene({
      people: [{ at: 'armory' }, { at: 'crypt', active: 'CON01' }, { at: 'garden' }],
    })
    t.says('move', 'summoner')
    t.play('1 slot 3')
    expect([t.damage(0), t.damage(2)]).toEqual(['1:3', ''])
  })

  test('BR-7.1 a Mage in his Cell who completes a quest sets off no trap', () => {
    const t = scene({
      people: [
        { at: 'cell', quests: 'Q034', damage: 'rose:6', actions: 0 },
        { at: 'garden', active: 'CON07', actions: 0 },
      ],
      frames: [{ op: 'cleanup', step: 2 }],
    })
    expect(t.asked).toBe('declare 0')
    t.says('Q034')
    expect([t.power(0), t.told.includes('triggered')]).toEqual([2, false])
  })

  test('BR-9.1 a trap on a completed quest takes the card, the points stay', () => {
    const t = scene({
      people: [
        { at: 'altar', quests: 'Q009' },
        { at: 'garden', active: 'CON07' },
      ],
    })
    t.says('move', 'activate', 'pass', 'Q009')
    t.play('1 slot 3')
    expect([t.power(0), t.table.mages[0]?.done, t.table.mages[1]?.done]).toEqual([1, [], ['Q009']])
  })

  test('BR-13.9 a forbidden quest stays active, seen by everybody, and the room does what it does', () => {
    const t = scene({
      people: [
        { at: 'treasure', quests: 'Q007' },
        { at: 'garden', active: 'ILL03.lower' },
      ],
    })
    t.says('move', 'activate', 'pass', 'Q007')
    t.play('1 slot 3', '1 1')
    expect([t.power(0), t.table.mages[0]?.quests]).toEqual([1, ['Q007']])
    expect(t.table.peeks).toContainEqual({ by: 1, of: 0, zone: 'quest', card: 'Q007', slot: -1, side: null })
  })

  test('BR-9.1 an activation that is cancelled leaves the token as it was', () => {
    const t = scene({ people: [{ at: 'treasure' }, { at: 'garden', active: 'ILL03' }] })
    t.says('move', 'activate')
    t.play('1 slot 3', '1 0')
    expect([t.power(0), t.damage(0), t.table.tiles[10].used]).toEqual([0, '1:1', false])
  })

  test('BR-9.1 the owner of a trap resolves the room instead', () => {
    const t = scene({ people: [{ at: 'treasure' }, { at: 'garden', active: 'ILL06' }] })
    t.says('move', 'activate')
    t.play('1 slot 3')
    expect([t.power(0), t.power(1), t.damage(1), t.table.tiles[10].used]).toEqual([0, 1, 'rose:1', true])
  })
})

describe('protections', () => {
  test('BR-9.13 two that reduce: the second needs damage that is left', () => {
    const three = scene({
      people: [
        { at: 'blackRose', ready: 'NEC06' },
        { at: 'throne', active: 'CON04 CON04' },
      ],
    })
    three.says('cast quick')
    three.pass()
    expect(three.damage(1)).toBe('0:3')
    const again = scene({
      people: [
        { at: 'blackRose', ready: 'NEC06' },
        { at: 'throne', active: 'CON04 CON04' },
      ],
    })
    again.says('cast quick')
    again.until('damaged')
    again.play('1 slot 3')
    expect([again.damage(1), again.power(1), again.asked]).toEqual(['', 1, 'act 0'])
  })

  test('BR-9.18 to ignore protects one Mage, the others are hit', () => {
    const t = scene({
      people: [{ at: 'blackRose', ready: 'DES11' }, { at: 'throne', active: 'DIV06' }, { at: 'throne' }],
    })
    t.says('cast quick', 'throne')
    t.play('1 slot 3')
    expect([t.damage(1), t.power(1), t.damage(2)]).toEqual(['', 1, '0:2'])
  })

  test('BR-9.17 a reflection uses the attacker’s own cubes, which earn nothing', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'NEC06' },
        { at: 'throne', active: 'NEC01' },
      ],
    })
    t.says('cast quick')
    t.until('damaged')
    t.play('1 slot 3')
    expect([t.damage(1), t.damage(0)]).toEqual(['0:3', '0:3'])
  })

  test('BR-9.9 a Mage who falls to a reflection ends his go; the Mage he felled falls too', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'NEC06', damage: '1:10' },
        { at: 'throne', active: 'NEC01', damage: '0:10' },
      ],
    })
    t.says('cast quick')
    t.until('damaged')
    t.play('1 slot 3')
    expect([t.where(0), t.where(1), t.power(0), t.power(1)]).toEqual(['cell', 'cell', 5, 4])
    expect(t.asked).toBe('act 1')
  })

  test('BR-28.4.2 a spell is passed on to a figure nearby', () => {
    const t = scene({
      people: [{ at: 'blackRose', ready: 'NEC06' }, { at: 'throne', active: 'CON04.lower' }, { at: 'throne' }],
    })
    t.says('cast quick', '1')
    t.play('1 slot 3')
    expect([t.damage(1), t.damage(2)]).toEqual(['', '0:3'])
  })

  test('BR-29.3.1 against a Fireball no protection helps', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DES03' },
        { at: 'throne', active: 'DES10' },
      ],
    })
    t.says('cast quick', 'throne')
    expect([t.damage(1), t.asked]).toEqual(['0:3', 'act 0'])
  })

  test('BR-9.20 against the Rose the rest of a protection works', () => {
    const t = scene({
      people: [{ at: 'garden', active: 'NEC01.lower' }, {}],
      phase: 'rose',
      events: 'E017',
      frames: [{ op: 'phaseEvents', slot: 0, phase: 'rose' }, { op: 'prepare' }],
    })
    t.play('0 slot 3')
    expect([t.damage(0), t.power(0)]).toEqual(['rose:1', 1])
  })

  test('BR-35.4.2 a Mage about to fall is healed, and the one who hurt him most falls instead', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'NEC06' },
        { at: 'throne', active: 'FOR04.lower', damage: '0:10' },
      ],
    })
    t.says('cast quick')
    t.until('defeated')
    t.play('1 slot 3')
    expect([t.where(1), t.damage(1), t.where(0), t.power(1)]).toEqual(['throne', '', 'cell', 5])
  })

  test('BR-9.7 a protection answers the trap that has caught its owner', () => {
    const t = scene({
      people: [
        { at: 'armory', active: 'DES10.lower' },
        { at: 'garden', active: 'CON01' },
      ],
    })
    t.says('move', 'summoner')
    t.play('1 slot 3', '0 slot 3')
    expect([t.damage(0), t.damage(1), t.asked]).toEqual(['', '1:3', 'physical 0'])
  })

  test('BR-2.2 with too few cubes their owner shares them between damage and instability', () => {
    const t = scene({
      people: [
        { at: 'oracle', ready: 'DES07.lower' },
        { at: 'throne', damage: '0:8' },
      ],
      cubes: { blackRose: '0:9', mirrors: '0:6' },
    })
    t.says('cast quick', 'before', 'throne')
    expect(t.asked).toBe('supply 0')
    t.says('1')
    expect([t.damage(1), t.cubes('throne')]).toEqual(['0:9', '0:1'])
  })
})

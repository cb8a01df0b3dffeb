import { describe, expect, test } from 'vitest'
import { mageOf } from '../board.ts'
import { scene } from '../talk.ts'

// The Action phase and the Cells (rules §6.4 and §7).

const state = (t: ReturnType<typeof scene>, seat: number, slot: number) => mageOf(t.table, seat).slots[slot]?.state

describe('goes', () => {
  test('BR-6.4.1 events of the start, then goes of one or two actions again and again', () => {
    const t = scene({
      people: [
        { at: 'garden', actions: 2, damage: '1:1' },
        { at: 'throne', actions: 1 },
      ],
      events: '- - E050',
      moon: 2,
      frames: [{ op: 'actionPhase' }, { op: 'evocationPhase', nth: 0 }, { op: 'library', nth: 0 }],
    })
    expect(t.asked).toBe('choose 0')
    t.says('0')
    expect([t.damage(0), t.asked]).toEqual(['', 'choose 1'])
    t.says('2', 'move', 'end', 'end')
    expect(t.asked).toBe('act 1')
    t.says('move', 'end')
    expect(t.asked).toBe('act 0')
    t.says('move', 'end')
    expect([t.asked, t.table.phase]).toEqual(['library 0', 'evocation'])
  })

  test('BR-6.4.3 an active trap alone gives no go', () => {
    const t = scene({ people: [{ at: 'garden' }, { at: 'throne', actions: 0, active: 'CON07' }] })
    t.says('move', 'end')
    t.pass()
    t.says('end')
    expect(t.asked).toBe('act 0')
  })

  test('BR-6.4.4 two physical actions, an action and a spell, a standard and the Quick Spell', () => {
    const go = (...lines: string[]) => {
      const t = scene({ people: [{ at: 'garden', ready: 'DES08 DES11 DES08' }, { at: 'cell' }] })
      t.says(...lines)
      return t.asked
    }
    expect(go('move', 'end', 'move', 'end')).toBe('act 1')
    expect(go('move', 'end', 'cast 1', 'garden')).toBe('act 1')
    expect(go('cast 1', 'garden', 'cast quick', 'garden')).toBe('act 1')
    expect(go('cast quick', 'garden', 'move', 'end')).toBe('act 1')
  })

  test('BR-6.4.5 a single physical action or a single spell is a complete go', () => {
    const action = scene({ people: [{ at: 'garden', ready: 'DES08 DES11' }, { at: 'cell' }] })
    action.says('move', 'end', 'end')
    expect(action.asked).toBe('act 1')
    const spell = scene({ people: [{ at: 'garden', ready: 'DES08 DES11' }, { at: 'cell' }] })
    spell.says('cast 1', 'garden', 'end')
    expect(spell.asked).toBe('act 1')
  })

  test('BR-6.4.6 an action is completed before the next begins', () => {
    const t = scene({ people: [{ at: 'crypt', ready: 'DES08 DES11' }, { at: 'cell' }] })
    t.says('move', 'altar')
    expect([t.asked, t.answers]).toEqual(['physical 0', ['mirrors', 'observatory', 'sanctuary', 'crypt', 'activate', 'end']])
  })

  test('BR-6.4.7 BR-6.4.8 standard spells in the order of their slots, the Quick Spell whenever one likes', () => {
    const t = scene({
      people: [
        { at: 'garden', ready: 'DES03 DES11 DES08', actions: 0 },
        { at: 'cell', actions: 0 },
      ],
    })
    expect([t.refused('cast 2'), t.answers.includes('cast 0'), t.answers.includes('cast 1')]).toEqual(['BR-6.4.7', true, true])
    t.says('cast 1', 'garden')
    expect(t.answers.includes('cast 0')).toBe(true)
    t.says('end', 'cast 2', 'garden')
    expect(t.answers.includes('cast 0')).toBe(true)
    t.says('cast quick', 'garden')
    expect(t.events.flatMap((event) => (event.kind === 'cast' ? [event['card']] : []))).toEqual(['DES11', 'DES08', 'DES03'])
  })

  test('BR-6.4.9 a spell cast by an effect is no action of the go', () => {
    const t = scene({ people: [{ at: 'arena', ready: 'DES08 DES11 DES11' }, { at: 'cell' }] })
    t.says('move', 'activate', 'arena')
    expect([state(t, 0, 1), t.asked]).toEqual(['used', 'physical 0'])
    t.says('end')
    expect(t.answers).toContain('cast 2')
    t.says('cast 2', 'arena')
    expect([state(t, 0, 2), t.asked]).toEqual(['used', 'act 1'])
  })
})

describe('physical actions', () => {
  test('BR-6.4.10 a room is activated before or after the move, at its start or its end', () => {
    const before = scene({ people: [{ at: 'treasure' }, { at: 'cell' }] })
    before.says('move', 'activate', 'oracle')
    expect([before.power(0), before.where(0), mageOf(before.table, 0).actions]).toEqual([1, 'oracle', 1])
    expect(before.refused('activate')).toBe('BR-6.4.13')
    const after = scene({ people: [{ at: 'garden' }, { at: 'cell' }] })
    after.says('move', 'treasure', 'activate')
    expect([after.power(0), after.where(0), after.asked]).toEqual([1, 'treasure', 'act 0'])
    const attack = scene({ people: [{ at: 'treasure' }, { at: 'treasure' }] })
    attack.says('attack', 'activate')
    expect([attack.power(0), attack.damage(1), attack.asked]).toEqual([1, '0:2', 'act 0'])
    const late = scene({ people: [{ at: 'treasure' }, { at: 'treasure' }] })
    late.says('attack', 'attack', 'activate')
    expect([late.power(0), late.damage(1), late.asked]).toEqual([1, '0:2', 'act 0'])
  })

  test('BR-6.4.11 a move goes up to two rooms, or nowhere', () => {
    const t = scene({ people: [{ at: 'crypt' }, { at: 'cell' }] })
    t.says('move', 'altar', 'sanctuary')
    expect([t.asked, t.answers, t.refused('forge')]).toEqual(['physical 0', ['activate', 'end'], 'BR-6.4.11'])
    t.says('end', 'move', 'end')
    expect([t.where(0), mageOf(t.table, 0).actions]).toEqual(['sanctuary', 0])
  })

  test('BR-6.4.12 an attack needs an enemy figure in the room and deals the Mage’s Attack', () => {
    const t = scene({
      people: [
        { at: 'throne', evocations: 'malacoda:throne' },
        { at: 'arena', evocations: 'boneKnight:forge' },
      ],
    })
    expect(t.refused('attack')).toBe('BR-6.4.12')
    t.says('move', 'arena', 'end', 'attack', 'attack')
    expect(t.damage(1)).toBe('0:2')
  })

  test('BR-6.4.13 a physical action has no move and attack, and no two activations', () => {
    const t = scene({ people: [{ at: 'throne' }, { at: 'arena' }] })
    t.says('move', 'arena')
    expect(t.refused('attack')).toBe('BR-6.4.13')
    const two = scene({ people: [{ at: 'treasure' }, { at: 'arena' }] })
    two.says('move', 'activate', 'garden')
    expect(two.refused('activate')).toBe('BR-6.4.13')
  })

  test('BR-6.4.14 discarding to move goes exactly one room and activates nothing', () => {
    const t = scene({ people: [{ at: 'garden', ready: 'DES03 DES08', active: 'CON01', quests: 'Q021' }, { at: 'cell' }] })
    expect(t.refused('shed 2')).toBe('BR-6.4.14')
    t.says('shed 3')
    expect([t.asked, t.refused('pass')]).toEqual(['walk 0', 'BR-6.4.14'])
    t.says('treasure')
    expect([t.where(0), t.asked, t.table.tiles[10].used]).toEqual(['treasure', 'act 0', false])
    expect([mageOf(t.table, 0).actions, t.answers.includes('Q021')]).toEqual([2, false])
  })

  test('BR-6.4.15 it is one of the two actions, beside any other; the card lies open in the Memories', () => {
    const t = scene({ people: [{ at: 'garden', ready: 'DES03 DES08 DES11' }, { at: 'cell' }] })
    t.says('shed 1')
    expect(t.memories(0).split(' ').at(-1)).toBe('DES08')
    t.says('treasure', 'shed quick', 'garden')
    expect([t.asked, t.where(0), state(t, 0, 2)]).toEqual(['act 1', 'garden', 'ready'])
    const other = scene({ people: [{ at: 'garden', ready: 'DES03 DES08 DES11' }, { at: 'cell' }] })
    other.says('shed 1', 'treasure', 'cast 2', 'treasure')
    expect([other.asked, state(other, 0, 2)]).toEqual(['act 1', 'used'])
  })

  test('BR-6.4.16 a step leads to an adjacent room, destroyed or crowded, never into a Cell', () => {
    const t = scene({ people: [{ at: 'summoner' }, { at: 'abyss' }, { at: 'abyss' }], ruins: 'abyss' })
    t.says('move')
    expect([t.answers, t.refused('throne')]).toEqual([['abyss', 'arena', 'armory', 'activate', 'end'], 'BR-6.4.16'])
    t.says('abyss', 'throne', 'end')
    expect(t.where(0)).toBe('throne')
  })

  test('BR-6.4.17 every step enters a room', () => {
    const t = scene({ people: [{ at: 'throne' }, { at: 'crypt', active: 'CON01' }] })
    t.says('move', 'laboratory')
    expect(t.asked).toBe('interrupt 1')
    t.play('1 slot 3')
    expect(t.damage(0)).toBe('1:3')
    t.says('treasure', 'end')
    expect(t.where(0)).toBe('treasure')
  })

  test('BR-6.4.18 a room is activated once a turn by all together, and only if it is intact', () => {
    const t = scene({ people: [{ at: 'treasure' }, { at: 'treasure' }] })
    t.says('move', 'activate', 'end', 'end', 'move')
    expect([t.asked, t.refused('activate')]).toEqual(['physical 1', 'BR-6.4.18'])
    const ruin = scene({ people: [{ at: 'treasure' }, {}], ruins: 'treasure' })
    ruin.says('move')
    expect(ruin.refused('activate')).toBe('BR-6.4.18')
  })

  test('BR-6.4.19 an activation is declared, then come the traps, then the token, then the effect', () => {
    const t = scene({ people: [{ at: 'treasure' }, { at: 'crypt', active: 'ILL03' }] })
    t.says('move', 'activate')
    expect([t.asked, t.table.tiles[10].used, t.power(0)]).toEqual(['interrupt 1', false, 0])
    t.play('1 slot 3', '1 1')
    expect([t.damage(0), t.table.tiles[10].used, t.power(0)]).toEqual(['1:2', true, 1])
    const told = t.told.filter((kind) => ['hit', 'activated', 'power'].includes(kind))
    expect(told).toEqual(['hit', 'activated', 'power'])
  })

  test('BR-6.4.20 a room activated from afar summons there', () => {
    const t = scene({ people: [{ at: 'garden', ready: 'DIV02' }, { at: 'cell' }] })
    t.says('cast quick', 'magic', 'before', 'cemetery')
    expect([t.figures('cemetery'), t.where(0), t.cubes('garden')]).toEqual(['0:landsknecht', 'garden', '0:1'])
  })
})

describe('Cells', () => {
  test('BR-7.2 black cubes defeat a Mage in the Cell, who stays there', () => {
    const t = scene({
      people: [{ at: 'garden' }, { at: 'cell', damage: '0:10' }],
      moon: 3,
      phase: 'rose',
      events: 'E054',
      frames: [
        { op: 'phaseEvents', slot: 0, phase: 'rose' },
        { op: 'library', nth: 0 },
      ],
    })
    expect([t.where(1), t.damage(1), t.damage(0), t.power(0), t.power('rose')]).toEqual(['cell', '', 'rose:2', 4, 2])
    expect(t.table.rose.trophies).toEqual([0, 1, 0, 0])
  })

  test('BR-7.3 in the Cell one’s own effects find no Mage and no room; points still come', () => {
    const shift = scene({
      people: [
        { at: 'blackRose', power: 3 },
        { at: 'cell', damage: '0:2', active: 'CON11' },
      ],
    })
    shift.says('move', 'bibliotheca')
    shift.play('1 slot 3')
    shift.pass()
    expect([shift.damage(0), shift.damage(1), shift.power(1)]).toEqual(['', '0:2', 0])
    const points = scene({
      people: [
        { at: 'blackRose', power: 3 },
        { at: 'cell', active: 'CON02' },
      ],
    })
    points.says('move', 'throne')
    points.play('1 slot 3')
    expect([points.power(0), points.power(1)]).toEqual([1, 2])
    const cube = scene({
      people: [{ at: 'cell', active: 'TRA04.lower' }, { at: 'cell' }],
      moon: 3,
      phase: 'rose',
      events: 'E054',
      frames: [
        { op: 'phaseEvents', slot: 0, phase: 'rose' },
        { op: 'library', nth: 0 },
      ],
    })
    cube.play('0 slot 3')
    expect([cube.damage(0), cube.damage(1), cube.table.supply[0]]).toEqual(['', 'rose:2', 26])
  })

  test('BR-7.4 leaving the Cell comes first', () => {
    const t = scene({ people: [{ at: 'cell', ready: 'DES03 DES08' }, { at: 'arena' }] })
    expect([t.answers, t.refused('cast quick'), t.refused('attack'), t.refused('end')]).toEqual([
      ['move', 'shed 0', 'shed 1'],
      'BR-7.4',
      'BR-7.4',
      'BR-6.4.2',
    ])
    t.says('move')
    expect([t.answers, t.refused('end')]).toEqual([['arena', 'summoner'], 'BR-7.4'])
  })

  test('BR-7.5 without a physical action a spell must be discarded', () => {
    const t = scene({ people: [{ at: 'cell', ready: 'DES03 DES08', actions: 0 }, { at: 'arena' }] })
    expect(t.answers).toEqual(['shed 0', 'shed 1'])
  })

  test('BR-7.6 a physical action out of the Cell may activate the room it ends in, a discard may not', () => {
    const t = scene({ people: [{ at: 'cell', ready: 'DES03' }, { at: 'garden' }] })
    t.says('move', 'summoner', 'activate')
    expect(t.figures('summoner')).toBe('0 0:cerberus')
    const shed = scene({ people: [{ at: 'cell', ready: 'DES03' }, { at: 'garden' }] })
    shed.says('shed quick', 'summoner')
    expect([shed.asked, shed.table.tiles[13].used]).toEqual(['act 0', false])
  })

  test('BR-7.7 the step out of the Cell is a step and an entry', () => {
    const t = scene({ people: [{ at: 'cell' }, { at: 'garden', active: 'CON01' }] })
    t.says('move', 'arena')
    t.play('1 slot 3')
    expect([t.damage(0), t.where(0)]).toEqual(['1:3', 'arena'])
    t.says('throne')
    expect([t.where(0), t.answers]).toEqual(['throne', ['activate', 'end']])
  })

  test('BR-7.8 with neither action nor spell one stays; an active trap helps only in a go one has anyway', () => {
    const stays = scene({ people: [{ at: 'cell', active: 'CON07', actions: 0 }, { at: 'garden' }] })
    expect([stays.asked, stays.where(0)]).toEqual(['act 1', 'cell'])
    const goes = scene({ people: [{ at: 'cell', active: 'CON07', ready: 'DES03', actions: 0 }, { at: 'garden' }] })
    expect(goes.answers).toEqual(['shed 0', 'shed 3'])
    goes.says('shed 3', 'arena')
    expect([goes.where(0), goes.answers.includes('cast 0')]).toEqual(['arena', true])
  })

  test('BR-7.9 effects send a Mage to the Cell, and a ban ends there', () => {
    const t = scene({
      people: [
        { at: 'abyss', ready: 'DES06' },
        { at: 'throne', damage: 'rose:3' },
      ],
    })
    t.says('cast quick', 'throne')
    expect([mageOf(t.table, 1).noMove, t.damage(1)]).toEqual([1, '0:2 rose:3'])
    t.says('move', 'activate')
    expect([t.where(1), mageOf(t.table, 1).noMove, t.damage(1), t.power(0)]).toEqual(['cell', 0, '', 0])
  })

  test('BR-7.10 Cells count for no range and no distance', () => {
    const t = scene({ people: [{ at: 'arena', ready: 'FOR02 DES08.lower' }, { at: 'cell' }, { at: 'throne' }] })
    t.says('cast quick')
    expect([t.damage(1), t.damage(2)]).toEqual(['', '0:2'])
    t.says('cast 1', 'summoner')
    expect(t.damage(1)).toBe('')
  })
})

import { describe, expect, test } from 'vitest'
import { mageOf } from '../board.ts'
import { scene } from '../talk.ts'
import { view } from '../view.ts'

// Frequent questions and words (rules §17 and §18).

describe('frequent questions', () => {
  test('BR-17.1 two identical traps may both trigger, while the enemy is there', () => {
    const t = scene({ people: [{ at: 'armory' }, { at: 'garden', active: 'CON01 CON01' }] })
    t.says('move', 'summoner')
    expect(t.answers).toEqual(['pass', 'slot 2', 'slot 3'])
    t.play('1 slot 3', '1 slot 2')
    expect(t.damage(0)).toBe('1:6')
    const gone = scene({
      people: [
        { at: 'armory', damage: '1:9' },
        { at: 'garden', active: 'CON01 CON01' },
      ],
    })
    gone.says('move', 'summoner')
    gone.play('1 slot 3')
    expect([gone.where(0), mageOf(gone.table, 1).slots[2]?.state, gone.asked]).toEqual(['cell', 'active', 'act 1'])
  })

  test('BR-17.2 traps of several Mages go clockwise from the one who acts next', () => {
    const trap = { at: 'garden', active: 'CON01', damage: '' } as const
    const t = scene({ people: [trap, { at: 'armory' }, trap, trap], crown: 1 })
    t.says('move', 'summoner')
    expect(t.asked).toBe('interrupt 2 3 0')
    t.play('2 slot 3', '3 slot 3', '0 slot 3')
    expect(t.events.flatMap((event) => (event.kind === 'hit' ? [event['by']] : []))).toEqual([2, 3, 0])
  })

  test('BR-17.3 at full damage the defeat comes at once', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'NEC12.lower' },
        { at: 'throne', damage: '0:10', power: 3 },
      ],
    })
    t.says('cast quick')
    expect([t.where(1), t.power(0), t.power(1)]).toEqual(['cell', 5, 3])
  })

  test('BR-17.4 an Evocation summoned into a trapped room may be caught', () => {
    const t = scene({
      people: [
        { at: 'arena', ready: 'NEC10.lower' },
        { at: 'garden', active: 'CON01' },
      ],
    })
    t.says('cast quick', 'summoner')
    t.until('entered')
    t.play('1 slot 3')
    expect([t.figures('summoner'), t.told.includes('removed')]).toEqual(['', true])
    const mages = scene({
      people: [
        { at: 'arena', ready: 'NEC10.lower' },
        { at: 'garden', active: 'CON02' },
      ],
    })
    mages.says('cast quick', 'throne')
    mages.until('entered')
    expect(mages.answers).toEqual(['pass'])
  })

  test('BR-17.5 the second of two protections needs remaining damage', () => {
    const hit = (ready: string) => {
      const t = scene({
        people: [
          { at: 'blackRose', ready },
          { at: 'throne', active: 'CON04 CON04' },
        ],
      })
      t.says('cast quick')
      if (t.asked === 'target 0') t.says('throne')
      t.until('damaged')
      t.play('1 slot 3')
      if (t.asked === 'interrupt 1' && t.answers.includes('slot 2')) t.play('1 slot 2')
      t.pass()
      return [t.damage(1), t.power(1), mageOf(t.table, 1).slots[2]?.state]
    }
    expect([hit('NEC06'), hit('DES08')]).toEqual([
      ['', 1, 'active'],
      ['', 2, 'used'],
    ])
  })

  test('BR-17.6 the Quick Spell may come last and alone', () => {
    const t = scene({ people: [{ at: 'garden', ready: 'DES08', used: 'DES03', actions: 0 }, { at: 'cell' }] })
    expect([t.asked, t.answers]).toEqual(['act 0', ['cast 0', 'shed 0']])
    t.says('cast quick', 'garden')
    expect(t.asked).toBe('act 1')
  })

  test('BR-17.7 BR-17.8 a cancelled area spell affects nobody, an ignored one still the others', () => {
    const people = (active: string) => [{ at: 'blackRose', ready: 'DES08' }, { at: 'throne', active }, { at: 'throne' }] as const
    const ignored = scene({ people: people('DIV06') })
    ignored.says('cast quick', 'throne')
    ignored.play('1 slot 3')
    expect([ignored.damage(1), ignored.damage(2)]).toEqual(['', '0:4'])
    const cancelled = scene({ people: people('ILL06.lower') })
    cancelled.says('cast quick', 'throne')
    cancelled.play('1 slot 3')
    cancelled.says('yes')
    expect([cancelled.damage(1), cancelled.damage(2), mageOf(cancelled.table, 0).slots[0]?.state]).toEqual(['', '', 'used'])
  })

  test('BR-17.9 in the Cell with only a spell it is discarded for one step', () => {
    const t = scene({ people: [{ at: 'cell', ready: 'DES03', actions: 0 }, { at: 'garden' }] })
    expect(t.answers).toEqual(['shed 0'])
    t.says('shed quick', 'summoner')
    expect([t.where(0), t.table.tiles[13].used, t.memories(0).split(' ').at(-1), t.asked]).toEqual([
      'summoner',
      false,
      'DES03',
      'act 1',
    ])
  })

  test('BR-17.10 the instability of a protection comes when it triggers, and never if it does not', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'NEC06' },
        { at: 'throne', ready: 'ILL10' },
      ],
      crown: 1,
    })
    t.says('cast quick', 'end')
    expect([t.asked, t.cubes('throne')]).toEqual(['act 0', ''])
    t.says('cast quick')
    t.play('1 slot 0', '1 0')
    t.pass()
    expect([t.cubes('throne'), t.power(1)]).toEqual(['1:1', 1])
    const never = scene({
      people: [{ at: 'throne', active: 'ILL10', grimoire: 'TRA01 TRA02' }, { grimoire: 'TRA01 TRA02' }],
      eventsOnTop: 'E019',
      frames: [{ op: 'cleanup', step: 0 }],
    })
    expect([never.cubes('throne'), never.memories(0).split(' ').at(-1)]).toEqual(['', 'ILL10'])
  })

  test('BR-17.11 a quest just drawn stays until the next Black Rose phase', () => {
    const t = scene({
      people: [{ at: 'garden' }, { at: 'crypt' }],
      phase: 'rose',
      frames: [{ op: 'dealQuests', nth: 0 }, { op: 'actionPhase' }, { op: 'cleanup', step: 0 }],
    })
    expect([mageOf(t.table, 0).quests.length, t.asked, t.answers]).toEqual([1, 'act 0', ['move']])
  })

  test('BR-17.12 with three Evocations one makes room, or none comes; never four', () => {
    const evocations = 'cerberus:crypt malacoda:crypt landsknecht:crypt'
    const howl = (answer: string) => {
      const t = scene({ people: [{ at: 'blackRose', ready: 'DES01.lower', evocations }, { at: 'garden' }] })
      t.says('cast quick', 'throne', answer)
      return [t.figures('throne'), t.figures('crypt')]
    }
    expect([howl('0:cerberus'), howl('pass')]).toEqual([
      ['0:malacoda', '0:malacoda 0:landsknecht'],
      ['', '0:cerberus 0:malacoda 0:landsknecht'],
    ])
  })

  test('BR-17.13 only the colour that triggered a trap on two colours counts', () => {
    const t = scene({ people: [{ at: 'armory' }, { at: 'crypt', active: 'CON01' }, { at: 'garden' }] })
    t.says('move', 'summoner')
    t.play('1 slot 3')
    expect([t.damage(0), t.damage(2), mageOf(t.table, 1).slots[3]?.state]).toEqual(['1:3', '', 'used'])
  })

  test('BR-17.14 the first player may activate the Throne Room to keep the crown', () => {
    const t = scene({ people: [{ at: 'throne' }, { at: 'garden' }] })
    t.says('move', 'activate')
    expect([t.table.crown, t.table.tiles[3].used]).toEqual([0, true])
  })

  test('BR-17.15 a quest completed in the Cell sets off no trap', () => {
    const t = scene({
      people: [
        { at: 'cell', quests: 'Q034', damage: 'rose:6' },
        { at: 'garden', active: 'CON07' },
      ],
      moon: 2,
      frames: [{ op: 'cleanup', step: 3 }],
    })
    t.says('Q034')
    expect([t.power(0), mageOf(t.table, 0).done, mageOf(t.table, 1).slots[3]?.state]).toEqual([2, ['Q034'], 'active'])
  })

  test('BR-17.16 short of cubes, their owner chooses between damage and instability', () => {
    const split = (damage: string) => {
      const t = scene({
        people: [
          { at: 'blackRose', ready: 'DES12' },
          { at: 'throne', damage: '0:6' },
        ],
        cubes: { mirrors: '0:6', oracle: '0:6', abyss: '0:6' },
      })
      t.says('cast quick', 'after')
      expect(t.asked).toBe('supply 0')
      t.says(damage)
      return [t.damage(1), t.cubes('throne'), t.table.supply[0]]
    }
    expect([split('2').slice(0, 2), split('1').slice(0, 2)]).toEqual([
      ['0:8', ''],
      ['0:7', '0:1'],
    ])
  })
})

describe('words', () => {
  test('BR-18.1 a move goes step by step, a teleport enters only its end', () => {
    const t = scene({
      people: [
        { at: 'armory', ready: 'CON08' },
        { at: 'crypt', active: 'CON01' },
      ],
    })
    t.says('cast quick', 'air', 'before', 'forge')
    t.until('entered')
    expect(t.events.flatMap((event) => (event.kind === 'moved' ? [event['room']] : []))).toEqual(['forge'])
    expect(t.answers).toEqual(['pass', 'slot 3'])
    const walk = scene({ people: [{ at: 'blackRose', ready: 'CON12' }, { at: 'throne' }] })
    walk.says('cast quick', 'laboratory', 'treasure')
    expect([walk.where(1), walk.events.filter(({ kind }) => kind === 'moved').length]).toEqual(['treasure', 2])
  })

  test('BR-18.2 BR-18.3 ready and active spells lie face down, used ones are open', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'DES03 CON01 DES08' }, { at: 'garden' }] })
    t.says('cast 1', 'cast quick', 'throne')
    const seen = view(t.table, 1).mages[0]?.slots.map(({ state, card }) => [state, card])
    expect(seen).toEqual([
      ['used', 'DES03'],
      ['active', null],
      ['ready', null],
      ['empty', null],
    ])
  })

  test('BR-18.4 a Mage is hit only by a cube that was placed', () => {
    const burst = (active: string) => {
      const t = scene({
        people: [
          { at: 'blackRose', ready: 'DES06' },
          { at: 'throne', active },
        ],
      })
      t.says('cast quick', 'throne')
      if (active) {
        t.until('damaged')
        t.play('1 slot 3')
      }
      return mageOf(t.table, 1).noMove
    }
    expect([burst(''), burst('TRA04.lower')]).toEqual([1, 0])
  })

  test('BR-18.5 BR-23.10 shifted cubes keep their colours', () => {
    const t = scene({ people: [{ at: 'blackRose' }, { at: 'crypt', damage: '2:2', active: 'CON11' }, { at: 'garden' }] })
    t.says('move', 'bibliotheca')
    t.play('1 slot 3')
    while (t.asked === 'cubeColour 1') t.says('2')
    expect([t.damage(0), t.damage(1), t.power(1)]).toEqual(['2:2', '', 2])
  })

  test('BR-18.6 BR-18.7 a ban stops physical moves or activations, not a discard or a move of 0', () => {
    const near = scene({
      people: [
        { at: 'oracle', ready: 'DES06 FOR08', actions: 0 },
        { at: 'treasure', ready: 'NEC06' },
      ],
      turn: 3,
    })
    near.says('cast quick', 'treasure')
    expect(mageOf(near.table, 1).noMove).toBe(3)
    near.says('cast 1')
    expect([mageOf(near.table, 1).noMove, mageOf(near.table, 1).noActivate]).toEqual([4, 0])
    near.says('move')
    expect([near.answers, near.refused('garden')]).toEqual([['activate', 'end'], 'BR-18.6'])
    near.says('end', 'shed quick', 'garden')
    expect(near.where(1)).toBe('garden')
    const rooms = scene({ people: [{ at: 'oracle', ready: 'FOR08.lower', actions: 0 }, { at: 'treasure' }] })
    rooms.says('cast quick')
    rooms.says('move')
    expect(rooms.refused('activate')).toBe('BR-18.6')
  })
})

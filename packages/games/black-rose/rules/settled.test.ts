import { quickDice } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { mageOf } from '../board.ts'
import { scene } from '../talk.ts'

// Points settled and guards (rules §19 and §22).

const LIBRARY = { op: 'library', nth: 0 } as const

describe('points settled', () => {
  test('BR-19.1 Ring of Fire is aimed at the Mages next door', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'SP-NER' },
        { at: 'throne', active: 'DIV06' },
        { at: 'blackRose', active: 'DIV06' },
      ],
    })
    t.says('cast quick')
    expect([t.asked, t.answers]).toEqual(['interrupt 1', ['pass', 'slot 3']])
    t.play('1 slot 3')
    expect([t.damage(1), t.damage(2)]).toEqual(['', ''])
  })

  test('BR-19.2 a protection against being affected is offered once for each effect', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'NEC06.lower' },
        { at: 'throne', active: 'ILL04', power: 3, damage: 'rose:1' },
      ],
    })
    t.says('cast quick')
    let asked = 0
    while (t.asked === 'interrupt 1') {
      if (t.answers.includes('slot 3')) asked++
      t.says('pass')
    }
    expect([asked, t.damage(1), t.power(1)]).toEqual([1, '0:3', 2])
  })

  test('BR-19.4 the "1 more" of an event counts once for each figure; a reflection gets none', () => {
    const t = scene({
      people: [{ at: 'blackRose', ready: 'DES08.lower' }, { at: 'throne', active: 'NEC01' }, { at: 'oracle' }],
      moon: 2,
      events: '- E040',
    })
    t.says('cast quick', 'throne')
    t.until('damaged')
    t.play('1 slot 3')
    expect([t.damage(1), t.damage(2), t.damage(0)]).toEqual(['0:4', '0:2', '0:4'])
  })

  test('BR-19.5 Blood Price is paid once for a casting, for one target', () => {
    const t = scene({
      people: [{ at: 'blackRose', ready: 'DES08' }, { at: 'throne' }, { at: 'throne' }],
      moon: 2,
      events: 'E051',
    })
    t.says('cast quick', 'throne')
    for (let n = 0; n < 9 && t.asked !== 'act 0'; n++)
      t.says(t.answers.find((answer) => answer !== 'pass' && answer !== 'no') ?? 'pass')
    expect([t.damage(0), [t.damage(1), t.damage(2)].toSorted()]).toEqual(['rose:1', ['0:4', '0:5']])
  })

  test('BR-19.6 from afar "this room" is the room activated; the Mage heals and moves where the Mage stands', () => {
    const afar = (room: string, damage = '') => {
      const t = scene({ people: [{ at: 'crypt', ready: 'DIV02', damage }, { at: 'abyss' }] })
      t.says('cast quick', 'air', 'before', room)
      return t
    }
    expect(afar('garden').answers.toSorted()).toEqual(['forge', 'garden', 'oracle', 'treasure'])
    expect(afar('sanctuary', '1:3').damage(0)).toBe('1:1')
    expect(
      afar('forge')
        .answers.filter((answer) => answer !== 'pass')
        .toSorted(),
    ).toEqual(['altar', 'cemetery', 'observatory'])
  })

  test('BR-19.7 events that pay for a colour act last; a cancelled activation does not count', () => {
    const t = scene({
      people: [
        { at: 'treasure', quests: 'Q007' },
        { at: 'garden', power: 2 },
      ],
      events: '- E003',
    })
    t.says('move', 'activate', 'Q007')
    const paid = t.events.flatMap((event) => (event.kind === 'power' ? [`${event['owner']}:${event['n']}`] : []))
    expect([paid, t.told.lastIndexOf('questDone') < t.told.lastIndexOf('power')]).toEqual([['0:1', '1:-1', '0:1', '0:1'], true])
    const cancelled = scene({ people: [{ at: 'treasure' }, { at: 'garden', active: 'ILL03' }], events: '- E003' })
    cancelled.says('move', 'activate')
    cancelled.play('1 slot 3', '1 0')
    expect(cancelled.power(0)).toBe(0)
  })

  test('BR-19.8 Rite of Change copies any room but the Black Rose Room, which never becomes a copy', () => {
    const t = scene({
      people: [{ at: 'crypt', ready: 'TRA08', evocations: 'mutatedAltar:throne mutatedAltar:blackRose' }, { at: 'abyss' }],
      ruins: 'garden',
    })
    t.says('cast quick')
    // The only target is the Throne Room, so the room to copy is asked at once.
    expect([t.asked, t.answers.includes('blackRose'), t.answers.includes('garden'), t.answers.includes('throne')]).toEqual([
      'place 0',
      false,
      true,
      false,
    ])
  })

  test('BR-19.9 with Disfiguring Mutation the attack comes at one point of the movement', () => {
    const t = scene({ people: [{ at: 'throne', ready: 'TRA02' }, { at: 'laboratory' }, { at: 'treasure' }] })
    t.says('cast quick', 'move', 'laboratory', 'attack', 'treasure')
    expect([t.damage(1), t.where(0), t.answers]).toEqual(['0:2', 'treasure', ['activate', 'end']])
    t.says('activate')
    expect(t.power(0)).toBe(1)
  })

  test('BR-19.10 Opening Thorns with nobody in the Lodge: the crown holder chooses any intact room', () => {
    const t = scene({
      people: [{ at: 'cell' }, { at: 'cell' }],
      crown: 1,
      phase: 'rose',
      events: 'E006',
      ruins: 'garden',
      frames: [{ op: 'phaseEvents', slot: 0, phase: 'rose' }, LIBRARY],
    })
    expect([t.asked, t.answers.length, t.answers.includes('garden')]).toEqual(['place 1', 18, false])
    t.says('crypt')
    expect(t.cubes('crypt')).toBe('rose:1')
  })

  test('BR-19.11 two events that enlarge the Library draw add up', () => {
    const both = scene({
      people: [{}, {}],
      phase: 'rose',
      events: 'E038',
      eventsOnTop: 'E024',
      frames: [{ op: 'drawEvent' }, { op: 'phaseEvents', slot: 0, phase: 'rose' }, LIBRARY],
    })
    expect(both.table.studies).toEqual({ draw: 5, keep: 4, hurt: 1 })
  })

  test('BR-19.12 Heavy Air shortens air spells; of an "any" spell the chosen element counts', () => {
    const rooms = (element: string) => {
      const t = scene({ people: [{ at: 'blackRose', ready: 'DIV08' }, { at: 'garden' }], moon: 2, events: '- E039' })
      t.says('cast quick', element)
      return t.answers.length
    }
    expect([rooms('air'), rooms('fire')]).toEqual([7, 13])
  })

  test('BR-19.13 Shifting Floors is obligatory; tiles move with what is on them, and nobody enters', () => {
    const t = scene({
      people: [
        { at: 'summoner', quests: 'Q001' },
        { at: 'cell', active: 'CON01' },
      ],
      phase: 'rose',
      moon: 2,
      cubes: { summoner: '0:2' },
      eventsOnTop: 'E034',
      crown: 1,
      frames: [{ op: 'dropQuests', nth: 0 }, { op: 'drawEvent' }, LIBRARY],
    })
    t.says('pass')
    expect([t.asked, t.answers.includes('pass'), t.answers.includes('blackRose')]).toEqual(['swapTiles 0', false, false])
    t.says('summoner', 'crypt')
    expect([t.table.tiles[17].room, t.table.tiles[13].room, t.table.figures[0].at, t.table.tiles[17].cubes[0]]).toEqual([
      'summoner',
      'crypt',
      17,
      2,
    ])
    expect([t.told.includes('moved'), t.asked]).toEqual([false, 'library 1'])
  })

  test('BR-19.14 Memory of Moons draws by chance, whatever lies on top', () => {
    const drawn = Array.from({ length: 12 }, (_, seed) => {
      const t = scene(
        {
          people: [{ quests: 'Q001' }, {}],
          phase: 'rose',
          moon: 3,
          eventsOnTop: 'E058 E001 E027',
          frames: [{ op: 'dropQuests', nth: 0 }, { op: 'drawEvent' }, LIBRARY],
        },
        quickDice(seed + 1),
      )
      t.says('pass')
      return t.events.flatMap((event) => (event.kind === 'eventDrawn' ? [String(event['event'])] : []))
    })
    expect(drawn.every(([first]) => first === 'E058')).toBe(true)
    expect(new Set(drawn.map(([, second]) => second)).size).toBeGreaterThan(3)
  })

  test('BR-19.15 an activation by Andromeda counts for quests and traps', () => {
    const t = scene({
      people: [
        { at: 'crypt', quests: 'Q007', evocations: 'andromeda:treasure' },
        { at: 'garden', active: 'ILL03', power: 2 },
      ],
      phase: 'evocation',
      frames: [{ op: 'evocationPhase', nth: 0 }, LIBRARY],
    })
    t.says('0:andromeda', 'pass', 'activate')
    expect([t.asked, t.answers]).toEqual(['interrupt 1', ['pass', 'slot 3']])
    t.says('pass')
    expect([t.asked, t.answers]).toEqual(['declare 0', ['pass', 'Q007']])
  })

  test('BR-19.16 BR-23.26 cubes that fade are gone before quests of Cleanup look', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'ILL05.lower', actions: 0 },
        { at: 'throne', damage: 'rose:4', quests: 'Q034', actions: 0 },
      ],
      moon: 2,
    })
    t.says('cast quick')
    expect([t.damage(1), t.asked, t.answers]).toEqual(['0:1 rose:4', 'declare 1', ['pass']])
  })

  test('BR-19.17 figures that change places enter their rooms at once', () => {
    const t = scene({ people: [{ at: 'summoner', ready: 'CON08.lower' }, { at: 'garden' }, { at: 'crypt', active: 'CON01' }] })
    t.says('cast quick', 'air', 'before', '1')
    t.until('entered')
    expect([t.where(0), t.where(1)]).toEqual(['garden', 'summoner'])
  })
})

describe('guards', () => {
  test('BR-22.1 a room does not work inside its own effect', () => {
    const t = scene({ people: [{ at: 'arena', ready: 'DES01 DIV02 DES11' }, { at: 'garden' }] })
    t.says('move', 'activate', 'air', 'before')
    expect(t.asked).toBe('target 0')
    t.says('arena')
    expect([t.told.filter((kind) => kind === 'activated').length, mageOf(t.table, 0).slots[2]?.state]).toEqual([1, 'ready'])
  })

  test('BR-22.2 the Mirrors Room copies neither a copying room, the Throne Room nor the Black Rose Room', () => {
    const t = scene({ people: [{ at: 'mirrors' }, { at: 'garden' }], moon: 2, used: 'throne blackRose treasure cemetery' })
    t.says('move', 'activate')
    expect(t.answers.toSorted()).toEqual(['cemetery', 'treasure'])
  })

  test('BR-22.3 a chain hits nobody twice, and a spell is not passed back', () => {
    const chain = scene({ people: [{ at: 'blackRose', ready: 'DES02.lower' }, { at: 'throne' }, { at: 'throne' }] })
    chain.says('cast quick', '1')
    for (let n = 0; n < 9 && chain.asked !== 'act 0'; n++) chain.says(chain.answers.find((answer) => answer !== 'pass') ?? 'pass')
    expect([chain.damage(1), chain.damage(2)]).toEqual(['0:3', '0:2'])
    const passed = scene({
      people: [
        { at: 'blackRose', ready: 'NEC06' },
        { at: 'throne', active: 'CON04.lower' },
        { at: 'throne', active: 'CON04.lower' },
      ],
    })
    passed.says('cast quick', '1')
    passed.play('1 slot 3')
    expect(passed.asked).toBe('interrupt 2')
    passed.play('2 slot 3')
    expect([passed.damage(1), passed.damage(2)]).toEqual(['', ''])
  })

  test('BR-22.4 missing things are skipped', () => {
    const t = scene({ people: [{ at: 'crypt', aside: 3 }, { at: 'garden' }] })
    t.says('move', 'activate')
    expect([t.hand(0), t.table.tiles[17].used, t.asked]).toEqual(['', true, 'physical 0'])
  })

  test('BR-22.5 a physical action can always be spent: on a move of 0, from the Cell on one step', () => {
    const t = scene({
      people: [
        { at: 'garden', actions: 1 },
        { at: 'cell', actions: 1 },
      ],
      events: 'E009',
    })
    t.says('move', 'end')
    expect([mageOf(t.table, 0).actions, t.asked]).toEqual([0, 'act 1'])
    t.says('move', 'altar')
    expect([t.where(1), t.answers]).toEqual(['altar', ['activate', 'end']])
  })
})

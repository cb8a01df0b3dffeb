import { describe, expect, test } from 'vitest'
import { mageOf } from '../board.ts'
import { scene } from '../talk.ts'
import { view } from '../view.ts'

// Quests, events and Forgotten spells (rules §13 and §14).

const quests = (t: ReturnType<typeof scene>, seat: number) => mageOf(t.table, seat).quests
const done = (t: ReturnType<typeof scene>, seat: number) => mageOf(t.table, seat).done
const LIBRARY = { op: 'library', nth: 0 } as const

describe('quests', () => {
  test('BR-13.1 active quests are hidden: others see their Moon only', () => {
    const t = scene({ people: [{ quests: 'Q009 Q034' }, {}] })
    const seen = [0, 1].map((seat) => view(t.table, seat).mages[0]).map((m) => [m?.quests, m?.questMoons])
    expect(seen).toEqual([
      [
        ['Q009', 'Q034'],
        [1, 2],
      ],
      [null, [1, 2]],
    ])
  })

  test('BR-13.2 BR-13.7 shown, then its reward, then its points, then the completed row', () => {
    const t = scene({ people: [{ at: 'altar', quests: 'Q009' }, { at: 'garden' }] })
    t.says('move', 'activate', 'Q009')
    const told = t.told.filter((kind) => ['questDeclared', 'hit', 'questDone', 'power'].includes(kind))
    expect([told, done(t, 0), quests(t, 0), t.power(0)]).toEqual([
      ['questDeclared', 'hit', 'questDone', 'power'],
      ['Q009'],
      [],
      1,
    ])
    expect(view(t.table, 1).mages[0]?.done).toEqual(['Q009'])
    const trap = scene({
      people: [
        { at: 'altar', quests: 'Q009' },
        { at: 'garden', active: 'CON07' },
      ],
    })
    trap.says('move', 'activate', 'pass', 'Q009')
    expect([trap.asked, trap.damage(1), trap.power(0)]).toEqual(['interrupt 1', '', 0])
  })

  test('BR-13.3 a reward replaces the room’s effect or follows it', () => {
    const replaces = scene({ people: [{ at: 'altar', quests: 'Q009' }, { at: 'garden' }] })
    replaces.says('move', 'activate', 'Q009')
    expect(replaces.damage(1)).toBe('0:3')
    const follows = scene({
      people: [
        { at: 'treasure', quests: 'Q007' },
        { at: 'garden', power: 2 },
      ],
    })
    follows.says('move', 'activate', 'Q007')
    expect([follows.power(0), follows.power(1)]).toEqual([2, 1])
  })

  test('BR-13.4 a quest discarded by an effect pays the Rose, unless the card says otherwise', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DES05' },
        { at: 'throne', quests: 'Q034' },
      ],
      moon: 2,
    })
    t.says('cast quick')
    expect([quests(t, 1), t.power('rose'), t.power(0)]).toEqual([[], 2, 1])
    const free = scene({ people: [{ at: 'blackRose', ready: 'CON09', power: 3 }, { at: 'cell' }], questsOnTop: 'Q001 Q002' })
    free.says('cast quick', 'Q001')
    expect([free.power('rose'), free.power(0), quests(free, 0)]).toEqual([0, 1, ['Q001']])
  })

  test('BR-13.5 copying counts as the Mirrors Room; a room turned into a copy as the copied one', () => {
    const mirrors = scene({ people: [{ at: 'mirrors', quests: 'Q001 Q007' }, { at: 'garden' }], used: 'treasure' })
    mirrors.says('move', 'activate')
    expect([mirrors.asked, mirrors.answers]).toEqual(['declare 0', ['pass', 'Q001']])
    const rite = scene({
      people: [{ at: 'throne', ready: 'TRA08', evocations: 'mutatedAltar:throne', quests: 'Q014 Q007' }, { at: 'garden' }],
    })
    rite.says('cast quick')
    while (rite.asked !== 'declare 0')
      rite.says(rite.answers.includes('treasure') ? 'treasure' : rite.answers.includes('yes') ? 'yes' : 'throne')
    expect(rite.answers).toEqual(['pass', 'Q007'])
  })

  test('BR-13.6 completing is optional, and only one’s own doing counts', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DES08', actions: 0, quests: 'Q022' },
        { at: 'garden', quests: 'Q021' },
      ],
    })
    t.says('cast quick', 'throne')
    t.pass()
    expect([t.asked, t.answers.includes('Q021')]).toEqual(['act 1', false])
    const optional = scene({ people: [{ at: 'altar', quests: 'Q009' }, { at: 'garden' }] })
    optional.says('move', 'activate', 'pass')
    expect([optional.damage(1), quests(optional, 0), optional.power(0)]).toEqual(['0:1', ['Q009'], 0])
  })

  test('BR-13.8 a door quest comes after the traps on the activation and before the effect, one at most', () => {
    const t = scene({
      people: [
        { at: 'treasure', quests: 'Q007 Q040' },
        { at: 'garden', active: 'ILL03' },
      ],
      moon: 2,
    })
    t.says('move', 'activate')
    expect(t.asked).toBe('interrupt 1')
    t.play('1 pass')
    expect([t.asked, t.answers, t.power(0), t.refused('Q001')]).toEqual(['declare 0', ['pass', 'Q007', 'Q040'], 0, 'BR-13.8'])
    t.says('Q007')
    t.pass()
    expect([done(t, 0), quests(t, 0), t.power(0), t.asked]).toEqual([['Q007'], ['Q040'], 2, 'physical 0'])
  })

  test('BR-13.10 other quests: before the next action, after a trap, after an Evocation, in Cleanup', () => {
    const cast = scene({ people: [{ at: 'blackRose', ready: 'DES08', quests: 'Q021' }, { at: 'garden' }] })
    expect(cast.refused('Q021')).toBe('BR-13.10')
    cast.says('cast quick', 'throne')
    expect(cast.answers).toContain('Q021')
    const trap = scene({ people: [{ at: 'armory' }, { at: 'garden', active: 'CON01', quests: 'Q029' }] })
    trap.says('move', 'summoner')
    trap.play('1 slot 3')
    expect([trap.asked, trap.answers]).toEqual(['declare 1', ['pass', 'Q029']])
    const beast = scene({
      people: [
        { at: 'garden', quests: 'Q057', evocations: 'malacoda:throne' },
        { at: 'garden', evocations: 'cerberus:throne' },
      ],
      moon: 2,
      phase: 'evocation',
      frames: [{ op: 'evocationPhase', nth: 0 }, LIBRARY],
    })
    beast.says('0:malacoda', 'pass', '1:cerberus')
    expect([beast.asked, beast.answers]).toEqual(['declare 0', ['pass', 'Q057']])
    const cleanup = scene({ people: [{ quests: 'Q034', damage: 'rose:6' }, {}], moon: 2, frames: [{ op: 'cleanup', step: 0 }] })
    expect([cleanup.asked, cleanup.answers]).toEqual(['declare 0', ['pass', 'Q034']])
  })

  test('BR-13.11 a chance not taken is gone until the condition is met anew', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DES08 DES03', quests: 'Q021' },
        { at: 'garden', actions: 1 },
      ],
    })
    t.says('cast quick', 'throne')
    expect(t.answers).toContain('Q021')
    t.says('move', 'end')
    t.pass()
    t.says('move', 'end')
    expect([t.asked, t.answers.includes('Q021')]).toEqual(['act 0', false])
    t.says('cast 1', 'throne')
    expect(t.answers).toContain('Q021')
  })

  test('BR-13.12 every holder of a quest is asked, whether it fits or not', () => {
    const t = scene({ people: [{ at: 'blackRose', quests: 'Q021' }, { at: 'garden' }] })
    t.says('move', 'end', 'end')
    expect([t.asked, t.answers]).toEqual(['declare 0', ['pass']])
  })

  test('BR-13.13 deeds before a quest was drawn count, but the last one must come after', () => {
    const t = scene({
      people: [
        { at: 'pleasures', ready: 'DES08 DES03', actions: 1 },
        { at: 'garden', actions: 1 },
      ],
      moon: 2,
      questsOnTop: 'Q051',
    })
    t.says('cast quick', 'bibliotheca', 'move', 'activate')
    expect([quests(t, 0), t.asked]).toEqual([['Q051'], 'physical 0'])
    t.says('end')
    expect(t.answers).toEqual(['pass'])
    t.pass()
    t.says('move', 'end', 'cast 1', 'bibliotheca')
    expect([t.asked, t.answers]).toEqual(['declare 0', ['pass', 'Q051']])
  })

  test('BR-13.14 a declared quest no longer counts for the limit', () => {
    const t = scene({ people: [{ at: 'observatory', quests: 'Q003 Q021' }, { at: 'garden' }], questsOnTop: 'Q001 Q002 Q004' })
    t.says('move', 'activate', 'Q003', 'Q002')
    expect([t.told.includes('questDiscarded'), quests(t, 0).toSorted()]).toEqual([false, ['Q002', 'Q021']])
  })

  test('BR-13.15 a quest completed by an effect pays without a room', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'FOR07.lower' },
        { at: 'garden', power: 2 },
      ],
      moon: 2,
      questsOnTop: 'Q007 Q001 Q002 Q003',
    })
    t.says('cast quick')
    while (t.asked !== 'act 0')
      t.says(t.answers.includes('Q007') ? 'Q007' : t.answers.includes('before') ? 'before' : (t.answers[0] ?? ''))
    expect([done(t, 0), t.power(0), t.power(1), t.table.tiles[10].used]).toEqual([['Q007'], 3, 1, false])
  })
})

describe('events and Forgotten spells', () => {
  test('BR-14.1 a lasting event works on the board and in its phase', () => {
    const steps = (events: string) => {
      const t = scene({ people: [{ at: 'blackRose' }, { at: 'garden' }], events })
      t.says('move', 'throne')
      return t.answers
    }
    expect([steps('E009'), steps('').length]).toEqual([['activate', 'end'], 8])
  })

  test('BR-14.2 BR-14.3 Forgotten spells: cast ones and protections leave the game, traps come back, uncast ones lie in the Memories', () => {
    const grimoire = 'TRA01 TRA02 TRA03'
    const t = scene({
      people: [{ used: 'FOR03', active: 'FOR09 FOR04', ready: 'FOR05', actions: 0, grimoire }, { grimoire }],
      eventsOnTop: 'E019',
      frames: [{ op: 'cleanup', step: 0 }],
    })
    expect([t.table.gone.toSorted(), t.hand(0).includes('FOR09'), t.memories(0).split(' ').at(-1)]).toEqual([
      ['FOR03', 'FOR04'],
      true,
      'FOR05',
    ])
  })

  test('BR-14.4 without four cards the Black Rose Room cannot be activated', () => {
    const t = scene({ people: [{ at: 'blackRose', hand: 'DES01 DES02 DES03' }, { at: 'garden' }], moon: 2 })
    t.says('move')
    expect(t.refused('activate')).toBe('BR-6.4.18')
    const four = scene({ people: [{ at: 'blackRose', hand: 'DES01 DES02 DES03 DES04' }, { at: 'garden' }], moon: 2 })
    four.says('move')
    expect(four.answers).toContain('activate')
  })

  test('BR-14.5 BR-19.3 events change ranges and damage before protections', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DES08' },
        { at: 'throne', active: 'CON04' },
      ],
      moon: 2,
      events: '- E040',
    })
    t.says('cast quick', 'throne')
    t.until('damaged')
    t.play('1 slot 3')
    expect([t.damage(1), t.power(1)]).toEqual(['0:2', 1])
    const dust = scene({ people: [{ at: 'blackRose', ready: 'DES08' }, { at: 'throne' }], events: '- - E020' })
    dust.says('cast quick')
    expect(dust.answers).toHaveLength(7)
  })

  test('BR-14.6 a spell left without effect is spent, its element and cube count; such a protection cannot trigger', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'NEC04 NEC06' },
        { at: 'throne', power: 3, active: 'NEC01' },
      ],
      moon: 3,
      events: '- E062',
    })
    t.says('cast quick')
    expect([t.power(0), t.power(1), t.cubes('blackRose'), mageOf(t.table, 0).deeds.cast]).toEqual([0, 3, '0:1', ['holy']])
    t.says('cast 1')
    t.until('damaged')
    expect(t.answers).toEqual(['pass'])
  })
})

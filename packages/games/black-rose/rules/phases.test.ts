import { withdraw } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { mageOf } from '../board.ts'
import { QUEST_CARDS } from '../decks.ts'
import { scene } from '../talk.ts'
import { view } from '../view.ts'

// The phases of a turn but the Action phase (rules §6).

const LIBRARY = { op: 'library', nth: 0 } as const

describe('the turn', () => {
  test('BR-6.0.1 six phases, each finished by everybody before the next', () => {
    const person = { at: 'cell', actions: 0, grimoire: 'TRA01 TRA02' } as const
    const t = scene({ people: [person, person], eventsOnTop: 'E019 E012', frames: [{ op: 'turn' }] })
    expect(t.asked).toBe('library 0')
    t.says('illusion 4')
    t.says(t.answers[0] ?? '', 'pass')
    expect(t.asked).toBe('library 1')
  })

  test('BR-6.0.1 the phases come in their order', () => {
    const t = scene({
      people: [
        { at: 'cell', actions: 0, hand: 'TRA01' },
        { at: 'cell', actions: 0, hand: 'NEC01' },
      ],
      eventsOnTop: 'E019',
      frames: [{ op: 'prepare' }, { op: 'actionPhase' }, { op: 'evocationPhase', nth: 0 }, { op: 'cleanup', step: 0 }],
    })
    t.play('1 NEC01', '0 TRA01')
    t.says('shed quick', 'arena', 'shed quick', 'altar')
    const phases = t.events.flatMap((event) => (event.kind === 'phase' ? [event['phase']] : []))
    expect([phases, t.asked]).toEqual([['action', 'evocation', 'cleanup', 'rose', 'study'], 'library 0'])
  })
})

describe('Black Rose phase', () => {
  test('BR-6.1.1 BR-6.1.2 quests are discarded in turn order, worth the Moon printed on them', () => {
    const t = scene({
      people: [{ quests: 'Q001 Q034' }, { quests: 'Q002' }, {}],
      crown: 1,
      moon: 2,
      phase: 'rose',
      frames: [{ op: 'dropQuests', nth: 0 }, LIBRARY],
    })
    expect([t.asked, t.answers]).toEqual(['dropQuest 1', ['pass', 'Q002']])
    t.says('pass')
    expect([t.asked, t.power('rose')]).toEqual(['dropQuest 0', 0])
    t.says('Q001')
    expect([t.power('rose'), t.asked]).toEqual([1, 'dropQuest 0'])
    t.says('Q034')
    expect([t.power('rose'), t.asked, t.table.questsGone]).toEqual([3, 'library 1', ['Q001', 'Q034']])
  })

  test('BR-6.1.3 every event moves one slot to the right; from the third it leaves with its exit points', () => {
    const t = scene({
      people: [{}, {}],
      phase: 'rose',
      events: 'E016 E009 E010',
      frames: [{ op: 'slideEvents' }, LIBRARY],
    })
    expect([t.table.events, t.table.eventsGone, t.power('rose')]).toEqual([[null, 'E016', 'E009'], ['E010'], 1])
  })

  test('BR-6.1.4 the last in order draws the event of the Moon; the Rose gains its entry points', () => {
    const t = scene({
      people: [{}, { quests: 'Q001' }, {}],
      crown: 1,
      moon: 2,
      phase: 'rose',
      eventsOnTop: 'E027 E001',
      frames: [{ op: 'dropQuests', nth: 0 }, { op: 'drawEvent' }, LIBRARY],
    })
    t.says('pass')
    expect(t.events.find(({ kind }) => kind === 'eventDrawn')).toMatchObject({ seat: 0, event: 'E027' })
    expect([t.power('rose'), t.table.events]).toEqual([2, ['E027', null, null]])
  })

  test('BR-6.1.6 an event in the way is pushed, the next only if its slot is taken', () => {
    const drawn = (events: string) => {
      const t = scene({
        people: [{}, {}],
        phase: 'rose',
        events,
        eventsOnTop: 'E026',
        frames: [{ op: 'drawEvent' }, LIBRARY],
      })
      return [t.table.events, t.power('rose')]
    }
    expect(drawn('E016 - E010')).toEqual([['E026', 'E016', 'E010'], 1])
    expect(drawn('E016 E009 E010')).toEqual([['E026', 'E016', 'E009'], 2])
    expect(drawn('- E009 E010')).toEqual([['E026', 'E009', 'E010'], 1])
  })

  test('BR-6.1.7 BR-6.1.8 an immediate event acts and leaves with its exit points, unless a card says otherwise', () => {
    const t = scene({
      people: [{ at: 'throne' }, { at: 'garden' }],
      phase: 'rose',
      eventsOnTop: 'E022',
      frames: [{ op: 'drawEvent' }, LIBRARY],
    })
    expect([t.cubes('oracle'), t.cubes('throne'), t.power('rose'), t.table.eventsGone]).toEqual(['rose:1', '', 2, ['E022']])
    const card = scene({ people: [{ at: 'throne', ready: 'DES05.lower' }, { at: 'garden' }], events: '- E009' })
    card.says('cast quick')
    expect([card.table.eventsGone, card.power(0), card.power('rose')]).toEqual([['E009'], 2, 0])
  })

  test('BR-6.1.9 entry points, crown, slot and pushes, then the effect and the discard', () => {
    const told = (eventsOnTop: string, events: string) => {
      const t = scene({
        people: [{ quests: 'Q001' }, {}],
        phase: 'rose',
        moon: 2,
        events,
        eventsOnTop,
        frames: [{ op: 'dropQuests', nth: 0 }, { op: 'drawEvent' }, LIBRARY],
      })
      t.says('pass')
      return [...new Set(t.told.filter((kind) => kind !== 'instability'))]
    }
    expect(told('E052', '')).toEqual(['eventDrawn', 'power', 'crown', 'eventActs', 'eventDiscarded'])
    expect(told('E044', 'E016 E009 E013')).toEqual(['eventDrawn', 'power', 'crown', 'eventMoved', 'eventDiscarded'])
  })

  test('BR-6.1.10 events of this phase act by slot, in the turn they are drawn and in later ones', () => {
    const t = scene({
      people: [{ at: 'garden', quests: 'Q001', power: 3 }, { at: 'throne' }],
      phase: 'rose',
      events: 'E018 - E025',
      eventsOnTop: 'E017',
      frames: [
        { op: 'dropQuests', nth: 0 },
        { op: 'drawEvent' },
        { op: 'phaseEvents', slot: 0, phase: 'rose' },
        { op: 'phaseEvents', slot: 0, phase: 'rose' },
        LIBRARY,
      ],
    })
    t.says('pass')
    expect(t.events.flatMap((event) => (event.kind === 'eventActs' ? [event['event']] : []))).toEqual([
      'E018',
      'E017',
      'E025',
      'E018',
      'E017',
      'E025',
    ])
    expect([t.damage(0), t.damage(1), t.power(1), t.power(0)]).toEqual(['rose:2', 'rose:2', 2, 3])
  })

  test('BR-6.1.11 BR-6.1.14 from empty decks nothing is drawn, and what was discarded does not come back', () => {
    const t = scene({
      people: [{ quests: 'Q001' }, {}],
      phase: 'rose',
      events: 'E009',
      frames: [{ op: 'dropQuests', nth: 0 }, { op: 'slideEvents' }, { op: 'drawEvent' }, { op: 'dealQuests', nth: 0 }, LIBRARY],
    })
    for (const deck of [t.table.eventDecks[0], t.table.questDecks[0]]) deck?.rest.splice(0)
    t.table.eventsGone.push('E010')
    t.says('Q001')
    expect([t.table.events, t.table.eventsGone]).toEqual([[null, 'E009', null], ['E010']])
    expect([t.table.mages.map(({ quests }) => quests.length), t.table.questsGone, t.asked]).toEqual([
      [0, 0],
      ['Q001'],
      'library 0',
    ])
  })

  test('BR-6.1.12 in turn order whoever has no quest draws one of the Moon', () => {
    const t = scene({
      people: [{ quests: 'Q001' }, {}, {}],
      crown: 2,
      moon: 2,
      phase: 'rose',
      questsOnTop: 'Q035 Q036',
      frames: [{ op: 'dealQuests', nth: 0 }, LIBRARY],
    })
    expect(t.table.mages.map(({ quests }) => quests)).toEqual([['Q001'], ['Q036'], ['Q035']])
  })

  test('BR-6.1.13 one of three quests is discarded at once; it may be the new one', () => {
    const t = scene({ people: [{ at: 'pleasures', quests: 'Q001 Q002' }, { at: 'garden' }], questsOnTop: 'Q019' })
    t.says('move', 'activate', 'pass')
    expect([t.asked, t.answers]).toEqual(['questLimit 0', ['Q001', 'Q002', 'Q019']])
    expect(t.refused('Q003')).toBe('BR-6.1.13')
    t.says('Q019')
    expect([mageOf(t.table, 0).quests, t.power('rose'), QUEST_CARDS.Q019.moon]).toEqual([['Q001', 'Q002'], 1, 1])
  })
})

describe('Study phase', () => {
  const study = [{ op: 'study', nth: 0 }, LIBRARY, { op: 'prepare' }] as const

  test('BR-6.2.1 everyone draws two cards before anyone goes to the Library', () => {
    const t = scene({ people: [{ grimoire: 'DES01 DES02 DES03' }, { grimoire: 'NEC01 NEC02' }], phase: 'study', frames: study })
    expect([t.hand(0), t.hand(1), t.asked]).toEqual(['DES02 DES03', 'NEC01 NEC02', 'library 0'])
  })

  test('BR-6.2.2 BR-6.2.3 four decks are named at once; two cards are kept, two lie on their piles', () => {
    const t = scene({ people: [{}, {}], phase: 'study', frames: [LIBRARY, { op: 'prepare' }] })
    expect([mageOf(t.table, 0).seen, t.refused('destruction 3'), t.refused('destruction 3 illusion 2')]).toEqual([
      [],
      'BR-6.2.2',
      'BR-6.2.2',
    ])
    t.says('destruction 1 illusion 3')
    const seen = mageOf(t.table, 0).seen.slice()
    expect([seen.length, seen.filter((card) => card.startsWith('ILL')).length, t.asked]).toEqual([4, 3, 'keep 0'])
    expect(t.refused(seen.slice(0, 3).join(' '))).toBe('BR-6.2.2')
    const kept = seen.slice(0, 2).sort()
    t.says(kept.join(' '))
    expect([t.hand(0), [...t.table.piles.destruction, ...t.table.piles.illusion].sort()]).toEqual([
      kept.join(' '),
      seen.slice(2).sort(),
    ])
  })

  test('BR-6.2.4 BR-6.2.5 one spell may be banned: to its pile, aside, or under the Forgotten deck', () => {
    const banned = (card: string) => {
      const t = scene({
        people: [{ hand: 'DES01 SP-NER FOR03' }, {}],
        phase: 'study',
        frames: [{ op: 'studied', seat: 0 }, { op: 'prepare' }],
      })
      expect(t.asked).toBe('ban 0')
      t.says(card)
      const under = t.table.forgotten.bottom.map(({ thing }) => thing)
      return [t.asked, t.table.piles.destruction, mageOf(t.table, 0).aside, under]
    }
    expect(banned('DES01')).toEqual(['prepare 0', ['DES01'], 0, []])
    expect(banned('SP-NER')).toEqual(['prepare 0', [], 1, []])
    expect(banned('FOR03')).toEqual(['prepare 0', [], 0, ['FOR03']])
  })

  test('BR-6.2.6 above seven cards one comes down at once, in the Action phase too', () => {
    const t = scene({
      people: [{ at: 'laboratory', hand: 'DES01 DES02 DES03 DES04 DES05 DES06', grimoire: 'DES07 DES08' }, { at: 'garden' }],
    })
    t.says('move', 'activate')
    expect([t.asked, t.answers.length]).toEqual(['handLimit 0', 8])
    expect(t.refused('ban DES01')).toBe('BR-6.2.6')
    t.says('DES03')
    expect([t.hand(0).split(' ').length, t.memories(0).split(' ').at(-1), t.asked]).toEqual([7, 'DES03', 'physical 0'])
  })

  test('BR-6.2.7 BR-6.2.12 over the limit after step 1, the ban is a way down before step 2, and it is used up', () => {
    const t = scene({
      people: [{ hand: 'DES01 DES02 DES03 DES04 DES05 DES06', grimoire: 'DES07 DES08' }, {}],
      phase: 'study',
      frames: study,
    })
    expect(t.asked).toBe('handLimit 0')
    t.says('ban DES08')
    expect([t.asked, t.table.piles.destruction]).toEqual(['library 0', ['DES08']])
    t.says('illusion 4')
    t.says(t.answers[0] ?? '')
    expect(t.refused('ban DES01')).toBe('BR-6.2.6')
    t.says('DES01', 'DES02')
    expect([t.asked, t.hand(0).split(' ').length]).toEqual(['library 1', 7])
  })

  test('BR-6.2.12 the ban is offered after one’s own Library step', () => {
    const t = scene({ people: [{ hand: 'DES01' }, { hand: 'NEC01' }], phase: 'study', frames: [LIBRARY, { op: 'prepare' }] })
    t.says('illusion 4')
    t.says(t.answers[0] ?? '')
    expect(t.asked).toBe('ban 0')
    t.says('pass')
    expect(t.asked).toBe('library 1')
  })

  test('BR-6.2.8 an empty Grimoire is renewed from the Memories; with both empty nothing is drawn', () => {
    const t = scene({
      people: [
        { aside: 3, memories: 'DES01 DES02 DES03' },
        { aside: 2, hand: 'SP-REB' },
      ],
      phase: 'study',
      frames: study,
    })
    expect([t.hand(0).split(' ').length, t.memories(0), mageOf(t.table, 0).grimoire.rest.length]).toEqual([2, '', 1])
    expect([t.hand(1), t.asked]).toEqual(['SP-REB', 'library 0'])
  })

  test('BR-6.2.9 BR-6.2.11 an empty school deck is renewed from its pile; with both empty it cannot be named', () => {
    const t = scene({ people: [{}, {}], phase: 'study', frames: [LIBRARY, { op: 'prepare' }] })
    t.table.decks.illusion = []
    t.table.decks.conspiracy = []
    t.table.piles.conspiracy = ['CON01', 'CON02', 'CON03']
    expect([t.refused('illusion 1 destruction 3'), t.refused('conspiracy 4')]).toEqual(['BR-6.2.11', 'BR-6.2.2'])
    t.says('conspiracy 3 destruction 1')
    expect(
      mageOf(t.table, 0)
        .seen.filter((card) => card.startsWith('CON'))
        .sort(),
    ).toEqual(['CON01', 'CON02', 'CON03'])
    expect([t.table.piles.conspiracy, t.table.decks.conspiracy]).toEqual([[], []])
  })

  test('BR-6.2.11 fewer than two cards are all kept', () => {
    const t = scene({ people: [{ hand: 'NEC01' }, {}], phase: 'study', frames: [{ op: 'studied', seat: 0 }, LIBRARY] })
    for (const school of ['conspiracy', 'destruction', 'divination', 'illusion', 'necromancy'] as const)
      t.table.decks[school] = []
    t.table.decks.transmutation = ['TRA05']
    t.says('pass', 'transmutation 1')
    expect([t.hand(0), t.asked, t.table.piles.transmutation]).toEqual(['NEC01 TRA05', 'ban 0', []])
  })

  test('BR-6.2.10 a foreign special spell goes home and is not replaced', () => {
    const t = scene({
      people: [
        { hand: 'DES05', grimoire: 'DES01' },
        { aside: 2, hand: 'SP-REB' },
      ],
      phase: 'study',
      frames: [{ op: 'studied', seat: 0 }, ...study],
    })
    const [m, other] = [mageOf(t.table, 0), mageOf(t.table, 1)]
    other.hand = []
    m.grimoire.top = [...m.grimoire.top, { thing: 'SP-REB', by: [] }]
    t.says('pass')
    expect([t.hand(0), t.memories(1)]).toEqual(['DES01 DES05', ''])
    expect([t.hand(1), t.events.some(({ kind }) => kind === 'strayed')]).toEqual(['SP-REB', true])
  })
})

describe('Preparation phase', () => {
  const prepare = (hand: string, other = 'NEC01 NEC02') =>
    scene({
      people: [
        { at: 'garden', hand },
        { at: 'throne', hand: other },
      ],
      phase: 'preparation',
      frames: [{ op: 'prepare' }, { op: 'actionPhase' }, { op: 'cleanup', step: 0 }],
    })

  test('BR-6.3.1 two to four cards: the Quick Spell, then the standard slots from the left', () => {
    const t = prepare('DES01 DES02 DES03 DES04 DES05')
    expect(t.asked).toBe('prepare 0 1')
    expect([t.refused('DES01'), t.refused('DES01 DES02 DES03 DES04 DES05'), t.refused('DES01 DES01')]).toEqual([
      'BR-6.3.1',
      'BR-6.3.1',
      'BR-6.3.1',
    ])
    t.play('0 DES03 DES05.lower DES01', '1 NEC02 NEC01')
    expect(mageOf(t.table, 0).slots.map(({ state, card, side }) => [state, card, side])).toEqual([
      ['ready', 'DES03', 'upper'],
      ['ready', 'DES05', 'lower'],
      ['ready', 'DES01', 'upper'],
      ['empty', null, 'upper'],
    ])
    expect(t.hand(0)).toBe('DES02 DES04')
  })

  test('BR-6.3.2 each card has the side that was chosen; a room trap has only one', () => {
    const t = prepare('CON01 DES03')
    expect(t.refused('CON01.lower DES03')).toBe('BR-6.3.2')
    t.play('0 DES03.lower CON01', '1 NEC01 NEC02')
    t.says('cast quick', 'before', 'garden')
    expect(mageOf(t.table, 0).slots[0]).toMatchObject({ state: 'used', side: 'lower' })
  })

  test('BR-6.3.3 BR-6.3.4 the phase lasts until everyone has placed; meanwhile others see only who is ready', () => {
    const t = prepare('DES01 DES02')
    t.play('0 DES01 DES02')
    expect([t.asked, t.table.phase]).toEqual(['prepare 1', 'preparation'])
    expect([withdraw(t.table, 0), t.asked]).toEqual([true, 'prepare 0 1'])
    t.play('0 DES02 DES01')
    expect(view(t.table, 1).mages[0]?.slots.map(({ card }) => card)).toEqual([null, null, null, null])
    t.play('1 NEC01 NEC02')
    expect([t.asked, t.table.phase, mageOf(t.table, 0).slots[0]?.card]).toEqual(['act 0', 'action', 'DES02'])
  })

  test('BR-6.3.5 a single card is the Quick Spell; without cards nobody is asked', () => {
    const t = prepare('DES01', '')
    expect(t.asked).toBe('prepare 0')
    t.says('DES01.lower')
    expect([mageOf(t.table, 0).slots[0]?.card, mageOf(t.table, 0).slots[1]?.card, t.asked]).toEqual(['DES01', null, 'act 0'])
  })
})

describe('Evocation phase', () => {
  const frames = [{ op: 'evocationPhase', nth: 0 }, LIBRARY] as const

  test('BR-6.5.1 in turn order each lets Evocations act, as many as wished, each once', () => {
    const t = scene({
      people: [
        { at: 'garden', evocations: 'landsknecht:throne malacoda:crypt' },
        { at: 'altar', evocations: 'cerberus:abyss' },
      ],
      phase: 'evocation',
      frames,
    })
    expect([t.asked, t.answers]).toEqual(['evocation 0', ['pass', '0:landsknecht', '0:malacoda']])
    t.says('0:malacoda', 'pass')
    expect([t.asked, t.answers, t.refused('0:malacoda')]).toEqual(['evocation 0', ['pass', '0:landsknecht'], 'BR-6.5.1'])
    t.says('pass')
    expect(t.asked).toBe('evocation 1')
  })

  test('BR-6.5.2 BR-6.5.3 it moves up to its Move, then attacks with its controller’s cubes, and moves no more', () => {
    const t = scene({
      people: [{ at: 'garden', evocations: 'landsknecht:throne' }, { at: 'blackRose' }],
      phase: 'evocation',
      frames,
    })
    t.says('0:landsknecht', 'blackRose')
    expect([t.asked, t.answers.includes('pass')]).toEqual(['walk 0', true])
    t.says('pass', '1')
    expect([t.damage(1), t.where('0:landsknecht'), t.asked]).toEqual(['0:2', 'blackRose', 'library 0'])
    const far = scene({
      people: [{ at: 'garden', evocations: 'landsknecht:throne' }, { at: 'blackRose' }],
      phase: 'evocation',
      frames,
    })
    far.says('0:landsknecht', 'abyss', 'armory')
    expect([far.where('0:landsknecht'), far.asked]).toEqual(['armory', 'library 0'])
  })

  test('BR-6.5.4 traps still work, and a Mage in the Cell may let Evocations act', () => {
    const t = scene({
      people: [
        { at: 'cell', evocations: 'landsknecht:throne' },
        { at: 'garden', active: 'CON01' },
      ],
      phase: 'evocation',
      frames,
    })
    t.says('0:landsknecht', 'arena')
    expect(t.asked).toBe('interrupt 1')
    t.play('1 slot 3')
    expect([t.figures('arena'), t.asked]).toEqual(['', 'library 0'])
  })
})

describe('Cleanup phase', () => {
  const frames = [{ op: 'cleanup', step: 0 }] as const
  const grimoire = 'TRA01 TRA02 TRA03 TRA04'

  test('BR-6.6.1 BR-6.6.3 spells go to the Memories, Forgotten ones leave; actions come back, effects end', () => {
    const t = scene({
      people: [
        { at: 'garden', used: 'DES03 FOR03', ready: 'DES08', actions: 0, grimoire },
        { at: 'throne', grimoire },
      ],
      eventsOnTop: 'E019',
      frames: [{ op: 'nextActivation', nth: 0 }, ...frames],
    })
    mageOf(t.table, 0).buffs.push('attack3')
    t.says('cast quick', 'garden')
    t.says('move', 'end', 'move', 'end')
    expect([t.asked, t.memories(0).split(' ').slice(-2).sort(), t.table.gone]).toEqual([
      'library 0',
      ['DES03', 'DES08'],
      ['FOR03'],
    ])
    expect([mageOf(t.table, 0).actions, mageOf(t.table, 0).buffs, mageOf(t.table, 0).slots.map(({ state }) => state)]).toEqual([
      2,
      [],
      ['empty', 'empty', 'empty', 'empty'],
    ])
    const never = scene({
      people: [{ ready: 'DES03', actions: 0, grimoire }, { grimoire }],
      eventsOnTop: 'E019',
      frames,
    })
    expect(never.memories(0).split(' ').at(-1)).toBe('DES03')
  })

  test('BR-6.6.2 traps go back to the hand unseen, protections to the Memories; the hand limit counts', () => {
    const t = scene({
      people: [
        { quests: 'Q019', active: 'CON01 DES10', hand: 'DES01 DES02 DES03 DES04 DES05 DES06 DES07', grimoire },
        { grimoire },
      ],
      eventsOnTop: 'E019',
      frames,
    })
    expect([t.asked, t.hand(0).startsWith('CON01'), t.memories(0).split(' ').at(-1)]).toEqual(['handLimit 0', true, 'DES10'])
    t.says('DES07')
    expect(t.hand(0).split(' ').length).toBe(7)
  })

  test('BR-6.6.4 BR-6.6.5 tokens are face up again; full rooms are destroyed', () => {
    const t = scene({
      people: [{ grimoire }, { grimoire }],
      used: 'throne crypt',
      cubes: { forge: '0:3 1:1', garden: '1:3' },
      eventsOnTop: 'E019',
      frames,
    })
    expect(t.table.tiles.filter(({ used }) => used).map(({ room }) => room)).toEqual(['blackRose', 'forge'])
    expect(t.table.tiles.filter(({ destroyed }) => destroyed).map(({ room }) => room)).toEqual(['forge'])
    expect([mageOf(t.table, 0).tokens, t.cubes('garden')]).toEqual([['forge'], '1:3'])
  })

  test('BR-6.6.6 quests of Cleanup are declared after the rooms and before the end, in turn order', () => {
    const t = scene({
      people: [
        { power: 20, quests: 'Q092', grimoire },
        { power: 27, quests: 'Q086', grimoire },
      ],
      crown: 1,
      moon: 3,
      cubes: { forge: '1:4', garden: '0:4' },
      frames,
    })
    expect([t.asked, mageOf(t.table, 1).tokens]).toEqual(['declare 1', ['forge']])
    t.says('Q086', 'mirrors')
    expect([t.power(1), t.asked]).toEqual([30, 'declare 0'])
    t.says('pass')
    expect([t.asked, t.table.turn]).toEqual(['nothing', 1])
  })

  test('BR-6.6.7 BR-1.2 the game ends if someone has 30 now; having touched 30 is not enough', () => {
    const end = (power: number, rose: number) =>
      scene({ people: [{ power, hand: 'DES01', grimoire }, { grimoire }], moon: 3, rose, frames, eventsOnTop: 'E068' })
    expect([end(30, 0).asked, end(0, 30).asked]).toEqual(['nothing', 'nothing'])
    const goesOn = end(29, 0)
    expect([goesOn.asked === 'nothing', goesOn.hand(0).includes('DES01'), goesOn.table.turn]).toEqual([false, true, 2])
    const touched = scene({
      people: [
        { at: 'blackRose', ready: 'NEC04', actions: 0, grimoire },
        { at: 'throne', power: 30, actions: 0, grimoire },
      ],
      moon: 3,
      eventsOnTop: 'E019',
    })
    touched.says('cast quick')
    expect([touched.power(1), touched.table.turn, touched.table.ask === null]).toEqual([29, 2, false])
  })
})

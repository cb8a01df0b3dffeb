import { describe, expect, test } from 'vitest'
import { mageOf } from '../board.ts'
import { QUEST_CARDS } from '../decks.ts'
import { deckSize } from '../table.ts'
import { scene } from '../talk.ts'

// Moons, crown and order (rules §4 and §5).

describe('Moons', () => {
  const treasure = (power: number, moon: 1 | 2) => {
    const t = scene({
      people: [
        { at: 'treasure', power, aside: 2 },
        { at: 'garden', aside: 2 },
      ],
      moon,
    })
    t.says('move', 'activate')
    return t
  }

  test('BR-4.1 the Second Moon begins at 6 points, the Third at 18', () => {
    expect([4, 5].map((power) => treasure(power, 1).table.moon)).toEqual([1, 2])
    expect([16, 17].map((power) => treasure(power, 2).table.moon)).toEqual([2, 3])
    const rose = scene({
      people: [{}, {}],
      rose: 5,
      phase: 'rose',
      eventsOnTop: 'E001',
      frames: [{ op: 'drawEvent' }, { op: 'cleanup', step: 0 }],
    })
    expect([rose.power('rose') >= 6, rose.table.moon]).toEqual([true, 2])
  })

  test('BR-4.3 BR-4.4 new decks, a special spell for everyone, and a token for the Black Rose Room', () => {
    const before = scene({
      people: [
        { at: 'treasure', power: 5, aside: 2 },
        { at: 'garden', aside: 2 },
      ],
    })
    expect([before.table.tiles[0].used, before.hand(0), before.hand(1)]).toEqual([true, '', ''])
    before.says('move', 'activate')
    expect([before.table.tiles[0].used, before.hand(0), before.hand(1)]).toEqual([false, 'SP-NER', 'SP-REB'])
    expect(before.table.mages.map(({ aside }) => aside)).toEqual([1, 1])
    before.says('end', 'move', 'end')
    const later = scene({ people: [{ at: 'pleasures' }, { at: 'garden' }], moon: 2 })
    later.says('move', 'activate')
    expect(mageOf(later.table, 0).quests.map((quest) => QUEST_CARDS[quest].moon)).toEqual([2])
  })

  test('BR-4.5 points that are lost bring no Moon back', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'NEC04' },
        { at: 'throne', power: 6 },
      ],
      moon: 2,
    })
    t.says('cast quick')
    expect([t.power(1), t.power(0), t.table.moon]).toEqual([5, 2, 2])
  })

  test('BR-4.6 one gain over both thresholds makes both changes in order', () => {
    const t = treasure(17, 1)
    expect([t.table.moon, t.hand(0), t.table.mages.map(({ aside }) => aside)]).toEqual([3, 'SP-NER SP-NER', [0, 0]])
    expect(t.events.flatMap((event) => (event.kind === 'moon' ? [event['moon']] : []))).toEqual([2, 3])
  })

  test('BR-4.7 the awards of one defeat are all counted before the Moon is checked', () => {
    const t = scene({
      people: [
        { at: 'throne', power: 16, aside: 2 },
        { at: 'throne', damage: '0:8 2:2' },
        { at: 'garden', power: 4 },
      ],
    })
    t.says('attack', 'attack')
    expect([t.power(0), t.power(2), t.table.moon]).toEqual([20, 6, 3])
    const points = t.events.flatMap(({ kind }) => (kind === 'power' || kind === 'moon' ? [kind] : []))
    expect(points).toEqual(['power', 'power', 'moon', 'moon'])
  })

  test('BR-4.8 BR-4.9 events and quests stay; what is left of the old decks lies aside', () => {
    const t = scene({
      people: [{ at: 'treasure', power: 5, quests: 'Q022' }, { at: 'garden' }],
      events: 'E016 - E013',
    })
    const left = [deckSize(t.table.questDecks[0] ?? never()), deckSize(t.table.eventDecks[0] ?? never())]
    t.says('move', 'activate', 'pass')
    expect([t.table.moon, t.table.events, mageOf(t.table, 0).quests]).toEqual([2, ['E016', null, 'E013'], ['Q022']])
    expect([deckSize(t.table.questDecks[0] ?? never()), deckSize(t.table.eventDecks[0] ?? never())]).toEqual(left)
    const past = scene({ people: [{ at: 'blackRose', ready: 'DIV04.lower' }, {}], moon: 2, questsOnTop: 'Q001' })
    past.says('cast quick')
    expect(past.asked).toBe('choose 0')
    past.says('1')
    expect(mageOf(past.table, 0).done).toEqual(['Q001'])
  })

  test('BR-4.10 players with too many cards after the special spell discard at once, in turn order', () => {
    const t = scene({
      people: [
        { at: 'treasure', power: 5, aside: 2, hand: 'DES01 DES02 DES03 DES04 DES05 DES06 DES07' },
        { at: 'garden', aside: 2, hand: 'NEC01 NEC02 NEC03 NEC04 NEC05 NEC06 NEC07' },
      ],
    })
    t.says('move', 'activate')
    expect([t.asked, t.answers.some((answer) => answer.startsWith('ban'))]).toEqual(['handLimit 0', false])
    t.says('DES01')
    expect([t.asked, t.memories(0).includes('DES01')]).toEqual(['handLimit 1', true])
    t.says('SP-REB')
    expect([t.hand(1), t.memories(1).split(' ').at(-1), t.asked]).toEqual([
      'NEC01 NEC02 NEC03 NEC04 NEC05 NEC06 NEC07',
      'SP-REB',
      'physical 0',
    ])
  })

  test('BR-4.11 points of one step of the Black Rose phase give the next the new decks; a drawn event still acts', () => {
    const t = scene({
      people: [{}, {}],
      phase: 'rose',
      rose: 5,
      events: '- - E009',
      eventsOnTop: 'E027 E001',
      frames: [{ op: 'slideEvents' }, { op: 'drawEvent' }, { op: 'dealQuests', nth: 0 }, { op: 'library', nth: 0 }],
    })
    expect([t.table.events, t.power('rose'), t.table.moon]).toEqual([['E027', null, null], 8, 2])
    expect(t.table.mages.map(({ quests }) => quests.map((quest) => QUEST_CARDS[quest].moon))).toEqual([[2], [2]])
    const drawn = scene({
      people: [{}, {}],
      phase: 'rose',
      rose: 5,
      eventsOnTop: 'E019',
      frames: [{ op: 'drawEvent' }, { op: 'library', nth: 0 }],
    })
    expect([drawn.table.moon, drawn.power(0), drawn.table.eventsGone]).toEqual([2, 1, ['E019']])
  })
})

function never(): never {
  throw new Error('there is no such deck')
}

describe('crown and order', () => {
  test('BR-5.1 the crown holder is first, the others follow clockwise', () => {
    const t = scene({ people: [{}, {}, {}], crown: 2, frames: [{ op: 'turn' }] })
    expect([t.table.order, t.asked]).toEqual([[2, 0, 1], 'library 2'])
  })

  test('BR-5.2 BR-5.3 the crown of the Throne Room changes the order of the next turn', () => {
    const t = scene({
      people: [
        { at: 'throne', actions: 0 },
        { at: 'throne', actions: 1 },
      ],
      eventsOnTop: 'E019',
    })
    expect([t.asked, t.table.crown]).toEqual(['act 1', 0])
    t.says('move', 'activate')
    expect([t.table.crown, t.table.order]).toEqual([1, [0, 1]])
    t.says('end')
    expect([t.table.order, t.asked]).toEqual([[1, 0], 'library 1'])
  })

  test('BR-5.3 BR-6.1.5 a crown symbol gives the crown to the Mage who draws, a card to its caster', () => {
    const t = scene({
      people: [{}, {}, {}],
      phase: 'rose',
      crown: 1,
      eventsOnTop: 'E014',
      frames: [{ op: 'drawEvent' }, { op: 'library', nth: 0 }],
    })
    expect([t.table.crown, t.table.order]).toEqual([0, [1, 2, 0]])
    const card = scene({
      people: [{ at: 'throne' }, { at: 'garden', ready: 'CON10.lower' }],
      eventsOnTop: 'E001 E002',
      frames: [
        { op: 'nextActivation', nth: 1 },
        { op: 'cleanup', step: 0 },
      ],
    })
    card.says('cast quick', 'yes', 'E001')
    expect(card.table.crown).toBe(1)
  })

  test('BR-5.4 the crown holder is who holds it now, the order that of the turn', () => {
    const t = scene({
      people: [{ quests: 'Q001', grimoire: 'DES01' }, { grimoire: 'NEC01' }],
      phase: 'rose',
      eventsOnTop: 'E007 E019',
      frames: [{ op: 'dropQuests', nth: 0 }, { op: 'drawEvent' }, { op: 'drawEvent' }, { op: 'library', nth: 0 }],
    })
    t.says('pass')
    expect([t.table.crown, t.power(0), t.power(1)]).toEqual([1, 0, 1])
    expect(t.events.flatMap((event) => (event.kind === 'drew' ? [event['seat']] : []))).toEqual([0, 1])
  })
})

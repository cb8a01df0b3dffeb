import { quickDice } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { mageOf, sum } from '../board.ts'
import { ABOMINATION, EVOCATION_CARDS, GRIMOIRES, MAGE_CARDS, ROOM_CARDS } from '../components.ts'
import { EVENTS, eventsOf, QUEST_CARDS, QUESTS, questsOf } from '../decks.ts'
import { ADJACENT, CELLS, HEXES } from '../hex.ts'
import {
  CELL,
  COLOURS,
  EVOCATIONS,
  FORGOTTEN_SPELLS,
  MOONS,
  PLACES,
  ROOMS,
  SCHOOL_SPELLS,
  SCHOOLS,
  SPECIAL_SPELLS,
} from '../ids.ts'
import { deckSize } from '../table.ts'
import { opening, scene } from '../talk.ts'
import { view } from '../view.ts'

// Components and setup (rules §2 and §3).

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed + 1)
const openings = (seats: number) => SEEDS.map((seed) => opening(seats, {}, quickDice(seed)).table)
const distinct = <X>(list: readonly X[]) => [...new Set(list)].sort()

describe('components', () => {
  test('BR-2.1 26 cubes of each of five colours; on a figure they are damage, in a room instability', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'DES12' }, { at: 'throne' }] })
    expect([t.table.supply, sum(t.table.supply)]).toEqual([[26, 26, 26, 26, 26], 130])
    t.says('cast quick', 'before')
    expect([t.damage(1), t.cubes('throne'), t.cubes('blackRose'), t.table.supply]).toEqual([
      '0:2',
      '0:1',
      '0:1',
      [22, 26, 26, 26, 26],
    ])
  })

  test('BR-2.3 with too few black cubes the crown holder says where the last ones go', () => {
    const t = scene({
      people: [{ at: 'garden' }, { at: 'throne' }],
      phase: 'rose',
      crown: 1,
      moon: 3,
      events: 'E054',
      cubes: { blackRose: 'rose:10', throne: 'rose:8', mirrors: 'rose:5' },
      frames: [
        { op: 'phaseEvents', slot: 0, phase: 'rose' },
        { op: 'library', nth: 0 },
      ],
    })
    expect([t.table.supply[4], t.asked]).toEqual([3, 'supply 1'])
    t.says('1 2')
    expect([t.damage(1), t.damage(0), t.table.supply[4]]).toEqual(['rose:1', 'rose:2', 0])
  })

  test('BR-2.4 the eleventh defeat of a Mage brings points but no trophy', () => {
    const lastBlow = (trophies: string) => {
      const t = scene({
        people: [
          { at: 'throne', trophies },
          { at: 'throne', damage: '0:10' },
        ],
      })
      t.says('attack', 'attack')
      return [t.where(1), t.power(0), mageOf(t.table, 0).trophies[1]]
    }
    expect(lastBlow('1:9')).toEqual(['cell', 5, 10])
    expect(lastBlow('1:10')).toEqual(['cell', 5, 10])
  })

  test('BR-2.5 two physical actions a turn, not three', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'DES03 DES08' }, { at: 'garden' }] })
    t.says('move', 'end', 'move', 'end')
    expect(t.asked).toBe('act 1')
    t.says('move', 'end', 'move', 'end')
    expect([t.asked, mageOf(t.table, 0).actions, t.refused('move')]).toEqual(['act 0', 0, 'BR-2.5'])
  })

  test('BR-2.6 228 ordinary spells and 10 Forgotten ones', () => {
    const [table] = openings(2)
    const inDecks = sum(SCHOOLS.map((school) => table?.decks[school].length ?? 0))
    expect([SCHOOLS.length, SCHOOL_SPELLS.length, inDecks, SPECIAL_SPELLS.length]).toEqual([6, 72, 216, 4])
    const specials = scene({ people: [{}, {}, {}, {}] }).table.mages.flatMap((m) => m.memories)
    expect([specials.length, inDecks + specials.length]).toEqual([12, 228])
    expect([FORGOTTEN_SPELLS.length, deckSize(table?.forgotten ?? { top: [], rest: [], bottom: [] })]).toEqual([10, 10])
  })

  test('BR-2.7 34 Evocation cards: 30 figures, the Infamy of Crete, three Abominations', () => {
    const figures = EVOCATIONS.map((kind) => EVOCATION_CARDS[kind].figures)
    expect([figures, sum(figures) + ABOMINATION.cards]).toEqual([[8, 3, 5, 5, 3, 3, 3, 1], 34])
  })

  test('BR-2.8 95 quests and 78 events by Moon', () => {
    expect([QUESTS.length, MOONS.map((moon) => questsOf(moon, 4).length)]).toEqual([95, [33, 32, 30]])
    expect([EVENTS.length, MOONS.map((moon) => eventsOf(moon).length)]).toEqual([78, [26, 26, 26]])
  })

  test('BR-2.9 19 rooms: the Black Rose Room and three of each colour', () => {
    const colours = ROOMS.map((room) => ROOM_CARDS[room].colour)
    expect(ROOMS.length).toBe(19)
    expect(COLOURS.map((colour) => colours.filter((one) => one === colour).length)).toEqual([3, 3, 3, 3, 3, 3])
    expect(colours.filter((colour) => colour === 'black')).toHaveLength(1)
  })

  test('BR-2.10 six bans at once, though the box has four tokens', () => {
    const t = scene({
      people: [{ at: 'blackRose', ready: 'DES06 FOR08.lower' }, { at: 'throne' }, { at: 'throne' }, { at: 'throne' }],
      turn: 4,
    })
    t.says('cast quick', 'throne', 'cast 1')
    expect([1, 2, 3].map((seat) => [mageOf(t.table, seat).noMove, mageOf(t.table, seat).noActivate])).toEqual([
      [4, 5],
      [4, 5],
      [4, 5],
    ])
  })
})

describe('setup', () => {
  test('BR-3.1 columns of 3, 4, 5, 4 and 3 rooms around the Black Rose Room', () => {
    const columns = [-2, -1, 0, 1, 2].map((column) => HEXES.filter(([q]) => q === column).length)
    expect([columns, HEXES[0]]).toEqual([
      [3, 4, 5, 4, 3],
      [0, 0],
    ])
    expect(distinct(openings(3).map((table) => table.tiles[0].room))).toEqual(['blackRose'])
  })

  test('BR-3.2 the Throne Room lies on any of the six sides of the Black Rose Room', () => {
    const thrones = openings(2).map((table) => table.tiles.findIndex(({ room }) => room === 'throne'))
    expect(distinct(thrones)).toEqual(ADJACENT[0])
  })

  test('BR-3.3 the other rooms lie anywhere, each once', () => {
    const tables = openings(2)
    for (const { tiles } of tables) expect(tiles.map(({ room }) => room).sort()).toEqual(ROOMS.toSorted())
    expect(distinct(tables.map(({ tiles }) => tiles[7].room)).length).toBeGreaterThan(10)
  })

  test('BR-3.4 all tokens are face up but that of the Black Rose Room', () => {
    const [table] = openings(4)
    expect(table?.tiles.filter(({ used }) => used).map(({ room }) => room)).toEqual(['blackRose'])
  })

  test('BR-3.5 as many Cells as players, each at two neighbouring rooms of the outer ring, drawn by lot and shown later', () => {
    for (const seats of [2, 3, 4]) {
      const doors = (CELLS[seats] ?? []).flat()
      expect([doors.length, distinct(doors).length, doors.every((place) => place > 6)]).toEqual([2 * seats, 2 * seats, true])
      for (const [a, b] of CELLS[seats] ?? []) expect(ADJACENT[a]).toContain(b)
      expect(distinct(openings(seats).map(({ mages }) => mages[0]?.cell))).toEqual(Array.from({ length: seats }, (_, i) => i))
    }
    const t = opening(2)
    expect(view(t.table, 0).mages.map(({ cell }) => cell)).toEqual([-1, -1])
    t.says('nero', 'tessa', 'illusion 0', 'conspiracy 0')
    expect(view(t.table, 0).mages.map(({ cell }) => cell)).toEqual(t.table.mages.map(({ cell }) => cell))
    expect(distinct(t.table.mages.map(({ cell }) => cell))).toEqual([0, 1])
  })

  test('BR-3.6 quests marked 4+ are in the decks of four players only', () => {
    const marked = (seats: number) => {
      const quests = openings(seats)[0]?.questDecks.flatMap(({ rest }) => rest) ?? []
      return [quests.length, quests.filter((quest) => QUEST_CARDS[quest].four).length]
    }
    expect([2, 3, 4].map(marked)).toEqual([
      [89, 0],
      [89, 0],
      [95, 6],
    ])
    const sizes = [2, 3, 4].map((seats) => openings(seats)[0]?.eventDecks.map(deckSize))
    expect(sizes).toEqual([
      [26, 26, 26],
      [26, 26, 26],
      [26, 26, 26],
    ])
  })

  test('BR-3.7 the first crown is drawn by lot', () => {
    expect(distinct(openings(3).map(({ crown }) => crown))).toEqual([0, 1, 2])
  })

  test('BR-3.8 in turn order each picks a Mage nobody has', () => {
    const table = SEEDS.find((seed) => opening(3, {}, quickDice(seed)).table.crown === 1) ?? 1
    const t = opening(3, {}, quickDice(table))
    expect(t.asked).toBe('mage 1')
    t.says('tessa')
    expect([t.asked, t.refused('tessa')]).toEqual(['mage 2', 'BR-3.8'])
    t.says('nero')
    expect([t.asked, t.answers]).toEqual(['mage 0', ['jafar', 'rebecca']])
    t.says('jafar')
    expect([t.asked, t.table.mages.map(({ mage }) => mage)]).toEqual(['school 1', ['jafar', 'tessa', 'nero']])
  })

  test('BR-3.9 BR-3.10 then each picks a school nobody has: six cards and one special spell; two more are set aside', () => {
    const t = opening(2)
    t.says('nero', 'tessa', 'destruction 1')
    expect(t.refused('destruction 0')).toBe('BR-3.9')
    const m = mageOf(t.table, 0)
    expect(m.grimoire.rest.toSorted()).toEqual([...GRIMOIRES.destruction[1], 'SP-NER'].sort())
    expect([m.grimoire.top, m.grimoire.rest.length, m.aside]).toEqual([[], 7, 2])
    for (const school of SCHOOLS)
      expect([GRIMOIRES[school].length, GRIMOIRES[school].map((book) => distinct(book).length)]).toEqual([2, [6, 6]])
  })

  test('BR-3.11 a Mage may study another school than the preferred one', () => {
    const t = opening(2)
    t.says('nero', 'rebecca')
    expect([MAGE_CARDS.nero.school, t.answers.length]).toEqual(['destruction', 12])
    t.says('necromancy 0', 'destruction 0')
    expect(t.table.mages.map(({ school }) => school)).toEqual(['necromancy', 'destruction'])
  })

  test('BR-3.12 BR-3.13 BR-3.14 Mages in their Cells, the Library of what is left, nothing else yet', () => {
    const t = opening(2)
    t.says('nero', 'tessa', 'illusion 0')
    expect([0, 1].map((seat) => t.table.figures[seat === 0 ? 0 : 1].at)).toEqual([CELL, CELL])
    expect(t.table.mages.map(({ power, hand, quests, memories }) => [power, hand, quests, memories])).toEqual([
      [0, [], [], []],
      [0, [], [], []],
    ])
    expect([t.power('rose'), t.table.events, t.table.turn]).toEqual([0, [null, null, null], 0])
    t.says('divination 0')
    expect(SCHOOLS.map((school) => t.table.decks[school].length)).toEqual([36, 36, 30, 30, 36, 36])
    expect([deckSize(t.table.forgotten), t.where(0), t.where(1), t.table.turn]).toEqual([10, 'cell', 'cell', 1])
  })

  test('BR-3.15 everything may be dealt at random', () => {
    const tables = SEEDS.map((seed) => opening(4, { setup: 'lot' }, quickDice(seed)).table)
    for (const { mages, turn } of tables) {
      expect([turn, distinct(mages.map(({ mage }) => mage)).length, distinct(mages.map(({ school }) => school)).length]).toEqual([
        1, 4, 4,
      ])
    }
    expect(distinct(tables.map(({ mages }) => mages[0]?.mage)).length).toBe(4)
    expect(distinct(tables.map(({ mages }) => mages[0]?.school)).length).toBe(6)
    expect(distinct(tables.map(({ mages }) => mages[0]?.book))).toEqual([0, 1])
    expect(PLACES.length).toBe(19)
  })
})

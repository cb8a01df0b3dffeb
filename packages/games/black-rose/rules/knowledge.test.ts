import { describe, expect, test } from 'vitest'
import { game } from '../rules.ts'
import { type BlackRoseTalk, scene } from '../talk.ts'

// What each player may know (rules §21), and the rest of traps and protections (rules §9).

const sees = (t: BlackRoseTalk, seat: number | null) => game.view(t.table, seat)
/** What a seat sees of another, as text: nothing hidden may stand in it. */
const written = (t: BlackRoseTalk, seat: number | null) => JSON.stringify(sees(t, seat))

describe('what is open', () => {
  test('BR-21.1 the Lodge, points, Moon, crown, phase, life, trophies, supplies and events', () => {
    const t = scene({
      people: [
        { at: 'crypt', power: 4, damage: '1:3', trophies: '1:1', evocations: 'malacoda:forge' },
        { at: 'garden', tokens: 'oracle' },
      ],
      moon: 2,
      cubes: { crypt: '0:2 rose:1' },
      events: 'E032 - -',
    })
    const spectator = sees(t, null)
    expect([spectator.moon, spectator.crown, spectator.phase, spectator.events]).toEqual([2, 0, 'action', ['E032', null, null]])
    expect([spectator.mages[0]?.power, spectator.mages[0]?.trophies[1], spectator.mages[1]?.tokens]).toEqual([4, 1, ['oracle']])
    expect(spectator.tiles).toEqual(t.table.tiles)
    expect(spectator.figures.map(({ at, cubes }) => [at, cubes])).toEqual(t.table.figures.map(({ at, cubes }) => [at, cubes]))
    expect(spectator.supply).toEqual(t.table.supply)
  })

  test('BR-21.4 Memories, piles, completed and discarded quests, discarded events', () => {
    const t = scene({ people: [{ memories: 'DES01 DES02', done: 'Q001' }, {}], piles: 'NEC01' })
    t.table.questsGone.push('Q002')
    t.table.eventsGone.push('E001')
    const other = sees(t, 1)
    expect([other.mages[0]?.memories.slice(-2), other.mages[0]?.done]).toEqual([['DES01', 'DES02'], ['Q001']])
    expect([other.piles.necromancy, other.questsGone, other.eventsGone]).toEqual([['NEC01'], ['Q002'], ['E001']])
  })

  test('BR-21.6 a used spell: card, effect and chosen element', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'CON08' }, { at: 'garden' }] })
    t.says('cast quick', 'air', 'before', 'treasure', 'no')
    expect(sees(t, 1).mages[0]?.slots[0]).toMatchObject({ state: 'used', card: 'CON08', side: 'upper', element: 'air' })
  })
})

describe('what is hidden', () => {
  test('BR-21.2 the number of cards in a hand, and of Forgotten ones, is public', () => {
    const t = scene({ people: [{ hand: 'DES01 FOR03 NEC07' }, {}] })
    const { hand, handSize, forgottenInHand } = sees(t, 1).mages[0] ?? {}
    expect([hand, handSize, forgottenInHand]).toEqual([null, 3, 1])
    expect(written(t, 1)).not.toMatch(/NEC07|FOR03/)
    expect(sees(t, 0).mages[0]?.hand).toEqual(['DES01', 'FOR03', 'NEC07'])
  })

  test('BR-21.3 the number of cards in a Grimoire is public; its owner knows the cards, not their order', () => {
    const one = scene({ people: [{ grimoire: 'DES01 NEC07 ILL02' }, {}] })
    const other = scene({ people: [{ grimoire: 'ILL02 DES01 NEC07' }, {}] })
    expect(sees(one, 1).mages[0]?.grimoire.size).toBe(3)
    expect(written(one, 1)).not.toMatch(/NEC07/)
    expect(sees(one, 0).mages[0]?.grimoireCards).toEqual(['DES01', 'ILL02', 'NEC07'])
    expect(written(one, 0)).toBe(written(other, 0))
  })

  test('BR-21.5 the slot of a prepared spell is public; of an active one also whether it is a trap or a protection', () => {
    const t = scene({ people: [{ ready: 'DES03.lower', active: 'CON01 CON04' }, {}] })
    const slots = sees(t, 1).mages[0]?.slots.map(({ state, card, side, token }) => [state, card, side, token])
    expect(slots).toEqual([
      ['ready', null, null, null],
      ['empty', null, null, null],
      ['active', null, null, 'protection'],
      ['active', null, null, 'trap'],
    ])
    const turned = scene({ people: [{ ready: 'DES03.upper', active: 'CON11 CON04.lower' }, {}] })
    expect(written(turned, 1)).toBe(written(t, 1))
  })

  test('BR-21.7 the number and the Moons of active quests are public, not the quests nor their progress', () => {
    const t = scene({ people: [{ at: 'blackRose', quests: 'Q022 Q040', ready: 'NEC06' }, { at: 'throne' }], moon: 2 })
    t.says('cast quick')
    expect(t.answers).toContain('Q022')
    const { quests, met, questMoons } = sees(t, 1).mages[0] ?? {}
    expect([quests, met, questMoons]).toEqual([null, null, [1, 2]])
    expect(written(t, 1)).not.toMatch(/Q022|Q040/)
  })

  test('BR-21.8 the number of cards in a deck is public', () => {
    const t = scene({ people: [{}, {}], questsOnTop: 'Q001', eventsOnTop: 'E001', forgottenOnTop: 'FOR01' })
    const view = sees(t, 0)
    expect([view.deckSizes.illusion, view.forgotten.size, view.eventDecks.map(({ size }) => size)]).toEqual([
      36,
      10,
      [26, 26, 26],
    ])
    expect(written(t, 0)).not.toMatch(/Q001|E001|FOR01/)
  })

  test('BR-21.9 a Library draw shows the schools and the cards put on the piles, not the kept ones', () => {
    const t = scene({
      people: [{ grimoire: 'DES01 DES02' }, {}],
      phase: 'study',
      frames: [
        { op: 'study', nth: 0 },
        { op: 'library', nth: 0 },
      ],
    })
    t.says('illusion 4')
    const seen = t.table.mages[0]?.seen.toSorted() ?? []
    expect(sees(t, 1).mages[0]?.seen).toBeNull()
    t.says(seen.slice(0, 2).join(' '))
    expect(sees(t, 1).piles.illusion.toSorted()).toEqual(seen.slice(2))
    const told = JSON.stringify(t.heard(1))
    expect(told).toContain('illusion')
    for (const card of new Set(seen.slice(0, 2).filter((card) => !seen.slice(2).includes(card)))) expect(told).not.toContain(card)
  })

  test('BR-21.10 a look is known to the looker; the others learn that it happened', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'DIV01' }, { at: 'throne', ready: 'NEC07 ILL02' }, { at: 'garden' }] })
    t.says('cast quick', 'throne')
    expect(sees(t, 0).peeks.map(({ card }) => card)).toEqual(['NEC07', 'ILL02'])
    expect([sees(t, 2).peeks, JSON.stringify(t.heard(2)).includes('peeked')]).toEqual([[], true])
    expect(written(t, 2) + JSON.stringify(t.heard(2))).not.toMatch(/NEC07|ILL02/)
  })

  test('BR-21.10 a card seen in a hand is forgotten when it is traded for one of a pile', () => {
    const t = scene({
      people: [{ hand: 'DES01 NEC07' }, {}],
      phase: 'rose',
      events: 'E018',
      piles: 'ILL02 NEC01',
      frames: [{ op: 'phaseEvents', slot: 0, phase: 'rose' }, { op: 'prepare' }],
    })
    t.table.peeks = (['DES01', 'NEC07'] as const).map((card) => ({ by: 1, of: 0, zone: 'hand', card, slot: -1, side: null }))
    t.says('yes', 'DES01', 'pile illusion')
    expect(sees(t, 1).peeks.map(({ card }) => card)).toEqual(['NEC07'])
  })

  test('BR-21.11 a card of an open pile is known to all, a card searched in a Grimoire is not', () => {
    const pile = scene({ people: [{ at: 'blackRose', ready: 'CON09.lower' }, {}], piles: 'NEC07 DES01' })
    pile.says('cast quick', 'NEC07')
    expect(JSON.stringify(pile.heard(1))).toContain('NEC07')
    const searched = scene({ people: [{ at: 'oracle', grimoire: 'NEC07 DES01' }, { at: 'garden' }] })
    searched.says('move', 'activate', 'NEC07')
    expect(searched.hand(0)).toBe('NEC07')
    expect(JSON.stringify(searched.heard(1))).not.toContain('NEC07')
  })

  test('BR-21.12 a trap that goes back to the hand is not shown', () => {
    const t = scene({
      people: [
        { at: 'crypt', active: 'CON11', actions: 1 },
        { at: 'garden', actions: 0 },
      ],
    })
    t.says('move', 'end', 'end')
    expect([t.hand(0).includes('CON11'), t.told.includes('trapReturned')]).toEqual([true, true])
    expect(JSON.stringify(t.heard(1)) + written(t, 1)).not.toContain('CON11')
  })

  test('BR-21.13 everyone with an active trap is asked, fitting or not; who has none that fits can only decline', () => {
    const t = scene({
      people: [{ at: 'throne' }, { at: 'garden', active: 'CON01' }, { at: 'garden', active: 'CON11' }, { at: 'garden' }],
    })
    t.says('move', 'laboratory')
    expect(t.asked).toBe('interrupt 1 2')
    expect([t.legal('1').length, t.legal('2')]).toEqual([2, [{ do: 'pass' }]])
    const protection = scene({ people: [{ at: 'throne' }, { at: 'throne', active: 'DIV06' }] })
    protection.says('attack', 'attack')
    expect([protection.asked, protection.answers]).toEqual(['interrupt 1', ['pass']])
  })

  test('BR-21.14 exchanged cards are known to both players, to nobody else', () => {
    const t = scene({
      people: [{ at: 'blackRose', ready: 'CON06', hand: 'DES01' }, { at: 'throne', hand: 'NEC07' }, { at: 'crypt' }],
    })
    t.says('cast quick')
    if (t.asked === 'target 0') t.says('1')
    t.says('yes')
    while (t.asked === 'card 0') t.says(t.answers.includes('NEC07') ? 'NEC07' : 'DES01')
    expect([t.hand(0), t.hand(1)]).toEqual(['NEC07', 'DES01'])
    expect(sees(t, 1).peeks.map(({ card }) => card)).toContain('NEC07')
    expect(JSON.stringify(t.heard(2)) + written(t, 2)).not.toMatch(/DES01|NEC07/)
  })
})

describe('the rest of traps and protections', () => {
  test('BR-9.2 a room trap looks at entering, not at being there', () => {
    const t = scene({ people: [{ at: 'laboratory' }, { at: 'garden', active: 'CON01' }] })
    t.says('move', 'throne')
    expect(t.answers).toEqual(['pass'])
    const summoned = scene({ people: [{ at: 'summoner' }, { at: 'garden', active: 'CON01' }] })
    summoned.says('move', 'activate')
    summoned.until('entered')
    summoned.play('1 slot 3')
    expect([summoned.figures('summoner'), summoned.damage(0)]).toEqual(['0', '1:3'])
  })

  test('BR-9.4 my own Mage does not set off my traps', () => {
    const t = scene({ people: [{ at: 'throne', active: 'CON01' }, { at: 'garden' }] })
    t.says('move', 'laboratory')
    expect(t.asked).toBe('physical 0')
  })

  test('BR-9.5 a trap looks at the owner of a figure, whoever moves it', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'CON12', active: 'CON01' }, { at: 'throne' }] })
    t.says('cast quick', 'laboratory')
    expect([t.asked, t.answers]).toEqual(['interrupt 0', ['pass', 'slot 3']])
  })

  test('BR-9.11 the acting Mage’s own traps come last', () => {
    const t = scene({
      people: [{ at: 'blackRose', ready: 'CON12', active: 'CON01' }, { at: 'throne' }, { at: 'garden', active: 'CON01' }],
    })
    t.says('cast quick', '1', 'pass', 'laboratory')
    expect(t.asked).toBe('interrupt 2 0')
    t.play('0 slot 3', '2 slot 3', '0 slot 3') // heard in the rules' order; who was not heard is asked again
    expect(t.events.flatMap((event) => (event.kind === 'triggered' ? [event.seat] : []))).toEqual([2, 0])
  })

  test('BR-9.14 BR-9.15 protections of all, then all cubes, then reflections, then defeats', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DES08' },
        { at: 'throne', active: 'NEC01' },
        { at: 'throne', damage: 'rose:9' },
      ],
    })
    t.says('cast quick', 'throne')
    t.until('damaged')
    t.play('1 slot 3')
    t.pass()
    const order = t.events.flatMap((event) =>
      event.kind === 'triggered' || event.kind === 'hit' || event.kind === 'defeated' ? [event.kind] : [],
    )
    expect(order).toEqual(['triggered', 'hit', 'hit', 'hit', 'defeated'])
    expect([t.damage(0), t.damage(1), t.where(2)]).toEqual(['0:4', '0:4', 'cell'])
  })

  test('BR-9.16 reduced damage never falls below 0', () => {
    const t = scene({ people: [{ at: 'throne' }, { at: 'throne', active: 'CON04' }] })
    t.says('attack', 'attack')
    t.play('1 slot 3')
    expect([t.damage(1), t.power(1)]).toEqual(['', 1])
  })

  test('BR-9.19 my trap springs while my Mage sits in the Cell', () => {
    const t = scene({ people: [{ at: 'throne' }, { at: 'cell', active: 'CON01' }] })
    t.says('move', 'laboratory')
    t.play('1 slot 3')
    expect(t.damage(0)).toBe('1:3')
  })
})

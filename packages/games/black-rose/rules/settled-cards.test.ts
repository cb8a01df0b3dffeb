import { describe, expect, test } from 'vitest'
import { COLOURS } from '../ids.ts'
import { scene } from '../talk.ts'

// Points settled for single cards (rules §19 and §39 to §41): the halves of them that settled.test.ts does not show.

const LIBRARY = { op: 'library', nth: 0 } as const

describe('spells', () => {
  test('BR-19.9 with Disfiguring Mutation the activation comes before everything or after it, never between', () => {
    const first = scene({ people: [{ at: 'treasure', ready: 'TRA02' }, { at: 'laboratory' }] })
    first.says('cast quick', 'move', 'activate', 'laboratory', 'attack', 'throne')
    expect([first.power(0), first.damage(1), first.where(0), first.asked]).toEqual([1, '0:2', 'throne', 'act 1'])
    const between = scene({ people: [{ at: 'laboratory', ready: 'TRA02' }, { at: 'treasure' }] })
    between.says('cast quick', 'move', 'treasure')
    expect(between.answers.toSorted()).toEqual(['activate', 'attack', 'end', 'garden', 'laboratory', 'oracle', 'throne'])
    between.says('activate')
    expect([between.power(0), between.damage(1), between.where(0), between.asked]).toEqual([1, '', 'treasure', 'act 1'])
  })

  test('BR-19.2 a triggered trap counts as a spell that affects', () => {
    const t = scene({
      people: [
        { at: 'armory', active: 'ILL04.lower' },
        { at: 'garden', active: 'CON01', ready: 'NEC06 DES01' },
      ],
    })
    t.says('move', 'summoner')
    t.play('1 slot 3')
    t.until('affected')
    expect([t.asked, t.answers]).toEqual(['interrupt 0', ['pass', 'slot 3']])
    t.play('0 slot 3', '0 0')
    expect(t.power(0)).toBe(2)
  })

  test('BR-19.8 the Black Rose Room is never painted', () => {
    const t = scene({ people: [{ at: 'crypt', ready: 'ILL02' }, { at: 'abyss' }] })
    t.says('cast quick')
    expect([t.answers.length, t.refused('blackRose')]).toEqual([18, 'BR-8.6'])
  })
})

describe('events', () => {
  const drawn = (event: string, rest: Omit<Parameters<typeof scene>[0], 'eventsOnTop'> = {}) =>
    scene({ people: [{}, {}], phase: 'rose', eventsOnTop: event, frames: [{ op: 'drawEvent' }, LIBRARY], ...rest })

  test('BR-39.18 Tides of Ink takes neither special nor Forgotten spells', () => {
    const t = scene({
      people: [{ mage: 'nero', hand: 'DES01 FOR03 NEC07 SP-NER' }, {}],
      phase: 'rose',
      events: 'E018',
      piles: 'ILL02',
      frames: [{ op: 'phaseEvents', slot: 0, phase: 'rose' }, LIBRARY],
    })
    t.says('yes')
    expect([t.asked, t.answers, t.refused('SP-NER'), t.refused('FOR03')]).toEqual([
      'card 0',
      ['DES01', 'NEC07'],
      'BR-8.31',
      'BR-8.31',
    ])
    t.says('NEC07')
    expect([t.hand(0), t.table.piles.necromancy, t.table.piles.illusion]).toEqual(['DES01 FOR03 ILL02 SP-NER', ['NEC07'], []])
  })

  test('BR-19.12 Heavy Air leaves an unlimited range as it is', () => {
    const far = scene({ people: [{ at: 'crypt', ready: 'CON08' }, { at: 'garden' }], moon: 2, events: '- E039' })
    far.says('cast quick', 'air', 'before')
    expect(far.answers).toHaveLength(19)
  })

  test('BR-40.34 BR-19.13 Shifting Floors may move destroyed rooms', () => {
    const t = drawn('E034', { moon: 2, ruins: 'crypt' })
    expect(t.answers).toContain('crypt')
    t.says('crypt', 'garden')
    expect([t.table.tiles[9].room, t.table.tiles[9].destroyed, t.table.tiles[17].room, t.table.tiles[17].destroyed]).toEqual([
      'crypt',
      true,
      'garden',
      false,
    ])
  })

  test('BR-40.34 after Shifting Floors the Throne Room still lies beside the Black Rose Room', () => {
    const t = drawn('E034', { moon: 2 })
    t.says('throne')
    expect([t.answers.toSorted(), t.refused('crypt')]).toEqual([
      ['abyss', 'bibliotheca', 'mirrors', 'observatory', 'oracle'],
      'BR-8.31',
    ])
  })

  test('BR-41.70 Sealed Doors takes any of the six colours', () => {
    const t = drawn('E070', { moon: 3 })
    expect([t.asked, t.answers.toSorted()]).toEqual(['colour 0', COLOURS.toSorted()])
  })

  test('BR-41.71 Collapse strikes no room without cubes', () => {
    const t = drawn('E071', { moon: 3 })
    expect([t.table.tiles.some(({ cubes }) => cubes.some((n) => n > 0)), t.table.eventsGone]).toEqual([false, ['E071']])
  })
})

import { describe, expect, test } from 'vitest'
import { scene } from '../talk.ts'

describe('Conspiracy', () => {
  test('BR-28.1.1 Blade Barrage: whoever enters a red room takes 3, neighbours 1', () => {
    const t = scene({
      people: [{ at: 'throne' }, { at: 'garden', active: 'CON01' }, { at: 'treasure' }, { at: 'crypt' }],
    })
    t.says('move', 'laboratory')
    t.play('1 slot 3')
    expect([t.damage(0), t.damage(1), t.damage(2), t.damage(3)]).toEqual(['1:3', '', '1:1', ''])
  })

  test('BR-28.1.2 Blade Barrage: 2 on entering a green room, 2 more on leaving it', () => {
    const t = scene({ people: [{ at: 'oracle' }, { at: 'crypt', active: 'CON01.lower' }] })
    t.says('move', 'forge')
    t.play('1 slot 3')
    expect(t.damage(0)).toBe('1:2')
    t.says('sanctuary')
    expect(t.damage(0)).toBe('1:4')
  })

  test('BR-28.2.1 Blood Pact steals a completed quest and 2 points', () => {
    const t = scene({
      people: [
        { at: 'throne', done: 'Q001', power: 3 },
        { at: 'crypt', active: 'CON02' },
      ],
    })
    t.says('move', 'blackRose')
    t.play('1 slot 3')
    expect([t.table.mages[0]?.done, t.table.mages[1]?.done, t.power(0), t.power(1)]).toEqual([[], ['Q001'], 1, 2])
  })

  test('BR-28.2.2 Blood Pact steals 2 points and ends the walking', () => {
    const t = scene({
      people: [
        { at: 'oracle', power: 1 },
        { at: 'crypt', active: 'CON02.lower' },
      ],
    })
    t.says('move', 'throne')
    t.play('1 slot 3')
    expect([t.power(0), t.power(1), t.table.mages[0]?.noMove]).toEqual([0, 1, 1])
  })

  test('BR-28.3.1 Dance of Death: 1 damage after a physical action, then a step where I want', () => {
    const t = scene({ people: [{ at: 'oracle' }, { at: 'crypt', active: 'CON03' }] })
    t.says('move', 'end')
    t.play('1 slot 3', '1 forge')
    expect([t.damage(0), t.where(0)]).toEqual(['1:1', 'forge'])
  })

  test('BR-28.3.2 Dance of Death: two figures go the same way, and I gain a point', () => {
    const t = scene({ people: [{ at: 'oracle' }, { at: 'crypt', active: 'CON03.lower' }, { at: 'oracle' }] })
    t.says('move', 'end')
    t.play('1 slot 3', '1 forge')
    expect([t.where(0), t.where(2), t.power(1)]).toEqual(['forge', 'forge', 1])
  })

  test('BR-28.4.1 Deceiving Wind reduces damage by 3 and gives a point', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DES08' },
        { at: 'throne', active: 'CON04' },
      ],
    })
    t.says('cast quick', 'throne', 'pass', 'pass')
    t.play('1 slot 3')
    expect([t.damage(1), t.power(1)]).toEqual(['0:1', 1])
  })

  test('BR-28.4.2 Deceiving Wind passes a spell on to somebody near', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'NEC06' }, { at: 'throne', active: 'CON04.lower' }, { at: 'oracle' }] })
    t.says('cast quick', '1')
    t.play('1 slot 3')
    expect([t.damage(1), t.damage(2)]).toEqual(['', '0:3'])
  })

  test('BR-28.4.2 Deceiving Wind cancels the spell where nobody else is near', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'NEC06' }, { at: 'throne', active: 'CON04.lower' }, { at: 'crypt' }] })
    t.says('cast quick', '1')
    t.play('1 slot 3')
    expect([t.damage(1), t.damage(2), t.told.includes('cancelled')]).toEqual(['', '', true])
  })

  test('BR-28.5.1 Dismiss sends enemy Evocations of a room away, a point each', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'CON05', evocations: 'malacoda:crypt' },
        { at: 'garden', evocations: 'landsknecht:crypt boneKnight:crypt' },
      ],
    })
    t.says('cast quick', 'crypt')
    expect([t.figures('crypt'), t.power(0)]).toEqual(['0:malacoda', 2])
  })

  test('BR-28.5.2 Dismiss takes an Evocation’s place, and may activate the room', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'CON05.lower' },
        { at: 'garden', evocations: 'landsknecht:treasure' },
      ],
    })
    t.says('cast quick', 'before', 'yes')
    expect([t.figures('treasure'), t.power(0), t.table.tiles[10].used]).toEqual(['0', 2, true])
  })

  test('BR-28.6.1 Extort Magic looks into a hand and may swap a card', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'CON06', hand: 'DES01' },
        { at: 'throne', hand: 'NEC01 NEC02' },
      ],
    })
    t.says('cast quick', 'yes')
    while (t.asked === 'card 0') t.says(t.answers.includes('NEC02') ? 'NEC02' : 'DES01')
    expect([t.hand(0), t.hand(1), t.power(0)]).toEqual(['NEC02', 'DES01 NEC01', 1])
  })

  test('BR-28.6.2 Extort Magic: a card of mine for a ready spell of another', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'CON06.lower', hand: 'DES01' },
        { at: 'throne', ready: 'NEC01 NEC02' },
      ],
    })
    t.says('cast quick')
    expect([t.memories(0).endsWith('DES01'), t.memories(1).endsWith('NEC02'), t.power(0)]).toEqual([true, true, 1])
  })

  test('BR-28.6.2 without a card to pay, Extort Magic does nothing', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'CON06.lower' },
        { at: 'throne', ready: 'NEC01 NEC02' },
      ],
    })
    t.says('cast quick')
    expect([t.memories(1).endsWith('NEC02'), t.power(0)]).toEqual([false, 0])
  })

  test('BR-28.7.1 Magical Theft takes the card of a completed quest', () => {
    const t = scene({
      people: [
        { at: 'altar', quests: 'Q009' },
        { at: 'garden', active: 'CON07' },
      ],
    })
    t.says('move', 'activate', 'pass', 'Q009')
    t.play('1 slot 3')
    expect([t.table.mages[0]?.done, t.table.mages[1]?.done, t.power(0), t.damage(1)]).toEqual([[], ['Q009'], 1, '0:3'])
  })

  test('BR-28.7.2 Magical Theft takes the points of a completed quest', () => {
    const t = scene({
      people: [
        { at: 'altar', quests: 'Q009' },
        { at: 'garden', active: 'CON07.lower' },
      ],
    })
    t.says('move', 'activate', 'pass', 'Q009')
    t.play('1 slot 3')
    expect([t.table.mages[0]?.done, t.power(0), t.power(1), t.damage(1)]).toEqual([['Q009'], 0, 1, '0:3'])
  })

  test('BR-28.8.1 Magic Door leads to any room, which I may activate', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'CON08' }, { at: 'garden' }] })
    t.says('cast quick', 'air', 'before', 'treasure', 'yes')
    expect([t.where(0), t.power(0), t.cubes('blackRose')]).toEqual(['treasure', 1, '0:1'])
  })

  test('BR-28.8.2 Magic Door swaps me with a figure anywhere', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'CON08.lower' }, { at: 'treasure' }] })
    t.says('cast quick', 'air', 'after', 'yes')
    expect([t.where(0), t.where(1), t.power(0), t.cubes('treasure')]).toEqual(['treasure', 'blackRose', 1, '0:1'])
  })

  test('BR-28.9.1 Obscure Intuition: one quest for me, one for another', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'CON09' }, { at: 'garden' }], questsOnTop: 'Q001 Q002' })
    t.says('cast quick', 'Q002')
    expect(t.answers).toContain('1')
    t.says('1')
    expect([t.table.mages[0]?.quests, t.table.mages[1]?.quests, t.power(0)]).toEqual([['Q002'], ['Q001'], 0])
  })

  test('BR-28.9.1 with nobody in the Lodge the other quest is discarded, and I lose 2 points', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'CON09', power: 3 }, { at: 'cell' }], questsOnTop: 'Q001 Q002' })
    t.says('cast quick', 'Q002')
    expect([t.table.questsGone, t.power(0), t.power('rose')]).toEqual([['Q001'], 1, 0])
  })

  test('BR-28.9.2 Obscure Intuition takes a card from a discard pile, and gives a point', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'CON09.lower' }, { at: 'garden' }], piles: 'DES01 NEC02' })
    t.says('cast quick', 'NEC02')
    expect([t.hand(0), t.table.piles.necromancy, t.power(0)]).toEqual(['NEC02', [], 1])
  })

  test('BR-28.10.1 Plot: the Rose and I share the exit points of an event, at least 1 each', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'CON10' }, { at: 'garden' }], events: 'E006 - -' })
    t.says('cast quick')
    expect([t.table.events, t.power(0), t.power('rose')]).toEqual([[null, null, null], 1, 1])
  })

  test('BR-28.10.2 Plot plays an event: the crown, or 2 points where the event brings the crown', () => {
    const t = scene({ people: [{ at: 'blackRose', ready: 'CON10.lower' }, { at: 'garden' }], eventsOnTop: 'E010 E009', crown: 0 })
    t.table.crown = 1
    t.says('cast quick', 'yes', 'E010')
    expect([t.table.events.includes('E010'), t.table.crown]).toEqual([true, 0])
    expect(t.table.eventDecks[0]?.top.map(({ thing }) => thing)).toEqual(['E009'])
  })

  test('BR-28.11.1 Profane Mark converts up to 2 cubes, a point each', () => {
    const t = scene({
      people: [
        { at: 'bibliotheca', damage: '0:3' },
        { at: 'crypt', active: 'CON11' },
      ],
    })
    t.says('move', 'cemetery')
    t.play('1 slot 3', '1 2')
    expect([t.damage(0), t.power(1)]).toEqual(['0:1 1:2', 2])
  })

  test('BR-28.11.1 Profane Mark deals 3 where there is nothing to convert', () => {
    const t = scene({ people: [{ at: 'bibliotheca' }, { at: 'crypt', active: 'CON11' }] })
    t.says('move', 'cemetery')
    t.play('1 slot 3')
    expect([t.damage(0), t.power(1)]).toEqual(['1:3', 0])
  })

  test('BR-28.11.2 Profane Mark shifts up to 2 of my cubes, a point each', () => {
    const t = scene({ people: [{ at: 'abyss' }, { at: 'crypt', active: 'CON11.lower', damage: '0:2 rose:1' }] })
    t.says('move', 'bibliotheca')
    t.play('1 slot 3', '1 0', '1 rose')
    expect([t.damage(0), t.damage(1), t.power(1)]).toEqual(['0:1 rose:1', '0:1', 2])
  })

  test('BR-28.12.1 Whispering Wind moves a figure up to 2 rooms', () => {
    const t = scene({ people: [{ at: 'abyss', ready: 'CON12' }, { at: 'mirrors' }] })
    t.says('cast quick', 'forge', 'garden')
    expect([t.where(1), t.asked]).toEqual(['garden', 'act 0'])
  })

  test('BR-28.12.2 Whispering Wind moves every enemy of a room, each its own way', () => {
    const t = scene({
      people: [{ at: 'abyss', ready: 'CON12.lower' }, { at: 'mirrors', evocations: 'malacoda:mirrors' }, { at: 'crypt' }],
    })
    t.says('cast quick', 'mirrors', 'forge', 'altar')
    expect([t.where(1), t.where('1:malacoda'), t.where(2)].toSorted()).toEqual(['altar', 'crypt', 'forge'])
  })
})

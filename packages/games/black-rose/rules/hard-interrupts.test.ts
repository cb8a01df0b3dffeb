import { describe, expect, test } from 'vitest'
import { type BlackRoseTalk, scene } from '../talk.ts'

// Traps and protections that meet (rules §9, data §10).

const sprung = (t: BlackRoseTalk) => t.events.flatMap((event) => (event.kind === 'triggered' ? [event.seat] : []))

describe('hard cases of interrupts', () => {
  test('BR-9.10 traps of three owners: all are asked at once, each is heard in its turn, whoever waits may change their mind', () => {
    const trap = { at: 'garden', active: 'CON01' } as const
    const t = scene({ people: [{ at: 'armory' }, trap, trap, trap] })
    t.says('move', 'summoner')
    expect(t.asked).toBe('interrupt 1 2 3')
    t.play('3 slot 3', '1 slot 3')
    expect([t.damage(0), t.asked]).toEqual(['1:3', 'interrupt 2 3'])
    t.play('2 pass', '3 slot 3')
    expect([t.damage(0), t.asked]).toEqual(['1:3 3:3', 'interrupt 2'])
    t.play('2 slot 3')
    expect([t.damage(0), sprung(t), t.asked]).toEqual(['1:3 2:3 3:3', [1, 3, 2], 'physical 0'])
  })

  test('BR-9.7 a trap springs inside the effect of another trap, then the action goes on', () => {
    const t = scene({ people: [{ at: 'throne' }, { at: 'garden', active: 'CON03' }, { at: 'garden', active: 'CON01' }] })
    t.says('move', 'end')
    t.play('1 slot 3', '1 laboratory', '2 slot 3')
    expect([t.where(0), t.damage(0), sprung(t), t.asked]).toEqual(['laboratory', '1:1 2:3', [1, 2], 'act 0'])
  })

  test('BR-9.21 a reflection is answered by the protections of whoever struck', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'NEC06', active: 'CON04' },
        { at: 'throne', active: 'NEC01' },
      ],
    })
    t.says('cast quick')
    t.until('damaged')
    t.play('1 slot 3')
    expect([t.asked, t.table.ask?.question]).toMatchObject(['interrupt 0', { moment: 'damaged', by: 1 }])
    t.play('0 slot 3')
    expect([t.damage(1), t.damage(0), t.power(0), t.asked]).toEqual(['0:3', '', 1, 'act 0'])
  })

  test('BR-9.21 a reflection of a reflection comes back once', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'NEC06', active: 'NEC01' },
        { at: 'throne', active: 'NEC01' },
      ],
    })
    t.says('cast quick')
    t.until('damaged')
    t.play('1 slot 3', '0 slot 3')
    expect([t.damage(0), t.damage(1), t.asked]).toEqual(['0:3', '0:6', 'act 0'])
  })

  test('BR-9.8 a Mage falls in their own move to a trap half resolved: its rest and the activation are over', () => {
    const t = scene({
      people: [{ at: 'throne', damage: '2:11', ready: 'NEC06' }, { at: 'garden', active: 'CON03' }, { at: 'crypt' }],
    })
    t.says('move', 'blackRose', 'pass', 'end')
    t.play('1 slot 3')
    expect([t.where(0), t.power(1), t.power(2), t.asked]).toEqual(['cell', 2, 4, 'act 1'])
    expect(t.table.mages[0]?.slots[0]).toMatchObject({ state: 'ready', card: 'NEC06' })
  })

  test('BR-22.3 a spell passed on round a circle comes to nobody twice; the last one cancels it', () => {
    const avoids = { at: 'throne', active: 'CON04.lower' } as const
    const t = scene({ people: [{ at: 'blackRose', ready: 'NEC06' }, avoids, avoids, avoids] })
    t.says('cast quick', '1')
    t.play('1 slot 3', '1 2')
    expect(t.asked).toBe('interrupt 2')
    t.play('2 slot 3')
    expect(t.asked).toBe('interrupt 3')
    t.play('3 slot 3')
    expect([t.damage(1), t.damage(2), t.damage(3), t.told.at(-1)]).toEqual(['', '', '', 'cancelled'])
  })

  test('BR-4.4 a Moon rises inside the awards of a defeat by a trap: all points first, then cards and hand limits', () => {
    const t = scene({
      people: [
        { at: 'throne', damage: '1:6 2:3' },
        { at: 'garden', active: 'CON01', power: 2, hand: 'CON02 CON03 CON04 CON05 CON06 CON07 CON08', aside: 2 },
        { at: 'crypt', power: 5, aside: 2 },
      ],
    })
    t.says('move', 'laboratory')
    t.play('1 slot 3')
    expect([t.power(1), t.power(2), t.table.moon, t.asked]).toEqual([6, 7, 2, 'handLimit 1'])
    expect(t.told.slice(-5)).toEqual(['power', 'power', 'moon', 'special', 'special'])
    t.says('CON02')
    expect([t.where(0), t.asked]).toEqual(['cell', 'act 1'])
  })

  test('BR-2.2 a trap whose owner has too few cubes strikes as far as they go', () => {
    const t = scene({
      people: [{ at: 'armory' }, { at: 'summoner', active: 'CON01', damage: '0:3' }, { at: 'garden', damage: '1:11' }],
      cubes: { blackRose: '1:9', mirrors: '1:5' },
    })
    t.says('move', 'summoner')
    t.play('1 slot 3')
    expect([t.damage(0), t.table.supply[1]]).toEqual(['1:1', 0])
  })

  test('BR-24.11 the Arena inside the Arena: the inner one is played out before the outer one goes on', () => {
    const t = scene({
      people: [
        { at: 'arena', ready: 'NEC01 DIV05 NEC03' },
        { at: 'garden', ready: 'NEC01 DIV09.lower NEC03', memories: 'CON01 CON02' },
      ],
    })
    t.says('move', 'activate', 'before', 'arena')
    const cast = t.events.flatMap((event) => (event.kind === 'cast' ? [`${event.seat} ${event.card}`] : []))
    expect(cast).toEqual(['0 DIV05', '0 NEC03', '1 DIV09', '1 NEC03'])
    expect([t.power(0), t.asked]).toEqual([1, 'physical 0'])
  })
})

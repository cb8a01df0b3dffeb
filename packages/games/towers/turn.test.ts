import { apply, Dealer, legal, quickDice, start } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { faceOf, STONE } from './cards.ts'
import { game } from './rules.ts'
import { EMPTY, type TowersEvent } from './table.ts'
import { codes, towers } from './talk.ts'

/** Plays a whole game, always the first legal move, and tells whose turns there were. */
function turns(): { seat: number; round: number }[] {
  const heard: { seat: number; round: number }[] = []
  const hear = (e: { kind: string }) => {
    const event = e as TowersEvent
    if (event.kind === 'turn') heard.push({ seat: event.seat, round: event.round })
  }
  const t = start(game, { shuffled: false }, 2, quickDice(3), hear)
  const dealer = new Dealer(quickDice(3), hear)
  while (!t.over) {
    const seat = t.ask?.to[0] as number
    const moves = legal(game, t, seat)
    apply(game, t, seat, moves[moves.length - 1] as (typeof moves)[number], dealer)
  }
  return heard
}

describe('rounds and turns', () => {
  test('TW-4.1 six rounds of two turns each', () => {
    const all = turns()
    expect(all.length).toBe(24)
    for (let round = 1; round <= 6; round++) expect(all.filter((x) => x.round === round).length).toBe(4)
  })
  test('TW-4.2 K M K M in odd rounds, M K M K in even ones', () => {
    const all = turns()
    for (let round = 1; round <= 6; round++) {
      expect(all.filter((x) => x.round === round).map((x) => x.seat)).toEqual(round % 2 ? [0, 1, 0, 1] : [1, 0, 1, 0])
    }
  })
  test('TW-4.3 nobody acts in the other turn', () => {
    expect(towers().refuse('mage go purple')).toBe('not-asked')
  })
  test('TW-4.4 move, then take, then cast: nothing before its time', () => {
    const t = towers({ gaps: '? F1 T1 ? ? ?', knightHas: { gained: 'T2' } })
    expect(t.refuse('knight take T1')).toBe('TW-4.4')
    t.play('knight go green', 'knight take T1')
    expect(t.refuse('knight go yellow')).toBe('TW-4.4')
  })
})

describe('move', () => {
  test('TW-5.1 staying is not a move', () => {
    expect(towers({ knight: 'yellow' }).refuse('knight go yellow')).toBe('TW-5.1')
  })
  test('TW-5.2 one step only, for both', () => {
    expect(towers({ knight: 'yellow' }).refuse('knight go blue')).toBe('TW-5.2')
    expect(towers({ turnOf: 'mage', knight: 'yellow', mage: 'clock' }).refuse('mage go yellow')).toBe('TW-5.3')
    expect(towers({ turnOf: 'mage', knight: 'green', mage: 'clock' }).refuse('mage go yellow')).toBe('TW-5.2')
  })
  test('TW-5.3 the printed example: knight at yellow, mage at red: green or exchange, never a step to red', () => {
    const t = towers({ knight: 'yellow', mage: 'red' })
    expect(t.legal('knight')).toEqual([{ do: 'go', place: 2 }, { do: 'trade' }])
    expect(t.refuse('knight go red')).toBe('TW-5.3')
  })
  test('TW-5.4 the knight exchanges from any distance, the mage never does', () => {
    const t = towers({ knight: 'yellow', mage: 'clock', gaps: '- - - - - -' })
    t.play('knight trade')
    expect(t.table.places).toEqual([0, 3])
    expect(towers({ turnOf: 'mage', knight: 'yellow', mage: 'red' }).refuse('mage trade')).toBe('TW-5.4')
  })
  test('TW-5.5 once in the whole game', () => {
    const t = towers({ knight: 'yellow', mage: 'red', gaps: '- - - - - -' })
    t.play('knight trade')
    expect(t.table.places).toEqual([4, 3])
    expect(t.table.exchanged).toBe(true)
    t.play('mage go green')
    expect(t.legal('knight')).toEqual([
      { do: 'go', place: 3 },
      { do: 'go', place: 5 },
    ])
    expect(t.refuse('knight trade')).toBe('TW-5.5')
  })
  test('TW-5.6 after the exchange the knight goes on there; the mage gets no card', () => {
    const t = towers({ knight: 'yellow', mage: 'clock', gaps: 'F1 ? ? ? ? T1' })
    t.play('knight trade', 'knight take T1')
    expect(t.table.areas.map((a) => codes(a.gained))).toEqual(['T1', ''])
    expect(t.table.ask?.to).toEqual([1])
  })
  test('TW-5.7 the printed example: mage at yellow, knight at red: green, or over him to blue', () => {
    const t = towers({ turnOf: 'mage', mage: 'yellow', knight: 'red' })
    expect(t.legal('mage')).toEqual([
      { do: 'go', place: 2 },
      { do: 'go', place: 5 },
    ])
    expect(t.refuse('mage go red')).toBe('TW-5.3')
    expect(t.refuse('mage go purple')).toBe('TW-5.7')
    expect(towers({ knight: 'yellow', mage: 'red' }).refuse('knight go blue')).toBe('TW-5.2')
  })
  test('TW-5.8 as often as the chance comes up', () => {
    const t = towers({ turnOf: 'mage', mage: 'yellow', knight: 'red', gaps: '- - - - - -', dice: [0, 0, 0, 0] })
    t.play('mage go blue', 'knight trade', 'mage go clock') // the knight’s only step then makes itself, and the round ends
    expect(t.events.filter((e) => e.kind === 'go').map((e) => 'how' in e && e.how)).toEqual(['jump', 'trade', 'jump', 'step'])
    expect(t.table.round).toBe(3)
  })
})

describe('take a card', () => {
  test('TW-6.1 only from a gap at the new tower, and it cannot be declined', () => {
    const t = towers({ knight: 'yellow', gaps: 'F1 F2 T1 B1 B2 E1' })
    t.play('knight go green')
    expect(t.refuse('knight take B1')).toBe('TW-6.1')
    expect(t.refuse('knight pass')).toBe('TW-6.1')
  })
  test('TW-6.2 the printed example: at green the choice is the face-down card or the feather', () => {
    const t = towers({ knight: 'yellow', gaps: 'T1 ? F1 B1 ? E1', dice: [0] })
    t.play('knight go green')
    expect(t.legal('knight')).toEqual([
      { do: 'take', gap: 1 },
      { do: 'take', gap: 2 },
    ])
    t.play('knight take 1')
    expect(t.events.filter((e) => e.kind === 'take')).toMatchObject([{ faceDown: true, gap: 1 }])
  })
  test('TW-6.3 the only card left is taken without a question', () => {
    const t = towers({ knight: 'yellow', mage: 'clock', gaps: '- - F1 - - T1' })
    t.play('knight go green')
    expect(codes(t.table.areas[0]?.gained ?? [])).toBe('F1')
    expect(t.table.ask?.question.kind).toBe('go')
  })
  test('TW-6.4 an empty gap gives nothing, and a spell is still possible', () => {
    const t = towers({ knight: 'yellow', gaps: '? - - ? ? ?', knightHas: { gained: 'T1' }, mageHas: { gained: 'B1' } })
    t.play('knight go green')
    expect(t.table.ask?.question).toEqual({ kind: 'spell', tower: 1 })
    const one = towers({ knight: 'yellow', gaps: '? F1 F2 ? ? ?' })
    one.table.gaps[1] = EMPTY
    one.table.gaps[2] = EMPTY
    one.play('knight go green')
    expect(one.table.areas[0]?.gained).toEqual([])
    expect(one.table.ask?.to).toEqual([1])
    const two = towers({ knight: 'yellow', gaps: '? F1 F2 ? ? ?' })
    two.play('knight go green')
    two.table.gaps[1] = EMPTY
    expect(two.refuse('knight take 1')).toBe('TW-6.4')
  })
  test('TW-6.5 an ingredient goes to the gained cards, not to the row, and is open to all', () => {
    const t = towers({ knight: 'yellow', gaps: 'T1 ? F1 B1 ? E1', mageHas: {} })
    t.play('knight go green', 'knight take F1')
    expect(t.table.areas[0]).toMatchObject({ gained: [0], used: [] })
    expect(game.view(t.table, 1).areas[0]?.gained).toEqual([0])
    const faceDown = towers({ knight: 'yellow', gaps: 'T1 ? F1 B1 ? E1', dice: [0] })
    faceDown.play('knight go green', 'knight take 1')
    const gained = faceDown.table.areas[0]?.gained ?? []
    expect(gained.map((card) => faceOf(card).symbol === STONE)).toEqual([false])
    expect(game.view(faceDown.table, null).areas[0]?.gained).toEqual(gained)
  })
  test('TW-6.6 a stone goes at once to an end of the used row', () => {
    const t = towers({ knight: 'yellow', gaps: '- ? S1 - - -', knightHas: { used: 'E3' } })
    t.play('knight go green', 'knight take S1')
    expect(t.table.ask?.question.kind).toBe('side')
    t.play('knight put left')
    expect(codes(t.table.areas[0]?.used ?? [])).toBe('S1 E3')
    expect(t.table.areas[0]?.gained).toEqual([])
  })
})

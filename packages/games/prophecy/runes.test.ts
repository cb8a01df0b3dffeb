import { describe, expect, test } from 'vitest'
import { fieldsOf } from './table.ts'
import { cardCalled, lettersOf, prophecy } from './talk.ts'

type Game = ReturnType<typeof prophecy>
const net = (t: Game) => lettersOf(t.table.players[0]?.net ?? [])
const on = (at: string, runes: string, net = '', more: object = {}) =>
  prophecy({ players: [{ at, net, runes }, {}, {}, {}], acting: true, ...more })
const colours = (t: Game) => (t.legal('0') as { do: string; crystal?: number }[]).map((m) => m.crystal ?? m.do)

describe('runic resonance', () => {
  test('PR-9.1 PR-9.6 a matching tablet adds two colourless crystals', () => {
    for (const [at, rune, own] of [
      ['yellow', 'dune', 2],
      ['blue', 'wind', 3],
      ['green', 'scales', 4],
      ['purple', 'key', 5],
    ] as const) {
      const t = on(at, rune)
      t.play('0 take')
      expect([t.table.hand[0], t.table.hand[own]]).toEqual([2, 1])
    }
    const other = on('yellow', 'wind key dawn')
    other.play('0 take')
    expect(other.table.hand).toEqual([0, 0, 1, 0, 0, 0])
  })

  test('PR-9.2 breaking a curse causes none', () => {
    const t = on('yellow', 'dune', 'YYB', { dice: [0] })
    t.play('0 break left n0 n1 n2')
    expect(t.table.players[0]?.curses).toBe(3)
    expect(net(t)).toBe('.... .... ....')
    expect(t.events.some((e) => e.kind === 'resonance')).toBe(false)
  })

  test('PR-9.3 all cards of the rune, and the choice among all that is gained', () => {
    const t = on('W9', 'dune dune', 'RRRR YYYY GG')
    t.play('0 take')
    expect(t.table.hand).toEqual([5, 0, 0, 1, 0, 0])
    t.play('0 put C n10', '0 put C n11')
    expect(net(t)).toBe('RRRR YYYY GGCC')
    expect(t.table.supply[3]).toBe(8)
  })

  test('PR-9.4 a card left undone does not resonate', () => {
    const t = on('W2', 'wind', 'CCC', { covered: { 2: 'RY' } })
    t.play('0 end')
    expect(fieldsOf(t.table, cardCalled('W2'))).toEqual([true, true, false, false, false])
    const trade = on('W6', 'scales', 'CCC')
    trade.play('0 end')
    expect(net(trade)).toBe('CCC. .... ....')
  })

  test('PR-9.5 Dawn: a crystal of any colour for each card', () => {
    const t = on('W1', 'dawn dawn')
    t.play('0 take')
    expect(t.refuse('0 choose C')).toBe('PR-5.4')
    expect(t.refuse('0 decline')).toBe('PR-9.5')
    t.play('0 choose P', '0 choose P')
    expect(t.table.hand).toEqual([3, 0, 0, 0, 0, 2])
  })

  test('PR-9.7 Wind: the upgrade card is cleared first, like it or not, and only once', () => {
    const t = on('W8', 'wind wind', 'CC', { covered: { 8: 'RY' } })
    t.play('0 cover R', '0 pay n0')
    expect(fieldsOf(t.table, cardCalled('W8'))).toEqual([true, false, false, false, false])
    expect(t.table.supply[0]).toBe(22)
    t.play('0 cover Y')
    expect(t.table.hand).toEqual([0, 1, 1, 0, 0, 0])
    t.play('0 put R n0', '0 put Y n1')
    // Three fields are free, so nothing is swept; no colourless crystals came with it.
    expect(fieldsOf(t.table, cardCalled('W8'))).toEqual([true, true, false, false, false])
    expect(net(t)).toBe('RY.. .... ....')
  })

  test('PR-9.8 Scales: one more crystal of any colour for each card, repeats allowed, or none', () => {
    const t = on('W6', 'scales scales', 'CCC')
    t.play('0 trade', '0 choose R', '0 choose B')
    expect(colours(t)).toEqual([1, 2, 3, 4, 5, 'decline'])
    t.play('0 choose R', '0 choose R')
    expect(t.table.hand).toEqual([0, 3, 0, 1, 0, 0])
    const one = on('W10', 'scales', 'CCC')
    one.play('0 trade', '0 choose R', '0 choose B', '0 choose B')
    expect(one.table.hand).toEqual([0, 1, 0, 2, 0, 0])
    const none = on('W10', 'scales', 'CCC')
    none.play('0 trade', '0 choose R', '0 choose B', '0 decline')
    expect(none.table.hand).toEqual([0, 1, 0, 1, 0, 0])
  })

  test('PR-9.9 Key: the exchange spell costs three, anywhere, and no less with two', () => {
    for (const runes of ['key', 'key key']) {
      const t = on('W1', runes, 'RYB')
      t.play('0 cast exchange')
      expect(t.events).toContainEqual({ kind: 'cast', seat: 0, spell: 'exchange', price: 3 })
      expect(t.table.ask?.question.kind).toBe('choose')
      expect(on('W1', runes, 'RY').refuse('0 cast exchange')).toBe('PR-8.4')
    }
    expect(on('W1', 'dawn', 'RYB').refuse('0 cast exchange')).toBe('PR-8.4')
  })
})

import { describe, expect, test } from 'vitest'
import { breaks, lettersOf, prophecy } from './talk.ts'

type Game = ReturnType<typeof prophecy>
const net = (t: Game, seat = 0) => lettersOf(t.table.players[seat]?.net ?? [])
/** The position of the printed example: R Y Y above B R R, a green crystal far off. */
const EXAMPLE = 'RYY. BRR. ...G'
const at = (temple: string, net: string, more: object = {}) =>
  prophecy({ players: [{ at: temple, net }, {}, {}, {}], acting: true, dice: [0], ...more })

describe('curses', () => {
  test('PR-7.1 only on a temple', () => {
    const t = prophecy({ players: [{ at: 'W5', net: EXAMPLE }, {}, {}, {}], acting: true })
    expect(t.refuse('0 break left n0 n1 n2')).toBe('PR-7.1')
  })

  test('PR-7.2 one in a turn', () => {
    const t = at('blue', EXAMPLE)
    t.play('0 break right n4 n5 n6')
    expect(t.refuse('0 break left n0 n1 n2')).toBe('PR-7.2')
  })

  test('PR-7.3 PR-7.4 PR-7.5 the printed example: which chains there are and which are not', () => {
    const t = at('blue', EXAMPLE)
    expect(breaks(t)).toEqual(['left 0-1-2', 'left 5-1-2', 'left 6-2-1', 'right 4-5-6'])
    expect(t.refuse('0 break left n0 n1')).toBe('PR-7.3')
    expect(t.refuse('0 break left n0 n1 n2 n11')).toBe('PR-7.5')
    expect(t.refuse('0 break left n0 n1 n2 n3')).toBe('PR-7.5')
    expect(t.refuse('0 break left n5 n1 n5')).toBe('PR-7.5')
    expect(t.refuse('0 break left n4 n5 n6')).toBe('PR-7.4')
    expect(t.refuse('0 break left n2 n1 n0')).toBe('PR-7.4')
  })

  test('PR-7.8 PR-7.9 the chain goes back, the marker scores, the rune is taken and the next turned up', () => {
    const t = at('blue', EXAMPLE)
    const supply = t.table.supply.slice()
    t.play('0 break right n4 n5 n6')
    expect(net(t)).toBe('RYY. .... ...G')
    expect(t.table.supply.map((n, kind) => n - (supply[kind] as number))).toEqual([0, 2, 0, 1, 0, 0])
    expect(t.table.spaces[2]).toEqual([-1, -1, -1, -1, 0])
    expect([t.table.players[0]?.curses, t.table.players[0]?.markers]).toEqual([3, 4])
    expect(t.table.players[0]?.runes).toEqual([0, 0, 1, 0, 0])
    expect([t.table.faceUp[2], t.table.piles[2]]).toEqual([0, 2])
  })

  test('PR-7.4 PR-7.6 longer chains break higher curses; both ends share the middle', () => {
    const t = at('blue', 'RYY. .BG. ....')
    expect(breaks(t)).toEqual(['left 0-1-2', 'left 0-1-2-6', 'left 0-1-2-6-5'])
    t.play('0 break left n0 n1 n2 n6 n5')
    expect(t.table.players[0]?.curses).toBe(8)
    expect(t.table.spaces[2]).toEqual([-1, -1, 0, -1, -1])
    const taken = at('blue', 'BRRP B...', { spaces: { blue: '..1..' } })
    expect(taken.refuse('0 break right n0 n1 n2 n3 n7')).toBe('PR-7.5')
    const five = at('blue', 'BRRP ...B', { spaces: { blue: '..1..' } })
    expect(five.refuse('0 break right n0 n1 n2 n3 n7')).toBe('PR-7.6')
    expect(breaks(five)).toEqual(['right 0-1-2', 'right 0-1-2-3'])
  })

  test('PR-7.6 a space with a marker holds no other', () => {
    const t = at('blue', EXAMPLE, { spaces: { blue: '2....' } })
    expect(t.refuse('0 break left n0 n1 n2')).toBe('PR-7.6')
    expect(breaks(t)).toEqual(['right 4-5-6'])
  })

  test('PR-7.7 an X cannot be broken', () => {
    const t = prophecy({ players: [{ at: 'blue', net: EXAMPLE }, {}, {}], acting: true })
    expect(t.refuse('0 break left n0 n1 n2')).toBe('PR-7.7')
    expect(breaks(t)).toEqual(['right 4-5-6'])
  })

  test('PR-7.9 without a rune card on the temple there is none to take', () => {
    const t = prophecy({
      players: [{ at: 'blue', net: EXAMPLE }, { runes: 'wind wind' }, {}, {}],
      acting: true,
      faceUp: 'dawn dune - scales key',
      piles: [4, 4, 0, 4, 2],
    })
    t.play('0 break right n4 n5 n6')
    expect(t.table.players[0]?.runes).toEqual([0, 0, 0, 0, 0])
    expect(t.table.faceUp[2]).toBe(-1)
    const last = prophecy({
      players: [{ at: 'blue', net: EXAMPLE }, {}, {}, {}],
      acting: true,
      piles: [4, 4, 0, 4, 3],
    })
    last.play('0 break right n4 n5 n6')
    expect([last.table.faceUp[2], last.table.piles[2]]).toEqual([-1, 0])
  })

  test('PR-7.10 a rune gained resonates from the next taking on', () => {
    const t = prophecy({
      players: [{ at: 'yellow', net: 'YYB' }, { at: 'W1' }, { at: 'W4' }, { at: 'W7' }],
      acting: true,
      dice: [0],
    })
    t.play('0 break left n0 n1 n2')
    expect(t.table.players[0]?.runes[1]).toBe(1)
    expect(t.table.hand.every((n) => n === 0)).toBe(true)
    t.play('1 go W2', '2 go W6', '3 go W8')
    t.play('0 go W3', '0 put R n0', '0 put C n1', '0 put C n2', '0 put C n3')
    expect(net(t)).toBe('RCCC .... ....')
  })
})

import { at } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { cardOf } from './table.ts'
import { lettersOf, nameOf, prophecy, targets } from './talk.ts'

const alone = (at: string, net = '') => prophecy({ players: [{ at, net }, {}, {}, {}] })
const where = (t: ReturnType<typeof prophecy>, seat = 0) => nameOf(cardOf(t.table, seat))
const ghost = (t: ReturnType<typeof prophecy>) => nameOf(at(t.table.ring, t.table.ghost))

describe('the turn', () => {
  test('PR-4.1 first the move, then the card, and the card only once', () => {
    const t = alone('W1')
    for (const line of ['0 take', '0 trade', '0 cover R', '0 end', '0 break left n0 n1 n2']) expect(t.refuse(line)).toBe('PR-4.1')
    t.play('0 go W3')
    t.play('0 put R n0', '0 put C n1')
    // Nothing is left to do: the turn has passed on by itself.
    expect(t.table.ask?.to).toEqual([1])
    const spells = alone('W1', 'RRRR')
    spells.play('0 go W3')
    expect(spells.refuse('0 go W5')).toBe('PR-4.1')
    expect(spells.refuse('0 end')).toBe('PR-4.1')
    spells.play('0 take', '0 put R n4', '0 put C n5')
    expect(spells.refuse('0 take')).toBe('PR-4.1')
    spells.play('0 end')
    expect(spells.table.ask?.to).toEqual([1])
  })

  test('PR-4.2 the first turn puts the pawn on any card without one', () => {
    const t = prophecy({ players: [{}, { at: 'W2' }, { at: 'blue' }, {}] })
    expect(targets(t).split(' ')).toHaveLength(13)
    expect(t.refuse('0 go W2')).toBe('PR-4.2')
    t.play('0 go green')
    expect(where(t)).toBe('green')
  })
})

describe('the move', () => {
  test('PR-4.3 PR-4.4 from W1 alone: three wastelands or three temples on', () => {
    const t = alone('W1')
    expect(targets(t).split(' ').toSorted()).toEqual(['W2', 'W3', 'W4', 'blue', 'green', 'yellow'])
    expect(t.refuse('0 go W5')).toBe('PR-4.7')
    expect(t.refuse('0 go W8')).toBe('PR-4.7')
    expect(t.refuse('0 go W9')).toBe('PR-4.3')
  })

  test('PR-4.4 the kind of the first card does not matter', () => {
    expect(targets(alone('red')).split(' ').toSorted()).toEqual(['W1', 'W2', 'W3', 'blue', 'green', 'yellow'])
    expect(targets(alone('W10')).split(' ').toSorted()).toEqual(['W1', 'W2', 'W3', 'blue', 'red', 'yellow'])
  })

  test('PR-4.5 a card with a pawn is jumped and does not count', () => {
    const t = prophecy({ players: [{ at: 'W1' }, { at: 'W2' }, { at: 'yellow' }, {}] })
    expect(targets(t).split(' ').toSorted()).toEqual(['W3', 'W4', 'W5', 'blue', 'green', 'purple'])
    expect(t.refuse('0 go W2')).toBe('PR-4.5')
    t.play('0 go W5')
    expect(where(t)).toBe('W5')
  })

  test('PR-4.6 a move never ends where it began, however fast', () => {
    const t = alone('red', 'CCCC CCCC CCCC')
    expect(t.refuse('0 go red')).toBe('PR-4.6')
  })

  test('PR-4.7 PR-4.8 the speed spell: more steps for 1, 3, 6 and 10 crystals of any kind', () => {
    expect(targets(alone('W1', 'R'))).toContain('W5')
    expect(targets(alone('W1', 'R'))).not.toContain('W6')
    expect(targets(alone('W1', 'RCC'))).toContain('W6')
    expect(targets(alone('W1', 'CCCCC'))).not.toContain('W7')
    expect(targets(alone('W1', 'CCCCCC'))).toContain('W7')
    expect(targets(alone('W1', 'CCCC CCCC C'))).not.toContain('W8')
    expect(targets(alone('W1', 'CCCC CCCC CC'))).toContain('W8')
    expect(targets(alone('W1', 'CCCC CCCC CCCC'))).not.toContain('W9')
    const t = alone('W1', 'RYB. C...')
    t.play('0 go W6', '0 pay n0', '0 pay n4')
    expect(t.refuse('0 pay n0')).toBe('PR-4.8')
    t.play('0 pay n1')
    expect(where(t)).toBe('W6')
    expect(lettersOf(t.table.players[0]?.net ?? [])).toBe('..B. .... ....')
    expect(t.table.supply.slice(0, 3)).toEqual([24, 8, 8])
    // Fewer steps stay free of charge.
    const slow = alone('W1', 'RYBG')
    slow.play('0 go W2')
    expect(lettersOf(slow.table.players[0]?.net ?? [])).toBe('RYBG .... ....')
  })
})

describe('two players', () => {
  test('PR-12.1 markers of nobody’s take one 5-point space of each temple', () => {
    const t = prophecy({ players: [{ at: 'blue', net: 'BRRP' }, {}], acting: true })
    expect(t.table.spaces).toEqual([
      [-2, -1, -1, -3, -1],
      [-1, -3, -1, -1, -2],
      [-2, -1, -1, -3, -1],
      [-1, -3, -1, -1, -2],
      [-2, -1, -1, -3, -1],
    ])
    expect(t.refuse('0 break right n0 n1 n2 n3')).toBe('PR-7.6')
    t.play('0 take')
  })

  test('PR-12.3 PR-12.4 the ghost blocks its card and goes one card back after each move', () => {
    const t = prophecy({ players: [{ at: 'W2' }, { at: 'red' }], ghost: 'W3' })
    expect(t.refuse('0 go W3')).toBe('PR-4.5')
    t.play('0 go W5')
    expect([where(t), ghost(t)]).toEqual(['W5', 'yellow'])
  })

  test('PR-12.4 from a wasteland the ghost goes onto the temple behind it, and over pawns', () => {
    const t = prophecy({ players: [{ at: 'red' }, { at: 'yellow' }], ghost: 'W3' })
    t.play('0 go W2')
    // Yellow and W2 hold pawns: the ghost lands on W1.
    expect(ghost(t)).toBe('W1')
  })

  test('PR-12.3 it begins on a temple; PR-12.5 putting a pawn down is no move', () => {
    const t = prophecy({ players: [{}, {}], ghost: 'green' })
    expect(targets(t)).not.toContain('green')
    t.play('0 go W3')
    expect(ghost(t)).toBe('green')
  })
})

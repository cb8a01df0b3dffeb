import { legal, quickDice } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { bot } from './bot.ts'
import { cardCalled, KNIGHT, MAGE } from './cards.ts'
import { game } from './rules.ts'
import { towers } from './talk.ts'

const secrets = 'feather toad book princess toadstool'

/** The two towers the knight looks under when he casts the yellow spell, and the talk at the table then. */
function looked(laid: Parameters<typeof towers>[0] = {}) {
  const t = towers({ knight: 'green', gaps: '- - - - - -', secrets, ...laid })
  t.play('knight go yellow', 'knight card E1')
  for (const first of [1, 2]) {
    const moves = legal(game, t.table, KNIGHT)
    t.play(`knight tower ${nameOf(bot.policy(game.view(t.table, KNIGHT), KNIGHT, moves, quickDice(first)))}`)
  }
  return t
}

const nameOf = (move: { do: string; tower?: number }) => ['blue', 'green', 'purple', 'yellow', 'red'][move.tower ?? -1]

describe('where to look', () => {
  test('one tower that is won and one that is lost: an exchange brings most there', () => {
    const t = looked({
      round: 5,
      knightHas: { gained: 'E1 F1 F2 F3' },
      mageHas: { gained: 'M1 M2 M3 M4', used: 'T1 B1' },
    })
    const [look] = t.table.looks
    expect(look?.towers.toSorted()).toEqual([0, 4])
  })

  test('does not depend on what lies there', () => {
    const laid = { round: 5, knightHas: { gained: 'E1 T1 B3' }, mageHas: { gained: 'M1 M3' } }
    const here = looked(laid).table.looks[0]?.towers
    const there = looked({ ...laid, secrets: 'princess stone toad feather book' }).table.looks[0]?.towers
    expect(here).toEqual(there)
  })
})

describe('questions that are answered at once', () => {
  const answer = (t: ReturnType<typeof towers>, seat: number) =>
    bot.quick?.(t.table, seat, legal(game, t.table, seat), quickDice(1))

  test('a stone is laid where it counts, and the table does not change', () => {
    const t = towers({
      round: 5,
      knight: 'yellow',
      gaps: '- - S7 ? - -',
      knightHas: { used: 'F1 M3' },
      mageHas: { gained: 'F2' },
    })
    t.play('knight go green')
    const before = JSON.stringify(t.table)
    expect(answer(t, KNIGHT)).toEqual({ do: 'put', side: 'left' }) // S7 points right, at two feathers
    expect(JSON.stringify(t.table)).toBe(before)
  })

  test('the seat that looked puts the counting card under the tower that it wins', () => {
    const laid = { round: 5, knightHas: { gained: 'E1 F1 F2 F3' }, mageHas: { gained: 'M1 M2 M3' } }
    const play = (under: string) => {
      const t = towers({ knight: 'green', gaps: '- - - - - -', secrets: under, ...laid })
      t.play('knight go yellow', 'knight card E1', 'knight tower blue', 'knight tower red')
      const before = JSON.stringify(t.table)
      const move = answer(t, KNIGHT)
      expect(JSON.stringify(t.table)).toBe(before)
      return move
    }
    expect(play('toad stone book princess feather')).toEqual({ do: 'exchange' })
    expect(play('feather stone book princess toad')).toEqual({ do: 'leave' })
  })

  test('the card that is given up is the one that costs least', () => {
    const t = towers({
      round: 5,
      knight: 'red',
      gaps: '- - - - - -',
      knightHas: { gained: 'F1 B1 B2' },
      mageHas: { gained: 'M3 B3' },
    })
    t.play('knight go blue', 'knight card F1')
    expect(answer(t, MAGE)).toEqual({ do: 'card', card: cardCalled('B3') })
  })
})

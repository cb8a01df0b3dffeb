import { randomMatch } from '@grimuar/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { KNIGHT, MAGE } from './cards.ts'
import { evaluate, lead } from './evaluate.ts'
import { game } from './rules.ts'
import { towers } from './talk.ts'

/** The knight's lead at a table. */
const leadAt = (laid: Parameters<typeof towers>[0]) => lead(towers(laid).table, KNIGHT)

describe('the lead', () => {
  test('is what the other lacks', () => {
    for (const seed of [1, 2, 3]) {
      const match = randomMatch(game, { seed })
      for (const step of [5, 30, match.steps.length]) {
        const t = match.at(step)
        expect(lead(t, KNIGHT)).toBeCloseTo(-lead(t, MAGE), 9)
        expect(evaluate(t, KNIGHT) + evaluate(t, MAGE)).toBeCloseTo(1, 9)
      }
    }
  })

  test('grows with ingredients, chests and the knight’s exchange that is still to come', () => {
    expect(leadAt({ knightHas: { gained: 'F1' } })).toBeGreaterThan(leadAt({}))
    expect(leadAt({ knightHas: { gained: 'F5' } })).toBeGreaterThan(leadAt({ knightHas: { gained: 'F4' } }))
    expect(leadAt({})).toBeGreaterThan(leadAt({ exchanged: true }))
  })

  test('counts a majority as safer when hardly any such ingredient is left', () => {
    const knightHas = { gained: 'T1' }
    const many = leadAt({ round: 5, knightHas, discards: 'F1 F2 F3 F4 F5' })
    const few = leadAt({ round: 5, knightHas, discards: 'T2 T3 T4 T5 F1' })
    expect(few).toBeGreaterThan(many)
  })

  test('gives something for a stone that points out of the row, and nothing for two that point at each other', () => {
    const open = leadAt({ knightHas: { used: 'B1 S7' } }) // S7 points right
    const ring = leadAt({ knightHas: { used: 'B1 S7 S5 B3' }, mageHas: { used: 'B4 S6' } })
    const withoutStones = leadAt({ knightHas: { used: 'B1' } })
    expect(open).toBeGreaterThan(withoutStones)
    expect(ring).toBeLessThan(open)
  })

  test('is larger for the seat with one more turn', () => {
    // In an odd round the mage has the second turn, in an even one the knight.
    const inTurn = (round: number) => leadAt({ round, turnOfRound: 2, turnOf: round % 2 ? 'mage' : 'knight' })
    expect(inTurn(4)).toBeGreaterThan(inTurn(3))
  })
})

import { ask, legal, quickDice } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { likelihood } from './belief.ts'
import { bot } from './bot.ts'
import { BLUE, KNIGHT, MAGE, RED } from './cards.ts'
import { secretsCalled } from './lay.ts'
import { game } from './rules.ts'
import type { Look } from './table.ts'
import { towers } from './talk.ts'

/** The mage wins red with many toadstools, the knight blue: the mage has looked under both, where these cards lie at first. */
function looked(secrets: string, answer: 'exchange' | 'leave') {
  const laid = { round: 4, turnOf: 'mage', mage: 'red', knight: 'purple', gaps: '- - - - - -', secrets } as const
  const t = towers({ ...laid, knightHas: { gained: 'F1 F2' }, mageHas: { gained: 'E1 M1 M2 M3 M4' } })
  t.play('mage go yellow', 'mage card E1', 'mage tower blue', 'mage tower red', `mage ${answer}`)
  return t.table
}

describe('what a rival has done with secret cards', () => {
  test('is likely where it was good for the rival; the longer ago, the less it says', () => {
    const good = looked('toadstool toad book princess feather', 'exchange')
    const bad = looked('feather toad book princess toadstool', 'exchange')
    expect(likelihood(good, KNIGHT)).toBeGreaterThan(0.9)
    expect(likelihood(bad, KNIGHT)).toBeLessThan(0.1)
    expect(likelihood(looked('feather toad book princess toadstool', 'leave'), KNIGHT)).toBeGreaterThan(0.9)
    const later = { ...bad, turn: bad.turn + 8 }
    expect(likelihood(later, KNIGHT)).toBeGreaterThan(likelihood(bad, KNIGHT))
    expect(likelihood(bad, MAGE)).toBe(1) // its own
  })

  test('tells the knight where the princess went whom he had seen before', () => {
    const t = looked('toadstool toad book feather princess', 'exchange')
    const [toadstool, princess] = secretsCalled('toadstool princess')
    const before = { seat: KNIGHT, turn: t.turn - 6, towers: [BLUE, RED], saw: [toadstool, princess], exchanged: false } as Look
    t.looks = [before, ...t.looks]
    ask(t, KNIGHT, { kind: 'guess' })
    const answers = legal(game, t, KNIGHT)
    const guesses = [1, 2, 3].map((seed) => bot.policy(game.view(t, KNIGHT), KNIGHT, answers, quickDice(seed)))
    expect(guesses).toEqual([BLUE, BLUE, BLUE].map((tower) => ({ do: 'tower', tower })))
  })
})

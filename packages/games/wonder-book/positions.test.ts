import { answersOf, apply, Dealer, listed, quickDice, startFrom, stream } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { changes } from '../testkit/changes.ts'
import { conserved } from './conserved.ts'
import type { WonderEvent } from './events.ts'
import { positions } from './positions.ts'
import { read } from './read.ts'
import { readable as game } from './readable.ts'

describe('positions', () => {
  test.each(Object.keys(positions))('from %s chance goes on and on where fate tokens never run out', (name) => {
    const t = read(positions[name]?.().table ?? null)
    if (!t) throw new Error('the position cannot be read')
    const choose = stream(quickDice(7))
    const dealer = new Dealer<WonderEvent>(quickDice(8))
    const table = startFrom(game, t, quickDice(8))
    for (let n = 0; n < 250 && !table.over; n++) {
      table.fate = 9
      const seat = table.ask?.to[0] ?? 0
      const answers = listed(answersOf(game, table, seat))
      const move = answers[choose(answers.length)]
      if (move === undefined) throw new Error('nobody can do anything')
      apply(game, table, seat, move, dealer)
      conserved(table)
    }
    expect(table.end).not.toBe('lost')
  })

  test('a table that was changed anywhere is refused, or is a sound one', () => {
    const { table } = positions['III-14']?.() ?? { table: null }
    let refused = 0
    let all = 0
    for (const changed of changes(table, [null, -1, 'x', 99_999, []])) {
      all++
      const t = read(changed)
      if (t) conserved(t)
      else refused++
    }
    expect(refused / all).toBeGreaterThan(0.8)
  })
})

import { defaults, quickDice, start } from '@grimuar/kernel'
import { counts } from '@grimuar/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { game } from './rules.ts'
import type { ProphecyTable } from './table.ts'
import { prophecy } from './talk.ts'

const tables = (t: ProphecyTable, depth: number) =>
  counts(game, t, depth, quickDice(7))
    .map(({ tables, paths }) => `${tables}/${paths}`)
    .join(' ')
const from = (position: Parameters<typeof prophecy>[0], depth: number) => tables(prophecy(position).table, depth)

/** Golden numbers, tables and ways to them after 0, 1, 2… decisions: a change that moves one of them explains itself. */
describe('counts', () => {
  test('the first crystals of two players: 12 times 11 places, halved by their order', () => {
    const t = start(game, defaults(game.options), 2, quickDice(1))
    expect(tables(t, 3)).toBe('1/1 12/12 66/132 792/1584')
  })

  test('a first turn of four with two crystals', () => {
    expect(from({ players: [{ net: 'CC' }, { at: 'W3' }, { at: 'red' }, { at: 'W9' }], round: 1 }, 3)).toBe(
      '1/1 12/12 110/110 458/638',
    )
  })

  test('the printed curse on the blue temple, with a spell to spare', () => {
    expect(from({ players: [{ at: 'blue', net: 'RYY. BRR. ...G' }, {}, {}, {}], acting: true }, 3)).toBe('1/1 7/7 29/31 159/195')
  })

  test('two players, the ghost between them', () => {
    expect(
      from(
        {
          players: [
            { at: 'W2', net: 'CCR' },
            { at: 'W6', net: 'YB' },
          ],
          ghost: 'W3',
        },
        4,
      ),
    ).toBe('1/1 11/11 50/50 306/375 1587/2990')
  })

  test('an upgrade with the Wind, and an exchange with the Scales', () => {
    const upgrade = { players: [{ at: 'W8', net: 'CCR', runes: 'wind' }, {}, {}, {}], covered: { 8: 'RY' }, acting: true }
    expect(from(upgrade, 4)).toBe('1/1 7/7 27/27 231/264 2414/3620')
    expect(from({ players: [{ at: 'W6', net: 'CCCG', runes: 'scales' }, {}, {}, {}], acting: true }, 4)).toBe(
      '1/1 4/4 29/29 302/312 3134/3756',
    )
  })

  test('the advanced game: nets 1B, 3A and 3B on a temple', () => {
    const at = (side: string, reserve = 0) =>
      from({ players: [{ at: 'blue', net: 'BRRC CC', side, reserve }, {}, {}, {}], advanced: true, acting: true }, 3)
    expect(at('1B', 3)).toBe('1/1 7/7 44/44 214/272')
    expect(at('3A')).toBe('1/1 4/4 21/21 105/120')
    expect(at('3B')).toBe('1/1 6/6 37/37 292/310')
  })

  test('the draft of three', () => {
    expect(tables(start(game, { ...defaults(game.options), nets: 'a' }, 3, quickDice(1)), 4)).toBe('1/1 4/4 14/14 42/42 162/162')
  })
})

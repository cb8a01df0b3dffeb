import type { Position } from '@grimuar/contract'
import { at, type Json, Match } from '@grimuar/kernel'
import { playRandomly } from '@grimuar/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { changes } from '../testkit/changes.ts'
import { conserved } from './conserved.ts'
import { positions } from './positions.ts'
import { readable as game } from './readable.ts'
import { rich } from './rich.ts'
import type { SpellbookTypes } from './types.ts'

const NAMES = ['Ala', 'Bo', 'Cyd', 'Dag']

function begin({ seats, options, table }: Position): Match<SpellbookTypes> {
  const luck = { kind: 'quick', seed: 1 } as const
  return new Match(game, { seats, options, names: NAMES.slice(0, seats), luck, from: table })
}

const json = (t: unknown): Json => JSON.parse(JSON.stringify(t))

describe('positions', () => {
  test('the first ones are named after the question that is open, and every question is', () => {
    const kinds = ['act', 'take', 'discard', 'store', 'give', 'get', 'sweep', 'raise', 'learn', 'pay', 'save', 'copy', 'tribute']
    expect(Object.keys(game.asks).sort()).toEqual(kinds.toSorted())
    const open = Object.values(positions).map((position) => begin(position()).table.ask?.question.kind)
    expect(open.slice(0, kinds.length)).toEqual(kinds)
    expect(Object.keys(positions).slice(0, kinds.length)).toEqual(kinds)
  })
})

describe('reading a table', () => {
  test('every table of whole games reads back as it was', () => {
    for (let seed = 0; seed < 12; seed++) {
      const options = { mode: 'classic', own: game.options.own.default, harder: 0 } as const
      const check = ({ table }: { table: SpellbookTypes['table'] }) => expect(game.read?.(json(table))).toEqual(table)
      playRandomly(seed % 2 ? rich : game, { seed, options, seats: 1 + (seed % 4), checks: [check], maxDecisions: 3000 })
    }
  })

  test('every changed table is refused or can be played; nothing throws', () => {
    const strange: Json[] = [null, true, -1, 0, 0.5, 1, 2, 5, 99, 'x', [], {}, { op: 'day' }]
    let refused = 0
    let accepted = 0
    for (const [name, position] of Object.entries(positions)) {
      const { table } = position()
      for (const changed of changes(table, strange)) {
        const t = game.read?.(changed)
        if (t === undefined) refused++
        else {
          accepted++
          const from = { ...game, setup: () => game.copy(t) }
          playRandomly(from, { seed: 1, seats: t.seats, checks: [({ table }) => conserved(table)], maxDecisions: 5000 })
        }
      }
      expect(game.read?.(table), name).toEqual(table)
    }
    expect(refused).toBeGreaterThan(10_000)
    expect(accepted).toBeGreaterThan(100)
  }, 60_000)

  test('missing, surplus and impossible things are refused', () => {
    const t = begin(at(Object.values(positions), 0)()).table
    const refused = (change: object) => game.read?.(json({ ...t, ...change })) === undefined
    expect(refused({})).toBe(false)
    expect(refused({ more: 1 })).toBe(true)
    expect(refused({ day: undefined })).toBe(true)
    expect(refused({ bag: t.bag.slice(1) })).toBe(true)
    expect(refused({ altar: t.altar.toReversed() })).toBe(false)
    expect(refused({ over: true })).toBe(true)
    expect(refused({ ask: null, frames: [] })).toBe(true)
    expect(refused({ frames: t.frames.toReversed() })).toBe(true)
    expect(refused({ opponent: { track: [], lower: [] } })).toBe(true)
    expect(refused({ spells: t.spells.toReversed() })).toBe(true)
    expect(refused({ active: t.seats })).toBe(true)
  })
})

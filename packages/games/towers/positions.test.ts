import type { Position } from '@grimuar/contract'
import { at, type Json, Match } from '@grimuar/kernel'
import { type Check, checkEverything, playRandomly } from '@grimuar/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { changes } from '../testkit/changes.ts'
import { conserved } from './conserved.ts'
import { positions } from './positions.ts'
import { readable as game } from './readable.ts'
import { shared } from './table.ts'
import type { TowersTypes } from './types.ts'

function begin({ seats, options, table }: Position): Match<TowersTypes> {
  return new Match(game, { seats, options, names: ['K', 'M'], luck: { kind: 'quick', seed: 1 }, from: table })
}

/** A value that went through JSON, as a position or a bug report does. */
function json(t: unknown): Json {
  return JSON.parse(JSON.stringify(t))
}

describe('positions', () => {
  test('the first ones are named after the question that is open, and every question is', () => {
    const kinds = Object.keys(game.asks)
    const open = Object.values(positions).map((position) => begin(position()).table.ask?.question.kind)
    expect(open.slice(0, kinds.length)).toEqual(kinds)
    expect(Object.keys(positions).slice(0, kinds.length)).toEqual(kinds)
  })
})

/** A check of the first moment only. */
function once(check: Check): Check {
  return (moment) => void (moment.decision > 0 || check(moment))
}

describe('reading a table', () => {
  test('every table of whole games reads back as it was', () => {
    for (let seed = 0; seed < 6; seed++) {
      playRandomly(game, {
        seed,
        options: { shuffled: seed % 2 === 1 },
        checks: [({ table }) => expect(game.read?.(json(table))).toEqual(table)],
      })
    }
  })

  test('every changed table is refused or can be played; nothing throws', () => {
    const strange: Json[] = [null, true, -3, 0, 0.5, 1, 99, 'x', [], [null], {}, { op: 'deal' }]
    const check = checkEverything(game, { conserved, shared })
    let refused = 0
    for (const [name, position] of Object.entries(positions)) {
      const { table } = position()
      for (const changed of changes(table, strange)) {
        const read = game.read?.(changed)
        if (read === undefined) refused++
        else playRandomly({ ...game, setup: () => game.copy(read) }, { seed: 1, checks: [once(check)] })
      }
      expect(game.read?.(table), name).toEqual(table)
    }
    expect(refused).toBeGreaterThan(10_000)
  }, 60_000)

  test('missing, surplus and impossible things are refused', () => {
    const t = begin(at(Object.values(positions), 0)()).table
    const refused = (change: object) => game.read?.(json({ ...t, ...change })) === undefined
    const [a, b] = [t.secrets[0], t.secrets[1]]
    expect(refused({})).toBe(false)
    expect(refused({ more: 1 })).toBe(true)
    expect(refused({ guess: undefined })).toBe(true)
    expect(refused({ round: t.round + 1 })).toBe(true)
    expect(refused({ unseen: t.unseen.slice(1) })).toBe(true)
    expect(refused({ areas: t.areas.toReversed() })).toBe(false)
    expect(refused({ areas: [t.areas[1], t.areas[1]] })).toBe(true)
    expect(refused({ over: true })).toBe(true)
    expect(refused({ ask: null })).toBe(true)
    expect(refused({ frames: t.frames.slice(1) })).toBe(true)
    expect(refused({ pile: 30 })).toBe(true)
    expect(refused({ ring: t.ring.toReversed() })).toBe(true)
    expect(refused({ looks: [{ seat: 0, turn: 1, towers: [0, 1], saw: [a, b], exchanged: false }] })).toBe(false)
    expect(refused({ looks: [{ seat: 0, turn: 1, towers: [0, 1], saw: [a, b], exchanged: true }] })).toBe(true)
  })
})

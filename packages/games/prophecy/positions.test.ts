import { type Json, legal, quickDice, startFrom } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { conserved } from './conserved.ts'
import { positions } from './positions.ts'
import { readable as game } from './readable.ts'

describe('positions', () => {
  test.each(Object.keys(game.asks))('%s: that question is open in the position of its name', (kind) => {
    expect(game.read?.(positions[kind]?.().table ?? null)?.ask?.question.kind).toBe(kind)
  })
})

/** All variants of a JSON value with one part changed: replaced, removed, doubled, or joined by another. */
function* changed(json: Json): Generator<Json> {
  for (const other of [null, true, -4, 3, 60, 1.5, 'red', [], {}]) yield other
  if (typeof json !== 'object' || json === null) return
  if (Array.isArray(json)) {
    yield json.slice(1)
    yield [...json, json[0] ?? 0]
    for (const [i, part] of json.entries()) {
      for (const other of changed(part)) yield json.map((same, place) => (place === i ? other : same))
    }
    return
  }
  yield { ...json, more: 0 }
  for (const [name, part] of Object.entries(json)) {
    yield Object.fromEntries(Object.entries(json).filter(([other]) => other !== name))
    for (const other of changed(part)) yield { ...json, [name]: other }
  }
}

describe('reading a table', () => {
  test.each(['swap', 'field', 'nearby-rune', 'last-curse'])('%s: whatever is changed, it is refused or can be played', (name) => {
    const table = positions[name]?.().table ?? null
    let refused = 0
    let read = 0
    for (const other of changed(table)) {
      const t = game.read?.(other)
      if (t === undefined) {
        refused++
        continue
      }
      read++
      expect(JSON.parse(JSON.stringify(t))).toEqual(other)
      const begun = startFrom(game, t, quickDice(1))
      conserved(begun)
      for (const seat of begun.ask?.to ?? []) expect(legal(game, begun, seat)).not.toHaveLength(0)
    }
    expect(refused).toBeGreaterThan(1000)
    expect(read).toBeGreaterThan(5)
  })

  test('contradictions are refused', () => {
    const table: { readonly [field: string]: Json } = Object(positions['cover']?.().table)
    const wrongs: (typeof table)[] = [
      { turn: 1 }, // the question is put to seat 0
      { over: true }, // and yet something is asked
      { ghost: 3 }, // only two players have one
      { frames: [{ op: 'mark', end: 'left', level: 3 }] }, // not on an upgrade card
      { ask: { question: { kind: 'cover', first: 3 }, manner: 'any', to: [0] } },
      { ask: { question: { kind: 'pay', left: 1, price: 'cover', field: -1 }, manner: 'one', to: [0] } },
      { ask: { question: { kind: 'pay', left: 9, price: 'speed', field: -1 }, manner: 'one', to: [0] } },
      { ask: { question: { kind: 'give', crystal: 0, to: 0 }, manner: 'one', to: [0] } },
      { ask: { question: { kind: 'owner', crystal: 5 }, manner: 'one', to: [0] } }, // nobody has any
    ]
    expect(game.read?.(table)).toBeDefined()
    for (const wrong of wrongs) expect(game.read?.({ ...table, ...wrong })).toBeUndefined()
  })
})

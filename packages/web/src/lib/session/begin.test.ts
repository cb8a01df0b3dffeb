import { catalogue } from '@grimuar/games'
import { commitment, readRecord } from '@grimuar/kernel'
import { expect, test } from 'vitest'
import { begin, importRecord, looseMatch, sittersLine } from './begin.ts'
import type { Kept, Sitter } from './keep.ts'

const box = catalogue[0] as (typeof catalogue)[number]
const sitters: Sitter[] = Array.from({ length: box.seats[0] as number }, (_, seat) => ({
  kind: seat === 0 ? 'human' : 'bot',
  name: `P${seat}`,
}))

/** There is no drawer to keep matches in here, so they stay with the page. */
const laid = (id: string) => looseMatch(id) as Kept

test('a match begins with fair dice, and the hash of their seed is written down at once', async () => {
  const kept = laid(await begin(box, sitters, {}))
  const read = readRecord(kept.record)
  if (!read.ok) throw new Error(read.problem)
  expect(kept.steps).toBe(0)
  expect(read.record.names).toEqual(sitters.map((sitter) => sitter.name))
  expect(read.record.luck.kind === 'fair' && commitment(read.record.luck.seed)).toBe(kept.commitment)
})

test('no two matches share a seed', async () => {
  const records = new Set<string>()
  for (let i = 0; i < 5; i++) records.add(laid(await begin(box, sitters, {})).record)
  expect(records.size).toBe(5)
})

test('by lot everyone sits down somewhere, and not always in the same place', async () => {
  const orders = new Set<string>()
  for (let i = 0; i < 40; i++) {
    const kept = laid(await begin(box, sitters, {}, true))
    const read = readRecord(kept.record)
    expect(read.ok && read.record.names).toEqual(kept.sitters.map((sitter) => sitter.name))
    expect(kept.sitters.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(sitters)
    orders.add(kept.sitters.map((sitter) => sitter.name).join())
  }
  expect(orders.size).toBe(2)
})

test('an exported record comes back with its bots', async () => {
  const { record } = laid(await begin(box, sitters, {}))
  const taken = await importRecord(record + sittersLine(sitters))
  expect(taken.ok && laid(taken.id).sitters).toEqual(sitters)
  expect(taken.ok && laid(taken.id).record).toBe(record)
})

test('a record that does not name bots is played by people', async () => {
  const { record } = laid(await begin(box, sitters, {}))
  const taken = await importRecord(record)
  expect(taken.ok && laid(taken.id).sitters.every((sitter) => sitter.kind === 'human')).toBe(true)
})

test('what cannot be taken in is told with its line', async () => {
  const { record } = laid(await begin(box, sitters, {}))
  expect(await importRecord('hello')).toMatchObject({ ok: false, stage: 'read', line: 1 })
  expect(await importRecord(`${record}0 {"do":"nothing of the kind"}\n`)).toMatchObject({
    ok: false,
    stage: 'rules',
    line: record.split('\n').length,
  })
  expect(await importRecord(record.replace(`game ${box.id}`, 'game unheard-of'))).toEqual({
    ok: false,
    stage: 'game',
    game: 'unheard-of',
  })
})

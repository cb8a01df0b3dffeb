import { lineOf } from '@grimuar/contract/tutorial'
import { boxOf, catalogue } from '@grimuar/games'
import { commitment, readRecord } from '@grimuar/kernel'
import { expect, test } from 'vitest'
import { begin, beginAfter, importRecord } from './begin.ts'
import { type SavedMatch, type Sitter, unsavedMatch } from './saved-matches.ts'
import { sittersLine } from './sitters-line.ts'

const box = catalogue[0] as (typeof catalogue)[number]
const sitters: Sitter[] = Array.from({ length: box.seats[0] as number }, (_, seat) => ({
  kind: seat === 0 ? 'human' : 'bot',
  name: `P${seat}`,
}))

/** The tests have no browser storage, so every match stays unsaved. */
const created = (id: string) => unsavedMatch(id) as SavedMatch

test('a match begins with fair dice, and the hash of the seed is saved at once', async () => {
  const match = created(await begin(box, sitters, {}))
  const read = readRecord(match.record)
  if (!read.ok) throw new Error(read.problem)
  expect(match.steps).toBe(0)
  expect(read.record.names).toEqual(sitters.map((sitter) => sitter.name))
  expect(read.record.luck.kind === 'fair' && commitment(read.record.luck.seed)).toBe(match.commitment)
})

test('no two matches share a seed', async () => {
  const records = new Set<string>()
  for (let i = 0; i < 5; i++) records.add(created(await begin(box, sitters, {})).record)
  expect(records.size).toBe(5)
})

test('lots give everyone a seat, and not always the same one', async () => {
  const orders = new Set<string>()
  for (let i = 0; i < 40; i++) {
    const match = created(await begin(box, sitters, {}, { lots: true }))
    const read = readRecord(match.record)
    expect(read.ok && read.record.names).toEqual(match.sitters.map((sitter) => sitter.name))
    expect(match.sitters.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(sitters)
    orders.add(match.sitters.map((sitter) => sitter.name).join())
  }
  expect(orders.size).toBe(2)
})

test('an exported record is imported with its bots', async () => {
  const { record } = created(await begin(box, sitters, {}))
  const imported = await importRecord(record + sittersLine(sitters))
  expect(imported.ok && created(imported.id).sitters).toEqual(sitters)
  expect(imported.ok && created(imported.id).record).toBe(record)
})

test('an exported record keeps the level of each bot, as far as the game has it', async () => {
  const { record } = created(await begin(box, sitters, {}))
  const levelled = sitters.map((sitter, seat): Sitter => (seat === 0 ? sitter : { ...sitter, level: 'master' }))
  const imported = await importRecord(record + sittersLine(levelled))
  expect(imported.ok && created(imported.id).sitters).toEqual(levelled)
  const unknown = await importRecord(record + sittersLine(levelled).replaceAll('master', 'grandmaster'))
  expect(unknown.ok && created(unknown.id).sitters).toEqual(sitters)
})

test('a record that does not name bots is played by people', async () => {
  const { record } = created(await begin(box, sitters, {}))
  const imported = await importRecord(record)
  expect(imported.ok && created(imported.id).sitters.every((sitter) => sitter.kind === 'human')).toBe(true)
})

test('a record that cannot be imported is refused with its line', async () => {
  const { record } = created(await begin(box, sitters, {}))
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

test('a match goes on where a tutorial ends, with fair dice of its own that the lessons hold for', async () => {
  const book = boxOf('wonder-book')
  const tutorial = await book?.tutorials?.[0]?.load('en')
  if (!book || !tutorial) throw new Error('the book has no tutorial')
  const seeds = new Set<string>()
  for (let i = 0; i < 3; i++) {
    const match = created(await beginAfter(book, tutorial))
    const read = readRecord(match.record)
    if (!read.ok) throw new Error(read.problem)
    expect([match.steps, match.finished, read.record.names]).toEqual([lineOf(tutorial).line.length, false, tutorial.names])
    expect(match.sitters.map(({ kind }) => kind)).toEqual(['human', 'bot'])
    if (read.record.luck.kind === 'fair') seeds.add(read.record.luck.seed)
  }
  expect(seeds.size).toBe(3)
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { open } from './open.ts'
import { Writer } from './writer.ts'

let folder: string
let writer: Writer
const counts: number[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'writer-'))
  const db = open(join(folder, 'file.sqlite'))
  db.exec('CREATE TABLE numbers (n INTEGER PRIMARY KEY)')
  db.close()
  counts.length = 0
  writer = new Writer(join(folder, 'file.sqlite'), { committed: (writes) => counts.push(writes) })
})
afterEach(async () => {
  await writer.close()
  rmSync(folder, { recursive: true })
})

const add = (n: number) => writer.write([{ sql: 'INSERT INTO numbers VALUES (?)', values: [n] }])
const nextTurn = () => new Promise((passed) => setImmediate(passed))

test('the writes of a turn of the event loop share a transaction, and a single write waits for nothing', async () => {
  await Promise.all([add(1), add(2)])
  await add(3)
  await add(4)
  expect(counts).toEqual([2, 1, 1])
})

test('writes that come while a transaction is under way share the next one', async () => {
  const first = add(1)
  await nextTurn() // the first is on its way
  await Promise.all([first, add(2), add(3)])
  expect(counts).toEqual([1, 2])
})

test('closing finishes the writes that wait', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, n) => add(n)))
  const last = add(20)
  await writer.close()
  expect(await last).toEqual({ id: 20 })
})

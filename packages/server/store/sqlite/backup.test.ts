import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { roomRow } from '../../testkit/store-suite.ts'
import { backup, dataFile, restore } from './backup.ts'
import { SqliteStore } from './store.ts'

let folder: string
let store: SqliteStore
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  store = new SqliteStore(dataFile(folder))
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

test('a backup taken during play is complete and can be restored', async () => {
  const row = roomRow({ state: 'running', version: 1 })
  await store.addRoom(row, [])
  let seq = 0
  let playing = true
  const player = (async () => {
    while (playing) {
      seq++
      const progress = { seq, waiting: [], botTurn: false, deadline: null, result: null }
      await store.append(row.id, [{ seq, at: seq, key: null, entry: { seq } }], progress, false)
    }
  })()
  while (seq < 50) await new Promise((passed) => setTimeout(passed, 1))
  const atLeast = seq - 1
  const file = join(folder, 'kept.sqlite')
  expect(backup(folder, file)).toEqual({ ok: true })
  playing = false
  await player
  expect(restore(folder, file)).toMatchObject({ ok: false, problem: expect.stringContaining('stop it first') })
  await store.close()
  expect(restore(folder, file)).toEqual({ ok: true, before: `${dataFile(folder)}.before-restore` })
  store = new SqliteStore(dataFile(folder))
  const log = await store.log(row.id, 0)
  expect(log.length).toBeGreaterThanOrEqual(atLeast)
  expect(log.map((entry) => entry.seq)).toEqual(Array.from(log, (_, i) => i + 1))
  expect((await store.room(row.id))?.progress.seq).toBe(log.length)
})

test('a backup is restored into an empty folder', async () => {
  await store.setMeta('key', 'value')
  const file = join(folder, 'kept.sqlite')
  backup(folder, file)
  const elsewhere = join(folder, 'new/home')
  expect(restore(elsewhere, file)).toEqual({ ok: true })
  const there = new SqliteStore(dataFile(elsewhere))
  expect(await there.meta('key')).toBe('value')
  await there.close()
})

test('backup overwrites no file, and restore refuses files that are no backups', async () => {
  const file = join(folder, 'kept.sqlite')
  expect(backup(join(folder, 'none'), file)).toMatchObject({ ok: false, problem: expect.stringContaining('no data') })
  expect(backup(folder, dataFile(folder))).toMatchObject({ ok: false, problem: expect.stringContaining('already there') })
  expect(backup(folder, join(folder, 'no/such/place'))).toMatchObject({ ok: false })
  expect(restore(folder, file)).toMatchObject({ ok: false, problem: `there is no ${file}` })
  writeFileSync(
    file,
    'once upon a time, there was a file of more than a hundred bytes that was no database at all, and never would be',
  )
  expect(restore(folder, file)).toMatchObject({ ok: false, problem: expect.stringContaining('no backup') })
  rmSync(file)
  new DatabaseSync(file).exec('CREATE TABLE other (x)')
  expect(restore(folder, file)).toMatchObject({ ok: false, problem: expect.stringContaining('no backup') })
  expect(existsSync(`${dataFile(folder)}.before-restore`)).toBe(false)
})

test('every restore keeps the data it replaces, also if that is damaged', async () => {
  await store.setMeta('key', 'first')
  const file = join(folder, 'kept.sqlite')
  backup(folder, file)
  await store.close()
  const kept = [restore(folder, file), restore(folder, file)].map((restored) => (restored.ok ? restored.before : undefined))
  expect(kept).toEqual([`${dataFile(folder)}.before-restore`, `${dataFile(folder)}.before-restore-2`])
  for (const copy of kept) expect(existsSync(copy ?? '')).toBe(true)
  writeFileSync(dataFile(folder), 'x'.repeat(9000))
  expect(restore(folder, file)).toEqual({ ok: true, before: `${dataFile(folder)}.before-restore-3` })
  store = new SqliteStore(dataFile(folder))
  expect(await store.meta('key')).toBe('first')
})

test('a server does not begin with empty data where a restore was interrupted', async () => {
  await store.close()
  renameSync(dataFile(folder), `${dataFile(folder)}.before-restore`)
  expect(() => new SqliteStore(dataFile(folder))).toThrow('a restore was interrupted')
  renameSync(`${dataFile(folder)}.before-restore`, dataFile(folder))
  store = new SqliteStore(dataFile(folder))
})

import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { getMigrations } from 'better-auth/db/migration'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestServer } from '../../testkit/test-server.ts'
import { dataFile } from './backup.ts'
import { SqliteStore } from './store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dialect-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the event loop goes on while a new guest waits for another writer', async () => {
  const server = await TestServer.open({ catalogue: import.meta.resolve('../../testkit/toys.ts') })
  const other = new DatabaseSync(join(server.folder, 'data/grimuar.sqlite'))
  other.exec('BEGIN IMMEDIATE')
  let here = false
  const guest = server.guest('Ala').then(() => {
    here = true
  })
  // While the file is locked, others are answered again and again.
  for (let i = 0; i < 20; i++) expect((await fetch(`${server.url}/api/rooms`)).status).toBe(200)
  expect(here).toBe(false)
  other.exec('COMMIT')
  other.close()
  await guest
  await server.stop()
})

test('closing the store writes everything into its one file', async () => {
  const store = new SqliteStore(dataFile(folder))
  await store.setMeta('key', 'value')
  await store.close()
  expect(existsSync(`${dataFile(folder)}-wal`) && statSync(`${dataFile(folder)}-wal`).size > 0).toBe(false)
  const db = new DatabaseSync(dataFile(folder), { readOnly: true })
  expect(db.prepare(`SELECT value FROM meta WHERE name = 'key'`).get()).toEqual({ value: 'value' })
  db.close()
})

test('our migrations make all tables that the identity library needs', async () => {
  const server = await TestServer.open({ catalogue: import.meta.resolve('../../testkit/toys.ts') })
  const { toBeCreated, toBeAdded } = await getMigrations(server.online.identity.options)
  expect([toBeCreated, toBeAdded]).toEqual([[], []])
  await server.stop()
})

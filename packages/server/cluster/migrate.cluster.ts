import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { migrateData } from '../store/copy/migrate.ts'
import { SQL_TABLES } from '../store/copy/sql-tables.ts'
import { DatabaseLock } from '../store/postgres/lock.ts'
import { openPostgres } from '../store/postgres/open.ts'
import { PostgresStore } from '../store/postgres/store.ts'
import { dataFile } from '../store/sqlite/backup.ts'
import { contentOf, fillSqlTables } from '../testkit/fill-sql-tables.ts'
import { schemaOf, testPostgres } from '../testkit/postgres.ts'

/** A data folder with some rows in every SQL table. */
function fullFolder(rows: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrate-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  fillSqlTables(dataFile(folder), rows)
  return folder
}

test('data that is copied from SQLite to PostgreSQL and back is the same', async () => {
  const from = fullFolder(7)
  const url = await schemaOf(testPostgres(), 'there and back')
  expect(await migrateData(from, url, { batch: 3 })).toBe(7 * SQL_TABLES.length)
  await expect(migrateData(from, url)).rejects.toThrow('is not empty (meta, outages, user,')
  await migrateData(url, join(from, 'back'), { batch: 3 })
  expect(contentOf(dataFile(join(from, 'back')))).toEqual(contentOf(dataFile(from)))
})

test('a row that PostgreSQL does not accept is named, and the database is empty again', async () => {
  const from = fullFolder(2)
  const url = await schemaOf(testPostgres(), 'refused row')
  const file = new DatabaseSync(dataFile(from))
  file.exec(`UPDATE rooms SET setup = '{"note":"\\u0000"}' WHERE id = 'rooms.id 2'`) // jsonb has no NUL
  await expect(migrateData(from, url)).rejects.toThrow(/the rows of rooms could not be copied: .* is empty again/)
  file.exec(`UPDATE rooms SET setup = '{}'`)
  file.close()
  expect(await migrateData(from, url)).toBe(2 * SQL_TABLES.length)
})

test('after a copy PostgreSQL numbers new rows on', async () => {
  const url = await schemaOf(testPostgres(), 'numbers')
  await migrateData(fullFolder(4), url)
  const db = await openPostgres(url)
  const sql = `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
    WHERE table_schema = current_schema AND is_identity = 'YES'`
  const identities = (await db.all<{ name: string }>(sql)).map(({ name }) => name)
  const listed = SQL_TABLES.flatMap(({ name, numbered }) => (numbered ? [`${name}.${numbered}`] : []))
  expect(identities.toSorted()).toEqual(listed.toSorted())
  await db.close()
  const store = await PostgresStore.open(url)
  await store.addChat('r', { at: 1, person: 'ala', text: 'hello' }, 'key')
  expect(await store.chat('r', 1)).toMatchObject([{ text: 'hello' }])
  await store.close()
})

test('a database that a server or a node uses is refused', async () => {
  const url = await schemaOf(testPostgres(), 'in use')
  const lock = await DatabaseLock.take(url, () => {}, true)
  await expect(migrateData(fullFolder(1), url)).rejects.toThrow('another server uses the database: stop it first')
  await lock?.release()
})

import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { messageOf } from '../../error-message.ts'
import { contentOf, fillSqlTables } from '../../testkit/fill-sql-tables.ts'
import { dataFile } from '../sqlite/backup.ts'
import { SqliteDatabase } from '../sqlite/database.ts'
import { FolderLock } from '../sqlite/folder.ts'
import { migrate } from '../sqlite/schema.ts'
import { CopyProblem, type CopyProgress, compareRows } from './copy.ts'
import { migrateData } from './migrate.ts'
import { SQL_TABLES, UNFINISHED } from './sql-tables.ts'

const folder = mkdtempSync(join(tmpdir(), 'copy-'))
afterAll(() => rmSync(folder, { recursive: true }))
const full = join(folder, 'full.sqlite')
fillSqlTables(full, 5)

let from: string
let to: string

beforeEach(() => {
  from = mkdtempSync(join(folder, 'from-'))
  to = `${from}-to`
  copyFileSync(full, dataFile(from))
})

/** Executes SQL in a data folder that no server uses. */
function execute(folder: string, sql: string): void {
  mkdirSync(folder, { recursive: true })
  const db = new DatabaseSync(dataFile(folder), { enableForeignKeyConstraints: false })
  migrate(db)
  db.exec(sql)
  db.close()
}

const rowsIn = (folder: string) => Object.values(contentOf(dataFile(folder))).flat().length

test('the list names every SQL table with its primary key, after those it refers to', () => {
  const db = new DatabaseSync(':memory:')
  migrate(db)
  const names = db.prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`).all()
  expect(SQL_TABLES.map(({ name }) => name).toSorted()).toEqual(names.map((row) => String(row['name'])).toSorted())
  for (const [i, { name, key }] of SQL_TABLES.entries()) {
    const columns = db.prepare('SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk').all(name)
    expect([name, key]).toEqual([name, columns.map((row) => String(row['name']))])
    const earlier = SQL_TABLES.slice(0, i).map((each) => each.name)
    for (const row of db.prepare('SELECT "table" FROM pragma_foreign_key_list(?)').all(name)) {
      expect(earlier).toContain(String(row['table']))
    }
  }
  db.close()
})

test('everything is copied in batches, and compared', async () => {
  const seen: CopyProgress[] = []
  const rows = await migrateData(from, to, { batch: 2, onProgress: (progress) => seen.push(progress) })
  expect(rows).toBe(5 * SQL_TABLES.length)
  expect(contentOf(dataFile(to))).toEqual(contentOf(dataFile(from)))
  expect(seen.at(-1)).toMatchObject({ rows: 2 * rows, all: 2 * rows })
  expect(new Set(seen.map(({ sqlTable }) => sqlTable))).toEqual(new Set(SQL_TABLES.map(({ name }) => name)))
})

test('a target that holds anything is refused and stays as it is', async () => {
  execute(to, `INSERT INTO mutes VALUES ('ala', 'ola')`)
  const before = contentOf(dataFile(to))
  await expect(migrateData(from, to)).rejects.toThrow(`${to} is not empty (mutes): choose another place, or delete`)
  expect(contentOf(dataFile(to))).toEqual(before)
})

test('a source without data, or the same place twice, is refused', async () => {
  await expect(migrateData(to, from)).rejects.toThrow(`there is no data in ${to}`)
  execute(to, '')
  await expect(migrateData(to, `${to}2`)).rejects.toThrow(`there is nothing in ${to}`)
  await expect(migrateData(from, `${from}/.`)).rejects.toThrow('both places are the same')
})

test('a folder that a server uses is refused', async () => {
  const lock = FolderLock.take(from)
  await expect(migrateData(from, to)).rejects.toThrow('another server uses it')
  lock?.release()
})

test('a row that the target does not accept is named, and the target is empty again', async () => {
  execute(from, `DELETE FROM "user" WHERE id = 'user.id 3'`)
  const copying = migrateData(from, to)
  await expect(copying).rejects.toBeInstanceOf(CopyProblem)
  await expect(copying).rejects.toThrow(/the rows of session could not be copied: .*FOREIGN KEY.*; .* is empty again/)
  expect(rowsIn(to)).toBe(0)
})

test('an interrupted copy cannot be copied or used, and the next copy starts again', async () => {
  execute(to, `INSERT INTO meta VALUES ('${UNFINISHED}', 'somewhere'); INSERT INTO mutes VALUES ('ala', 'ola')`)
  await expect(migrateData(to, `${to}2`)).rejects.toThrow(`${to} is itself an unfinished copy`)
  await migrateData(from, to)
  expect(contentOf(dataFile(to))).toEqual(contentOf(dataFile(from)))
})

test('the comparison notices another value, a missing value, a missing row and one row more', async () => {
  const chat = SQL_TABLES.find(({ name }) => name === 'chat')
  if (!chat) throw new Error('there is no chat')
  await migrateData(from, to)
  const [source, copy] = [new SqliteDatabase(dataFile(from)), new SqliteDatabase(dataFile(to))]
  const problemAfter = (sql: string) => {
    execute(to, sql)
    return compareRows(chat, source, copy, 2).then(() => 'same', messageOf)
  }
  expect(await problemAfter('')).toBe('same')
  expect(await problemAfter(`INSERT INTO chat VALUES (9, 'r', 1, 'ala', '', NULL, 0)`)).toBe(
    'chat has 6 rows in the copy instead of 5',
  )
  expect(await problemAfter('DELETE FROM chat WHERE id = 5')).toBe('the copy of ["5"] in chat is not the same')
  expect(await problemAfter('UPDATE chat SET hidden = 7 WHERE id = 2')).toBe('the copy of ["2"] in chat is not the same')
  expect(await problemAfter('UPDATE chat SET key = NULL WHERE id = 1')).toBe('the copy of ["1"] in chat is not the same')
  await source.close()
  await copy.close()
})

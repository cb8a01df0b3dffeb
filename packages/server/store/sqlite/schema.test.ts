import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { migrate, migrations } from './schema.ts'

const shape = (db: DatabaseSync) => db.prepare('SELECT type, name, sql FROM sqlite_master ORDER BY type, name').all()
const version = (db: DatabaseSync) => (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version

/** What someone who hosts at that shape would have in it. */
const kept: readonly { since: number; write: string; read: string }[] = [
  {
    since: 1,
    write: `INSERT INTO "user" (id, name, email, emailVerified, createdAt, updatedAt) VALUES ('ala', 'Ala', 'a@b.c', 0, '2026', '2026')`,
    read: 'SELECT id, name, email FROM "user"',
  },
  {
    since: 2,
    write: `INSERT INTO log (match, seq, at, key, entry) VALUES ('m', 1, 5, 'k', '{"do":"move"}');
      INSERT INTO tables VALUES ('m', 'c', 'running', 'towers', 1, 1, 'ala', '{}', 's', 3, 1, 2, 1, '[0]', 0, NULL, 'null')`,
    read: 'SELECT match, log.seq, at, key, entry, state, rev FROM log JOIN tables ON id = match',
  },
  { since: 3, write: `INSERT INTO meta VALUES ('key', 'value')`, read: 'SELECT * FROM meta' },
]

describe('data of every earlier shape comes to today’s', () => {
  for (let from = 0; from <= migrations.length; from++) {
    test(`from shape ${from}`, () => {
      const db = new DatabaseSync(':memory:')
      migrate(db, from)
      const held = kept.filter(({ since }) => since <= from)
      for (const { write } of held) db.exec(write)
      const before = held.map(({ read }) => db.prepare(read).all())
      migrate(db)
      expect(version(db)).toBe(migrations.length)
      expect(held.map(({ read }) => db.prepare(read).all())).toEqual(before)
      for (const rows of before) expect(rows).toHaveLength(1)
      const fresh = new DatabaseSync(':memory:')
      migrate(fresh)
      expect(shape(db)).toEqual(shape(fresh))
    })
  }
})

test('a migration that fails leaves everything as it was', () => {
  const db = new DatabaseSync(':memory:')
  migrate(db, 1)
  db.exec('CREATE TABLE sitting (x)') // in the way of the second
  const before = shape(db)
  expect(() => migrate(db)).toThrow('already exists')
  expect([version(db), shape(db)]).toEqual([1, before])
})

test('data of a newer Grimuar is left alone', () => {
  const db = new DatabaseSync(':memory:')
  migrate(db)
  db.exec(`PRAGMA user_version = ${migrations.length + 1}`)
  expect(() => migrate(db)).toThrow(`shapes up to ${migrations.length}`)
})

import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { migrate, migrations } from './schema.ts'

const schema = (db: DatabaseSync) => db.prepare('SELECT type, name, sql FROM sqlite_master ORDER BY type, name').all()
const version = (db: DatabaseSync) => (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version

/** Data that a database of this format may contain. A statement that reads it; `readNow` after all migrations, if it differs. */
const samples: readonly { since: number; write: string; read: string; readNow?: string; until?: number }[] = [
  {
    since: 1,
    write: `INSERT INTO "user" (id, name, email, emailVerified, createdAt, updatedAt) VALUES ('ala', 'Ala', 'a@b.c', 1, '2026', '2026')`,
    read: 'SELECT id, name, email FROM "user"',
  },
  {
    since: 2,
    write: `INSERT INTO log (match, seq, at, key, entry) VALUES ('m', 1, 5, 'k', '{"do":"move"}');
      INSERT INTO tables VALUES ('m', 'c', 'running', 'towers', 1, 1, 'ala', '{}', 's', 3, 1, 2, 1, '[0]', 0, NULL, 'null')`,
    until: 3,
    read: 'SELECT match AS room_id, log.seq, at, log.key, entry, state, rev FROM log JOIN tables ON id = match',
    readNow: 'SELECT room_id, log.seq, at, log.key, entry, state, rev FROM log JOIN rooms ON id = room_id',
  },
  {
    since: 2,
    until: 3,
    write: `INSERT INTO sitting VALUES ('m', 0, 'ala')`,
    read: 'SELECT table_id AS room_id, seat, person FROM sitting',
    readNow: 'SELECT room_id, seat, person FROM seated',
  },
  {
    since: 3,
    until: 3,
    write: `INSERT INTO chat VALUES (7, 'm', 1, 'ala', 'hello')`,
    read: 'SELECT id, table_id AS room_id, at, person, text FROM chat',
    readNow: 'SELECT id, room_id, at, person, text FROM chat',
  },
  {
    since: 3,
    until: 3,
    write: `INSERT INTO reports VALUES (1, 5, 'm', 'ola', 'ala', 'rude', 'hello')`,
    read: 'SELECT id, at, table_id AS room_id, by, about, reason, quote FROM reports',
    readNow: 'SELECT id, at, room_id, by, about, reason, quote FROM reports',
  },
  {
    since: 4,
    write: `INSERT INTO log (room_id, seq, at, key, entry) VALUES ('m', 1, 5, 'k', '{"do":"move"}');
      INSERT INTO rooms (id, code, state, game, version, listed, host, setup, secret, rev, created, changed, seq, waiting, bot_turn,
        deadline, result) VALUES ('m', 'c', 'running', 'towers', 1, 1, 'ala', '{}', 's', 3, 1, 2, 1, '[0]', 0, NULL, 'null')`,
    read: 'SELECT room_id, log.seq, at, log.key, entry, state, rev FROM log JOIN rooms ON id = room_id',
  },
  { since: 3, write: `INSERT INTO meta VALUES ('key', 'value')`, read: 'SELECT * FROM meta' },
  {
    since: 9,
    write: `INSERT INTO campaigns VALUES ('c', 'wonder-book', 'lost-name', 'Nasza', 1, '{}');
      INSERT INTO campaign_people VALUES ('c', 'ala');
      INSERT INTO saves VALUES (1, 'c', 'm', NULL, 1, 1, '{}', '[]', 5, '{}', 1, NULL)`,
    read: 'SELECT * FROM campaigns JOIN saves ON campaign = campaigns.id JOIN campaign_people USING (campaign)',
  },
  { since: 10, write: `INSERT INTO commitments VALUES ('shown', 'secret', 'ala', 5)`, read: 'SELECT * FROM commitments' },
]

describe('data of every earlier format is migrated', () => {
  for (let from = 0; from <= migrations.length; from++) {
    test(`from format ${from}`, () => {
      const db = new DatabaseSync(':memory:')
      migrate(db, from)
      const held = samples.filter(({ since, until = migrations.length }) => since <= from && from <= until)
      for (const { write } of held) db.exec(write)
      const before = held.map(({ read }) => db.prepare(read).all())
      migrate(db)
      expect(version(db)).toBe(migrations.length)
      expect(held.map(({ read, readNow = read }) => db.prepare(readNow).all())).toEqual(before)
      for (const rows of before) expect(rows).toHaveLength(1)
      const fresh = new DatabaseSync(':memory:')
      migrate(fresh)
      expect(schema(db)).toEqual(schema(fresh))
    })
  }
})

test('migration 5 frees mail addresses that nobody confirmed', () => {
  const db = new DatabaseSync(':memory:')
  migrate(db, 4)
  const add = db.prepare(
    `INSERT INTO "user" (id, name, email, emailVerified, createdAt, updatedAt) VALUES (?, 'x', ?, ?, '', '')`,
  )
  add.run('aB', 'squatted@b.c', 0)
  add.run('Ab', 'other@b.c', 0)
  add.run('ala', 'ala@b.c', 1)
  migrate(db)
  expect(
    db
      .prepare('SELECT email FROM "user" ORDER BY id')
      .all()
      .map((row) => row['email']),
  ).toEqual(['4162@nobody.invalid', '6142@nobody.invalid', 'ala@b.c'])
})

test('migration 7 lets the silence of guests count from now on', () => {
  const db = new DatabaseSync(':memory:')
  migrate(db, 6)
  db.exec(`INSERT INTO "user" (id, name, email, emailVerified, createdAt, updatedAt) VALUES ('ala', 'x', 'x', 0, '2020', '2020');
    INSERT INTO "session" (id, expiresAt, token, createdAt, updatedAt, userId) VALUES ('s', '2030', 't', '2020', '2020', 'ala')`)
  const before = new Date().toISOString()
  migrate(db)
  const seen = String(db.prepare('SELECT updatedAt FROM "session"').get()?.['updatedAt'])
  expect(seen >= before.slice(0, 19) && seen <= new Date(Date.now() + 1).toISOString()).toBe(true)
})

test('a migration that fails changes nothing', () => {
  const db = new DatabaseSync(':memory:')
  migrate(db, 1)
  db.exec('CREATE TABLE sitting (x)') // makes the second migration fail
  const before = schema(db)
  expect(() => migrate(db)).toThrow('already exists')
  expect([version(db), schema(db)]).toEqual([1, before])
})

test('data of a newer Grimuar is not touched', () => {
  const db = new DatabaseSync(':memory:')
  migrate(db)
  db.exec(`PRAGMA user_version = ${migrations.length + 1}`)
  expect(() => migrate(db)).toThrow(`formats up to ${migrations.length}`)
})

import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { isTemporary, StoreUnavailable } from '../store/failures.ts'
import { DatabaseLock } from '../store/postgres/lock.ts'
import { PostgresStore } from '../store/postgres/store.ts'
import { migrate } from '../store/sqlite/schema.ts'
import { findPostgres, schemaOf, startPostgres, testPostgres } from '../testkit/postgres.ts'
import { roomRow } from '../testkit/store-suite.ts'
import { TestServer, until } from '../testkit/test-server.ts'

const progress = (seq: number) => ({ seq, waiting: [0], botTurn: false, deadline: null, result: null })
const entry = (seq: number, key: string) => ({ seq, at: seq, key, entry: { do: 'move', seat: 0, move: seq } })

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

test('PostgreSQL has the same tables with the same columns as SQLite', async () => {
  const url = await schemaOf(testPostgres(), 'columns')
  await (await PostgresStore.open(url)).close()
  const { rows } = await withClient(url, (client) =>
    client.query<{ name: string }>(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = current_schema`,
    ),
  )
  const file = new DatabaseSync(':memory:')
  migrate(file)
  const sql = `SELECT t.name || '.' || c.name AS name FROM sqlite_master AS t JOIN pragma_table_info(t.name) AS c
    WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%'`
  const inFile = file.prepare(sql).all()
  expect(rows.map(({ name }) => name).toSorted()).toEqual(inFile.map((row) => String(row['name'])).toSorted())
  file.close()
})

test('two stores write one entry at the same time: one is refused, and both read the same log', async () => {
  const url = await schemaOf(testPostgres(), 'two-writers')
  const stores = await Promise.all([PostgresStore.open(url), PostgresStore.open(url)])
  const [ala, ola] = stores
  const room = roomRow({ state: 'running', version: 1 })
  await ala.addRoom(room, [])
  for (let seq = 1; seq <= 40; seq++) {
    const both = await Promise.all(
      stores.map((store, i) => store.append(room.id, [entry(seq, `${seq} of ${i}`)], progress(seq), false)),
    )
    expect(both.toSorted()).toEqual(['done', 'taken'])
  }
  expect(await ala.append(room.id, [entry(39, '1 of 0'), entry(40, '1 of 1')], progress(42), false)).toBe('taken')
  const log = await ola.log(room.id, 0)
  expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
  expect(await ala.log(room.id, 0)).toEqual(log)
  for (const store of stores) await store.close()
})

test('data of format 2 is opened, keeps its log, and loses the index of the keys', async () => {
  const url = await schemaOf(testPostgres(), 'format-2')
  const room = roomRow({ state: 'running', version: 1 })
  const before = await PostgresStore.open(url)
  await before.addRoom(room, [])
  await before.append(room.id, [entry(1, 'one'), entry(2, 'two')], progress(2), false)
  await before.close()
  const made = (client: Client) =>
    client.query<{ name: string }>(
      `SELECT indexname AS name FROM pg_indexes WHERE schemaname = current_schema AND tablename = 'log'`,
    )
  await withClient(url, async (client) => {
    await client.query('CREATE UNIQUE INDEX log_key ON log (room_id, key) WHERE key IS NOT NULL')
    await client.query(`UPDATE meta SET value = '2' WHERE name = 'format'`)
  })
  const after = await PostgresStore.open(url)
  onTestFinished(() => after.close())
  const { rows } = await withClient(url, made)
  expect(rows.map(({ name }) => name)).toEqual(['log_pkey'])
  expect((await after.log(room.id, 0)).map(({ seq, key }) => [seq, key])).toEqual([
    [1, 'one'],
    [2, 'two'],
  ])
  expect(await after.append(room.id, [entry(2, 'three')], progress(2), false)).toBe('taken')
  expect(await after.append(room.id, [entry(3, 'three')], progress(3), false)).toBe('done')
  expect(await after.meta('format')).toBe('3')
})

test('two stores that change the same settings and people at once lose nothing', async () => {
  const url = await schemaOf(testPostgres(), 'two-settings')
  const stores = await Promise.all([PostgresStore.open(url), PostgresStore.open(url)])
  const fields = Array.from({ length: 20 }, (_, i) => `field${String.fromCharCode(97 + i)}`)
  await Promise.all(fields.map((field, i) => stores[i % 2]?.changeSettings('ala', { [field]: i })))
  expect(await stores[0].settings('ala')).toEqual(Object.fromEntries(fields.map((field, i) => [field, i])))
  const rooms = Array.from({ length: 10 }, () => roomRow({ setup: ['guest'], host: 'guest' }))
  for (const room of rooms) await stores[0].addRoom(room, [{ seat: 0, person: 'guest' }])
  await Promise.all([
    stores[0].movePerson('guest', 'ola'),
    ...rooms.map((room) => stores[1].changeRoom({ ...room, listed: false }, [{ seat: 0, person: 'guest' }])),
  ])
  expect(await Promise.all(rooms.map(async ({ id }) => (await stores[1].room(id))?.host))).toEqual(rooms.map(() => 'ola'))
  for (const store of stores) await store.close()
})

test('only one server may use a database; the next one may when it has stopped', async () => {
  const url = await schemaOf(testPostgres(), 'lock')
  const first = await DatabaseLock.take(url, () => {})
  expect(first).toBeDefined()
  expect(await DatabaseLock.take(url, () => {})).toBeUndefined()
  const elsewhere = await DatabaseLock.take(await schemaOf(testPostgres(), 'another lock'), () => {})
  expect(elsewhere).toBeDefined()
  await first?.release()
  const next = await DatabaseLock.take(url, () => {})
  expect(next).toBeDefined()
  await next?.release()
  await elsewhere?.release()
})

test('data of a newer format, and a database that is not there, are refused with the reason', async () => {
  const url = await schemaOf(testPostgres(), 'newer')
  await (await PostgresStore.open(url)).close()
  await withClient(url, (client) => client.query(`UPDATE meta SET value = '999' WHERE name = 'format'`))
  const refused = PostgresStore.open(url)
  await expect(refused).rejects.toBeInstanceOf(StoreUnavailable)
  await expect(refused).rejects.toThrow('the data has format 999')
  await expect(PostgresStore.open('postgres://grimuar@127.0.0.1:1/none')).rejects.toBeInstanceOf(StoreUnavailable)
})

test('a server survives a crash of PostgreSQL: what was acknowledged is there, and play goes on', async () => {
  const postgres = await startPostgres(findPostgres() ?? '')
  onTestFinished(() => postgres.stop())
  const server = await TestServer.open({ database: postgres.url, catalogue: import.meta.resolve('../testkit/toys.ts') })
  onTestFinished(() => server.stop())
  const [ala, ola] = [await server.guest('Ala'), await server.guest('Ola')]
  const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'])
  await ola.sit(id)
  const { store } = server.online
  const acknowledged: string[] = []
  let stopped = false
  const writing = (async () => {
    for (let i = 0; !stopped; i++) {
      const key = `line${i}`
      try {
        await store.addChat(id, { at: i, person: ala.person.id, text: key }, key)
        acknowledged.push(key)
      } catch (error) {
        expect(isTemporary(error)).toBe(true)
        await new Promise((passed) => setTimeout(passed, 20))
      }
    }
  })()
  await until(() => acknowledged.length > 5)
  await postgres.restart()
  const before = acknowledged.length
  await until(() => acknowledged.length > before + 5)
  stopped = true
  await writing
  const stored = (await store.chat(id, 9999)).map(({ text }) => text)
  expect(acknowledged.filter((key) => !stored.includes(key))).toEqual([])
  expect(new Set(stored).size).toBe(stored.length)

  await until(() => server.online.status.isHealthy())
  const line = ala.connect()
  let steps: number | undefined
  line.watch(id, {
    onUpdate({ match }) {
      steps = match.undo?.standing
    },
  })
  expect(await line.send({ type: 'move', room: id, move: { at: 4 } })).toEqual({ ok: true, seq: 1 })
  await until(() => steps === 1)
  ala.disconnect()
})

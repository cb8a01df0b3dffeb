import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { RoomCard } from '@grimuar/protocol'
import { expect, test } from 'vitest'
import { type Guest, TestServer, until } from '../testkit/test-server.ts'
import { migrate } from './sqlite/schema.ts'

/** The tables of format 3, with the names they have today. */
const TABLES: { readonly [before: string]: string } = {
  tables: 'rooms',
  sitting: 'seated',
  log: 'log',
  chat: 'chat',
  reports: 'reports',
  settings: 'settings',
  mutes: 'mutes',
  meta: 'meta',
  outages: 'outages',
  user: 'user',
  session: 'session',
}

/** Rewrites a database file in format 3, in which rooms were called tables. */
function toFormat3(file: string): void {
  const newer = `${file}.newer`
  renameSync(file, newer)
  const db = new DatabaseSync(file)
  migrate(db, 3)
  db.exec(`ATTACH '${newer}' AS newer`)
  const columns = (schema: string, table: string) =>
    db
      .prepare(`PRAGMA ${schema}.table_info("${table}")`)
      .all()
      .map((row) => row['name'])
  for (const [before, now] of Object.entries(TABLES)) {
    // Later formats added columns at the end.
    const old = columns('newer', now).slice(0, columns('main', before).length)
    db.exec(`INSERT INTO "${before}" SELECT ${old.map((name) => `"${name}"`).join()} FROM newer."${now}"`)
  }
  db.close()
}

test('a running match in a database of format 3 is opened and played on', async () => {
  const server = await TestServer.open({ catalogue: import.meta.resolve('../testkit/toys.ts') })
  const [ala, ola] = [await server.guest('Ala'), await server.guest('Ola')]
  const { id, code } = await ala.newRoom('tic-tac-toe', ['me', 'free'], { listed: false })
  await ola.sit(id, { code: code as string })
  const play = async (guest: Guest, at: number) => {
    const line = guest.connect()
    await new Promise((onUpdate) => line.watch(id, { onUpdate }))
    expect(await line.send({ type: 'move', room: id, move: { at } })).toMatchObject({ ok: true })
    expect(await line.send({ type: 'chat', room: id, text: `I take ${at}` })).toMatchObject({ ok: true })
    line.stop()
  }
  await play(ala, 0)
  await play(ola, 3)
  await server.pause()
  toFormat3(join(server.folder, 'data/grimuar.sqlite'))

  await server.start()
  expect(await ala.done<RoomCard>('GET', `/api/rooms/${id}`)).toMatchObject({ state: 'running', seq: 2, waiting: [0], code })
  for (const [guest, at] of [
    [ala, 1],
    [ola, 4],
    [ala, 2],
  ] as const)
    await play(guest, at)
  await until(async () => (await ala.done<RoomCard>('GET', `/api/rooms/${id}`)).state === 'over')
  const played = { how: 'played', result: { kind: 'ranked', ranks: [2, 1] } }
  expect(await ala.done<RoomCard>('GET', `/api/rooms/${id}`)).toMatchObject({ result: played })

  // Before results had kinds they were ranks alone.
  await server.pause()
  const db = new DatabaseSync(join(server.folder, 'data/grimuar.sqlite'))
  db.prepare(`UPDATE rooms SET result = json_remove(result, '$.result.kind') WHERE id = ?`).run(id)
  expect(db.prepare('SELECT result FROM rooms WHERE id = ?').get(id)).not.toMatchObject({
    result: expect.stringContaining('kind'),
  })
  db.close()
  await server.start()
  expect(await ala.done<RoomCard>('GET', `/api/rooms/${id}`)).toMatchObject({ result: played })
  expect(await ala.done<unknown>('GET', `/api/people/${ala.person.id}`)).toMatchObject({ games: [{ id, result: played }] })
  expect((await server.online.store.chat(id, 10)).map(({ text }) => text)).toEqual([0, 3, 1, 4, 2].map((at) => `I take ${at}`))
  await server.stop()
})

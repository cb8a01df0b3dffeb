import type { Watched } from '@grimuar/protocol'
import { afterEach, expect, test } from 'vitest'
import { type Guest, TestServer, until } from '../testkit/test-server.ts'

const catalogue = (name: string) => import.meta.resolve(`../testkit/${name}.ts`)

let server: TestServer | undefined
afterEach(() => server?.stop())

/** Watches a room until the first answer. */
async function watchOnce(guest: Guest, match: string): Promise<Watched | string> {
  const line = guest.connect()
  const seen = await new Promise<Watched | string>((told) => line.watch(match, { onUpdate: told, onRefused: told }))
  line.stop()
  return seen
}

test('a match keeps its rules version, a new match gets the newest; without its rules a match is refused', async () => {
  server = await TestServer.open({ catalogue: catalogue('toys-before') })
  const ala = await server.guest('Ala')
  const ola = await server.guest('Ola')
  const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'])
  expect((await ola.sit(id)).version).toBe(1)
  const play = async (guest: Guest, at: number) => {
    const line = guest.connect()
    await new Promise((onUpdate) => line.watch(id, { onUpdate }))
    expect(await line.send({ type: 'move', room: id, move: { at } })).toMatchObject({ ok: true })
    line.stop()
  }
  await play(ala, 0)
  await play(ola, 3)

  // Version 2 is released, in which a line loses.
  await server.pause()
  server.configure({ catalogue: catalogue('toys') })
  await server.start()
  const later = await ala.newRoom('tic-tac-toe', ['me', 'free'])
  expect((await ola.sit(later.id)).version).toBe(2)
  for (const [guest, at] of [
    [ala, 1],
    [ola, 4],
    [ala, 2],
  ] as const)
    await play(guest, at)
  const end = (await watchOnce(ala, id)) as Watched
  expect(end.match.ended).toMatchObject({ how: 'played', result: { ranks: [1, 2] } })
  const { record } = await ala.done<{ record: string }>('GET', `/api/rooms/${id}/reveal`)
  expect(record).toContain('version 1\n')

  // Version 1 is removed.
  await server.pause()
  server.configure({ catalogue: catalogue('toys-after') })
  await server.start()
  expect(await watchOnce(ala, id)).toBe('rules-gone')
  expect(await ala.ask('GET', `/api/rooms/${id}/reveal`)).toMatchObject({ status: 410, body: { code: 'rules-gone' } })
  expect(await watchOnce(ala, later.id)).toMatchObject({ seq: 0, seat: 0 })
  await until(() => server?.online.roomCache.size === 1)
})

import { PROTOCOL, type RoomCard } from '@grimuar/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { MemoryBuses } from '../nodes/bus.ts'
import { schemaOf, testPostgres } from '../testkit/postgres.ts'
import { Guest, TestServer, until } from '../testkit/test-server.ts'

const BEFORE = import.meta.resolve('../testkit/toys-before.ts') // knows version 1
const AFTER = import.meta.resolve('../testkit/toys.ts') // knows versions 1 and 2

test('during a rolling deploy new rules begin only when every node knows them; a match with later rules is played elsewhere', async () => {
  const database = await schemaOf(testPostgres(), 'versions')
  const buses = new MemoryBuses()
  const node = async (catalogue: string) => {
    const server = await TestServer.open({ database, many: true, catalogue }, () => buses.add())
    onTestFinished(() => server.stop())
    return server
  }
  const [first, second] = [await node(BEFORE), await node(BEFORE)]
  const [ala, ola] = [await first.guest('Ala'), await second.guest('Ola')]
  const begin = async (server: TestServer): Promise<RoomCard> => {
    const host = new Guest(server.url, ala.cookie, ala.person)
    const { id } = await host.newRoom('tic-tac-toe', ['me', 'free'])
    return new Guest(server.url, ola.cookie, ola.person).sit(id)
  }
  const redeploy = async (server: TestServer, catalogue: string) => {
    await server.pause()
    server.configure({ database, catalogue })
    await server.start()
  }
  expect((await begin(first)).version).toBe(1)
  await redeploy(first, AFTER)
  for (const server of [first, second]) expect((await begin(server)).version).toBe(1)
  await redeploy(second, AFTER)
  await until(async () => (await begin(first)).version === 2)
  const later = await begin(second)
  expect(later.version).toBe(2)

  // The second node goes back to the release before: its clients are sent to the others.
  await redeploy(second, BEFORE)
  await until(async () => (await begin(first)).version === 1)
  const socket = new Guest(second.url, ala.cookie, ala.person).socket()
  onTestFinished(() => socket.terminate())
  const closed = new Promise((told) => socket.on('close', told))
  socket.on('open', () => {
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }))
    socket.send(JSON.stringify({ type: 'watch', room: later.id }))
  })
  expect(await closed).toBe(1012)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { defaultLimits } from '../settings.ts'
import { type Guest, TestServer } from '../testkit/test-server.ts'

// A stranger floods the server. Everything runs with the limits of a real server.

let server: TestServer
let eve: Guest
beforeAll(async () => {
  server = await TestServer.open({ catalogue: import.meta.resolve('../testkit/toys.ts'), limits: defaultLimits })
  eve = await server.guest('Eve')
})
afterAll(() => server.stop())

/** Opens a socket. `closed` resolves when the server has disconnected it. */
async function opened(): Promise<{ socket: WebSocket; closed: Promise<unknown> }> {
  const socket = eve.socket()
  socket.on('error', () => {}) // the server resets the connection while it is being written to
  const closed = new Promise((told) => socket.on('close', told))
  await new Promise((open) => socket.on('open', open))
  return { socket, closed }
}

/** The number of refusals that the server counted so far. */
async function refusals(): Promise<number> {
  const metric = await server.online.metrics.registry.getSingleMetric('grimuar_refusals_total')?.get()
  return metric?.values.reduce((sum, { value }) => sum + value, 0) ?? 0
}

// The first test: no refusal of another socket may still be counted meanwhile.
test('a client that is being closed is not listened to', async () => {
  const before = await refusals()
  const { socket, closed } = await opened()
  socket.send(JSON.stringify({ type: 'hello', protocol: 99 }))
  for (let i = 0; i < 20; i++) socket.send('[]')
  expect(await closed).toBe(1002)
  expect(await refusals()).toBe(before)
})

test('a client over its limits is cut off, and nothing it sends afterwards is handled', async () => {
  const before = await refusals()
  const { socket, closed } = await opened()
  for (let i = 0; i < 5000; i++) socket.send('[]')
  await closed
  expect((await refusals()) - before).toBeLessThan(300)
})

test('pings are answered within the limits; a client that sends too many is cut off', async () => {
  const { socket, closed } = await opened()
  let pongs = 0
  socket.on('pong', () => pongs++)
  socket.ping('psst')
  await new Promise((told) => socket.once('pong', told))
  for (let i = 0; i < 2000; i++) socket.ping()
  await closed
  expect(pongs).toBeLessThanOrEqual(defaultLimits.messages.burst + defaultLimits.messages.perSecond)
})

test('unrequested pongs count, too', async () => {
  const { socket, closed } = await opened()
  for (let i = 0; i < 2000; i++) socket.pong()
  await closed
})

test('a message in endlessly many empty pieces is cut off by its bytes', async () => {
  const { socket, closed } = await opened()
  for (let i = 0; i < 16_000; i++) socket.send('', { fin: false })
  for (let i = 0; i < 16_000; i++) socket.ping(Buffer.alloc(100))
  await closed
})

test('attempts to open a socket are limited', async () => {
  const strict = await TestServer.open({ limits: { ...defaultLimits, handshakes: { max: 3, timeWindow: 60_000 } } })
  const ela = await strict.guest('Ela')
  const attempt = () =>
    new Promise((told) => {
      const socket = ela.socket({ cookie: 'grimuar.session_token=forged' })
      socket.on('open', () => told(101))
      socket.on('unexpected-response', (_request, response) => told(response.statusCode))
      socket.on('error', () => {})
    })
  const statuses = []
  for (let i = 0; i < 4; i++) statuses.push(await attempt())
  expect(statuses).toEqual([101, 101, 101, 429])
  await strict.stop()
})

import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { newLuck, PROTOCOL, type RoomCard, type RoomLists, type ServerMessage } from '@grimuar/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from './serve.ts'
import { ClientSockets } from './sockets/client-sockets.ts'
import { type Guest, TestServer, testSettings, until } from './testkit/test-server.ts'

// Everything that a stranger can make grow has a limit. Limits count persons and networks, not tabs.

const toys = import.meta.resolve('./testkit/toys.ts')

let server: TestServer
let ala: Guest
beforeAll(async () => {
  server = await TestServer.open({ catalogue: toys })
  ala = await server.guest('Ala')
})
afterAll(() => server.stop())

/** A socket that has said hello, with all it received. */
async function greeted(guest: Guest): Promise<{ send(message: object): void; received: ServerMessage[]; close(): void }> {
  const socket = guest.socket()
  const received: ServerMessage[] = []
  socket.on('message', (data) => received.push(JSON.parse(String(data))))
  await new Promise((open) => socket.on('open', open))
  const send = (message: object) => socket.send(JSON.stringify(message))
  send({ type: 'hello', protocol: PROTOCOL })
  await until(() => received.length > 0)
  return { send, received, close: () => socket.close() }
}

async function withLimits<T>(
  limits: Partial<TestServer['online']['settings']['limits']>,
  work: (strict: TestServer) => Promise<T>,
) {
  const strict = await TestServer.open({ catalogue: toys, limits: { ...server.online.settings.limits, ...limits } })
  await work(strict)
  await strict.stop()
}

describe('limits', () => {
  test('the limit of messages counts all tabs of a person together', () =>
    withLimits({ personMessages: { burst: 40, perSecond: 0 } }, async (strict) => {
      const eve = await strict.guest('Eve')
      const tabs = await Promise.all(Array.from({ length: 4 }, () => greeted(eve)))
      for (const { send } of tabs) for (let i = 0; i < 20; i++) send({ type: 'unwatch', room: 'none' })
      const refused = () => tabs.flatMap(({ received }) => received.filter(({ type }) => type === 'refused'))
      await until(() => refused().length === 44)
      // Another person is not affected.
      const other = await greeted(await strict.guest('Ola'))
      expect(other.received[0]?.type).toBe('welcome')
      for (const tab of [...tabs, other]) tab.close()
    }))

  test('the messages of all guests of a network have a limit together, which leaves some to accounts', () =>
    withLimits({ guestMessages: { burst: 40, perSecond: 0 }, networkMessages: { burst: 50, perSecond: 0 } }, async (strict) => {
      const owner = await strict.guest('Ola')
      await owner.done('POST', '/api/me/password', { login: 'ola', password: 'abracadabra' })
      const guests = await Promise.all(['Eve', 'Mallory', 'Trudy'].map((name) => strict.guest(name)))
      const tabs = await Promise.all(guests.map(greeted))
      for (const { send } of tabs) for (let i = 0; i < 20; i++) send({ type: 'unwatch', room: 'none' })
      const refused = (of: typeof tabs) => of.flatMap(({ received }) => received.filter(({ type }) => type === 'refused'))
      await until(() => refused(tabs).length === 23)
      const account = await greeted(owner)
      for (let i = 0; i < 20; i++) account.send({ type: 'unwatch', room: 'none' })
      await until(() => refused([account]).length === 11)
      for (const tab of [...tabs, account]) tab.close()
    }))

  test('the limit of chat lines counts all tabs of a person together', () =>
    withLimits({ chat: { burst: 3, perSecond: 0 } }, async (strict) => {
      const eve = await strict.guest('Eve')
      const { id } = await eve.newRoom('tic-tac-toe', ['me', 'free'])
      const tabs = await Promise.all(Array.from({ length: 3 }, () => greeted(eve)))
      for (const [i, { send }] of tabs.entries())
        for (let line = 0; line < 3; line++) send({ type: 'chat', room: id, key: `line-${i}-${line}-x`, text: 'spam' })
      await until(() => tabs.flatMap(({ received }) => received.filter(({ type }) => type !== 'welcome')).length === 9)
      expect(await strict.online.store.chat(id, 100)).toHaveLength(3)
      for (const tab of tabs) tab.close()
    }))

  test('the limit of sockets counts all guests of a network together', () =>
    withLimits({ sockets: { perPerson: 10, perAddress: 10, inAll: 3 } }, async (strict) => {
      const guests = await Promise.all(['A', 'B', 'C', 'D'].map((name) => strict.guest(name)))
      const statuses = []
      for (const guest of guests) {
        const socket = guest.socket()
        statuses.push(
          await new Promise((told) => {
            socket.on('open', () => told(101))
            socket.on('unexpected-response', (_request, response) => told(response.statusCode))
            socket.on('error', () => {})
          }),
        )
      }
      expect(statuses).toEqual([101, 101, 101, 429])
    }))

  test('sockets that are opened at the same time are within the limit together', () =>
    withLimits({ sockets: { perPerson: 5, perAddress: 3, inAll: 7 } }, async (strict) => {
      const { store } = strict.online
      const mutes = store.mutes.bind(store)
      store.mutes = async (person) => {
        await new Promise((passed) => setTimeout(passed, 100))
        return mutes(person)
      }
      const [eve, mallory] = [await strict.guest('Eve'), await strict.guest('Mallory')]
      const open = (guest: Guest) => {
        const socket = guest.socket()
        socket.on('error', () => {})
        return new Promise<number>((told) => {
          socket.on('open', () => told(101))
          socket.on('unexpected-response', (_request, { statusCode }) => told(statusCode ?? 0))
        }).then((status) => ({ status, socket }))
      }
      const all = await Promise.all([...Array(12).fill(eve), ...Array(12).fill(mallory)].map(open))
      const opened = all.filter(({ status }) => status === 101)
      expect(opened).toHaveLength(7)
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set([101, 429]))
      // A place is free again when its socket is closed.
      for (const { socket } of opened) socket.close()
      await until(() => strict.online.sockets.size === 0)
      const again = await Promise.all(Array(12).fill(eve).map(open))
      expect(again.filter(({ status }) => status === 101)).toHaveLength(5)
      for (const { socket } of again) socket.terminate()
    }))

  test('settings and passkeys of one person have a limit', async () => {
    const eve = await server.guest('Eve')
    const games = Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`game-${i}`, ['mail']]))
    expect((await eve.ask('PUT', '/api/me/settings', { notices: { usual: [], games } })).status).toBe(400)
    const { adapter } = await server.online.identity.$context
    const passkey = (i: number) => ({
      ...{ userId: eve.person.id, publicKey: 'x', credentialID: `passkey-${i}`, counter: 0, deviceType: 'singleDevice' },
      ...{ backedUp: false, transports: 'internal', createdAt: new Date() },
    })
    const options = async () => (await eve.ask('GET', '/api/auth/passkey/generate-register-options')).status
    for (let i = 0; i < 19; i++) await adapter.create({ model: 'passkey', data: passkey(i) })
    expect(await options()).toBe(200)
    await adapter.create({ model: 'passkey', data: passkey(19) })
    expect(await options()).toBe(429)
    expect((await eve.ask('POST', '/api/auth/passkey/verify-registration', { response: {} })).status).toBe(429)
  })

  test('the limit of new rooms counts all guests of a network together', () =>
    withLimits({ newRooms: { max: 3, timeWindow: 60_000 } }, async (strict) => {
      const guests = await Promise.all(['A', 'B', 'C', 'D'].map((name) => strict.guest(name)))
      const statuses = []
      for (const guest of guests) {
        const seats = [{ kind: 'me', luck: newLuck() }, { kind: 'free' }]
        statuses.push(
          (await guest.ask('POST', '/api/rooms', { game: 'tic-tac-toe', seats, pace: { kind: 'free' }, listed: true })).status,
        )
      }
      expect(statuses).toEqual([200, 200, 200, 429])
    }))

  test('the limit of holidays keeps a person from writing into all matches again and again', () =>
    withLimits({ holidays: { burst: 2, perSecond: 0 } }, async (strict) => {
      const eve = await strict.guest('Eve')
      const statuses = []
      for (const rest of [Date.now() + 1e6, null, Date.now() + 1e6])
        statuses.push((await eve.ask('PUT', '/api/me/settings', { rest })).status)
      expect(statuses).toEqual([200, 200, 429])
      expect((await eve.ask('PUT', '/api/me/settings', { lang: 'pl' })).status).toBe(200)
    }))
})

test('a holiday does not keep an abandoned match alive', async () => {
  const ela = await server.guest('Ela')
  const { id } = await ela.newRoom('tic-tac-toe', ['me', 'free'], { pace: { kind: 'days', hours: 24 } })
  await ala.sit(id)
  const before = (await server.online.store.room(id))?.changed
  await ela.done('PUT', '/api/me/settings', { rest: Date.now() + 86_400_000 })
  expect(await server.online.store.log(id, 0)).toHaveLength(1)
  expect((await server.online.store.room(id))?.changed).toBe(before)
})

test('rooms that nobody watches are limited in memory', async () => {
  const small = await TestServer.open({
    catalogue: toys,
    roomCache: { idleMs: 1e9, sweepMs: 1e9, mostIdle: 5, mostSpectated: 5 },
  })
  const rooms: RoomCard[] = []
  for (let i = 0; i < 4; i++) {
    const guest = await small.guest(`Guest ${i}`)
    for (let n = 0; n < 5; n++) rooms.push(await guest.newRoom('tic-tac-toe', ['me', 'free']))
  }
  const watched = (await small.guest('Eve')).connect()
  const first = rooms[0]?.id as string
  watched.watch(first, { onUpdate() {} })
  await until(() => small.online.roomCache.loadedRoom(first)?.audience.size === 1)
  for (const { id } of rooms) await small.online.roomCache.get(id)
  expect(small.online.roomCache.size).toBeLessThanOrEqual(7)
  expect(small.online.roomCache.loadedRoom(first)?.closed).toBe(false)
  watched.stop()
  await small.stop()
})

describe('the lobby', () => {
  test('lists rooms in which somebody is here before any number of empty ones', async () => {
    const honest = await server.guest('Honest')
    const { id } = await honest.newRoom('tic-tac-toe', ['me', 'free'])
    const here = await greeted(honest)
    const row = await server.online.store.room(id)
    if (!row) throw new Error('the room is there')
    const seats = [{ kind: 'person', person: 'nobody', luck: newLuck() }, { kind: 'free' }]
    const empty = (i: number) => ({ ...row, id: `empty${i}`, code: `empty${i}`, host: 'nobody', created: row.created + 1 + i })
    for (let i = 0; i < 120; i++)
      await server.online.store.addRoom({ ...empty(i), setup: { seats, options: {}, pace: { kind: 'free' } } }, [
        { seat: 0, person: 'nobody' },
      ])
    const { open } = await ala.done<RoomLists>('GET', '/api/rooms')
    expect(open).toHaveLength(100)
    expect(open[0]?.id).toBe(id)
    here.close()
    await until(() => !server.online.sockets.isOnline(honest.person.id))
  })

  test('lists a room of each host before the second of any, and counts a network that is here as one host', async () => {
    const own = await TestServer.open({ catalogue: toys })
    const honest = await own.guest('Honest')
    const { id } = await honest.newRoom('tic-tac-toe', ['me', 'free'])
    const tabs: Awaited<ReturnType<typeof greeted>>[] = []
    for (let guest = 0; guest < 25; guest++) {
      const eve = await own.guest('Eve')
      for (let i = 0; i < 5; i++) await eve.newRoom('tic-tac-toe', ['me', 'free'])
      tabs.push(await greeted(eve))
    }
    const here = await greeted(honest)
    const listed = async () => (await honest.done<RoomLists>('GET', '/api/rooms')).open
    // All of them are in one network at first, the honest one, too.
    expect((await listed()).map((card) => card.id)).not.toContain(id)
    for (const socket of own.online.sockets)
      if (socket.person === honest.person.id) Object.defineProperty(socket, 'network', { value: 'another' })
    expect((await listed()).slice(0, 2).map((card) => card.id)).toContain(id)
    // Of hosts who are not here, each has a room before any has two.
    for (const tab of [...tabs, here]) tab.close()
    await until(() => own.online.sockets.size === 0)
    expect((await listed()).slice(0, 26).map((card) => card.id)).toContain(id)
    await own.stop()
  })

  test('takes only so many open rooms of one network, until they are gone', () =>
    withLimits({ listedRooms: 2 }, async (strict) => {
      const guests = await Promise.all(['A', 'B', 'C'].map((name) => strict.guest(name)))
      const seats = [{ kind: 'me', luck: newLuck() }, { kind: 'free' }]
      const create = async (guest: Guest | undefined, listed: boolean) =>
        guest?.ask<RoomCard>('POST', '/api/rooms', { game: 'tic-tac-toe', seats, pace: { kind: 'free' }, listed })
      const rooms = [await create(guests[0], true), await create(guests[1], true), await create(guests[2], true)]
      expect(rooms.map((room) => room?.status)).toEqual([200, 200, 429])
      expect((await create(guests[2], false))?.status).toBe(200)
      await guests[0]?.done('DELETE', `/api/rooms/${rooms[0]?.body.id}`)
      expect((await create(guests[2], true))?.status).toBe(200)
    }))

  test('is sent to one client only so often, and all its changes arrive', async () => {
    const eve = await server.guest('Eve')
    const tab = await greeted(eve)
    for (let i = 0; i < 50; i++) tab.send({ type: 'lobby', on: true })
    const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'])
    const cards = () => tab.received.filter((message) => message.type === 'room')
    await until(() => cards().some(({ card }) => card.id === id))
    expect(cards().length).toBeLessThan(250)
    tab.close()
  })
})

test('clients that do not read are disconnected, the greatest backlog first, when all together have too much', () => {
  const sockets = new ClientSockets()
  const gone: number[] = []
  for (const unread of [10, 500, 20, 300]) sockets.add({ person: null, unread, terminate: () => gone.push(unread) } as never)
  sockets.limitUnread(1000)
  expect(gone).toEqual([])
  sockets.limitUnread(400)
  expect(gone).toEqual([500])
})

describe('rooms that only spectators watch', () => {
  /** What a socket was answered for each room it asked for. */
  const watchAll = async (guest: Guest, rooms: readonly string[]) => {
    const tab = await greeted(guest)
    for (const room of rooms) tab.send({ type: 'watch', room })
    const answers = () =>
      rooms.map((id) => {
        const last = tab.received.findLast((message) => 'room' in message && message.room === id)
        return last?.type === 'refused' ? last.code : last?.type
      })
    await until(() => answers().every((answer) => answer !== undefined))
    return { ...tab, answers }
  }

  test('are limited for a network, all its guests together; the rooms one sits in are not', () =>
    withLimits({ spectated: 3 }, async (strict) => {
      const [host, one, two] = [await strict.guest('Ala'), await strict.guest('Eve'), await strict.guest('Mallory')]
      const ids: string[] = []
      for (let i = 0; i < 4; i++) ids.push((await host.newRoom('endless', ['me'])).id)
      const [a, b] = [await watchAll(one, ids.slice(0, 2)), await watchAll(two, ids.slice(1))]
      expect([a.answers().includes('limit'), b.answers().filter((answer) => answer === 'limit')]).toEqual([false, ['limit']])
      const own = await watchAll(host, ids)
      expect(own.answers()).not.toContain('limit')
      // What is not watched any more does not count.
      a.close()
      await until(() => [...strict.online.sockets].length === 2)
      const later = await watchAll(one, ids.slice(0, 1))
      expect(later.answers()).not.toContain('limit')
      for (const tab of [b, own, later]) tab.close()
    }))

  test('are limited in all: the least recently used lose their spectators, who are told', async () => {
    const small = await TestServer.open({
      catalogue: toys,
      roomCache: { idleMs: 1e9, sweepMs: 1e9, mostIdle: 100, mostSpectated: 3 },
    })
    const [host, eve] = [await small.guest('Ala'), await small.guest('Eve')]
    const ids: string[] = []
    for (let i = 0; i < 6; i++) {
      ids.push((await host.newRoom('endless', ['me'])).id)
      small.online.roomCache.evict(ids[i] ?? '')
    }
    const seated = await watchAll(host, ids.slice(0, 1))
    const tabs: Awaited<ReturnType<typeof watchAll>>[] = []
    for (const id of ids) tabs.push(await watchAll(eve, [id]))
    await until(() => tabs.filter((tab) => tab.answers()[0] === 'limit').length === 1)
    const answers = tabs.map((tab) => tab.answers()[0] === 'limit')
    expect(answers).toEqual([false, true, false, false, false, false]) // somebody sits in the first
    expect([...small.online.sockets].filter(({ watching }) => watching.size === 0)).toHaveLength(1)
    for (const tab of [...tabs, seated]) tab.close()
    await small.stop()
  })
})

test('answers to requests that nobody reads count, too', () => {
  const sockets = new ClientSockets()
  const gone: string[] = []
  const request = (writableLength: number) => {
    const connection = { writableLength, once: () => {}, destroy: () => gone.push(`request ${writableLength}`) } as never
    sockets.addRequests(connection)
    return connection
  }
  request(400)
  const upgraded = request(900)
  sockets.add({ person: null, unread: 300, terminate: () => gone.push('client') } as never, upgraded)
  sockets.limitUnread(700)
  expect(gone).toEqual([])
  sockets.limitUnread(600)
  expect(gone).toEqual(['request 400'])
})

test('an answer that nobody reads is given up, one that is read slowly is not', async () => {
  const size = 20_000_000
  const folder = join(server.folder, 'app')
  writeFileSync(join(folder, 'big.bin'), Buffer.alloc(size))
  const serving = await serve({ folder, port: 0, host: '127.0.0.1', stalledMs: 1000 })
  if (!serving.ok) throw new Error(serving.problem)
  /** Reads the answer with pauses; returns how many bytes came. */
  const read = async (pauseMs: number, pauses: number) => {
    const socket = connect(serving.port, '127.0.0.1')
    let bytes = 0
    socket.on('data', (data) => {
      bytes += data.length
    })
    socket.on('error', () => {}) // the server resets the connection
    const closed = new Promise((told) => socket.on('close', told))
    socket.write('GET /big.bin HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
    await new Promise((arrived) => socket.once('data', arrived))
    for (let i = 0; i < pauses; i++) {
      socket.pause()
      await new Promise((passed) => setTimeout(passed, pauseMs))
      socket.resume()
      await new Promise((arrived) => socket.once('data', arrived))
    }
    await closed
    return bytes
  }
  expect(await read(4000, 1)).toBeLessThan(size)
  expect(await read(300, 5)).toBeGreaterThan(size)
  await serving.stop()
})

test('a request that never ends is cut off', async () => {
  const serving = await serve({
    folder: join(server.folder, 'app'),
    port: 0,
    host: '127.0.0.1',
    online: testSettings(join(server.folder, 'slow'), { catalogue: toys }),
    requestMs: 400,
  })
  if (!serving.ok) throw new Error(serving.problem)
  const head = `POST /api/guest HTTP/1.1\r\nhost: 127.0.0.1:${serving.port}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`
  for (const text of [head, head.slice(0, 40)]) {
    const socket = connect(serving.port, '127.0.0.1', () => socket.write(text))
    socket.resume()
    await new Promise((closed) => socket.on('close', closed))
  }
  await serving.stop()
})

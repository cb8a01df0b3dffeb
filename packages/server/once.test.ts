import { newLuck, PROTOCOL, type RoomCard, type ServerMessage } from '@grimuar/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Guest, TestServer, until } from './testkit/test-server.ts'

// An acknowledged command is stored, and only once, however often it is sent.

let server: TestServer
let ala: Guest
beforeAll(async () => {
  server = await TestServer.open({ catalogue: import.meta.resolve('./testkit/toys.ts') })
  ala = await server.guest('Ala')
})
afterAll(() => server.stop())

/** Sends a chat line under a key; returns the type of the answer. */
async function say(room: string, key: string): Promise<string> {
  const socket = ala.socket()
  const received: ServerMessage[] = []
  socket.on('message', (data) => received.push(JSON.parse(String(data))))
  await new Promise((open) => socket.on('open', open))
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }))
  socket.send(JSON.stringify({ type: 'chat', room, key, text: 'hello' }))
  const answer = () => received.find((message) => message.type === 'done' || message.type === 'refused')
  await until(answer)
  socket.close()
  return answer()?.type ?? ''
}

const linesIn = async (room: string) => (await server.online.store.chat(room, 100)).length

test('a chat line that could not be written is stored when it is sent again', async () => {
  const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'])
  const { store } = server.online
  const { addChat } = store
  store.addChat = () => Promise.reject(new Error('the disk is full'))
  expect(await say(id, 'the-same-key')).toBe('refused')
  store.addChat = addChat
  expect(await say(id, 'the-same-key')).toBe('done')
  expect(await linesIn(id)).toBe(1)
})

test('a chat line sent again after a restart or after many others is stored once', async () => {
  const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'])
  expect(await say(id, 'the-same-key')).toBe('done')
  await server.pause()
  await server.start()
  expect(await say(id, 'the-same-key')).toBe('done')
  expect(await linesIn(id)).toBe(1)
})

test('settings that are changed at the same time are all kept', async () => {
  for (let i = 0; i < 10; i++) {
    const notices = { usual: [], games: { [`game-${i}`]: [] } }
    const rest = Date.now() + 1_000_000 + i
    await Promise.all([
      ala.done('PUT', '/api/me/settings', { notices }),
      ala.done('PUT', '/api/me/settings', { lang: i % 2 ? 'pl' : 'en' }),
      ala.done('PUT', '/api/me/settings', { rest }),
    ])
    expect(await ala.done('GET', '/api/me/settings')).toEqual({ notices, lang: i % 2 ? 'pl' : 'en', rest })
  }
})

test('a room requested again with the same key is created once', async () => {
  const ela = await server.guest('Ela')
  const commitment = await ela.done<{ commitment: string }>('POST', '/api/commitments')
  const request = {
    game: 'tic-tac-toe',
    seats: [{ kind: 'me', luck: newLuck() }, { kind: 'free' }],
    pace: { kind: 'free' },
    listed: true,
    key: 'my-first-room',
    ...commitment,
  }
  const both = await Promise.all([1, 2].map(() => ela.done<RoomCard>('POST', '/api/rooms', request)))
  await server.pause()
  await server.start()
  const again = await ela.done<RoomCard>('POST', '/api/rooms', request)
  expect(new Set([...both, again].map(({ id }) => id)).size).toBe(1)
  const other = await ela.done<RoomCard>('POST', '/api/rooms', { ...request, key: 'my-second-room', commitment: undefined })
  expect(other.id).not.toBe(again.id)
  // The same key of another person is another key.
  const ola = await server.guest('Ola')
  expect((await ola.done<RoomCard>('POST', '/api/rooms', { ...request, commitment: undefined })).id).not.toBe(again.id)
})

test('rooms requested at the same time are within the limit together', async () => {
  const iga = await server.guest('Iga')
  const rooms = await Promise.allSettled(Array.from({ length: 15 }, () => iga.newRoom('tic-tac-toe', ['me', 'free'])))
  expect(rooms.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
})

test('a seat requested again, also after a restart, is taken once and keeps its dice number', async () => {
  const [ala, ola] = [await server.guest('Ala'), await server.guest('Ola')]
  const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'])
  const request = { luck: newLuck() }
  const both = await Promise.all([1, 2].map(() => ola.done<RoomCard>('POST', `/api/rooms/${id}/seat`, request)))
  await server.pause()
  await server.start()
  const again = await ola.done<RoomCard>('POST', `/api/rooms/${id}/seat`, { luck: newLuck() })
  expect(new Set([...both, again].map(({ numbers }) => JSON.stringify(numbers))).size).toBe(1)
  expect(again.numbers).toContain(request.luck)
})

import { type ChatLine, type Connection, PROTOCOL, type ServerMessage } from '@grimuar/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Guest, TestServer, until } from '../testkit/test-server.ts'

let server: TestServer
let ala: Guest
let ola: Guest
let ela: Guest
beforeAll(async () => {
  server = await TestServer.open({ catalogue: import.meta.resolve('../testkit/toys.ts') })
  ala = await server.guest('Ala')
  ola = await server.guest('Ola')
  ela = await server.guest('Ela')
})
afterAll(() => server.stop())

/** A connection that watches a room and records the messages. */
async function enter(
  guest: Guest,
  room: string,
  chat = true,
): Promise<{ line: Connection; messages: ServerMessage[]; lines: () => string[] }> {
  const messages: ServerMessage[] = []
  const line = guest.connect({ onMessage: (message) => messages.push(message) })
  line.watch(room, { chat, onUpdate() {} })
  await until(() => messages.some(({ type }) => type === 'presence'))
  const lines = () =>
    messages
      .flatMap((message): ChatLine[] =>
        message.type === 'chat' ? [message.line] : message.type === 'chat-history' ? message.lines : [],
      )
      .map(({ text }) => text)
  return { line, messages, lines }
}

test('a line reaches everyone in the room, later visitors too, but not those who hide the chat', async () => {
  const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'])
  const [a, o, e] = [await enter(ala, id), await enter(ola, id), await enter(ela, id, false)]
  expect(await a.line.send({ type: 'chat', room: id, text: '  good\u0007 luck!\n' })).toEqual({ ok: true, seq: undefined })
  await until(() => o.lines().length === 1)
  expect(o.lines()).toEqual(['good  luck!'])
  expect(o.messages.find((message) => message.type === 'chat')).toMatchObject({ line: { from: { name: 'Ala' } } })
  expect(await o.line.send({ type: 'chat', room: id, text: 'you too' })).toMatchObject({ ok: true })
  await until(() => a.lines().length === 2)
  expect(e.messages.filter(({ type }) => type.startsWith('chat'))).toEqual([])
  const late = await enter(ela, id)
  await until(() => late.lines().length === 2)
  expect(late.lines()).toEqual(['good  luck!', 'you too'])
  for (const { line } of [a, o, e, late]) line.stop()
})

test('lines of a muted person reach none of the sockets of the person who muted them', async () => {
  const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'])
  const [a, o, other] = [await enter(ala, id), await enter(ola, id), await enter(ola, id)]
  o.line.mute(ala.person.id, true)
  await until(async () => (await server.online.store.mutes(ola.person.id)).length === 1)
  await a.line.send({ type: 'chat', room: id, text: 'listen!' })
  const again = await enter(ola, id)
  await until(() => again.messages.some(({ type }) => type === 'chat-history'))
  expect([...o.lines(), ...other.lines(), ...again.lines()]).toEqual([])
  expect(again.messages.find(({ type }) => type === 'welcome')).toMatchObject({ mutes: [ala.person.id] })
  again.line.mute(ala.person.id, false)
  await until(async () => (await server.online.store.mutes(ola.person.id)).length === 0)
  await a.line.send({ type: 'chat', room: id, text: 'now?' })
  await until(() => o.lines().length === 1 && other.lines().length === 1)
  for (const { line } of [a, o, other, again]) line.stop()
})

test('a report is stored with the line it is about', async () => {
  const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'])
  const a = await enter(ala, id)
  await a.line.send({ type: 'chat', room: id, text: 'something rude' })
  const [line] = await server.online.store.chat(id, 1)
  await ola.done('POST', '/api/reports', { room: id, person: ala.person.id, reason: 'rude', line: line?.id })
  expect((await server.online.store.moderation.reports(false, 1))[0]).toMatchObject({
    room: id,
    by: ola.person.id,
    about: ala.person.id,
    quote: 'something rude',
  })
  const hidden = await ala.newRoom('tic-tac-toe', ['me', 'free'], { listed: false })
  const unseen = { room: hidden.id, person: ala.person.id, reason: 'rude' }
  expect(await ola.ask('POST', '/api/reports', unseen)).toMatchObject({ status: 404 })
  expect(await ola.ask('POST', '/api/reports', { ...unseen, code: hidden.code })).toMatchObject({ status: 200 })
  await ala.done('DELETE', `/api/rooms/${hidden.id}`)
  ola.cookie = ''
  expect(await ola.ask('POST', '/api/reports', { room: id, person: ala.person.id, reason: 'rude' })).toMatchObject({
    status: 401,
  })
  ola = await server.guest('Ola')
  a.line.stop()
})

test('a line sent twice is stored once; visitors and people who may not see the room cannot write', async () => {
  const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'])
  const hidden = await ola.newRoom('tic-tac-toe', ['me', 'free'], { listed: false })
  const a = await enter(ala, id)
  const socket = ala.socket()
  const received: ServerMessage[] = []
  socket.on('message', (data) => received.push(JSON.parse(String(data))))
  await new Promise((open) => socket.on('open', open))
  const send = (message: object) => socket.send(JSON.stringify(message))
  send({ type: 'hello', protocol: PROTOCOL })
  send({ type: 'chat', room: hidden.id, key: 'elsewhere', text: 'I am not there' })
  send({ type: 'watch', room: id })
  await until(() => received.some((message) => message.type === 'chat-history'))
  for (let i = 0; i < 3; i++) send({ type: 'chat', room: id, key: 'said-once', text: 'once' })
  await until(() => received.filter((message) => message.type === 'done').length === 3)
  expect(received).toContainEqual({ type: 'refused', code: 'no-room', key: 'elsewhere', room: hidden.id })
  expect(a.lines()).toEqual(['once'])
  const stranger = await server.guest('Nobody')
  stranger.cookie = ''
  const n = await enter(stranger, id)
  expect(await n.line.send({ type: 'chat', room: id, text: 'psst' })).toMatchObject({ ok: false, code: 'sign-in' })
  socket.close()
  a.line.stop()
  n.line.stop()
})

test('presence follows people who come and leave', async () => {
  const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'])
  await ola.sit(id)
  const a = await enter(ala, id)
  const here = () => a.messages.findLast((message) => message.type === 'presence')
  const [o, e] = [await enter(ola, id), await enter(ela, id)]
  await until(() => JSON.stringify(here()) === JSON.stringify({ type: 'presence', room: id, seats: [true, true], spectators: 1 }))
  o.line.stop()
  e.line.stop()
  await until(
    () => JSON.stringify(here()) === JSON.stringify({ type: 'presence', room: id, seats: [true, false], spectators: 0 }),
  )
  a.line.stop()
})

test('a client that leaves while the room is loading does not watch it', async () => {
  const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'])
  const { id: other } = await ola.newRoom('tic-tac-toe', ['me', 'free'])
  const a = await enter(ala, other)
  for (const loaded of [false, true]) {
    if (!loaded) server.online.roomCache.evict(id)
    a.line.watch(id, { onUpdate() {} })
    a.line.unwatch(id)
    await a.line.send({ type: 'chat', room: id, text: 'everything before was handled' })
    await server.online.roomCache.loadedRoom(id)?.refresh() // everything before has been handled
    expect(server.online.roomCache.loadedRoom(id)?.audience.size).toBe(0)
  }
  a.line.watch(id, { onUpdate() {} })
  await until(() => server.online.roomCache.loadedRoom(id)?.audience.size === 1)
  a.line.stop()
  await until(() => server.online.roomCache.loadedRoom(id)?.audience.size === 0)
})

test('a living connection gets heartbeats; a dead one is closed', async () => {
  const brisk = await TestServer.open({ catalogue: import.meta.resolve('../testkit/toys.ts'), heartbeatMs: 60 })
  const ela = await brisk.guest('Ela')
  const received: ServerMessage[] = []
  const line = ela.connect({ onMessage: (message) => received.push(message) })
  await until(() => received.filter(({ type }) => type === 'heartbeat').length > 3)
  expect(received[0]).toMatchObject({ type: 'welcome', heartbeatMs: 60 })
  line.stop()
  const dead = new WebSocket(`${brisk.url.replace('http', 'ws')}/api/socket`, { autoPong: false, headers: { origin: brisk.url } })
  expect(await new Promise((closed) => dead.on('close', closed))).toBe(1006)
  await brisk.stop()
})

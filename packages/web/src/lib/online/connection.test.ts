import { PROTOCOL, type ServerMessage } from '@grimuar/protocol'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

// As in session.test.ts: functions that return their argument are enough for `$state`.
vi.stubGlobal(
  '$state',
  Object.assign(<X>(value: X) => value, { raw: <X>(value: X) => value }),
)

/** A socket whose other end is the test. */
class Socket {
  static last: Socket
  readonly sent: { type: string }[] = []
  private readonly listeners = new Map<string, (event: { data: unknown }) => void>()
  constructor() {
    Socket.last = this
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.listeners.get('close')?.({ data: undefined })
  }
  addEventListener(kind: string, listener: (event: { data: unknown }) => void): void {
    this.listeners.set(kind, listener)
  }
  receive(message: ServerMessage): void {
    if (message.type === 'welcome') this.listeners.get('open')?.({ data: undefined })
    this.listeners.get('message')?.({ data: JSON.stringify(message) })
  }
}

const welcome = (mutes: string[]): ServerMessage => ({ type: 'welcome', protocol: PROTOCOL, now: 5000, you: null, mutes })

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 })
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('location', { protocol: 'https:', host: 'here' })
  vi.stubGlobal('document', { hidden: false, addEventListener() {} })
  vi.stubGlobal('addEventListener', () => {})
  vi.resetModules()
})
afterEach(() => vi.useRealTimers())
afterAll(() => vi.unstubAllGlobals())

async function fresh() {
  const { server } = await import('./connection.svelte.ts')
  const { RoomChat } = await import('./room-chat.svelte.ts')
  server.connection.listen(true)
  return { server, RoomChat, socket: Socket.last }
}

test('mutes are known to the whole page, however long the connection has been open', async () => {
  const { server, socket } = await fresh()
  socket.receive(welcome(['ola']))
  expect([...server.mutes]).toEqual(['ola'])
  server.mute('ela', true)
  server.mute('ola', false)
  expect([...server.mutes]).toEqual(['ela'])
  expect(socket.sent.filter(({ type }) => type === 'mute')).toHaveLength(2)
})

test('a mute made while offline survives the welcome of the server', async () => {
  const { server, socket } = await fresh()
  socket.receive(welcome([]))
  socket.close()
  server.mute('ela', true)
  await vi.advanceTimersByTimeAsync(1000)
  Socket.last.receive(welcome(['ola']))
  expect([...server.mutes]).toEqual(['ola', 'ela'])
})

test('the server’s time is updated with every heartbeat', async () => {
  const { server, socket } = await fresh()
  socket.receive(welcome([]))
  expect(server.now).toBe(5000)
  vi.setSystemTime(500_000) // the clock of this device is set
  socket.receive({ type: 'heartbeat', now: 6000 })
  expect(server.now).toBe(6000)
})

test('a server with another protocol version marks the page as outdated', async () => {
  const { server, socket } = await fresh()
  expect(server.outdated).toBe(false)
  socket.receive({ type: 'refused', code: 'protocol' })
  expect(server.outdated).toBe(true)
})

test('own lines do not count as unread', async () => {
  const { RoomChat, socket } = await fresh()
  const { me } = await import('./me.svelte.ts')
  const person = (id: string) => ({ id, name: id, avatar: 'owl', guest: true })
  me.person = person('ala')
  const chat = new RoomChat('t')
  const says = (id: number, who: string) =>
    socket.receive({ type: 'chat', room: 't', line: { id, at: 0, from: person(who), text: 'x' } })
  says(1, 'ala')
  expect(chat.unread).toBe(0)
  says(2, 'ola')
  expect(chat.unread).toBe(1)
  chat.close()
  says(3, 'ola')
  expect(chat.lines).toHaveLength(2)
})

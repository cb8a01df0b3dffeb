import type { Word } from '@grimuar/protocol'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

// As in session.test.ts: without a page, marks that hand their values on are all it takes.
vi.stubGlobal(
  '$state',
  Object.assign(<X>(value: X) => value, { raw: <X>(value: X) => value }),
)

/** A socket whose other end is the test. */
class Socket {
  static last: Socket
  readonly said: { do: string }[] = []
  private readonly heard = new Map<string, (event: { data: unknown }) => void>()
  constructor() {
    Socket.last = this
  }
  send(text: string): void {
    this.said.push(JSON.parse(text))
  }
  close(): void {
    this.heard.get('close')?.({ data: undefined })
  }
  addEventListener(kind: string, heard: (event: { data: unknown }) => void): void {
    this.heard.set(kind, heard)
  }
  say(word: Word): void {
    if (word.say === 'welcome') this.heard.get('open')?.({ data: undefined })
    this.heard.get('message')?.({ data: JSON.stringify(word) })
  }
}

const welcome = (mutes: string[]): Word => ({ say: 'welcome', protocol: 1, now: 5000, you: null, mutes })

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
  const { line } = await import('./server.svelte.ts')
  const { Talk } = await import('./room-chat.svelte.ts')
  line.connection.listen(true)
  return { line, Talk, socket: Socket.last }
}

test('who is muted is known at every table, however long the line has been open', async () => {
  const { line, socket } = await fresh()
  socket.say(welcome(['ola']))
  expect([...line.mutes]).toEqual(['ola'])
  line.mute('ela', true)
  line.mute('ola', false)
  expect([...line.mutes]).toEqual(['ela'])
  expect(socket.said.filter((wish) => wish.do === 'mute')).toHaveLength(2)
})

test('who was muted in a break stays muted, though the server has not heard of it when it greets', async () => {
  const { line, socket } = await fresh()
  socket.say(welcome([]))
  socket.close()
  line.mute('ela', true)
  await vi.advanceTimersByTimeAsync(1000)
  Socket.last.say(welcome(['ola']))
  expect([...line.mutes]).toEqual(['ola', 'ela'])
})

test('the server’s time is taken anew each time it is told', async () => {
  const { line, socket } = await fresh()
  socket.say(welcome([]))
  expect(line.now).toBe(5000)
  vi.setSystemTime(500_000) // someone sets the clock of this device
  socket.say({ say: 'now', now: 6000 })
  expect(line.now).toBe(6000)
})

test('a server that speaks another protocol asks for a new page', async () => {
  const { line, socket } = await fresh()
  expect(line.outdated).toBe(false)
  socket.say({ say: 'refused', code: 'protocol' })
  expect(line.outdated).toBe(true)
})

test('one’s own words are not unread', async () => {
  const { Talk, socket } = await fresh()
  const { me } = await import('./me.svelte.ts')
  const person = (id: string) => ({ id, name: id, avatar: 'owl', guest: true })
  me.person = person('ala')
  const talk = new Talk('t')
  const says = (id: number, who: string) =>
    socket.say({ say: 'chat', match: 't', line: { id, at: 0, from: person(who), text: 'x' } })
  says(1, 'ala')
  expect(talk.unread).toBe(0)
  says(2, 'ola')
  expect(talk.unread).toBe(1)
  talk.close()
  says(3, 'ola')
  expect(talk.lines).toHaveLength(2)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connection, newLuck, type SocketLike, type ViewStage, type Watched } from './connection.ts'
import type { LogUpdate } from './nouns.ts'
import { PROTOCOL } from './version.ts'

/** A socket whose other end is the test. */
class FakeSocket implements SocketLike {
  readonly sent: { [field: string]: unknown }[] = []
  private readonly listeners = new Map<string, (event: { data: unknown }) => void>()
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.fire('close')
  }
  addEventListener(kind: string, listener: (event: { data: unknown }) => void): void {
    this.listeners.set(kind, listener)
  }
  fire(kind: string): void {
    this.listeners.get(kind)?.({ data: undefined })
  }
  receive(message: object): void {
    this.listeners.get('message')?.({ data: JSON.stringify(message) })
  }
  /** Opens the socket and sends the first message of a server. */
  welcome(): void {
    this.fire('open')
    this.receive({ type: 'welcome', protocol: PROTOCOL, now: 0, you: null, mutes: [] })
  }
}

let sockets: FakeSocket[]
let connection: Connection
beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  connection = new Connection({
    open() {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
  })
})
afterEach(() => {
  connection.stop()
  vi.useRealTimers()
})

const socket = () => sockets.at(-1) as FakeSocket
const typesSent = () => socket().sent.map((message) => message.type)
const matchView = (cells: number[]) => ({
  view: { cells },
  moves: [],
  asked: null,
  undo: null,
  request: null,
  seats: [],
  ended: null,
})
const snapshot = (seq: number, cells: number[], updates: unknown[] = []) => ({
  type: 'snapshot',
  room: 'm',
  seq,
  seat: 0,
  match: matchView(cells),
  opening: [],
  updates,
})
const entry = { do: 'move', seat: 1 }
const update = (seq: number, patch: unknown) => ({ type: 'update', room: 'm', seq, at: 0, entry, events: [seq], patch })

function watch() {
  const seen: { seq: number; cells: unknown; updates: number[] }[] = []
  connection.watch('m', {
    onUpdate: (watched: Watched, updates: readonly LogUpdate[]) =>
      seen.push({
        seq: watched.seq,
        cells: (watched.match.view as { cells: unknown }).cells,
        updates: updates.map(({ seq }) => seq),
      }),
  })
  return seen
}

test('it sends hello, then watch, then follows every update', () => {
  const seen = watch()
  socket().welcome()
  expect(socket().sent).toEqual([
    { type: 'hello', protocol: PROTOCOL },
    { type: 'watch', room: 'm', since: 0 },
  ])
  socket().receive(snapshot(2, [1], [{ seq: 1 }, { seq: 2 }]))
  socket().receive(update(3, { view: { cells: [1, 0, [5]] } }))
  socket().receive(update(4, undefined))
  expect(seen).toEqual([
    { seq: 2, cells: [1], updates: [1, 2] },
    { seq: 3, cells: [1, 5], updates: [3] },
    { seq: 4, cells: [1, 5], updates: [4] },
  ])
})

test('it tells what was seen while a move was carried out, each stage after the one before', () => {
  const staged: (readonly ViewStage[])[] = []
  connection.watch('m', { onUpdate: (_watched, _updates, _opening, stages) => void staged.push(stages) })
  socket().welcome()
  socket().receive(snapshot(2, [1]))
  const stages = [
    { events: 1, patch: { cells: [1, 0, [5]] } },
    { events: 3, patch: { cells: { 1: [6] } } },
  ]
  socket().receive({ ...update(3, { view: { cells: [[7]] } }), stages })
  socket().receive(update(4, undefined))
  expect(staged).toEqual([
    [],
    [
      { events: 1, view: { cells: [1, 5] } },
      { events: 3, view: { cells: [1, 6] } },
    ],
    [],
  ])
})

test('after a gap it requests the missing entries; a repeated update is ignored', () => {
  const seen = watch()
  socket().welcome()
  socket().receive(snapshot(2, [1]))
  socket().receive(update(4, { view: { cells: [[9]] } }))
  expect(socket().sent.at(-1)).toEqual({ type: 'watch', room: 'm', since: 2 })
  socket().receive(snapshot(4, [9], [{ seq: 3 }, { seq: 4 }]))
  socket().receive(update(4, { view: { cells: [[7]] } }))
  expect(seen.at(-1)).toEqual({ seq: 4, cells: [9], updates: [3, 4] })
})

test('after a break it reconnects, requests what it missed and repeats unanswered commands with the same keys', async () => {
  watch()
  socket().welcome()
  socket().receive(snapshot(2, [1]))
  const answered = connection.send({ type: 'move', room: 'm', move: 1 })
  const lost = connection.send({ type: 'chat', room: 'm', text: 'hello' })
  const [first, second] = socket().sent.slice(-2)
  expect(first).toMatchObject({ type: 'move', seq: 2, move: 1 })
  socket().receive({ type: 'done', key: first?.key, seq: 3 })
  expect(await answered).toEqual({ ok: true, seq: 3 })
  socket().fire('error')
  socket().fire('close')
  const meanwhile = connection.send({ type: 'vote', room: 'm' })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(sockets).toHaveLength(2)
  socket().welcome()
  expect(socket().sent).toEqual([
    { type: 'hello', protocol: PROTOCOL },
    { type: 'watch', room: 'm', since: 2 },
    second,
    expect.objectContaining({ type: 'vote' }),
  ])
  socket().receive({ type: 'done', key: second?.key })
  socket().receive({ type: 'refused', key: socket().sent.at(-1)?.key, code: 'not-now' })
  expect([await lost, await meanwhile]).toEqual([
    { ok: true, seq: undefined },
    { ok: false, code: 'not-now' },
  ])
})

test('it waits longer after every failure, or as long as the server said', async () => {
  for (let times = 0; times < 8; times++) {
    socket().fire('close')
    await vi.advanceTimersByTimeAsync(20_000)
  }
  expect(sockets).toHaveLength(9)
  socket().fire('close')
  await vi.advanceTimersByTimeAsync(4000)
  expect(sockets).toHaveLength(9)
  await vi.advanceTimersByTimeAsync(16_000)
  socket().welcome()
  socket().receive({ type: 'closing', retryMs: 100 })
  socket().fire('close')
  await vi.advanceTimersByTimeAsync(200)
  expect(sockets).toHaveLength(11)
})

test('a command refused for a moment is retried; after the last try the refusal is reported', async () => {
  socket().welcome()
  const outcome = connection.send({ type: 'leave', room: 'm' })
  const { key } = socket().sent.at(-1) as { key: string }
  for (let times = 0; times < 11; times++) {
    socket().receive({ type: 'refused', key, code: times % 2 ? 'too-fast' : 'try-again' })
    await vi.advanceTimersByTimeAsync(5000)
  }
  expect(await outcome).toEqual({ ok: false, code: 'try-again' })
  expect(typesSent().filter((type) => type === 'leave')).toHaveLength(11)
})

test('a room that is unavailable for a moment is requested again; a room we may not see is reported', async () => {
  const onRefused = vi.fn()
  connection.watch('m', { onUpdate() {}, onRefused })
  socket().welcome()
  socket().receive({ type: 'refused', room: 'm', code: 'try-again' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(typesSent()).toEqual(['hello', 'watch', 'watch'])
  socket().receive({ type: 'refused', room: 'm', code: 'no-room' })
  expect(onRefused).toHaveBeenCalledExactlyOnceWith('no-room')
})

test('a silent connection is given up although its socket reports no loss', async () => {
  const dead = socket()
  dead.close = () => {} // the other end does not answer the close either
  dead.fire('open')
  dead.receive({ type: 'welcome', protocol: PROTOCOL, now: 0, you: null, mutes: [], heartbeatMs: 30_000 })
  for (let beat = 0; beat < 10; beat++) {
    await vi.advanceTimersByTimeAsync(30_000)
    dead.receive({ type: 'heartbeat', now: 0 })
  }
  expect(sockets).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(sockets).toHaveLength(2)
  socket().welcome()
  dead.fire('close') // too late to matter
  dead.receive({ type: 'closing', retryMs: 1 })
  await vi.advanceTimersByTimeAsync(120_000)
  expect(sockets).toHaveLength(2)
})

test('a mute made while offline is sent once after reconnecting', async () => {
  connection.mute('ola', true)
  connection.mute('ela', true)
  connection.mute('ela', false)
  socket().welcome()
  expect(socket().sent.slice(1)).toEqual([
    { type: 'mute', person: 'ola', on: true },
    { type: 'mute', person: 'ela', on: false },
  ])
  socket().fire('close')
  await vi.advanceTimersByTimeAsync(1000)
  socket().welcome()
  expect(typesSent()).toEqual(['hello'])
})

test('entries of a server restored from a backup replace ours', () => {
  const seen = watch()
  socket().welcome()
  socket().receive(snapshot(9, [1]))
  socket().receive(snapshot(3, [7], [{ seq: 1 }, { seq: 2 }, { seq: 3 }]))
  expect(seen.at(-1)).toEqual({ seq: 3, cells: [7], updates: [1, 2, 3] })
})

test('when the seat of the viewer changes the match is loaded again', () => {
  const seen = watch()
  socket().welcome()
  socket().receive(snapshot(2, [1], [{ seq: 1 }, { seq: 2 }]))
  socket().receive({ ...snapshot(3, [2], [{ seq: 3 }]), seat: 1 })
  expect(socket().sent.at(-1)).toEqual({ type: 'watch', room: 'm', since: 0 })
  socket().receive(update(4, undefined)) // a patch without its base is ignored
  expect(seen).toHaveLength(1)
  socket().receive({ ...snapshot(4, [2], [{ seq: 1 }, { seq: 2 }, { seq: 3 }, { seq: 4 }]), seat: 1 })
  expect(seen.at(-1)).toEqual({ seq: 4, cells: [2], updates: [1, 2, 3, 4] })
})

test('reconnect() connects at once although the next attempt is far away', async () => {
  for (let times = 0; times < 8; times++) {
    socket().fire('close')
    await vi.advanceTimersByTimeAsync(20_000)
  }
  socket().fire('close')
  expect(sockets).toHaveLength(9)
  connection.reconnect()
  expect(sockets).toHaveLength(10)
  socket().welcome()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(sockets).toHaveLength(10)
})

test('a stopped connection never reconnects', async () => {
  socket().welcome()
  const outcome = connection.send({ type: 'leave', room: 'm' })
  connection.stop()
  expect(await outcome).toEqual({ ok: false, code: 'try-again' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(1)
})

test('a dice number is 64 hexadecimal digits, different each time', () => {
  expect(newLuck()).toMatch(/^[0-9a-f]{64}$/)
  expect(newLuck()).not.toBe(newLuck())
})

test('a command sent while the old socket closes goes over the next one', () => {
  socket().welcome()
  const [first] = sockets as [FakeSocket]
  first.close = () => {} // a browser fires `close` later
  connection.reconnect()
  connection.listen(true)
  void connection.send({ type: 'vote', room: 'm' })
  expect(typesSent()).toEqual(['hello'])
  first.fire('close')
  vi.advanceTimersByTime(1000)
  socket().welcome()
  expect(typesSent()).toEqual(['hello', 'lobby', 'vote'])
})

test('a connecting socket is closed as soon as it opens, and a new one is opened', () => {
  const first = socket()
  const closed = vi.spyOn(first, 'close')
  connection.reconnect()
  expect(closed).not.toHaveBeenCalled()
  first.fire('open')
  expect(closed).toHaveBeenCalledOnce()
  expect(first.sent).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(sockets).toHaveLength(2)
  socket().welcome()
  expect(typesSent()).toEqual(['hello'])
})

test('a socket that does not open is given up', () => {
  connection.reconnect()
  vi.advanceTimersByTime(1500)
  expect(sockets).toHaveLength(1)
  vi.advanceTimersByTime(1500)
  expect(sockets).toHaveLength(2)
})

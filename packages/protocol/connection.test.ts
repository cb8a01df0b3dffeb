import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connection, newLuck, type Watched, type Wire } from './connection.ts'
import type { News } from './nouns.ts'

/** A socket whose other end is the test. */
class Fake implements Wire {
  readonly said: { [field: string]: unknown }[] = []
  private readonly heard = new Map<string, (event: { data: unknown }) => void>()
  send(text: string): void {
    this.said.push(JSON.parse(text))
  }
  close(): void {
    this.tell('close')
  }
  addEventListener(kind: string, heard: (event: { data: unknown }) => void): void {
    this.heard.set(kind, heard)
  }
  tell(kind: string): void {
    this.heard.get(kind)?.({ data: undefined })
  }
  say(word: object): void {
    this.heard.get('message')?.({ data: JSON.stringify(word) })
  }
  /** What a server does first. */
  welcome(): void {
    this.tell('open')
    this.say({ say: 'welcome', protocol: 1, now: 0, you: null, mutes: [] })
  }
}

let wires: Fake[]
let connection: Connection
beforeEach(() => {
  vi.useFakeTimers()
  wires = []
  connection = new Connection({
    open() {
      const wire = new Fake()
      wires.push(wire)
      return wire
    },
  })
})
afterEach(() => {
  connection.stop()
  vi.useRealTimers()
})

const wire = () => wires.at(-1) as Fake
const does = () => wire().said.map((wish) => wish.do)
const sight = (cells: number[]) => ({
  view: { cells },
  moves: [],
  asked: null,
  undo: null,
  request: null,
  seats: [],
  ended: null,
})
const whole = (seq: number, cells: number[], news: unknown[] = []) => ({
  say: 'match',
  match: 'm',
  seq,
  seat: 0,
  sight: sight(cells),
  opening: [],
  news,
})
const deed = { do: 'move', seat: 1 }
const step = (seq: number, patch: unknown) => ({ say: 'step', match: 'm', seq, at: 0, deed, events: [seq], sight: patch })

function watch() {
  const seen: { seq: number; cells: unknown; news: number[] }[] = []
  connection.watch('m', {
    seen: (watched: Watched, news: readonly News[]) =>
      seen.push({ seq: watched.seq, cells: (watched.sight.view as { cells: unknown }).cells, news: news.map(({ seq }) => seq) }),
  })
  return seen
}

test('it greets, then asks for what it watches, then takes every step', () => {
  const seen = watch()
  wire().welcome()
  expect(wire().said).toEqual([
    { do: 'hello', protocol: 1 },
    { do: 'watch', match: 'm', since: 0 },
  ])
  wire().say(whole(2, [1], [{ seq: 1 }, { seq: 2 }]))
  wire().say(step(3, { view: { cells: [1, 0, [5]] } }))
  wire().say(step(4, undefined))
  expect(seen).toEqual([
    { seq: 2, cells: [1], news: [1, 2] },
    { seq: 3, cells: [1, 5], news: [3] },
    { seq: 4, cells: [1, 5], news: [4] },
  ])
})

test('a step that does not follow is not taken: what lies between is asked for; a repeated one is passed over', () => {
  const seen = watch()
  wire().welcome()
  wire().say(whole(2, [1]))
  wire().say(step(4, { view: { cells: [[9]] } }))
  expect(wire().said.at(-1)).toEqual({ do: 'watch', match: 'm', since: 2 })
  wire().say(whole(4, [9], [{ seq: 3 }, { seq: 4 }]))
  wire().say(step(4, { view: { cells: [[7]] } }))
  expect(seen.at(-1)).toEqual({ seq: 4, cells: [9], news: [3, 4] })
})

test('after a break it comes back, asks from where it was, and repeats what was not answered under the same key', async () => {
  watch()
  wire().welcome()
  wire().say(whole(2, [1]))
  const answered = connection.wish({ do: 'move', match: 'm', move: 1 })
  const lost = connection.wish({ do: 'chat', match: 'm', text: 'hello' })
  const [first, second] = wire().said.slice(-2)
  expect(first).toMatchObject({ do: 'move', seq: 2, move: 1 })
  wire().say({ say: 'done', key: first?.key, seq: 3 })
  expect(await answered).toEqual({ ok: true, seq: 3 })
  wire().tell('error')
  wire().tell('close')
  const meanwhile = connection.wish({ do: 'vote', match: 'm' })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(wires).toHaveLength(2)
  wire().welcome()
  expect(wire().said).toEqual([
    { do: 'hello', protocol: 1 },
    { do: 'watch', match: 'm', since: 2 },
    second,
    expect.objectContaining({ do: 'vote' }),
  ])
  wire().say({ say: 'done', key: second?.key })
  wire().say({ say: 'refused', key: wire().said.at(-1)?.key, code: 'not-now' })
  expect([await lost, await meanwhile]).toEqual([
    { ok: true, seq: undefined },
    { ok: false, code: 'not-now' },
  ])
})

test('it waits longer and longer, or as long as the server said', async () => {
  for (let times = 0; times < 8; times++) {
    wire().tell('close')
    await vi.advanceTimersByTimeAsync(20_000)
  }
  expect(wires).toHaveLength(9)
  wire().tell('close')
  await vi.advanceTimersByTimeAsync(4000)
  expect(wires).toHaveLength(9)
  await vi.advanceTimersByTimeAsync(16_000)
  wire().welcome()
  wire().say({ say: 'bye', again: 100 })
  wire().tell('close')
  await vi.advanceTimersByTimeAsync(200)
  expect(wires).toHaveLength(11)
})

test('what was refused for a moment only is tried again; in the end it is said', async () => {
  wire().welcome()
  const wish = connection.wish({ do: 'leave', match: 'm' })
  const { key } = wire().said.at(-1) as { key: string }
  for (let times = 0; times < 11; times++) {
    wire().say({ say: 'refused', key, code: times % 2 ? 'too-fast' : 'try-again' })
    await vi.advanceTimersByTimeAsync(5000)
  }
  expect(await wish).toEqual({ ok: false, code: 'try-again' })
  expect(does().filter((what) => what === 'leave')).toHaveLength(11)
})

test('a table that was lost for a moment is asked for again; one that is closed to us is told so', async () => {
  const refused = vi.fn()
  connection.watch('m', { seen() {}, refused })
  wire().welcome()
  wire().say({ say: 'refused', match: 'm', code: 'try-again' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(does()).toEqual(['hello', 'watch', 'watch'])
  wire().say({ say: 'refused', match: 'm', code: 'no-table' })
  expect(refused).toHaveBeenCalledExactlyOnceWith('no-table')
})

test('a line on which nothing is said for long is given up, though its socket knows nothing', async () => {
  const deaf = wire()
  deaf.close = () => {} // nobody answers its closing either
  deaf.tell('open')
  deaf.say({ say: 'welcome', protocol: 1, now: 0, you: null, mutes: [], beat: 30_000 })
  for (let beats = 0; beats < 10; beats++) {
    await vi.advanceTimersByTimeAsync(30_000)
    deaf.say({ say: 'now', now: 0 })
  }
  expect(wires).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(wires).toHaveLength(2)
  wire().welcome()
  deaf.tell('close') // at last, and too late to matter
  deaf.say({ say: 'bye', again: 1 })
  await vi.advanceTimersByTimeAsync(120_000)
  expect(wires).toHaveLength(2)
})

test('who is muted while nobody listens is muted when somebody does, once', async () => {
  connection.mute('ola', true)
  connection.mute('ela', true)
  connection.mute('ela', false)
  wire().welcome()
  expect(wire().said.slice(1)).toEqual([
    { do: 'mute', person: 'ola', on: true },
    { do: 'mute', person: 'ela', on: false },
  ])
  wire().tell('close')
  await vi.advanceTimersByTimeAsync(1000)
  wire().welcome()
  expect(does()).toEqual(['hello'])
})

test('a server set back to a backup is believed', () => {
  const seen = watch()
  wire().welcome()
  wire().say(whole(9, [1]))
  wire().say(whole(3, [7], [{ seq: 1 }, { seq: 2 }, { seq: 3 }]))
  expect(seen.at(-1)).toEqual({ seq: 3, cells: [7], news: [1, 2, 3] })
})

test('through other eyes all is heard anew', () => {
  const seen = watch()
  wire().welcome()
  wire().say(whole(2, [1], [{ seq: 1 }, { seq: 2 }]))
  wire().say({ ...whole(3, [2], [{ seq: 3 }]), seat: 1 })
  expect(wire().said.at(-1)).toEqual({ do: 'watch', match: 'm', since: 0 })
  wire().say(step(4, undefined)) // not without what it changes
  expect(seen).toHaveLength(1)
  wire().say({ ...whole(4, [2], [{ seq: 1 }, { seq: 2 }, { seq: 3 }, { seq: 4 }]), seat: 1 })
  expect(seen.at(-1)).toEqual({ seq: 4, cells: [2], news: [1, 2, 3, 4] })
})

test('a network that is back is used at once, though the next try is far', async () => {
  for (let times = 0; times < 8; times++) {
    wire().tell('close')
    await vi.advanceTimersByTimeAsync(20_000)
  }
  wire().tell('close')
  expect(wires).toHaveLength(9)
  connection.reconnect()
  expect(wires).toHaveLength(10)
  wire().welcome()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(wires).toHaveLength(10)
})

test('once stopped nothing comes back', async () => {
  wire().welcome()
  const wish = connection.wish({ do: 'leave', match: 'm' })
  connection.stop()
  expect(await wish).toEqual({ ok: false, code: 'try-again' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(wires).toHaveLength(1)
})

test('a part of the dice is 64 hexadecimal digits, another each time', () => {
  expect(newLuck()).toMatch(/^[0-9a-f]{64}$/)
  expect(newLuck()).not.toBe(newLuck())
})

test('what is wished while the old socket is being closed goes over the next one', () => {
  wire().welcome()
  const [first] = wires as [Fake]
  first.close = () => {} // a browser tells later that it is closed
  connection.reconnect()
  connection.listen(true)
  void connection.wish({ do: 'vote', match: 'm' })
  expect(does()).toEqual(['hello'])
  first.tell('close')
  vi.advanceTimersByTime(1000)
  wire().welcome()
  expect(does()).toEqual(['hello', 'lobby', 'vote'])
})

test('a socket that is not yet open is closed once it is, and another opened', () => {
  const first = wire()
  const closed = vi.spyOn(first, 'close')
  connection.reconnect()
  expect(closed).not.toHaveBeenCalled()
  first.tell('open')
  expect(closed).toHaveBeenCalledOnce()
  expect(first.said).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(wires).toHaveLength(2)
  wire().welcome()
  expect(does()).toEqual(['hello'])
})

test('one that does not open is given up', () => {
  connection.reconnect()
  vi.advanceTimersByTime(1500)
  expect(wires).toHaveLength(1)
  vi.advanceTimersByTime(1500)
  expect(wires).toHaveLength(2)
})

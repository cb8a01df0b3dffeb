import { type Connection, PROTOCOL, type Reveal, type ServerMessage } from '@grimuar/protocol'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ServerLogEntry } from '../matches/log-entry.ts'
import { revealOf } from '../matches/reveal.ts'
import { type Guest, TestServer, until } from '../testkit/test-server.ts'
import { slowAnswers, spend } from '../testkit/toys.ts'
import { momentOf } from './history.ts'

// Matches with very long logs. Whatever a match holds, others are served in between.

let server: TestServer
let eve: Guest
beforeAll(async () => {
  server = await TestServer.open({ catalogue: import.meta.resolve('../testkit/toys.ts') })
  eve = await server.guest('Eve')
})
afterAll(() => server.stop())

/** A match alone, with a log that was written by others. */
async function matchWith(game: string, entries: readonly ServerLogEntry[], botTurn = false): Promise<string> {
  const { id } = await eve.newRoom(game, ['me'])
  server.online.roomCache.evict(id)
  const { store } = server.online
  const progress = { seq: entries.length, waiting: [0], botTurn, deadline: null, result: null }
  const rows = entries.map((entry, i) => ({ seq: i + 1, at: Date.now(), key: null, entry }))
  if (rows.length > 0) await store.append(id, rows, progress, false)
  return id
}

const move: ServerLogEntry = { do: 'move', seat: 0, move: { add: 1 } }
const moves = (count: number) => Array<ServerLogEntry>(count).fill(move)
/** A move that is taken back, again and again. */
const wasted = (pairs: number) =>
  Array.from({ length: pairs }, (): ServerLogEntry[] => [move, { do: 'undo', seat: 0, keep: 0 }]).flat()

/** The most slow answers that were carried out in one turn of the event loop while `work` ran. */
async function mostInOneTurn(work: () => Promise<unknown>): Promise<number> {
  let most = 0
  let before = slowAnswers.count
  let running = true
  const turn = () => {
    most = Math.max(most, slowAnswers.count - before)
    before = slowAnswers.count
    if (running) setImmediate(turn)
  }
  setImmediate(turn)
  await work()
  running = false
  turn()
  return most
}

test('a long match is loaded in pieces, and several at once share them', async () => {
  const ids = await Promise.all(Array.from({ length: 4 }, () => matchWith('slow', moves(100))))
  const loadAll = () => Promise.all(ids.map((id) => server.online.roomCache.get(id)))
  expect(await mostInOneTurn(loadAll)).toBeLessThan(40)
  expect(slowAnswers.count).toBeGreaterThanOrEqual(400)
})

test('after a start many matches in which a bot must move are loaded in pieces', async () => {
  await Promise.all(Array.from({ length: 20 }, () => matchWith('slow', moves(10), true)))
  expect(await mostInOneTurn(() => server.online.roomCache.resumeBots())).toBeLessThan(40)
})

test('after a start all matches in which a bot must move are continued, however many there are', async () => {
  const waiting = Array.from({ length: 250 }, (_, i) => `room-${String(i).padStart(3, '0')}`)
  const asked = vi.spyOn(server.online.store, 'botTurns')
  asked.mockImplementation(async (limit, after = '') => waiting.filter((id) => id > after).slice(0, limit))
  const loaded = vi.spyOn(server.online.roomCache, 'get').mockResolvedValue('no-room')
  await server.online.roomCache.resumeBots()
  expect(loaded.mock.calls.map(([id]) => id)).toEqual(waiting)
  vi.restoreAllMocks()
})

test('a long match is shown in pieces: to who watches it, an earlier moment, and its record', async () => {
  const id = await matchWith('slow', moves(60))
  const room = await server.online.roomCache.get(id)
  if (typeof room === 'string' || !room.matchState) throw new Error('the match could not be loaded')
  const line = eve.connect()
  expect(await mostInOneTurn(() => new Promise((onUpdate) => line.watch(id, { onUpdate })))).toBeLessThan(40)
  line.stop()
  expect(await mostInOneTurn(() => momentOf(room, null, 58))).toBeLessThan(40)
  for (const [i] of room.matchState.match.entries.entries())
    room.matchState.match.entries[i] = { seat: 0, move: { toJSON: () => spend(0.5) } as never }
  const card = await server.online.cardOf(room.row, null)
  let revealed: Reveal | undefined
  expect(await mostInOneTurn(async () => (revealed = await revealOf(room, card)))).toBeLessThan(40)
  expect(revealed?.record.split('\n')).toHaveLength(69)
})

test('what only one seat is told of is looked at once, however long the log is', async () => {
  const order = (i: number): ServerLogEntry => ({ do: 'standing', seat: 0, order: i % 2 ? 'idle' : 'always' })
  const id = await matchWith(
    'endless',
    Array.from({ length: 2000 }, (_, i) => (i % 2 ? move : order(i >> 1))),
  )
  const room = await server.online.roomCache.get(id)
  if (typeof room === 'string' || !room.matchState) throw new Error('the match could not be loaded')
  let looks = 0
  for (const entry of room.matchState.entries) {
    const { only } = entry
    Object.defineProperty(entry, 'only', {
      get() {
        looks++
        return only
      },
    })
  }
  const texts: string[] = []
  await room.watch({ person: null, sendText: (text) => texts.push(String(text)), stopWatching() {} }, 0)
  const snapshot: ServerMessage = JSON.parse(texts[1] ?? '')
  expect(snapshot.type === 'snapshot' && snapshot.updates.map(({ seq }) => seq)).toEqual(
    Array.from({ length: 1000 }, (_, i) => i + 1),
  )
  expect(looks).toBeLessThan(10_000)
})

test('a long match costs more of the limit for messages to look at', async () => {
  const strict = await TestServer.open({
    catalogue: import.meta.resolve('../testkit/toys.ts'),
    limits: { ...server.online.settings.limits, addressMessages: { burst: 30, perSecond: 0 } },
  })
  const ala = await strict.guest('Ala')
  const { id } = await ala.newRoom('endless', ['me'])
  strict.online.roomCache.evict(id)
  const progress = { seq: 1000, waiting: [0], botTurn: false, deadline: null, result: null }
  const rows = moves(1000).map((entry, i) => ({ seq: i + 1, at: Date.now(), key: null, entry }))
  await strict.online.store.append(id, rows, progress, false)
  ala.cookie = ''
  const socket = ala.socket()
  const answers: string[] = []
  socket.on('message', (data) => {
    const { type, code } = JSON.parse(String(data))
    if (type === 'snapshot' || type === 'refused') answers.push(code ?? type)
  })
  await new Promise((open) => socket.on('open', open))
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }))
  for (let i = 0; i < 4; i++) socket.send(JSON.stringify({ type: 'watch', room: id }))
  await until(() => answers.length === 4)
  expect(answers.toSorted()).toEqual(['snapshot', 'snapshot', 'snapshot', 'too-fast'])
  socket.close()
  await strict.stop()
})

async function seated(id: string): Promise<Connection> {
  const line = eve.connect()
  await new Promise((onUpdate) => line.watch(id, { onUpdate }))
  return line
}

test('a match with too many undone moves refuses to undo more, and goes on', async () => {
  const room = await matchWith('endless', wasted(251))
  const line = await seated(room)
  const play = () => line.send({ type: 'move', room, move: { add: 2 } })
  const undo = () => line.send({ type: 'undo', room, keep: 0 })
  expect([await play(), await undo(), await play()]).toMatchObject(Array(3).fill({ ok: true }))
  expect(await undo()).toMatchObject({ ok: false, code: 'too-long' })
  expect(await play()).toMatchObject({ ok: true })
  line.stop()
})

test('a match with a full log accepts only what ends it', async () => {
  const room = await matchWith('endless', moves(9_999))
  const line = await seated(room)
  expect(await line.send({ type: 'move', room, move: { add: 2 } })).toMatchObject({ ok: true })
  expect(await line.send({ type: 'move', room, move: { add: 2 } })).toMatchObject({ ok: false, code: 'too-long' })
  expect(await line.send({ type: 'undo', room, keep: 0 })).toMatchObject({ ok: false, code: 'too-long' })
  expect(await line.send({ type: 'vote', room })).toMatchObject({ ok: true })
  expect((await server.online.store.room(room))?.state).toBe('over')
  line.stop()
})

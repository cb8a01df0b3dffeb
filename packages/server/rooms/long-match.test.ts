import type { Connection } from '@grimuar/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ServerLogEntry } from '../matches/log-entry.ts'
import { type Guest, TestServer } from '../testkit/test-server.ts'
import { slowAnswers } from '../testkit/toys.ts'

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

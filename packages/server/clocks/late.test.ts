import { join } from 'node:path'
import type { RoomCard, Watched } from '@grimuar/protocol'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { open } from '../store/sqlite/open.ts'
import { type Guest, TestServer, until } from '../testkit/test-server.ts'

const DAY = 86_400_000

let server: TestServer
let ala: Guest
let ola: Guest
beforeEach(async () => {
  server = await TestServer.open({ catalogue: import.meta.resolve('../testkit/toys.ts') })
  ala = await server.guest('Ala')
  ola = await server.guest('Ola')
})
afterEach(() => server.stop())

/** Moves the server's clock forward. */
function moveClock(ms: number): void {
  server.online.clock.now = () => Date.now() + ms
}

async function duel(pace: RoomCard['pace']) {
  const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'], { pace })
  await ola.sit(id)
  const seen: { [who: string]: Watched } = {}
  const lines = { a: ala.connect(), b: ola.connect() }
  for (const [who, line] of Object.entries(lines)) {
    line.watch(id, {
      onUpdate(watched) {
        seen[who] = watched
      },
    })
  }
  await until(() => seen.a && seen.b)
  return { id, ...lines, seen }
}

test('a player whose time runs out is late; the other may call a bot; the late player can take the seat back', async () => {
  const { id, a, b, seen } = await duel({ kind: 'live', move: 30, bank: 60 })
  const clock = seen.a?.match.seats[0]?.clock
  expect((clock?.ends as number) - (clock?.since as number)).toBe(90_000)
  expect(await b.send({ type: 'replace', room: id, seat: 0 })).toMatchObject({ ok: false, code: 'not-now' })
  moveClock(89_000)
  await new Promise((passed) => setTimeout(passed, 50))
  expect(seen.b?.match.seats[0]?.late).toBe(false)
  moveClock(95_000)
  await until(() => seen.b?.match.seats[0]?.late)
  expect(await a.send({ type: 'replace', room: id, seat: 0 })).toMatchObject({ ok: false, code: 'not-now' })
  expect(await b.send({ type: 'replace', room: id, seat: 0 })).toMatchObject({ ok: true })
  await until(() => seen.b?.match.asked?.mine) // the bot has moved
  expect(seen.b?.match.seats[0]).toMatchObject({ bot: 'policy', late: false })
  expect(await a.send({ type: 'back', room: id })).toMatchObject({ ok: true })
  await until(() => seen.b?.match.seats[0]?.bot === null)
})

test('a late player may still move and is then no longer late', async () => {
  const { id, a, seen } = await duel({ kind: 'live', move: 5, bank: 0 })
  moveClock(6000)
  await until(() => seen.a?.match.seats[0]?.late)
  await a.send({ type: 'move', room: id, move: { at: 4 } })
  await until(() => seen.b?.match.asked?.mine)
  expect(seen.b?.match.seats[0]?.late).toBe(false)
})

test('if the other player is late and has left the room, one vote ends the match; one who is here must vote too', async () => {
  const { id, a, b, seen } = await duel({ kind: 'live', move: 5, bank: 0 })
  moveClock(6000)
  await until(() => seen.b?.match.seats[0]?.late)
  await b.send({ type: 'vote', room: id })
  expect(await b.send({ type: 'vote', room: id })).toMatchObject({ ok: false, code: 'not-now' })
  expect(seen.b?.match.ended).toBeNull()
  a.stop()
  await until(() => server.online.roomCache.loadedRoom(id)?.audience.size === 1)
  moveClock(30_000)
  expect(await b.send({ type: 'vote', room: id })).toMatchObject({ ok: true })
  await until(() => seen.b?.match.ended?.how === 'abandoned')
})

test('clocks of unwatched matches run out, too', async () => {
  const { id, a, b } = await duel({ kind: 'days', hours: 24 })
  a.stop()
  b.stop()
  await until(() => server.online.roomCache.loadedRoom(id)?.idle)
  server.online.roomCache.evict(id)
  moveClock(DAY + 60_000)
  await server.online.roomCache.sweep(server.online.clock.now())
  expect((await server.online.store.log(id, 0)).map(({ entry }) => entry)).toEqual([{ do: 'late', seat: 0 }])
  expect(await server.online.store.overdue(Number.MAX_SAFE_INTEGER, 10)).toEqual([])
})

test('a holiday stops turn-by-turn clocks, and everyone sees its end', async () => {
  const { id, seen } = await duel({ kind: 'days', hours: 24 })
  const until14 = Date.now() + 14 * DAY
  await ala.done('PUT', '/api/me/settings', { rest: until14 })
  await until(() => seen.b?.match.seats[0]?.rest === until14)
  expect(seen.b?.match.seats[0]?.clock?.ends).toBeGreaterThan(until14 + DAY - 60_000)
  expect((await ola.done<RoomCard>('GET', `/api/rooms/${id}`)).deadline).toBe(seen.b?.match.seats[0]?.clock?.ends)
  moveClock(13 * DAY)
  await server.online.roomCache.sweep(server.online.clock.now())
  expect(seen.b?.match.seats[0]?.late).toBe(false)
  await ala.done('PUT', '/api/me/settings', { rest: null })
  await until(() => seen.b?.match.seats[0]?.rest === null)
  expect(seen.b?.match.seats[0]?.clock?.ends).toBeLessThan(Date.now() + 14 * DAY + 60_000)
  moveClock(0)
  expect((await ala.ask('PUT', '/api/me/settings', { rest: Date.now() + 31 * DAY })).status).toBe(400)
})

test('a match that begins during a holiday begins with a stopped clock; other settings do not change', async () => {
  const away = Date.now() + 5 * DAY
  await ala.done('PUT', '/api/me/settings', { lang: 'en' })
  await ala.done('PUT', '/api/me/settings', { rest: away })
  expect(await ala.done('GET', '/api/me/settings')).toEqual({ lang: 'en', rest: away })
  const { seen } = await duel({ kind: 'days', hours: 24 })
  await until(() => seen.b?.match.seats[0]?.rest === away)
  expect(seen.b?.match.seats[1]?.rest).toBeNull()
  await ala.done('PUT', '/api/me/settings', { rest: null })
  await until(() => seen.b?.match.seats[0]?.rest === null)
})

test('time in which the server was down does not count', async () => {
  const { id } = await duel({ kind: 'live', move: 60, bank: 0 })
  const { deadline } = await ala.done<RoomCard>('GET', `/api/rooms/${id}`)
  ala.disconnect()
  ola.disconnect()
  // The server stops and is started again an hour later.
  await server.pause()
  const db = open(join(server.folder, 'data/grimuar.sqlite'))
  db.exec(`UPDATE meta SET value = value - 3600000 WHERE name = 'alive'`)
  db.close()
  await server.start()
  const room = await server.online.roomCache.get(id)
  if (typeof room === 'string') throw new Error(room)
  expect(room.matchState?.deadline()).toBeGreaterThan(deadline as number)
  expect(server.online.outages).toHaveLength(1)
  const [outage] = server.online.outages
  expect((outage?.to as number) - (outage?.from as number)).toBeGreaterThan(3_600_000 - 1)
})

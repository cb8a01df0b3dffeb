import { join } from 'node:path'
import type { TableCard, Watched } from '@grimuar/protocol'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { open } from '../store/sqlite/open.ts'
import { type Guest, Playhouse, until } from '../testkit/test-server.ts'

const DAY = 86_400_000

let house: Playhouse
let ala: Guest
let ola: Guest
beforeEach(async () => {
  house = await Playhouse.open({ catalogue: import.meta.resolve('../testkit/toys.ts') })
  ala = await house.guest('Ala')
  ola = await house.guest('Ola')
})
afterEach(() => house.stop())

/** Lets the server's clock run ahead. */
function ahead(ms: number): void {
  house.online.now = () => Date.now() + ms
}

async function duel(pace: TableCard['pace']) {
  const { id } = await ala.table('tic-tac-toe', ['me', 'free'], { pace })
  await ola.sit(id)
  const seen: { [who: string]: Watched } = {}
  const lines = { a: ala.connect(), b: ola.connect() }
  for (const [who, line] of Object.entries(lines)) {
    line.watch(id, {
      seen(watched) {
        seen[who] = watched
      },
    })
  }
  await until(() => seen.a && seen.b)
  return { id, ...lines, seen }
}

test('whose time runs out is late; the other may let a bot play; the absent one takes the seat back', async () => {
  const { id, a, b, seen } = await duel({ kind: 'live', move: 30, bank: 60 })
  const clock = seen.a?.sight.seats[0]?.clock
  expect((clock?.ends as number) - (clock?.since as number)).toBe(90_000)
  expect(await b.wish({ do: 'replace', match: id, seat: 0 })).toMatchObject({ ok: false, code: 'not-now' })
  ahead(89_000)
  await new Promise((passed) => setTimeout(passed, 50))
  expect(seen.b?.sight.seats[0]?.late).toBe(false)
  ahead(95_000)
  await until(() => seen.b?.sight.seats[0]?.late)
  expect(await a.wish({ do: 'replace', match: id, seat: 0 })).toMatchObject({ ok: false, code: 'not-now' })
  expect(await b.wish({ do: 'replace', match: id, seat: 0 })).toMatchObject({ ok: true })
  await until(() => seen.b?.sight.asked?.mine) // the bot has moved
  expect(seen.b?.sight.seats[0]).toMatchObject({ bot: 'policy', late: false })
  expect(await a.wish({ do: 'back', match: id })).toMatchObject({ ok: true })
  await until(() => seen.b?.sight.seats[0]?.bot === null)
})

test('who is late may still move, and then is late no more; waiting is simply doing nothing', async () => {
  const { id, a, seen } = await duel({ kind: 'live', move: 5, bank: 0 })
  ahead(6000)
  await until(() => seen.a?.sight.seats[0]?.late)
  await a.wish({ do: 'move', match: id, move: { at: 4 } })
  await until(() => seen.b?.sight.asked?.mine)
  expect(seen.b?.sight.seats[0]?.late).toBe(false)
})

test('with the other late, one vote ends it', async () => {
  const { id, b, seen } = await duel({ kind: 'live', move: 5, bank: 0 })
  ahead(6000)
  await until(() => seen.b?.sight.seats[0]?.late)
  await b.wish({ do: 'vote', match: id })
  await until(() => seen.b?.sight.ended?.how === 'abandoned')
})

test('clocks of matches nobody watches run out all the same', async () => {
  const { id, a, b } = await duel({ kind: 'days', hours: 24 })
  a.stop()
  b.stop()
  await until(() => house.online.host.present(id)?.idle)
  house.online.host.forget(id)
  ahead(DAY + 60_000)
  await house.online.host.sweep(house.online.now())
  expect((await house.online.store.log(id, 0)).map(({ entry }) => entry)).toEqual([{ do: 'late', seat: 0 }])
  expect(await house.online.store.overdue(Number.MAX_SAFE_INTEGER, 10)).toEqual([])
})

test('on holiday turn-by-turn clocks rest, and everyone sees until when', async () => {
  const { id, seen } = await duel({ kind: 'days', hours: 24 })
  const until14 = Date.now() + 14 * DAY
  await ala.done('PUT', '/api/me/settings', { rest: until14 })
  await until(() => seen.b?.sight.seats[0]?.rest === until14)
  expect(seen.b?.sight.seats[0]?.clock?.ends).toBeGreaterThan(until14 + DAY - 60_000)
  expect((await ola.done<TableCard>('GET', `/api/tables/${id}`)).deadline).toBe(seen.b?.sight.seats[0]?.clock?.ends)
  ahead(13 * DAY)
  await house.online.host.sweep(house.online.now())
  expect(seen.b?.sight.seats[0]?.late).toBe(false)
  await ala.done('PUT', '/api/me/settings', { rest: null })
  await until(() => seen.b?.sight.seats[0]?.rest === null)
  expect(seen.b?.sight.seats[0]?.clock?.ends).toBeLessThan(Date.now() + 14 * DAY + 60_000)
  ahead(0)
  expect((await ala.ask('PUT', '/api/me/settings', { rest: Date.now() + 31 * DAY })).status).toBe(400)
})

test('a match that begins during a holiday begins with a resting clock; other settings stay as they are', async () => {
  const away = Date.now() + 5 * DAY
  await ala.done('PUT', '/api/me/settings', { lang: 'en' })
  await ala.done('PUT', '/api/me/settings', { rest: away })
  expect(await ala.done('GET', '/api/me/settings')).toEqual({ lang: 'en', rest: away })
  const { seen } = await duel({ kind: 'days', hours: 24 })
  await until(() => seen.b?.sight.seats[0]?.rest === away)
  expect(seen.b?.sight.seats[1]?.rest).toBeNull()
  await ala.done('PUT', '/api/me/settings', { rest: null })
  await until(() => seen.b?.sight.seats[0]?.rest === null)
})

test('time in which the server was down is nobody’s', async () => {
  const { id } = await duel({ kind: 'live', move: 60, bank: 0 })
  const { deadline } = await ala.done<TableCard>('GET', `/api/tables/${id}`)
  ala.leave()
  ola.leave()
  // It stops; an hour passes before it is started again.
  await house.halt()
  const db = open(join(house.folder, 'data/grimuar.sqlite'))
  db.exec(`UPDATE meta SET value = value - 3600000 WHERE name = 'alive'`)
  db.close()
  await house.start()
  const room = await house.online.host.room(id)
  if (typeof room === 'string') throw new Error(room)
  expect(room.course?.deadline()).toBeGreaterThan(deadline as number)
  expect(house.online.outages).toHaveLength(1)
  const [outage] = house.online.outages
  expect((outage?.to as number) - (outage?.from as number)).toBeGreaterThan(3_600_000 - 1)
})

import type { Json } from '@grimuar/kernel'
import type { Connection, Moment, RoomCard } from '@grimuar/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findWrongMoment } from '../testkit/privacy.ts'
import { type Guest, TestServer, until } from '../testkit/test-server.ts'

let server: TestServer
let ala: Guest
let ola: Guest
const lines: Connection[] = []
beforeAll(async () => {
  server = await TestServer.open({ catalogue: import.meta.resolve('../testkit/toys.ts') })
  ala = await server.guest('Ala')
  ola = await server.guest('Ola')
})
afterAll(async () => {
  for (const line of lines) line.stop()
  await server.stop()
})

async function begin(game: string, some: { listed?: boolean } = {}): Promise<RoomCard> {
  const { id, code } = await ala.newRoom(game, ['me', 'free'], some)
  return ola.sit(id, { code: code as string })
}

async function seatedAt(id: string): Promise<[Connection, Connection]> {
  const pair: [Connection, Connection] = [ala.connect(), ola.connect()]
  lines.push(...pair)
  await Promise.all(pair.map((line) => new Promise((onUpdate) => line.watch(id, { onUpdate }))))
  return pair
}

const moment = (guest: Guest, id: string, step: number) => guest.ask<Moment>('GET', `/api/rooms/${id}/moments/${step}`)
const codeOf = async (guest: Guest, path: string) => {
  const { status, body } = await guest.ask<{ code: string }>('GET', path)
  return [status, body.code]
}

test('earlier moments are shown as they were, and moves that were taken back are gone', async () => {
  const { id } = await begin('tic-tac-toe')
  const [first, second] = await seatedAt(id)
  // Repeated, because the other player's move may not have arrived yet.
  const mark = (line: Connection, at: number) => until(async () => (await line.send({ type: 'move', room: id, move: { at } })).ok)
  await mark(first, 0)
  await mark(second, 1)
  await mark(first, 2)
  expect((await moment(ala, id, 3)).body).toMatchObject({
    step: 3,
    standing: 3,
    seat: 0,
    view: { cells: [0, 1, 0, null, null, null, null, null, null] },
    asked: { question: { kind: 'where' }, waiting: [1], mine: false },
    last: [{ kind: 'marked', seat: 0, at: 2 }],
    by: 0,
    over: false,
  })
  expect(await first.send({ type: 'undo', room: id, keep: 2 })).toMatchObject({ ok: true })
  expect(await moment(ala, id, 3)).toMatchObject({ status: 404, body: { code: 'no-moment' } })
  await mark(first, 8)
  const cells = async (step: number) => ((await moment(ola, id, step)).body.view as { cells: Json[] }).cells.indexOf(0, 1)
  expect([await cells(3), await cells(2), await cells(3)]).toEqual([8, -1, 8])
  expect((await moment(ala, id, 3)).body.last).toEqual([{ kind: 'marked', seat: 0, at: 8 }])
  expect((await moment(ola, id, 0)).body).toMatchObject({ seat: 1, last: [], by: null, asked: { waiting: [0], mine: false } })
})

test('a sealed answer is shown to nobody else at any moment', async () => {
  const { id } = await begin('high-card')
  const [first] = await seatedAt(id)
  const { match } = await new Promise<{ match: { moves: Json[] } }>((onUpdate) => first.watch(id, { onUpdate }))
  await first.send({ type: 'move', room: id, move: match.moves[0] ?? null })
  const row = await server.online.store.room(id)
  const log = await server.online.store.log(id, 0)
  const { catalogue } = await import('../testkit/toys.ts')
  const game = await (catalogue.find((box) => box.id === 'high-card') as (typeof catalogue)[0]).rules()
  const stranger = await server.guest('Ela')
  for (const [guest, seat] of [
    [ala, 0],
    [ola, 1],
    [stranger, null],
  ] as const) {
    const shown = await Promise.all(
      [1, 0].map(async (step) => ({ step, text: await guest.text(`/api/rooms/${id}/moments/${step}`) })),
    )
    expect(findWrongMoment(game, row as never, log, seat, shown)).toBeUndefined()
    if (seat !== 0) expect(findWrongMoment(game, row as never, log, 0, shown)).toContain('instead of')
  }
})

test('a move that is not durable yet is not shown', async () => {
  const { id } = await begin('tic-tac-toe')
  const [first] = await seatedAt(id)
  const { store } = server.online
  const { append } = store
  let written = () => {}
  store.append = (...args) =>
    new Promise((done) => {
      written = () => done(append.apply(store, args))
    })
  const made = first.send({ type: 'move', room: id, move: { at: 4 } })
  await until(() => server.online.roomCache.loadedRoom(id)?.matchState?.seq === 1)
  let shown = false
  const asked = moment(ola, id, 1).then((answer) => {
    shown = true
    return answer
  })
  await moment(ola, (await begin('tic-tac-toe')).id, 0)
  expect(shown).toBe(false)
  store.append = append
  written()
  await made
  expect(await asked).toMatchObject({ status: 200, body: { step: 1 } })
})

test('a moment is refused to people who may not see the room, and for steps that do not exist', async () => {
  const open = await ala.newRoom('tic-tac-toe', ['me', 'free'])
  expect(await codeOf(ala, `/api/rooms/${open.id}/moments/0`)).toEqual([409, 'not-running'])
  const { id, code } = await begin('tic-tac-toe', { listed: false })
  const stranger = await server.guest('Ela')
  stranger.cookie = ''
  expect(await codeOf(stranger, `/api/rooms/${id}/moments/0`)).toEqual([404, 'no-room'])
  expect((await stranger.done<Moment>('GET', `/api/rooms/${id}/moments/0?code=${code}`)).seat).toBeNull()
  expect(await codeOf(ala, `/api/rooms/${id}/moments/1`)).toEqual([404, 'no-moment'])
  for (const step of ['-1', 'x', '%00'])
    expect(await codeOf(ala, `/api/rooms/${id}/moments/${step}`)).toEqual([400, 'bad-request'])
  for (const step of ['1.5', '1e99']) expect((await codeOf(ala, `/api/rooms/${id}/moments/${step}`))[0]).toBe(404)
})

import type { Json } from '@grimuar/kernel'
import type { Connection, Moment, TableCard } from '@grimuar/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { misremembered } from '../testkit/privacy.ts'
import { type Guest, Playhouse, until } from '../testkit/test-server.ts'

let house: Playhouse
let ala: Guest
let ola: Guest
const lines: Connection[] = []
beforeAll(async () => {
  house = await Playhouse.open({ catalogue: import.meta.resolve('../testkit/toys.ts') })
  ala = await house.guest('Ala')
  ola = await house.guest('Ola')
})
afterAll(async () => {
  for (const line of lines) line.stop()
  await house.stop()
})

async function begin(game: string, some: { listed?: boolean } = {}): Promise<TableCard> {
  const { id, code } = await ala.table(game, ['me', 'free'], some)
  return ola.sit(id, { code: code as string })
}

async function seatedAt(id: string): Promise<[Connection, Connection]> {
  const pair: [Connection, Connection] = [ala.connect(), ola.connect()]
  lines.push(...pair)
  await Promise.all(pair.map((line) => new Promise((seen) => line.watch(id, { seen }))))
  return pair
}

const moment = (guest: Guest, id: string, step: number) => guest.ask<Moment>('GET', `/api/tables/${id}/moments/${step}`)
const codeOf = async (guest: Guest, path: string) => {
  const { status, body } = await guest.ask<{ code: string }>('GET', path)
  return [status, body.code]
}

test('each earlier moment is seen as it was, and moves taken back are gone', async () => {
  const { id } = await begin('tic-tac-toe')
  const [first, second] = await seatedAt(id)
  // Again where the others' move has not been heard of yet.
  const mark = (line: Connection, at: number) => until(async () => (await line.wish({ do: 'move', match: id, move: { at } })).ok)
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
  expect(await first.wish({ do: 'undo', match: id, keep: 2 })).toMatchObject({ ok: true })
  expect(await moment(ala, id, 3)).toMatchObject({ status: 404, body: { code: 'no-moment' } })
  await mark(first, 8)
  const cells = async (step: number) => ((await moment(ola, id, step)).body.view as { cells: Json[] }).cells.indexOf(0, 1)
  expect([await cells(3), await cells(2), await cells(3)]).toEqual([8, -1, 8])
  expect((await moment(ala, id, 3)).body.last).toEqual([{ kind: 'marked', seat: 0, at: 8 }])
  expect((await moment(ola, id, 0)).body).toMatchObject({ seat: 1, last: [], by: null, asked: { waiting: [0], mine: false } })
})

test('an answer under cover is shown to nobody else, whichever moment is asked for', async () => {
  const { id } = await begin('high-card')
  const [first] = await seatedAt(id)
  const { sight } = await new Promise<{ sight: { moves: unknown[] } }>((seen) => first.watch(id, { seen }))
  await first.wish({ do: 'move', match: id, move: sight.moves[0] })
  const row = await house.online.store.table(id)
  const log = await house.online.store.log(id, 0)
  const { catalogue } = await import('../testkit/toys.ts')
  const { game } = await (catalogue.find((box) => box.id === 'high-card') as (typeof catalogue)[0]).load()
  const stranger = await house.guest('Ela')
  for (const [guest, seat] of [
    [ala, 0],
    [ola, 1],
    [stranger, null],
  ] as const) {
    const shown = await Promise.all(
      [1, 0].map(async (step) => ({ step, text: await guest.text(`/api/tables/${id}/moments/${step}`) })),
    )
    expect(misremembered(game, row as never, log, seat, shown)).toBeUndefined()
    if (seat !== 0) expect(misremembered(game, row as never, log, 0, shown)).toContain('instead of')
  }
})

test('what is not yet durable is not shown', async () => {
  const { id } = await begin('tic-tac-toe')
  const [first] = await seatedAt(id)
  const { store } = house.online
  const { append } = store
  let written = () => {}
  store.append = (...deed) =>
    new Promise((done) => {
      written = () => done(append.apply(store, deed))
    })
  const made = first.wish({ do: 'move', match: id, move: { at: 4 } })
  await expect.poll(() => house.online.host.present(id)?.course?.seq).toBe(1)
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

test('is for those who may look at the table, and for steps there are', async () => {
  const open = await ala.table('tic-tac-toe', ['me', 'free'])
  expect(await codeOf(ala, `/api/tables/${open.id}/moments/0`)).toEqual([409, 'not-running'])
  const { id, code } = await begin('tic-tac-toe', { listed: false })
  const stranger = await house.guest('Ela')
  stranger.cookie = ''
  expect(await codeOf(stranger, `/api/tables/${id}/moments/0`)).toEqual([404, 'no-table'])
  expect((await stranger.done<Moment>('GET', `/api/tables/${id}/moments/0?code=${code}`)).seat).toBeNull()
  expect(await codeOf(ala, `/api/tables/${id}/moments/1`)).toEqual([404, 'no-moment'])
  for (const step of ['-1', 'x', '%00'])
    expect(await codeOf(ala, `/api/tables/${id}/moments/${step}`)).toEqual([400, 'bad-request'])
  for (const step of ['1.5', '1e99']) expect((await codeOf(ala, `/api/tables/${id}/moments/${step}`))[0]).toBe(404)
})

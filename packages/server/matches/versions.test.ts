import type { Watched } from '@grimuar/protocol'
import { afterEach, expect, test } from 'vitest'
import { type Guest, Playhouse, until } from '../testkit/test-server.ts'

const shelf = (name: string) => import.meta.resolve(`../testkit/${name}.ts`)

let house: Playhouse | undefined
afterEach(() => house?.stop())

/** Watches until the match is seen, then leaves. */
async function look(guest: Guest, match: string): Promise<Watched | string> {
  const line = guest.connect()
  const seen = await new Promise<Watched | string>((told) => line.watch(match, { seen: told, refused: told }))
  line.stop()
  return seen
}

test('a match keeps the rules it began with; a new one gets the new; without them it is refused, not broken', async () => {
  house = await Playhouse.open({ catalogue: shelf('toys-before') })
  const ala = await house.guest('Ala')
  const ola = await house.guest('Ola')
  const { id } = await ala.table('tic-tac-toe', ['me', 'free'])
  expect((await ola.sit(id)).version).toBe(1)
  const play = async (guest: Guest, at: number) => {
    const line = guest.connect()
    await new Promise((seen) => line.watch(id, { seen }))
    expect(await line.wish({ do: 'move', match: id, move: { at } })).toMatchObject({ ok: true })
    line.stop()
  }
  await play(ala, 0)
  await play(ola, 3)

  // The second edition comes out, in which a line loses.
  await house.halt()
  house.use({ catalogue: shelf('toys') })
  await house.start()
  const later = await ala.table('tic-tac-toe', ['me', 'free'])
  expect((await ola.sit(later.id)).version).toBe(2)
  for (const [guest, at] of [
    [ala, 1],
    [ola, 4],
    [ala, 2],
  ] as const)
    await play(guest, at)
  const end = (await look(ala, id)) as Watched
  expect(end.sight.ended).toMatchObject({ how: 'played', result: { ranks: [1, 2] } })
  const { record } = await ala.done<{ record: string }>('GET', `/api/tables/${id}/reveal`)
  expect(record).toContain('version 1\n')

  // The first edition is thrown away.
  await house.halt()
  house.use({ catalogue: shelf('toys-after') })
  await house.start()
  expect(await look(ala, id)).toBe('rules-gone')
  expect(await ala.ask('GET', `/api/tables/${id}/reveal`)).toMatchObject({ status: 410, body: { code: 'rules-gone' } })
  expect(await look(ala, later.id)).toMatchObject({ seq: 0, seat: 0 })
  await until(() => house?.online.host.size === 1)
})

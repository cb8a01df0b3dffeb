import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { SeatPlan, Setup } from '../matches/setup.ts'
import type { RoomRow } from '../store/contract.ts'
import { SqliteDatabase } from '../store/sqlite/database.ts'
import { roomRow } from '../testkit/store-suite.ts'
import { TestServer } from '../testkit/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await TestServer.open({ catalogue: import.meta.resolve('../testkit/toys.ts'), database: undefined })
})
afterAll(() => server.stop())

/** Stores a room with these seats. */
async function add(state: RoomRow['state'], seats: readonly SeatPlan[], some: Partial<Setup> = {}): Promise<RoomRow> {
  const setup: Setup = { options: {}, seats: [...seats], pace: { kind: 'free' }, ...some }
  const version = state === 'open' ? null : 1
  const now = Date.now() // rooms that nobody has touched for days are swept away
  const row = roomRow({ state, version, game: 'tic-tac-toe', listed: state !== 'over', setup, created: now, changed: now })
  const seated = seats.flatMap((plan, seat) => (plan.kind === 'person' ? [{ seat, person: plan.person }] : []))
  await server.online.store.addRoom(row, seated)
  return row
}

const seat = (person: string): SeatPlan => ({ kind: 'person', person, luck: 'ab'.repeat(32) })
const free: SeatPlan = { kind: 'free' }

test('the lobby is read with as many queries however many rooms and people are in it', async () => {
  const { lobby, people } = server.online
  const ala = (await server.guest('ala')).person.id
  const query = vi.spyOn(SqliteDatabase.prototype, 'all')
  const read = async () => {
    people.forgetAll() // as several nodes do every minute
    query.mockClear()
    const lists = await lobby.lists(ala)
    return { lists, queries: query.mock.calls.length }
  }
  const grow = async (n: number) => {
    for (let i = 0; i < 3; i++) {
      const [ola, ela] = [await server.guest(`ola ${n} ${i}`), await server.guest(`ela ${n} ${i}`)].map(({ person }) => person.id)
      if (ola === undefined || ela === undefined) throw new Error('both have come in')
      await add('open', [seat(ola), free])
      await add('running', [seat(ala), seat(ela)])
      const rematch = await add('open', [seat(ola), { kind: 'free', for: ala }])
      await add('over', [seat(ala), seat(ola)], { next: rematch.id })
    }
  }
  await grow(0)
  const few = await read()
  for (let n = 1; n < 5; n++) await grow(n)
  const many = await read()
  query.mockRestore()

  expect([few, many].map(({ lists: { open, running, mine } }) => [open.length, running.length, mine.length])).toEqual([
    [6, 3, 6],
    [30, 15, 30],
  ])
  expect(
    many.lists.open.flatMap(({ seats }) => seats).filter((card) => card.kind === 'person' && card.person.name === '—'),
  ).toEqual([])
  expect(many.queries).toBe(few.queries)
})

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { SeatPlan, Setup } from '../matches/setup.ts'
import type { RoomRow } from '../store/contract.ts'
import { SqliteDatabase } from '../store/sqlite/database.ts'
import { roomRow } from '../testkit/store-suite.ts'
import { TestServer, until } from '../testkit/test-server.ts'
import { ClientSocket } from './client-socket.ts'

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

test('a change is sent at once to those who sit there, and to the others a little later, each room as it is then', async () => {
  const [ala, ola] = [await server.guest('Ala'), await server.guest('Ola')]
  const seen = new Map<string, string>()
  const line = ola.connect({
    onMessage(message) {
      if (message.type === 'room') seen.set(message.card.id, message.card.state)
      if (message.type === 'unlisted') seen.set(message.room, 'gone')
    },
  })
  const before = await add('open', [seat(ala.person.id), free])
  line.listen(true)
  await until(() => seen.has(before.id))
  const rooms: RoomRow[] = []
  for (let i = 0; i < 20; i++) rooms.push(await add('open', [seat(i === 0 ? ola.person.id : ala.person.id), free]))
  const [own, first, ...others] = rooms as [RoomRow, RoomRow, ...RoomRow[]]
  const sent = vi.spyOn(ClientSocket.prototype, 'sendText')
  await Promise.all([own, first, ...others].map((row) => server.online.lobby.roomChanged(row)))
  expect(sent).toHaveBeenCalledTimes(1) // at once only to the person who sits there
  await server.online.lobby.roomChanged({ ...first, state: 'gone' })
  await until(() => others.every(({ id }) => seen.get(id) === 'open'))
  expect(seen.get(own.id)).toBe('open')
  expect(seen.get(first.id)).toBe('gone')
  line.stop()
  sent.mockRestore()
})

test('changes of many rooms are sent together to everyone who sits in none of them', async () => {
  const [ala, ola] = [await server.guest('Ala'), await server.guest('Ola')]
  const seen = new Set<string>()
  const line = ola.connect({ onMessage: (message) => message.type === 'room' && seen.add(message.card.id) })
  const before = await add('open', [seat(ala.person.id), free])
  line.listen(true)
  await until(() => seen.has(before.id))
  const sent = vi.spyOn(ClientSocket.prototype, 'sendText')
  const rooms: RoomRow[] = []
  for (let i = 0; i < 20; i++) rooms.push(await add('open', [seat(ala.person.id), free]))
  for (let i = 0; i < 3; i++) await Promise.all(rooms.map((row) => server.online.lobby.roomChanged(row)))
  await until(() => rooms.every(({ id }) => seen.has(id)))
  expect(sent.mock.calls.length).toBeLessThanOrEqual(2) // one, or two where the machine was slow between the changes
  line.stop()
  sent.mockRestore()
})

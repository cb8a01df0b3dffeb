import { newLuck } from '@grimuar/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Guest, TestServer } from './testkit/test-server.ts'

const DAY_MS = 86_400_000

let server: TestServer
beforeEach(async () => {
  server = await TestServer.open({ catalogue: import.meta.resolve('./testkit/toys.ts') })
})
afterEach(() => server.stop())

const isThere = async (guest: Guest) => {
  server.online.people.forget(guest.person.id)
  return (await server.online.people.person(guest.person.id)) !== undefined
}

/** Sets the clock of the server ahead and runs the upkeep. */
async function after(days: number): Promise<void> {
  const later = vi.spyOn(server.online.clock, 'now').mockReturnValue(Date.now() + days * DAY_MS)
  await server.online.upkeep.run()
  later.mockRestore()
}

test('guests who never did anything are removed after a week, others after half a year', async () => {
  const [idle, player, account] = [await server.guest('Idle'), await server.guest('Player'), await server.guest('Account')]
  const many = await Promise.all(Array.from({ length: 5 }, (_, i) => server.guest(`Guest ${i}`)))
  await player.newRoom('tic-tac-toe', ['me', 'free'])
  await account.done('POST', '/api/me/password', { login: 'account', password: 'abracadabra' })
  await after(6)
  expect(await isThere(idle)).toBe(true)
  await after(8)
  expect(await Promise.all([idle, player, account, ...many].map(isThere))).toEqual([false, true, true, ...many.map(() => false)])
  expect(await idle.done('GET', '/api/me')).toEqual({ person: null })
  await after(170)
  expect(await isThere(player)).toBe(true)
  await after(181)
  expect([await isThere(player), await isThere(account)]).toEqual([false, true])
})

test('a guest who was seen lately stays', async () => {
  const ala = await server.guest('Ala')
  const { adapter, internalAdapter } = await server.online.identity.$context
  const long = new Date(Date.now() - 20 * DAY_MS)
  await internalAdapter.updateUser(ala.person.id, { createdAt: long })
  await adapter.update({ model: 'session', where: [{ field: 'userId', value: ala.person.id }], update: { updatedAt: long } })
  await ala.done('GET', '/api/me')
  await after(0)
  expect(await isThere(ala)).toBe(true)
})

test('guests are checked in batches, and guests who stay do not hide the others', async () => {
  const { store } = server.online
  const guests: Guest[] = []
  for (let i = 0; i < 7; i++) guests.push(await server.guest(`Guest ${i}`))
  for (const guest of guests.slice(0, 5)) await guest.newRoom('tic-tac-toe', ['me', 'free'])
  const ids: string[] = []
  const future = Date.now() + DAY_MS
  for (let place: string | undefined = ''; place !== undefined; ) {
    const found: { ids: string[]; last: string | undefined } = await store.staleGuests(future, 0, place, 2)
    ids.push(...found.ids)
    place = found.last
  }
  expect(ids).toEqual(guests.slice(5).map(({ person }) => person.id))
})

test('a person may have a limited number of sessions: the oldest ends', async () => {
  const ala = await server.guest('Ala')
  await ala.done('POST', '/api/me/password', { login: 'ala', password: 'abracadabra' })
  const { internalAdapter, adapter } = await server.online.identity.$context
  for (let i = 0; i < 45; i++) await internalAdapter.createSession(ala.person.id)
  const other = await server.guest('Other')
  await other.done('POST', '/api/auth/sign-in/username', { username: 'ala', password: 'abracadabra' })
  expect(await adapter.count({ model: 'session', where: [{ field: 'userId', value: ala.person.id }] })).toBe(40)
})

test('a cancelled room is deleted after a month', async () => {
  const ala = await server.guest('Ala')
  await ala.done('POST', '/api/me/password', { login: 'ala', password: 'abracadabra' })
  const seats = [{ kind: 'me', luck: newLuck() }, { kind: 'free' }]
  const { id } = await ala.done<{ id: string }>('POST', '/api/rooms', {
    game: 'tic-tac-toe',
    seats,
    pace: { kind: 'free' },
    listed: true,
  })
  await ala.done('DELETE', `/api/rooms/${id}`)
  await after(29)
  expect((await server.online.store.room(id))?.state).toBe('gone')
  await after(31)
  expect(await server.online.store.room(id)).toBeUndefined()
})

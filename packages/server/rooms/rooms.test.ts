import { commitment } from '@grimuar/kernel'
import { type Commitment, newLuck, type Reveal, type RoomCard, type ServerMessage, unfair, type Watched } from '@grimuar/protocol'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { RoomRow } from '../store/contract.ts'
import { StoreFailed } from '../store/failures.ts'
import { type Guest, TestServer, until } from '../testkit/test-server.ts'

let server: TestServer
let ala: Guest
let ola: Guest
beforeAll(async () => {
  server = await TestServer.open({ catalogue: import.meta.resolve('../testkit/toys.ts') })
  ala = await server.guest('Ala')
  ola = await server.guest('Ola')
})
afterAll(() => server.stop())

describe('creating a room', () => {
  test('shows it in everyone’s lobby at once; cancelling removes it', async () => {
    const heard: { [id: string]: string } = {}
    const line = ola.connect({
      onMessage(message) {
        if (message.type === 'room') heard[message.card.id] = message.card.state
        if (message.type === 'unlisted') heard[message.room] = 'gone'
      },
    })
    line.listen(true)
    await until(() => server.inLobby > 0)
    const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'])
    await until(() => heard[id] === 'open')
    const hidden = await ala.newRoom('tic-tac-toe', ['me', 'free'], { listed: false })
    await ala.done('DELETE', `/api/rooms/${id}`)
    await until(() => heard[id] === 'gone')
    expect(heard[hidden.id]).toBeUndefined()
    await ala.done('DELETE', `/api/rooms/${hidden.id}`)
    line.stop()
  })

  test('shows the commitment before any dice number, and the numbers once play has begun', async () => {
    const room = await ala.newRoom('tic-tac-toe', ['me', 'free'])
    expect(room.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(room.numbers).toEqual([])
    const begun = await ola.sit(room.id)
    expect(begun).toMatchObject({ state: 'running', commitment: room.commitment, waiting: [0] })
    expect(begun.numbers).toHaveLength(2)
    expect(await ola.ask('GET', `/api/rooms/${room.id}/reveal`)).toMatchObject({ status: 409, body: { code: 'not-now' } })
  })

  test('with a commitment drawn before uses that commitment, once', async () => {
    const asked = () => ala.done<Commitment>('POST', '/api/commitments')
    const bound = await asked()
    const card = await ala.newRoom('tic-tac-toe', ['me', 'policy'], bound)
    expect(card).toMatchObject(bound)
    expect(commitment((await server.online.store.room(card.id))?.secret as string)).toBe(bound.commitment)
    await expect(ala.newRoom('tic-tac-toe', ['me', 'policy'], bound)).rejects.toThrow('no-commitment')
    const hers = await asked()
    await expect(ola.newRoom('tic-tac-toe', ['me', 'policy'], hers)).rejects.toThrow('no-commitment')
    const room = await server.online.roomCache.get(card.id)
    if (typeof room !== 'string') await room.appendOwn(() => [{ do: 'end', why: 'abandoned' }])
    const next = await ala.done<RoomCard>('POST', `/api/rooms/${card.id}/rematch`, { luck: newLuck(), ...hers })
    expect(next).toMatchObject(hers)
  })

  test('refuses unknown games, options, seats and fields', async () => {
    const wrong = async (change: object) =>
      (
        await ala.ask<{ code: string }>('POST', '/api/rooms', {
          game: 'tic-tac-toe',
          seats: [{ kind: 'me', luck: newLuck() }, { kind: 'free' }],
          pace: { kind: 'free' },
          listed: true,
          ...change,
        })
      ).body.code
    expect(await wrong({ game: 'chess' })).toBe('no-game')
    expect(await wrong({ options: { size: 4 } })).toBe('bad-options')
    expect(await wrong({ seats: [{ kind: 'me', luck: newLuck() }] })).toBe('bad-seats')
    expect(await wrong({ seats: [{ kind: 'free' }, { kind: 'free' }] })).toBe('bad-seats')
    expect(
      await wrong({
        seats: [
          { kind: 'me', luck: newLuck() },
          { kind: 'bot', level: 'genius' },
        ],
      }),
    ).toBe('bad-seats')
    expect(await wrong({ seats: [{ kind: 'me', luck: 'abc' }, { kind: 'free' }] })).toBe('bad-request')
    expect(await wrong({ pace: { kind: 'live', move: 1, bank: 0 } })).toBe('bad-request')
    expect(await wrong({ colour: 'red' })).toBe('bad-request')
  })

  test('beyond the limit is refused', async () => {
    const ela = await server.guest('Ela')
    for (let i = 0; i < 5; i++) await ela.newRoom('tic-tac-toe', ['me', 'free'])
    await expect(ela.newRoom('tic-tac-toe', ['me', 'free'])).rejects.toThrow('429')
    const { mine } = await ela.done<{ mine: RoomCard[] }>('GET', '/api/rooms')
    for (const { id } of mine) await ela.done('DELETE', `/api/rooms/${id}`)
    await ela.newRoom('tic-tac-toe', ['me', 'policy'])
  })

  test('needs a signed-in person', async () => {
    const nobody = await server.guest('Nobody')
    nobody.cookie = ''
    await expect(nobody.newRoom('tic-tac-toe', ['me', 'free'])).rejects.toThrow('401')
  })
})

describe('seats', () => {
  test('can be claimed by one person only', async () => {
    const { id } = await ala.newRoom('high-card', ['me', 'free', 'free'])
    const both = await Promise.all(
      [ola, await server.guest('Ela')].map((guest) => guest.ask('POST', `/api/rooms/${id}/seat`, { luck: newLuck(), seat: 1 })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { seats } = await ala.done<RoomCard>('GET', `/api/rooms/${id}`)
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'free'])
    expect((await ala.sit(id)).seats).toEqual(seats) // the person already has a seat: nothing changes
  })

  test('can be given up; another person becomes host; with nobody left the room is cancelled', async () => {
    const { id } = await ala.newRoom('high-card', ['me', 'free', 'free'])
    await ola.sit(id, { seat: 2 })
    expect(await ala.done<RoomCard>('DELETE', `/api/rooms/${id}/seat`)).toMatchObject({ host: ola.person.id, state: 'open' })
    expect(await ala.ask('DELETE', `/api/rooms/${id}/seat`)).toMatchObject({ status: 403 })
    expect(await ola.done<RoomCard>('DELETE', `/api/rooms/${id}/seat`)).toMatchObject({ state: 'gone' })
  })

  test('can be given to bots by the host only; the last one begins the match', async () => {
    const { id } = await ala.newRoom('high-card', ['me', 'free', 'free'])
    expect(await ola.ask('PUT', `/api/rooms/${id}/seats/1`, { kind: 'bot', level: 'random' })).toMatchObject({ status: 403 })
    expect(await ala.ask('PUT', `/api/rooms/${id}/seats/0`, { kind: 'free' })).toMatchObject({ status: 409 })
    await ala.done('PUT', `/api/rooms/${id}/seats/1`, { kind: 'bot', level: 'random' })
    expect(await ola.ask('POST', `/api/rooms/${id}/start`, { fill: 'policy' })).toMatchObject({ status: 403 })
    expect(await ala.done<RoomCard>('POST', `/api/rooms/${id}/start`, { fill: 'policy' })).toMatchObject({
      state: 'running',
      seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }, { kind: 'bot', level: 'policy' }],
    })
    expect(await ola.ask('POST', `/api/rooms/${id}/seat`, { luck: newLuck() })).toMatchObject({ status: 409 })
  })

  test('are only for invited people in an unlisted room', async () => {
    const { id, code } = await ala.newRoom('tic-tac-toe', ['me', 'free'], { listed: false })
    expect(code).toMatch(/^[a-z2-9]{8}$/)
    expect(await ola.ask('GET', `/api/rooms/${id}`)).toMatchObject({ status: 404 })
    expect(await ola.ask('POST', `/api/rooms/${id}/seat`, { luck: newLuck() })).toMatchObject({ status: 404 })
    expect(await ola.ask('POST', `/api/rooms/${id}/seat`, { luck: newLuck(), code: 'guessed2' })).toMatchObject({ status: 404 })
    const refused = await new Promise((told) => ola.connect().watch(id, { onUpdate: told, onRefused: told }))
    expect(refused).toBe('no-room')
    const found = await ola.done<RoomCard>('GET', `/api/invitations/${code}`)
    expect(found.id).toBe(id)
    expect(found.code).toBeUndefined()
    expect(await ola.sit(id, { code: code as string })).toMatchObject({ state: 'running' })
    expect((await ola.done<RoomCard>('GET', `/api/rooms/${id}`)).code).toBe(code)
    ola.disconnect()
  })
})

describe('a rematch', () => {
  test('is one room for all, in which everyone moves on by one seat', async () => {
    const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'])
    await ola.sit(id)
    const lines = [ala.connect(), ola.connect()]
    await Promise.all(lines.map((line) => new Promise((onUpdate) => line.watch(id, { onUpdate }))))
    expect(await ala.ask('POST', `/api/rooms/${id}/rematch`, { luck: newLuck() })).toMatchObject({ status: 409 })
    for (const line of lines) await line.send({ type: 'vote', room: id })
    const [first, second] = await Promise.all(
      [ala, ola].map((guest) => guest.done<RoomCard>('POST', `/api/rooms/${id}/rematch`, { luck: newLuck() })),
    )
    expect(first?.id).toBe(second?.id)
    const next = await ala.done<RoomCard>('GET', `/api/rooms/${first?.id}`)
    expect(next).toMatchObject({ state: 'running', previous: id })
    expect(next.seats.map((seat) => (seat.kind === 'person' ? seat.person.name : ''))).toEqual(['Ola', 'Ala'])
    expect((await ala.done<RoomCard>('GET', `/api/rooms/${id}`)).next).toBe(next.id)
    // A repeated request, as if the first answer was lost, gives the same room although its match has begun.
    const again = await ala.done<RoomCard>('POST', `/api/rooms/${id}/rematch`, { luck: newLuck() })
    expect(again).toMatchObject({ id: next.id, state: 'running', numbers: next.numbers })
    for (const line of lines) line.stop()
  })

  test('reserves the seats for the same people and keeps what was agreed on hints', async () => {
    const { id, hints } = await ala.newRoom('tic-tac-toe', ['me', 'free'], { hints: 'nobody' })
    expect(hints).toBe('nobody')
    await ola.sit(id)
    const room = await server.online.roomCache.get(id)
    if (typeof room !== 'string') await room.appendOwn(() => [{ do: 'end', why: 'abandoned' }])
    const next = await ala.done<RoomCard>('POST', `/api/rooms/${id}/rematch`, { luck: newLuck() })
    expect(next.hints).toBe('nobody')
    expect(next.seats[0]).toMatchObject({ kind: 'free', for: { name: 'Ola' } })
    const ela = await server.guest('Ela')
    expect(await ela.ask('POST', `/api/rooms/${next.id}/seat`, { luck: newLuck() })).toMatchObject({
      status: 409,
      body: { code: 'taken' },
    })
    expect(await ela.ask('POST', `/api/rooms/${id}/rematch`, { luck: newLuck() })).toMatchObject({ status: 403 })
    expect(await ola.sit(next.id)).toMatchObject({ state: 'running' })
  })

  test('is sent only to the people for whom a seat is reserved, if the room is unlisted', async () => {
    const { id, code } = await ala.newRoom('tic-tac-toe', ['me', 'free'], { listed: false })
    await ola.sit(id, { code: code as string })
    const room = await server.online.roomCache.get(id)
    if (typeof room !== 'string') await room.appendOwn(() => [{ do: 'end', why: 'abandoned' }])
    const ela = await server.guest('Ela')
    const heard: string[] = []
    const lines = [ola, ela].map((guest) =>
      guest.connect({ onMessage: (message) => message.type === 'room' && heard.push(`${guest.person.name} ${message.card.id}`) }),
    )
    for (const line of lines) line.listen(true)
    await until(() => server.inLobby === 2)
    const next = await ala.done<RoomCard>('POST', `/api/rooms/${id}/rematch`, { luck: newLuck() })
    await until(() => heard.includes(`Ola ${next.id}`))
    const mine = async (guest: Guest) => (await guest.done<{ mine: RoomCard[] }>('GET', '/api/rooms')).mine.map((card) => card.id)
    expect(await mine(ola)).toContain(next.id)
    expect(await mine(ela)).not.toContain(next.id)
    expect(heard).not.toContain(`Ela ${next.id}`)
    await ala.done('DELETE', `/api/rooms/${next.id}`)
    expect(await mine(ola)).not.toContain(next.id)
    for (const line of lines) line.stop()
  })

  test('can be created again after the first one was cancelled', async () => {
    const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'])
    await ola.sit(id)
    const room = await server.online.roomCache.get(id)
    if (typeof room !== 'string') await room.appendOwn(() => [{ do: 'end', why: 'abandoned' }])
    const again = (guest: Guest) => guest.done<RoomCard>('POST', `/api/rooms/${id}/rematch`, { luck: newLuck() })
    const first = await again(ala)
    await ala.done('DELETE', `/api/rooms/${first.id}`)
    expect(await ala.ask('POST', `/api/rooms/${first.id}/seat`, { luck: newLuck() })).toMatchObject({ status: 409 })
    const both = await Promise.all([again(ola), again(ala)])
    expect(both[0].id).toBe(both[1].id)
    expect(both[0].id).not.toBe(first.id)
    expect(await ala.done<RoomCard>('GET', `/api/rooms/${both[0].id}`)).toMatchObject({ state: 'running', previous: id })
  })

  test('leaves no room behind if it could not be written', async () => {
    const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'])
    await ola.sit(id)
    const room = await server.online.roomCache.get(id)
    if (typeof room === 'string') throw new Error(room)
    await room.appendOwn(() => [{ do: 'end', why: 'abandoned' }])
    const { store } = server.online
    const count = () => store.countRoomsOf(ala.person.id, 'open')
    const before = await count()
    const add = store.addRoom
    store.addRoom = () => Promise.reject(new Error('the disk is full'))
    expect(await ala.ask('POST', `/api/rooms/${id}/rematch`, { luck: newLuck() })).toMatchObject({ status: 500 })
    store.addRoom = add
    expect(await count()).toBe(before)
    expect(await ala.done<RoomCard>('GET', `/api/rooms/${id}`)).not.toHaveProperty('next')
    expect(await ala.done<RoomCard>('POST', `/api/rooms/${id}/rematch`, { luck: newLuck() })).toMatchObject({ previous: id })
  })
})

describe('seats by lot', () => {
  const people = ({ seats }: RoomCard) => seats.map((seat) => (seat.kind === 'person' ? seat.person.name : seat.kind))

  test('are drawn when play begins, and anyone can check the draw afterwards', async () => {
    const ela = await server.guest('Ela')
    const orders = new Set<string>()
    for (let round = 0; round < 8; round++) {
      const before = await ela.newRoom('high-card', ['me', 'random', 'free'], { lots: true })
      expect(before).toMatchObject({ lots: true, numbers: [] })
      expect(before).not.toHaveProperty('places')
      const mine = newLuck()
      const { body: begun } = await ola.ask<RoomCard>('POST', `/api/rooms/${before.id}/seat`, { luck: mine })
      const sat = ['Ela', 'bot', 'Ola']
      expect(people(begun)).toEqual(begun.places?.map((place) => sat[place]))
      orders.add(people(begun).join())
      const room = await server.online.roomCache.get(before.id)
      if (typeof room === 'string') throw new Error(room)
      expect(room.matchState?.seats.map(({ person }) => person)).toEqual(
        begun.seats.map((seat) => (seat.kind === 'person' ? seat.person.id : null)),
      )
      await room.appendOwn(() => [{ do: 'end', why: 'abandoned' }])
      const reveal = await ola.done<Reveal>('GET', `/api/rooms/${before.id}/reveal`)
      expect(unfair(reveal, { ...begun, mine })).toBeUndefined()
      expect(unfair(reveal, { ...begun, places: begun.places?.toReversed() as number[] })).toBe('lots')
    }
    expect(orders.size).toBeGreaterThan(1)
  })

  test('give every client the view of their new seat, and the presence of all', async () => {
    for (let round = 0; round < 4; round++) {
      const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'], { lots: true })
      const heard: ServerMessage[] = []
      const [line, other] = [ala.connect({ onMessage: (message) => heard.push(message) }), ola.connect()]
      const seen = new Promise<Watched>((told) => line.watch(id, { onUpdate: told }))
      await until(() => heard.some(({ type }) => type === 'presence'))
      const { seats } = await ola.sit(id)
      const at = seats.findIndex((seat) => seat.kind === 'person' && seat.person.id === ala.person.id)
      expect((await seen).seat).toBe(at)
      const here = () => heard.findLast((message) => message.type === 'presence')
      await until(() => here()?.seats[at] === true && here()?.seats[1 - at] === false)
      line.stop()
      other.stop()
    }
  })

  test('are drawn again for a rematch', async () => {
    const { id } = await ala.newRoom('tic-tac-toe', ['me', 'policy'], { lots: true })
    const room = await server.online.roomCache.get(id)
    if (typeof room !== 'string') await room.appendOwn(() => [{ do: 'end', why: 'abandoned' }])
    const first = await ala.done<RoomCard>('GET', `/api/rooms/${id}`)
    const next = await ala.done<RoomCard>('POST', `/api/rooms/${id}/rematch`, { luck: newLuck() })
    expect(next).toMatchObject({ lots: true, state: 'running' })
    expect(people(next)).toEqual(next.places?.map((place) => people(first)[place]))
  })
})

test('the lobby sends players every change of turn in their games', async () => {
  const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'])
  await ola.sit(id)
  const turns: number[][] = []
  const lobby = ola.connect({
    onMessage: (message) => message.type === 'room' && message.card.id === id && turns.push(message.card.waiting),
  })
  lobby.listen(true)
  await until(() => turns.length === 2) // once as a listed room, once as an own room
  const line = ala.connect()
  await new Promise((onUpdate) => line.watch(id, { onUpdate }))
  await line.send({ type: 'move', room: id, move: { at: 0 } })
  await until(() => turns.length === 3)
  expect(turns[2]).toEqual([1])
  lobby.stop()
  line.stop()
})

test('a player who must answer also gets changes of the other seats', async () => {
  const ela = await server.guest('Ela')
  const { id } = await ala.newRoom('high-card', ['me', 'free', 'free'])
  await ola.sit(id)
  await ela.sit(id)
  const turns: string[] = []
  const lobby = ela.connect({
    onMessage: (message) => message.type === 'room' && message.card.id === id && turns.push(message.card.waiting.join()),
  })
  lobby.listen(true)
  await until(() => turns.length === 2) // once as a listed room, once as an own room
  const line = ala.connect()
  const { match } = await new Promise<Watched>((onUpdate) => line.watch(id, { onUpdate }))
  await line.send({ type: 'move', room: id, move: match.moves[0] ?? null })
  await until(() => turns.length === 3)
  expect(turns).toEqual(['0,1,2', '0,1,2', '1,2'])
  lobby.stop()
  line.stop()
})

test('abandoned open rooms are cancelled and abandoned matches are ended', async () => {
  const days = (n: number) => Date.now() + n * 86_400_000
  const [quick, slow] = [
    await ala.newRoom('tic-tac-toe', ['me', 'free']),
    await ala.newRoom('tic-tac-toe', ['me', 'free'], { pace: { kind: 'days', hours: 24 } }),
  ]
  const running = await ala.newRoom('tic-tac-toe', ['me', 'policy'])
  const state = async (id: string) => (await ala.done<RoomCard>('GET', `/api/rooms/${id}`)).state
  await server.online.roomCache.sweep(days(2))
  expect([await state(quick.id), await state(slow.id), await state(running.id)]).toEqual(['gone', 'open', 'running'])
  await server.online.roomCache.sweep(days(15))
  expect([await state(slow.id), await state(running.id)]).toEqual(['gone', 'running'])
  await server.online.roomCache.sweep(days(61))
  expect(await state(running.id)).toBe('over')
})

test('matches that cannot be loaded do not keep the clocks of others from running out', async () => {
  const { store, roomCache } = server.online
  const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'], { pace: { kind: 'live', move: 5, bank: 0 } })
  await ola.sit(id)
  const row = (await store.room(id)) as RoomRow
  const gone = (i: number) => ({
    ...row,
    id: `gone${i}`,
    code: `gone${i}`,
    version: 99,
    progress: { ...row.progress, deadline: i },
  })
  for (let i = 0; i < 120; i++) await store.addRoom(gone(i), [])
  roomCache.evict(id)
  const later = vi.spyOn(server.online.clock, 'now').mockReturnValue(Date.now() + 60_000)
  for (let i = 0; i < 2; i++) await roomCache.sweep(Date.now() + 60_000 + i)
  later.mockRestore()
  expect((await store.log(id, 0)).map(({ entry }) => entry)).toEqual([{ do: 'late', seat: 0 }])
})

test('a room that cannot be loaded because the store is away is asked for again, a broken one is not', async () => {
  const { store, roomCache } = server.online
  const room = vi.spyOn(store, 'room')
  room.mockRejectedValueOnce(new StoreFailed('the database is away'))
  expect(await roomCache.get('none')).toBe('try-again')
  room.mockRejectedValueOnce(new Error('not legal'))
  expect(await roomCache.get('none')).toBe('broken')
  expect(await roomCache.get('none')).toBe('no-room')
  room.mockRestore()
})

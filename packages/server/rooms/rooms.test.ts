import { commitment } from '@grimuar/kernel'
import { type Commitment, newLuck, type Reveal, type TableCard, unfair, type Watched, type Word } from '@grimuar/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Guest, Playhouse, until } from '../testkit/test-server.ts'

let house: Playhouse
let ala: Guest
let ola: Guest
beforeAll(async () => {
  house = await Playhouse.open({ catalogue: import.meta.resolve('../testkit/toys.ts') })
  ala = await house.guest('Ala')
  ola = await house.guest('Ola')
})
afterAll(() => house.stop())

describe('setting a table up', () => {
  test('shows it in everyone’s lobby at once, and takes it away when it is called off', async () => {
    const heard: { [id: string]: string } = {}
    const line = ola.connect({
      heard(word) {
        if (word.say === 'table') heard[word.table.id] = word.table.state
        if (word.say === 'gone') heard[word.id] = 'gone'
      },
    })
    line.listen(true)
    await until(() => [...house.online.tabs.inLobby()].length > 0)
    const { id } = await ala.table('tic-tac-toe', ['me', 'free'])
    await until(() => heard[id] === 'open')
    const hidden = await ala.table('tic-tac-toe', ['me', 'free'], { listed: false })
    await ala.done('DELETE', `/api/tables/${id}`)
    await until(() => heard[id] === 'gone')
    expect(heard[hidden.id]).toBeUndefined()
    await ala.done('DELETE', `/api/tables/${hidden.id}`)
    line.stop()
  })

  test('says the commitment before anyone’s number, and the numbers once it has begun', async () => {
    const table = await ala.table('tic-tac-toe', ['me', 'free'])
    expect(table.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(table.numbers).toEqual([])
    const begun = await ola.sit(table.id)
    expect(begun).toMatchObject({ state: 'running', commitment: table.commitment, waiting: [0] })
    expect(begun.numbers).toHaveLength(2)
    expect(await ola.ask('GET', `/api/tables/${table.id}/reveal`)).toMatchObject({ status: 409, body: { code: 'not-now' } })
  })

  test('with a commitment asked for first, the table is bound to it before anyone’s number is known, once', async () => {
    const asked = () => ala.done<Commitment>('POST', '/api/commitments')
    const bound = await asked()
    const card = await ala.table('tic-tac-toe', ['me', 'policy'], bound)
    expect(card).toMatchObject(bound)
    expect(commitment((await house.online.store.table(card.id))?.secret as string)).toBe(bound.commitment)
    await expect(ala.table('tic-tac-toe', ['me', 'policy'], bound)).rejects.toThrow('no-commitment')
    const hers = await asked()
    await expect(ola.table('tic-tac-toe', ['me', 'policy'], hers)).rejects.toThrow('no-commitment')
    const room = await house.online.host.room(card.id)
    if (typeof room !== 'string') await room.note(() => [{ do: 'end', why: 'abandoned' }])
    const next = await ala.done<TableCard>('POST', `/api/tables/${card.id}/rematch`, { luck: newLuck(), ...hers })
    expect(next).toMatchObject(hers)
  })

  test('refuses what no game knows', async () => {
    const wrong = async (change: object) =>
      (
        await ala.ask<{ code: string }>('POST', '/api/tables', {
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

  test('more often than one may is refused', async () => {
    const ela = await house.guest('Ela')
    for (let i = 0; i < 5; i++) await ela.table('tic-tac-toe', ['me', 'free'])
    await expect(ela.table('tic-tac-toe', ['me', 'free'])).rejects.toThrow('429')
    const { mine } = await ela.done<{ mine: TableCard[] }>('GET', '/api/tables')
    for (const { id } of mine) await ela.done('DELETE', `/api/tables/${id}`)
    await ela.table('tic-tac-toe', ['me', 'policy'])
  })

  test('is for those who have come in', async () => {
    const nobody = await house.guest('Nobody')
    nobody.cookie = ''
    await expect(nobody.table('tic-tac-toe', ['me', 'free'])).rejects.toThrow('401')
  })
})

describe('seats', () => {
  test('are taken one each; the same one by two people only once', async () => {
    const { id } = await ala.table('high-card', ['me', 'free', 'free'])
    const both = await Promise.all(
      [ola, await house.guest('Ela')].map((guest) => guest.ask('POST', `/api/tables/${id}/seat`, { luck: newLuck(), seat: 1 })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { seats } = await ala.done<TableCard>('GET', `/api/tables/${id}`)
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'free'])
    expect((await ala.sit(id)).seats).toEqual(seats) // already seated: nothing changes
  })

  test('are left again; the host’s chair passes on; with nobody left the table is called off', async () => {
    const { id } = await ala.table('high-card', ['me', 'free', 'free'])
    await ola.sit(id, { seat: 2 })
    expect(await ala.done<TableCard>('DELETE', `/api/tables/${id}/seat`)).toMatchObject({ host: ola.person.id, state: 'open' })
    expect(await ala.ask('DELETE', `/api/tables/${id}/seat`)).toMatchObject({ status: 403 })
    expect(await ola.done<TableCard>('DELETE', `/api/tables/${id}/seat`)).toMatchObject({ state: 'gone' })
  })

  test('are given to bots by the host alone, and with the last of them it begins', async () => {
    const { id } = await ala.table('high-card', ['me', 'free', 'free'])
    expect(await ola.ask('PUT', `/api/tables/${id}/seats/1`, { kind: 'bot', level: 'random' })).toMatchObject({ status: 403 })
    expect(await ala.ask('PUT', `/api/tables/${id}/seats/0`, { kind: 'free' })).toMatchObject({ status: 409 })
    await ala.done('PUT', `/api/tables/${id}/seats/1`, { kind: 'bot', level: 'random' })
    expect(await ola.ask('POST', `/api/tables/${id}/start`, { fill: 'policy' })).toMatchObject({ status: 403 })
    expect(await ala.done<TableCard>('POST', `/api/tables/${id}/start`, { fill: 'policy' })).toMatchObject({
      state: 'running',
      seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }, { kind: 'bot', level: 'policy' }],
    })
    expect(await ola.ask('POST', `/api/tables/${id}/seat`, { luck: newLuck() })).toMatchObject({ status: 409 })
  })

  test('at a hidden table are for those who were invited', async () => {
    const { id, code } = await ala.table('tic-tac-toe', ['me', 'free'], { listed: false })
    expect(code).toMatch(/^[a-z2-9]{8}$/)
    expect(await ola.ask('GET', `/api/tables/${id}`)).toMatchObject({ status: 404 })
    expect(await ola.ask('POST', `/api/tables/${id}/seat`, { luck: newLuck() })).toMatchObject({ status: 404 })
    expect(await ola.ask('POST', `/api/tables/${id}/seat`, { luck: newLuck(), code: 'guessed2' })).toMatchObject({ status: 404 })
    const refused = await new Promise((told) => ola.connect().watch(id, { seen: told, refused: told }))
    expect(refused).toBe('no-table')
    const found = await ola.done<TableCard>('GET', `/api/invitations/${code}`)
    expect(found.id).toBe(id)
    expect(found.code).toBeUndefined()
    expect(await ola.sit(id, { code: code as string })).toMatchObject({ state: 'running' })
    expect((await ola.done<TableCard>('GET', `/api/tables/${id}`)).code).toBe(code)
    ola.leave()
  })
})

describe('a rematch', () => {
  test('is one table for all, with everyone’s seat kept and turned by one', async () => {
    const { id } = await ala.table('tic-tac-toe', ['me', 'free'])
    await ola.sit(id)
    const lines = [ala.connect(), ola.connect()]
    await Promise.all(lines.map((line) => new Promise((seen) => line.watch(id, { seen }))))
    expect(await ala.ask('POST', `/api/tables/${id}/rematch`, { luck: newLuck() })).toMatchObject({ status: 409 })
    for (const line of lines) await line.wish({ do: 'vote', match: id })
    const [first, second] = await Promise.all(
      [ala, ola].map((guest) => guest.done<TableCard>('POST', `/api/tables/${id}/rematch`, { luck: newLuck() })),
    )
    expect(first?.id).toBe(second?.id)
    const next = await ala.done<TableCard>('GET', `/api/tables/${first?.id}`)
    expect(next).toMatchObject({ state: 'running', previous: id })
    expect(next.seats.map((seat) => (seat.kind === 'person' ? seat.person.name : ''))).toEqual(['Ola', 'Ala'])
    expect((await ala.done<TableCard>('GET', `/api/tables/${id}`)).next).toBe(next.id)
    // Asked again, because the first answer was lost: the same table, though it has begun.
    const again = await ala.done<TableCard>('POST', `/api/tables/${id}/rematch`, { luck: newLuck() })
    expect(again).toMatchObject({ id: next.id, state: 'running', numbers: next.numbers })
    for (const line of lines) line.stop()
  })

  test('keeps the seat for the one it was', async () => {
    const { id } = await ala.table('tic-tac-toe', ['me', 'free'])
    await ola.sit(id)
    const room = await house.online.host.room(id)
    if (typeof room !== 'string') await room.note(() => [{ do: 'end', why: 'abandoned' }])
    const next = await ala.done<TableCard>('POST', `/api/tables/${id}/rematch`, { luck: newLuck() })
    expect(next.seats[0]).toMatchObject({ kind: 'free', for: { name: 'Ola' } })
    const ela = await house.guest('Ela')
    expect(await ela.ask('POST', `/api/tables/${next.id}/seat`, { luck: newLuck() })).toMatchObject({
      status: 409,
      body: { code: 'taken' },
    })
    expect(await ela.ask('POST', `/api/tables/${id}/rematch`, { luck: newLuck() })).toMatchObject({ status: 403 })
    expect(await ola.sit(next.id)).toMatchObject({ state: 'running' })
  })

  test('is told to whom a seat is kept for, though nobody else hears of the table', async () => {
    const { id, code } = await ala.table('tic-tac-toe', ['me', 'free'], { listed: false })
    await ola.sit(id, { code: code as string })
    const room = await house.online.host.room(id)
    if (typeof room !== 'string') await room.note(() => [{ do: 'end', why: 'abandoned' }])
    const ela = await house.guest('Ela')
    const heard: string[] = []
    const lines = [ola, ela].map((guest) =>
      guest.connect({ heard: (word) => word.say === 'table' && heard.push(`${guest.person.name} ${word.table.id}`) }),
    )
    for (const line of lines) line.listen(true)
    await until(() => [...house.online.tabs.inLobby()].length === 2)
    const next = await ala.done<TableCard>('POST', `/api/tables/${id}/rematch`, { luck: newLuck() })
    await until(() => heard.includes(`Ola ${next.id}`))
    const mine = async (guest: Guest) =>
      (await guest.done<{ mine: TableCard[] }>('GET', '/api/tables')).mine.map((card) => card.id)
    expect(await mine(ola)).toContain(next.id)
    expect(await mine(ela)).not.toContain(next.id)
    expect(heard).not.toContain(`Ela ${next.id}`)
    await ala.done('DELETE', `/api/tables/${next.id}`)
    expect(await mine(ola)).not.toContain(next.id)
    for (const line of lines) line.stop()
  })

  test('may be asked for again where the first one was called off', async () => {
    const { id } = await ala.table('tic-tac-toe', ['me', 'free'])
    await ola.sit(id)
    const room = await house.online.host.room(id)
    if (typeof room !== 'string') await room.note(() => [{ do: 'end', why: 'abandoned' }])
    const again = (guest: Guest) => guest.done<TableCard>('POST', `/api/tables/${id}/rematch`, { luck: newLuck() })
    const first = await again(ala)
    await ala.done('DELETE', `/api/tables/${first.id}`)
    expect(await ala.ask('POST', `/api/tables/${first.id}/seat`, { luck: newLuck() })).toMatchObject({ status: 409 })
    const both = await Promise.all([again(ola), again(ala)])
    expect(both[0].id).toBe(both[1].id)
    expect(both[0].id).not.toBe(first.id)
    expect(await ala.done<TableCard>('GET', `/api/tables/${both[0].id}`)).toMatchObject({ state: 'running', previous: id })
  })

  test('leaves no table of its own behind where it could not be written', async () => {
    const { id } = await ala.table('tic-tac-toe', ['me', 'free'])
    await ola.sit(id)
    const room = await house.online.host.room(id)
    if (typeof room === 'string') throw new Error(room)
    await room.note(() => [{ do: 'end', why: 'abandoned' }])
    const { store } = house.online
    const count = () => store.countTablesOf(ala.person.id, 'open')
    const before = await count()
    const add = store.addTable
    store.addTable = () => Promise.reject(new Error('the disk is full'))
    expect(await ala.ask('POST', `/api/tables/${id}/rematch`, { luck: newLuck() })).toMatchObject({ status: 500 })
    store.addTable = add
    expect(await count()).toBe(before)
    expect(await ala.done<TableCard>('GET', `/api/tables/${id}`)).not.toHaveProperty('next')
    expect(await ala.done<TableCard>('POST', `/api/tables/${id}/rematch`, { luck: newLuck() })).toMatchObject({ previous: id })
  })
})

describe('seats by lot', () => {
  const people = ({ seats }: TableCard) => seats.map((seat) => (seat.kind === 'person' ? seat.person.name : seat.kind))

  test('are places until play begins; who sits where then can be checked by anyone afterwards', async () => {
    const ela = await house.guest('Ela')
    const orders = new Set<string>()
    for (let round = 0; round < 8; round++) {
      const before = await ela.table('high-card', ['me', 'random', 'free'], { lots: true })
      expect(before).toMatchObject({ lots: true, numbers: [] })
      expect(before).not.toHaveProperty('places')
      const mine = newLuck()
      const { body: begun } = await ola.ask<TableCard>('POST', `/api/tables/${before.id}/seat`, { luck: mine })
      const sat = ['Ela', 'bot', 'Ola']
      expect(people(begun)).toEqual(begun.places?.map((place) => sat[place]))
      orders.add(people(begun).join())
      const room = await house.online.host.room(before.id)
      if (typeof room === 'string') throw new Error(room)
      expect(room.course?.seats.map(({ person }) => person)).toEqual(
        begun.seats.map((seat) => (seat.kind === 'person' ? seat.person.id : null)),
      )
      await room.note(() => [{ do: 'end', why: 'abandoned' }])
      const reveal = await ola.done<Reveal>('GET', `/api/tables/${before.id}/reveal`)
      expect(unfair(reveal, { ...begun, mine })).toBeUndefined()
      expect(unfair(reveal, { ...begun, places: begun.places?.toReversed() as number[] })).toBe('lots')
    }
    expect(orders.size).toBeGreaterThan(1)
  })

  test('show everyone the table from where they sit now, and who is here', async () => {
    for (let round = 0; round < 4; round++) {
      const { id } = await ala.table('tic-tac-toe', ['me', 'free'], { lots: true })
      const heard: Word[] = []
      const [line, other] = [ala.connect({ heard: (word) => heard.push(word) }), ola.connect()]
      const seen = new Promise<Watched>((told) => line.watch(id, { seen: told }))
      await until(() => heard.some(({ say }) => say === 'here'))
      const { seats } = await ola.sit(id)
      const at = seats.findIndex((seat) => seat.kind === 'person' && seat.person.id === ala.person.id)
      expect((await seen).seat).toBe(at)
      const here = () => heard.findLast((word) => word.say === 'here')
      await until(() => here()?.seats[at] === true && here()?.seats[1 - at] === false)
      line.stop()
      other.stop()
    }
  })

  test('are drawn again in a rematch', async () => {
    const { id } = await ala.table('tic-tac-toe', ['me', 'policy'], { lots: true })
    const room = await house.online.host.room(id)
    if (typeof room !== 'string') await room.note(() => [{ do: 'end', why: 'abandoned' }])
    const first = await ala.done<TableCard>('GET', `/api/tables/${id}`)
    const next = await ala.done<TableCard>('POST', `/api/tables/${id}/rematch`, { luck: newLuck() })
    expect(next).toMatchObject({ lots: true, state: 'running' })
    expect(people(next)).toEqual(next.places?.map((place) => people(first)[place]))
  })
})

test('my games say whose turn it is, as it changes', async () => {
  const { id } = await ala.table('tic-tac-toe', ['me', 'free'])
  await ola.sit(id)
  const turns: number[][] = []
  const watcher = ola.connect({ heard: (word) => word.say === 'table' && word.table.id === id && turns.push(word.table.waiting) })
  watcher.listen(true)
  await until(() => turns.length === 2) // listed, and mine
  const line = ala.connect()
  await new Promise((seen) => line.watch(id, { seen }))
  await line.wish({ do: 'move', match: id, move: { at: 0 } })
  await until(() => turns.length === 3)
  expect(turns[2]).toEqual([1])
  watcher.stop()
  line.stop()
})

test('whoever waits sees the turn pass from one to another as well', async () => {
  const ela = await house.guest('Ela')
  const { id } = await ala.table('high-card', ['me', 'free', 'free'])
  await ola.sit(id)
  await ela.sit(id)
  const turns: string[] = []
  const watcher = ela.connect({
    heard: (word) => word.say === 'table' && word.table.id === id && turns.push(word.table.waiting.join()),
  })
  watcher.listen(true)
  await until(() => turns.length === 2) // listed, and mine
  const line = ala.connect()
  const { sight } = await new Promise<Watched>((seen) => line.watch(id, { seen }))
  await line.wish({ do: 'move', match: id, move: sight.moves[0] })
  await until(() => turns.length === 3)
  expect(turns).toEqual(['0,1,2', '0,1,2', '1,2'])
  watcher.stop()
  line.stop()
})

test('tables that gather nobody are called off, matches nobody plays are ended', async () => {
  const days = (n: number) => Date.now() + n * 86_400_000
  const [quick, slow] = [
    await ala.table('tic-tac-toe', ['me', 'free']),
    await ala.table('tic-tac-toe', ['me', 'free'], { pace: { kind: 'days', hours: 24 } }),
  ]
  const running = await ala.table('tic-tac-toe', ['me', 'policy'])
  const state = async (id: string) => (await ala.done<TableCard>('GET', `/api/tables/${id}`)).state
  await house.online.host.sweep(days(2))
  expect([await state(quick.id), await state(slow.id), await state(running.id)]).toEqual(['gone', 'open', 'running'])
  await house.online.host.sweep(days(15))
  expect([await state(slow.id), await state(running.id)]).toEqual(['gone', 'running'])
  await house.online.host.sweep(days(61))
  expect(await state(running.id)).toBe('over')
})

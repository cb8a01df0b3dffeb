import { type Person, PROTOCOL, type RoomCard } from '@grimuar/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Guest, TestServer, until } from '../testkit/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await TestServer.open({ catalogue: import.meta.resolve('../testkit/toys.ts') })
})
afterAll(() => server.stop())

interface MeNow {
  person: Person | null
  login?: string | null
  email?: string | null
}

/** Signs in from another device, which may already have a guest's cookie. */
async function signIn(login: string, password: string, cookie = ''): Promise<{ status: number; guest: Guest | undefined }> {
  const answer = await fetch(`${server.url}/api/auth/sign-in/username`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url, cookie },
    body: JSON.stringify({ username: login, password }),
  })
  const cookies = answer.headers.getSetCookie().map((set) => set.split(';')[0])
  if (!answer.ok) return { status: answer.status, guest: undefined }
  const { user } = (await answer.json()) as { user: { id: string } }
  return {
    status: answer.status,
    guest: new Guest(server.url, cookies.join('; '), (await server.online.people.person(user.id)) as Person),
  }
}

describe('a guest', () => {
  test('gets a cookie that scripts cannot read and other sites cannot send', async () => {
    const answer = await fetch(`${server.url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify({ name: 'Ala', avatar: 'witch-face' }),
    })
    const [cookie] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^grimuar\.session_token=.+HttpOnly/)
    expect(cookie).toContain('SameSite=Lax')
    expect(await answer.json()).toMatchObject({ person: { name: 'Ala', avatar: 'witch-face', guest: true } })
  })

  test('is recognized by the cookie and stays the same when signing in again', async () => {
    const ala = await server.guest('Ala')
    expect(await ala.done<MeNow>('GET', '/api/me')).toEqual({ person: ala.person, login: null, email: null })
    expect(await ala.done<MeNow>('POST', '/api/guest', { name: 'Another', avatar: 'x' })).toEqual({ person: ala.person })
    await ala.done('PATCH', '/api/me', { name: 'Alicja' })
    expect((await ala.done<MeNow>('GET', '/api/me')).person).toMatchObject({ name: 'Alicja', avatar: 'wizard-face' })
  })

  test('cannot have an invalid name', async () => {
    for (const name of ['', ' ', ' Ala', 'A\nB', 'x'.repeat(25), 7]) {
      const ela = new Guest(server.url, '', { id: '', name: '', avatar: '', guest: true })
      expect(await ela.ask('POST', '/api/guest', { name, avatar: 'x' })).toMatchObject({
        status: 400,
        body: { code: 'bad-request' },
      })
    }
  })
})

describe('a forged cookie', () => {
  test('is refused by the API and by the socket', async () => {
    const ala = await server.guest('Ala')
    const [name, value] = ala.cookie.split('=') as [string, string]
    const token = decodeURIComponent(value).split('.')[0]
    const forged = [
      `${name}=${token}.AAAA`,
      `${name}=${value.slice(0, -4)}`,
      `${name}=${encodeURIComponent(`${token}x.${decodeURIComponent(value).split('.')[1]}`)}`,
      `${name}=`,
      `${name}=${'x'.repeat(3000)}`,
      'grimuar.session_token=undefined; grimuar.session_token=null',
    ]
    for (const cookie of forged) {
      ala.cookie = cookie
      expect(await ala.ask('GET', '/api/me')).toEqual({ status: 200, body: { person: null } })
      expect(await ala.ask('POST', '/api/rooms/x/rematch', { luck: 'a'.repeat(64) })).toMatchObject({ status: 401 })
      const you = await new Promise((told, broken) => {
        const socket = ala.socket()
        socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL })))
        socket.on('message', (data) => {
          told(JSON.parse(String(data)).you)
          socket.close()
        })
        socket.on('error', broken)
      })
      expect(you).toBeNull()
    }
  })
})

describe('becoming an account', () => {
  test('a guest who sets a password stays the same person and can sign in from another device', async () => {
    const ala = await server.guest('Ala')
    const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'])
    await ala.done('POST', '/api/me/password', { login: 'Ala.1', password: 'abracadabra' })
    expect(await ala.done<MeNow>('GET', '/api/me')).toMatchObject({ person: { id: ala.person.id, guest: false }, login: 'ala.1' })
    const { guest: elsewhere } = await signIn('ala.1', 'abracadabra')
    expect(elsewhere?.person.id).toBe(ala.person.id)
    const { mine } = await (elsewhere as Guest).done<{ mine: RoomCard[] }>('GET', '/api/rooms')
    expect(mine.map((room) => room.id)).toEqual([id])
  })

  test('a wrong password and an unknown name are refused alike; a taken name is refused', async () => {
    const ela = await server.guest('Ela')
    await ela.done('POST', '/api/me/password', { login: 'ela', password: 'abracadabra' })
    expect((await signIn('ela', 'abracadabrb')).status).toBe(401)
    expect((await signIn('nobody', 'abracadabra')).status).toBe(401)
    const ola = await server.guest('Ola')
    expect(await ola.ask('POST', '/api/me/password', { login: 'ELA', password: 'abracadabra' })).toMatchObject({
      status: 409,
      body: { code: 'taken' },
    })
    expect(await ola.ask('POST', '/api/me/password', { login: 'ola', password: 'short' })).toMatchObject({ status: 400 })
    expect((await ola.done<MeNow>('GET', '/api/me')).person?.guest).toBe(true)
  })

  test('an existing password can be changed only with the old one', async () => {
    const iga = await server.guest('Iga')
    await iga.done('POST', '/api/me/password', { login: 'iga', password: 'abracadabra' })
    expect(await iga.ask('POST', '/api/me/password', { login: 'iga', password: 'hocus-pocus' })).toMatchObject({
      status: 409,
      body: { code: 'not-now' },
    })
    const change = (currentPassword: string) =>
      iga.ask('POST', '/api/auth/change-password', { currentPassword, newPassword: 'hocus-pocus' })
    expect(await change('wrong-wrong')).toMatchObject({ status: 400, body: { code: 'INVALID_PASSWORD' } })
    expect((await signIn('iga', 'hocus-pocus')).status).toBe(401)
    expect((await change('abracadabra')).status).toBe(200)
    expect((await signIn('iga', 'hocus-pocus')).guest?.person.id).toBe(iga.person.id)
  })

  test('a guest can request a passkey, also long after signing in', async () => {
    const ala = await server.guest('Ala')
    const { adapter } = await server.online.identity.$context
    const long = new Date(Date.now() - 200 * 86_400_000)
    await adapter.update({
      model: 'session',
      where: [{ field: 'userId', value: ala.person.id }],
      update: { createdAt: long },
    })
    const { body } = await ala.ask<{ challenge: string; rp: { id: string } }>(
      'GET',
      '/api/auth/passkey/generate-register-options',
    )
    expect(body).toMatchObject({ rp: { id: '127.0.0.1', name: 'Grimuar' }, challenge: expect.any(String) })
  })

  test('the seats of a guest who signs in to an account move to the account', async () => {
    const ala = await server.guest('Ala')
    await ala.done('POST', '/api/me/password', { login: 'ala2', password: 'abracadabra' })
    const ola = await server.guest('Ola')
    const onPhone = await server.guest('Somebody')
    const { id } = await onPhone.newRoom('tic-tac-toe', ['me', 'free'])
    await ola.sit(id)
    const { guest: phone } = await signIn('ala2', 'abracadabra', onPhone.cookie)
    const card = await (phone as Guest).done<RoomCard>('GET', `/api/rooms/${id}`)
    expect(card).toMatchObject({
      host: ala.person.id,
      seats: [{ person: { id: ala.person.id, name: 'Ala' } }, { person: { name: 'Ola' } }],
    })
    const line = (phone as Guest).connect()
    await new Promise((onUpdate) => line.watch(id, { onUpdate }))
    expect(await line.send({ type: 'move', room: id, move: { at: 0 } })).toEqual({ ok: true, seq: 1 })
    line.stop()
    expect(await onPhone.done<MeNow>('GET', '/api/me')).toEqual({ person: null })
  })

  test('signing out closes the sockets of that session only', async () => {
    const ala = await server.guest('Ala')
    await ala.done('POST', '/api/me/password', { login: 'ala3', password: 'abracadabra' })
    const elsewhere = (await signIn('ala3', 'abracadabra')).guest as Guest
    const codes: { [who: string]: number } = {}
    for (const [who, guest] of [
      ['here', ala],
      ['there', elsewhere],
    ] as const) {
      const socket = guest.socket()
      socket.on('close', (code) => {
        codes[who] = code
      })
      await new Promise((open) => socket.on('open', open))
    }
    await ala.done('POST', '/api/auth/sign-out', {})
    await until(() => codes.here === 4001)
    expect(codes.there).toBeUndefined()
    expect(await ala.done<MeNow>('GET', '/api/me')).toEqual({ person: null })
    expect((await elsewhere.done<MeNow>('GET', '/api/me')).person?.id).toBe(ala.person.id)
  })
})

test('a person can download all their data and delete themselves', async () => {
  const ala = await server.guest('Ala')
  const ola = await server.guest('Ola')
  const open = await ala.newRoom('tic-tac-toe', ['me', 'free'])
  const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'])
  await ola.sit(id)
  const line = ala.connect()
  await new Promise((onUpdate) => line.watch(id, { onUpdate }))
  await line.send({ type: 'chat', room: id, text: 'my secret' })
  await ala.done('PUT', '/api/me/settings', { lang: 'pl', notices: { usual: ['push'], games: { towers: [] } } })
  const all = await ala.done<{ [part: string]: unknown }>('GET', '/api/me/export')
  expect(all).toMatchObject({
    user: { name: 'Ala' },
    settings: { lang: 'pl' },
    chat: [{ text: 'my secret', room: id }],
    rooms: expect.arrayContaining([expect.objectContaining({ id })]),
    sessions: [expect.anything()],
  })
  expect(JSON.stringify(all)).not.toContain('token')

  await ala.done('DELETE', '/api/me')
  expect(await ala.done<MeNow>('GET', '/api/me')).toEqual({ person: null })
  expect(await ola.ask('GET', `/api/people/${ala.person.id}`)).toMatchObject({ status: 404 })
  expect((await ola.done<RoomCard>('GET', `/api/rooms/${open.id}`)).state).toBe('gone')
  const card = await ola.done<RoomCard>('GET', `/api/rooms/${id}`)
  expect(card.seats[0]).toMatchObject({ person: { name: '—' } })
  const hers = ola.connect()
  const watched = await new Promise<{ match: { seats: unknown[] } }>((onUpdate) => hers.watch(id, { onUpdate }))
  expect(watched.match.seats[0]).toMatchObject({ bot: 'policy' })
  expect(await server.online.store.chat(id, 10)).toMatchObject([{ text: '' }])
  hers.stop()
})

test('a server without mail says so', async () => {
  const ala = await server.guest('Ala')
  expect(await ala.done('GET', '/api/hosting')).toEqual({ mail: false })
})

test('a profile shows listed games; people see all of their own games', async () => {
  const ala = await server.guest('Ala')
  const ola = await server.guest('Ola')
  const [listed, hidden] = [
    await ala.newRoom('tic-tac-toe', ['me', 'policy']),
    await ala.newRoom('tic-tac-toe', ['me', 'policy'], { listed: false }),
  ]
  const { games } = await ola.done<{ games: RoomCard[] }>('GET', `/api/people/${ala.person.id}`)
  expect(games.map(({ id }) => id)).toEqual([listed.id])
  expect(JSON.stringify(games)).not.toContain(hidden.id)
  expect(games[0]?.code).toBeUndefined()
  const { games: all } = await ala.done<{ games: RoomCard[] }>('GET', `/api/people/${ala.person.id}`)
  expect(new Set(all.map(({ id }) => id))).toEqual(new Set([listed.id, hidden.id]))
})

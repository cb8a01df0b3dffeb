import type { AuditEntry, Connection, Me, ModerationReport, RoomCard, ServerMessage } from '@grimuar/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Guest, TestServer, until } from '../testkit/test-server.ts'
import { closeStoredRoom } from './moderation.ts'

let server: TestServer
let iga: Guest
beforeAll(async () => {
  server = await TestServer.open({ catalogue: import.meta.resolve('../testkit/toys.ts') })
  iga = await server.guest('Iga')
  await server.online.moderation.appoint('console:host', iga.person.id, true)
})
afterAll(() => server.stop())

/** A person in a room, with all messages they received. */
async function enter(
  guest: Guest,
  room: string,
): Promise<{ line: Connection; messages: ServerMessage[]; say(text: string): Promise<unknown> }> {
  const messages: ServerMessage[] = []
  const line = guest.connect({ onMessage: (message) => messages.push(message) })
  line.watch(room, { onUpdate() {} })
  await until(() => messages.some(({ type }) => type === 'chat-history'))
  return { line, messages, say: (text) => line.send({ type: 'chat', room, text }) }
}

const sanction = (guest: Guest, kind: string, hours: number | null = 1) =>
  iga.done('POST', `/api/moderation/people/${guest.person.id}/sanctions`, { kind, hours, reason: `a reason for a ${kind}` })
const lift = (guest: Guest, kind: string) => iga.done('DELETE', `/api/moderation/people/${guest.person.id}/sanctions`, { kind })
const audit = () => iga.done<AuditEntry[]>('GET', '/api/moderation/audit')

describe('moderators', () => {
  test('are the only ones who may moderate', async () => {
    const eve = await server.guest('Eve')
    const nobody = await server.guest('Nobody')
    nobody.cookie = ''
    const attempts: [string, string, object?][] = [
      ['GET', '/api/moderation/reports'],
      ['GET', '/api/moderation/audit'],
      ['POST', '/api/moderation/reports/1/handle', {}],
      ['PUT', '/api/moderation/lines/1', { hidden: true }],
      ['POST', '/api/moderation/rooms/x/close', { reason: 'x' }],
      ['GET', `/api/moderation/people/${iga.person.id}/sanctions`],
      ['POST', `/api/moderation/people/${iga.person.id}/sanctions`, { kind: 'ban', hours: null, reason: 'x' }],
      ['DELETE', `/api/moderation/people/${eve.person.id}/sanctions`, { kind: 'ban' }],
    ]
    for (const [method, path, body] of attempts) {
      expect([path, (await eve.ask(method, path, body)).status]).toEqual([path, 403])
      expect([path, (await nobody.ask(method, path, body)).status]).toEqual([path, 401])
    }
    expect((await iga.done<Me>('GET', '/api/me')).moderator).toBe(true)
    expect((await eve.done<Me>('GET', '/api/me')).moderator).toBeUndefined()
    expect((await iga.ask('POST', attempts[6]?.[1] as string, attempts[6]?.[2])).status).toBe(403)
  })

  test('read reports with what was written around the reported line, also after it is gone', async () => {
    const [eve, ola] = [await server.guest('Eve'), await server.guest('Ola')]
    const { id } = await eve.newRoom('tic-tac-toe', ['me', 'free'])
    const e = await enter(eve, id)
    for (const text of ['hello', 'something rude', 'bye']) await e.say(text)
    const line = (await server.online.store.chat(id, 9))[1]?.id
    await ola.done('POST', '/api/reports', { room: id, person: eve.person.id, reason: 'rude', line })
    const [report] = await iga.done<ModerationReport[]>('GET', '/api/moderation/reports')
    expect(report).toMatchObject({
      room: id,
      by: { name: 'Ola' },
      about: { name: 'Eve' },
      reason: 'rude',
      quote: 'something rude',
      line,
    })
    expect(report?.context.map(({ from, text }) => `${from.name}: ${text}`)).toEqual([
      'Eve: hello',
      'Eve: something rude',
      'Eve: bye',
    ])
    await iga.done('POST', `/api/moderation/reports/${report?.id}/handle`, { note: 'warned' })
    expect(await iga.done<ModerationReport[]>('GET', '/api/moderation/reports')).toEqual([])
    expect(await iga.done<ModerationReport[]>('GET', '/api/moderation/reports?handled=true')).toMatchObject([{ id: report?.id }])
    expect((await audit())[0]).toMatchObject({
      by: { name: 'Iga' },
      action: 'handle',
      about: { name: 'Eve' },
      room: id,
      note: 'warned',
    })
    e.line.stop()
  })

  test('a report that is sent again is stored once, until a moderator has handled it', async () => {
    const [eve, ola] = [await server.guest('Eve'), await server.guest('Ola')]
    const { id } = await eve.newRoom('tic-tac-toe', ['me', 'free'])
    const report = () => ola.done('POST', '/api/reports', { room: id, person: eve.person.id, reason: 'rude' })
    const open = async () =>
      (await iga.done<ModerationReport[]>('GET', '/api/moderation/reports')).filter(({ room }) => room === id)
    for (let i = 0; i < 3; i++) await report()
    expect(await open()).toHaveLength(1)
    await iga.done('POST', `/api/moderation/reports/${(await open())[0]?.id}/handle`, {})
    await report()
    expect(await open()).toHaveLength(1)
  })

  test('hide a line: it disappears for everyone who is there and everyone who comes later', async () => {
    const [eve, ola] = [await server.guest('Eve'), await server.guest('Ola')]
    const { id } = await eve.newRoom('tic-tac-toe', ['me', 'free'])
    const [e, o] = [await enter(eve, id), await enter(ola, id)]
    await e.say('something rude')
    await e.say('something nice')
    const [rude] = await server.online.store.chat(id, 9)
    await iga.done('PUT', `/api/moderation/lines/${rude?.id}`, { hidden: true })
    await until(() => o.messages.some((message) => message.type === 'chat-hidden' && message.line === rude?.id))
    const late = await enter(await server.guest('Late'), id)
    const history = late.messages.find((message) => message.type === 'chat-history')
    expect(history?.type === 'chat-history' && history.lines.map(({ text }) => text)).toEqual(['something nice'])
    expect(await iga.ask('PUT', '/api/moderation/lines/999999', { hidden: true })).toMatchObject({ status: 404 })
    for (const { line } of [e, o, late]) line.stop()
  })

  test('close a room that is open, and one with a match', async () => {
    const eve = await server.guest('Eve')
    const open = await eve.newRoom('tic-tac-toe', ['me', 'free'])
    const running = await eve.newRoom('endless', ['me'])
    for (const { id } of [open, running]) await iga.done('POST', `/api/moderation/rooms/${id}/close`, { reason: 'a rude name' })
    const state = async ({ id }: RoomCard) => (await eve.done<RoomCard>('GET', `/api/rooms/${id}`)).state
    expect([await state(open), await state(running)]).toEqual(['gone', 'over'])
    expect((await server.online.store.log(running.id, 0)).map(({ entry }) => entry)).toEqual([{ do: 'end', why: 'closed' }])
    expect((await iga.ask('POST', `/api/moderation/rooms/${running.id}/close`, { reason: 'again' })).status).toBe(404)
    expect((await audit())[0]).toMatchObject({ action: 'close', room: running.id, note: 'a rude name' })
  })
})

describe('a person', () => {
  test('a warned person reads the reason once', async () => {
    const eve = await server.guest('Eve')
    await sanction(eve, 'warning', null)
    const me = () => eve.done<Me>('GET', '/api/me')
    expect((await me()).sanctions).toEqual([{ kind: 'warning', until: null, reason: 'a reason for a warning' }])
    await eve.done('POST', '/api/me/warnings/read')
    expect((await me()).sanctions).toBeUndefined()
  })

  test('a silenced person may play but not write, until it is lifted', async () => {
    const eve = await server.guest('Eve')
    const { id } = await eve.newRoom('endless', ['me'])
    const e = await enter(eve, id)
    await sanction(eve, 'silence')
    expect(await e.say('psst')).toMatchObject({ ok: false, code: 'silenced' })
    expect(await e.line.send({ type: 'move', room: id, move: { add: 1 } })).toMatchObject({ ok: true })
    await lift(eve, 'silence')
    expect(await e.say('thanks')).toMatchObject({ ok: true })
    e.line.stop()
  })

  test('a banned person is disconnected and may not take part; bots take the seats; it can be lifted', async () => {
    const [eve, ola] = [await server.guest('Eve'), await server.guest('Ola')]
    const open = await eve.newRoom('tic-tac-toe', ['me', 'free'])
    const { id } = await eve.newRoom('tic-tac-toe', ['me', 'free'])
    await ola.sit(id)
    const socket = eve.socket()
    await new Promise((opened) => socket.on('open', opened))
    const closed = new Promise((code) => socket.on('close', code))
    await sanction(eve, 'ban', 24)
    expect(await closed).toBe(4001)
    const again = eve.socket()
    const status = new Promise((told) => again.on('unexpected-response', (_request, response) => told(response.statusCode)))
    again.on('error', () => {})
    expect(await status).toBe(403)
    expect(await eve.ask('POST', `/api/rooms/${open.id}/seat`, { luck: 'a'.repeat(64) })).toMatchObject({
      status: 403,
      body: { code: 'banned' },
    })
    expect((await ola.done<RoomCard>('GET', `/api/rooms/${open.id}`)).state).toBe('gone')
    await until(async () => (await server.online.store.log(id, 0)).some(({ entry }) => JSON.stringify(entry).includes('"bot"')))
    // They can still read why, and take their data with them.
    expect((await eve.done<Me>('GET', '/api/me')).sanctions).toMatchObject([{ kind: 'ban' }])
    expect(await eve.done('GET', '/api/me/export')).toMatchObject({ sanctions: [{ kind: 'ban' }] })
    await lift(eve, 'ban')
    await eve.newRoom('tic-tac-toe', ['me', 'free'])
  })

  test('a person who reports too often is refused', async () => {
    const eve = await server.guest('Eve')
    const { id } = await eve.newRoom('tic-tac-toe', ['me', 'free'])
    const report = (i: number) => server.online.moderation.report(eve.person.id, { room: id, person: `person ${i}`, reason: 'x' })
    for (let i = 0; i < 20; i++) expect(await report(i)).toBe(true)
    expect(await report(20)).toBe(false)
  })
})

describe('players', () => {
  test('can block a person, who then cannot sit down with them', async () => {
    const [ala, eve] = [await server.guest('Ala'), await server.guest('Eve')]
    await ala.done('PUT', `/api/me/blocks/${eve.person.id}`, { on: true })
    const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'])
    const sit = () => eve.ask('POST', `/api/rooms/${id}/seat`, { luck: 'a'.repeat(64) })
    expect(await sit()).toMatchObject({ status: 403, body: { code: 'kept-out' } })
    expect(await ala.done('GET', '/api/me/blocks')).toMatchObject({ people: [{ name: 'Eve' }] })
    expect(await server.online.store.mutes(ala.person.id)).toEqual([eve.person.id])
    await ala.done('PUT', `/api/me/blocks/${eve.person.id}`, { on: false })
    expect(await sit()).toMatchObject({ status: 200 })
  })

  test('hosts can keep a guest out of their room', async () => {
    const [ala, eve] = [await server.guest('Ala'), await server.guest('Eve')]
    const { id } = await ala.newRoom('high-card', ['me', 'free', 'free'])
    await eve.sit(id)
    await ala.done('PUT', `/api/rooms/${id}/seats/1`, { kind: 'free', keepOut: true })
    expect(await eve.ask('POST', `/api/rooms/${id}/seat`, { luck: 'a'.repeat(64) })).toMatchObject({
      status: 403,
      body: { code: 'kept-out' },
    })
    await (await server.guest('Ola')).sit(id)
  })

  test('hosts can silence the spectators of their room, also during the match', async () => {
    const [ala, ola, eve] = [await server.guest('Ala'), await server.guest('Ola'), await server.guest('Eve')]
    const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'])
    await ola.sit(id)
    const [a, o, e] = [await enter(ala, id), await enter(ola, id), await enter(eve, id)]
    expect((await eve.ask('PUT', `/api/rooms/${id}/quiet`, { on: true })).status).toBe(403)
    expect(await ala.done<RoomCard>('PUT', `/api/rooms/${id}/quiet`, { on: true })).toMatchObject({
      quiet: true,
      state: 'running',
    })
    expect([await a.say('we'), await o.say('play'), await e.say('cheat!')]).toMatchObject([
      { ok: true },
      { ok: true },
      { ok: false, code: 'quiet' },
    ])
    await ala.done('PUT', `/api/rooms/${id}/quiet`, { on: false })
    expect(await e.say('sorry')).toMatchObject({ ok: true })
    for (const { line } of [a, o, e]) line.stop()
  })
})

test('a room closed on the command line ends for a server that has it in memory', async () => {
  const eve = await server.guest('Eve')
  const { id } = await eve.newRoom('endless', ['me'])
  const e = await enter(eve, id)
  await e.line.send({ type: 'move', room: id, move: { add: 1 } })
  expect(await closeStoredRoom(server.online.store, id, Date.now())).toBe(true)
  expect(await e.line.send({ type: 'move', room: id, move: { add: 1 } })).toMatchObject({ ok: false, code: 'not-running' })
  expect(await closeStoredRoom(server.online.store, id, Date.now())).toBe(false)
  e.line.stop()
})

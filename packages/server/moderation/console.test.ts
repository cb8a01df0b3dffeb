import type { Me, ServerMessage } from '@grimuar/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Guest, TestServer, until } from '../testkit/test-server.ts'
import { type ModerationOrder, moderate } from './console.ts'

// The command line works on the data of a server that is running.

let server: TestServer
let eve: Guest
beforeAll(async () => {
  server = await TestServer.open({ catalogue: import.meta.resolve('../testkit/toys.ts') })
  eve = await server.guest('Eve')
  await eve.done('POST', '/api/me/password', { login: 'eve', password: 'abracadabra' })
})
afterAll(() => server.stop())

const order = (action: string, some: Omit<ModerationOrder, 'action'> = {}) => moderate(server.place, { action, ...some })

test('a moderator is appointed by login name and dismissed again', async () => {
  await order('appoint', { person: 'EVE' })
  expect((await eve.done<Me>('GET', '/api/me')).moderator).toBe(true)
  expect(await order('moderators')).toEqual([`${eve.person.id} Eve`])
  await order('dismiss', { person: eve.person.id })
  expect((await eve.done<Me>('GET', '/api/me')).moderator).toBeUndefined()
})

test('reports are read and handled, lines hidden, rooms closed', async () => {
  const ola = await server.guest('Ola')
  const { id } = await eve.newRoom('tic-tac-toe', ['me', 'free'])
  const line = (await server.online.store.addChat(id, { at: 1, person: eve.person.id, text: 'something rude' })) ?? 0
  await ola.done('POST', '/api/reports', { room: id, person: eve.person.id, reason: 'rude', line })
  const [head, quote] = await order('reports')
  expect(head).toContain(`room ${id}: ${ola.person.id} about ${eve.person.id}, line ${line}: rude`)
  expect(quote).toContain('something rude')
  await order('hide', { line })
  expect(await server.online.store.chat(id, 9)).toEqual([])
  await order('show', { line })
  expect(await server.online.store.chat(id, 9)).toHaveLength(1)
  await order('close', { room: id, reason: 'rude' })
  expect((await server.online.store.room(id))?.state).toBe('gone')
  await order('handle', { report: Number(/report (\d+)/.exec(head ?? '')?.[1]) })
  expect(await order('reports')).toEqual([])
})

test('people are warned, silenced and banned for a time, and it is all in the audit', async () => {
  await order('warn', { person: 'eve', reason: 'first' })
  await order('silence', { person: 'eve', hours: 2, reason: 'second' })
  await order('ban', { person: 'eve', hours: 3, reason: 'third' })
  const { sanctions } = await eve.done<Me>('GET', '/api/me')
  expect(sanctions?.map(({ kind, reason }) => `${kind} ${reason}`)).toEqual(['warning first', 'silence second', 'ban third'])
  expect((await eve.ask('POST', '/api/commitments')).status).toBe(403)
  for (const kind of ['warning', 'silence', 'ban'] as const) await order('lift', { person: 'eve', kind })
  expect((await eve.done<Me>('GET', '/api/me')).sanctions).toBeUndefined()
  const audit = await order('audit')
  expect(audit[0]).toMatch(/console:\S+ lift \S+: ban/)
  expect(audit.find((each) => each.includes('third'))).toContain('sanction')
})

test('a server that is running carries it out for people who are connected', async () => {
  const [ala, ola] = [await server.guest('Ala'), await server.guest('Ola')]
  const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'])
  await ola.sit(id)
  const open = await ola.newRoom('tic-tac-toe', ['me', 'free'])
  const messages: ServerMessage[] = []
  const line = ala.connect({ onMessage: (message) => messages.push(message) })
  for (const room of [id, open.id]) line.watch(room, { onUpdate() {} })
  await until(() => messages.filter(({ type }) => type === 'chat-history').length === 2)
  const rude = (await server.online.store.addChat(id, { at: 1, person: ola.person.id, text: 'rude' })) ?? 0
  await order('hide', { line: rude })
  await until(() => messages.some((message) => message.type === 'chat-hidden' && message.line === rude))
  await order('close', { room: open.id, reason: 'rude' })
  await until(() =>
    messages.some((message) => message.type === 'room' && message.card.id === open.id && message.card.state === 'gone'),
  )
  const socket = ola.socket()
  const closed = new Promise((code) => socket.on('close', code))
  await new Promise((done) => socket.on('open', done))
  await order('ban', { person: ola.person.id, reason: 'rude' })
  expect(await closed).toBe(4001)
  await until(async () => (await server.online.store.log(id, 0)).some(({ entry }) => JSON.stringify(entry).includes('"bot"')))
  line.stop()
})

test('what was decided while no server ran is carried out when one starts', async () => {
  const [ala, ola] = [await server.guest('Ala'), await server.guest('Ola')]
  const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'])
  await ola.sit(id)
  await server.pause()
  await order('ban', { person: ola.person.id, reason: 'rude' })
  await server.start()
  await until(async () => (await server.online.store.log(id, 0)).some(({ entry }) => JSON.stringify(entry).includes('"bot"')))
})

test('a missing or unknown argument is reported in one line', async () => {
  const problem = (action: string, some: Omit<ModerationOrder, 'action'> = {}) =>
    order(action, some).catch((error) => error.message)
  expect(await problem('dance')).toContain('unknown action "dance"; there is reports')
  expect(await problem('ban', { reason: 'x' })).toBe('--person is missing')
  expect(await problem('ban', { person: 'eve' })).toBe('--reason is missing')
  expect(await problem('ban', { person: 'nobody', reason: 'x' })).toBe('there is no person "nobody"')
  expect(await problem('hide', { line: 999 })).toBe('there is no such line')
  expect(await problem('close', { room: 'none', reason: 'x' })).toBe('there is no such open room or running match')
  expect(
    await moderate({ data: '/nonexistent', database: undefined }, { action: 'reports' }).catch((error) => error.message),
  ).toContain('there is no data')
})

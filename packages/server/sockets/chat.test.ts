import type { ChatLine, Connection, Word } from '@grimuar/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Guest, Playhouse, until } from '../testkit/test-server.ts'

let house: Playhouse
let ala: Guest
let ola: Guest
let ela: Guest
beforeAll(async () => {
  house = await Playhouse.open({ catalogue: import.meta.resolve('../testkit/toys.ts') })
  ala = await house.guest('Ala')
  ola = await house.guest('Ola')
  ela = await house.guest('Ela')
})
afterAll(() => house.stop())

/** Someone at a table who hears what is said there. */
async function at(guest: Guest, table: string, chat = true): Promise<{ line: Connection; words: Word[]; lines: () => string[] }> {
  const words: Word[] = []
  const line = guest.connect({ heard: (word) => words.push(word) })
  line.watch(table, { chat, seen() {} })
  await until(() => words.some(({ say }) => say === 'here'))
  const lines = () =>
    words
      .flatMap((word): ChatLine[] => (word.say === 'chat' ? [word.line] : word.say === 'chatter' ? word.lines : []))
      .map(({ text }) => text)
  return { line, words, lines }
}

test('what is said is heard by all at the table, kept for those who come later, and hidden from who hides it', async () => {
  const { id } = await ala.table('tic-tac-toe', ['me', 'free'])
  const [a, o, e] = [await at(ala, id), await at(ola, id), await at(ela, id, false)]
  expect(await a.line.wish({ do: 'chat', match: id, text: '  good\u0007 luck!\n' })).toEqual({ ok: true, seq: undefined })
  await until(() => o.lines().length === 1)
  expect(o.lines()).toEqual(['good  luck!'])
  expect(o.words.find((word) => word.say === 'chat')).toMatchObject({ line: { from: { name: 'Ala' } } })
  expect(await o.line.wish({ do: 'chat', match: id, text: 'you too' })).toMatchObject({ ok: true })
  await until(() => a.lines().length === 2)
  expect(e.words.filter(({ say }) => say.startsWith('chat'))).toEqual([])
  const late = await at(ela, id)
  await until(() => late.lines().length === 2)
  expect(late.lines()).toEqual(['good  luck!', 'you too'])
  for (const { line } of [a, o, e, late]) line.stop()
})

test('whoever is muted is not heard, in any tab, now or later', async () => {
  const { id } = await ala.table('tic-tac-toe', ['me', 'free'])
  const [a, o, other] = [await at(ala, id), await at(ola, id), await at(ola, id)]
  o.line.mute(ala.person.id, true)
  await until(async () => (await house.online.store.mutes(ola.person.id)).length === 1)
  await a.line.wish({ do: 'chat', match: id, text: 'listen!' })
  const again = await at(ola, id)
  await until(() => again.words.some(({ say }) => say === 'chatter'))
  expect([...o.lines(), ...other.lines(), ...again.lines()]).toEqual([])
  expect(again.words.find(({ say }) => say === 'welcome')).toMatchObject({ mutes: [ala.person.id] })
  again.line.mute(ala.person.id, false)
  await until(async () => (await house.online.store.mutes(ola.person.id)).length === 0)
  await a.line.wish({ do: 'chat', match: id, text: 'now?' })
  await until(() => o.lines().length === 1 && other.lines().length === 1)
  for (const { line } of [a, o, other, again]) line.stop()
})

test('a report reaches whoever hosts, with the line it is about', async () => {
  const { id } = await ala.table('tic-tac-toe', ['me', 'free'])
  const a = await at(ala, id)
  await a.line.wish({ do: 'chat', match: id, text: 'something rude' })
  const [line] = await house.online.store.chat(id, 1)
  await ola.done('POST', '/api/reports', { table: id, person: ala.person.id, reason: 'rude', line: line?.id })
  expect((await house.online.store.reports(1))[0]).toMatchObject({
    table: id,
    by: ola.person.id,
    about: ala.person.id,
    quote: 'something rude',
  })
  const hidden = await ala.table('tic-tac-toe', ['me', 'free'], { listed: false })
  const unseen = { table: hidden.id, person: ala.person.id, reason: 'rude' }
  expect(await ola.ask('POST', '/api/reports', unseen)).toMatchObject({ status: 404 })
  expect(await ola.ask('POST', '/api/reports', { ...unseen, code: hidden.code })).toMatchObject({ status: 200 })
  await ala.done('DELETE', `/api/tables/${hidden.id}`)
  ola.cookie = ''
  expect(await ola.ask('POST', '/api/reports', { table: id, person: ala.person.id, reason: 'rude' })).toMatchObject({
    status: 401,
  })
  ola = await house.guest('Ola')
  a.line.stop()
})

test('a line sent twice is said once; nobody who has not come in speaks, nor anyone who may not see the table', async () => {
  const { id } = await ala.table('tic-tac-toe', ['me', 'free'])
  const hidden = await ola.table('tic-tac-toe', ['me', 'free'], { listed: false })
  const a = await at(ala, id)
  const socket = ala.socket()
  const heard: Word[] = []
  socket.on('message', (data) => heard.push(JSON.parse(String(data))))
  await new Promise((open) => socket.on('open', open))
  const say = (wish: object) => socket.send(JSON.stringify(wish))
  say({ do: 'hello', protocol: 1 })
  say({ do: 'chat', match: hidden.id, key: 'elsewhere', text: 'I am not there' })
  say({ do: 'watch', match: id })
  await until(() => heard.some((word) => word.say === 'chatter'))
  for (let i = 0; i < 3; i++) say({ do: 'chat', match: id, key: 'said-once', text: 'once' })
  await until(() => heard.filter((word) => word.say === 'done').length === 3)
  expect(heard).toContainEqual({ say: 'refused', code: 'no-table', key: 'elsewhere', match: hidden.id })
  expect(a.lines()).toEqual(['once'])
  const stranger = await house.guest('Nobody')
  stranger.cookie = ''
  const n = await at(stranger, id)
  expect(await n.line.wish({ do: 'chat', match: id, text: 'psst' })).toMatchObject({ ok: false, code: 'sign-in' })
  socket.close()
  a.line.stop()
  n.line.stop()
})

test('who is here is seen at once, and who has gone', async () => {
  const { id } = await ala.table('tic-tac-toe', ['me', 'free'])
  await ola.sit(id)
  const a = await at(ala, id)
  const here = () => a.words.findLast((word) => word.say === 'here')
  const [o, e] = [await at(ola, id), await at(ela, id)]
  await until(() => JSON.stringify(here()) === JSON.stringify({ say: 'here', match: id, seats: [true, true], spectators: 1 }))
  o.line.stop()
  e.line.stop()
  await until(() => JSON.stringify(here()) === JSON.stringify({ say: 'here', match: id, seats: [true, false], spectators: 0 }))
  a.line.stop()
})

test('who leaves while the table is still being brought is not there', async () => {
  const { id } = await ala.table('tic-tac-toe', ['me', 'free'])
  const { id: other } = await ola.table('tic-tac-toe', ['me', 'free'])
  const a = await at(ala, other)
  for (const brought of [false, true]) {
    if (!brought) house.online.host.forget(id)
    a.line.watch(id, { seen() {} })
    a.line.unwatch(id)
    await a.line.wish({ do: 'chat', match: id, text: 'all of that was heard' })
    await house.online.host.present(id)?.refresh() // everything before has had its turn
    expect(house.online.host.present(id)?.audience.size).toBe(0)
  }
  a.line.watch(id, { seen() {} })
  await until(() => house.online.host.present(id)?.audience.size === 1)
  a.line.stop()
  await until(() => house.online.host.present(id)?.audience.size === 0)
})

test('a line that is alive is told the time; one whose other end is gone is let go', async () => {
  const brisk = await Playhouse.open({ catalogue: import.meta.resolve('../testkit/toys.ts'), beatMs: 60 })
  const ela = await brisk.guest('Ela')
  const heard: Word[] = []
  const line = ela.connect({ heard: (word) => heard.push(word) })
  await until(() => heard.filter(({ say }) => say === 'now').length > 3)
  expect(heard[0]).toMatchObject({ say: 'welcome', beat: 60 })
  line.stop()
  const dead = new WebSocket(`${brisk.url.replace('http', 'ws')}/api/socket`, { autoPong: false, headers: { origin: brisk.url } })
  expect(await new Promise((closed) => dead.on('close', closed))).toBe(1006)
  await brisk.stop()
})

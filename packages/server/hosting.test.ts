import { spawn } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { newLuck, PROTOCOL, type ServerMessage } from '@grimuar/protocol'
import { afterAll, expect, test, vi } from 'vitest'
import { compose, type OnlineParts } from './compose.ts'
import { type Hosting, serve } from './serve.ts'
import { defaultLimits } from './settings.ts'
import { UNFINISHED } from './store/copy/sql-tables.ts'
import { StoreFailed } from './store/failures.ts'
import { backup } from './store/sqlite/backup.ts'
import { SqliteStore } from './store/sqlite/store.ts'
import { signInGuest, testSettings, until } from './testkit/test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'hosting-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
mkdirSync(join(folder, 'app'))
writeFileSync(join(folder, 'app/index.html'), '<!doctype html><title>Grimuar</title>')
const toys = import.meta.resolve('./testkit/toys.ts')

async function open(name: string, some: Partial<Hosting> = {}) {
  const online = testSettings(join(folder, name), { catalogue: toys })
  const hosting = { folder: join(folder, 'app'), port: 0, host: '127.0.0.1', online, ...some }
  let parts: OnlineParts | undefined
  const serving = await serve(hosting, async (...settings) => {
    parts = await compose(...settings)
    return parts
  })
  if (!serving.ok) throw new Error(serving.problem)
  if (!parts) throw new Error('online play was not opened')
  return { ...serving, online: parts }
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

test('serves the app and the API, and shows metrics on a port of their own', async () => {
  const metricsPort = await freePort()
  const serving = await open('alive', { metricsPort })
  expect(await (await fetch(`${serving.url}/healthz`)).json()).toEqual({ ok: true })
  expect(await (await fetch(`${serving.url}/room/abc`, { headers: { accept: 'text/html' } })).text()).toContain('Grimuar')
  expect((await fetch(`${serving.url}/api/nothing`, { headers: { accept: 'application/json' } })).status).toBe(404)
  const ala = await signInGuest(serving.url, 'Ala')
  const { id } = await ala.newRoom('tic-tac-toe', ['me', 'policy'])
  const line = ala.connect()
  await new Promise((onUpdate) => line.watch(id, { onUpdate }))
  await line.send({ type: 'move', room: id, move: { at: 0 } })
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(metrics).toMatch(/grimuar_entries_total\{kind="move"\} [12]/)
  expect(metrics).toContain('grimuar_sockets 1')
  expect(metrics).toContain('grimuar_rooms 1')
  expect(metrics).toMatch(/grimuar_commit_seconds_count \d+/)
  line.stop()
  await serving.stop()
})

test('reports 503 once nothing can be written', async () => {
  const serving = await open('unwell')
  await serving.online.store.close()
  const answer = await fetch(`${serving.url}/healthz`)
  expect([answer.status, await answer.json()]).toEqual([503, { ok: false }])
  await serving.stop()
})

test('a server that is to stop says that it is not ready, and is healthy until it stops', async () => {
  const serving = await open('draining', { drainMs: 1 })
  const status = async (path: string) => (await fetch(`${serving.url}${path}`)).status
  expect(await status('/readyz')).toBe(200)
  serving.online.status.draining = true
  expect([await status('/readyz'), await status('/healthz'), await status('/api/rooms')]).toEqual([503, 200, 200])
  await serving.stop()
  await expect(fetch(`${serving.url}/readyz`)).rejects.toThrow()
})

test('a server that is to stop sends its clients away while it still answers', async () => {
  const serving = await open('leaving', { drainMs: 10 })
  const { online } = serving
  const ala = await signInGuest(serving.url, 'Ala')
  const socket = ala.socket()
  await new Promise((opened) => socket.on('open', opened))
  const closed = new Promise((code) => socket.on('close', code))
  const [client] = online.sockets
  if (!client) throw new Error('the server has the socket')
  const sent: { type: string; ready: boolean; closing: boolean }[] = []
  const send = vi.spyOn(client, 'send').mockImplementation(({ type }) => {
    sent.push({ type, ready: !online.status.draining, closing: online.status.closing })
  })
  await serving.stop()
  expect(sent[0]).toEqual({ type: 'closing', ready: false, closing: false })
  expect(await closed).toBe(1012)
  send.mockRestore()
})

test('metrics on the public port need the token, also from this machine', async () => {
  const serving = await open('token', { trustProxy: 1, metricsToken: 'sesame' })
  const ask = async (headers: { [name: string]: string }) => (await fetch(`${serving.url}/metrics`, { headers })).status
  expect(await ask({})).toBe(403)
  expect(await ask({ 'x-forwarded-for': '127.0.0.1, 127.0.0.1' })).toBe(403)
  expect(await ask({ authorization: 'Bearer sesam' })).toBe(403)
  expect(await ask({ authorization: 'Bearer sesame', 'x-forwarded-for': '203.0.113.9' })).toBe(200)
  await serving.stop()
  const plain = await open('plain')
  expect((await fetch(`${plain.url}/metrics`)).status).toBe(403)
  await plain.stop()
})

test('behind a proxy the address that the proxy saw counts, not what the browser claims', async () => {
  const online = testSettings(join(folder, 'proxy'), {
    catalogue: toys,
    limits: { ...defaultLimits, guests: { max: 3, timeWindow: 60_000 } },
  })
  const serving = await open('proxy', { online, trustProxy: 1 })
  const post = async (path: string, from: string, body: object) => {
    const headers = { 'content-type': 'application/json', origin: serving.url, 'x-forwarded-for': from }
    return (await fetch(`${serving.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status
  }
  const guest = (from: string) => post('/api/guest', from, { name: 'Eve', avatar: 'x' })
  const wrong = (from: string, username: string) => post('/api/auth/sign-in/username', from, { username, password: 'guessed-it' })
  const guests = []
  for (let i = 0; i < 4; i++) guests.push(await guest(`10.9.8.${i}, 203.0.113.7`))
  expect(guests).toEqual([200, 200, 200, 429])
  expect(await guest('203.0.113.8')).toBe(200)
  const tries = []
  for (let i = 0; i < 6; i++) tries.push(await wrong(`10.9.8.${i}, 203.0.113.7`, `nobody${i}`))
  expect(tries).toEqual([401, 401, 401, 401, 401, 429])
  // All addresses of one IPv6 network count together.
  const neighbours = []
  for (let i = 0; i < 4; i++) neighbours.push(await guest(`2001:db8:1:2::${i}`))
  expect(neighbours).toEqual([200, 200, 200, 429])
  await serving.stop()
})

test('stopping finishes pending writes, tells every client and accepts no new ones', async () => {
  const serving = await open('stop')
  const ala = await signInGuest(serving.url, 'Ala')
  const { id } = await ala.newRoom('tic-tac-toe', ['me', 'free'])
  const socket = ala.socket()
  const messages: ServerMessage[] = []
  socket.on('message', (data) => messages.push(JSON.parse(String(data))))
  await new Promise((opened) => socket.on('open', opened))
  const closed = new Promise((code) => socket.on('close', code))
  const send = (message: object) => socket.send(JSON.stringify(message))
  send({ type: 'hello', protocol: PROTOCOL })
  for (let i = 0; i < 20; i++) send({ type: 'chat', room: id, key: `the-line-${i}`, text: `line ${i}` })
  await until(() => messages.some(({ type }) => type === 'done'))
  await serving.stop()
  expect(await closed).toBe(1012)
  expect(messages.at(-1)).toMatchObject({ type: 'closing' })
  const acknowledged = messages.filter(({ type }) => type === 'done').length
  const store = new SqliteStore(join(folder, 'stop/grimuar.sqlite'))
  expect((await store.chat(id, 100)).length).toBeGreaterThanOrEqual(acknowledged)
  await store.close()
  await expect(fetch(`${serving.url}/healthz`)).rejects.toThrow()
})

test('a data folder that cannot be written, or has newer or incomplete data, is refused in one line', async () => {
  const at = (data: string) =>
    serve({ folder: join(folder, 'app'), port: 0, host: '127.0.0.1', online: testSettings(data, { catalogue: toys }) })
  writeFileSync(join(folder, 'file'), '')
  expect(await at(join(folder, 'file/data'))).toMatchObject({
    ok: false,
    reason: 'no-data',
    problem: expect.stringMatching(/^the data folder .* cannot be used: /),
  })
  const newer = await open('newer')
  await newer.stop()
  const db = new DatabaseSync(join(folder, 'newer/grimuar.sqlite'))
  db.exec('PRAGMA user_version = 999')
  db.close()
  expect(await at(join(folder, 'newer'))).toMatchObject({ ok: false, problem: expect.stringContaining('use the newer one') })
  const partial = await open('partial')
  await partial.online.store.metaOnce(UNFINISHED, 'elsewhere')
  await partial.stop()
  expect(await at(join(folder, 'partial'))).toMatchObject({ ok: false, problem: expect.stringContaining('was interrupted') })
  mkdirSync(join(folder, 'broken'))
  writeFileSync(
    join(folder, 'broken/grimuar.sqlite'),
    'this is not a database, though it is long enough to look like one from far away, is it not?',
  )
  expect(await at(join(folder, 'broken'))).toMatchObject({ ok: false, reason: 'no-data' })
  if (process.getuid?.() !== 0) {
    mkdirSync(join(folder, 'locked'))
    chmodSync(join(folder, 'locked'), 0o500)
    expect(await at(join(folder, 'locked'))).toMatchObject({ ok: false, reason: 'no-data' })
  }
})

test('the log contains nothing private', async () => {
  const program = `
    import { serve } from ${JSON.stringify(import.meta.resolve('./serve.ts'))}
    import { testSettings } from ${JSON.stringify(import.meta.resolve('./testkit/test-server.ts'))}
    const serving = await serve({ folder: ${JSON.stringify(join(folder, 'app'))}, port: 0, host: '127.0.0.1', logLevel: 'info',
      online: testSettings(${JSON.stringify(join(folder, 'log'))}, { catalogue: ${JSON.stringify(toys)} }) })
    process.on('SIGTERM', async () => { await serving.stop(); process.exit(0) })
    console.log(JSON.stringify({ at: serving.url }))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program])
  let out = ''
  child.stdout.on('data', (text) => {
    out += text
  })
  await until(() => out.includes('"at"'))
  const url = /"at":"([^"]+)"/.exec(out)?.[1] as string
  const ala = await signInGuest(url, 'Alabaster')
  const { id, code } = await ala.newRoom('tic-tac-toe', ['me', 'free'], { listed: false })
  await ala.done('POST', '/api/me/password', { login: 'alabaster', password: 'abracadabra' })
  await ala.ask('GET', `/api/invitations/${code}`)
  await ala.ask('GET', `/api/rooms/${id}?code=${code}`)
  await ala.ask('POST', '/api/auth/sign-in/username', { username: 'alabaster', password: 'open-sesame' })
  await ala.done('POST', '/api/reports', { room: id, person: ala.person.id, reason: 'something private' })
  await until(() => out.includes('reported'))
  child.kill('SIGTERM')
  await new Promise((ended) => child.on('exit', ended))
  expect(out).toMatch(/"method":"GET","route":"\/api\/invitations\/:code","status":200/)
  for (const secret of [
    'Alabaster',
    'alabaster',
    code as string,
    'abracadabra',
    'open-sesame',
    ala.cookie.split('=')[1] as string,
    '127.0.0.1"',
    'something private',
  ]) {
    expect(out.replace(/.*"at":.*\n/, '').replace(/.*Server listening.*\n/g, '')).not.toContain(secret)
  }
  for (const line of out.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow()
})

/** Overwrites the pages of one SQL table with garbage. */
function damage(file: string, table: string): void {
  const db = new DatabaseSync(file)
  const { rootpage } = db.prepare('SELECT rootpage FROM sqlite_master WHERE name = ?').get(table) as { rootpage: number }
  const { page_size: size } = db.prepare('PRAGMA page_size').get() as { page_size: number }
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  db.close()
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(size, 0xee), 0, size, (rootpage - 1) * size)
  closeSync(handle)
}

const serveAt = (name: string) =>
  serve({
    folder: join(folder, 'app'),
    port: 0,
    host: '127.0.0.1',
    online: testSettings(join(folder, name), { catalogue: toys }),
  })

test('damaged data is found at the start', async () => {
  for (const table of ['rooms', 'session']) {
    const serving = await open(`damaged-${table}`)
    await (await signInGuest(serving.url, 'Ala')).newRoom('tic-tac-toe', ['me', 'free'])
    await serving.stop()
    damage(join(folder, `damaged-${table}/grimuar.sqlite`), table)
    expect(await serveAt(`damaged-${table}`)).toMatchObject({
      ok: false,
      reason: 'no-data',
      problem: expect.stringMatching(/damaged|malformed/),
    })
  }
})

test('the health check reads and writes, and sees damage that was found in use', async () => {
  const serving = await open('health')
  const { online } = serving
  const health = async () => (await fetch(`${serving.url}/healthz`)).status
  expect(await health()).toBe(200)
  const { check } = online.store
  online.store.check = () => Promise.reject(new Error('the disk is gone'))
  await until(async () => (await health()) === 503)
  online.store.check = check
  await until(async () => (await health()) === 200)
  online.status.noteDamage(Object.assign(new Error('database disk image is malformed'), { errcode: 11 }))
  expect(await health()).toBe(503)
  await serving.stop()
})

test('a failure while matches are continued after the start does not stop the server', async () => {
  const serving = await open('resume')
  const { online } = serving
  online.store.botTurns = () => Promise.reject(new Error('damaged'))
  await online.resume()
  expect((await fetch(`${serving.url}/healthz`)).status).toBe(200)
  await serving.stop()
})

test('two servers cannot use one data folder', async () => {
  const first = await open('shared')
  expect(await serveAt('shared')).toMatchObject({
    ok: false,
    reason: 'no-data',
    problem: expect.stringContaining('another server'),
  })
  await first.stop()
  const second = await open('shared')
  await second.stop()
})

test('only the user who runs the server can read the data', async () => {
  mkdirSync(join(folder, 'private'), { mode: 0o755 })
  writeFileSync(join(folder, 'private/grimuar.sqlite'), '', { mode: 0o644 })
  const serving = await open('private')
  const ala = await signInGuest(serving.url, 'Ala')
  await ala.newRoom('tic-tac-toe', ['me', 'free'])
  const mode = (name: string) => (statSync(join(folder, 'private', name)).mode & 0o777).toString(8)
  expect(mode('')).toBe('700')
  for (const name of readdirSync(join(folder, 'private'))) expect([name, mode(name)]).toEqual([name, '600'])
  expect(backup(join(folder, 'private'), join(folder, 'private/copy'))).toEqual({ ok: true })
  expect(mode('copy')).toBe('600')
  await serving.stop()
})

test('while the server stops or the disk is full, requests are told to try again', async () => {
  const serving = await open('full')
  const { online } = serving
  const ala = await signInGuest(serving.url, 'Ala')
  const request = {
    game: 'tic-tac-toe',
    seats: [{ kind: 'me', luck: newLuck() }, { kind: 'free' }],
    pace: { kind: 'free' },
    listed: true,
  }
  const { addRoom } = online.store
  online.store.addRoom = () => Promise.reject(new StoreFailed('database or disk is full'))
  expect(await ala.ask('POST', '/api/rooms', request)).toMatchObject({ status: 503, body: { code: 'try-again' } })
  online.store.addRoom = () => Promise.reject(new Error('the room is closed'))
  expect(await ala.ask('POST', '/api/rooms', request)).toMatchObject({ status: 500, body: { code: 'broken' } })
  online.status.closing = true
  expect(await ala.ask('POST', '/api/rooms', request)).toMatchObject({ status: 503, body: { code: 'try-again' } })
  online.status.closing = false
  online.store.addRoom = addRoom
  await serving.stop()
})

import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Serving, serve } from './serve.ts'

const STARTER = 'start("the app")'
const page = (script: string) =>
  `<!doctype html><title>Grimuar</title><script type="module" src="/_app/x.js"></script><script>${script}</script>`
const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const folder = mkdtempSync(join(tmpdir(), 'app-'))
let serving: Serving & { ok: true }

beforeAll(async () => {
  mkdirSync(join(folder, '_app/immutable'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), page(STARTER))
  writeFileSync(join(folder, '_app/immutable/app.1a2b.js'), 'export {}')
  writeFileSync(join(folder, '_app/immutable/app.1a2b.js.gz'), gzipSync('export {}'))
  writeFileSync(join(folder, 'service-worker.js'), 'self')
  writeFileSync(join(folder, 'about.html'), page('about()'))
  writeFileSync(join(folder, 'about.html.gz'), gzipSync(page('about()')))
  const started = await serve({ folder, port: 0, host: '127.0.0.1' })
  if (!started.ok) throw new Error(started.problem)
  serving = started
})

afterAll(async () => {
  await serving.stop()
  rmSync(folder, { recursive: true })
})

const get = (path: string, accept = 'text/html,*/*') => fetch(`${serving.url}${path}`, { headers: { accept } })

test('the first page is revalidated each time and runs only its own scripts', async () => {
  const answer = await get('/')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toContain(`script-src 'self' ${hash(STARTER)};`)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test('any address of the app opens the app', async () => {
  const answer = await get('/play/towers?seed=1')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('<title>Grimuar</title>')
  expect(answer.headers.get('content-security-policy')).toContain(hash(STARTER))
  expect(answer.headers.get('cache-control')).toBe('no-cache')
})

test('a page with a file of its own is served from it, compressed', async () => {
  for (const path of ['/about', '/about?lang=pl']) {
    const answer = await get(path)
    expect(answer.headers.get('content-security-policy')).toContain(hash('about()'))
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  }
  expect((await get('/about', 'application/json')).status).toBe(404)
})

test('a missing file that is not a page is a plain 404', async () => {
  const data = await get('/api/nothing', 'application/json')
  expect([data.status, await data.json()]).toEqual([404, { error: 'not found', path: '/api/nothing' }])
  expect((await get('/_app/immutable/gone.js')).status).toBe(404)
  expect((await fetch(`${serving.url}/`, { method: 'POST' })).status).toBe(404)
})

test('nothing outside the folder is ever served', async () => {
  for (const path of ['/..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/etc/passwd', '/_app/..%5c..%5cetc/passwd']) {
    const answer = await get(path, 'text/plain')
    expect([400, 403, 404]).toContain(answer.status)
  }
})

test('hashed files are cached for ever and sent compressed if a compressed file exists', async () => {
  const answer = await get('/_app/immutable/app.1a2b.js', '*/*')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('content-type')).toContain('javascript')
  expect(await answer.text()).toBe('export {}')
})

test('a compressed page has the hashes of its scripts, too', async () => {
  const answer = await get('/about.html')
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('content-security-policy')).toContain(hash('about()'))
})

test('the service worker is revalidated each time and may fetch', async () => {
  const answer = await get('/service-worker.js', '*/*')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
})

test('a new build is served with its new hashes without a restart', async () => {
  writeFileSync(join(folder, 'index.html'), page('start("again")'))
  utimesSync(join(folder, 'index.html'), new Date(), new Date(Date.now() + 5000))
  expect((await get('/')).headers.get('content-security-policy')).toContain(hash('start("again")'))
})

test('answers the health check', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ ok: true })
})

test('a taken port, an unknown host and a missing build have different reasons', async () => {
  expect(await serve({ folder, port: serving.port, host: '127.0.0.1' })).toEqual({
    ok: false,
    reason: 'port-taken',
    problem: `port ${serving.port} is already in use`,
  })
  expect(await serve({ folder, port: 0, host: '192.0.2.1' })).toMatchObject({ ok: false, reason: 'no-such-host' })
  expect(await serve({ folder: join(folder, 'none'), port: 0, host: '127.0.0.1' })).toMatchObject({
    ok: false,
    reason: 'no-build',
  })
})

test('stops although a browser keeps its connection open', async () => {
  const other = await serve({ folder, port: 0, host: '127.0.0.1' })
  if (!other.ok) throw new Error(other.problem)
  await (await fetch(other.url, { headers: { connection: 'keep-alive' } })).text()
  await other.stop()
  await expect(fetch(other.url)).rejects.toThrow()
})

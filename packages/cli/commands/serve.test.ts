import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { terminal } from '../testkit/terminal.ts'
import { firstFree } from './serve.ts'

const { folder, file, begin, grimuar, misused } = terminal()

const address = async (child: ReturnType<typeof begin>) => {
  for await (const text of child.stdout) {
    const url = /http:\/\/\S+/.exec(`${text}`)?.[0]
    if (url) return new URL(url)
  }
  throw new Error('the server printed no address')
}

test('serves, refuses a port in use, and stops on SIGTERM', async () => {
  const app = mkdtempSync(join(folder, 'app-'))
  writeFileSync(join(app, 'index.html'), '<title>Grimuar</title>')
  const child = begin('serve', '--folder', app, '--port', '0')
  onTestFinished(() => void child.kill('SIGKILL'))
  const left = new Promise((done) => child.on('close', done))
  const url = await address(child)
  expect(await (await fetch(url)).text()).toContain('Grimuar')
  await misused(
    ['serve', '--folder', app, '--port', '0'],
    /the data folder .* cannot be used: another server uses it; stop that one/,
    grimuar,
  )
  await misused(
    ['serve', '--folder', app, '--port', url.port, '--data', mkdtempSync(join(folder, 'data-'))],
    new RegExp(`port ${url.port} is already in use; choose another with --port N`),
    grimuar,
  )
  // A backup works while the server runs; a restore only while it does not.
  expect(await grimuar(['backup', file('kept')])).toMatchObject({ code: 0, err: '' })
  expect(await grimuar(['backup', file('kept')])).toMatchObject({ code: 1, err: expect.stringContaining('already there') })
  expect(await grimuar(['restore', file('kept')])).toMatchObject({ code: 1, err: expect.stringContaining('stop it first') })
  child.kill('SIGTERM')
  expect(await left).toBe(0)
  expect(await grimuar(['restore', file('kept')])).toMatchObject({ code: 0, err: '' })
})

test('reports a wrong setting in one line', async () => {
  await misused(['serve', '--address', 'grimuar'], /the address must be like https:/)
  await misused(['serve', '--smtp', 'smtp://mail.example:25'], /with a mail server the public address must be given too/)
  await misused(['serve', '--log', 'loud'], /one of silent, error, warn, info, debug/)
  const app = mkdtempSync(join(folder, 'app-'))
  writeFileSync(join(app, 'index.html'), '<title>Grimuar</title>')
  await misused(
    ['serve', '--folder', app, '--port', '0', '--data', join(app, 'index.html/x')],
    /the data folder .* cannot be used/,
  )
})

/** A machine on which these ports are taken; `tried` lists the ports that were tried. */
function machine(...taken: number[]) {
  const tried: number[] = []
  const at = async (port: number) => {
    tried.push(port)
    return taken.includes(port) ? ({ ok: false, reason: 'port-taken' } as const) : ({ ok: true, port } as const)
  }
  return { at, tried }
}

test('without --port the next free port is taken', async () => {
  expect(await firstFree(machine().at, 3000)).toMatchObject({ port: 3000 })
  expect(await firstFree(machine(3000, 3001).at, 3000)).toMatchObject({ port: 3002 })
})

test('the search for a port ends after some tries, and at once for any other problem', async () => {
  const full = machine(...Array.from({ length: 1000 }, (_, i) => 3000 + i))
  expect(await firstFree(full.at, 3000)).toMatchObject({ ok: false, reason: 'port-taken' })
  expect(full.tried.length).toBeLessThan(200)
  const broken = { ok: false, reason: 'no-build' } as const
  expect(await firstFree(async () => broken, 3000)).toBe(broken)
})

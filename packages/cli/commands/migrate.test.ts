import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { placeName } from '@grimuar/server'
import { afterAll, expect, test, vi } from 'vitest'
import { main } from '../main.ts'

const folder = mkdtempSync(join(tmpdir(), 'migrate-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function errorOf(...args: string[]): Promise<{ code: number; err: string }> {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {})
  const code = await main(['migrate', ...args])
  const err = spy.mock.calls.join('\n')
  vi.restoreAllMocks()
  return { code, err }
}

test('both places must be named, and the first must have data', async () => {
  expect(await errorOf('--to', folder)).toEqual({ code: 2, err: 'grimuar migrate: --from is missing: --from PLACE' })
  expect(await errorOf('--from', folder)).toEqual({ code: 2, err: 'grimuar migrate: --to is missing: --to PLACE' })
  const err = `grimuar migrate: there is no data in ${folder}`
  expect(await errorOf('--from', folder, '--to', join(folder, 'to'))).toEqual({ code: 1, err })
})

test('a database that does not answer is named without its password', async () => {
  const { code, err } = await errorOf('--from', 'postgres://ala:secret@127.0.0.1:1/none', '--to', folder)
  expect([code, err]).toEqual([1, expect.stringMatching(/^grimuar migrate: postgres:\/\/127\.0\.0\.1:1\/none: .*ECONNREFUSED/)])
  expect(placeName(folder)).toBe(folder)
})

import { expect, test } from 'vitest'
import { firstFree } from './serve.ts'

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

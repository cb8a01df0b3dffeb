import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { VARIABLES } from '../environment.ts'
import { openApi } from './openapi.ts'
import { protocolPage } from './protocol.ts'
import { PAGES } from './write.ts'

const page = (name: string) => readFileSync(new URL(name, PAGES), 'utf8')

test('docs/protocol.md matches the schemas (if not, run "npm run docs:server")', () => {
  expect(page('protocol.md')).toBe(protocolPage())
})

test('docs/openapi.json matches the routes, and every route has a summary', async () => {
  const text = await openApi()
  expect(page('openapi.json')).toBe(text)
  const { paths } = JSON.parse(text) as { paths: { [path: string]: { [method: string]: { summary?: string } } } }
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary }]) => ({ path, method, summary })),
  )
  expect(routes.length).toBeGreaterThan(20)
  expect(routes.filter(({ summary }) => !summary)).toEqual([])
  expect(Object.keys(paths).filter((path) => path.startsWith('/api/auth') || path === '/api/socket')).toEqual([])
})

test('docs/hosting.md names every environment variable', () => {
  const handbook = page('hosting.md')
  for (const name of Object.keys(VARIABLES)) expect(handbook).toContain(name)
})

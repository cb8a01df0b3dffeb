import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { begin } from './bench/match.ts'
import { Metrics } from './metrics.ts'
import { TestServer } from './testkit/test-server.ts'
import { Traces } from './traces.ts'

interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly name: string
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: readonly { readonly key: string; readonly value: object }[]
}

/** A collector that keeps what it is sent. */
async function collector(): Promise<{ url: string; spans: Span[]; texts: string[]; close(): void }> {
  const spans: Span[] = []
  const texts: string[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      texts.push(text)
      expect([request.method, request.url]).toEqual(['POST', '/v1/traces'])
      for (const { scopeSpans } of JSON.parse(text).resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans)
      response.end('{}')
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, spans, texts, close: () => server.close() }
}

test('traces tell of messages, requests and transactions, and name neither people nor rooms', async () => {
  const { url, spans, texts, close } = await collector()
  const server = await TestServer.open({ catalogue: import.meta.resolve('./testkit/toys.ts'), traces: url })
  const ala = await server.guest('Aldona')
  const id = await begin('tic-tac-toe', [ala, await server.guest('Olga')])
  await new Promise<void>((told) => ala.connect().watch(id, { onUpdate: () => told() }))
  await server.stop()
  close()
  const names = new Set(spans.map(({ name }) => name))
  for (const name of ['message watch', 'POST /api/rooms', 'commit']) expect(names).toContain(name)
  for (const { traceId, spanId, startTimeUnixNano, endTimeUnixNano } of spans) {
    expect([traceId, spanId].map((hex) => hex.length)).toEqual([32, 16])
    expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true)
  }
  for (const text of texts) for (const secret of ['Aldona', id, ala.person.id]) expect(text).not.toContain(secret)
})

test('a collector that is down costs nothing but a warning', async () => {
  const failures: unknown[] = []
  const traces = new Traces('http://127.0.0.1:1', (error) => failures.push(error))
  for (let i = 0; i < 10_000; i++) traces.add('commit', 1, { writes: i })
  await traces.close()
  await traces.close() // what could not be sent is forgotten
  expect(failures).toHaveLength(1)
})

test('a server without a collector makes no traces', () => {
  expect([new Metrics().tracing, new Metrics(undefined).tracing]).toEqual([false, false])
})

test('the dashboard shows only metrics that exist', async () => {
  const metrics = new Metrics()
  metrics.gauge('grimuar_sockets', 'as in compose.ts', () => 0)
  metrics.gauge('grimuar_rooms', 'as in compose.ts', () => 0)
  const known = (await metrics.registry.getMetricsAsJSON()).map(({ name }) => name)
  const dashboard = readFileSync(new URL('../../docs/dashboard.json', import.meta.url), 'utf8')
  const { panels }: { panels: { targets: { expr: string }[] }[] } = JSON.parse(dashboard)
  const used = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(?:grimuar|nodejs|process)_\w+/g) ?? []),
  )
  expect(used.length).toBeGreaterThanOrEqual(panels.length)
  for (const name of used) expect(known).toContain(name.replace(/_(bucket|sum|count)$/, ''))
})

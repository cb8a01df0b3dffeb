import rateLimit from '@fastify/rate-limit'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { routeLimits } from '../api/route-limits.ts'
import { signInLimits, USUAL_RULE } from '../people/sign-in-limits.ts'
import { type Hint, NO_OTHERS } from './hints.ts'
import { SharedLimits } from './shared-limits.ts'

/** Limits at two nodes; what one of them tells reaches the other when `deliver` is called. */
function twoNodes() {
  const time = { now: 0 }
  const told: { readonly to: 0 | 1; readonly hint: Hint }[] = []
  const nodes = ([1, 0] as const).map(
    (other) =>
      new SharedLimits({ alone: false, tell: (hint) => told.push({ to: other, hint }), lead: async () => true }, () => time.now),
  ) as [SharedLimits, SharedLimits]
  onTestFinished(() => {
    for (const node of nodes) node.close()
  })
  const deliver = () => {
    for (const node of nodes) node.tell()
    for (const { to, hint } of told.splice(0)) if (hint.type === 'used') nodes[to].hear(hint.uses)
  }
  return { nodes, time, told, deliver }
}

const RATE = { burst: 3, perSecond: 1 }

test('tokens used at one node cannot be used at another', () => {
  const { nodes, time, deliver } = twoNodes()
  const [here, there] = nodes.map((node) => node.buckets('chat', RATE)) as [Buckets, Buckets]
  expect([here.tryTake('ala', 0), here.tryTake('ala', 0)]).toEqual([true, true])
  deliver()
  expect([there.tryTake('ala', 0), there.tryTake('ala', 0), there.tryTake('ola', 0)]).toEqual([true, false, true])
  deliver()
  expect(here.tryTake('ala', 0)).toBe(false)
  time.now = 2000
  expect([here.tryTake('ala', 2000), here.tryTake('ala', 2000), here.tryTake('ala', 2000)]).toEqual([true, true, false])
})

type Buckets = ReturnType<SharedLimits['buckets']>

test('a person who uses a limit at two nodes at once waits longer afterwards', () => {
  const { nodes, deliver } = twoNodes()
  const [here, there] = nodes.map((node) => node.buckets('chat', RATE)) as [Buckets, Buckets]
  for (const limit of [here, there]) for (let i = 0; i < 3; i++) expect(limit.tryTake('ala', 0)).toBe(true)
  deliver()
  expect([here.tryTake('ala', 3000), here.tryTake('ala', 4000)]).toEqual([false, true])
})

test('tokens given back at one node are given back at all', () => {
  const { nodes, deliver } = twoNodes()
  const [here, there] = nodes.map((node) => node.buckets('wrong-passwords', RATE)) as [Buckets, Buckets]
  for (let i = 0; i < 3; i++) here.tryTake('ala', 0)
  deliver()
  expect(there.tryTake('ala', 0)).toBe(false)
  here.giveBack('ala')
  deliver()
  expect(there.tryTake('ala', 0)).toBe(true)
})

test('many uses are told together, and a node that is alone tells nothing', () => {
  const { nodes, told } = twoNodes()
  const limit = nodes[0].buckets('chat', { burst: 100, perSecond: 1 })
  for (let i = 0; i < 50; i++) limit.tryTake(`person ${i % 5}`, 0)
  nodes[0].tell()
  expect(told).toEqual([
    { to: 1, hint: { type: 'used', uses: [0, 1, 2, 3, 4].map((person) => ['chat', `person ${person}`, 10]) } },
  ])
  const alone = new SharedLimits({ ...NO_OTHERS, tell: () => expect.unreachable() }, () => 0)
  alone.buckets('chat', RATE).tryTake('ala', 0)
  alone.tell()
})

test('a route with a limit of its own counts the requests at all nodes; others count their own', async () => {
  const { nodes, deliver } = twoNodes()
  const servers = await Promise.all(
    nodes.map(async (limits) => {
      const server = fastify()
      await server.register(rateLimit, { max: 4, timeWindow: 60_000, store: routeLimits(limits, () => 0) })
      server.get('/rooms', { config: { rateLimit: { max: 3, timeWindow: 60_000 } } }, () => 'made')
      server.get('/other', () => 'ok')
      onTestFinished(() => server.close())
      return server
    }),
  )
  const [here, there] = servers as [(typeof servers)[0], (typeof servers)[0]]
  const ask = async (server: typeof here, url: string) => (await server.inject(url)).statusCode
  expect([await ask(here, '/rooms'), await ask(here, '/rooms')]).toEqual([200, 200])
  deliver()
  expect([await ask(there, '/rooms'), await ask(there, '/rooms')]).toEqual([200, 429])
  for (let i = 0; i < 4; i++) expect(await ask(here, '/other')).toBe(200)
  expect(await ask(here, '/other')).toBe(429)
  deliver()
  expect(await ask(there, '/other')).toBe(200)
})

test('attempts to sign in are counted at all nodes together, and the count restarts after its time', async () => {
  const { nodes, time, deliver } = twoNodes()
  const [here, there] = nodes.map((limits) => signInLimits(limits.windows('sign-ins', 20_000), () => time.now)) as [
    Limits,
    Limits,
  ]
  const rule = { window: 20, max: 3 }
  const attempt = async (limits: Limits, key: string) => (await limits.consume(key, rule)).allowed
  expect([await attempt(here, 'ala'), await attempt(here, 'ala')]).toEqual([true, true])
  deliver()
  expect([await attempt(there, 'ala'), await attempt(there, 'ala'), await attempt(there, 'ola')]).toEqual([true, false, true])
  deliver()
  expect(await here.consume('ala', rule)).toEqual({ allowed: false, retryAfter: 20 })
  time.now = 20_000
  expect([await attempt(here, 'ala'), await attempt(there, 'ala')]).toEqual([true, true])
  // Requests with the usual limit are counted by each node alone.
  for (let i = 0; i < USUAL_RULE.max; i++) expect(await here.consume('page', USUAL_RULE)).toMatchObject({ allowed: true })
  deliver()
  expect([await here.consume('page', USUAL_RULE), await there.consume('page', USUAL_RULE)]).toMatchObject([
    { allowed: false },
    { allowed: true },
  ])
})

type Limits = ReturnType<typeof signInLimits>

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readHosting, VARIABLES } from '@grimuar/server'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from '../game-arguments.ts'

// What the files for container engines say, compared with what `grimuar serve` understands. No engine is needed.

interface Service {
  readonly image?: string
  readonly build?: string
  readonly ports?: readonly string[]
  readonly environment?: { readonly [name: string]: string }
  readonly healthcheck?: { readonly test: readonly string[] }
  readonly depends_on?: readonly string[] | { readonly [service: string]: { readonly condition: string } }
  readonly networks?: readonly string[]
  readonly volumes?: readonly string[]
  readonly configs?: readonly { readonly source: string; readonly target: string }[]
  readonly stop_grace_period?: string
}

interface Compose {
  readonly services: { readonly [name: string]: Service }
  readonly networks?: { readonly [name: string]: { readonly internal?: boolean } | null }
  readonly volumes: { readonly [name: string]: null }
  readonly configs?: { readonly [name: string]: { readonly content: string } }
}

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const read = (file: string): Compose => parse(textOf(file), { merge: true })

/** What the host gives. `${NAME:?}` needs a value, `${NAME:-}` has none if the host gives none. */
const given: { readonly [name: string]: string } = {
  GRIMUAR_ADDRESS: 'https://grimuar.example',
  POSTGRES_PASSWORD: 'abc123',
  REPLICATION_PASSWORD: 'def456',
}

/** The environment of a service, with the host's values in it. */
function environmentOf({ environment = {} }: Service): { [name: string]: string } {
  const filled = (text: string) =>
    text.replace(/\$\{(\w+)(:[-?])\}/g, (_, name: string, kind: string) => {
      if (kind === ':?' && given[name] === undefined) throw new Error(`${name} must be given`)
      return given[name] ?? ''
    })
  return Object.fromEntries(Object.entries(environment).map(([name, text]) => [name, filled(text)]))
}

/** The port that the container's server listens on. */
const PORT = /"--port", "(\d+)"\]/.exec(textOf('Dockerfile'))?.[1]

const files = ['compose.yaml', 'compose.cluster.yaml'] as const

test.each(files)('%s: the server understands its environment', (file) => {
  const servers = Object.values(read(file).services).filter(({ build }) => build !== undefined)
  expect(servers.length).toBeGreaterThan(0)
  for (const service of servers) {
    const env = environmentOf(service)
    for (const name of Object.keys(env)) expect(Object.keys(VARIABLES)).toContain(name)
    expect(readHosting({}, env)).toMatchObject({ ok: true, online: { publicAddress: 'https://grimuar.example' } })
  }
})

/** Variables that no host can set, with the reason. */
const fixed: { readonly [file in (typeof files)[number]]: { readonly [name: string]: string } } = {
  'compose.yaml': {
    GRIMUAR_DATA: 'the volume, as the image says',
    GRIMUAR_METRICS_PORT: 'only the container itself could read it: outside it takes the token',
  },
  'compose.cluster.yaml': {
    GRIMUAR_DATA: 'all data is in PostgreSQL',
    GRIMUAR_NODES: 'each container is one node',
    GRIMUAR_METRICS_PORT: 'only the container itself could read it: outside it takes the token',
  },
}

test.each(files)('%s: the host can set every variable that the server understands', (file) => {
  const servers = Object.values(read(file).services).filter(({ build }) => build !== undefined)
  for (const { environment = {} } of servers) {
    const missing = Object.keys(VARIABLES).filter((name) => environment[name] === undefined)
    expect(missing.toSorted()).toEqual(Object.keys(fixed[file]).toSorted())
    for (const [name, text] of Object.entries(environment))
      if (text.startsWith('${GRIMUAR_')) expect(text).toMatch(new RegExp(`^\\$\\{${name}:`))
  }
})

test('compose.yaml: the engine lets the server drain as long as the host may ask for', () => {
  const longest = 300
  expect(readHosting({}, { GRIMUAR_DRAIN: `${longest}` }).ok).toBe(true)
  expect(readHosting({}, { GRIMUAR_DRAIN: `${longest + 1}` }).ok).toBe(false)
  expect(Number.parseInt(read('compose.yaml').services.grimuar?.stop_grace_period ?? '', 10)).toBeGreaterThan(longest + 10)
})

test.each(files)('%s: what services name exists', (file) => {
  const { services, networks = {}, volumes, configs = {} } = read(file)
  for (const { depends_on: needed = [], networks: joined = [], volumes: mounted = [], configs: used = [] } of Object.values(
    services,
  )) {
    for (const name of Array.isArray(needed) ? needed : Object.keys(needed)) expect(Object.keys(services)).toContain(name)
    for (const name of joined) expect(Object.keys(networks)).toContain(name)
    for (const volume of mounted) expect(Object.keys(volumes)).toContain(volume.split(':')[0])
    for (const { source } of used) expect(Object.keys(configs)).toContain(source)
    // Docker waits for a service's health only if it has a check.
    if (!Array.isArray(needed))
      for (const [name, { condition }] of Object.entries(needed)) {
        if (condition === 'service_healthy') expect(services[name]?.healthcheck, name).toBeDefined()
      }
  }
})

test('compose.yaml: a proxy on this machine reaches the server and nobody else does', () => {
  expect(read('compose.yaml').services.grimuar?.ports).toEqual([`127.0.0.1:${PORT}:${PORT}`])
})

test('compose.cluster.yaml: three nodes share a database and Redis, and only the balancer can be reached from outside', () => {
  const { services, networks } = read('compose.cluster.yaml')
  const nodes = ['node1', 'node2', 'node3'].map((name) => services[name])
  for (const node of nodes) {
    if (!node) throw new Error('there are three nodes')
    const hosting = readHosting({}, environmentOf(node))
    if (!hosting.ok) throw new Error(hosting.problem)
    const { online, trustProxy, drainMs } = hosting
    expect(online).toMatchObject({ many: true })
    expect(trustProxy).toBe(1) // the balancer
    // Both are services of this file, at the ports of their images.
    expect(new URL(online.database ?? '')).toMatchObject({ hostname: 'postgres', port: '5432', username: 'grimuar' })
    expect(new URL(online.redis ?? '')).toMatchObject({ hostname: 'valkey', port: '6379' })
    expect(Object.keys(services)).toEqual(expect.arrayContaining(['postgres', 'valkey']))
    expect(node.healthcheck?.test.join(' ')).toContain(`http://127.0.0.1:${PORT}/readyz`)
    expect(node.ports).toBeUndefined()
    // The engine kills a node that takes longer to stop than this.
    expect(1000 * Number.parseInt(node.stop_grace_period ?? '', 10)).toBeGreaterThan(drainMs + 10_000)
  }
  const reachable = Object.entries(services).filter(([, { ports }]) => ports !== undefined)
  expect(reachable.map(([name]) => name)).toEqual(['balancer'])
  expect(networks?.back).toMatchObject({ internal: true })
  for (const name of ['postgres', 'standby', 'valkey']) expect(services[name]?.networks).toEqual(['back'])
})

test('compose.cluster.yaml: the balancer asks every node whether it is ready, often enough for a node that drains', () => {
  const { services, configs } = read('compose.cluster.yaml')
  const caddyfile = configs?.caddyfile?.content ?? ''
  expect(/reverse_proxy ([^{]+) \{/.exec(caddyfile)?.[1]?.split(' ')).toEqual(
    ['node1', 'node2', 'node3'].map((name) => `${name}:${PORT}`),
  )
  expect(caddyfile).toContain('health_uri /readyz')
  const seconds = (name: string) => Number(new RegExp(`${name} (\\d+)s`).exec(caddyfile)?.[1])
  const drain = Number(environmentOf(services.node1 ?? {}).GRIMUAR_DRAIN)
  // In the second half of the drain clients are sent to other nodes.
  expect(drain / 2).toBeGreaterThan(seconds('health_interval') + seconds('health_timeout'))
})

test('compose.cluster.yaml: the primary waits for the standby under the name that the standby has', () => {
  const { configs } = read('compose.cluster.yaml')
  const [primary, standby] = [configs?.primary?.content ?? '', configs?.standby?.content ?? '']
  const waitsFor = /synchronous_standby_names = '(\w+)'/.exec(primary)?.[1]
  expect(waitsFor).toBeDefined()
  expect(standby).toContain(`application_name=${waitsFor}`)
  const role = /CREATE ROLE (\w+) REPLICATION/.exec(primary)?.[1]
  expect(role).toBeDefined()
  expect(standby).toContain(`user=${role}`)
  expect(primary).toContain(`host replication ${role} `)
})

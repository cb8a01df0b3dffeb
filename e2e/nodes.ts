import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { findPostgres, installPostgres, startPostgres } from '../packages/server/testkit/postgres.ts'
import { findRedis, installRedis, startRedis } from '../packages/server/testkit/redis.ts'
import { TcpProxy } from '../packages/server/testkit/tcp-proxy.ts'
import { servedByNodes } from './helpers/served.ts'

// npm run test:nodes: the browser tests of online play on three nodes, with a PostgreSQL and a Redis that it starts itself. A balancer gives
// every connection of a browser to the next node. Arguments choose other tests, as in npm run test:e2e.

const NODES = 3
/** The server that the restart test kills is one more node on the same database. */
const SPECS = ['online', 'restart', 'company', 'account'].map((name) => `specs/online/${name}\\.`)

const problems = [findPostgres() ? undefined : installPostgres(), findRedis() ? undefined : installRedis()]
const [programs, redisServer] = [findPostgres(), findRedis()]
if (programs === undefined || redisServer === undefined) {
  console.error(problems.join('\n'))
  process.exit(1)
}

const postgres = await startPostgres(programs)
const redis = await startRedis(redisServer)
try {
  // All browsers of the tests come from one address, so allow more than one visitor's share of requests.
  const env = { ...process.env, GRIMUAR_DATABASE: postgres.url, GRIMUAR_REDIS: redis.url, GRIMUAR_CROWD: '20' }
  await servedByNodes(NODES, env, async (addresses) => {
    const balancer = await TcpProxy.to(...addresses.map((address) => Number(new URL(address).port)))
    process.exitCode = await playwright({ ...env, GRIMUAR_E2E_ADDRESS: `http://127.0.0.1:${balancer.port}` })
    await balancer.close()
  })
} finally {
  await redis.stop()
  await postgres.stop()
}

/** Runs the browser tests; returns the exit code. */
async function playwright(env: NodeJS.ProcessEnv): Promise<number> {
  const wanted = process.argv.slice(2)
  const command = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e', ...(wanted.length > 0 ? wanted : SPECS)]
  const tests = spawn(process.execPath, command, { cwd: join(import.meta.dirname, '..'), stdio: 'inherit', env })
  const [code] = await once(tests, 'exit')
  return typeof code === 'number' ? code : 1
}

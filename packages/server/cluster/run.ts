import { join } from 'node:path'
import { startVitest } from 'vitest/node'
import { findPostgres, installPostgres, startPostgres } from '../testkit/postgres.ts'
import { findRedis, installRedis } from '../testkit/redis.ts'

// npm run test:cluster: the tests of the store and of the server on PostgreSQL, with one node and with two. Arguments choose files by a part of their names.

/** Tests of the server that begin with an empty store, whichever it is. */
const ON_ANY_STORE = [
  'campaigns/campaigns.test.ts',
  'clocks/clocks.test.ts',
  'matches/play.test.ts',
  'moderation/*.test.ts',
  'notices/notices.test.ts',
  'once.test.ts',
  'people/{people,sign-in}.test.ts',
  'rooms/rooms.test.ts',
  'sockets/chat.test.ts',
]
const PATIENCE_MS = 120_000

/** Tests of people who play together: two nodes must pass them although a third of the hints between them is lost. */
const ON_TWO_NODES = ['matches/play.test.ts', 'once.test.ts', 'people/people.test.ts', 'rooms/rooms.test.ts']
/** Tests of what only hints tell: who is here, and what somebody points at. */
const WITH_HINTS = ['rooms/agreement.test.ts', 'sockets/chat.test.ts']

const postgresProblem = findPostgres() === undefined ? installPostgres() : undefined
const redisProblem = findRedis() === undefined ? installRedis() : undefined
const programs = findPostgres()
if (programs === undefined || findRedis() === undefined) {
  console.error([postgresProblem, redisProblem].join('\n') || 'PostgreSQL or Redis was installed and cannot be found')
  process.exit(1)
}
const postgres = await startPostgres(programs)
process.env.GRIMUAR_TEST_DATABASE = postgres.url

async function run(include: string[]): Promise<void> {
  const vitest = await startVitest('test', process.argv.slice(2), {
    config: false,
    root: join(import.meta.dirname, '..'),
    include,
    watch: false,
    isolate: false,
    maxWorkers: 2,
    passWithNoTests: true,
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
  })
  await vitest.close()
}

try {
  await run(['cluster/*.cluster.ts', ...ON_ANY_STORE])
  process.env.GRIMUAR_TEST_NODES = '2'
  await run(WITH_HINTS)
  process.env.GRIMUAR_TEST_LOST_HINTS = '0.3'
  await run(ON_TWO_NODES)
} finally {
  await postgres.stop()
}

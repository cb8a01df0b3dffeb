import { join } from 'node:path'
import { startVitest } from 'vitest/node'
import { findPostgres, installPostgres, startPostgres } from '../testkit/postgres.ts'

// npm run test:cluster: the tests of the store and of the server, on PostgreSQL. Arguments choose files by a part of their names.

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

const problem = findPostgres() === undefined ? installPostgres() : undefined
const programs = findPostgres()
if (programs === undefined) {
  console.error(problem ?? 'PostgreSQL was installed and cannot be found')
  process.exit(1)
}
const postgres = await startPostgres(programs)
process.env.GRIMUAR_TEST_DATABASE = postgres.url
try {
  const vitest = await startVitest('test', process.argv.slice(2), {
    config: false,
    root: join(import.meta.dirname, '..'),
    include: ['cluster/*.cluster.ts', ...ON_ANY_STORE],
    watch: false,
    isolate: false,
    maxWorkers: 2,
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
  })
  await vitest.close()
} finally {
  await postgres.stop()
}

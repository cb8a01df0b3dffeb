import { enableCompileCache } from 'node:module'

// A server in its own process, to be measured, attacked and killed. It sends its address when it listens. Like the command
// line it uses the compile cache.

enableCompileCache()
const { serve } = await import('../serve.ts')
const { testSettings } = await import('../testkit/test-server.ts')
const { settingsWith } = await import('../settings.ts')
const [folder, port, catalogue] = process.argv.slice(2) as [string, string, string | undefined]
/** With the word "strict" as the last argument the server has the limits and settings of a real one. */
const strict = process.argv.at(-1) === 'strict'

/** A database that several such servers share, the Redis server between them, and a mail server that people who are away are told by. */
const { CHAOS_DATABASE: database, CHAOS_REDIS: redis, CHAOS_SMTP: smtp } = process.env

const serving = await serve({
  folder: `${folder}/app`,
  port: Number(port),
  host: '127.0.0.1',
  online: strict
    ? settingsWith(`${folder}/data`)
    : testSettings(`${folder}/data`, {
        ...(catalogue && { catalogue }),
        ...(database && { database, redis, many: true }),
        ...(smtp && { mail: { smtp, from: 'Grimuar <grimuar@example.org>' }, graceMs: 1500 }),
        roomCache: { idleMs: 3_600_000, sweepMs: 5000, mostIdle: 100_000, mostSpectated: 100_000 },
      }),
})
if (!serving.ok) throw new Error(serving.problem)

process.on('message', (asked) => {
  if (asked === 'memory') {
    globalThis.gc?.()
    globalThis.gc?.()
    process.send?.({ memory: process.memoryUsage(), cpu: process.cpuUsage() })
  }
  if (asked === 'cpu') process.send?.({ cpu: process.cpuUsage() })
})
process.on('SIGTERM', () => void serving.stop().then(() => process.exit(0)))
process.on('disconnect', () => process.exit(0)) // the parent process is gone
process.send?.({ url: serving.url })

import { enableCompileCache } from 'node:module'

// A server in a process of its own, to be measured, pelted and killed. Says its address when it listens. It starts as the
// command line starts it: with what was compiled before.

enableCompileCache()
const { serve } = await import('../serve.ts')
const { briskly } = await import('../testkit/test-server.ts')
const [folder, port, catalogue] = process.argv.slice(2) as [string, string, string | undefined]

const serving = await serve({
  folder: `${folder}/app`,
  port: Number(port),
  host: '127.0.0.1',
  online: briskly(`${folder}/data`, {
    ...(catalogue && { catalogue }),
    host: { idleMs: 3_600_000, sweepMs: 20_000 },
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
process.on('disconnect', () => process.exit(0)) // nobody is left to be measured for
process.send?.({ url: serving.url })

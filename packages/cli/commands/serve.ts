import cluster from 'node:cluster'
import { once } from 'node:events'
import { join } from 'node:path'
import { defaultData, serve as host, LOG_LEVELS, readHosting, type Serving, VARIABLES } from '@grimuar/server'
import { build } from '../build.ts'
import { type Arguments, CliError, type Command } from '../command.ts'
import { ROOT } from '../game-arguments.ts'
import { runNodes } from '../several-nodes.ts'

const USUAL_PORT = 3000
const PORTS_TRIED = 100

export const serve: Command = {
  summary: 'Serves the app and play online until stopped with Ctrl-C.',
  positionals: [],
  options: {
    port: { value: 'N', help: `the port (default ${USUAL_PORT}, or the next free one)` },
    host: {
      value: 'ADDRESS',
      help: 'where to listen (default 127.0.0.1: this machine only; 0.0.0.0: everyone who can reach it)',
    },
    build: { help: 'builds the app first where that is needed' },
    folder: { value: 'FOLDER', help: 'the built app (default packages/web/build)' },
    data: { value: 'FOLDER', help: `where matches and people are kept (default ${defaultData(process.env)})` },
    database: { value: 'URL', help: 'a PostgreSQL database instead: postgres://user:password@host:port/name' },
    redis: { value: 'URL', help: 'a Redis server between several servers on one database: redis://user:password@host:port' },
    nodes: { value: 'N', help: 'how many processes to run, usually one for each processor core; needs a database' },
    address: { value: 'URL', help: 'where the world finds this server, such as https://grimuar.example' },
    smtp: { value: 'URL', help: 'a mail server: smtp://user:password@host:port' },
    'mail-from': { value: 'NAME', help: 'the sender of e-mail' },
    'trust-proxy': {
      value: 'N',
      help: 'how many proxies stand in front and say where requests come from: usually 1; or their addresses',
    },
    log: { value: 'LEVEL', help: `${LOG_LEVELS.join(', ')} (default warn)` },
  },
  notes: `Variables of the environment, where no flag says otherwise:\n${Object.entries(VARIABLES)
    .map(([name, help]) => `  ${name}: ${help}`)
    .join('\n')}`,
  run: runServe,
}

async function runServe(args: Arguments): Promise<number> {
  const port = args.count('port', 0, 65535)
  const address = args.text('host') ?? '127.0.0.1'
  const folder = args.text('folder') ?? join(ROOT, 'packages/web/build')
  const read = readHosting(
    {
      data: args.text('data'),
      database: args.text('database'),
      redis: args.text('redis'),
      nodes: args.text('nodes'),
      address: args.text('address'),
      smtp: args.text('smtp'),
      mailFrom: args.text('mail-from'),
      trustProxy: args.text('trust-proxy'),
      logLevel: args.text('log'),
    },
    process.env,
  )
  if (!read.ok) throw new CliError(read.problem)
  const { online, nodes, trustProxy, logLevel, metricsToken, drainMs } = read
  if (args.has('build') && cluster.isPrimary) await build()
  if (nodes > 1 && cluster.isPrimary) return runNodes(nodes, (url) => console.log(ready(url)))
  // Each node shows its own metrics.
  const metricsPort = read.metricsPort === undefined ? undefined : read.metricsPort + Number(process.env.GRIMUAR_NODE ?? 0)
  const at = (port: number) =>
    host({ folder, port, host: address, online, trustProxy, logLevel, metricsToken, metricsPort, drainMs })
  const serving = port === undefined ? await firstFree(at, USUAL_PORT) : await at(port)
  if (!serving.ok) throw new CliError(advice(serving))
  const stopSignal = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  if (cluster.isWorker) process.send?.({ url: serving.url })
  else console.log(ready(serving.url))
  await stopSignal
  await serving.stop()
  if (cluster.isWorker) process.disconnect()
  else console.log('stopped')
  return 0
}

function ready(url: string): string {
  return `Grimuar is at ${url} (Ctrl-C stops it)`
}

/** Serves on the first free port, beginning at `from`. */
export async function firstFree<S extends { ok: true } | { ok: false; reason: string }>(
  at: (port: number) => Promise<S>,
  from: number,
): Promise<S> {
  for (let port = from; ; port++) {
    const serving = await at(port)
    if (serving.ok || serving.reason !== 'port-taken' || port === from + PORTS_TRIED) return serving
  }
}

function advice({ reason, problem }: Serving & { ok: false }): string {
  switch (reason) {
    case 'port-taken':
      return `${problem}; choose another with --port N, or leave --port out to take the next free one`
    case 'no-access':
      return `${problem}; choose one above 1023 with --port N`
    case 'no-such-host':
      return `${problem}; --host 127.0.0.1 is this machine, --host 0.0.0.0 all its addresses`
    case 'no-build':
      return `${problem}, or add --build`
    case 'no-database':
      return problem
    case 'no-data':
      return `${problem}; choose another with --data FOLDER`
  }
}

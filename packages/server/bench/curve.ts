import { availableParallelism, cpus, loadavg } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { findPostgres, startPostgres } from '../testkit/postgres.ts'
import { findRedis, startRedis } from '../testkit/redis.ts'
import { Guest } from '../testkit/test-server.ts'
import { signInGuests } from './guests.ts'
import { begin, eachOf, percentile } from './match.ts'
import { PacedMatch, type PacedTally } from './paced-match.ts'
import { ServerProcess, temporaryFolder } from './process.ts'

// npm run bench:curve -- [--nodes 0,1,2,3] [--sockets 4000,6000,8000] [--shared 2000,4000] [--seconds 10] [--minutes 6] [--game spellbook]
// Measures how long moves take with more and more sockets: two seats in each match and a move every two seconds. `--nodes 0` is one process
// with a SQLite file and `--sockets`; others share a PostgreSQL and a Redis that are started here, have `--shared` sockets in all, and the
// players of a match are at different nodes. After `--minutes` no further step begins. Prints the table of docs/capacity.md.

const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '0,1,2,3' },
    sockets: { type: 'string', default: '4000,6000,8000' },
    shared: { type: 'string', default: '2000,4000' },
    seconds: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '6' },
    game: { type: 'string', default: 'spellbook' },
  },
})
const listOf = (text: string) => text.split(',').map(Number)
const SEATS = 2
const THINK_MS = 2000
/** The approximate number of sockets of each person. */
const SOCKETS_OF_PERSON = 20
/** How many matches are begun at once, each by other people: one person may have only a few open rooms. */
const AT_ONCE = 8

const lastStart = performance.now() + 60_000 * Number(values.minutes)

const wait = (ms: number) => new Promise((passed) => setTimeout(passed, ms))

interface Machine {
  readonly servers: readonly ServerProcess[]
  close(): Promise<void>
}

/** Starts the nodes. */
async function open(nodes: number): Promise<Machine> {
  const folders: { clear(): void }[] = []
  const start = (env: NodeJS.ProcessEnv) => {
    const temporary = temporaryFolder()
    folders.push(temporary)
    return ServerProcess.start([temporary.folder, '0'], './child.ts', env)
  }
  const closing: (() => Promise<void>)[] = []
  const servers: ServerProcess[] = []
  if (nodes === 0) servers.push(await start({}))
  else {
    const [postgresPrograms, redisProgram] = [findPostgres(), findRedis()]
    if (postgresPrograms === undefined || redisProgram === undefined) throw new Error('install postgresql and redis-server first')
    const postgres = await startPostgres(postgresPrograms)
    const redis = await startRedis(redisProgram)
    closing.push(
      () => postgres.stop(),
      () => redis.stop(),
    )
    for (let node = 0; node < nodes; node++) servers.push(await start({ CHAOS_DATABASE: postgres.url, CHAOS_REDIS: redis.url }))
  }
  return {
    servers,
    async close() {
      await Promise.all(servers.map((server) => server.stop()))
      for (const close of closing) await close()
      for (const { clear } of folders) clear()
    },
  }
}

/** The seconds that all processors of the machine were busy since it was started. */
function busySeconds(): number {
  return cpus().reduce((sum, { times }) => sum + (times.user + times.nice + times.sys + times.irq) / 1000, 0)
}

/** The memory of the nodes with a number of matches. The next step is compared with it, so fixed costs count once. */
interface Memory {
  readonly heap: number
  readonly resident: number
  readonly matches: number
}

const cpuOf = async (servers: readonly ServerProcess[]) => {
  const usages = await Promise.all(servers.map((server) => server.usage('cpu')))
  return usages.reduce((sum, { cpu }) => sum + (cpu.user + cpu.system) / 1e6, 0)
}

const memoryOf = async (servers: readonly ServerProcess[]) => {
  const usages = await Promise.all(servers.map((server) => server.usage('memory')))
  const sum = (field: 'heapUsed' | 'rss') => usages.reduce((all, { memory }) => all + (memory?.[field] ?? 0), 0)
  return { heap: sum('heapUsed'), resident: sum('rss') }
}

/** Adds matches step by step, and measures at each step. */
async function curve(nodes: number, steps: readonly number[], seconds: number): Promise<void> {
  const machine = await open(nodes)
  const { servers } = machine
  const tally: PacedTally = { playing: false, moves: 0, refused: 0, arrivals: [] }
  const matches: PacedMatch[] = []
  try {
    let before: Memory = { ...(await memoryOf(servers)), matches: 0 }
    const people: Guest[] = []
    for (const sockets of steps) {
      if (performance.now() > lastStart) return console.log(`(${nameOf(nodes)} with ${sockets} sockets: no time was left)`)
      const wanted = sockets / SEATS
      const missing = Math.max(SEATS * AT_ONCE, Math.ceil(sockets / SOCKETS_OF_PERSON)) - people.length
      people.push(...(await signInGuests(servers[0]?.url ?? '', missing)))
      const first = matches.length
      await eachOf(Array.from({ length: wanted - first }), AT_ONCE, async (_, at) => {
        const number = first + at
        const guests = Array.from({ length: SEATS }, (_, seat) => people[(number * SEATS + seat) % people.length] as Guest)
        matches.push(await play(guests, servers, number, tally))
      })
      before = await measure(nodes, matches, servers, tally, seconds, before)
    }
  } finally {
    for (const match of matches) match.close()
    await machine.close()
  }
}

/** Begins a match. Its players are at different nodes, if there are several. */
async function play(
  guests: readonly Guest[],
  servers: readonly ServerProcess[],
  number: number,
  tally: PacedTally,
): Promise<PacedMatch> {
  const id = await begin(values.game, guests)
  const nodeOf = (seat: number) => servers[(number + seat) % servers.length]?.url ?? ''
  const players = guests.map(({ cookie, person }, seat) => new Guest(nodeOf(seat), cookie, person))
  return PacedMatch.open(id, players, THINK_MS, tally)
}

async function measure(
  nodes: number,
  matches: readonly PacedMatch[],
  servers: readonly ServerProcess[],
  tally: PacedTally,
  seconds: number,
  before: Memory,
): Promise<Memory> {
  tally.playing = true
  for (const match of matches) match.start()
  await wait(5000) // warm-up
  const from = {
    at: performance.now(),
    moves: tally.moves,
    refused: tally.refused,
    cpu: await cpuOf(servers),
    busy: busySeconds(),
  }
  tally.arrivals = []
  const own = process.cpuUsage()
  const lag = monitorEventLoopDelay({ resolution: 1 })
  lag.enable()
  await wait(seconds * 1000)
  const took = (performance.now() - from.at) / 1000
  const moves = tally.moves - from.moves
  const { user, system } = process.cpuUsage(own)
  const cpu = (await cpuOf(servers)) - from.cpu
  const busy = (busySeconds() - from.busy) / took
  lag.disable()
  const arrivals = tally.arrivals.toSorted((a, b) => a - b)
  tally.playing = false
  await wait(1500)
  const now: Memory = { ...(await memoryOf(servers)), matches: matches.length }
  const each = (field: 'heap' | 'resident') => (now[field] - before[field]) / 1024 / (now.matches - before.matches)
  const cells = [
    nameOf(nodes),
    matches.length * SEATS,
    Math.round(moves / took),
    tally.refused - from.refused,
    `${percentile(arrivals, 0.5).toFixed(0)} ms`,
    `${percentile(arrivals, 0.99).toFixed(0)} ms`,
    `${((1e6 * cpu) / moves).toFixed(0)} µs`,
    (cpu / took).toFixed(2),
    `${((user + system) / 1e6 / took).toFixed(2)}, ${(lag.percentile(99) / 1e6).toFixed(0)} ms`,
    busy.toFixed(2),
    `${each('heap').toFixed(0)} kB`,
    `${each('resident').toFixed(0)} kB`,
  ]
  console.log(`| ${cells.join(' | ')} |`)
  return now
}

function nameOf(nodes: number): string {
  return nodes === 0 ? 'SQLite' : `PostgreSQL, ${nodes} node${nodes > 1 ? 's' : ''}`
}

const HEAD = [
  'store',
  'sockets',
  'moves/s',
  'refused',
  'p50',
  'p99',
  'nodes, a move',
  'nodes, cores',
  'clients, cores and delay (p99)',
  'machine, cores',
  'heap of a further match',
  'resident',
]
console.log(
  `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} before; clients on the same machine; ${values.game}; ${new Date().toISOString()}\n`,
)
console.log(`| ${HEAD.join(' | ')} |\n|${HEAD.map(() => ' --- |').join('')}`)
for (const nodes of listOf(values.nodes))
  await curve(nodes, listOf(nodes === 0 ? values.sockets : values.shared), Number(values.seconds))

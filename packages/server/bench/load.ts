import { monitorEventLoopDelay } from 'node:perf_hooks'
import { boxOf } from '@grimuar/games'
import type { Guest } from '../testkit/test-server.ts'
import { signInGuests } from './guests.ts'
import { begin, eachOf, percentile } from './match.ts'
import { MatchUnderLoad, type Pace, type Tally } from './players.ts'
import { ServerProcess, temporaryFolder, type Usage } from './process.ts'

export interface LoadSettings {
  readonly game: string
  readonly matches: number
  readonly seats: number
  readonly seconds: number
  /** Moves per second to aim at; undefined: as many as possible. */
  readonly aim?: number
}

export interface LoadResult {
  readonly sockets: number
  readonly movesPerSecond: number
  readonly movesPerCpuSecond: number
  readonly serverCpu: number // cores
  readonly refused: number
  /** The cost of the load generator: cores, and the delay of its event loop (99th percentile), which counts against the server. */
  readonly generator: { readonly cores: number; readonly lag: number }
  readonly arrival: { readonly p50: number; readonly p99: number; readonly max: number }
  readonly acknowledged: { readonly p50: number; readonly p99: number }
  /** Bytes (heap and resident) for a match in memory that nobody watches, and for a watching socket. */
  readonly bytes: { readonly match: Bytes; readonly socket: Bytes }
}

interface Bytes {
  readonly heap: number
  readonly resident: number
}

const wait = (ms: number) => new Promise((passed) => setTimeout(passed, ms))

/** Puts a server under load and measures it from outside. */
export async function load(settings: LoadSettings): Promise<LoadResult> {
  const { folder, clear } = temporaryFolder()
  const server = await ServerProcess.start([folder, '0'])
  try {
    return await measure(server, settings)
  } finally {
    await server.stop()
    clear()
  }
}

async function measure(server: ServerProcess, settings: LoadSettings): Promise<LoadResult> {
  const { seats: each, matches } = settings
  const bot = await boxOf(settings.game)?.bot()
  if (!bot) throw new Error(`there is no game "${settings.game}"`)
  // Each guest opens about twenty sockets; each seat has its own socket.
  const guests = await signInGuests(server.url, Math.max(each, Math.ceil((matches * each) / 20)))
  const group = (at: number) => Array.from({ length: each }, (_, i) => guests[(at * each + i) % guests.length] as Guest)
  const empty = await server.usage('memory')
  const ids = await eachOf(Array.from({ length: matches }), 8, (_, at) => begin(settings.game, group(at)))
  const idle = await server.usage('memory')

  const tally: Tally = { moves: 0, refused: 0, arrivals: [], acknowledgements: [] }
  const pace: Pace = { thinkMs: settings.aim === undefined ? 0 : (matches / settings.aim) * 1000, playing: false }
  const all = await eachOf(ids, 10, async (id, at) => {
    const match = new MatchUnderLoad(id, bot, group(at), tally, pace)
    match.watch()
    while (match.ready < match.size) await wait(5)
    return match
  })
  const watched = await server.usage('memory')

  pace.playing = true
  for (const match of all) match.start()
  await wait(Math.min(3000, settings.seconds * 300)) // warm-up
  const from = { ...tally, at: performance.now(), cpu: (await server.usage('cpu')).cpu }
  tally.arrivals.length = 0
  tally.acknowledgements.length = 0
  const own = process.cpuUsage()
  const lag = monitorEventLoopDelay({ resolution: 1 })
  lag.enable()
  await wait(settings.seconds * 1000)
  const moves = tally.moves - from.moves
  const seconds = (performance.now() - from.at) / 1000
  const { user, system } = process.cpuUsage(own)
  lag.disable()
  const { cpu } = await server.usage('cpu')
  pace.playing = false
  await wait(500)
  for (const match of all) match.stop()
  const used = (cpu.user + cpu.system - from.cpu.user - from.cpu.system) / 1e6
  const [arrivals, acknowledged] = [tally.arrivals, tally.acknowledgements].map((list) => list.toSorted((a, b) => a - b)) as [
    number[],
    number[],
  ]
  return {
    sockets: matches * each,
    movesPerSecond: moves / seconds,
    movesPerCpuSecond: moves / used,
    serverCpu: used / seconds,
    refused: tally.refused - from.refused,
    generator: { cores: (user + system) / 1e6 / seconds, lag: lag.percentile(99) / 1e6 },
    arrival: { p50: percentile(arrivals, 0.5), p99: percentile(arrivals, 0.99), max: arrivals.at(-1) ?? Number.NaN },
    acknowledged: { p50: percentile(acknowledged, 0.5), p99: percentile(acknowledged, 0.99) },
    bytes: { match: grown(empty, idle, matches), socket: grown(idle, watched, matches * each) },
  }
}

function grown(before: Usage, after: Usage, by: number): Bytes {
  const difference = (field: 'heapUsed' | 'rss') => ((after.memory?.[field] ?? 0) - (before.memory?.[field] ?? 0)) / by
  return { heap: difference('heapUsed'), resident: difference('rss') }
}

import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type LoadResult, load } from './load.ts'
import { peerLoad } from './peer-load.ts'
import type { Lap } from './raw-socket.ts'
import { relayLoad } from './relay-load.ts'
import { ringLoad } from './ring-load.ts'
import { startTimes } from './start.ts'

// npm run bench:server -- [--matches 500] [--seconds 20] [--only ring] [--rounds 1]
// Measures the server from outside. The load generator runs on the same machine.

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '20' },
    stored: { type: 'string', default: '10000' },
    only: { type: 'string', default: 'spellbook,ring,start' },
    rounds: { type: 'string', default: '1' },
  },
})
const [matches, seconds, stored, rounds] = [values.matches, values.seconds, values.stored, values.rounds].map(Number) as [
  number,
  number,
  number,
  number,
]
const parts: { [name: string]: () => Promise<void> } = { spellbook, ring, start }
const round = (n: number) => Math.round(n).toLocaleString('en')
const ms = (n: number) => `${n.toFixed(1)} ms`
const kilo = (n: number) => `${(n / 1024).toFixed(1)} kB`

console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} before; the generator runs on the same machine\n`)

for (const name of values.only.split(',')) await parts[name]?.()

async function spellbook(): Promise<void> {
  console.log(`SpellBook, ${matches} matches of 4, all players are policy bots, aim: 1,250 moves per second:`)
  tell(await load({ game: 'spellbook', matches, seats: 4, seconds, aim: 1250 }), true)
  console.log(`\nSpellBook, as fast as possible:`)
  tell(await load({ game: 'spellbook', matches, seats: 4, seconds: Math.min(8, seconds) }), false)
}

/** Every round measures all servers one after another: on a busy machine only figures of the same minute can be compared. */
async function ring(): Promise<void> {
  console.log(`\nThe ring, ${matches} matches of 2 with 2 spectators each, as fast as each server can, with the same clients:`)
  for (let lap = 1; lap <= rounds; lap++) {
    if (rounds > 1) console.log(`  round ${lap}, load ${loadavg()[0]?.toFixed(1)}`)
    const ours = await ringLoad(matches, 2, seconds)
    race('ours, durable', ours)
    const peer = await peerLoad(matches, 2, seconds)
    race("boardgame.io's, in memory only", peer)
    const bare = await relayLoad(matches, 4, seconds)
    race('bare sockets without rules, store or people', bare)
    const alike = await relayLoad(matches, 4, seconds, true)
    race('bare sockets that send as many and as long messages as ours', alike)
    const perCpu = (ours.movesPerCpuSecond / peer.movesPerCpuSecond).toFixed(2)
    const ofBare = (bare.movesPerCpuSecond / ours.movesPerCpuSecond).toFixed(2)
    const ofAlike = (alike.movesPerCpuSecond / ours.movesPerCpuSecond).toFixed(2)
    console.log(
      `  ratio to boardgame.io: ${(ours.movesPerSecond / peer.movesPerSecond).toFixed(1)} × accepted moves/s, ${perCpu} × per CPU second of the server; ${ofBare} × the processor time of bare sockets, ${ofAlike} × with the same messages`,
    )
  }
}

async function start(): Promise<void> {
  console.log(`\nStart with ${round(stored)} stored matches:`)
  for (const time of await startTimes(stored, 3))
    console.log(`  first answer after ${ms(time.wallMs)} (${ms(time.cpuMs)} of CPU)`)
}

function race(name: string, { movesPerSecond, movesPerCpuSecond, serverCores, generatorCores, receivers, threads }: Lap): void {
  const cores = `${serverCores.toFixed(2)} cores, its clients ${generatorCores.toFixed(2)}`
  console.log(
    `  ${name}: ${(1e6 / movesPerCpuSecond).toFixed(0)} µs of processor time a move, ${round(movesPerSecond)} accepted moves/s (${cores}), received by ${receivers.toFixed(2)}`,
  )
  const busy = threads.filter(({ user, system }) => user + system >= 0.5)
  const shares = busy.map((thread) => `${thread.name} ${thread.user.toFixed(0)} + ${thread.system.toFixed(0)} µs`)
  if (shares.length > 0) console.log(`    threads, user + system: ${shares.join(', ')}`)
}

function tell(result: LoadResult, memory: boolean): void {
  const { arrival, acknowledged, bytes } = result
  console.log(
    `  ${round(result.sockets)} sockets, ${round(result.movesPerSecond)} durable moves/s, ${round(result.movesPerCpuSecond)} per CPU second of the server (${result.serverCpu.toFixed(2)} cores), ${result.refused} refused`,
  )
  console.log(
    `  time until everyone has received a move: p50 ${ms(arrival.p50)}, p99 ${ms(arrival.p99)}, worst ${ms(arrival.max)}`,
  )
  console.log(`  share of the load generator: ${result.generator.cores.toFixed(2)} cores, p99 delay ${ms(result.generator.lag)}`)
  console.log(`  time until acknowledgement: p50 ${ms(acknowledged.p50)}, p99 ${ms(acknowledged.p99)}`)
  if (!memory) return
  console.log(
    `  memory: idle match ${kilo(bytes.match.heap)} of heap (${kilo(bytes.match.resident)} resident), watching socket ${kilo(bytes.socket.heap)} (${kilo(bytes.socket.resident)})`,
  )
}

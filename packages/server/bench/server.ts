import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type LoadResult, load } from './load.ts'
import { peerLoad } from './peer-load.ts'
import type { Lap } from './raw-socket.ts'
import { relayLoad } from './relay-load.ts'
import { ringLoad } from './ring-load.ts'
import { startTimes } from './start.ts'

// npm run bench:server -- [--matches 500] [--seconds 20]
// Measures the server from outside. The load generator runs on the same machine.

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '20' },
    stored: { type: 'string', default: '10000' },
  },
})
const [matches, seconds, stored] = [values.matches, values.seconds, values.stored].map(Number) as [number, number, number]
const round = (n: number) => Math.round(n).toLocaleString('en')
const ms = (n: number) => `${n.toFixed(1)} ms`
const kilo = (n: number) => `${(n / 1024).toFixed(1)} kB`

console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} before; the generator runs on the same machine\n`)

console.log(`SpellBook, ${matches} matches of 4, all players are policy bots, aim: 1,250 moves per second:`)
tell(await load({ game: 'spellbook', matches, seats: 4, seconds, aim: 1250 }), true)

console.log(`\nSpellBook, as fast as possible:`)
tell(await load({ game: 'spellbook', matches, seats: 4, seconds: Math.min(8, seconds) }), false)

console.log(`\nThe ring, ${matches} matches of 2 with 2 spectators each, as fast as each server can, with the same clients:`)
const ours = await ringLoad(matches, 2, seconds)
race('ours, durable', ours)
const peer = await peerLoad(matches, 2, seconds)
race("boardgame.io's, in memory only", peer)
race('bare sockets without rules, store or people', await relayLoad(matches, 4, Math.min(8, seconds)))
console.log(
  `  ratio to boardgame.io: ${(ours.movesPerSecond / peer.movesPerSecond).toFixed(1)} × accepted moves/s, ${(ours.movesPerCpuSecond / peer.movesPerCpuSecond).toFixed(1)} × per CPU second of the server`,
)

console.log(`\nStart with ${round(stored)} stored matches:`)
for (const time of await startTimes(stored, 3)) console.log(`  first answer after ${ms(time.wallMs)} (${ms(time.cpuMs)} of CPU)`)

function race(name: string, { movesPerSecond, movesPerCpuSecond, serverCores, generatorCores, receivers }: Lap): void {
  const cores = `${serverCores.toFixed(2)} cores, its clients ${generatorCores.toFixed(2)}`
  console.log(
    `  ${name}: ${round(movesPerSecond)} accepted moves/s, ${round(movesPerCpuSecond)} per CPU second of the server (${cores}), received by ${receivers.toFixed(2)}`,
  )
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

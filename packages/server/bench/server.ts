import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type LoadResult, load } from './load.ts'
import { peerLoad } from './peer-load.ts'
import { relayLoad } from './relay-load.ts'
import { startTimes } from './start.ts'

// npm run bench:server -- [--matches 500] [--seconds 20]
// Measures the server from outside, on this machine, with the load generator beside it.

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '20' },
    stored: { type: 'string', default: '10000' },
  },
})
const [matches, seconds, stored] = [values.matches, values.seconds, values.stored].map(Number) as [number, number, number]
const ring = import.meta.resolve('./ring.ts')
const round = (n: number) => Math.round(n).toLocaleString('en')
const ms = (n: number) => `${n.toFixed(1)} ms`
const kilo = (n: number) => `${(n / 1024).toFixed(1)} kB`

console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} before; the generator runs on the same machine\n`)

console.log(`SpellBook, ${matches} matches of 4, all by policy, aimed at 1,250 moves a second:`)
tell(await load({ game: 'spellbook', matches, seats: 4, spectators: 0, seconds, aim: 1250 }), true)

console.log(`\nSpellBook, as fast as it goes:`)
tell(await load({ game: 'spellbook', matches, seats: 4, spectators: 0, seconds: Math.min(8, seconds) }), false)

console.log(`\nThe ring, ${matches} matches of 2 with 2 spectators each, as fast as it goes:`)
const ours = await load({ game: 'ring', catalogue: ring, matches, seats: 2, spectators: 2, seconds })
tell(ours, false)

console.log(`\nThe same ring on boardgame.io's server (kept in memory only):`)
const peer = await peerLoad(matches, 2, seconds)
console.log(
  `  ${round(peer.sockets)} sockets, ${round(peer.movesPerSecond)} accepted moves/s, ${round(peer.movesPerCpuSecond)} per CPU second`,
)
console.log(
  `  ratio: ${(ours.movesPerSecond / peer.movesPerSecond).toFixed(1)} × accepted moves/s, ${(ours.movesPerCpuSecond / peer.movesPerCpuSecond).toFixed(1)} × per CPU second`,
)

console.log(`\nSockets alone, as many and as busy, with no rules, store or people behind them:`)
const relay = await relayLoad(matches, 4, Math.min(8, seconds))
console.log(
  `  ${round(relay.movesPerSecond)} messages/s to four each, ${round(relay.movesPerCpuSecond)} per CPU second: no server on them can do more`,
)

console.log(`\nStart with ${round(stored)} stored matches:`)
for (const time of await startTimes(stored, 3)) console.log(`  first answer after ${ms(time.wallMs)} (${ms(time.cpuMs)} of CPU)`)

function tell(result: LoadResult, memory: boolean): void {
  const { arrival, acknowledged, bytes } = result
  console.log(
    `  ${round(result.sockets)} sockets, ${round(result.movesPerSecond)} durable moves/s, ${round(result.movesPerCpuSecond)} per CPU second of the server (${result.serverCpu.toFixed(2)} cores), ${result.refused} refused`,
  )
  console.log(`  send to everyone's screen: p50 ${ms(arrival.p50)}, p99 ${ms(arrival.p99)}, worst ${ms(arrival.max)}`)
  console.log(`  send to acknowledgement: p50 ${ms(acknowledged.p50)}, p99 ${ms(acknowledged.p99)}`)
  if (!memory) return
  console.log(
    `  memory: idle match ${kilo(bytes.match.heap)} of heap (${kilo(bytes.match.resident)} resident), watching socket ${kilo(bytes.socket.heap)} (${kilo(bytes.socket.resident)})`,
  )
}

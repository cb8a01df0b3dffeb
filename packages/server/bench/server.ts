import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { byTurns, type Contestant, type Lap } from './contest.ts'
import { type LoadResult, load } from './load.ts'
import { peerLoad } from './peer-load.ts'
import { relayLoad } from './relay-load.ts'
import { ringLoad } from './ring-load.ts'
import { startTimes } from './start.ts'

// npm run bench:server -- [--matches 500] [--seconds 20] [--only ring] [--rounds 1] [--against FOLDER]
// Measures the server from outside. The load generator runs on the same machine. `--against` names another working copy of this repository,
// whose server takes its turns in the ring, too: for comparing the code before and after a change.

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '20' },
    stored: { type: 'string', default: '10000' },
    only: { type: 'string', default: 'spellbook,ring,start' },
    rounds: { type: 'string', default: '1' },
    against: { type: 'string' },
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

/** The servers take turns, one of `seconds` in each round: on a busy machine only figures of the same minute can be compared. */
async function ring(): Promise<void> {
  console.log(`\nThe ring, ${matches} matches of 2 with 2 spectators each, as fast as each server can, with the same clients:`)
  const [ours, before, peer, bare, alike] = [
    'ours, durable',
    `that of ${values.against}`,
    "boardgame.io's, in memory only",
    'bare sockets without rules, store or people',
    'bare sockets that send as many and as long messages as ours',
  ]
  const contestants: Contestant[] = []
  try {
    contestants.push(await ringLoad(ours, matches, 2))
    if (values.against !== undefined) contestants.push(await ringLoad(before, matches, 2, values.against))
    contestants.push(await peerLoad(peer, matches, 2))
    contestants.push(await relayLoad(bare, matches, 4))
    contestants.push(await relayLoad(alike, matches, 4, true))
    const laps = await byTurns(contestants, rounds, seconds)
    for (const [name, lap] of laps) race(name, lap)
    const perCpu = (name: string) => laps.get(name)?.movesPerCpuSecond ?? Number.NaN
    for (const name of [ours, before].filter((each) => laps.has(each)))
      console.log(
        `  ${name}: ${(perCpu(name) / perCpu(peer)).toFixed(2)} × the accepted moves of boardgame.io's server per CPU second; ${(perCpu(bare) / perCpu(name)).toFixed(2)} × the processor time of bare sockets, ${(perCpu(alike) / perCpu(name)).toFixed(2)} × with the same messages`,
      )
  } finally {
    for (const contestant of contestants) await contestant.close()
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

import { pelt } from '../testkit/fuzz.ts'
import { comeIn } from '../testkit/test-server.ts'
import { ServerProcess, workshop } from './process.ts'

// npm run strangers -- [frames]: throws random frames at a server in a process of its own and looks at its memory.

const frames = Number(process.argv[2] ?? 100_000)
const { folder, clear } = workshop()
const server = await ServerProcess.start([folder, '0'])
const [ala, eve] = [await comeIn(server.url, 'Ala'), await comeIn(server.url, 'Eve')]
const { id } = await ala.table('towers', ['me', 'policy'])
const line = ala.connect()
const stands = await new Promise<number>((told) => line.watch(id, { seen: ({ seq }) => told(seq) }))

const heap = async () => (await server.usage('memory')).memory?.heapUsed ?? 0
const tenth = Math.ceil(frames / 10)
const answers: { [what: string]: number } = {}
let [sent, sockets] = [0, 0]
const heaps: number[] = []
for (let part = 0; part < 10; part++) {
  const went = await pelt(() => eve.socket(), id, tenth, part * tenth)
  sent += went.sent
  sockets += went.sockets
  for (const [what, times] of Object.entries(went.answers)) answers[what] = (answers[what] ?? 0) + times
  heaps.push(await heap())
}
const alive = (await fetch(`${server.url}/healthz`)).ok
const after = await new Promise<number>((told) => ala.connect().watch(id, { seen: ({ seq }) => told(seq) }))
line.stop()
ala.leave()
await server.stop()
clear()

const grown = ((heaps.at(-1) as number) - (heaps[1] as number)) / (8 * tenth)
console.log(`${sent} frames through ${sockets} sockets; answers: ${JSON.stringify(answers)}`)
console.log(
  `heap after each tenth, in MB: ${heaps.map((bytes) => (bytes / 1e6).toFixed(1)).join(' ')} (${grown.toFixed(1)} bytes a frame)`,
)
console.log(`alive: ${alive}; the match stands where it stood: ${after === stands}`)
process.exitCode = alive && after === stands && grown < 50 && !answers.broken ? 0 : 1

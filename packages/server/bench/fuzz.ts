import { sendRandomFrames } from '../testkit/fuzz.ts'
import { signInGuest } from '../testkit/test-server.ts'
import { ServerProcess, temporaryFolder } from './process.ts'

// npm run fuzz -- [frames]: sends random frames to a server in its own process and watches its memory.

const frames = Number(process.argv[2] ?? 100_000)
const { folder, clear } = temporaryFolder()
const server = await ServerProcess.start([folder, '0'])
const [ala, eve] = [await signInGuest(server.url, 'Ala'), await signInGuest(server.url, 'Eve')]
const { id } = await ala.newRoom('towers', ['me', 'policy'])
const line = ala.connect()
const seqBefore = await new Promise<number>((told) => line.watch(id, { onUpdate: ({ seq }) => told(seq) }))

const heap = async () => (await server.usage('memory')).memory?.heapUsed ?? 0
const tenth = Math.ceil(frames / 10)
const answers: { [kind: string]: number } = {}
let [sent, sockets] = [0, 0]
const heaps: number[] = []
for (let part = 0; part < 10; part++) {
  const batch = await sendRandomFrames(() => eve.socket(), id, tenth, part * tenth)
  sent += batch.sent
  sockets += batch.sockets
  for (const [kind, times] of Object.entries(batch.answers)) answers[kind] = (answers[kind] ?? 0) + times
  heaps.push(await heap())
}
const alive = (await fetch(`${server.url}/healthz`)).ok
const seqAfter = await new Promise<number>((told) => ala.connect().watch(id, { onUpdate: ({ seq }) => told(seq) }))
line.stop()
ala.disconnect()
await server.stop()
clear()

const grown = ((heaps.at(-1) as number) - (heaps[1] as number)) / (8 * tenth)
console.log(`${sent} frames through ${sockets} sockets; answers: ${JSON.stringify(answers)}`)
console.log(
  `heap after each tenth, in MB: ${heaps.map((bytes) => (bytes / 1e6).toFixed(1)).join(' ')} (${grown.toFixed(1)} bytes a frame)`,
)
console.log(`alive: ${alive}; the match did not change: ${seqAfter === seqBefore}`)
process.exitCode = alive && seqAfter === seqBefore && grown < 50 && !answers.broken ? 0 : 1

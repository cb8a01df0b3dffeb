import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { busSuite } from '../testkit/bus-suite.ts'
import { type Bus, MemoryBuses } from './bus.ts'
import { passOn } from './ipc-bus.ts'

const buses = new MemoryBuses()
busSuite(
  'memory',
  async () => buses.add(),
  async () => {},
)

const workers = new Set<Worker>()

/** The bus of a process of its own. */
async function openIpc(): Promise<Bus> {
  cluster.setupPrimary({ exec: fileURLToPath(import.meta.resolve('../testkit/ipc-node.ts')), execArgv: [], args: [] })
  const worker = cluster.fork()
  workers.add(worker)
  passOn(worker, () => workers)
  await once(worker, 'online')
  const send = (message: object) => {
    if (worker.isConnected()) worker.send(message)
  }
  return {
    tell: (say) => send({ say }),
    listen: (hear) =>
      void worker.on('message', (message: { readonly heard?: string }) => {
        if (message.heard !== undefined) hear(message.heard)
      }),
    close: async () => send({ close: true }),
  }
}

busSuite('processes of one machine', openIpc, async () => {
  for (const worker of workers) {
    workers.delete(worker)
    const exited = once(worker, 'exit')
    worker.process.kill('SIGKILL')
    await exited
  }
})

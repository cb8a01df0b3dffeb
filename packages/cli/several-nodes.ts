import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { passOn } from '@grimuar/server'
import { SHORT_PAUSES } from '@grimuar/server/short-pauses'

/** A node that stops by itself is started again after this long. */
const AGAIN_MS = 1000

/** Runs several processes of this program that share one port, until it is stopped; returns the exit code. */
export async function runNodes(count: number, onReady: (url: string) => void): Promise<number> {
  cluster.setupPrimary({ execArgv: [SHORT_PAUSES, ...process.execArgv] })
  const workers = new Set<Worker>()
  let stopping = false
  let ready = false
  let problem: number | undefined
  const start = (node: number) => {
    const worker = cluster.fork({ GRIMUAR_NODE: `${node}` })
    workers.add(worker)
    passOn(worker, () => workers)
    worker.on('message', (message: unknown) => {
      const url: unknown = typeof message === 'object' && message !== null ? Reflect.get(message, 'url') : undefined
      if (typeof url !== 'string' || ready) return
      ready = true
      onReady(url)
    })
    worker.on('exit', (code) => {
      workers.delete(worker)
      if (stopping) return
      if (ready) setTimeout(() => stopping || start(node), AGAIN_MS)
      else {
        // None of the nodes could start: the first one has said why.
        problem = code || 1
        stop()
      }
    })
  }
  let stop = () => {}
  const stopped = new Promise<void>((resolve) => {
    stop = resolve
  })
  for (let node = 0; node < count; node++) start(node)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM'), stopped])
  stopping = true
  const exits = [...workers].map((worker) => once(worker, 'exit'))
  for (const worker of workers) worker.process.kill('SIGTERM')
  await Promise.all(exits)
  return problem ?? 0
}

import { Worker } from 'node:worker_threads'
import { afterAll, describe, expect, test } from 'vitest'
import type { BatchDone, BatchTask } from '../testkit/batch-thread.ts'
import { decisions } from '../testkit/decisions.ts'
import { spreadSearch } from '../testkit/spread-search.ts'
import type { Batch, Sums } from './playouts.ts'
import { fixedSearch } from './search-player.ts'

const ITERATIONS = 400

const threads = Array.from(
  { length: 3 },
  () => new Worker(new URL('../testkit/batch-thread.ts', import.meta.url), { execArgv: [] }),
)

afterAll(() => Promise.all(threads.map((thread) => thread.terminate())))

/** Lets some threads play batches, each the next one as soon as it is free; the sums come in the order of the batches. */
async function played(decision: BatchTask['decision'], batches: readonly Batch[], workers: readonly Worker[]): Promise<Sums[]> {
  const sums: Sums[] = []
  const queue = [...batches.entries()]
  const playNext = (thread: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const task = queue.shift()
      if (!task) return resolve()
      const [n, batch] = task
      thread.once('error', reject)
      thread.once('message', (done: BatchDone) => {
        thread.off('error', reject)
        sums[done.n] = done
        playNext(thread).then(resolve, reject)
      })
      thread.postMessage({ n, decision, batch } satisfies BatchTask)
    })
  await Promise.all(workers.map(playNext))
  return sums
}

describe.each(['grid', 'cards'] as const)('a search of the %s', (name) => {
  test.each([1, 2, 3])('on %i threads decides what it decides alone, to the last digit', async (count) => {
    const { root, answers } = decisions[name]
    const alone = fixedSearch(ITERATIONS)(root, answers)
    const workers = threads.slice(0, count)
    expect(await spreadSearch(root, answers, ITERATIONS, (batches) => played(name, batches, workers))).toEqual(alone)
    expect(alone.iterations).toBeGreaterThan(ITERATIONS / 2)
  })
})

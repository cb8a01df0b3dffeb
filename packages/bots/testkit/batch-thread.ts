import { parentPort } from 'node:worker_threads'
import { type Batch, playBatch, type Sums } from '../search/playouts.ts'
import { candidatesOf } from '../search/search.ts'
import { decisions } from './decisions.ts'

/** A batch for a thread. */
export interface BatchTask {
  readonly n: number
  readonly decision: keyof typeof decisions
  readonly batch: Batch
}

export interface BatchDone extends Sums {
  readonly n: number
}

// A thread that plays batches of a search, and knows nothing but the decision's view.

parentPort?.on('message', ({ n, decision, batch }: BatchTask) => {
  const { root, answers } = decisions[decision]
  parentPort?.postMessage({ n, ...playBatch(root, candidatesOf(root, answers), batch) } satisfies BatchDone)
})

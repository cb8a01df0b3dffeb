import { parentPort, workerData } from 'node:worker_threads'
import { committer, type Statement } from './commit.ts'
import { open } from './open.ts'

/** What the writing thread is given: new statements, to be numbered on, and deeds in terms of all it knows. */
export interface Batch {
  readonly learn: readonly string[]
  readonly deeds: readonly (readonly [sql: number, values: Statement['values'], changes: number | null][])[]
}

// The writing thread: it alone waits for the disk, so that the thread that talks to players never does.

const db = open(workerData as string)
const commit = committer(db)

const known: string[] = []

parentPort?.on('message', (text: string) => {
  if (text === 'close') {
    db.close()
    parentPort?.postMessage('closed')
    return
  }
  const { learn, deeds } = JSON.parse(text) as Batch
  known.push(...learn)
  try {
    parentPort?.postMessage(JSON.stringify(commit(deeds.map((deed) => deed.map(statement)))))
  } catch (error) {
    parentPort?.postMessage({ problem: String((error as Error).message) })
  }
})

function statement([sql, values, changes]: Batch['deeds'][number][number]): Statement {
  return { sql: known[sql] as string, values, ...(changes !== null && { changes }) }
}

import { parentPort, workerData } from 'node:worker_threads'
import { messageOf } from '../../error-message.ts'
import type { Statement } from '../sql/database.ts'
import { committer } from './commit.ts'
import { open } from './open.ts'

/**
 * A batch of writes for the writer thread. Statements are sent by number: `newSql` holds the text of statements the
 * thread does not know yet; they get the next numbers.
 */
export interface Batch {
  readonly newSql: readonly string[]
  readonly writes: readonly (readonly [sql: number, values: Statement['values'], changes: number | null, rows?: true][])[]
}

// The writer thread. Only this thread waits for the disk, so the main thread never does.

const db = open(workerData)
const commit = committer(db)

const knownSql: string[] = []

parentPort?.on('message', (text: string) => {
  if (text === 'close') {
    db.close()
    parentPort?.postMessage('closed')
    return
  }
  const { newSql, writes }: Batch = JSON.parse(text)
  knownSql.push(...newSql)
  try {
    parentPort?.postMessage(JSON.stringify(commit(writes.map((write) => write.map(statement)))))
  } catch (error) {
    parentPort?.postMessage({ problem: messageOf(error) })
  }
})

function statement([number, values, changes, rows]: Batch['writes'][number][number]): Statement {
  const sql = knownSql[number] as string
  if (rows) return { sql, values, rows }
  return changes === null ? { sql, values } : { sql, values, changes }
}

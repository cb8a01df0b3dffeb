import { parentPort, workerData } from 'node:worker_threads'
import { committer, type Deed } from './commit.ts'
import { open } from './open.ts'

// The writing thread: it alone waits for the disk, so that the thread that talks to players never does.

const db = open(workerData as string)
const commit = committer(db)

parentPort?.on('message', (deeds: readonly Deed[] | 'close') => {
  if (deeds === 'close') {
    db.close()
    parentPort?.postMessage('closed')
    return
  }
  try {
    parentPort?.postMessage(commit(deeds))
  } catch (error) {
    parentPort?.postMessage(String((error as Error).message))
  }
})

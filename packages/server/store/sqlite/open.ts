import { DatabaseSync } from 'node:sqlite'

/** How long a connection waits for the transaction of another one before it gives up. */
const PATIENCE_MS = 10_000

/** Pages in the write-ahead log before a checkpoint. It is large because running matches change the same pages again and again. */
const CHECKPOINT_PAGES = 4000

/** Opens a database file so that a finished commit survives a power cut. */
export function open(file: string, readOnly = false): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly, timeout: PATIENCE_MS })
  if (!readOnly) db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES};`)
  db.exec('PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY;')
  return db
}

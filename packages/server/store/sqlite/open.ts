import { DatabaseSync } from 'node:sqlite'

/** How long one connection waits for another's transaction before it gives up. */
const PATIENCE_MS = 10_000

/** Opens a database file so that a commit that came back survives a power cut. */
export function open(file: string, readOnly = false): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly, timeout: PATIENCE_MS })
  if (!readOnly) db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;')
  db.exec('PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY;')
  return db
}

import { DatabaseSync } from 'node:sqlite'

/** How long one connection waits for another's transaction before it gives up. */
const PATIENCE_MS = 10_000

/** How much is written ahead before it is put in its place: matches being played change the same pages over and over. */
const PAGES_AHEAD = 4000

/** Opens a database file so that a commit that came back survives a power cut. */
export function open(file: string, readOnly = false): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly, timeout: PATIENCE_MS })
  if (!readOnly) db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = ${PAGES_AHEAD};`)
  db.exec('PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY;')
  return db
}

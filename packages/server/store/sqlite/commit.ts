import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { SqlValue, Write, WriteResult } from '../sql/database.ts'

/** Executes writes in a database. Many writes share one transaction, so they wait for the disk only once. */
export function committer(db: DatabaseSync): (writes: readonly Write[]) => WriteResult[] {
  const prepared = new Map<string, StatementSync>()
  const statement = (sql: string) => {
    let found = prepared.get(sql)
    if (!found) {
      found = db.prepare(sql)
      prepared.set(sql, found)
    }
    return found
  }
  const [begin, commit, save, release, rollback] = [
    'BEGIN IMMEDIATE',
    'COMMIT',
    'SAVEPOINT one_write',
    'RELEASE one_write',
    'ROLLBACK TO one_write',
  ].map((sql) => db.prepare(sql)) as [StatementSync, StatementSync, StatementSync, StatementSync, StatementSync]
  const execute = (write: Write): WriteResult => {
    let id = 0
    for (const { sql, values, changes, rows } of write) {
      if (rows) return withRows(statement(sql), values)
      const done = statement(sql).run(...values)
      if (changes !== undefined && done.changes !== changes) return { conflict: 'changes' }
      id = Number(done.lastInsertRowid)
    }
    return { id }
  }
  const attempt = (write: Write): WriteResult => {
    try {
      return execute(write)
    } catch (error) {
      if (!isConflict(error)) throw error
      return { conflict: error.message }
    }
  }
  /** A write that conflicts is rolled back to its savepoint; the other writes of the transaction remain. */
  const withSavepoints = (write: Write): WriteResult => {
    if (write.length === 1) return attempt(write) // a single statement that conflicts undoes itself
    save.run()
    const result = attempt(write)
    if ('conflict' in result) rollback.run()
    release.run()
    return result
  }
  const inTransaction = (writes: readonly Write[], work: (write: Write) => WriteResult): WriteResult[] => {
    begin.run()
    try {
      const results = writes.map(work)
      commit.run()
      return results
    } catch (error) {
      // If the disk is full, SQLite may have rolled back already.
      try {
        db.exec('ROLLBACK')
      } catch {}
      throw error
    }
  }
  /** The optimistic path. Most writes do not conflict, so the first attempt uses no savepoints. */
  const withoutSavepoints = (write: Write): WriteResult => {
    const result = attempt(write)
    if (write.length > 1 && 'conflict' in result) throw new PartialWrite()
    return result
  }
  return (writes) => {
    try {
      return inTransaction(writes, withoutSavepoints)
    } catch (error) {
      if (!(error instanceof PartialWrite)) throw error
      return inTransaction(writes, withSavepoints)
    }
  }
}

/** Executes a statement that is alone in its write. */
function withRows(statement: StatementSync, values: readonly SqlValue[]): WriteResult {
  if (statement.columns().length > 0) {
    const rows = statement.all(...values)
    return { id: 0, rows, changes: rows.length }
  }
  return { id: 0, rows: [], changes: Number(statement.run(...values).changes) }
}

/** A write conflicted after some of its statements were executed: the whole batch must be retried with savepoints. */
class PartialWrite extends Error {}

const SQLITE_CONSTRAINT = 19

function isConflict(error: unknown): error is Error {
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_CONSTRAINT
}

import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

/** One statement; with `changes` it must change exactly so many rows. */
export interface Statement {
  readonly sql: string
  readonly values: readonly SQLInputValue[]
  readonly changes?: number
}

/** Statements that happen together or not at all. */
export type Deed = readonly Statement[]

/** How a deed went. A clash names the constraint, or says `changes`. */
export type Outcome = { readonly id: number } | { readonly clash: string }

/** Puts deeds into a database, many in one transaction: they share one wait for the disk. */
export function committer(db: DatabaseSync): (deeds: readonly Deed[]) => Outcome[] {
  const prepared = new Map<string, StatementSync>()
  const statement = (sql: string) => {
    let found = prepared.get(sql)
    if (!found) {
      found = db.prepare(sql)
      prepared.set(sql, found)
    }
    return found
  }
  const [begin, commit, save, keep, undo] = [
    'BEGIN IMMEDIATE',
    'COMMIT',
    'SAVEPOINT deed',
    'RELEASE deed',
    'ROLLBACK TO deed',
  ].map((sql) => db.prepare(sql)) as [StatementSync, StatementSync, StatementSync, StatementSync, StatementSync]
  const perform = (deed: Deed): Outcome => {
    let id = 0
    for (const { sql, values, changes } of deed) {
      const done = statement(sql).run(...values)
      if (changes !== undefined && done.changes !== changes) return { clash: 'changes' }
      id = Number(done.lastInsertRowid)
    }
    return { id }
  }
  /** A deed that clashes leaves no trace; its neighbours go on. */
  const attempt = (deed: Deed): Outcome => {
    const nested = deed.length > 1
    if (nested) save.run()
    let outcome: Outcome
    try {
      outcome = perform(deed)
    } catch (error) {
      if (!isClash(error)) throw error
      outcome = { clash: error.message }
    }
    if (nested && 'clash' in outcome) undo.run()
    if (nested) keep.run()
    return outcome
  }
  return (deeds) => {
    begin.run()
    try {
      const outcomes = deeds.map(attempt)
      commit.run()
      return outcomes
    } catch (error) {
      // A full disk may have rolled everything back already.
      try {
        db.exec('ROLLBACK')
      } catch {}
      throw error
    }
  }
}

const SQLITE_CONSTRAINT = 19

function isClash(error: unknown): error is Error {
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_CONSTRAINT
}

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
  const attempt = (deed: Deed): Outcome => {
    try {
      return perform(deed)
    } catch (error) {
      if (!isClash(error)) throw error
      return { clash: error.message }
    }
  }
  /** A deed that clashes leaves no trace; its neighbours go on. */
  const carefully = (deed: Deed): Outcome => {
    if (deed.length === 1) return attempt(deed) // a statement that clashes undoes itself
    save.run()
    const outcome = attempt(deed)
    if ('clash' in outcome) undo.run()
    keep.run()
    return outcome
  }
  const together = (deeds: readonly Deed[], work: (deed: Deed) => Outcome): Outcome[] => {
    begin.run()
    try {
      const outcomes = deeds.map(work)
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
  /** As most deeds do not clash, all are first done as if none did: without a way back for each. */
  const boldly = (deed: Deed): Outcome => {
    const outcome = attempt(deed)
    if (deed.length > 1 && 'clash' in outcome) throw new Halfway()
    return outcome
  }
  return (deeds) => {
    try {
      return together(deeds, boldly)
    } catch (error) {
      if (!(error instanceof Halfway)) throw error
      return together(deeds, carefully)
    }
  }
}

/** A deed clashed after some of it was done. */
class Halfway extends Error {}

const SQLITE_CONSTRAINT = 19

function isClash(error: unknown): error is Error {
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_CONSTRAINT
}

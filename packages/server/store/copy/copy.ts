import { messageOf } from '../../error-message.ts'
import { type Database, listOf, quoted, rowsOf, type SqlValue, type Statement } from '../sql/database.ts'
import { SQL_TABLES, type SqlTable, UNFINISHED } from './sql-tables.ts'

/** Data that cannot be copied; the message says why in one line. */
export class CopyProblem extends Error {}

/** A database with the name that people read in messages, and a hint how they empty it. */
export interface Place {
  readonly db: Database
  readonly name: string
  readonly howToEmpty: string
}

/** What was copied, or is being copied: each row is read twice, once to copy it and once to compare it. */
export interface CopyProgress {
  readonly sqlTable: string
  readonly rows: number // copied and compared so far
  readonly all: number
}

export interface CopyOptions {
  readonly batch?: number
  onProgress?(progress: CopyProgress): void
}

type Row = Readonly<Record<string, SqlValue>>

/** The most rows in one statement. */
const BATCH = 500
const LANE = 'copy'

/**
 * Copies all rows of one database into an empty one, then compares them row by row; returns their number. If anything fails the target is
 * emptied again. While the target is incomplete a mark in it says so: no server uses it, and the next copy begins anew.
 */
export async function copyData(from: Place, to: Place, options: CopyOptions = {}): Promise<number> {
  if (await isUnfinished(from.db)) throw new CopyProblem(`${from.name} is itself an unfinished copy`)
  const counts = await countRows(from.db)
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (all === 0) throw new CopyProblem(`there is nothing in ${from.name}`)
  if (await isUnfinished(to.db)) await empty(to.db)
  else if ((await fullTables(to.db)).length > 0)
    throw new CopyProblem(
      `${to.name} is not empty (${(await fullTables(to.db)).join(', ')}): choose another place, or ${to.howToEmpty}`,
    )
  await change(to.db, { sql: 'INSERT INTO meta VALUES (?, ?)', values: [UNFINISHED, from.name] })
  let rows = 0
  const passed = (sqlTable: string) => (count: number) => {
    rows += count
    options.onProgress?.({ sqlTable, rows, all: 2 * all })
  }
  try {
    const batch = options.batch ?? BATCH
    for (const each of SQL_TABLES) await copyRows(each, from.db, to.db, batch, passed(each.name))
    for (const each of SQL_TABLES) await compareRows(each, from.db, to.db, batch, passed(each.name))
    await change(to.db, { sql: 'DELETE FROM meta WHERE name = ?', values: [UNFINISHED] })
  } catch (error) {
    throw new CopyProblem(`${messageOf(error)}; ${await emptied(to)}`)
  }
  return all
}

/** True if a copy into this database was begun and not finished. */
async function isUnfinished(db: Database): Promise<boolean> {
  return (await db.all('SELECT name FROM meta WHERE name = ?', UNFINISHED)).length > 0
}

async function copyRows(
  sqlTable: SqlTable,
  from: Database,
  to: Database,
  batch: number,
  onRows: (count: number) => void,
): Promise<void> {
  try {
    for await (const rows of pagesOf(sqlTable, from, batch)) {
      const columns = Object.keys(rows[0] ?? {})
      const sql = `INSERT INTO "${sqlTable.name}" (${quoted(columns)}) VALUES ${rowsOf(columns, rows.length)}`
      await change(to, { sql, values: rows.flatMap((row) => valuesIn(row, columns)), changes: rows.length })
      onRows(rows.length)
    }
    const sql = sqlTable.numbered && to.flavour.numberOn(sqlTable.name, sqlTable.numbered)
    if (sql) await change(to, { sql, values: [] })
  } catch (error) {
    throw new Error(`the rows of ${sqlTable.name} could not be copied: ${messageOf(error)}`)
  }
}

/** Throws if an SQL table does not hold the same rows in both databases. */
export async function compareRows(
  sqlTable: SqlTable,
  from: Database,
  to: Database,
  batch = BATCH,
  onRows: (count: number) => void = () => {},
): Promise<void> {
  const { name, key } = sqlTable
  const keyOf = (row: Row) => JSON.stringify(valuesIn(row, key).map(asText))
  let rowsInFrom = 0
  for await (const rows of pagesOf(sqlTable, from, batch)) {
    const sql = `SELECT * FROM "${name}" WHERE ${to.flavour.rowIn(key, rows.length)}`
    const copies = await to.all<Row>(sql, ...rows.flatMap((row) => valuesIn(row, key)))
    const byKey = new Map(copies.map((row) => [keyOf(row), row]))
    for (const row of rows) {
      if (!isSame(row, byKey.get(keyOf(row)))) throw new Error(`the copy of ${keyOf(row)} in ${name} is not the same`)
    }
    rowsInFrom += rows.length
    onRows(rows.length)
  }
  const rowsInTo = await countOf(sqlTable, to)
  if (rowsInTo !== rowsInFrom) throw new Error(`${name} has ${rowsInTo} rows in the copy instead of ${rowsInFrom}`)
}

/** All rows in the order of their keys, some at a time. */
async function* pagesOf({ name, key, where = '1 = 1' }: SqlTable, db: Database, batch: number): AsyncGenerator<Row[]> {
  const select = (after: string) => `SELECT * FROM "${name}" WHERE ${where}${after} ORDER BY ${quoted(key)} LIMIT ${batch}`
  const next = select(` AND (${quoted(key)}) > (${listOf(key)})`)
  for (let rows = await db.all<Row>(select('')); ; ) {
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    if (rows.length < batch) return
    rows = await db.all<Row>(next, ...valuesIn(last, key))
  }
}

async function countRows(db: Database): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for (const each of SQL_TABLES) counts.set(each.name, await countOf(each, db))
  return counts
}

async function countOf({ name, where = '1 = 1' }: SqlTable, db: Database): Promise<number> {
  const [row] = await db.all<{ count: number }>(`SELECT count(*) AS count FROM "${name}" WHERE ${where}`)
  return row?.count ?? 0
}

async function fullTables(db: Database): Promise<string[]> {
  return [...(await countRows(db))].flatMap(([name, count]) => (count > 0 ? [name] : []))
}

/** Empties a database after a failure, and says whether that was possible. */
async function emptied({ db, name, howToEmpty }: Place): Promise<string> {
  try {
    await empty(db)
    return `${name} is empty again`
  } catch (error) {
    return `${name} could not be emptied (${messageOf(error)}): run the same command again, or ${howToEmpty}`
  }
}

/** Removes all rows; the mark of an unfinished copy goes last. */
async function empty(db: Database): Promise<void> {
  for (const { name, where } of SQL_TABLES.toReversed()) {
    const sql = where === undefined ? db.flavour.deleteAll(name) : `DELETE FROM "${name}" WHERE ${where}`
    await change(db, { sql, values: [] })
  }
  await change(db, { sql: 'DELETE FROM meta WHERE name = ?', values: [UNFINISHED] })
}

async function change(db: Database, statement: Statement): Promise<void> {
  const result = await db.write([statement], LANE)
  if ('conflict' in result) throw new Error(result.conflict)
}

/** True if two rows have the same columns with the same values, whatever types the databases keep them in. */
function isSame(row: Row, copy: Row | undefined): boolean {
  if (copy === undefined || Object.keys(copy).length !== Object.keys(row).length) return false
  return Object.entries(row).every(([column, value]) => asText(value) === asText(copy[column]))
}

function asText(value: SqlValue | undefined): string | null | undefined {
  return typeof value === 'number' ? `${value}` : value
}

function valuesIn(row: Row, columns: readonly string[]): SqlValue[] {
  return columns.map((column) => row[column] ?? null)
}

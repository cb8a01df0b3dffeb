import { DatabaseSync } from 'node:sqlite'
import { migrate } from '../store/sqlite/schema.ts'

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly notnull: number
}

/** Columns whose numbers need more than 32 bits. */
const TIMES = new Set(['at', 'until', 'since', 'created', 'changed', 'deadline', 'handled', 'lifted', 'time', 'claimed'])

/** All columns of the SQL tables in a database file, in order. */
function columnsIn(db: DatabaseSync): Column[] {
  const sql = `SELECT t.name AS "table", c.name, c.type, c."notnull" FROM sqlite_master AS t JOIN pragma_table_info(t.name) AS c
    WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' ORDER BY t.rowid, c.cid`
  return db
    .prepare(sql)
    .all()
    .map((row) => ({
      table: String(row['table']),
      name: String(row['name']),
      type: String(row['type']),
      notnull: Number(row['notnull']),
    }))
}

/** Makes a database file in which every SQL table has some rows, with something in every column that only the copy of that row has. */
export function fillSqlTables(file: string, rows: number): void {
  const db = new DatabaseSync(file)
  migrate(db)
  db.exec('BEGIN')
  for (const [table, columns] of Map.groupBy(columnsIn(db), ({ table }) => table)) {
    const insert = db.prepare(`INSERT INTO "${table}" VALUES (${columns.map(() => '?').join(', ')})`)
    for (let i = 1; i <= rows; i++) insert.run(...columns.map((column) => sampleOf(column, i)))
  }
  db.exec('COMMIT')
  db.close()
}

/** Everything in a database file, by SQL table. */
export function contentOf(file: string): Record<string, unknown[]> {
  const db = new DatabaseSync(file, { readOnly: true })
  const tables = [...new Set(columnsIn(db).map(({ table }) => table))]
  const content = tables.map((table) => [table, db.prepare(`SELECT * FROM "${table}" ORDER BY 1, 2`).all()])
  db.close()
  return Object.fromEntries(content)
}

function sampleOf({ table, name, type, notnull }: Column, i: number): string | number | null {
  const isKey = /^(id|.*_id|name|person|since|number|shown|endpoint)$/.test(name)
  if (i % 2 === 0 && !notnull && !isKey) return null
  if (name === 'userId') return `user.id ${i}`
  if (table === 'rooms' && name === 'setup') return JSON.stringify({ campaign: { id: `"${i}"` } })
  if (type === 'INTEGER') return TIMES.has(name) ? 1_700_000_000_000 + i : i
  if (type === 'DATE') return new Date(i).toISOString()
  return `${table}.${name} ${i}`
}

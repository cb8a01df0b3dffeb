import { accessSync, constants } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { messageOf } from '../../error-message.ts'
import { StoreUnavailable } from '../failures.ts'
import { type Database, type Flavour, quoted, rowsOf, type SqlValue, type Write, type WriteResult } from '../sql/database.ts'
import { interruptedRestore, makePrivateFile, makePrivateFolder } from './folder.ts'
import { open } from './open.ts'
import { migrate } from './schema.ts'
import { Writer, type WriterObserver } from './writer.ts'

const flavour: Flavour = {
  now: "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
  jsonField: (column, path) => `json_extract(${column}, '$.${path.join('.')}')`,
  jsonWith: (column, fields) => `json_set(${column}${fields.map((field) => `, '$.${field}', json(?)`).join('')})`,
  rowIn: (columns, count) => `(${quoted(columns)}) IN (VALUES ${rowsOf(columns, count)})`,
  deleteAll: (sqlTable) => `DELETE FROM "${sqlTable}"`,
  numberOn: () => undefined,
}

/** One SQLite file. Reads run here, synchronously (the pages are in memory); writes run in a thread of their own, one after another. */
export class SqliteDatabase implements Database {
  readonly flavour = flavour
  private readonly db: DatabaseSync
  private readonly writer: Writer
  private readonly prepared = new Map<string, StatementSync>()

  constructor(file: string, observer?: WriterObserver) {
    prepare(file)
    this.db = open(file, true)
    this.writer = new Writer(file, observer)
  }

  get alive(): boolean {
    return this.writer.alive
  }

  async all<Row>(sql: string, ...values: SqlValue[]): Promise<Row[]> {
    let statement = this.prepared.get(sql)
    if (!statement) {
      statement = this.db.prepare(sql)
      this.prepared.set(sql, statement)
    }
    return statement.all(...values) as Row[]
  }

  write(write: Write): Promise<WriteResult> {
    return this.writer.write(write)
  }

  async close(): Promise<void> {
    await this.writer.idle()
    // The connection that closes last writes the WAL into the file, and this one may only read.
    if (this.db.isOpen) this.db.close()
    await this.writer.close()
  }
}

/** Makes the folder and the file if they do not exist, checks the file and applies missing migrations. */
function prepare(file: string): void {
  const folder = dirname(file)
  try {
    makePrivateFolder(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
    const left = interruptedRestore(file)
    if (left !== undefined) throw new Error(`there is ${left} but no ${basename(file)}: a restore was interrupted, run it again`)
    makePrivateFile(file)
    const db = open(file)
    const damage = db.prepare('PRAGMA quick_check(1)').get()?.['quick_check']
    if (damage !== 'ok') throw new Error(`the file is damaged (${damage}): restore a backup`)
    migrate(db)
    db.close()
  } catch (error) {
    throw new StoreUnavailable(`the data folder ${folder} cannot be used: ${messageOf(error)}`)
  }
}

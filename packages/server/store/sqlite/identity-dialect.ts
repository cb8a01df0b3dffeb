import type { SQLInputValue } from 'node:sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Writer } from './writer.ts'

/** How the identity library reads: from memory, at once. */
type ReadAll = (sql: string, values: readonly SQLInputValue[]) => unknown[]

/**
 * Lets the identity library use the store's own connections. Its writes go to the writer thread like all others; with a connection of its own it
 * would wait for the disk, and for the other writer, on the event loop. It needs no transactions.
 */
export class IdentityDialect implements Dialect {
  private readonly connection: DatabaseConnection

  constructor(readAll: ReadAll, writer: Writer) {
    this.connection = new Connection(readAll, writer)
  }

  createAdapter(): SqliteAdapter {
    return new SqliteAdapter()
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler()
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db)
  }

  createDriver(): Driver {
    const { connection } = this
    const refuse = async () => {
      throw new Error('the identity library may not use transactions')
    }
    return {
      init: async () => {},
      acquireConnection: async () => connection,
      beginTransaction: refuse,
      commitTransaction: refuse,
      rollbackTransaction: refuse,
      releaseConnection: async () => {},
      destroy: async () => {},
    }
  }
}

class Connection implements DatabaseConnection {
  private readonly readAll: ReadAll
  private readonly writer: Writer

  constructor(readAll: ReadAll, writer: Writer) {
    this.readAll = readAll
    this.writer = writer
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const values = parameters.map(toInput)
    if (/^\s*(select|pragma|with)\b/i.test(sql)) return { rows: this.readAll(sql, values) as R[] }
    const result = await this.writer.write([{ sql, values, rows: true }])
    if ('conflict' in result) throw new Error(result.conflict)
    return { rows: (result.rows ?? []) as R[], numAffectedRows: BigInt(result.changes ?? 0) }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('queries are not streamed')
  }
}

/** A parameter as SQLite takes it. */
function toInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  if (typeof value === 'boolean') return Number(value)
  if (value instanceof Date) return value.toISOString()
  if (value === undefined) return null
  throw new Error(`the identity library wants to store a ${typeof value}`)
}

import type {
  CompiledQuery,
  DatabaseConnection,
  DatabaseIntrospector,
  Dialect,
  DialectAdapter,
  Driver,
  Kysely,
  QueryCompiler,
  QueryResult,
} from 'kysely'
import type { Database, SqlValue } from './database.ts'

/** How queries are written for a database. */
export interface Syntax {
  adapter(): DialectAdapter
  compiler(): QueryCompiler
  introspector(db: Kysely<unknown>): DatabaseIntrospector
}

/**
 * Lets the identity library use the store's own connections. In SQLite its writes go to the writer thread like all others; with a connection of its
 * own it would wait for the disk, and for the other writer, on the event loop. It needs no transactions.
 */
export class IdentityDialect implements Dialect {
  private readonly connection: DatabaseConnection
  private readonly syntax: Syntax

  constructor(db: Database, syntax: Syntax) {
    this.connection = new Connection(db)
    this.syntax = syntax
  }

  createAdapter(): DialectAdapter {
    return this.syntax.adapter()
  }

  createQueryCompiler(): QueryCompiler {
    return this.syntax.compiler()
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return this.syntax.introspector(db)
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
  private readonly db: Database

  constructor(db: Database) {
    this.db = db
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const values = parameters.map(toInput)
    if (/^\s*(select|pragma|with)\b/i.test(sql)) return { rows: await this.db.all<R>(sql, ...values) }
    const result = await this.db.write([{ sql, values, rows: true }])
    if ('conflict' in result) throw new Error(result.conflict)
    return { rows: (result.rows ?? []) as R[], numAffectedRows: BigInt(result.changes ?? 0) }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('queries are not streamed')
  }
}

/** A parameter as it is stored: both databases keep times as text and truth as a number. */
function toInput(value: unknown): SqlValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  if (typeof value === 'boolean') return Number(value)
  if (value instanceof Date) return value.toISOString()
  if (value === undefined) return null
  throw new Error(`the identity library wants to store a ${typeof value}`)
}

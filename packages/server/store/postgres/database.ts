import { type ClientBase, DatabaseError, Pool, type PoolClient, TypeOverrides } from 'pg'
import { StoreFailed } from '../failures.ts'
import {
  type Database,
  type Flavour,
  quoted,
  rowsOf,
  type SqlValue,
  type Statement,
  type Write,
  type WriteResult,
} from '../sql/database.ts'
import { failureOf, isCollision, violated } from './failures.ts'

const CONNECTIONS = 12
const CONNECT_MS = 5000
/** A statement that takes longer is given up, first by PostgreSQL and then by this server. */
const STATEMENT_MS = 10_000
const ANSWER_MS = 15_000
/** How often a write is tried that collides with another one. */
const ATTEMPTS = 5
/** The most writes in one transaction. */
const MOST_WRITES = 100

const BIGINT = 20
/** Times and counts fit into a number. */
const types = new TypeOverrides()
types.setTypeParser(BIGINT, Number)

const flavour: Flavour = {
  now: 'CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)',
  jsonField: (column, path) => `(${column}::jsonb #>> '{${path.join(',')}}')`,
  jsonWith: (column, fields) =>
    `(${column}::jsonb || jsonb_build_object(${fields.map((field) => `'${field}', ?::jsonb`).join(', ')}))::text`,
  rowIn: (columns, count) => `(${quoted(columns)}) IN (${rowsOf(columns, count)})`,
  deleteAll: (sqlTable) => `TRUNCATE "${sqlTable}" CASCADE`,
  numberOn: (sqlTable, column) =>
    `SELECT setval(pg_get_serial_sequence('"${sqlTable}"', '${column}'), coalesce(max("${column}"), 0) + 1, false) FROM "${sqlTable}"`,
}

/** Observes commits, for metrics. */
export interface CommitObserver {
  committed?(writes: number, ms: number): void
}

interface Pending {
  readonly write: Write
  resolve(result: WriteResult): void
  reject(error: unknown): void
}

/**
 * A PostgreSQL database, through a pool of connections. Lanes are written side by side. While a transaction of a lane waits for the disk,
 * new writes of that lane queue up; they then share the next transaction.
 */
export class PostgresDatabase implements Database {
  readonly flavour = flavour
  readonly pool: Pool
  private readonly observer: CommitObserver
  private readonly lanes = new Map<string, Pending[]>() // the waiting writes of each busy lane
  private readonly working = new Set<Promise<void>>()
  private readonly translated = new Map<string, { readonly name: string; readonly text: string }>()
  private lanesMade = 0
  private closing: Promise<void> | undefined

  constructor(url: string, observer: CommitObserver = {}) {
    this.observer = observer
    this.pool = new Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: STATEMENT_MS,
      query_timeout: ANSWER_MS,
      idle_in_transaction_session_timeout: ANSWER_MS,
      keepAlive: true,
      application_name: 'grimuar',
      types,
    })
    // A broken connection leaves the pool, and its user gets the error. Without a listener the error would stop the process.
    this.pool.on('error', () => {})
    this.pool.on('connect', (client) => client.on('error', () => {}))
  }

  get alive(): boolean {
    return this.closing === undefined
  }

  async all<Row>(sql: string, ...values: SqlValue[]): Promise<Row[]> {
    if (this.closing) throw new StoreFailed('the store is closed')
    try {
      return (await this.pool.query({ ...this.translate(sql), values })).rows
    } catch (error) {
      throw failureOf(error)
    }
  }

  write(write: Write, lane = `${this.lanesMade++}`): Promise<WriteResult> {
    return new Promise((resolve, reject) => {
      if (this.closing) {
        reject(new StoreFailed('the store is closing'))
        return
      }
      const pending = { write, resolve, reject }
      const queued = this.lanes.get(lane)
      if (queued) queued.push(pending)
      else this.start(lane, [pending])
    })
  }

  close(): Promise<void> {
    this.closing ??= Promise.all(this.working).then(() => this.pool.end())
    return this.closing
  }

  private start(lane: string, queued: Pending[]): void {
    this.lanes.set(lane, queued)
    const work = this.empty(queued).finally(() => {
      this.lanes.delete(lane)
      this.working.delete(work)
    })
    this.working.add(work)
  }

  private async empty(queued: Pending[]): Promise<void> {
    while (queued.length > 0) {
      const batch = queued.splice(0, MOST_WRITES)
      try {
        const results = await this.commit(batch.map(({ write }) => write))
        for (const [i, result] of results.entries()) batch[i]?.resolve(result)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
  }

  /** Commits writes together. If one of them conflicts nothing is written, and each gets a transaction of its own. */
  private async commit(writes: readonly Write[]): Promise<WriteResult[]> {
    const together = await this.retried(writes)
    if (writes.length === 1 || !together.some((result) => 'conflict' in result)) return together
    const results: WriteResult[] = []
    for (const write of writes) results.push(...(await this.retried([write])))
    return results
  }

  private async retried(writes: readonly Write[]): Promise<WriteResult[]> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.attempt(writes)
      } catch (error) {
        if (!isCollision(error) || attempt === ATTEMPTS) throw failureOf(error)
      }
    }
  }

  private async attempt(writes: readonly Write[]): Promise<WriteResult[]> {
    const began = performance.now()
    const client = await this.pool.connect()
    const alone = writes.length === 1 && writes[0]?.length === 1 // a single statement is a transaction
    let broken = true // until the connection is known to be outside a transaction
    try {
      if (!alone) await client.query('BEGIN')
      const results = await this.execute(client, writes)
      if (!alone) await client.query(results.some((result) => 'conflict' in result) ? 'ROLLBACK' : 'COMMIT')
      broken = false
      this.observer.committed?.(writes.length, performance.now() - began)
      return results
    } catch (error) {
      broken = !(error instanceof DatabaseError && (alone || (await isRolledBack(client))))
      throw error
    } finally {
      client.release(broken)
    }
  }

  /** Executes writes up to the first one that conflicts. */
  private async execute(client: ClientBase, writes: readonly Write[]): Promise<WriteResult[]> {
    const results: WriteResult[] = []
    for (const write of writes) {
      const result = await this.executeOne(client, write)
      results.push(result)
      if ('conflict' in result) break
    }
    return results
  }

  private async executeOne(client: ClientBase, write: Write): Promise<WriteResult> {
    let id = 0
    let last: { readonly rows: readonly unknown[]; readonly changes: number } | undefined
    try {
      for (const statement of write) {
        last = await this.run(client, statement)
        if (statement.changes !== undefined && last.changes !== statement.changes) return { conflict: 'changes' }
        id = idIn(last.rows) ?? id
      }
    } catch (error) {
      const constraint = violated(error)
      if (constraint === undefined) throw error
      return { conflict: constraint }
    }
    return { id, ...last }
  }

  private async run(client: ClientBase, { sql, values }: Statement) {
    const { rows, rowCount } = await client.query({ ...this.translate(sql), values: [...values] })
    return { rows, changes: rowCount ?? 0 }
  }

  /** A statement as PostgreSQL writes it, with a name: each connection prepares it once. */
  private translate(sql: string): { readonly name: string; readonly text: string } {
    let found = this.translated.get(sql)
    if (!found) {
      let count = 0
      found = { name: `s${this.translated.size}`, text: sql.replaceAll('?', () => `$${++count}`) }
      this.translated.set(sql, found)
    }
    return found
  }
}

/** Ends a failed transaction; false if the connection can no longer be used. */
async function isRolledBack(client: PoolClient): Promise<boolean> {
  try {
    await client.query('ROLLBACK')
    return true
  } catch {
    return false
  }
}

function idIn(rows: readonly unknown[]): number | undefined {
  const [row] = rows
  const id: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, 'id') : undefined
  return typeof id === 'number' ? id : undefined
}

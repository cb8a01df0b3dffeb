import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { messageOf } from '../../error-message.ts'
import { StoreUnavailable } from '../failures.ts'
import { IdentityDialect } from '../sql/identity-dialect.ts'
import { SqlStore } from '../sql/store.ts'
import { type CommitObserver, PostgresDatabase } from './database.ts'
import { migrate } from './schema.ts'

/** A store in a PostgreSQL database. */
export class PostgresStore extends SqlStore {
  readonly identity: IdentityDialect

  private constructor(db: PostgresDatabase) {
    super(db)
    this.identity = new IdentityDialect(db, {
      adapter: () => new PostgresAdapter(),
      compiler: () => new PostgresQueryCompiler(),
      introspector: (of) => new PostgresIntrospector(of),
    })
  }

  /** Connects and applies missing migrations; throws StoreUnavailable if the database cannot be used. */
  static async open(url: string, observer?: CommitObserver): Promise<PostgresStore> {
    const db = new PostgresDatabase(url, observer)
    try {
      const client = await db.pool.connect()
      try {
        await migrate(client)
      } finally {
        client.release()
      }
      return new PostgresStore(db)
    } catch (error) {
      await db.close()
      throw new StoreUnavailable(`the database cannot be used: ${messageOf(error)}`)
    }
  }
}

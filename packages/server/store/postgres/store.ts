import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { IdentityDialect } from '../sql/identity-dialect.ts'
import { SqlStore } from '../sql/store.ts'
import type { CommitObserver, PostgresDatabase } from './database.ts'
import { openPostgres } from './open.ts'

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
    return new PostgresStore(await openPostgres(url, observer))
  }
}

import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { IdentityDialect } from '../sql/identity-dialect.ts'
import { SqlStore } from '../sql/store.ts'
import { SqliteDatabase } from './database.ts'
import type { WriterObserver } from './writer.ts'

/** A store in one SQLite file. */
export class SqliteStore extends SqlStore {
  readonly file: string
  readonly identity: IdentityDialect

  constructor(file: string, observer?: WriterObserver) {
    const db = new SqliteDatabase(file, observer)
    super(db)
    this.file = file
    this.identity = new IdentityDialect(db, {
      adapter: () => new SqliteAdapter(),
      compiler: () => new SqliteQueryCompiler(),
      introspector: (of) => new SqliteIntrospector(of),
    })
  }
}

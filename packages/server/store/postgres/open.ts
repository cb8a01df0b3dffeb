import { messageOf } from '../../error-message.ts'
import { StoreUnavailable } from '../failures.ts'
import { type CommitObserver, PostgresDatabase } from './database.ts'
import { migrate } from './schema.ts'

/** Connects and applies missing migrations; throws StoreUnavailable if the database cannot be used. */
export async function openPostgres(url: string, observer?: CommitObserver): Promise<PostgresDatabase> {
  const db = new PostgresDatabase(url, observer)
  try {
    const client = await db.pool.connect()
    try {
      await migrate(client)
    } finally {
      client.release()
    }
    return db
  } catch (error) {
    await db.close()
    throw new StoreUnavailable(`the database cannot be used: ${messageOf(error)}`)
  }
}

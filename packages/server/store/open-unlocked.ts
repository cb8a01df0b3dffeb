import type { OnlineSettings } from '../settings.ts'
import type { Store } from './contract.ts'
import { dataFile } from './sqlite/backup.ts'
import { SqliteStore } from './sqlite/store.ts'

/** Opens the data without locking it: the command line may change some of it while the server runs. */
export async function openUnlocked({ data, database }: Pick<OnlineSettings, 'data' | 'database'>): Promise<Store> {
  if (database === undefined) return new SqliteStore(dataFile(data))
  const { PostgresStore } = await import('./postgres/store.ts')
  return PostgresStore.open(database)
}

import { randomBytes } from 'node:crypto'
import type { Dialect } from 'kysely'
import type { Metrics } from './metrics.ts'
import { newPushKeys, type PushKeys } from './notices/push.ts'
import type { OnlineSettings } from './settings.ts'
import type { Store } from './store/contract.ts'
import { UNFINISHED } from './store/copy/sql-tables.ts'
import { StoreUnavailable } from './store/failures.ts'
import { dataFile } from './store/sqlite/backup.ts'
import { lockFolder } from './store/sqlite/folder.ts'
import { SqliteStore } from './store/sqlite/store.ts'

/** The opened data of a server. */
export interface ServerData {
  readonly store: Store & { readonly identity: Dialect }
  /** Nobody else may use the data until this is released. */
  readonly lock: { release(): void | Promise<void> }
  readonly secret: string
  readonly pushKeys: PushKeys
}

/** Opens the database, or without one the data folder; throws StoreUnavailable if it cannot be used. */
export async function openData(settings: OnlineSettings, metrics: Metrics): Promise<ServerData> {
  const { data, database, many, pushKeys } = settings
  const { store, lock } = database === undefined ? openFolder(data, metrics) : await openDatabase(database, many, metrics)
  if ((await store.meta(UNFINISHED)) !== undefined) {
    await store.close()
    await lock.release()
    throw new StoreUnavailable('the data is incomplete: "grimuar migrate" was interrupted, run it again')
  }
  return {
    store,
    lock,
    secret: await storedOnce(store, 'secret', () => randomBytes(32).toString('hex')),
    pushKeys: pushKeys ?? JSON.parse(await storedOnce(store, 'push-keys', () => JSON.stringify(newPushKeys()))),
  }
}

function openFolder(folder: string, metrics: Metrics): Pick<ServerData, 'store' | 'lock'> {
  const lock = lockFolder(folder)
  return { store: new SqliteStore(dataFile(folder), metrics), lock }
}

/** PostgreSQL is loaded only by servers that use it. */
async function openDatabase(url: string, many: boolean, metrics: Metrics): Promise<Pick<ServerData, 'store' | 'lock'>> {
  const [{ PostgresStore }, { DatabaseLock }] = await Promise.all([
    import('./store/postgres/store.ts'),
    import('./store/postgres/lock.ts'),
  ])
  const store = await PostgresStore.open(url, metrics)
  const lock = await DatabaseLock.take(url, () => void store.close(), many)
  if (lock) return { store, lock }
  await store.close()
  throw new StoreUnavailable('the database cannot be used: another server uses it; stop that one first, or start both as nodes')
}

/** Reads a stored value; on the first start it is made and stored. */
async function storedOnce(store: Store, name: string, make: () => string): Promise<string> {
  return (await store.meta(name)) ?? store.metaOnce(name, make())
}

import { randomBytes } from 'node:crypto'
import { messageOf } from './error-message.ts'
import type { Metrics } from './metrics.ts'
import { newPushKeys, type PushKeys } from './notices/push.ts'
import type { OnlineSettings } from './settings.ts'
import type { Store } from './store/contract.ts'
import { StoreUnavailable } from './store/failures.ts'
import { dataFile } from './store/sqlite/backup.ts'
import { FolderLock, makePrivateFolder } from './store/sqlite/folder.ts'
import { SqliteStore } from './store/sqlite/store.ts'

/** The opened data folder of a server. */
export interface ServerData {
  readonly store: SqliteStore
  readonly lock: FolderLock
  readonly secret: string
  readonly pushKeys: PushKeys
}

/** Opens the data folder; throws StoreUnavailable if it cannot be used. */
export async function openData({ data, pushKeys }: OnlineSettings, metrics: Metrics): Promise<ServerData> {
  const lock = lockFolder(data)
  const store = new SqliteStore(dataFile(data), metrics)
  return {
    store,
    lock,
    secret: await storedOnce(store, 'secret', () => randomBytes(32).toString('hex')),
    pushKeys: pushKeys ?? JSON.parse(await storedOnce(store, 'push-keys', () => JSON.stringify(newPushKeys()))),
  }
}

/** Makes sure that no other server uses the folder: players of two servers would not see each other. */
function lockFolder(folder: string): FolderLock {
  let lock: FolderLock | undefined
  try {
    makePrivateFolder(folder)
    lock = FolderLock.take(folder)
  } catch (error) {
    throw new StoreUnavailable(`the data folder ${folder} cannot be used: ${messageOf(error)}`)
  }
  if (!lock)
    throw new StoreUnavailable(
      `the data folder ${folder} cannot be used: another server uses it; stop that one, or choose another folder (--data)`,
    )
  return lock
}

/** Reads a stored value; on the first start it is made and stored. */
async function storedOnce(store: Store, name: string, make: () => string): Promise<string> {
  const stored = await store.meta(name)
  if (stored !== undefined) return stored
  const made = make()
  await store.setMeta(name, made)
  return made
}

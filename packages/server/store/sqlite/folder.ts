import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { messageOf } from '../../error-message.ts'
import { StoreUnavailable } from '../failures.ts'

/** Only the user who runs the server may read the data: it holds session tokens, keys and the dice of running matches. */
const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
/** How long a start waits for a server that is just stopping. */
const LOCK_MS = 3000

/** Makes the data folder, and lets nobody else into it. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE })
  restrict(folder, FOLDER_MODE)
}

/** Makes the file if it does not exist, and lets nobody else read it. SQLite gives its other files the same mode. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', FILE_MODE))
  for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) restrict(each, FILE_MODE)
}

function restrict(path: string, mode: number): void {
  if ((statSync(path).mode & 0o777) !== mode && statSync(path).uid === process.getuid?.()) chmodSync(path, mode)
}

/** Says what an interrupted restore left behind; undefined if there is a database, or nothing at all. */
export function interruptedRestore(file: string): string | undefined {
  if (existsSync(file) || !existsSync(dirname(file))) return undefined
  return readdirSync(dirname(file)).find((name) => name.startsWith(`${basename(file)}.`))
}

/** A data folder that only one server may use. The operating system frees it when the process ends, however it ends. */
export class FolderLock {
  private readonly db: DatabaseSync

  private constructor(db: DatabaseSync) {
    this.db = db
  }

  /** Locks a folder; undefined if another server uses it. */
  static take(folder: string): FolderLock | undefined {
    const file = join(folder, 'server.lock')
    makePrivateFile(file)
    const db = new DatabaseSync(file, { timeout: LOCK_MS })
    try {
      db.exec('BEGIN EXCLUSIVE')
      return new FolderLock(db)
    } catch {
      db.close()
      return undefined
    }
  }

  release(): void {
    if (this.db.isOpen) this.db.close()
  }
}

/** Makes sure that no other server uses the folder: players of two servers would not see each other. */
export function lockFolder(folder: string): FolderLock {
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

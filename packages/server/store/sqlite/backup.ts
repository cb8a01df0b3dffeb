import { closeSync, constants, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { messageOf } from '../../error-message.ts'
import { isBusy } from '../failures.ts'
import { FolderLock, makePrivateFile, makePrivateFolder } from './folder.ts'
import { migrations } from './schema.ts'

/** The database file of a data folder. */
export function dataFile(folder: string): string {
  return join(folder, 'grimuar.sqlite')
}

export type BackupResult = { readonly ok: true } | { readonly ok: false; readonly problem: string }

/** Copies the data to a new file while the server runs. The copy is a consistent snapshot. */
export function backup(folder: string, file: string): BackupResult {
  const source = dataFile(folder)
  if (!existsSync(source)) return { ok: false, problem: `there is no data in ${folder}` }
  if (existsSync(file)) return { ok: false, problem: `${file} is already there` }
  const partial = `${file}.part`
  try {
    rmSync(partial, { force: true })
    makePrivateFile(partial)
    const db = new DatabaseSync(source, { readOnly: true, timeout: 10_000 })
    db.prepare('VACUUM INTO ?').run(partial)
    db.close()
    sync(partial)
    renameSync(partial, file) // the file appears only when it is complete
    return { ok: true }
  } catch (error) {
    rmSync(partial, { force: true })
    return { ok: false, problem: `the backup was not written: ${messageOf(error)}` }
  }
}

/**
 * Replaces the data by a backup; the old file is kept beside it under a name of its own. The server must not be running. The database
 * file is replaced in one step, so a crash leaves the old or the new one.
 */
export function restore(folder: string, file: string): BackupResult & { readonly before?: string } {
  const problem = problemOf(file)
  if (problem) return { ok: false, problem }
  const target = dataFile(folder)
  const incoming = `${target}.restoring`
  makePrivateFolder(folder)
  const lock = FolderLock.take(folder)
  if (!lock) return { ok: false, problem: `a server uses ${folder}: stop it first` }
  try {
    if (existsSync(target) && isOpenElsewhere(target)) return { ok: false, problem: `a server uses ${folder}: stop it first` }
    copyFileSync(file, incoming)
    makePrivateFile(incoming)
    sync(incoming)
    const before = existsSync(target) ? freeName(`${target}.before-restore`) : undefined
    if (before !== undefined) keep(target, before)
    // Only a damaged file still has a WAL here; it belongs to the old data.
    if (before !== undefined && existsSync(`${target}-wal`)) keep(`${target}-wal`, `${before}-wal`)
    for (const rest of ['-wal', '-shm']) rmSync(`${target}${rest}`, { force: true })
    renameSync(incoming, target)
    sync(dirname(target))
    return { ok: true, ...(before !== undefined && { before }) }
  } finally {
    lock.release()
  }
}

function keep(file: string, copy: string): void {
  copyFileSync(file, copy, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
  sync(copy)
}

/** A name for a file that does not exist yet. */
function freeName(name: string): string {
  for (let n = 1; ; n++) {
    const free = n === 1 ? name : `${name}-${n}`
    if (!existsSync(free)) return free
  }
}

/** Says why a file cannot be restored; undefined if it can. */
function problemOf(file: string): string | undefined {
  if (!existsSync(file)) return `there is no ${file}`
  try {
    const db = new DatabaseSync(file, { readOnly: true })
    const format = Number(db.prepare('PRAGMA user_version').get()?.['user_version'])
    const sound = db.prepare('PRAGMA quick_check').get()?.['quick_check'] === 'ok'
    // Before format 4 rooms were called tables.
    const known = db.prepare(`SELECT count(*) AS n FROM sqlite_master WHERE name IN ('rooms', 'tables', 'log')`).get()
    db.close()
    if (!sound) return `${file} is damaged`
    if (format > migrations.length) return `${file} was written by a newer Grimuar`
    return known?.['n'] === 2 ? undefined : `${file} is no backup of Grimuar`
  } catch (error) {
    return `${file} is no backup of Grimuar: ${messageOf(error)}`
  }
}

/** Leaving WAL mode needs exclusive access to the file, and writes the last pages of the WAL into it. */
function isOpenElsewhere(file: string): boolean {
  const db = new DatabaseSync(file, { timeout: 500 })
  try {
    return db.prepare('PRAGMA journal_mode = DELETE').get()?.['journal_mode'] !== 'delete'
  } catch (error) {
    return isBusy(error) // any other failure means that the file is damaged, and a restore is what helps
  } finally {
    db.close()
  }
}

function sync(path: string): void {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

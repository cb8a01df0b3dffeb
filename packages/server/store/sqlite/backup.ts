import { closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrations } from './schema.ts'

/** The one file of a data folder. */
export function dataFile(folder: string): string {
  return join(folder, 'grimuar.sqlite')
}

export type Kept = { readonly ok: true } | { readonly ok: false; readonly problem: string }

/** Copies the data to a new file while play goes on: all up to one moment, nothing of what came after. */
export function backup(folder: string, file: string): Kept {
  const source = dataFile(folder)
  if (!existsSync(source)) return { ok: false, problem: `there is no data in ${folder}` }
  if (existsSync(file)) return { ok: false, problem: `${file} is already there` }
  const partial = `${file}.part`
  try {
    rmSync(partial, { force: true })
    const db = new DatabaseSync(source, { readOnly: true, timeout: 10_000 })
    db.prepare('VACUUM INTO ?').run(partial)
    db.close()
    sync(partial)
    renameSync(partial, file) // a file of that name is whole, or not there
    return { ok: true }
  } catch (error) {
    rmSync(partial, { force: true })
    return { ok: false, problem: `the backup was not written: ${(error as Error).message}` }
  }
}

/** Puts a backup in the place of the data; what was there is kept beside it. The server must not be running. */
export function restore(folder: string, file: string): Kept & { readonly before?: string } {
  const problem = unfit(file)
  if (problem) return { ok: false, problem }
  const target = dataFile(folder)
  const incoming = `${target}.restoring`
  mkdirSync(folder, { recursive: true })
  if (existsSync(target) && isOpenElsewhere(target)) {
    return { ok: false, problem: `a server uses ${folder}: stop it first` }
  }
  copyFileSync(file, incoming)
  sync(incoming)
  const before = existsSync(target) ? `${target}.before-restore` : undefined
  if (before) renameSync(target, before)
  for (const rest of ['-wal', '-shm']) rmSync(`${target}${rest}`, { force: true })
  renameSync(incoming, target)
  sync(dirname(target))
  return { ok: true, ...(before !== undefined && { before }) }
}

/** Why a file is no backup that can be used here. */
function unfit(file: string): string | undefined {
  if (!existsSync(file)) return `there is no ${file}`
  try {
    const db = new DatabaseSync(file, { readOnly: true })
    const { user_version: shape } = db.prepare('PRAGMA user_version').get() as { user_version: number }
    const sound = (db.prepare('PRAGMA quick_check').get() as { quick_check: string }).quick_check === 'ok'
    const known = db.prepare(`SELECT count(*) AS n FROM sqlite_master WHERE name IN ('tables', 'log')`).get() as { n: number }
    db.close()
    if (!sound) return `${file} is damaged`
    if (shape > migrations.length) return `${file} was written by a newer Grimuar`
    return known.n === 2 ? undefined : `${file} is no backup of Grimuar`
  } catch (error) {
    return `${file} is no backup of Grimuar: ${(error as Error).message}`
  }
}

/** Leaving the write-ahead log needs the file for oneself; its last pages are then in the file, too. */
function isOpenElsewhere(file: string): boolean {
  const db = new DatabaseSync(file, { timeout: 500 })
  try {
    const { journal_mode: mode } = db.prepare('PRAGMA journal_mode = DELETE').get() as { journal_mode: string }
    return mode !== 'delete'
  } catch {
    return true
  } finally {
    db.close()
  }
}

function sync(path: string): void {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { isDatabase } from '../../environment.ts'
import { messageOf } from '../../error-message.ts'
import type { PostgresDatabase } from '../postgres/database.ts'
import { dataFile } from '../sqlite/backup.ts'
import { SqliteDatabase } from '../sqlite/database.ts'
import { lockFolder } from '../sqlite/folder.ts'
import { type CopyOptions, CopyProblem, copyData, type Place } from './copy.ts'

interface OpenPlace extends Place {
  close(): Promise<void>
}

/**
 * Copies all data between data folders and PostgreSQL databases, named by folder or address, and compares it; returns the number of rows. No
 * server may use either of them. The source is brought to the newest format, as at the start of a server.
 */
export async function migrateData(from: string, to: string, options?: CopyOptions): Promise<number> {
  if (idOf(from) === idOf(to)) throw new CopyProblem('both places are the same')
  if (!isDatabase(from) && !existsSync(dataFile(from))) throw new CopyProblem(`there is no data in ${from}`)
  const source = await open(from)
  try {
    const target = await open(to)
    try {
      return await copyData(source, target, options)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/** The name of a place for people: without the password. */
export function placeName(place: string): string {
  if (!isDatabase(place)) return place
  const { protocol, host, pathname } = new URL(place)
  return `${protocol}//${host}${pathname}`
}

function idOf(place: string): string {
  return isDatabase(place) ? place : resolve(place)
}

async function open(place: string): Promise<OpenPlace> {
  try {
    return isDatabase(place) ? await openDatabase(place) : openFolder(place)
  } catch (error) {
    throw new CopyProblem(`${placeName(place)}: ${messageOf(error)}`)
  }
}

function openFolder(folder: string): OpenPlace {
  const lock = lockFolder(folder)
  try {
    const db = new SqliteDatabase(dataFile(folder))
    const close = async () => {
      await db.close()
      lock.release()
    }
    return { db, name: folder, howToEmpty: `delete ${dataFile(folder)}, also -wal and -shm`, close }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function openDatabase(url: string): Promise<OpenPlace> {
  const [{ openPostgres }, { DatabaseLock }] = await Promise.all([import('../postgres/open.ts'), import('../postgres/lock.ts')])
  let db: PostgresDatabase | undefined
  const lock = await DatabaseLock.take(url, () => void db?.close())
  if (!lock) throw new Error('another server uses the database: stop it first')
  try {
    db = await openPostgres(url)
  } catch (error) {
    await lock.release()
    throw error
  }
  const close = async () => {
    await db.close()
    await lock.release()
  }
  return { db, name: placeName(url), howToEmpty: 'drop the database and make it anew', close }
}

/** The store cannot be opened; the message tells the host why. */
export class StoreUnavailable extends Error {}

/** The database could not read or write: the disk is full, the connection is gone, or the store is closing. Trying again later is safe. */
export class StoreFailed extends Error {}

/** The data was written by a newer version of Grimuar. */
export class TooNew extends Error {
  constructor(stored: number, known: number) {
    super(`the data has format ${stored} and this Grimuar knows formats up to ${known}: use the newer one, or restore a backup`)
  }
}

/** Results of SQLite that pass by themselves or when the host acts: busy, read-only, disk error, full, cannot open. */
const TEMPORARY = [5, 8, 10, 13, 14]
/** Results of SQLite for a damaged file: corrupt, not a database. */
const DAMAGE = [11, 26]

/** True if nothing was acknowledged, for a reason that passes: the disk is full, or the store is closing. */
export function isTemporary(error: unknown): boolean {
  return error instanceof StoreFailed || TEMPORARY.includes(resultOf(error))
}

/** True if another connection holds the file. */
export function isBusy(error: unknown): boolean {
  return [5, 6].includes(resultOf(error))
}

/** True if the database file is damaged. */
export function isDamage(error: unknown): boolean {
  return DAMAGE.includes(resultOf(error)) || (error instanceof StoreFailed && /malformed|not a database/.test(error.message))
}

function resultOf(error: unknown): number {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'errcode') : undefined
  return typeof code === 'number' ? code % 256 : 0
}

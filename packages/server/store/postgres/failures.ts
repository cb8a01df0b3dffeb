import { DatabaseError } from 'pg'
import { messageOf } from '../../error-message.ts'
import { StoreFailed } from '../failures.ts'

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
/** Kinds of errors that pass: connection, resources, operator's decision, lock not available, read-only standby, system error. */
const TEMPORARY = ['08', '53', '57', '55', '25', '58', '40']
const CONSTRAINT = '23'

/** True if the same write may succeed when it is tried again at once. */
export function isCollision(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK)
}

/** The name of the constraint that a write violates; undefined if that is not the error. */
export function violated(error: unknown): string | undefined {
  if (!(error instanceof DatabaseError) || !error.code?.startsWith(CONSTRAINT)) return undefined
  return error.constraint ?? error.message
}

/** An error that says whether it passes. Whatever PostgreSQL did not say itself comes from the connection. */
export function failureOf(error: unknown): Error {
  if (error instanceof StoreFailed) return error
  const lasting = error instanceof DatabaseError && !TEMPORARY.some((kind) => error.code?.startsWith(kind))
  return lasting ? error : new StoreFailed(messageOf(error))
}

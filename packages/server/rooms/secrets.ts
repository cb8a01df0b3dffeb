import { randomBytes } from 'node:crypto'
import { commitment } from '@grimuar/kernel'
import type { Store } from '../store/contract.ts'

/** How long a secret waits for its room. */
const LIFETIME_MS = 600_000
/** The most secrets that wait for one person. */
const MOST_PER_PERSON = 5

export function newSecret(): string {
  return randomBytes(32).toString('hex')
}

/**
 * Secrets drawn before their rooms exist. A person sends their dice number in the request that creates the room. They can
 * ask for the commitment first, so that the server cannot choose its secret after it has seen that number.
 */
export class Secrets {
  private readonly store: Store

  constructor(store: Store) {
    this.store = store
  }

  /** Draws the secret of a person's next room and returns its commitment. */
  async draw(person: string, now: number): Promise<string> {
    const secret = newSecret()
    const shown = commitment(secret)
    await this.store.addCommitment({ shown, secret, person, until: now + LIFETIME_MS }, now, MOST_PER_PERSON)
    return shown
  }

  /** Returns and removes the secret of a commitment made to this person; undefined if it was used or has expired. */
  redeem(shown: string, person: string, now: number): Promise<string | undefined> {
    return this.store.takeCommitment(shown, person, now)
  }
}

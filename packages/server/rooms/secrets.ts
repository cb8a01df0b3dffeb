import { randomBytes } from 'node:crypto'
import { commitment } from '@grimuar/kernel'

/** How long a secret waits for its room. */
const LIFETIME_MS = 600_000
/** The most secrets that wait for one person, and for all people together. */
const MOST_PER_PERSON = 5
const MOST = 20_000

export function newSecret(): string {
  return randomBytes(32).toString('hex')
}

/**
 * Secrets drawn before their rooms exist. A person sends their dice number in the request that creates the room. They can
 * ask for the commitment first, so that the server cannot choose its secret after it has seen that number.
 */
export class Secrets {
  private readonly waiting = new Map<string, { readonly secret: string; readonly person: string; readonly until: number }>()

  /** Draws the secret of a person's next room and returns its commitment. */
  draw(person: string, now: number): string {
    const mine = [...this.waiting].filter(([, each]) => each.person === person)
    for (const [oldest] of mine.slice(0, Math.max(0, mine.length - MOST_PER_PERSON + 1))) this.waiting.delete(oldest)
    for (const [shown, { until }] of this.waiting) {
      if (until > now && this.waiting.size < MOST) break
      this.waiting.delete(shown)
    }
    const secret = newSecret()
    const shown = commitment(secret)
    this.waiting.set(shown, { secret, person, until: now + LIFETIME_MS })
    return shown
  }

  /** Returns and removes the secret of a commitment made to this person; undefined if it was used or has expired. */
  redeem(shown: string, person: string, now: number): string | undefined {
    const found = this.waiting.get(shown)
    if (found?.person !== person || found.until <= now) return undefined
    this.waiting.delete(shown)
    return found.secret
  }
}

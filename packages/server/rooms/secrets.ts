import { randomBytes } from 'node:crypto'
import { commitment } from '@grimuar/kernel'

/** How long a secret waits for its table, how many one person may have waiting, and all together. */
const LIFE_MS = 600_000
const EACH = 5
const ALL = 20_000

export function newSecret(): string {
  return randomBytes(32).toString('hex')
}

/**
 * Secrets drawn before their tables are set up. Whoever sets a table up gives their number in the same breath; so that the
 * server cannot choose its secret to go with it, they may ask for the commitment first.
 */
export class Secrets {
  private readonly waiting = new Map<string, { readonly secret: string; readonly person: string; readonly until: number }>()

  /** Draws one for a person's next table and says its commitment. */
  draw(person: string, now: number): string {
    const mine = [...this.waiting].filter(([, each]) => each.person === person)
    for (const [oldest] of mine.slice(0, Math.max(0, mine.length - EACH + 1))) this.waiting.delete(oldest)
    for (const [shown, { until }] of this.waiting) {
      if (until > now && this.waiting.size < ALL) break
      this.waiting.delete(shown)
    }
    const secret = newSecret()
    const shown = commitment(secret)
    this.waiting.set(shown, { secret, person, until: now + LIFE_MS })
    return shown
  }

  /** The secret behind a commitment made to this person, once; undefined where there is none any more. */
  take(shown: string, person: string, now: number): string | undefined {
    const found = this.waiting.get(shown)
    if (found?.person !== person || found.until <= now) return undefined
    this.waiting.delete(shown)
    return found.secret
  }
}

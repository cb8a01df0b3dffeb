import { WindowCounts } from '../window-counts.ts'

/** A limit as the identity library names it. */
interface Rule {
  readonly window: number // seconds
  readonly max: number
}

interface Decision {
  readonly allowed: boolean
  readonly retryAfter: number | null // seconds
}

/** The default limit of a path of the identity library. It protects this node's own processor, so each node counts for itself. */
export const USUAL_RULE: Rule = { window: 60, max: 120 }

/** The counters of the identity library. `attempts` counts requests with a stricter limit than the default, for all nodes together. */
export function signInLimits(attempts: WindowCounts, now: () => number): { consume(key: string, rule: Rule): Promise<Decision> } {
  const usual = new WindowCounts()
  return {
    async consume(key, { window, max }) {
      const counts = window === USUAL_RULE.window && max === USUAL_RULE.max ? usual : attempts
      const { current, ttl } = counts.count(key, now(), window * 1000)
      return current <= max ? { allowed: true, retryAfter: null } : { allowed: false, retryAfter: Math.ceil(ttl / 1000) }
    },
  }
}

import type { Rate } from '../settings.ts'
import { TokenBuckets } from '../token-bucket.ts'
import { WindowCounts } from '../window-counts.ts'
import type { OtherNodes, Use } from './hints.ts'

/** Use is collected this long before the other nodes are told. */
const GATHER_MS = 100
/** Keys in one hint. */
const MOST_TOLD = 500

/** A limit that can also be used up at another node. */
interface SharedLimit {
  use(key: string, now: number, times: number): void
  reset(key: string): void
}

/**
 * Rate limits that count for all nodes together. Each node decides by itself and at once, and tells the others what was used; they use up
 * the same. If a hint is lost or late, somebody may do a little more: never less than a limit allows at one node. Limits that protect a
 * node's own processor (messages, requests in all) are not shared.
 */
export class SharedLimits {
  private readonly nodes: OtherNodes
  private readonly now: () => number
  private readonly limits = new Map<string, SharedLimit>()
  private gathered = new Map<string, Map<string, number>>() // for each limit and key
  private timer: NodeJS.Timeout | undefined

  constructor(nodes: OtherNodes, now: () => number) {
    this.nodes = nodes
    this.now = now
  }

  /** A limit of tokens for each key. Its name is the same at all nodes, and used once. */
  buckets(name: string, rate: Rate): TokenBuckets {
    return this.add(name, new TokenBuckets(rate, this.listener(name)))
  }

  /** A count for each key that restarts after a time. */
  windows(name: string, windowMs?: number): WindowCounts {
    return this.add(name, new WindowCounts(this.listener(name), windowMs))
  }

  /** Uses up what was used at another node. */
  hear(uses: readonly Use[]): void {
    const now = this.now()
    for (const [name, key, times] of uses) {
      const limit = this.limits.get(name)
      if (times === 0) limit?.reset(key)
      else limit?.use(key, now, times)
    }
  }

  /** Tells the other nodes what has been gathered. */
  tell(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const uses: Use[] = []
    for (const [name, keys] of this.gathered) for (const [key, times] of keys) uses.push([name, key, times])
    this.gathered = new Map()
    for (let i = 0; i < uses.length; i += MOST_TOLD) this.nodes.tell({ type: 'used', uses: uses.slice(i, i + MOST_TOLD) })
  }

  close(): void {
    clearTimeout(this.timer)
  }

  private add<Limit extends SharedLimit>(name: string, limit: Limit): Limit {
    if (this.limits.has(name)) throw new Error(`two limits are called ${name}`)
    this.limits.set(name, limit)
    return limit
  }

  private listener(name: string): ((key: string, times: number) => void) | undefined {
    if (this.nodes.alone) return undefined
    return (key, times) => {
      let keys = this.gathered.get(name)
      if (!keys) {
        keys = new Map()
        this.gathered.set(name, keys)
      }
      keys.set(key, times === 0 ? 0 : (keys.get(key) ?? 0) + times)
      this.timer ??= setTimeout(() => this.tell(), GATHER_MS).unref()
    }
  }
}

/** The number of keys at which old counts are first cleaned up. */
const FIRST_CLEANUP = 1000

/** Counts events for each key within a time window, and restarts after it. */
export class WindowCounts {
  private readonly counts = new Map<string, { times: number; until: number }>()
  private readonly onUse: ((key: string, times: number) => void) | undefined
  private windowMs: number
  private nextCleanup = FIRST_CLEANUP

  /** `onUse` is told what happened here. `windowMs`: how long a count lasts that began elsewhere, until one has begun here. */
  constructor(onUse?: (key: string, times: number) => void, windowMs = 60_000) {
    this.onUse = onUse
    this.windowMs = windowMs
  }

  /** Adds one; returns the count, and the milliseconds until it restarts. */
  count(key: string, now: number, windowMs: number): { readonly current: number; readonly ttl: number } {
    this.windowMs = windowMs
    this.use(key, now, 1)
    this.onUse?.(key, 1)
    const { times = 1, until = now + windowMs } = this.counts.get(key) ?? {}
    return { current: times, ttl: until - now }
  }

  /** Counts what happened elsewhere. */
  use(key: string, now: number, times: number): void {
    const count = this.counts.get(key)
    if (count && count.until > now) {
      count.times += times
      return
    }
    if (this.counts.size >= this.nextCleanup) this.cleanUp(now)
    this.counts.set(key, { times, until: now + this.windowMs })
  }

  reset(key: string): void {
    this.counts.delete(key)
  }

  private cleanUp(now: number): void {
    for (const [key, { until }] of this.counts) if (until <= now) this.counts.delete(key)
    this.nextCleanup = Math.max(FIRST_CLEANUP, 2 * this.counts.size)
  }
}

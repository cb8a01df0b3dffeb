/** A rate limit: allows a burst of `size`, and `perSecond` more each second. */
export class TokenBucket {
  private left: number
  private readonly size: number
  private readonly perSecond: number
  private last: number

  constructor(size: number, perSecond: number, now: number) {
    this.size = size
    this.left = size
    this.perSecond = perSecond
    this.last = now
  }

  /** Uses tokens; false if fewer are left. */
  tryTake(now: number, tokens = 1): boolean {
    this.refill(now)
    if (this.left < tokens) return false
    this.left -= tokens
    return true
  }

  isFull(now: number): boolean {
    this.refill(now)
    return this.left >= this.size
  }

  private refill(now: number): void {
    this.left = Math.min(this.size, this.left + (Math.max(0, now - this.last) / 1000) * this.perSecond)
    this.last = now
  }
}

/** The number of keys at which buckets are first cleaned up. */
const FIRST_CLEANUP = 1000

/** One bucket for each key: a person, a network, an account. Buckets that are full again are forgotten. */
export class TokenBuckets {
  private readonly buckets = new Map<string, TokenBucket>()
  private readonly burst: number
  private readonly perSecond: number
  private nextCleanup = FIRST_CLEANUP

  constructor({ burst, perSecond }: { readonly burst: number; readonly perSecond: number }) {
    this.burst = burst
    this.perSecond = perSecond
  }

  /** The number of keys that are remembered. */
  get size(): number {
    return this.buckets.size
  }

  /** Uses tokens of a key; false if fewer are left. */
  tryTake(key: string, now: number, tokens = 1): boolean {
    let bucket = this.buckets.get(key)
    if (!bucket) {
      if (this.buckets.size >= this.nextCleanup) this.cleanUp(now)
      bucket = new TokenBucket(this.burst, this.perSecond, now)
      this.buckets.set(key, bucket)
    }
    return bucket.tryTake(now, tokens)
  }

  /** Gives a key its tokens back. */
  reset(key: string): void {
    this.buckets.delete(key)
  }

  private cleanUp(now: number): void {
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key)
    this.nextCleanup = Math.max(FIRST_CLEANUP, 2 * this.buckets.size)
  }
}

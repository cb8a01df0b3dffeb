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

  /** Uses tokens even if fewer are left, down to the size of a burst below none. */
  take(now: number, tokens: number): void {
    this.refill(now)
    this.left = Math.max(-this.size, this.left - tokens)
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
  private readonly onUse: ((key: string, tokens: number) => void) | undefined
  private nextCleanup = FIRST_CLEANUP

  /** `onUse` is told the tokens that are used here; 0: a key got all of them back. */
  constructor(
    { burst, perSecond }: { readonly burst: number; readonly perSecond: number },
    onUse?: (key: string, tokens: number) => void,
  ) {
    this.burst = burst
    this.perSecond = perSecond
    this.onUse = onUse
  }

  /** The number of keys that are remembered. */
  get size(): number {
    return this.buckets.size
  }

  /** Uses tokens of a key; false if fewer are left. */
  tryTake(key: string, now: number, tokens = 1): boolean {
    if (!this.bucket(key, now).tryTake(now, tokens)) return false
    this.onUse?.(key, tokens)
    return true
  }

  /** Uses tokens of a key that were used elsewhere. */
  use(key: string, now: number, tokens: number): void {
    this.bucket(key, now).take(now, tokens)
  }

  /** Gives a key its tokens back, here and elsewhere. */
  giveBack(key: string): void {
    this.reset(key)
    this.onUse?.(key, 0)
  }

  /** Gives a key its tokens back. */
  reset(key: string): void {
    this.buckets.delete(key)
  }

  private bucket(key: string, now: number): TokenBucket {
    const known = this.buckets.get(key)
    if (known) return known
    if (this.buckets.size >= this.nextCleanup) this.cleanUp(now)
    const bucket = new TokenBucket(this.burst, this.perSecond, now)
    this.buckets.set(key, bucket)
    return bucket
  }

  private cleanUp(now: number): void {
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key)
    this.nextCleanup = Math.max(FIRST_CLEANUP, 2 * this.buckets.size)
  }
}

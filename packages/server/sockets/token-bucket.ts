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
    this.left = Math.min(this.size, this.left + (Math.max(0, now - this.last) / 1000) * this.perSecond)
    this.last = now
    if (this.left < tokens) return false
    this.left -= tokens
    return true
  }
}

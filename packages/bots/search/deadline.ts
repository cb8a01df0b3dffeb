/** So late may a batch be expected to end. */
const MOST_LATE_MS = 20

/** Keeps a search within its time. A batch cannot be interrupted, so one that would end too late is not begun. */
export class Deadline {
  private readonly now: () => number
  private readonly end: number
  private last: { readonly at: number; readonly iterations: number }

  constructor(ms: number, now: () => number = Date.now) {
    this.now = now
    const at = now()
    this.end = at + ms
    this.last = { at, iterations: 0 }
  }

  /** The milliseconds left. */
  get left(): number {
    return Math.max(0, this.end - this.now())
  }

  /**
   * Whether to stop after a batch: the time is over, or the next batch would end too late at the pace of this one. Ask it once after each
   * batch.
   */
  isOver({ iterations, next = 0 }: { readonly iterations: number; readonly next?: number }): boolean {
    const at = this.now()
    const expected = (next * (at - this.last.at)) / (iterations - this.last.iterations)
    this.last = { at, iterations }
    return at >= this.end || at + expected > this.end + MOST_LATE_MS
  }
}

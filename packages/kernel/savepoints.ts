/** Steps between two savepoints of a short match. */
const INTERVAL = 64
/** A match with more savepoints than this keeps every second one. */
const MOST = 32

interface Savepoint<T> {
  readonly steps: number
  readonly table: T
}

/**
 * Copies of a table after some of its steps, so that an earlier table costs a few steps and not the whole match. They are a cache:
 * each may be dropped at any time.
 */
export class Savepoints<T> {
  private readonly copy: (t: T) => T
  private saved: Savepoint<T>[] = []
  private interval = INTERVAL

  constructor(copy: (t: T) => T) {
    this.copy = copy
  }

  /** Copies the table after `steps` steps if the last savepoint is far enough behind. */
  offer(steps: number, table: T): void {
    if (steps < (this.saved.at(-1)?.steps ?? 0) + this.interval) return
    this.saved.push({ steps, table: this.copy(table) })
    if (this.saved.length <= MOST) return
    this.saved = this.saved.filter((_, i) => i % 2 === 1)
    this.interval *= 2
  }

  /** A copy of the last saved table that is not after `steps` steps. */
  before(steps: number): Savepoint<T> | undefined {
    const found = this.saved.findLast((each) => each.steps <= steps)
    return found && { steps: found.steps, table: this.copy(found.table) }
  }

  /** Drops the tables after `steps` steps: other steps will follow. */
  dropAfter(steps: number): void {
    while ((this.saved.at(-1)?.steps ?? 0) > steps) this.saved.pop()
  }
}

import type { NodeStore } from '../store/nodes.ts'

const SAMPLE_MS = 10_000

/** The clock of the database, which all nodes share: the clock of this machine, corrected every few seconds. */
export class SharedClock {
  private readonly store: Pick<NodeStore, 'time'>
  private readonly timer: NodeJS.Timeout
  private offset = 0

  private constructor(store: Pick<NodeStore, 'time'>) {
    this.store = store
    this.timer = setInterval(() => void this.sample().catch(() => {}), SAMPLE_MS)
    this.timer.unref()
  }

  static async open(store: Pick<NodeStore, 'time'>): Promise<SharedClock> {
    const clock = new SharedClock(store)
    await clock.sample()
    return clock
  }

  now(): number {
    return Math.round(Date.now() + this.offset)
  }

  stop(): void {
    clearInterval(this.timer)
  }

  private async sample(): Promise<void> {
    const before = Date.now()
    const time = await this.store.time()
    this.offset = time - (before + Date.now()) / 2
  }
}

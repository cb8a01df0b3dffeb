/** Lets only some work run at once. More work waits, and beyond that it is refused. */
export class Gate {
  private readonly most: number
  private readonly mostWaiting: number
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(most: number, mostWaiting: number) {
    this.most = most
    this.mostWaiting = mostWaiting
  }

  /** Runs the work when it is its turn; undefined if too much is waiting already. */
  async run<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.running >= this.most) {
      if (this.waiting.length >= this.mostWaiting) return undefined
      await new Promise<void>((turn) => this.waiting.push(turn))
    } else this.running++
    try {
      return await work()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.running--
    }
  }
}

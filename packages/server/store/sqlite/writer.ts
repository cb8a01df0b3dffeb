import { Worker } from 'node:worker_threads'
import type { Deed, Outcome } from './commit.ts'
import type { Batch } from './writer-thread.ts'

/** The disk refused: full, gone, or broken. What was asked has not been written. */
export class NotWritten extends Error {}

interface Waiting {
  readonly deed: Deed
  kept(outcome: Outcome): void
  broken(error: Error): void
}

/** The most that is put into one transaction: keeps the wait of the first one short. */
const MOST_DEEDS = 500

/** Watches a writer at work, for metrics. */
export interface WriterWatch {
  committed?(deeds: number, ms: number): void
}

/**
 * Group commit. While one transaction waits for the disk the next deeds gather; they then go together. A deed's promise
 * is kept only after its transaction is durable.
 */
export class Writer {
  private readonly worker: Worker
  private gathering: Waiting[] = []
  private underway: Waiting[] = []
  private began = 0
  private closing: (() => void) | undefined
  private dead: Error | undefined
  private readonly watch: WriterWatch
  private readonly known = new Map<string, number>() // statements the thread has been told, by number

  constructor(file: string, watch: WriterWatch = {}) {
    this.watch = watch
    this.worker = new Worker(new URL('./writer-thread.ts', import.meta.url), { workerData: file, execArgv: [] })
    this.worker.on('message', (answer: string | { problem: string }) => this.heard(answer))
    this.worker.on('error', (error) => this.died(new NotWritten(`the writing thread broke: ${error.message}`)))
    this.worker.on('exit', () => this.died(new NotWritten('the store is closed')))
  }

  get alive(): boolean {
    return this.dead === undefined
  }

  write(deed: Deed): Promise<Outcome> {
    return new Promise((kept, broken) => {
      if (this.dead || this.closing) {
        broken(this.dead ?? new NotWritten('the store is closing'))
        return
      }
      this.gathering.push({ deed, kept, broken })
      if (this.underway.length === 0) this.send()
    })
  }

  /** Finishes what was asked and ends the thread. */
  async close(): Promise<void> {
    if (this.closing || this.dead) return
    await new Promise<void>((closed) => {
      this.closing = closed
      if (this.underway.length === 0) this.worker.postMessage('close')
    })
    await this.worker.terminate()
  }

  private send(): void {
    this.underway = this.gathering.splice(0, MOST_DEEDS)
    if (this.underway.length === 0) {
      if (this.closing) this.worker.postMessage('close')
      return
    }
    this.began = performance.now()
    this.worker.postMessage(this.pack(this.underway))
  }

  /** Deeds as one text, statements by number: to copy objects from thread to thread costs more than to write them. */
  private pack(deeds: readonly Waiting[]): string {
    const learn: string[] = []
    const batch: Batch = {
      learn,
      deeds: deeds.map(({ deed }) =>
        deed.map(({ sql, values, changes }) => {
          let number = this.known.get(sql)
          if (number === undefined) {
            number = this.known.size
            this.known.set(sql, number)
            learn.push(sql)
          }
          return [number, values, changes ?? null]
        }),
      ),
    }
    return JSON.stringify(batch)
  }

  private heard(answer: string | { problem: string }): void {
    if (answer === 'closed') {
      this.closing?.()
      return
    }
    const done = this.underway
    this.watch.committed?.(done.length, performance.now() - this.began)
    this.send()
    if (typeof answer !== 'string') {
      for (const { broken } of done) broken(new NotWritten(answer.problem))
      return
    }
    for (const [i, outcome] of (JSON.parse(answer) as Outcome[]).entries()) done[i]?.kept(outcome)
  }

  private died(error: Error): void {
    this.dead ??= error
    for (const { broken } of [...this.underway, ...this.gathering]) broken(this.dead)
    this.underway = []
    this.gathering = []
    this.closing?.()
  }
}

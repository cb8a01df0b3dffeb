import { Worker } from 'node:worker_threads'
import { StoreFailed } from '../failures.ts'
import type { Write, WriteResult } from '../sql/database.ts'
import type { Batch } from './writer-thread.ts'

interface Pending {
  readonly text: string // the write as JSON
  resolve(result: WriteResult): void
  reject(error: Error): void
}

/** The most writes in one transaction: keeps the wait of the first one short. */
const MOST_WRITES = 500

/** Observes a writer, for metrics. */
export interface WriterObserver {
  committed?(writes: number, ms: number): void
}

/**
 * Group commit. All writes of one turn of the event loop share a transaction: to hand them over costs as much as one of them. While a
 * transaction waits for the disk, new writes queue up; they share the next one. The promise of a write resolves only after its
 * transaction is durable.
 */
export class Writer {
  private readonly worker: Worker
  private queued: Pending[] = []
  private committing: Pending[] = []
  private scheduled = false
  private startedAt = 0
  private onClosed: (() => void) | undefined
  private failure: Error | undefined
  private readonly observer: WriterObserver
  private readonly knownSql = new Map<string, number>() // statements with their numbers
  private newSql: string[] = [] // those of them that the thread is not told of yet

  constructor(file: string, observer: WriterObserver = {}) {
    this.observer = observer
    this.worker = new Worker(new URL('./writer-thread.ts', import.meta.url), { workerData: file, execArgv: [] })
    this.worker.on('message', (answer: string | { problem: string }) => this.onAnswer(answer))
    this.worker.on('error', (error) => this.fail(new StoreFailed(`the writer thread broke: ${error.message}`)))
    this.worker.on('exit', () => this.fail(new StoreFailed('the store is closed')))
  }

  get alive(): boolean {
    return this.failure === undefined
  }

  write(write: Write): Promise<WriteResult> {
    return new Promise((resolve, reject) => {
      if (this.failure || this.onClosed) {
        reject(this.failure ?? new StoreFailed('the store is closing'))
        return
      }
      this.queued.push({ text: this.textOf(write), resolve, reject })
      this.schedule()
    })
  }

  /** Resolves when the writes that are queued now are finished, or cannot be. */
  async idle(): Promise<void> {
    if (this.alive && !this.onClosed) await this.write([]).catch(() => {})
  }

  /** Finishes the queued writes and ends the thread. */
  async close(): Promise<void> {
    if (this.onClosed || this.failure) return
    await new Promise<void>((closed) => {
      this.onClosed = closed
      if (this.committing.length === 0 && !this.scheduled) this.worker.postMessage('close')
    })
    await this.worker.terminate()
  }

  /** Sends the queued writes at the end of this turn of the event loop, unless a transaction is under way. */
  private schedule(): void {
    if (this.scheduled || this.committing.length > 0) return
    this.scheduled = true
    setImmediate(() => {
      this.scheduled = false
      if (this.committing.length === 0) this.sendNext()
    })
  }

  private sendNext(): void {
    this.committing = this.queued.splice(0, MOST_WRITES)
    if (this.committing.length === 0) {
      if (this.onClosed) this.worker.postMessage('close')
      return
    }
    this.startedAt = performance.now()
    this.worker.postMessage(this.pack(this.committing))
  }

  /** Writes as one text: copying objects between threads costs more than writing them. */
  private pack(pending: readonly Pending[]): string {
    const { newSql } = this
    this.newSql = []
    return `{"newSql":${JSON.stringify(newSql)},"writes":[${pending.map(({ text }) => text).join()}]}`
  }

  /** A write as JSON, with statements by number. It is made at once: a text that waits is less to collect than objects are. */
  private textOf(write: Write): string {
    const statements: Batch['writes'][number] = write.map(({ sql, values, changes, rows }) => {
      const number = this.numberOf(sql)
      return rows ? [number, values, changes ?? null, true] : [number, values, changes ?? null]
    })
    return JSON.stringify(statements)
  }

  private numberOf(sql: string): number {
    let number = this.knownSql.get(sql)
    if (number === undefined) {
      number = this.knownSql.size
      this.knownSql.set(sql, number)
      this.newSql.push(sql)
    }
    return number
  }

  private onAnswer(answer: string | { problem: string }): void {
    if (answer === 'closed') {
      this.onClosed?.()
      return
    }
    const done = this.committing
    this.observer.committed?.(done.length, performance.now() - this.startedAt)
    this.committing = []
    if (this.queued.length > 0 || this.onClosed) this.sendNext()
    if (typeof answer !== 'string') {
      for (const { reject } of done) reject(new StoreFailed(answer.problem))
      return
    }
    const results: WriteResult[] = JSON.parse(answer)
    for (const [i, result] of results.entries()) done[i]?.resolve(result)
  }

  private fail(error: Error): void {
    this.failure ??= error
    for (const { reject } of [...this.committing, ...this.queued]) reject(this.failure)
    this.committing = []
    this.queued = []
    this.onClosed?.()
  }
}

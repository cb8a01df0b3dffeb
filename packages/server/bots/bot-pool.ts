import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Json, Seat } from '@grimuar/kernel'
import type { Task } from './worker.ts'

/** A decision asked of a bot. */
export interface BotQuestion {
  readonly game: string
  readonly version: number
  readonly level: string
  readonly seat: Seat
  readonly view: unknown
  readonly moves: readonly unknown[]
}

export interface BotsSettings {
  /** A module that exports `catalogue`. */
  readonly catalogue: string
  /** The longest a bot may think; then its thread is ended and any legal move is made. */
  readonly budgetMs: number
  /** The least time a move takes, so that people can follow. */
  readonly pauseMs: number
  readonly threads?: number
  /** Told how each decision went, for metrics and logs. */
  watch?(level: string, ms: number, how: 'decided' | 'late' | 'broke', problem?: string): void
}

interface Job {
  readonly task: Task
  answer(move: Json): void
}

interface Thread {
  readonly worker: Worker
  job: Job | undefined
  began: number
  alarm: NodeJS.Timeout | undefined
}

/** Bots think in threads of their own, each decision within a hard budget: play never waits for them. */
export class Bots {
  private readonly settings: BotsSettings
  private readonly threads: Thread[] = []
  private readonly queue: Job[] = []
  private readonly most: number
  private closed = false

  constructor(settings: BotsSettings) {
    this.settings = settings
    this.most = settings.threads ?? Math.max(1, availableParallelism() - 1)
  }

  /** A legal move, within the budget whatever happens. */
  async decide({ view, moves, ...question }: BotQuestion): Promise<Json> {
    const soonest = new Promise((passed) => setTimeout(passed, this.settings.pauseMs))
    const task = { ...question, view: JSON.stringify(view), moves: JSON.stringify(moves), seed: randomInt(2 ** 31) }
    const move = await new Promise<Json>((answer) => {
      this.queue.push({ task, answer })
      this.next()
    })
    await soonest
    return move
  }

  async close(): Promise<void> {
    this.closed = true
    for (const job of this.queue.splice(0)) job.answer(anyMove(job.task))
    await Promise.all(
      this.threads.splice(0).map((thread) => {
        clearTimeout(thread.alarm)
        thread.job?.answer(anyMove(thread.job.task))
        return thread.worker.terminate()
      }),
    )
  }

  private next(): void {
    if (this.closed || this.queue.length === 0) return
    const free = this.threads.find(({ job }) => !job) ?? (this.threads.length < this.most ? this.hire() : undefined)
    if (!free) return
    const job = this.queue.shift() as Job
    free.job = job
    free.began = performance.now()
    free.alarm = setTimeout(() => this.dismiss(free, 'late'), this.settings.budgetMs)
    free.worker.postMessage(job.task)
  }

  private hire(): Thread {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: this.settings.catalogue, execArgv: [] })
    const thread: Thread = { worker, job: undefined, began: 0, alarm: undefined }
    worker.on('message', ({ move, problem }: { move?: string; problem?: string }) => {
      const job = thread.job
      clearTimeout(thread.alarm)
      thread.job = undefined
      if (job) {
        this.settings.watch?.(job.task.level, performance.now() - thread.began, problem ? 'broke' : 'decided', problem)
        job.answer(move === undefined ? anyMove(job.task) : (JSON.parse(move) as Json))
      }
      this.next()
    })
    worker.on('error', (error) => this.dismiss(thread, 'broke', error.message))
    worker.unref()
    this.threads.push(thread)
    return thread
  }

  /** Ends a thread that does not come back; its place is taken by a new one when there is work. */
  private dismiss(thread: Thread, how: 'late' | 'broke', problem?: string): void {
    const at = this.threads.indexOf(thread)
    if (at < 0) return
    this.threads.splice(at, 1)
    clearTimeout(thread.alarm)
    void thread.worker.terminate()
    if (thread.job) {
      this.settings.watch?.(thread.job.task.level, performance.now() - thread.began, how, problem)
      thread.job.answer(anyMove(thread.job.task))
    }
    this.next()
  }
}

/** What is played for a bot that could not decide. */
function anyMove({ moves, seed }: Task): Json {
  const all = JSON.parse(moves) as Json[]
  return all[seed % all.length] as Json
}

import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Answers, isForm, type Json, quickDice, type Seat, sampleForm, stream } from '@grimuar/kernel'
import type { BotMessage, BotTask } from './worker.ts'

/** A question for a bot. */
export interface BotRequest {
  readonly game: string
  readonly version: number
  readonly level: string
  readonly seat: Seat
  readonly view: unknown
  readonly answers: Answers
  /** Whose match it is: owners of many matches wait for themselves, not others for them. */
  readonly owner?: string
  /** The shortest time for this move, in place of the usual one. */
  readonly pauseMs?: number
  /** Whether the bot made the last move, too: people follow its turn, so its steps may come quickly. */
  readonly goesOn?: boolean
}

/** The longest pause between two moves of one bot's turn. */
const GOES_ON_MS = 100
/** The longest time for a thread to start and to load a game and its bot. On a busy machine that takes seconds. */
const LOADS_MS = 30_000

export interface BotPoolSettings {
  /** A module that exports `catalogue`. */
  readonly catalogue: string
  /** The longest time for a decision, once the bot is loaded; then its thread is ended and any legal move is made. */
  readonly budgetMs: number
  /** The shortest time for a move. It is short, because the app shows moves at the pace that its reader has chosen. */
  readonly pauseMs: number
  readonly threads?: number
  /** Called after each decision, for metrics and logs. */
  onDecision?(level: string, ms: number, how: 'decided' | 'late' | 'broke', problem?: string): void
}

interface Job {
  readonly task: BotTask
  answer(move: Json): void
}

interface Thread {
  readonly worker: Worker
  job: Job | undefined
  startedAt: number
  timeout: NodeJS.Timeout | undefined
}

/** Runs bots in threads of their own. Every decision has a time limit, so a match never waits long for a bot. */
export class BotPool {
  private readonly settings: BotPoolSettings
  private readonly threads: Thread[] = []
  /** What waits, by owner. The owner whose turn is next comes first. */
  private readonly queue = new Map<string, Job[]>()
  private readonly mostThreads: number
  private closed = false

  constructor(settings: BotPoolSettings) {
    this.settings = settings
    this.mostThreads = settings.threads ?? Math.max(1, availableParallelism() - 1)
  }

  /** The number of decisions that wait for a free thread. */
  get queued(): number {
    let waiting = 0
    for (const jobs of this.queue.values()) waiting += jobs.length
    return waiting
  }

  /** Returns a legal move, always within the time limit. */
  async decide({ view, answers, owner = '', pauseMs = this.settings.pauseMs, goesOn, ...question }: BotRequest): Promise<Json> {
    const pause = new Promise((passed) => setTimeout(passed, goesOn ? Math.min(pauseMs, GOES_ON_MS) : pauseMs))
    const task = { ...question, view: JSON.stringify(view), answers: JSON.stringify(answers), seed: randomInt(2 ** 31) }
    const move = await new Promise<Json>((answer) => {
      const waiting = this.queue.get(owner)
      if (waiting) waiting.push({ task, answer })
      else this.queue.set(owner, [{ task, answer }])
      this.next()
    })
    await pause
    return move
  }

  async close(): Promise<void> {
    this.closed = true
    for (const job of [...this.queue.values()].flat()) job.answer(anyMove(job.task))
    this.queue.clear()
    await Promise.all(
      this.threads.splice(0).map((thread) => {
        clearTimeout(thread.timeout)
        thread.job?.answer(anyMove(thread.job.task))
        return thread.worker.terminate()
      }),
    )
  }

  private next(): void {
    if (this.closed || this.queue.size === 0) return
    const free = this.threads.find(({ job }) => !job) ?? (this.threads.length < this.mostThreads ? this.startThread() : undefined)
    if (!free) return
    const job = this.takeNext()
    if (!job) return
    free.job = job
    this.limit(free, LOADS_MS)
    free.worker.postMessage(job.task)
  }

  /** Gives a thread this long for what it begins now. */
  private limit(thread: Thread, ms: number): void {
    clearTimeout(thread.timeout)
    thread.startedAt = performance.now()
    thread.timeout = setTimeout(() => this.endThread(thread, 'late'), ms)
  }

  /** The next job: owners take turns. */
  private takeNext(): Job | undefined {
    for (const [owner, jobs] of this.queue) {
      const job = jobs.shift()
      this.queue.delete(owner)
      if (jobs.length > 0) this.queue.set(owner, jobs) // behind all others
      return job
    }
    return undefined
  }

  private startThread(): Thread {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: this.settings.catalogue, execArgv: [] })
    const thread: Thread = { worker, job: undefined, startedAt: 0, timeout: undefined }
    worker.on('message', ({ move, problem, loaded }: BotMessage) => {
      if (loaded) return this.limit(thread, this.settings.budgetMs)
      const job = thread.job
      clearTimeout(thread.timeout)
      thread.job = undefined
      if (job) {
        this.settings.onDecision?.(job.task.level, performance.now() - thread.startedAt, problem ? 'broke' : 'decided', problem)
        job.answer(move === undefined ? anyMove(job.task) : JSON.parse(move))
      }
      this.next()
    })
    worker.on('error', (error) => this.endThread(thread, 'broke', error.message))
    worker.unref()
    this.threads.push(thread)
    return thread
  }

  /** Ends a thread that does not answer. A new one is started when there is work. */
  private endThread(thread: Thread, how: 'late' | 'broke', problem?: string): void {
    const at = this.threads.indexOf(thread)
    if (at < 0) return
    this.threads.splice(at, 1)
    clearTimeout(thread.timeout)
    void thread.worker.terminate()
    if (thread.job) {
      this.settings.onDecision?.(thread.job.task.level, performance.now() - thread.startedAt, how, problem)
      thread.job.answer(anyMove(thread.job.task))
    }
    this.next()
  }
}

/** A random legal move for a bot that could not decide. */
function anyMove({ answers: text, seed }: BotTask): Json {
  const answers: Answers<Json> = JSON.parse(text)
  if (isForm(answers)) return sampleForm(answers, stream(quickDice(seed))) as Json[]
  return answers[seed % answers.length] ?? null
}

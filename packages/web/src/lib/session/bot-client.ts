import type { Thought } from '@grimuar/bots'
import type { Answers, Json, Seat } from '@grimuar/kernel'

/** A request to the worker: choose one of the answers for this seat. */
export interface BotRequest {
  readonly id: number
  readonly game: string
  readonly version: number
  /** How well the bot plays; default: as usual. */
  readonly level?: string | undefined
  readonly view: unknown
  readonly seat: Seat
  readonly answers: Answers
  readonly seed: number
  /** The most milliseconds that a search may take, if less than usual. */
  readonly ms?: number
  /** Whether to tell meanwhile what the bot considers. */
  readonly tells?: boolean
}

/** What the worker answers to the request with the same id: perhaps some thoughts, then the move. */
export type BotReply =
  | { readonly id: number; readonly thought: Thought }
  | { readonly id: number; readonly move: Json }
  | { readonly id: number; readonly problem: string }

/** Chooses the moves of the seats that no person plays. */
export interface BotClient {
  /** `tell` hears what a bot considers, if it searches. */
  chooseMove(request: Omit<BotRequest, 'id' | 'seed' | 'tells'>, tell?: (thought: Thought) => void): Promise<Json>
  /** Drops what was asked and not answered yet: the match has gone another way. */
  cancel(): void
  close(): void
}

/** A request that the worker has not answered yet. */
interface Waiting {
  readonly resolve: (move: Json) => void
  readonly reject: (error: Error) => void
  readonly tell: ((thought: Thought) => void) | undefined
}

/** Starts a worker that thinks: for bots, hints and analyses. */
export function startBotWorker(): Worker {
  return new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' })
}

/** Chooses moves in one worker for all bots; the worker is started when first needed. */
export class WorkerBotClient implements BotClient {
  private worker: Worker | undefined
  private lastId = 0
  private readonly waiting = new Map<number, Waiting>()

  chooseMove(request: Omit<BotRequest, 'id' | 'seed' | 'tells'>, tell?: (thought: Thought) => void): Promise<Json> {
    this.worker ??= this.start()
    const id = ++this.lastId
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
    // The view must be plain data: a worker cannot be sent Svelte's reactive proxies.
    this.worker.postMessage({ ...request, id, seed, tells: tell !== undefined } satisfies BotRequest)
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject, tell }))
  }

  /** A search cannot be interrupted, so the worker is ended if it is busy; the next request starts another. */
  cancel(): void {
    if (this.waiting.size > 0) this.close()
  }

  close(): void {
    this.worker?.terminate()
    this.worker = undefined
    this.waiting.clear()
  }

  private start(): Worker {
    const worker = startBotWorker()
    worker.addEventListener('message', ({ data }: MessageEvent<BotReply>) => {
      const pending = this.waiting.get(data.id)
      if ('thought' in data) {
        pending?.tell?.(data.thought)
        return
      }
      this.waiting.delete(data.id)
      if ('move' in data) pending?.resolve(data.move)
      else pending?.reject(new Error(data.problem))
    })
    worker.addEventListener('error', (event) => {
      const error = new Error(event.message || 'the worker did not start')
      for (const pending of this.waiting.values()) pending.reject(error)
      this.waiting.clear()
    })
    return worker
  }
}

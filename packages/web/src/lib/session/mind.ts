import type { Json, Seat } from '@grimuar/kernel'

/** What a bot is asked. */
export interface Wonder {
  readonly id: number
  readonly game: string
  readonly version: number
  readonly view: unknown
  readonly seat: Seat
  readonly moves: readonly Json[]
  readonly seed: number
}

export type Thought = { readonly id: number; readonly move: Json } | { readonly id: number; readonly problem: string }

/** Whoever decides for the seats that no person plays. */
export interface Thinker {
  think(wonder: Omit<Wonder, 'id' | 'seed'>): Promise<Json>
  close(): void
}

/** The bots' mind: one worker for all of them, started when first needed. */
export class Mind implements Thinker {
  private worker: Worker | undefined
  private asked = 0
  private readonly waiting = new Map<number, { resolve: (move: Json) => void; reject: (error: Error) => void }>()

  think(wonder: Omit<Wonder, 'id' | 'seed'>): Promise<Json> {
    this.worker ??= this.wake()
    const id = ++this.asked
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] as number
    // Views are plain data; what the page draws from may be wrapped, and only plain data can be posted.
    this.worker.postMessage({ ...wonder, id, seed } satisfies Wonder)
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }))
  }

  close(): void {
    this.worker?.terminate()
    this.worker = undefined
    this.waiting.clear()
  }

  private wake(): Worker {
    const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Thought>) => {
      const asker = this.waiting.get(data.id)
      this.waiting.delete(data.id)
      if ('move' in data) asker?.resolve(data.move)
      else asker?.reject(new Error(data.problem))
    })
    worker.addEventListener('error', (event) => {
      const error = new Error(event.message || 'the worker did not start')
      for (const asker of this.waiting.values()) asker.reject(error)
      this.waiting.clear()
    })
    return worker
  }
}

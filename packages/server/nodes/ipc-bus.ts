import type { Worker } from 'node:cluster'
import type { Bus } from './bus.ts'

/** What a node sends to the process that started it. */
interface Told {
  readonly tell: string
}

function isTold(message: unknown): message is Told {
  return typeof message === 'object' && message !== null && typeof Reflect.get(message, 'tell') === 'string'
}

/** A bus between the processes of one machine, through the process that started them. */
export class IpcBus implements Bus {
  private hear: ((message: unknown) => void) | undefined

  tell(text: string): void {
    if (process.connected) process.send?.({ tell: text } satisfies Told)
  }

  listen(hear: (text: string) => void): void {
    this.hear = (message) => {
      if (isTold(message)) hear(message.tell)
    }
    process.on('message', this.hear)
  }

  async close(): Promise<void> {
    if (this.hear) process.off('message', this.hear)
  }
}

/** Passes on what a node tells to all other nodes of this machine. */
export function passOn(from: Worker, workers: () => Iterable<Worker>): void {
  from.on('message', (message: unknown) => {
    if (!isTold(message)) return
    for (const other of workers()) if (other !== from && other.isConnected()) other.send(message)
  })
}

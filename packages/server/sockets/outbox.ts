import type { Socket } from 'node:net'
import { frameOf, type SharedText } from '../frame.ts'

/**
 * Collects the messages of one turn of the event loop and writes them to each socket in one call: system calls cost more
 * than anything else a move needs. A player's update is sent together with the answer to their command.
 */
export class Outbox {
  private waiting: OutboxLine[] = []
  private scheduled = false
  private readonly wait = (line: OutboxLine) => {
    this.waiting.push(line)
    if (this.scheduled) return
    this.scheduled = true
    setImmediate(this.flushAll)
  }

  /** The line to a socket. There is one for each socket. */
  lineTo(socket: Socket): OutboxLine {
    return new OutboxLine(socket, this.wait)
  }

  private readonly flushAll = () => {
    this.scheduled = false
    const { waiting } = this
    this.waiting = []
    for (const line of waiting) line.flush()
  }
}

/** The messages that wait for one socket. Nearly always there is one; a list for every message would be garbage. */
export class OutboxLine {
  private readonly socket: Socket
  private readonly wait: (line: OutboxLine) => void
  private first: Buffer | undefined
  private more: Buffer[] | undefined

  /** `wait` is told when messages begin to wait. */
  constructor(socket: Socket, wait: (line: OutboxLine) => void) {
    this.socket = socket
    this.wait = wait
  }

  add(text: string | SharedText): void {
    const frame = typeof text === 'string' ? frameOf(text) : text.frame
    if (this.first) {
      this.more ??= []
      this.more.push(frame)
    } else {
      this.first = frame
      this.wait(this)
    }
  }

  /** Writes the waiting messages now. */
  flush(): void {
    const { first, more, socket } = this
    if (!first) return
    this.first = undefined
    this.more = undefined
    if (socket.writable) socket.write(more ? Buffer.concat([first, ...more]) : first)
  }
}

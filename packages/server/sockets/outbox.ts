import type { Socket } from 'node:net'
import { frameOf, type SharedText } from '../frame.ts'

/**
 * Collects the messages of one turn of the event loop and writes them to each socket in one call: system calls cost more
 * than anything else a move needs. A player's update is sent together with the answer to their command.
 */
export class Outbox {
  private waiting = new Map<Socket, Buffer[]>()
  private scheduled = false

  add(socket: Socket, text: string | SharedText): void {
    const frame = typeof text === 'string' ? frameOf(text) : text.frame
    const before = this.waiting.get(socket)
    if (before) before.push(frame)
    else this.waiting.set(socket, [frame])
    if (this.scheduled) return
    this.scheduled = true
    setImmediate(() => this.flushAll())
  }

  /** Writes the waiting messages of one socket now. */
  flushOne(socket: Socket): void {
    const frames = this.waiting.get(socket)
    if (!frames) return
    this.waiting.delete(socket)
    write(socket, frames)
  }

  private flushAll(): void {
    this.scheduled = false
    const { waiting } = this
    this.waiting = new Map()
    for (const [socket, frames] of waiting) write(socket, frames)
  }
}

function write(socket: Socket, frames: readonly Buffer[]): void {
  const [first, second] = frames
  if (first && socket.writable) socket.write(second ? Buffer.concat(frames) : first)
}

import type { Socket } from 'node:net'

const TEXT = 0x81 // a text message in one frame

/** Encodes a text as a WebSocket frame from server to client (RFC 6455, 5.2): no mask, no compression. */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = TEXT
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, head)
  return frame
}

/**
 * Collects the messages of one turn of the event loop and writes them to each socket in one call: system calls cost more
 * than anything else a move needs. An update goes to many sockets, so its frame is made only once. A player's update is
 * sent together with the answer to their command.
 */
export class Outbox {
  private readonly waiting = new Map<Socket, Buffer[]>()
  private readonly frames = new Map<string, Buffer>()
  private scheduled = false

  add(socket: Socket, text: string): void {
    let frame = this.frames.get(text)
    if (!frame) {
      frame = frameOf(text)
      this.frames.set(text, frame)
    }
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
    if (socket.writable) socket.write(frames.length === 1 ? (frames[0] as Buffer) : Buffer.concat(frames))
  }

  private flushAll(): void {
    this.scheduled = false
    for (const socket of this.waiting.keys()) this.flushOne(socket)
    this.frames.clear()
  }
}

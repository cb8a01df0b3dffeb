import type { Socket } from 'node:net'

const TEXT = 0x81 // a whole text message, in one frame

/** A text as a WebSocket frame from server to client (RFC 6455, 5.2): no mask, no compression. */
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
 * Sends what was said in one turn of the event loop in one piece to each socket. A step goes to many, so its frame is
 * made once; and the step a player waits for leaves together with its acknowledgement. Handing work to the system
 * costs more than everything else a move needs.
 */
export class Outbox {
  private readonly waiting = new Map<Socket, Buffer[]>()
  private readonly frames = new Map<string, Buffer>()
  private soon = false

  put(socket: Socket, text: string): void {
    let frame = this.frames.get(text)
    if (!frame) {
      frame = frameOf(text)
      this.frames.set(text, frame)
    }
    const before = this.waiting.get(socket)
    if (before) before.push(frame)
    else this.waiting.set(socket, [frame])
    if (this.soon) return
    this.soon = true
    setImmediate(() => this.flush())
  }

  /** Sends what waits for one socket at once. */
  hurry(socket: Socket): void {
    const frames = this.waiting.get(socket)
    if (!frames) return
    this.waiting.delete(socket)
    if (socket.writable) socket.write(frames.length === 1 ? (frames[0] as Buffer) : Buffer.concat(frames))
  }

  private flush(): void {
    this.soon = false
    for (const socket of this.waiting.keys()) this.hurry(socket)
    this.frames.clear()
  }
}

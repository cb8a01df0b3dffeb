import { isUtf8 } from 'node:buffer'
import type { Socket } from 'node:net'

// The first byte of a frame (RFC 6455, 5.2), complete and without extensions.
const TEXT = 0x81
const PING = 0x89
const PONG = 0x8a

/** A set bit in the second byte of a frame: it is masked, as every frame of a client must be. */
const MASKED = 0x80
/** This length of a frame says that the real one follows in two bytes. */
const LENGTH_FOLLOWS = 126
/** No byte of ASCII has this bit. */
const NOT_ASCII = 0x80

/** What is told of a socket's frames. */
export interface TextListener {
  /** So many bytes have arrived. */
  onBytes(length: number): void
  onText(text: string): void
}

/**
 * Reads the frames that clients send nearly always, texts in one piece, with little work: a stream, several views of the same bytes and
 * two events for each message cost more than the move in it. Pings and pongs go to the WebSocket library. So does everything from the
 * first other frame on: messages in pieces, closing, and whatever is wrong.
 */
export class TextReader {
  private readonly library: (...data: readonly unknown[]) => unknown
  private readonly mostBytes: number
  private readonly listener: TextListener
  private rest: Buffer | undefined // the beginning of a frame whose end has not arrived
  private given = false // the library reads everything from here on

  private constructor(library: TextReader['library'], mostBytes: number, listener: TextListener) {
    this.library = library
    this.mostBytes = mostBytes
    this.listener = listener
  }

  /**
   * Reads from a socket in place of the library, which must be its only reader and have read nothing yet. Messages of more than `mostBytes` are
   * left to the library.
   */
  static attach(socket: Socket, mostBytes: number, listener: TextListener): void {
    const [library, ...others] = socket.listeners('data')
    if (!library || others.length > 0) throw new Error('the socket has another reader than the WebSocket library')
    const reader = new TextReader((...data) => library.apply(socket, data), mostBytes, listener)
    socket.removeAllListeners('data')
    socket.on('data', (chunk: Buffer) => reader.read(chunk))
  }

  private read(chunk: Buffer): void {
    this.listener.onBytes(chunk.length)
    if (this.given) {
      this.library(chunk)
      return
    }
    const data = this.rest ? Buffer.concat([this.rest, chunk]) : chunk
    this.rest = undefined
    for (let at = 0; at < data.length && !this.given; ) {
      const end = this.readFrame(data, at)
      if (end === undefined) {
        this.rest = data.subarray(at)
        return
      }
      at = end
    }
  }

  /** Reads the frame that begins at `at`; returns its end; undefined if that has not arrived. */
  private readFrame(data: Buffer, at: number): number | undefined {
    const left = data.length - at
    const kind = data[at]
    if (kind !== TEXT && kind !== PING && kind !== PONG) return this.give(data, at)
    if (left < 2) return undefined
    const second = data.readUInt8(at + 1)
    if ((second & MASKED) === 0) return this.give(data, at)
    let length = second & ~MASKED
    let head = 2
    if (length >= LENGTH_FOLLOWS) {
      if (length > LENGTH_FOLLOWS || kind !== TEXT) return this.give(data, at)
      if (left < 4) return undefined
      length = data.readUInt16BE(at + 2)
      head = 4
    }
    if (length > this.mostBytes) return this.give(data, at)
    const from = at + head + 4
    const end = from + length
    if (end > data.length) return undefined
    if (kind !== TEXT) this.library(data.subarray(at, end))
    else {
      const text = textOf(data, from, end)
      if (text === undefined) return this.give(data, at)
      this.listener.onText(text)
    }
    return end
  }

  /** Lets the library read everything from here on. */
  private give(data: Buffer, at: number): number {
    this.given = true
    this.library(data.subarray(at))
    return data.length
  }
}

/** Decodes a masked text; undefined if it is not UTF-8, and then the bytes are as they were. The mask stands before it. */
function textOf(data: Buffer, from: number, end: number): string | undefined {
  const bits = mask(data, from, end)
  if (bits < NOT_ASCII) return data.toString('latin1', from, end)
  if (isUtf8(data.subarray(from, end))) return data.toString('utf8', from, end)
  mask(data, from, end)
  return undefined
}

/** Takes a mask off in place, or puts it on again. Returns all bits that the bytes have then. */
function mask(data: Buffer, from: number, end: number): number {
  let bits = 0
  for (let i = from; i < end; i++) {
    const byte = (data[i] ?? 0) ^ (data[from - 4 + ((i - from) & 3)] ?? 0)
    data[i] = byte
    bits |= byte
  }
  return bits
}

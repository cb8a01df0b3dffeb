import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

/**
 * A minimal WebSocket client, so that one machine can run thousands of them beside the server they measure. It masks frames
 * with zeros, decodes texts as Latin-1, and does not check the server.
 */
export class RawSocket {
  private readonly socket: Socket
  private readonly onText: (text: string, socket: RawSocket) => void
  private rest: Buffer | undefined

  private constructor(socket: Socket, onText: (text: string, socket: RawSocket) => void) {
    this.socket = socket
    this.onText = onText
  }

  /** Opens a socket; every text it receives goes to `onText`. */
  static open(
    url: string,
    headers: { [name: string]: string },
    onText: (text: string, socket: RawSocket) => void,
  ): Promise<RawSocket> {
    const { hostname, port, pathname, search, host } = new URL(url)
    const lines = Object.entries({
      host,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    return new Promise((opened, failed) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`)
      })
      socket.setNoDelay(true)
      socket.on('error', failed)
      let answer = Buffer.alloc(0)
      const shake = (chunk: Buffer) => {
        answer = Buffer.concat([answer, chunk])
        const end = answer.indexOf('\r\n\r\n')
        if (end < 0) return
        const status = answer.toString('latin1', 9, 12)
        if (status !== '101') {
          failed(new Error(`no socket: ${status}`))
          return
        }
        socket.off('data', shake)
        const opening = new RawSocket(socket, onText)
        socket.on('data', (data: Buffer) => opening.read(data))
        opened(opening)
        if (answer.length > end + 4) opening.read(answer.subarray(end + 4))
      }
      socket.on('data', shake)
    })
  }

  send(text: string): void {
    const length = text.length
    const head = length < 126 ? 6 : 8
    const frame = Buffer.alloc(head + length)
    frame[0] = 0x81
    if (head === 6) frame[1] = 0x80 | length
    else {
      frame[1] = 0x80 | 126
      frame.writeUInt16BE(length, 2)
    }
    frame.write(text, head, 'latin1')
    this.socket.write(frame)
  }

  close(): void {
    this.socket.destroy()
  }

  private read(data: Buffer): void {
    const all = this.rest ? Buffer.concat([this.rest, data]) : data
    this.rest = undefined
    let at = 0
    for (;;) {
      if (at + 2 > all.length) break
      let [length, head] = [(all[at + 1] as number) & 127, 2]
      if (length === 126) {
        if (at + 4 > all.length) break
        ;[length, head] = [all.readUInt16BE(at + 2), 4]
      } else if (length === 127) {
        if (at + 10 > all.length) break
        ;[length, head] = [Number(all.readBigUInt64BE(at + 2)), 10]
      }
      if (at + head + length > all.length) break
      if (all[at] === 0x81) this.onText(all.toString('latin1', at + head, at + head + length), this)
      at += head + length
    }
    if (at < all.length) this.rest = all.subarray(at)
  }
}

import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

/**
 * The least a WebSocket client can be, for whoever has to be thousands of them beside the server they measure: frames
 * are neither masked with anything but zeros, nor decoded as anything but Latin letters, and nobody checks the server.
 */
export class Wire {
  private readonly socket: Socket
  private readonly hear: (text: string, wire: Wire) => void
  private rest: Buffer | undefined

  private constructor(socket: Socket, hear: (text: string, wire: Wire) => void) {
    this.socket = socket
    this.hear = hear
  }

  /** Opens one; everything it is told goes to `hear`. */
  static open(url: string, headers: { [name: string]: string }, hear: (text: string, wire: Wire) => void): Promise<Wire> {
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
        const wire = new Wire(socket, hear)
        socket.on('data', (data: Buffer) => wire.read(data))
        opened(wire)
        if (answer.length > end + 4) wire.read(answer.subarray(end + 4))
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
      if (all[at] === 0x81) this.hear(all.toString('latin1', at + head, at + head + length), this)
      at += head + length
    }
    if (at < all.length) this.rest = all.subarray(at)
  }
}

/** What a server did, as those who asked it saw it. */
export interface Count {
  accepted: number // moves the server has said it took
  delivered: number // news of a move that reached someone
}

/** How a server went while as much was asked of it as it could do. */
export interface Lap {
  readonly sockets: number
  readonly movesPerSecond: number
  readonly movesPerCpuSecond: number
  /** Cores it used, and those who asked used. */
  readonly serverCores: number
  readonly generatorCores: number
  /** How many were told of each move. */
  readonly toldEach: number
}

const wait = (ms: number) => new Promise((passed) => setTimeout(passed, ms))
const seconds = (usage: NodeJS.CpuUsage) => (usage.user + usage.system) / 1e6

/** Lets them play and measures the server from outside, once its compilers have warmed up. */
export async function lap(
  server: { usage(what: 'cpu'): Promise<{ cpu: NodeJS.CpuUsage }> },
  count: Count,
  sockets: number,
  forSeconds: number,
): Promise<Lap> {
  await wait(Math.min(4000, forSeconds * 400))
  const from = { ...count, at: performance.now(), server: (await server.usage('cpu')).cpu, own: process.cpuUsage() }
  await wait(forSeconds * 1000)
  const moves = count.accepted - from.accepted
  const took = (performance.now() - from.at) / 1000
  const used = seconds((await server.usage('cpu')).cpu) - seconds(from.server)
  return {
    sockets,
    movesPerSecond: moves / took,
    movesPerCpuSecond: moves / used,
    serverCores: used / took,
    generatorCores: seconds(process.cpuUsage(from.own)) / took,
    toldEach: (count.delivered - from.delivered) / moves,
  }
}

import { EventEmitter } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { TextReader } from './text-reader.ts'

const sockets = new WebSocketServer({ noServer: true, maxPayload: 1000 })

/** A frame of a client. */
function frame(first: number, payload: Buffer, mask = Buffer.from([1, 2, 3, 250])): Buffer {
  const { length } = payload
  const head = length < 126 ? [0x80 | length] : length < 65_536 ? [0x80 | 126, length >> 8, length & 255] : undefined
  if (!head) throw new Error('too long for a test')
  return Buffer.concat([Buffer.from([first, ...head]), mask, payload.map((byte, i) => byte ^ (mask[i % 4] as number))])
}

/** Reads chunks as a socket gets them: the texts, the bytes that the library was given, and the number of all bytes. */
function read(chunks: readonly Buffer[], mostBytes = 1000): { texts: string[]; given: Buffer; bytes: number } {
  const socket = new EventEmitter() as Socket
  const given: Buffer[] = []
  const texts: string[] = []
  let bytes = 0
  socket.on('data', (chunk: Buffer) => given.push(Buffer.from(chunk)))
  TextReader.attach(socket, mostBytes, { onText: (text) => texts.push(text), onBytes: (length) => (bytes += length) })
  for (const chunk of chunks) socket.emit('data', Buffer.from(chunk))
  return { texts, given: Buffer.concat(given), bytes }
}

/** The bytes in pieces that end at these places. */
function cut(all: Buffer, places: readonly number[]): Buffer[] {
  const ends = [...new Set([...places.map((place) => place % all.length), all.length])].sort((a, b) => a - b)
  return ends.map((end, i) => all.subarray(ends[i - 1] ?? 0, end))
}

const texts = fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { minLength: 1, maxLength: 6 })

test('texts are read however their bytes arrive, and pings and pongs between them go to the library', () => {
  fc.assert(
    fc.property(texts, fc.array(fc.nat()), fc.uint8Array({ minLength: 4, maxLength: 4 }), (sent, places, mask) => {
      const controls = [frame(0x89, Buffer.from('ping')), frame(0x8a, Buffer.alloc(0))]
      const frames = sent.map((text) => frame(0x81, Buffer.from(text), Buffer.from(mask)))
      const all = Buffer.concat(frames.flatMap((each, i) => [each, controls[i % 2] as Buffer]))
      const heard = read(cut(all, places), 2000)
      expect(heard.texts).toEqual(sent.map((text) => Buffer.from(text).toString()))
      expect(heard.given).toEqual(Buffer.concat(sent.map((_, i) => controls[i % 2] as Buffer)))
      expect(heard.bytes).toBe(all.length)
    }),
  )
})

const others: { [what: string]: Buffer } = {
  'the first piece of a message': frame(0x01, Buffer.from('a')),
  'a further piece of a message': frame(0x80, Buffer.from('a')),
  'a message that is no text': frame(0x82, Buffer.from('a')),
  'a closing frame': frame(0x88, Buffer.alloc(0)),
  'a compressed message': frame(0xc1, Buffer.from('a')),
  'a frame of an unknown kind': frame(0x83, Buffer.from('a')),
  'a frame without a mask': Buffer.from([0x81, 1, 97]),
  'a text that is too long': frame(0x81, Buffer.alloc(1001, 'a')),
  'a length in eight bytes': Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 97]),
  'a long ping': frame(0x89, Buffer.alloc(126, 'a')),
  'a text that is not UTF-8': frame(0x81, Buffer.from([0xc5])),
}

test.each(Object.entries(others))('%s and everything after it go to the library unchanged', (_, other) => {
  const [before, after] = [frame(0x81, Buffer.from('before')), frame(0x81, Buffer.from('after'))]
  const all = Buffer.concat([before, other, after])
  for (const chunks of [[all], [before, Buffer.concat([other, after])], [...all].map((byte) => Buffer.from([byte]))]) {
    const heard = read(chunks)
    expect(heard.texts).toEqual(['before'])
    expect(heard.given).toEqual(Buffer.concat([other, after]))
  }
})

/** What a socket of the library tells of these bytes, with a reader in front of it or without. */
async function told(chunks: readonly Buffer[], withReader: boolean): Promise<string[]> {
  const heard: string[] = []
  const stream = new Duplex({ read: () => {}, write: (_chunk, _encoding, done) => done() })
  const headers = { upgrade: 'websocket', 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==', 'sec-websocket-version': '13' }
  sockets.handleUpgrade({ method: 'GET', headers } as unknown as IncomingMessage, stream, Buffer.alloc(0), (socket) => {
    const onText = (text: string) => heard.push(`text ${text}`)
    if (withReader) TextReader.attach(stream as Socket, 1000, { onText, onBytes: () => {} })
    socket.on('message', (data, isBinary) => (isBinary ? heard.push(`binary ${String(data)}`) : onText(String(data))))
    socket.on('ping', (data) => heard.push(`ping ${data}`))
    socket.on('pong', (data) => heard.push(`pong ${data}`))
    socket.on('error', (error) => heard.push(`error ${error.message}`))
    socket.on('close', (code) => heard.push(`close ${code}`))
  })
  for (const chunk of chunks) {
    if (!stream.destroyed) stream.push(Buffer.from(chunk))
    await new Promise((passed) => setImmediate(passed))
  }
  stream.destroy()
  await new Promise((passed) => setImmediate(passed))
  return heard
}

const anyFrame = fc
  .record({
    first: fc.oneof(
      { weight: 6, arbitrary: fc.constant(0x81) },
      { weight: 3, arbitrary: fc.constantFrom(0x01, 0x80, 0x82, 0x89, 0x8a, 0x88) },
      fc.nat(255),
    ),
    payload: fc.oneof(
      { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }).map((text) => Buffer.from(text)) },
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
      fc.constantFrom(Buffer.alloc(1000, 'a'), Buffer.alloc(1001, 'a')),
    ),
    mask: fc.uint8Array({ minLength: 4, maxLength: 4 }),
  })
  .map(({ first, payload, mask }) => frame(first, payload, Buffer.from(mask)))
const anyBytes = fc.oneof(
  { weight: 9, arbitrary: anyFrame },
  fc.uint8Array({ minLength: 1, maxLength: 20 }).map((bytes) => Buffer.from(bytes)),
)

test('whatever arrives, the same is told as by the library alone', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyBytes, { minLength: 1, maxLength: 8 }),
      fc.array(fc.nat(), { maxLength: 6 }),
      async (all, places) => {
        const chunks = cut(Buffer.concat(all), places)
        expect(await told(chunks, true)).toEqual(await told(chunks, false))
      },
    ),
    { numRuns: 1000 },
  )
})

let url: string
const received: (string | undefined)[] = []
const http = createServer()
beforeAll(async () => {
  http.on('upgrade', (request, socket: Socket, head) =>
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const onText = (text: string | undefined) => {
        received.push(text)
        if (text) webSocket.send(text)
      }
      TextReader.attach(socket, 1000, { onText, onBytes: () => {} })
      webSocket.on('message', (data, isBinary) => onText(isBinary ? undefined : String(data)))
      webSocket.on('error', () => {})
    }),
  )
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
  url = `ws://127.0.0.1:${(http.address() as { port: number }).port}`
})
afterAll(() => {
  sockets.close()
  http.close()
})

/** Opens a socket, sends, and returns the code with which it is closed. */
async function closedWith(send: (socket: WebSocket) => void): Promise<unknown> {
  received.length = 0
  const socket = new WebSocket(url)
  socket.on('error', () => {})
  await new Promise((open) => socket.on('open', open))
  const closed = new Promise((told) => socket.on('close', told))
  send(socket)
  return closed
}

test('a socket carries texts, pieces, pongs and its end as with the library alone', async () => {
  const code = await closedWith((socket) => {
    socket.send('jeden')
    socket.send('zażółć')
    socket.pong()
    socket.send('trzy')
    socket.send('czte', { fin: false })
    socket.send('ry')
    socket.send(Buffer.from('pięć'))
    socket.send('sześć')
    socket.close(4000)
  })
  expect(code).toBe(4000)
  expect(received).toEqual(['jeden', 'zażółć', 'trzy', 'cztery', undefined, 'sześć'])
})

test('a text that is too long or not UTF-8 closes the socket', async () => {
  expect(await closedWith((socket) => socket.send('x'.repeat(1001)))).toBe(1009)
  expect(await closedWith((socket) => socket.send(Buffer.from([0xff]), { binary: false }))).toBe(1007)
  expect(received).toEqual([])
})

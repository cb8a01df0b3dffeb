import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { frameOf, SharedText } from '../frame.ts'
import { Outbox } from './outbox.ts'

test('messages of any length arrive complete and in order', async () => {
  const outbox = new Outbox()
  const http = createServer()
  const sockets = new WebSocketServer({ server: http })
  const texts = [
    'a',
    'ż'.repeat(62),
    'x'.repeat(125),
    'x'.repeat(126),
    'ó'.repeat(40_000),
    'x'.repeat(65_535),
    'x'.repeat(65_536),
    '',
  ]
  sockets.on('connection', (socket, request) => {
    const line = outbox.lineTo(request.socket as Socket)
    socket.send('first')
    for (const text of texts) line.add(text)
    setImmediate(() => {
      for (const text of texts) line.add(`again ${text}`)
      line.flush()
      socket.send('last')
    })
  })
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
  const heard: string[] = []
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as { port: number }).port}`)
  client.on('message', (data) => heard.push(String(data)))
  while (heard.at(-1) !== 'last') await new Promise((passed) => setTimeout(passed, 2))
  expect(heard).toEqual(['first', ...texts, ...texts.map((text) => `again ${text}`), 'last'])
  client.close()
  sockets.close()
  http.close()
})

test('a frame for many sockets is made once and written once to each; a closed socket is skipped', async () => {
  const outbox = new Outbox()
  const written: Buffer[] = []
  const line = (writable: boolean) =>
    outbox.lineTo({ writable, write: (frame: Buffer) => written.push(frame) } as unknown as Socket)
  const [a, b, gone] = [line(true), line(true), line(false)]
  const step = new SharedText('step')
  for (const each of [a, b, gone]) each.add(step)
  a.add('done')
  await new Promise((passed) => setImmediate(passed))
  await new Promise((passed) => setImmediate(passed))
  expect(written.map((frame) => frame.length)).toEqual([12, 6])
  expect(written[1]).toBe(step.frame)
})

test('several texts for many sockets are as many messages, made once', () => {
  const both = new SharedText('one', 'dwanaście')
  expect(both.frame).toEqual(Buffer.concat([frameOf('one'), frameOf('dwanaście')]))
  expect(both.frame).toBe(both.frame)
})

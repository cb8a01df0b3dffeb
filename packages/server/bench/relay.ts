import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

// A server of sockets without rules, store or people: it reads every message and sends one to each socket of the room. It shows the cost of
// the sockets alone, the lower limit for any server of this kind. With the word "ours" as argument it sends the same messages as our server: an
// acknowledgement to the player, and updates as long as ours.

const http = createServer()
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false })
const rooms = new Map<string, WebSocket[]>()
const asOurs = process.argv[2] === 'ours'
const AS_LONG_AS_AN_UPDATE = 'x'.repeat(asOurs ? 445 : 200)

sockets.on('connection', (socket, { url = '' }) => {
  const room = rooms.get(url) ?? []
  rooms.set(url, room)
  room.push(socket)
  socket.on('message', (data) => {
    const { seq, key } = JSON.parse(String(data)) as { seq: number; key: string }
    const text = JSON.stringify({ type: 'update', seq: seq + 1, patch: AS_LONG_AS_AN_UPDATE })
    for (const other of room) other.send(text)
    if (asOurs) socket.send(JSON.stringify({ type: 'done', key, seq: seq + 1 }))
  })
})
http.listen(0, '127.0.0.1', () => process.send?.({ url: `ws://127.0.0.1:${(http.address() as AddressInfo).port}` }))
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }))
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))

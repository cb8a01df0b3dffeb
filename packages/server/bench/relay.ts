import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

// Sockets and nothing else: whoever says something at a table is repeated to all there, and thanked. No rules, no store,
// no people. It shows how much of a move's cost is the sockets' own, which no server of this kind can go below.

const http = createServer()
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false })
const tables = new Map<string, WebSocket[]>()
const AS_LONG_AS_A_STEP = 'x'.repeat(200)

sockets.on('connection', (socket, { url = '' }) => {
  const table = tables.get(url) ?? []
  tables.set(url, table)
  table.push(socket)
  socket.on('message', (data) => {
    const { seq } = JSON.parse(String(data)) as { seq: number }
    const text = JSON.stringify({ say: 'step', seq: seq + 1, sight: AS_LONG_AS_A_STEP })
    for (const other of table) other.send(text)
    socket.send('{"say":"done"}')
  })
})
http.listen(0, '127.0.0.1', () => process.send?.({ url: `ws://127.0.0.1:${(http.address() as AddressInfo).port}` }))
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }))
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))

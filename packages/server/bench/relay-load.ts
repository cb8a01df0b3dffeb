import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { PeerResult } from './peer-load.ts'
import { ServerProcess } from './process.ts'
import { eachOf } from './table.ts'

const wait = (ms: number) => new Promise((passed) => setTimeout(passed, ms))

/** The same number of sockets and messages through a server that does nothing but repeat them. */
export async function relayLoad(tables: number, each: number, seconds: number): Promise<PeerResult> {
  const server = await ServerProcess.start([], './relay.ts')
  let moves = 0
  const all = await eachOf(Array.from({ length: tables }), 20, async (_, table) => {
    const sockets = Array.from({ length: each }, () => new WebSocket(`${server.url}/${table}`))
    await Promise.all(sockets.map((socket) => once(socket, 'open')))
    for (const [seat, socket] of sockets.entries()) {
      socket.on('message', (data) => {
        const { say, seq } = JSON.parse(String(data)) as { say: string; seq: number }
        if (say !== 'step' || seq % 2 !== seat) return
        moves++
        socket.send(JSON.stringify({ do: 'move', match: `${table}`, key: 'a-key-of-this-length', seq, move: { at: 3 } }))
      })
    }
    return sockets
  })
  for (const [first] of all) first?.send('{"seq":0}')
  await wait(Math.min(3000, seconds * 300))
  const from = { moves, at: performance.now(), cpu: (await server.usage('cpu')).cpu }
  await wait(seconds * 1000)
  const [done, took] = [moves - from.moves, (performance.now() - from.at) / 1000]
  const { cpu } = await server.usage('cpu')
  const used = (cpu.user + cpu.system - from.cpu.user - from.cpu.system) / 1e6
  for (const socket of all.flat()) socket.terminate()
  await server.stop()
  return { sockets: tables * each, movesPerSecond: done / took, movesPerCpuSecond: done / used, serverCpu: used / took }
}

import { eachOf } from './match.ts'
import { ServerProcess } from './process.ts'
import { type Count, type Lap, lap, Wire } from './raw-socket.ts'

/** The same number of sockets and messages through a server that does nothing but repeat them. */
export async function relayLoad(tables: number, each: number, seconds: number): Promise<Lap> {
  const server = await ServerProcess.start([], './relay.ts')
  const count: Count = { accepted: 0, delivered: 0 }
  const wires: Wire[] = []
  try {
    const starts = await eachOf(Array.from({ length: tables }), 20, async (_, table) => {
      const told = (seat: number) => (text: string, wire: Wire) => {
        if (!text.startsWith('{"say":"step"')) {
          count.accepted++
          return
        }
        count.delivered++
        const seq = Number.parseInt(text.slice('{"say":"step","seq":'.length, 40), 10)
        if (seq % 2 === seat) wire.send(say(table, seq))
      }
      const group = await Promise.all(
        Array.from({ length: each }, (_, seat) => Wire.open(`${server.url}/${table}`, {}, told(seat))),
      )
      wires.push(...group)
      return group[0] as Wire
    })
    for (const [table, first] of starts.entries()) first.send(say(table, 0))
    return await lap(server, count, tables * each, seconds)
  } finally {
    for (const wire of wires) wire.close()
    await server.stop()
  }
}

function say(table: number, seq: number): string {
  return `{"do":"move","match":"${table}","key":"a-key-of-this-length","seq":${seq},"move":{"at":0}}`
}

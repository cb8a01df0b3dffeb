import { eachOf } from './match.ts'
import { ServerProcess } from './process.ts'
import { type Count, type Lap, lap, RawSocket } from './raw-socket.ts'

/** The same number of sockets through a server that only repeats messages. `asOurs`: it sends as many and as long ones as our server. */
export async function relayLoad(rooms: number, each: number, seconds: number, asOurs = false): Promise<Lap> {
  const server = await ServerProcess.start(asOurs ? ['ours'] : [], './relay.ts')
  const count: Count = { accepted: 0, delivered: 0 }
  const sockets: RawSocket[] = []
  try {
    const starts = await eachOf(Array.from({ length: rooms }), 20, async (_, room) => {
      const told = (seat: number) => (text: string, socket: RawSocket) => {
        if (text.startsWith('{"type":"done"')) return
        count.delivered++
        const seq = Number.parseInt(text.slice('{"type":"update","seq":'.length, 40), 10)
        if (seq % 2 === seat) socket.send(moveAfter(room, seq))
        else if (seat < 2) count.accepted++ // the update acknowledges the player's own move
      }
      const group = await Promise.all(
        Array.from({ length: each }, (_, seat) => RawSocket.open(`${server.url}/${room}`, {}, told(seat))),
      )
      sockets.push(...group)
      return group[0] as RawSocket
    })
    for (const [room, first] of starts.entries()) first.send(moveAfter(room, 0))
    return await lap(server, count, rooms * each, seconds)
  } finally {
    for (const socket of sockets) socket.close()
    await server.stop()
  }
}

function moveAfter(room: number, seq: number): string {
  return `{"type":"move","room":"${room}","key":"a-key-of-this-length","seq":${seq},"move":{"at":0}}`
}

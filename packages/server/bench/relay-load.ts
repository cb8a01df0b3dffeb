import { Clients, type Contestant } from './contest.ts'
import { eachOf } from './match.ts'
import { ServerProcess } from './process.ts'
import { RawSocket } from './raw-socket.ts'

/** The same number of sockets through a server that only repeats messages. `asOurs`: it sends as many and as long ones as our server. */
export async function relayLoad(name: string, rooms: number, each: number, asOurs = false): Promise<Contestant> {
  const server = await ServerProcess.start(asOurs ? ['ours'] : [], './relay.ts')
  const clients = new Clients()
  const sockets: RawSocket[] = []
  const close = async () => {
    for (const socket of sockets) socket.close()
    await server.stop()
  }
  try {
    await eachOf(Array.from({ length: rooms }), 20, async (_, room) => {
      const told = (seat: number) => (text: string, socket: RawSocket) => {
        if (text.startsWith('{"type":"done"')) return
        clients.delivered++
        const seq = Number.parseInt(text.slice('{"type":"update","seq":'.length, 40), 10)
        if (seq % 2 === seat) clients.move(() => socket.send(moveAfter(room, seq)))
        else if (seat < 2) clients.accepted++ // the update acknowledges the player's own move
      }
      const group = await Promise.all(
        Array.from({ length: each }, (_, seat) => RawSocket.open(`${server.url}/${room}`, {}, told(seat))),
      )
      sockets.push(...group)
      clients.move(() => group[0]?.send(moveAfter(room, 0)))
    })
    return { name, server, clients, sockets: rooms * each, close }
  } catch (error) {
    await close()
    throw error
  }
}

function moveAfter(room: number, seq: number): string {
  return `{"type":"move","room":"${room}","key":"a-key-of-this-length","seq":${seq},"move":{"at":0}}`
}

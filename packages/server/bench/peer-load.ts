import { createServer } from 'node:net'
import { Clients, type Contestant } from './contest.ts'
import { eachOf } from './match.ts'
import { ServerProcess } from './process.ts'
import { RawSocket } from './raw-socket.ts'

/** boardgame.io's server with the same game, matches and sockets, every player as fast as possible. */
export async function peerLoad(name: string, matches: number, spectators: number): Promise<Contestant> {
  const [port, apiPort] = [await freePort(), await freePort()]
  const server = await ServerProcess.start([`${port}`, `${apiPort}`], './peer.ts')
  const clients = new Clients()
  const sockets: RawSocket[] = []
  const close = async () => {
    for (const socket of sockets) socket.close()
    await server.stop()
  }
  try {
    const api = `http://127.0.0.1:${apiPort}/games/ring`
    const post = async <T>(path: string, body: object): Promise<T> => {
      const answer = await fetch(`${api}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      return (await answer.json()) as T
    }
    await eachOf(Array.from({ length: matches }), 8, async () => {
      const { matchID } = await post<{ matchID: string }>('/create', { numPlayers: 2 })
      for (const playerID of ['0', '1', ...Array<null>(spectators).fill(null)]) {
        const body = { playerID, playerName: playerID }
        const credentials = playerID && (await post<{ playerCredentials: string }>(`/${matchID}/join`, body)).playerCredentials
        const { socket, seated } = await sit(server.url, { matchID, playerID, credentials }, clients)
        sockets.push(socket)
        const first = await seated
        if (playerID === '0') clients.move(first)
      }
    })
    return { name, server, clients, sockets: matches * (2 + spectators), close }
  } catch (error) {
    await close()
    throw error
  }
}

interface Place {
  readonly matchID: string
  readonly playerID: string | null
  readonly credentials: string | null
}

/**
 * A client that speaks boardgame.io's protocol (Engine.IO 4, Socket.IO 5). A move counts once, when the server has sent the
 * new state to the player who made it. The returned function makes the first move.
 */
async function sit(
  url: string,
  { matchID, playerID, credentials }: Place,
  clients: Clients,
): Promise<{ socket: RawSocket; seated: Promise<() => void> }> {
  const emit = (socket: RawSocket, ...event: unknown[]) => socket.send(`42/ring,${JSON.stringify(event)}`)
  let known = (_first: () => void) => {}
  const seated = new Promise<() => void>((told) => {
    known = told
  })
  let last = -1
  const move = (socket: RawSocket, state: number) => {
    // The first place always bears the other's mark when it is one's turn.
    const payload = { type: 'mark', args: [0], playerID, credentials }
    emit(socket, 'update', { type: 'MAKE_MOVE', payload }, state, matchID, playerID)
  }
  const hear = (text: string, socket: RawSocket) => {
    if (text.startsWith('42/ring,["update"')) {
      const state = numberAfter(text, '"_stateID":')
      if (state === last) return
      last = state
      clients.delivered++
      if (playerID === null) return
      if (text.includes(`"currentPlayer":"${playerID}"`)) clients.move(() => move(socket, state))
      else clients.accepted++
    } else if (text.startsWith('42/ring,["sync"')) {
      last = numberAfter(text, '"_stateID":')
      known(() => move(socket, last))
    } else if (text === '2') socket.send('3')
    else if (text.startsWith('0{')) socket.send('40/ring,')
    else if (text.startsWith('40/ring,')) emit(socket, 'sync', matchID, playerID, credentials, 2)
    else if (text.startsWith('44')) throw new Error(text)
  }
  const socket = await RawSocket.open(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {}, hear)
  return { socket, seated }
}

function numberAfter(text: string, name: string): number {
  const at = text.indexOf(name) + name.length
  return Number.parseInt(text.slice(at, at + 12), 10)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  await new Promise((closed) => server.close(closed))
  return port
}

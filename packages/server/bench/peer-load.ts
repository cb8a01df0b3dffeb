import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { ServerProcess } from './process.ts'
import { eachOf } from './table.ts'

export interface PeerResult {
  readonly sockets: number
  readonly movesPerSecond: number
  readonly movesPerCpuSecond: number
  readonly serverCpu: number
}

interface PeerState {
  readonly _stateID: number
  readonly G: { readonly places: readonly (string | null)[] }
  readonly ctx: { readonly currentPlayer: string }
}

interface PeerSocket {
  on(event: string, heard: (...args: never[]) => void): void
  emit(event: string, ...args: unknown[]): void
  disconnect(): void
}

const wait = (ms: number) => new Promise((passed) => setTimeout(passed, ms))

/** boardgame.io's server with the same toy, as many matches and sockets, every player as fast as it goes. */
export async function peerLoad(matches: number, spectators: number, seconds: number): Promise<PeerResult> {
  const [port, apiPort] = [await freePort(), await freePort()]
  const server = await ServerProcess.start([`${port}`, `${apiPort}`], './peer.ts')
  const { io } = createRequire(import.meta.url)('socket.io-client') as { io(url: string, settings: object): PeerSocket }
  const sockets: PeerSocket[] = []
  const stateIds = new Map<string, number>() // as the server itself says
  let playing = false
  const go: (() => void)[] = []
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
    let ready = 0
    await eachOf(Array.from({ length: matches }), 8, async () => {
      const { matchID } = await post<{ matchID: string }>('/create', { numPlayers: 2 })
      for (const playerID of ['0', '1', ...Array<null>(spectators).fill(null)]) {
        const credentials =
          playerID === null
            ? undefined
            : (await post<{ playerCredentials: string }>(`/${matchID}/join`, { playerID, playerName: playerID }))
                .playerCredentials
        const socket = io(`${server.url}/ring`, { transports: ['websocket'], forceNew: true })
        sockets.push(socket)
        let state: PeerState | undefined
        const move = () => {
          if (!playing || !state || playerID === null || state.ctx.currentPlayer !== playerID) return
          const free = state.G.places.findIndex((mark) => mark !== playerID)
          const payload = { type: 'mark', args: [free], playerID, credentials }
          socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID)
        }
        const hear = (next: PeerState) => {
          state = next
          stateIds.set(matchID, Math.max(stateIds.get(matchID) ?? 0, next._stateID))
          move()
        }
        go.push(move)
        socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials, 2))
        socket.on('sync', ((_id: string, { state: first }: { state: PeerState }) => {
          if (!state) ready++
          hear(first)
        }) as never)
        socket.on('update', ((_id: string, next: PeerState) => hear(next)) as never)
      }
    })
    const all = matches * (2 + spectators)
    while (ready < all) await wait(20)
    playing = true
    for (const each of go) each()
    await wait(Math.min(3000, seconds * 300))
    const count = () => [...stateIds.values()].reduce((sum, id) => sum + id, 0)
    const from = { moves: count(), at: performance.now(), cpu: (await server.usage('cpu')).cpu }
    await wait(seconds * 1000)
    const moves = count() - from.moves
    const took = (performance.now() - from.at) / 1000
    const { cpu } = await server.usage('cpu')
    playing = false
    const used = (cpu.user + cpu.system - from.cpu.user - from.cpu.system) / 1e6
    return { sockets: all, movesPerSecond: moves / took, movesPerCpuSecond: moves / used, serverCpu: used / took }
  } finally {
    for (const socket of sockets) socket.disconnect()
    await server.stop()
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  await new Promise((closed) => server.close(closed))
  return port
}

import { createRequire } from 'node:module'

// boardgame.io's own server with the same toy, in a process of its own. Its lobby answers on a port beside the sockets'.

interface Moving {
  G: { places: (string | null)[] }
  playerID: string
}

const game = {
  name: 'ring',
  setup: () => ({ places: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }: Moving, at: number) {
      if (G.places[at] === playerID) return 'INVALID_MOVE'
      G.places[at] = playerID
      return undefined
    },
  },
}

interface PeerServer {
  run(
    settings: object,
    listening?: () => void,
  ): Promise<{ appServer: import('node:http').Server; apiServer: import('node:http').Server }>
}

process.env.NODE_ENV = 'production' // in which it freezes and warns least, and so is at its fastest
console.log = () => {} // it reports on every request
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as { Server(settings: object): PeerServer }
const [port, apiPort] = process.argv.slice(2).map(Number) as [number, number]
await Server({ games: [game], origins: ['*'] }).run({ port, lobbyConfig: { apiPort } })

process.on('message', () => process.send?.({ cpu: process.cpuUsage() }))
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
process.send?.({ url: `http://127.0.0.1:${port}` })

import { createRequire } from 'node:module'

// boardgame.io's server with the same game, in its own process. Its lobby uses a second port.

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

process.env.NODE_ENV = 'production' // its fastest mode: it does not freeze data and warns least
console.log = () => {} // it logs every request
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as { Server(settings: object): PeerServer }
const [port, apiPort] = process.argv.slice(2).map(Number) as [number, number]
await Server({ games: [game], origins: ['*'] }).run({ port, lobbyConfig: { apiPort } })

process.on('message', () => process.send?.({ cpu: process.cpuUsage() }))
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
process.send?.({ url: `http://127.0.0.1:${port}` })

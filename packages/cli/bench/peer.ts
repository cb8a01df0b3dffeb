import { createRequire } from 'node:module'
import { quickDice, stream } from '@grimuar/kernel'
import type { Contender } from './measure.ts'

// boardgame.io, the best known engine of its kind, playing the same tic-tac-toe through its own reducer.

interface PeerState {
  readonly G: { readonly cells: readonly (string | null)[] }
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
}

interface Internals {
  InitializeGame(setup: { game: object; numPlayers: number }): PeerState
  CreateGameReducer(setup: { game: object }): (state: PeerState, action: object) => PeerState
}

interface Ai {
  MCTSBot: new (setup: {
    game: object
    iterations: number
    enumerate(G: PeerState['G']): { move: string; args: number[] }[]
  }) => { play(state: PeerState, playerID: string): Promise<{ metadata: { visits: number } }> }
}

interface Moving {
  G: { cells: (string | null)[] }
  playerID: string
}

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => Array.from(line, Number))

const ticTacToe = {
  name: 'tic-tac-toe',
  seed: 'same',
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }: Moving, at: number) {
      if (G.cells[at] !== null) return 'INVALID_MOVE'
      G.cells[at] = playerID
      return undefined
    },
  },
  endIf({ G, ctx }: Pick<Moving, 'G'> & Pick<PeerState, 'ctx'>) {
    if (LINES.some((line) => line.every((at) => G.cells[at] === ctx.currentPlayer))) return { winner: ctx.currentPlayer }
    return G.cells.includes(null) ? undefined : { draw: true }
  },
}

/** boardgame.io's modules; undefined if it is not installed. */
function installed(): { readonly internals: Internals; readonly ai: Ai } | undefined {
  process.env.NODE_ENV = 'production' // its fastest mode: without freezing and warnings
  const require = createRequire(import.meta.url)
  try {
    return { internals: require('boardgame.io/internal'), ai: require('boardgame.io/ai') }
  } catch {
    return undefined
  }
}

/** boardgame.io playing at random; undefined if it is not installed. */
export function peer(): Contender | undefined {
  const modules = installed()
  if (!modules) return undefined
  const { internals } = modules
  const reduce = internals.CreateGameReducer({ game: ticTacToe })
  const begin = internals.InitializeGame({ game: ticTacToe, numPlayers: 2 })
  let seed = 0
  return {
    name: 'boardgame.io',
    work() {
      const choose = stream(quickDice(++seed))
      let state = begin
      let decisions = 0
      for (; state.ctx.gameover === undefined; decisions++) {
        const free = freeCells(state.G)
        const payload = { type: 'mark', args: [free[choose(free.length)]], playerID: state.ctx.currentPlayer }
        const after = reduce(state, { type: 'MAKE_MOVE', payload })
        if (after.G.cells === state.G.cells) throw new Error('boardgame.io refused a legal move: the comparison is not fair')
        state = after
      }
      return decisions
    },
  }
}

/** boardgame.io's own search, a tree search, deciding the first move; undefined if it is not installed. */
export function peerSearch(iterations: number): Contender | undefined {
  const modules = installed()
  if (!modules) return undefined
  const { internals, ai } = modules
  const begin = internals.InitializeGame({ game: ticTacToe, numPlayers: 2 })
  // Without a seed it draws by Math.random, which is faster.
  const bot = new ai.MCTSBot({
    game: ticTacToe,
    iterations,
    enumerate: (G) => freeCells(G).map((at) => ({ move: 'mark', args: [at] })),
  })
  return {
    name: 'boardgame.io',
    slow: true,
    work() {
      void bot.play(begin, '0') // it has searched when it returns; only its answer comes later
      return iterations
    },
  }
}

function freeCells({ cells }: PeerState['G']): number[] {
  const free: number[] = []
  for (let at = 0; at < 9; at++) if (cells[at] === null) free.push(at)
  return free
}

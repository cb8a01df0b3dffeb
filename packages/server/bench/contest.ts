import type { ServerProcess } from './process.ts'

/** The clients of one server. They play only while it is its turn: a move that is due in between waits for the next one. */
export class Clients {
  accepted = 0 // moves that the server acknowledged
  delivered = 0 // updates about moves that clients received
  private playing = false
  private waiting: (() => void)[] = []

  /** Makes a move now, or when the clients play again. */
  move(make: () => void): void {
    if (this.playing) make()
    else this.waiting.push(make)
  }

  play(): void {
    this.playing = true
    const { waiting } = this
    this.waiting = []
    for (const make of waiting) make()
  }

  pause(): void {
    this.playing = false
  }
}

/** A server with its clients, all seated and ready to play. */
export interface Contestant {
  readonly name: string
  readonly server: Pick<ServerProcess, 'usage' | 'threads'>
  readonly clients: Clients
  readonly sockets: number
  close(): Promise<void>
}

/** The result of a server under full load. */
export interface Lap {
  readonly movesPerSecond: number
  readonly movesPerCpuSecond: number
  /** Cores used by the server and by the clients. */
  readonly serverCores: number
  readonly generatorCores: number
  /** How many clients received each move. */
  readonly receivers: number
  /** Microseconds of each thread of the server for a move. */
  readonly threads: readonly Thread[]
}

interface Thread {
  readonly name: string
  readonly user: number
  readonly system: number
}

/** The number of moves in the warm-up: enough that every server runs compiled code, but with an end. */
const WARM_MOVES = 20_000
const WARM_MS = 30_000
/** After its turn a server finishes its moves for so long. */
const SETTLE_MS = 200

const wait = (ms: number) => new Promise((passed) => setTimeout(passed, ms))
const seconds = (usage: NodeJS.CpuUsage) => (usage.user + usage.system) / 1e6

/** What was counted while it was a server's turn. */
class Counted {
  private moves = 0
  private delivered = 0
  private took = 0
  private used = 0
  private own = 0
  private readonly threads = new Map<string, { user: number; system: number }>()

  /** Lets the clients play for some seconds and measures the server from outside. */
  async add({ server, clients }: Contestant, forSeconds: number): Promise<void> {
    clients.play()
    await wait(SETTLE_MS)
    const before = server.threads()
    const from = { ...clients, at: performance.now(), server: (await server.usage('cpu')).cpu, own: process.cpuUsage() }
    await wait(forSeconds * 1000)
    this.moves += clients.accepted - from.accepted
    this.delivered += clients.delivered - from.delivered
    this.took += (performance.now() - from.at) / 1000
    this.used += seconds((await server.usage('cpu')).cpu) - seconds(from.server)
    this.own += seconds(process.cpuUsage(from.own))
    for (const [name, { user, system }] of server.threads()) {
      const sum = this.threads.get(name) ?? { user: 0, system: 0 }
      sum.user += user - (before.get(name)?.user ?? 0)
      sum.system += system - (before.get(name)?.system ?? 0)
      this.threads.set(name, sum)
    }
    clients.pause()
    await wait(SETTLE_MS)
  }

  get lap(): Lap {
    const { moves, took, used, own, delivered } = this
    return {
      movesPerSecond: moves / took,
      movesPerCpuSecond: moves / used,
      serverCores: used / took,
      generatorCores: own / took,
      receivers: delivered / moves,
      threads: [...this.threads].map(([name, { user, system }]) => ({ name, user: user / moves, system: system / moves })),
    }
  }
}

/**
 * Measures servers by turns, after a warm-up of the same number of moves for each: on a machine with other work only figures of the same
 * seconds can be compared.
 */
export async function byTurns(contestants: readonly Contestant[], turns: number, secondsEach: number): Promise<Map<string, Lap>> {
  for (const { clients } of contestants) {
    const began = performance.now()
    clients.play()
    while (clients.accepted < WARM_MOVES && performance.now() - began < WARM_MS) await wait(100)
    clients.pause()
    await wait(SETTLE_MS)
  }
  const counted = contestants.map((contestant) => ({ contestant, counted: new Counted() }))
  for (let turn = 0; turn < turns; turn++) for (const each of counted) await each.counted.add(each.contestant, secondsEach)
  return new Map(counted.map((each) => [each.contestant.name, each.counted.lap]))
}

import { connect, createServer, type Server, type Socket } from 'node:net'

/** What happens to the bytes of a link. `silent`: connections stay open, and nothing arrives any more (half-open). */
export type LinkState = 'whole' | 'cut' | 'silent'

interface Pair {
  readonly near: Socket
  readonly far: Socket
  /** True: it stays open, and nothing arrives on it any more. */
  silent: boolean
}

/**
 * A TCP proxy of the tests' own on this machine. It passes connections to its targets in turn, like a plain balancer: one that refuses is
 * skipped. It can cut, delay and silence what it carries.
 */
export class TcpProxy {
  /** The ports it leads to. New connections use the present list. */
  targets: readonly number[]
  /** How long each piece of data is held back. */
  delayMs = 0
  private state: LinkState = 'whole'
  private readonly server: Server
  private readonly pairs = new Set<Pair>()
  private turn = 0

  private constructor(targets: readonly number[]) {
    this.targets = targets
    this.server = createServer((near) => {
      near.on('error', () => {})
      if (this.state === 'cut') near.destroy()
      else this.lead(near, this.targets.length)
    })
  }

  static async to(...targets: number[]): Promise<TcpProxy> {
    const proxy = new TcpProxy(targets)
    await new Promise<void>((listening) => proxy.server.listen(0, '127.0.0.1', listening))
    return proxy
  }

  get port(): number {
    const address = this.server.address()
    if (typeof address !== 'object' || address === null) throw new Error('the proxy is closed')
    return address.port
  }

  /** Changes the state of the link. Connections that were silenced never recover: the bytes in between are lost. */
  set(state: LinkState): void {
    const before = this.state
    this.state = state
    if (state === 'cut' || before === 'silent') this.dropAll()
  }

  /** Silences the present connections for good, as when the other machine has lost its power; new ones are whole. */
  silencePresent(): void {
    for (const pair of this.pairs) pair.silent = true
  }

  /** Ends all connections; new ones are accepted. */
  dropAll(): void {
    for (const { near, far } of this.pairs) {
      near.destroy()
      far.destroy()
    }
  }

  async close(): Promise<void> {
    const closed = new Promise((done) => this.server.close(done))
    this.dropAll()
    await closed
  }

  private lead(near: Socket, tries: number): void {
    const far = connect(this.targets[this.turn++ % this.targets.length] ?? 0, '127.0.0.1')
    const refused = () => {
      if (tries > 1 && !near.destroyed) this.lead(near, tries - 1)
      else near.destroy()
    }
    far.once('error', refused)
    far.once('connect', () => {
      far.off('error', refused)
      if (near.destroyed) {
        far.destroy()
        return
      }
      const pair: Pair = { near, far, silent: false }
      this.pairs.add(pair)
      this.carry(pair, near, far)
      this.carry(pair, far, near)
    })
  }

  private carry(pair: Pair, from: Socket, to: Socket): void {
    let held = Promise.resolve() // delayed bytes keep their order, also when the delay changes
    const later = (work: () => void) => {
      const due = performance.now() + this.delayMs
      held = held.then(async () => {
        const ms = due - performance.now()
        if (ms > 0) await new Promise((passed) => setTimeout(passed, ms))
        if (this.state === 'whole' && !pair.silent) work()
      })
    }
    from.on('data', (bytes) =>
      later(() => {
        if (to.destroyed || to.write(bytes)) return
        from.pause()
        to.once('drain', () => from.resume())
      }),
    )
    from.on('error', () => {})
    from.on('close', () => {
      later(() => to.destroy())
      if (to.destroyed) this.pairs.delete(pair)
    })
  }
}

import { connect, createServer, type Server, type Socket } from 'node:net'

/** A TCP proxy to the served app. Cutting it takes the network away, also where the browser's own offline mode would not. */
export class CuttableProxy {
  private readonly server: Server
  private readonly open = new Set<Socket>()
  address = ''

  private constructor(to: URL) {
    this.server = createServer((near) => {
      const far = connect(Number(to.port), to.hostname)
      for (const [from, into] of [
        [near, far],
        [far, near],
      ] as const) {
        this.open.add(from)
        from.pipe(into)
        from.on('error', () => into.destroy())
        from.on('close', () => this.open.delete(from))
      }
    })
  }

  static async to(address: string): Promise<CuttableProxy> {
    const proxy = new CuttableProxy(new URL(address))
    await new Promise<void>((ready) => proxy.server.listen(0, '127.0.0.1', ready))
    proxy.address = `http://127.0.0.1:${(proxy.server.address() as { port: number }).port}`
    return proxy
  }

  /** Listens again at the same address. */
  async mend(): Promise<void> {
    await new Promise<void>((ready) => this.server.listen(Number(new URL(this.address).port), '127.0.0.1', ready))
  }

  cut(): void {
    this.server.close()
    for (const socket of this.open) socket.destroy()
  }
}

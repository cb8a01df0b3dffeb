import { connect, createServer, type Server, type Socket } from 'node:net'

/** A wire to the served app that can be cut: then there is no network, whatever the browser believes. */
export class Wire {
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

  static async to(address: string): Promise<Wire> {
    const wire = new Wire(new URL(address))
    await new Promise<void>((ready) => wire.server.listen(0, '127.0.0.1', ready))
    wire.address = `http://127.0.0.1:${(wire.server.address() as { port: number }).port}`
    return wire
  }

  /** The network is back, at the same address. */
  async mend(): Promise<void> {
    await new Promise<void>((ready) => this.server.listen(Number(new URL(this.address).port), '127.0.0.1', ready))
  }

  cut(): void {
    this.server.close()
    for (const socket of this.open) socket.destroy()
  }
}

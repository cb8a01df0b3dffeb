import { createServer, request, type Server } from 'node:http'
import { connect } from 'node:net'

const WORKER = '/service-worker.js'

/** A proxy to the served app that can pretend that a newer version of the app has been installed on the server. */
export class UpdatingProxy {
  private readonly server: Server
  private newer = false
  address = ''

  private constructor(to: URL) {
    this.server = createServer((asked, answer) => {
      if (asked.url === WORKER && this.newer) {
        void this.newerWorker(to).then((script) => answer.setHeader('content-type', 'text/javascript').end(script))
        return
      }
      const headers = { ...asked.headers, host: to.host }
      const forwarded = request(new URL(asked.url ?? '/', to), { method: asked.method ?? 'GET', headers }, (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(answer)
      })
      forwarded.on('error', () => answer.destroy())
      asked.pipe(forwarded)
    })
    this.server.on('upgrade', (asked, near) => {
      const far = connect(Number(to.port), to.hostname, () => {
        const lines = Object.entries({ ...asked.headers, host: to.host }).map(([name, value]) => `${name}: ${value}`)
        far.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
        near.pipe(far).pipe(near)
      })
      far.on('error', () => near.destroy())
      near.on('error', () => far.destroy())
    })
  }

  /** The service worker of the next version: the same but for the version that its store is named after. */
  private async newerWorker(to: URL): Promise<string> {
    const { version } = (await (await fetch(new URL('/_app/version.json', to))).json()) as { version: string }
    const script = await (await fetch(new URL(WORKER, to))).text()
    if (!script.includes(version)) throw new Error('the service worker does not know its version')
    return script.replaceAll(version, `${version}-newer`)
  }

  static async to(address: string): Promise<UpdatingProxy> {
    const proxy = new UpdatingProxy(new URL(address))
    await new Promise<void>((ready) => proxy.server.listen(0, '127.0.0.1', ready))
    proxy.address = `http://127.0.0.1:${(proxy.server.address() as { port: number }).port}`
    return proxy
  }

  /** From now on the server has the next version. */
  update(): void {
    this.newer = true
  }

  close(): void {
    this.server.close()
    this.server.closeAllConnections()
  }
}

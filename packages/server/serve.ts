import { accessSync, constants } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join, resolve, sep } from 'node:path'
import helmet from '@fastify/helmet'
import files from '@fastify/static'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { api } from './api/index.ts'
import { Online } from './online.ts'
import { PLAIN_POLICY, policyOfFile } from './policy.ts'
import type { OnlineSettings } from './settings.ts'
import { NoStore } from './store/sqlite/store.ts'

export interface Hosting {
  /** The built app. */
  readonly folder: string
  /** 0 takes any free one. */
  readonly port: number
  readonly host: string
  /** Play online; without it only the app is served, which then plays by itself. */
  readonly online?: OnlineSettings
  /** Whether someone in front of us is trusted to say where a request came from. */
  readonly trustProxy?: boolean
  /** Where notes go; nowhere if not said. */
  readonly log?: FastifyBaseLogger
}

/** A server that listens, or in one line why it does not. */
export type Serving =
  | { readonly ok: true; readonly port: number; readonly url: string; readonly online: Online | undefined; stop(): Promise<void> }
  | {
      readonly ok: false
      readonly reason: 'no-build' | 'no-data' | 'port-taken' | 'no-access' | 'no-such-host'
      readonly problem: string
    }

const FALLBACK = 'index.html'

/** The largest request. */
const MOST_BYTES = 65_536

/** Serves the built app, and play online, until stopped. */
export async function serve(hosting: Hosting): Promise<Serving> {
  const root = resolve(hosting.folder)
  if (!readable(join(root, FALLBACK))) {
    return { ok: false, reason: 'no-build', problem: `there is no built app in ${root}: run "npm run build" first` }
  }
  const server: FastifyInstance = fastify({
    forceCloseConnections: true,
    bodyLimit: MOST_BYTES,
    trustProxy: hosting.trustProxy ?? false,
    routerOptions: { maxParamLength: 100 },
    ...(hosting.log && { loggerInstance: hosting.log, disableRequestLogging: true }),
  })
  let online: Online | undefined
  try {
    if (hosting.online) online = await Online.open(hosting.online, server.log)
    await furnish(server, root, online)
    await server.listen({ port: hosting.port, host: hosting.host })
  } catch (error) {
    await online?.close()
    await server.close()
    if (error instanceof NoStore) return { ok: false, reason: 'no-data', problem: error.message }
    return whyNot(error as NodeJS.ErrnoException, hosting.host, hosting.port)
  }
  const { port } = server.server.address() as AddressInfo
  void online?.wake()
  const stop = async () => {
    await online?.close()
    await server.close()
  }
  const { host } = hosting
  return { ok: true, port, url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`, online, stop }
}

/** Everything the server answers, before it listens. */
async function furnish(server: FastifyInstance, root: string, online: Online | undefined): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: false, // ours is made page by page
    strictTransportSecurity: false, // for whoever ends the TLS in front of us to say
    crossOriginEmbedderPolicy: false,
  })
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', PLAIN_POLICY)
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()')
  })
  if (online) await api(server, online)
  await server.register(files, {
    root,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => pageHeaders(reply, path.slice(root.length).replace(/\.(br|gz)$/, ''), root),
  })
  server.get('/healthz', { schema: { hide: true } as object }, async () => ({ ok: true }))
  server.setNotFoundHandler((request, reply) => {
    if (isPage(request)) return reply.sendFile(FALLBACK)
    return reply.code(404).header('cache-control', 'no-cache').send({ error: 'not found', path: request.url })
  })
}

/** Files named by their content never change; anything else is asked for again each time (and mostly not sent again). */
function pageHeaders(reply: FastifyReply, path: string, root: string): void {
  const forever = path.startsWith(['', '_app', 'immutable', ''].join(sep))
  reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (path.endsWith('.html')) reply.header('content-security-policy', policyOfFile(join(root, path)))
}

/** The app draws every address itself, so an unknown one is answered with its page; a missing script is not. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !url.startsWith('/_app/') && (headers.accept ?? '').includes('text/html')
}

function readable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return true
  } catch {
    return false
  }
}

function whyNot({ code, message }: NodeJS.ErrnoException, host: string, port: number): Serving {
  switch (code) {
    case 'EADDRINUSE':
      return { ok: false, reason: 'port-taken', problem: `port ${port} is already in use` }
    case 'EACCES':
      return { ok: false, reason: 'no-access', problem: `this user may not listen on port ${port}` }
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return { ok: false, reason: 'no-such-host', problem: `"${host}" is no address of this machine` }
    default:
      throw new Error(message, { cause: code })
  }
}

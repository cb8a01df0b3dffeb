import { accessSync, constants } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join, resolve, sep } from 'node:path'
import helmet from '@fastify/helmet'
import files from '@fastify/static'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
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
  /** Which notes are written to the standard output, one JSON object a line; none if not said. */
  readonly logLevel?: string
  /** Lets someone who brings it read /metrics from elsewhere. */
  readonly metricsToken?: string | undefined
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
    ...(hosting.logLevel !== undefined && { logger: { level: hosting.logLevel } }),
    logController: new LogController({ disableRequestLogging: true }), // addresses may carry invitations: `note` below writes what may be written
  })
  let online: Online | undefined
  try {
    if (hosting.online) online = await Online.open(hosting.online, server.log)
    await furnish(server, root, online, hosting.metricsToken)
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
async function furnish(
  server: FastifyInstance,
  root: string,
  online: Online | undefined,
  metricsToken: string | undefined,
): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: false, // ours is made page by page
    strictTransportSecurity: false, // for whoever ends the TLS in front of us to say
    crossOriginEmbedderPolicy: false,
  })
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', PLAIN_POLICY)
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()')
  })
  server.addHook('onResponse', note)
  if (online) {
    await api(server, online)
    metricsRoute(server, online, metricsToken)
  }
  await server.register(files, {
    root,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => pageHeaders(reply, path.slice(root.length).replace(/\.(br|gz)$/, ''), root),
  })
  server.get('/healthz', { schema: { hide: true } as object }, async (_request, reply) => {
    const ok = online?.store.alive ?? true
    return reply.code(ok ? 200 : 503).send({ ok })
  })
  server.setNotFoundHandler((request, reply) => {
    if (isPage(request)) return reply.sendFile(FALLBACK)
    return reply.code(404).header('cache-control', 'no-cache').send({ error: 'not found', path: request.url })
  })
}

/** A request in the notes: which route, how it went, how long it took. No address, name, cookie or invitation. */
async function note(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { method, routeOptions } = request
  request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
}

function metricsRoute(server: FastifyInstance, online: Online, token: string | undefined): void {
  server.get('/metrics', { schema: { hide: true } as object }, async (request, reply) => {
    const near = request.ip === '127.0.0.1' || request.ip === '::1' || request.ip === '::ffff:127.0.0.1'
    const known = token !== undefined && request.headers.authorization === `Bearer ${token}`
    if (!known && !(near && token === undefined)) return reply.code(403).send({ code: 'not-allowed' })
    reply.header('content-type', online.counts.registry.contentType)
    return online.counts.registry.metrics()
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

function whyNot(error: NodeJS.ErrnoException, host: string, port: number): Serving {
  switch (error.code) {
    case 'EADDRINUSE':
      return { ok: false, reason: 'port-taken', problem: `port ${port} is already in use` }
    case 'EACCES':
      return { ok: false, reason: 'no-access', problem: `this user may not listen on port ${port}` }
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return { ok: false, reason: 'no-such-host', problem: `"${host}" is no address of this machine` }
    default:
      throw error
  }
}

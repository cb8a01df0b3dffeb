import { createHash, timingSafeEqual } from 'node:crypto'
import { accessSync, constants, globSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join, resolve, sep } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import helmet from '@fastify/helmet'
import files from '@fastify/static'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { api } from './api/index.ts'
import { compose, type OnlineParts } from './compose.ts'
import type { Metrics } from './metrics.ts'
import type { TrustedProxies } from './network.ts'
import { PLAIN_POLICY, policyOfFile } from './policy.ts'
import type { OnlineSettings } from './settings.ts'
import { StoreUnavailable } from './store/failures.ts'

/** A route that the documentation does not list. */
const HIDDEN: object = { hide: true }

export interface Hosting {
  /** The built app. */
  readonly folder: string
  /** 0: any free port. */
  readonly port: number
  readonly host: string
  /** Settings of online play; if missing, only the app is served. */
  readonly online?: OnlineSettings
  /** The proxies in front of the server, which say where a request came from. What a browser says itself is never believed. */
  readonly trustProxy?: TrustedProxies | undefined
  /** The longest time in which a whole request must arrive. */
  readonly requestMs?: number
  /** How long a connection may stand still while something is to be sent or received on it. */
  readonly stalledMs?: number
  /** How long a stopping server still answers and says that it is not ready, so that a balancer notices it and its clients leave gradually. */
  readonly drainMs?: number
  /** The log level. The log goes to the standard output, one JSON object per line; without a level nothing is logged. */
  readonly logLevel?: string
  /** The token that must be sent to read /metrics. */
  readonly metricsToken?: string | undefined
  /** A port on which this machine can read /metrics without a token. */
  readonly metricsPort?: number | undefined
}

/** A running server, or the reason why it could not start. */
export type Serving =
  | { readonly ok: true; readonly port: number; readonly url: string; stop(): Promise<void> }
  | {
      readonly ok: false
      readonly reason: 'no-build' | 'no-data' | 'no-database' | 'port-taken' | 'no-access' | 'no-such-host'
      readonly problem: string
    }

const FALLBACK = 'index.html'

/** The largest request body. */
const MOST_BYTES = 65_536
/** A request that takes longer to arrive is cut off. */
const REQUEST_MS = 20_000
/** An answer of which nothing is read for so long is given up. */
const STALLED_MS = 45_000

/** Serves the built app and online play until it is stopped. `open` puts the parts of online play together. */
export async function serve(hosting: Hosting, open = compose): Promise<Serving> {
  // Every move leaves a little garbage. Four threads that collect it together need more processor time than one.
  setFlagsFromString('--no-parallel-scavenge')
  const root = resolve(hosting.folder)
  if (!readable(join(root, FALLBACK))) {
    return { ok: false, reason: 'no-build', problem: `there is no built app in ${root}: run "npm run build" first` }
  }
  const server: FastifyInstance = fastify({
    forceCloseConnections: true,
    bodyLimit: MOST_BYTES,
    connectionTimeout: hosting.stalledMs ?? STALLED_MS,
    requestTimeout: hosting.requestMs ?? REQUEST_MS,
    http: { headersTimeout: hosting.requestMs ?? REQUEST_MS, connectionsCheckingInterval: (hosting.requestMs ?? REQUEST_MS) / 4 },
    trustProxy: hosting.trustProxy === undefined ? false : trusted(hosting.trustProxy),
    routerOptions: { maxParamLength: 100 },
    ...(hosting.logLevel !== undefined && { logger: { level: hosting.logLevel } }),
    logController: new LogController({ disableRequestLogging: true }), // URLs may contain invitation codes; `logRequest` below logs only what is not private
  })
  let online: OnlineParts | undefined
  let metrics: FastifyInstance | undefined
  try {
    if (hosting.online) online = await open(hosting.online, server.log)
    server.server.on('connection', (connection) => online?.sockets.addRequests(connection))
    await addRoutes(server, root, online, hosting.metricsToken)
    if (online && hosting.metricsPort !== undefined) metrics = await metricsServer(online.metrics, hosting.metricsPort)
    await server.listen({ port: hosting.port, host: hosting.host })
  } catch (error) {
    await online?.close()
    await metrics?.close()
    await server.close()
    if (error instanceof StoreUnavailable) {
      const reason = hosting.online?.database === undefined ? 'no-data' : 'no-database'
      return { ok: false, reason, problem: error.message }
    }
    return startFailure(error as NodeJS.ErrnoException, hosting.host, hosting.port)
  }
  const { port } = server.server.address() as AddressInfo
  void online?.resume()
  const stop = async () => {
    if (hosting.drainMs) await online?.drain(hosting.drainMs)
    await online?.close()
    await metrics?.close()
    await server.close()
  }
  const { host } = hosting
  return { ok: true, port, url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`, stop }
}

/** The setting of fastify for trusted proxies. The last proxy is hop 0. */
function trusted(proxies: TrustedProxies): string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : [...proxies]
}

/** Adds all routes and headers to the server. */
async function addRoutes(
  server: FastifyInstance,
  root: string,
  online: OnlineParts | undefined,
  metricsToken: string | undefined,
): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: false, // set for each page below
    strictTransportSecurity: false, // left to the proxy that handles TLS
    crossOriginEmbedderPolicy: false,
  })
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', PLAIN_POLICY)
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()')
  })
  server.addHook('onResponse', logRequest)
  if (online?.metrics.tracing) {
    server.addHook('onResponse', async ({ method, routeOptions }, reply) =>
      online.metrics.answered(method, routeOptions.url ?? 'unknown', reply.statusCode, reply.elapsedTime),
    )
  }
  if (online) {
    await api(server, online)
    metricsRoute(server, online.metrics, metricsToken)
  }
  await server.register(files, {
    root,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => pageHeaders(reply, path.slice(root.length).replace(/\.(br|gz)$/, ''), root),
  })
  server.get('/healthz', { schema: HIDDEN }, async (_request, reply) => {
    const ok = (await online?.status.isHealthy()) ?? true
    return reply.code(ok ? 200 : 503).send({ ok })
  })
  // A balancer sends nothing new to a server that is not ready. It is still healthy while it stops.
  server.get('/readyz', { schema: HIDDEN }, async (_request, reply) => {
    const ok = !online?.status.draining && ((await online?.status.isHealthy()) ?? true)
    return reply.code(ok ? 200 : 503).send({ ok })
  })
  const pages = pageFiles(root)
  server.setNotFoundHandler((request, reply) => {
    if (isPage(request)) return reply.sendFile(pages.get(pathOf(request)) ?? FALLBACK)
    return reply.code(404).header('cache-control', 'no-cache').send({ error: 'not found', path: request.url })
  })
}

/** Logs the route, the status and the time of a request; no network address, name, cookie or invitation code. */
async function logRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { method, routeOptions } = request
  request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
}

/** Metrics on the public port need the token, whatever address a request comes from: a proxy may stand on this machine. */
function metricsRoute(server: FastifyInstance, { registry }: Metrics, token: string | undefined): void {
  server.get('/metrics', { schema: HIDDEN }, async (request, reply) => {
    if (token === undefined || !isSameSecret(request.headers.authorization, `Bearer ${token}`))
      return reply.code(403).send({ code: 'not-allowed' })
    reply.header('content-type', registry.contentType)
    return registry.metrics()
  })
}

/** A server for this machine only that shows nothing but the metrics. */
async function metricsServer({ registry }: Metrics, port: number): Promise<FastifyInstance> {
  const server = fastify({ forceCloseConnections: true })
  server.get('/metrics', async (_request, reply) => {
    reply.header('content-type', registry.contentType)
    return registry.metrics()
  })
  await server.listen({ port, host: '127.0.0.1' })
  return server
}

/** Compares texts in a time that does not tell how much of them is equal. */
function isSameSecret(given: string | undefined, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return given !== undefined && timingSafeEqual(digest(given), digest(expected))
}

/** Files named by a hash of their content are cached for ever; browsers revalidate all other files each time. */
function pageHeaders(reply: FastifyReply, path: string, root: string): void {
  const forever = path.startsWith(['', '_app', 'immutable', ''].join(sep))
  reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (path.endsWith('.html')) reply.header('content-security-policy', policyOfFile(join(root, path)))
}

/** The pages of the app that have an HTML file of their own, by their path. */
function pageFiles(root: string): ReadonlyMap<string, string> {
  return new Map(
    globSync('**/*.html', { cwd: root }).map((file) => [`/${file.split(sep).join('/').slice(0, -'.html'.length)}`, file]),
  )
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? ''
}

/** The app handles all page addresses, so an unknown address is answered with the app's page; a missing script is not. */
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

function startFailure(error: NodeJS.ErrnoException, host: string, port: number): Serving {
  switch (error.code) {
    case 'EADDRINUSE':
      return { ok: false, reason: 'port-taken', problem: `port ${port} is already in use` }
    case 'EACCES':
      return { ok: false, reason: 'no-access', problem: `this user may not listen on port ${port}` }
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return { ok: false, reason: 'no-such-host', problem: `"${host}" is not an address of this machine` }
    default:
      throw error
  }
}

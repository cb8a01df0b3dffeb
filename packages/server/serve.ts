import { accessSync, constants } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join, resolve, sep } from 'node:path'
import helmet from '@fastify/helmet'
import files from '@fastify/static'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { PLAIN_POLICY, policyOfFile } from './policy.ts'

export interface Hosting {
  /** The built app. */
  readonly folder: string
  /** 0 takes any free one. */
  readonly port: number
  readonly host: string
}

/** A server that listens, or in one line why it does not. */
export type Serving =
  | { readonly ok: true; readonly port: number; readonly url: string; stop(): Promise<void> }
  | { readonly ok: false; readonly reason: 'no-build' | 'port-taken' | 'no-access' | 'no-such-host'; readonly problem: string }

const FALLBACK = 'index.html'

/** Serves the built app until stopped. */
export async function serve({ folder, port, host }: Hosting): Promise<Serving> {
  const root = resolve(folder)
  if (!readable(join(root, FALLBACK))) {
    return { ok: false, reason: 'no-build', problem: `there is no built app in ${root}: run "npm run build" first` }
  }
  const server = await hosting(root)
  try {
    await server.listen({ port, host })
  } catch (error) {
    await server.close()
    return whyNot(error as NodeJS.ErrnoException, host, port)
  }
  const { port: taken } = server.server.address() as AddressInfo
  return { ok: true, port: taken, url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`, stop: () => server.close() }
}

/** The server, not yet listening. */
async function hosting(root: string): Promise<FastifyInstance> {
  const server = fastify({ forceCloseConnections: true })
  await server.register(helmet, {
    contentSecurityPolicy: false, // ours is made page by page
    strictTransportSecurity: false, // for whoever ends the TLS in front of us to say
    crossOriginEmbedderPolicy: false,
  })
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', PLAIN_POLICY)
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()')
  })
  await server.register(files, {
    root,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => pageHeaders(reply, path.slice(root.length).replace(/\.(br|gz)$/, ''), root),
  })
  server.get('/healthz', async () => ({ ok: true }))
  server.setNotFoundHandler((request, reply) => {
    if (isPage(request)) return reply.sendFile(FALLBACK)
    return reply.code(404).header('cache-control', 'no-cache').send({ error: 'not found', path: request.url })
  })
  return server
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
      throw new Error(message)
  }
}

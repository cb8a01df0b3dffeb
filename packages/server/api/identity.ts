import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Online } from '../online.ts'
import { identityHeaders } from '../people/identity.ts'

/** A route that the documentation does not list. */
const HIDDEN: object = { hide: true }

/** The routes of the identity library: passkeys, signing in and out, mail addresses, forgotten passwords. */
export function identityRoutes(online: Online) {
  const forward = async (request: FastifyRequest, reply: FastifyReply) => {
    const visitor = await online.people.visitor(identityHeaders(request.headers, request.ip))
    const answer = await online.identity.handler(toWebRequest(request, online.settings.publicAddress))
    answer.headers.forEach((value, name) => {
      if (name !== 'set-cookie') reply.header(name, value)
    })
    for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie)
    if (visitor) {
      online.people.forget(visitor.person.id)
      // Signing out closes every socket of the session.
      if (request.url.startsWith('/api/auth/sign-out') && answer.ok) online.closeSession(visitor.person.id, visitor.session)
    }
    return reply.code(answer.status).send(answer.body ? Buffer.from(await answer.arrayBuffer()) : undefined)
  }
  return async (server: FastifyInstance) => {
    server.route({ method: ['GET', 'POST'], url: '/api/auth/*', schema: HIDDEN, handler: forward })
  }
}

function toWebRequest(request: FastifyRequest, publicAddress: string | undefined): Request {
  const { origin } = request.headers
  // A proxy may not tell us that the page came over TLS. The Origin header of the same host does.
  const base =
    publicAddress ??
    (origin && URL.canParse(origin) && new URL(origin).host === request.host ? origin : `${request.protocol}://${request.host}`)
  const headers = identityHeaders(request.headers, request.ip)
  headers.delete('content-length')
  const body = request.method === 'POST' ? JSON.stringify(request.body ?? {}) : undefined
  if (body !== undefined) headers.set('content-type', 'application/json')
  return new Request(new URL(request.url, base), { method: request.method, headers, ...(body !== undefined && { body }) })
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Online } from '../online.ts'
import { identityHeaders } from '../people/identity.ts'
import type { Visitor } from '../people/people.ts'

/** Whether a page of ours sent this. A browser always says where a page came from; what says nothing is no browser. */
export function isOurs(request: FastifyRequest, publicAddress: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  try {
    const from = new URL(origin)
    return publicAddress === undefined ? from.host === request.host : from.origin === new URL(publicAddress).origin
  } catch {
    return false
  }
}

/** Refuses what another site's page made a browser send. */
export function refuseForeign(online: Online) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || isOurs(request, online.settings.publicAddress)) return
    online.counts.refused('foreign-origin')
    await reply.code(403).send({ code: 'foreign-origin' })
  }
}

/** Who asks, or null. */
export function visitorOf(online: Online, request: FastifyRequest): Promise<Visitor | null> {
  return online.people.visitor(identityHeaders(request.headers, request.ip))
}

/** Who asks; where nobody has come in the request is answered here and undefined comes back. */
export async function signedIn(online: Online, request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> {
  const visitor = await visitorOf(online, request)
  if (!visitor) await reply.code(401).send({ code: 'sign-in' })
  return visitor?.person.id
}

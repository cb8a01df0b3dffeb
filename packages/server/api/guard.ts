import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Metrics } from '../metrics.ts'
import type { Moderation } from '../moderation/moderation.ts'
import { identityHeaders } from '../people/identity.ts'
import type { People, Visitor } from '../people/people.ts'
import type { OnlineSettings } from '../settings.ts'

/** What the guard needs to identify the sender of a request and to check their rights. */
export interface GuardParts {
  readonly settings: OnlineSettings
  readonly metrics: Metrics
  readonly people: People
  readonly moderation: Moderation
}

/** True for same-origin requests. Browsers always send Origin or Sec-Fetch-Site; clients that send neither are let through. */
export function isSameOrigin(request: FastifyRequest, publicAddress: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  try {
    const from = new URL(origin)
    return publicAddress === undefined ? from.host === request.host : from.origin === new URL(publicAddress).origin
  } catch {
    return false
  }
}

/** Refuses requests that a page of another site made a browser send. */
export function refuseForeign({ settings, metrics }: GuardParts) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || isSameOrigin(request, settings.publicAddress)) return
    metrics.refused('foreign-origin')
    await reply.code(403).send({ code: 'foreign-origin' })
  }
}

/** The person who sent the request; null if nobody is signed in. */
export function visitorOf({ people }: Pick<GuardParts, 'people'>, request: FastifyRequest): Promise<Visitor | null> {
  return people.visitor(identityHeaders(request.headers, request.ip))
}

/** The id of the person who sent the request. If nobody is signed in, answers 401 and returns undefined. */
export async function signedIn(
  parts: Pick<GuardParts, 'people'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | undefined> {
  const visitor = await visitorOf(parts, request)
  if (!visitor) await reply.code(401).send({ code: 'sign-in' })
  return visitor?.person.id
}

/** Like `signedIn`, for people who may take part: if a moderator has banned the person, answers 403 and returns undefined. */
export async function participant(parts: GuardParts, request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> {
  const person = await signedIn(parts, request, reply)
  if (person === undefined || !(await parts.moderation.isUnder(person, 'ban'))) return person
  await reply.code(403).send({ code: 'banned' })
  return undefined
}

import rateLimit from '@fastify/rate-limit'
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { SharedLimits } from '../nodes/shared-limits.ts'
import type { Status } from '../status.ts'
import { isTemporary } from '../store/failures.ts'
import { type CampaignParts, campaignRoutes } from './campaigns.ts'
import { refuseForeign } from './guard.ts'
import { type IdentityParts, identityRoutes } from './identity.ts'
import { type ModerationParts, moderationRoutes } from './moderation.ts'
import { type NoticeParts, noticeRoutes } from './notices.ts'
import { type PeopleParts, peopleRoutes } from './people.ts'
import { type RoomParts, roomRoutes } from './rooms.ts'
import { routeLimits } from './route-limits.ts'
import { type SocketParts, socketRoute } from './socket.ts'

/** What all routes together need. */
export interface ApiParts
  extends CampaignParts,
    IdentityParts,
    ModerationParts,
    NoticeParts,
    PeopleParts,
    RoomParts,
    SocketParts {
  readonly status: Status
  readonly sharedLimits: SharedLimits
}

/** All routes below /api. */
export async function api(server: FastifyInstance, parts: ApiParts): Promise<void> {
  const { status: serverStatus, metrics, settings, sharedLimits, clock } = parts
  await socketRoute(server, parts)
  await server.register(async (inner) => {
    await inner.register(rateLimit, { ...settings.limits.requests, store: routeLimits(sharedLimits, () => clock.now()) })
    inner.addHook('onRequest', refuseForeign(parts))
    inner.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    })
    inner.setErrorHandler((error: FastifyError, request, reply) => {
      const passes = serverStatus.closing || isTemporary(error)
      const status = error.statusCode ?? (passes ? 503 : 500)
      serverStatus.noteDamage(error)
      if (status >= 500 && !serverStatus.closing) request.log.error({ err: error }, 'a request failed')
      const code = status === 429 ? 'too-fast' : status === 503 ? 'try-again' : status >= 500 ? 'broken' : 'bad-request'
      metrics.refused(code)
      return reply.code(status).send(status >= 500 ? { code } : { code, problem: error.message })
    })
    inner.setValidatorCompiler(TypeBoxValidatorCompiler)
    const typed = inner.withTypeProvider<TypeBoxTypeProvider>()
    await typed.register(identityRoutes(parts))
    await typed.register(peopleRoutes(parts))
    await typed.register(roomRoutes(parts))
    await typed.register(campaignRoutes(parts))
    await typed.register(noticeRoutes(parts))
    await typed.register(moderationRoutes(parts))
  })
}

import rateLimit from '@fastify/rate-limit'
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { Online } from '../online.ts'
import { isTemporary } from '../store/failures.ts'
import { refuseForeign } from './guard.ts'
import { identityRoutes } from './identity.ts'
import { moderationRoutes } from './moderation.ts'
import { noticeRoutes } from './notices.ts'
import { peopleRoutes } from './people.ts'
import { roomRoutes } from './rooms.ts'
import { socketRoute } from './socket.ts'

/** All routes below /api. */
export async function api(server: FastifyInstance, online: Online): Promise<void> {
  await socketRoute(server, online)
  await server.register(async (inner) => {
    await inner.register(rateLimit, online.settings.limits.requests)
    inner.addHook('onRequest', refuseForeign(online))
    inner.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    })
    inner.setErrorHandler((error: FastifyError, request, reply) => {
      const passes = online.closing || isTemporary(error)
      const status = error.statusCode ?? (passes ? 503 : 500)
      online.noteDamage(error)
      if (status >= 500 && !online.closing) request.log.error({ err: error }, 'a request failed')
      const code = status === 429 ? 'too-fast' : status === 503 ? 'try-again' : status >= 500 ? 'broken' : 'bad-request'
      online.metrics.refused(code)
      return reply.code(status).send(status >= 500 ? { code } : { code, problem: error.message })
    })
    inner.setValidatorCompiler(TypeBoxValidatorCompiler)
    const typed = inner.withTypeProvider<TypeBoxTypeProvider>()
    await typed.register(identityRoutes(online))
    await typed.register(peopleRoutes(online))
    await typed.register(roomRoutes(online))
    await typed.register(noticeRoutes(online))
    await typed.register(moderationRoutes(online))
  })
}

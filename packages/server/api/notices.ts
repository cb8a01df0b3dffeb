import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { PushKey, Refused, Subscription, Unsubscription } from '@grimuar/protocol/api'
import { Type } from 'typebox'
import { isPushService } from '../notices/push.ts'
import type { Online } from '../online.ts'
import { signedIn } from './guard.ts'

const Done = Type.Object({})
/** Browsers one person may be told in. */
const MOST_BROWSERS = 20

/** Where people want to be told that it is their turn. */
export function noticeRoutes(online: Online): FastifyPluginAsyncTypebox {
  const { store } = online
  return async (server) => {
    server.get('/api/push', { schema: { summary: 'The key for a push subscription', response: { 200: PushKey } } }, async () => ({
      key: online.pushKeys.publicKey,
    }))

    server.post(
      '/api/push',
      {
        schema: {
          summary: 'Tell me in this browser',
          body: Subscription,
          response: { 200: Done, 400: Refused, 401: Refused, 429: Refused },
        },
      },
      async (request, reply) => {
        const person = await signedIn(online, request, reply)
        if (person === undefined) return reply
        const { endpoint, keys } = request.body
        if (!isPushService(endpoint)) return reply.code(400).send({ code: 'bad-request', problem: 'no known push service' })
        if ((await store.pushes(person)).length >= MOST_BROWSERS) return reply.code(429).send({ code: 'limit' })
        await store.addPush({ endpoint, person, keys })
        return {}
      },
    )

    server.delete(
      '/api/push',
      { schema: { summary: 'No longer in this browser', body: Unsubscription, response: { 200: Done, 401: Refused } } },
      async (request, reply) => {
        const person = await signedIn(online, request, reply)
        if (person === undefined) return reply
        const mine = (await store.pushes(person)).some(({ endpoint }) => endpoint === request.body.endpoint)
        if (mine) await store.removePush(request.body.endpoint)
        return {}
      },
    )
  }
}

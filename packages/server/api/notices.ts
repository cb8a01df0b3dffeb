import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorBody, PushKey, Subscription, Unsubscription } from '@grimuar/protocol/api'
import { Type } from 'typebox'
import { isPushService, type PushKeys } from '../notices/push.ts'
import type { Store } from '../store/contract.ts'
import { type GuardParts, signedIn } from './guard.ts'

/** What these routes need. */
export interface NoticeParts extends GuardParts {
  readonly store: Store
  readonly pushKeys: PushKeys
}

const Done = Type.Object({})
/** The most browsers in which one person may be notified. */
const MOST_BROWSERS = 20

/** The routes for push subscriptions. */
export function noticeRoutes(parts: NoticeParts): FastifyPluginAsyncTypebox {
  const { store, pushKeys } = parts
  return async (server) => {
    server.get(
      '/api/push',
      { schema: { summary: 'Get the key for a push subscription', response: { 200: PushKey } } },
      async () => ({
        key: pushKeys.publicKey,
      }),
    )

    server.post(
      '/api/push',
      {
        schema: {
          summary: 'Send notifications to this browser',
          body: Subscription,
          response: { 200: Done, 400: ErrorBody, 401: ErrorBody, 429: ErrorBody },
        },
      },
      async (request, reply) => {
        const person = await signedIn(parts, request, reply)
        if (person === undefined) return reply
        const { endpoint, keys } = request.body
        if (!isPushService(endpoint))
          return reply.code(400).send({ code: 'bad-request', problem: 'the endpoint is not a known push service' })
        if ((await store.pushes(person)).length >= MOST_BROWSERS) return reply.code(429).send({ code: 'limit' })
        await store.addPush({ endpoint, person, keys })
        return {}
      },
    )

    server.delete(
      '/api/push',
      {
        schema: { summary: 'Stop notifications to this browser', body: Unsubscription, response: { 200: Done, 401: ErrorBody } },
      },
      async (request, reply) => {
        const person = await signedIn(parts, request, reply)
        if (person === undefined) return reply
        const mine = (await store.pushes(person)).some(({ endpoint }) => endpoint === request.body.endpoint)
        if (mine) await store.removePush(request.body.endpoint)
        return {}
      },
    )
  }
}

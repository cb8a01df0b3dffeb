import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { Online } from '../online.ts'
import type { Visitor } from '../people/people.ts'
import { Tab } from '../sockets/client-socket.ts'
import { Outbox } from '../sockets/outbox.ts'
import { listen } from '../sockets/router.ts'
import { isOurs, visitorOf } from './guard.ts'

/** The largest thing a client may say. */
const MOST_BYTES = 16_384

declare module 'fastify' {
  interface FastifyRequest {
    visitor?: Visitor | null
    mutes?: readonly string[]
  }
}

/** The one socket of each tab. Who it is, is found out once, before it opens. */
export async function socketRoute(server: FastifyInstance, online: Online): Promise<void> {
  const outbox = new Outbox()
  await server.register(websocket, { options: { maxPayload: MOST_BYTES, perMessageDeflate: false } })
  await server.register(async (inner) => {
    inner.route({
      method: 'GET',
      url: '/api/socket',
      schema: { hide: true } as object,
      preValidation: async (request, reply) => {
        if (!isOurs(request, online.settings.publicAddress)) {
          online.counts.refused('foreign-origin')
          return reply.code(403).send({ code: 'foreign-origin' })
        }
        if (online.closing) return reply.code(503).send({ code: 'try-again' })
        request.visitor = await visitorOf(online, request)
        const { perPerson, perAddress } = online.settings.limits.sockets
        const person = request.visitor?.person.id
        const many =
          person === undefined ? online.strangersAt(request.ip) >= perAddress : online.tabs.of(person).size >= perPerson
        request.mutes = person === undefined ? [] : await online.store.mutes(person)
        if (many) return reply.code(429).send({ code: 'limit' })
        return undefined
      },
      wsHandler: (socket, request) => {
        const visitor = request.visitor ?? null
        const tab = new Tab(
          socket,
          request.socket,
          outbox,
          visitor,
          request.mutes ?? [],
          online.settings.limits.messages,
          online.now(),
        )
        const address = visitor ? null : request.ip
        let alive = true
        const heartbeat = setInterval(() => {
          if (!alive) return socket.terminate()
          alive = false
          socket.ping()
          if (tab.greeted) tab.say({ say: 'now', now: online.now() }) // pings are not for scripts to hear
        }, online.settings.beatMs)
        socket.on('pong', () => {
          alive = true
        })
        socket.on('message', listen(online, tab))
        socket.on('error', () => socket.terminate()) // too big, or not the protocol of sockets at all
        socket.on('close', () => {
          clearInterval(heartbeat)
          online.left(tab, address)
        })
        online.came(tab, address)
      },
      handler: async (_request, reply) => reply.code(426).send({ code: 'socket', problem: 'this address speaks WebSocket' }),
    })
  })
}

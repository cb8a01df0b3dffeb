import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../network.ts'
import type { Online } from '../online.ts'
import type { Visitor } from '../people/people.ts'
import { ClientSocket } from '../sockets/client-socket.ts'
import { Outbox } from '../sockets/outbox.ts'
import { messageHandler } from '../sockets/router.ts'
import { isSameOrigin, visitorOf } from './guard.ts'

/** A route that the documentation does not list. */
const HIDDEN: object = { hide: true }

/** The largest message of a client. */
const MOST_BYTES = 16_384
/** How long a closed socket waits for the other side. */
const CLOSE_MS = 2000

declare module 'fastify' {
  interface FastifyRequest {
    visitor?: Visitor | null
    mutes?: readonly string[]
  }
}

/** The WebSocket route. The session is read once, before the socket opens. */
export async function socketRoute(server: FastifyInstance, online: Online): Promise<void> {
  const outbox = new Outbox()
  // Pongs are sent below, within the limits of the client.
  const options = { maxPayload: MOST_BYTES, perMessageDeflate: false, autoPong: false, closeTimeout: CLOSE_MS }
  await server.register(websocket, { options })
  await server.register(async (inner) => {
    await inner.register(rateLimit, online.settings.limits.handshakes)
    inner.route({
      method: 'GET',
      url: '/api/socket',
      schema: HIDDEN,
      preValidation: async (request, reply) => {
        if (!isSameOrigin(request, online.settings.publicAddress)) {
          online.metrics.refused('foreign-origin')
          return reply.code(403).send({ code: 'foreign-origin' })
        }
        if (online.closing) return reply.code(503).send({ code: 'try-again' })
        request.visitor = await visitorOf(online, request)
        const { perPerson, perAddress, inAll } = online.settings.limits.sockets
        const person = request.visitor?.person.id
        const from = online.socketsFrom(networkOf(request.ip))
        const tooMany =
          from.inAll >= inAll ||
          (person === undefined ? from.anonymous >= perAddress : online.sockets.of(person).size >= perPerson)
        request.mutes = person === undefined ? [] : await online.store.mutes(person)
        if (person !== undefined && (await online.moderation.isUnder(person, 'ban')))
          return reply.code(403).send({ code: 'banned' })
        if (tooMany) return reply.code(429).send({ code: 'limit' })
        return undefined
      },
      wsHandler: (socket, request) => {
        const visitor = request.visitor ?? null
        const client = new ClientSocket(
          socket,
          request.socket,
          outbox,
          visitor,
          request.mutes ?? [],
          online.settings.limits,
          online.messageLimit(visitor?.person.id, networkOf(request.ip)),
          online.now(),
        )
        const network = networkOf(request.ip)
        let alive = true
        const heartbeat = setInterval(() => {
          if (!alive) return socket.terminate()
          alive = false
          socket.ping()
          if (client.greeted) client.send({ type: 'heartbeat', now: online.now() }) // scripts in a browser cannot see pings
        }, online.settings.heartbeatMs)
        socket.on('pong', () => {
          if (alive) client.countRefusal(online.now()) // nobody asked for it
          alive = true
        })
        socket.on('ping', (data) => {
          if (!client.listening) return
          if (client.mayHandle(online.now())) socket.pong(data)
          else client.countRefusal(online.now())
        })
        request.socket.prependListener('data', ({ length }: Buffer) => client.countBytes(length, online.now()))
        socket.on('message', messageHandler(online, client))
        socket.on('error', () => socket.terminate()) // the frame is too big or not valid WebSocket
        socket.on('close', () => {
          clearInterval(heartbeat)
          online.socketClosed(client, network)
        })
        online.socketOpened(client, network)
      },
      handler: async (_request, reply) => reply.code(426).send({ code: 'socket', problem: 'use a WebSocket at this address' }),
    })
  })
}

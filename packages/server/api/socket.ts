import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../network.ts'
import type { Notices } from '../notices/notices.ts'
import type { Visitor } from '../people/people.ts'
import { ClientSocket } from '../sockets/client-socket.ts'
import type { Networks } from '../sockets/networks.ts'
import { Outbox } from '../sockets/outbox.ts'
import { type MessageParts, messageHandler } from '../sockets/router.ts'
import { TextReader } from '../sockets/text-reader.ts'
import { type GuardParts, isSameOrigin, visitorOf } from './guard.ts'

/** What the sockets need. */
export interface SocketParts extends GuardParts, MessageParts {
  readonly networks: Networks
  readonly notices: Notices
}

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
export async function socketRoute(server: FastifyInstance, parts: SocketParts): Promise<void> {
  const { settings, metrics, status, sockets, networks, store, moderation, notices, clock, log } = parts
  const outbox = new Outbox()
  // Pongs are sent below, within the limits of the client.
  const options = { maxPayload: MOST_BYTES, perMessageDeflate: false, autoPong: false, closeTimeout: CLOSE_MS }
  await server.register(websocket, { options })
  await server.register(async (inner) => {
    await inner.register(rateLimit, settings.limits.handshakes)
    inner.route({
      method: 'GET',
      url: '/api/socket',
      schema: HIDDEN,
      preValidation: async (request, reply) => {
        if (!isSameOrigin(request, settings.publicAddress)) {
          metrics.refused('foreign-origin')
          return reply.code(403).send({ code: 'foreign-origin' })
        }
        if (status.closing) return reply.code(503).send({ code: 'try-again' })
        request.visitor = await visitorOf(parts, request)
        const person = request.visitor?.person.id
        const release = request.ws ? networks.reserveSocket(person, networkOf(request.ip)) : () => {}
        if (!release) return reply.code(429).send({ code: 'limit' })
        request.socket.once('close', release)
        request.mutes = person === undefined ? [] : await store.mutes(person)
        if (person !== undefined && (await moderation.isUnder(person, 'ban'))) {
          release()
          return reply.code(403).send({ code: 'banned' })
        }
        // Drop the HTTP reply: the socket would keep it and its request in memory.
        if (request.ws) reply.raw.detachSocket(request.socket)
        return undefined
      },
      wsHandler: (socket, request) => {
        socket.removeAllListeners('error') // that of the library keeps the request, too
        const visitor = request.visitor ?? null
        const client = new ClientSocket(
          socket,
          request.socket,
          outbox,
          visitor,
          request.mutes ?? [],
          settings.limits,
          networks.shareOf(visitor?.person ?? null, networkOf(request.ip)),
          clock.now(),
        )
        let alive = true
        const heartbeat = setInterval(() => {
          if (!alive) return socket.terminate()
          alive = false
          socket.ping()
          if (client.greeted) client.send({ type: 'heartbeat', now: clock.now() }) // scripts in a browser cannot see pings
        }, settings.heartbeatMs)
        socket.on('pong', () => {
          if (alive) client.countRefusal(clock.now()) // nobody asked for it
          alive = true
        })
        socket.on('ping', (data) => {
          if (!client.listening) return
          if (client.mayHandle(clock.now())) socket.pong(data)
          else client.countRefusal(clock.now())
        })
        const onText = messageHandler(parts, client)
        TextReader.attach(request.socket, MOST_BYTES, { onText, onBytes: (length) => client.countBytes(length, clock.now()) })
        socket.on('message', (data, isBinary) => onText(isBinary ? undefined : String(data)))
        socket.on('error', () => socket.terminate()) // the frame is too big or not valid WebSocket
        socket.on('close', () => {
          clearInterval(heartbeat)
          sockets.remove(client)
          client.leaveAll()
        })
        if (client.person !== null && !sockets.isOnline(client.person)) {
          notices.clear(client.person).catch((err) => log.error({ err }, 'notices could not be cleared'))
        }
        sockets.add(client, request.socket)
      },
      handler: async (_request, reply) => reply.code(426).send({ code: 'socket', problem: 'use a WebSocket at this address' }),
    })
  })
}

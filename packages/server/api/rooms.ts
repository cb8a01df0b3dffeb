import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  ClaimSeat,
  Commitment,
  ErrorBody,
  NewRoom,
  Rematch,
  Reveal,
  RoomLists,
  SetQuiet,
  SetSeat,
  Start,
} from '@grimuar/protocol/api'
import { Id, Moment, RoomCard, Seat } from '@grimuar/protocol/nouns'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { revealOf } from '../matches/reveal.ts'
import { networkOf } from '../network.ts'
import type { CardOf } from '../rooms/card.ts'
import { momentOf } from '../rooms/history.ts'
import { ListedRooms } from '../rooms/listed-rooms.ts'
import { isRoom, type RoomError, type Rooms } from '../rooms/rooms.ts'
import type { Lobby } from '../sockets/lobby.ts'
import type { RoomRow, Store } from '../store/contract.ts'
import { type GuardParts, participant, visitorOf } from './guard.ts'

/** What these routes need. */
export interface RoomParts extends GuardParts {
  readonly store: Store
  readonly rooms: Rooms
  readonly lobby: Lobby
  readonly cardOf: CardOf
}

const STATUS: { readonly [code: string]: number } = {
  'no-room': 404,
  'no-game': 404,
  'no-moment': 404,
  'not-host': 403,
  'not-seated': 403,
  'kept-out': 403,
  banned: 403,
  limit: 429,
  'bad-options': 400,
  'nothing-to-follow': 400,
  'no-campaign': 404,
  'bad-seats': 400,
  'try-again': 503,
  broken: 500,
  'rules-gone': 410,
}

const params = Type.Object({ id: Id })
const querystring = Type.Object({ code: Type.Optional(Type.String({ maxLength: 40 })) })
const refusals = { 400: ErrorBody, 401: ErrorBody, 403: ErrorBody, 404: ErrorBody, 409: ErrorBody, 429: ErrorBody }
const response = { 200: RoomCard, ...refusals }

/** The routes for rooms and their matches. */
export function roomRoutes(parts: RoomParts): FastifyPluginAsyncTypebox {
  const { rooms, lobby, store, cardOf, metrics, settings } = parts
  const listedRooms = new ListedRooms(store, settings.limits.listedRooms)
  const refuse = (reply: FastifyReply, error: RoomError) => {
    metrics.refused(error.code)
    return reply.code(STATUS[error.code] ?? 409).send(error)
  }
  /** Runs `work` for the signed-in person and answers with the card of the room. */
  const asPerson = async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (person: string) => Promise<RoomRow | RoomError>,
  ): Promise<never> => {
    const person = await participant(parts, request, reply)
    if (person === undefined) return reply as never
    const row = await work(person)
    return ('id' in row ? await cardOf(row, person) : refuse(reply, row)) as never
  }

  return async (server) => {
    server.get(
      '/api/rooms',
      { schema: { summary: 'List open rooms, running matches and my rooms', response: { 200: RoomLists } } },
      async (request) => {
        const visitor = await visitorOf(parts, request)
        return lobby.lists(visitor?.person.id ?? null)
      },
    )

    server.post(
      '/api/commitments',
      {
        config: { rateLimit: { max: 60, timeWindow: 60_000 } },
        schema: {
          summary: 'Draw the secret of my next room and get its commitment',
          response: { 200: Commitment, 401: ErrorBody },
        },
      },
      async (request, reply) => {
        const person = await participant(parts, request, reply)
        return person === undefined ? reply : { commitment: await rooms.commit(person) }
      },
    )

    const { newRooms } = settings.limits
    server.post(
      '/api/rooms',
      { config: { rateLimit: newRooms }, schema: { summary: 'Create a room', body: NewRoom, response } },
      (request, reply) =>
        asPerson(request, reply, async (person) => {
          const network = networkOf(request.ip)
          if (request.body.listed && !(await listedRooms.mayList(network)))
            return { code: 'limit', problem: 'rooms in the lobby' }
          const row = await rooms.create(person, request.body)
          if ('id' in row && row.listed && row.state === 'open') listedRooms.note(network, row.id)
          return row
        }),
    )

    server.get(
      '/api/rooms/:id',
      {
        schema: {
          summary: 'Get a room',
          params,
          querystring,
          response,
        },
      },
      async (request, reply) => {
        const person = (await visitorOf(parts, request))?.person.id ?? null
        const row = await rooms.find(request.params.id, person, request.query.code)
        return 'id' in row ? cardOf(row, person) : refuse(reply, row)
      },
    )

    server.get(
      '/api/invitations/:code',
      {
        config: { rateLimit: { max: 60, timeWindow: 60_000 } }, // against guessing codes
        schema: {
          summary: 'Get the room of an invitation code',
          params: Type.Object({ code: Type.String({ maxLength: 40 }) }),
          response,
        },
      },
      async (request, reply) => {
        const row = await store.roomByCode(request.params.code.toLowerCase())
        const person = (await visitorOf(parts, request))?.person.id ?? null
        return row ? cardOf(row, person) : refuse(reply, { code: 'no-room' })
      },
    )

    server.post(
      '/api/rooms/:id/seat',
      { schema: { summary: 'Claim a seat', params, body: ClaimSeat, response } },
      (request, reply) => {
        const { luck, seat, code } = request.body
        return asPerson(request, reply, (person) => rooms.claimSeat(request.params.id, person, luck, seat, code))
      },
    )

    server.delete(
      '/api/rooms/:id/seat',
      { schema: { summary: 'Give up my seat before play begins', params, response } },
      (request, reply) => asPerson(request, reply, (person) => rooms.leave(request.params.id, person)),
    )

    server.put(
      '/api/rooms/:id/seats/:seat',
      {
        schema: {
          summary: 'Free a seat or give it to a bot (host only)',
          params: Type.Object({ id: Id, seat: Seat }),
          body: SetSeat,
          response,
        },
      },
      (request, reply) =>
        asPerson(request, reply, (person) => rooms.setSeat(request.params.id, person, request.params.seat, request.body)),
    )

    server.put(
      '/api/rooms/:id/quiet',
      { schema: { summary: 'Say whether spectators may write in the chat (host only)', params, body: SetQuiet, response } },
      (request, reply) => asPerson(request, reply, (person) => rooms.setQuiet(request.params.id, person, request.body.on)),
    )

    server.post(
      '/api/rooms/:id/start',
      { schema: { summary: 'Fill the free seats with bots and begin (host only)', params, body: Start, response } },
      (request, reply) => asPerson(request, reply, (person) => rooms.start(request.params.id, person, request.body.fill)),
    )

    server.delete('/api/rooms/:id', { schema: { summary: 'Cancel the room (host only)', params, response } }, (request, reply) =>
      asPerson(request, reply, (person) => rooms.cancel(request.params.id, person)),
    )

    server.post(
      '/api/rooms/:id/rematch',
      { schema: { summary: 'Create the rematch, or claim my seat in it', params, body: Rematch, response } },
      (request, reply) => asPerson(request, reply, (person) => rooms.rematch(request.params.id, person, request.body)),
    )

    server.get(
      '/api/rooms/:id/moments/:step',
      {
        config: { rateLimit: settings.limits.moments },
        schema: {
          summary: 'Get the match as I saw it after `step` moves',
          params: Type.Object({ id: Id, step: Type.Integer({ minimum: 0 }) }),
          querystring,
          response: { 200: Moment, ...refusals },
        },
      },
      async (request, reply) => {
        const person = (await visitorOf(parts, request))?.person.id ?? null
        const room = await rooms.open(request.params.id, person, request.query.code)
        if (!isRoom(room)) return refuse(reply, room)
        const moment = await momentOf(room, person, request.params.step)
        if (typeof moment === 'string') return refuse(reply, { code: moment })
        return reply.type('application/json').send(moment.text as never)
      },
    )

    server.get(
      '/api/rooms/:id/reveal',
      {
        schema: {
          summary: 'Get the dice and the record of a finished match',
          params,
          querystring,
          response: { 200: Reveal, ...refusals },
        },
      },
      async (request, reply) => {
        const person = (await visitorOf(parts, request))?.person.id ?? null
        const room = await rooms.open(request.params.id, person, request.query.code)
        if (!isRoom(room)) return refuse(reply, room)
        // Before the end of the match nobody may see the secret or the moves of other seats.
        if (room.row.state !== 'over') return refuse(reply, { code: 'not-now' })
        return revealOf(room, await cardOf(room.row, null))
      },
    )
  }
}

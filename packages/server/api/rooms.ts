import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Commitment, NewTable, Refused, Rematch, Reveal, SetSeat, Start, Tables, TakeSeat } from '@grimuar/protocol/api'
import { Id, Moment, Seat, TableCard } from '@grimuar/protocol/nouns'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Online } from '../online.ts'
import { isRoom, type Trouble } from '../rooms/rooms.ts'
import type { TableRow } from '../store/contract.ts'
import { signedIn, visitorOf } from './guard.ts'

const STATUS: { readonly [code: string]: number } = {
  'no-table': 404,
  'no-game': 404,
  'no-moment': 404,
  'not-host': 403,
  'not-seated': 403,
  limit: 429,
  'bad-options': 400,
  'bad-seats': 400,
  'try-again': 503,
  broken: 500,
  'rules-gone': 410,
}

const params = Type.Object({ id: Id })
const querystring = Type.Object({ code: Type.Optional(Type.String({ maxLength: 40 })) })
const refusals = { 400: Refused, 401: Refused, 403: Refused, 404: Refused, 409: Refused, 429: Refused }
const response = { 200: TableCard, ...refusals }

/** Setting tables up and sitting down at them. */
export function tableRoutes(online: Online): FastifyPluginAsyncTypebox {
  const { tables } = online
  const refuse = (reply: FastifyReply, trouble: Trouble) => {
    online.counts.refused(trouble.code)
    return reply.code(STATUS[trouble.code] ?? 409).send(trouble)
  }
  /** Does something for whoever asks and shows them the table. */
  const asPerson = async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (person: string) => Promise<TableRow | Trouble>,
  ): Promise<never> => {
    const person = await signedIn(online, request, reply)
    if (person === undefined) return reply as never
    const row = await work(person)
    return ('id' in row ? await online.cardOf(row, person) : refuse(reply, row)) as never
  }

  return async (server) => {
    server.get(
      '/api/tables',
      { schema: { summary: 'Open and running tables, and mine', response: { 200: Tables } } },
      async (request) => {
        const visitor = await visitorOf(online, request)
        return (await online.lobby.lists(visitor?.person.id ?? null)) as never
      },
    )

    server.post(
      '/api/commitments',
      {
        config: { rateLimit: { max: 60, timeWindow: 60_000 } },
        schema: { summary: 'Draw the secret of my next table, and say its hash', response: { 200: Commitment, 401: Refused } },
      },
      async (request, reply) => {
        const person = await signedIn(online, request, reply)
        return person === undefined ? reply : { commitment: tables.commit(person) }
      },
    )

    server.post('/api/tables', { schema: { summary: 'Set a table up', body: NewTable, response } }, (request, reply) =>
      asPerson(request, reply, (person) => tables.create(person, request.body)),
    )

    server.get(
      '/api/tables/:id',
      {
        schema: {
          summary: 'One table',
          params,
          querystring,
          response,
        },
      },
      async (request, reply) => {
        const person = (await visitorOf(online, request))?.person.id ?? null
        const row = await tables.look(request.params.id, person, request.query.code)
        return 'id' in row ? online.cardOf(row, person) : refuse(reply, row)
      },
    )

    server.get(
      '/api/invitations/:code',
      {
        config: { rateLimit: { max: 60, timeWindow: 60_000 } }, // nobody guesses codes
        schema: {
          summary: 'The table an invitation is for',
          params: Type.Object({ code: Type.String({ maxLength: 40 }) }),
          response,
        },
      },
      async (request, reply) => {
        const row = await online.store.tableByCode(request.params.code.toLowerCase())
        const person = (await visitorOf(online, request))?.person.id ?? null
        return row ? online.cardOf(row, person) : refuse(reply, { code: 'no-table' })
      },
    )

    server.post(
      '/api/tables/:id/seat',
      { schema: { summary: 'Sit down', params, body: TakeSeat, response } },
      (request, reply) => {
        const { luck, seat, code } = request.body
        return asPerson(request, reply, (person) => tables.take(request.params.id, person, luck, seat, code))
      },
    )

    server.delete(
      '/api/tables/:id/seat',
      { schema: { summary: 'Get up before it has begun', params, response } },
      (request, reply) => asPerson(request, reply, (person) => tables.leave(request.params.id, person)),
    )

    server.put(
      '/api/tables/:id/seats/:seat',
      {
        schema: {
          summary: 'The host frees a seat or gives it to a bot',
          params: Type.Object({ id: Id, seat: Seat }),
          body: SetSeat,
          response,
        },
      },
      (request, reply) =>
        asPerson(request, reply, (person) => tables.setSeat(request.params.id, person, request.params.seat, request.body)),
    )

    server.post(
      '/api/tables/:id/start',
      { schema: { summary: 'The host begins with bots in the free seats', params, body: Start, response } },
      (request, reply) => asPerson(request, reply, (person) => tables.start(request.params.id, person, request.body.fill)),
    )

    server.delete('/api/tables/:id', { schema: { summary: 'The host calls it off', params, response } }, (request, reply) =>
      asPerson(request, reply, (person) => tables.cancel(request.params.id, person)),
    )

    server.post(
      '/api/tables/:id/rematch',
      { schema: { summary: 'The same again', params, body: Rematch, response } },
      (request, reply) => asPerson(request, reply, (person) => tables.rematch(request.params.id, person, request.body)),
    )

    server.get(
      '/api/tables/:id/moments/:step',
      {
        config: { rateLimit: online.settings.limits.moments },
        schema: {
          summary: 'The table as I saw it after so many moves',
          params: Type.Object({ id: Id, step: Type.Integer({ minimum: 0 }) }),
          querystring,
          response: { 200: Moment, ...refusals },
        },
      },
      async (request, reply) => {
        const person = (await visitorOf(online, request))?.person.id ?? null
        const room = await tables.open(request.params.id, person, request.query.code)
        if (!isRoom(room)) return refuse(reply, room)
        const moment = await online.past.moment(room, person, request.params.step)
        if (typeof moment === 'string') return refuse(reply, { code: moment })
        return reply.type('application/json').send(moment.text as never)
      },
    )

    server.get(
      '/api/tables/:id/reveal',
      {
        schema: {
          summary: 'A finished match: its dice laid open, and its record',
          params,
          querystring,
          response: { 200: Reveal, ...refusals },
        },
      },
      async (request, reply) => {
        const person = (await visitorOf(online, request))?.person.id ?? null
        const room = await tables.open(request.params.id, person, request.query.code)
        if (!isRoom(room)) return refuse(reply, room)
        // Before the end the secret is nobody's, and every seat's moves are its own.
        if (room.row.state !== 'over') return refuse(reply, { code: 'not-now' })
        return online.revealOf(room)
      },
    )
  }
}

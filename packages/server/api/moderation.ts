import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Audit, CloseRoom, ErrorBody, HandleReport, HideLine, Lift, NewSanction, Reports, Sanctions } from '@grimuar/protocol/api'
import { Id, type Person } from '@grimuar/protocol/nouns'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Clock } from '../clock.ts'
import { CONSOLE } from '../moderation/console.ts'
import type { Store } from '../store/contract.ts'
import { type GuardParts, signedIn } from './guard.ts'

/** What these routes need. */
export interface ModerationParts extends GuardParts {
  readonly store: Store
  readonly clock: Clock
}

const Done = Type.Object({})
const refusals = { 401: ErrorBody, 403: ErrorBody, 404: ErrorBody }
const HOUR_MS = 3_600_000
const MOST_SHOWN = 200

/** The routes for moderators. Everyone else is refused. */
export function moderationRoutes(parts: ModerationParts): FastifyPluginAsyncTypebox {
  const { moderation, store, people, clock } = parts
  /** The id of the moderator who sent the request. Answers and returns undefined if it is none. */
  const moderator = async (request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> => {
    const person = await signedIn(parts, request, reply)
    if (person === undefined || (await store.moderation.isModerator(person))) return person
    await reply.code(403).send({ code: 'not-moderator' })
    return undefined
  }
  const found = (reply: FastifyReply, done: boolean) => (done ? {} : reply.code(404).send({ code: 'not-found' }))
  const personOf = async (id: string): Promise<Person> => (await people.person(id)) ?? { id, name: '—', avatar: '', guest: true }

  return async (server) => {
    server.get(
      '/api/moderation/reports',
      {
        schema: {
          summary: 'List reports, newest first (moderators only)',
          querystring: Type.Object({ handled: Type.Optional(Type.Boolean()) }),
          response: { 200: Reports, ...refusals },
        },
      },
      async (request, reply) => {
        if ((await moderator(request, reply)) === undefined) return reply
        const rows = await store.moderation.reports(request.query.handled ?? false, MOST_SHOWN)
        return Promise.all(
          rows.map(async ({ by, about, context, ...row }) => ({
            ...row,
            by: await personOf(by),
            about: await personOf(about),
            context: await Promise.all(context.map(async ({ person, ...line }) => ({ ...line, from: await personOf(person) }))),
          })),
        )
      },
    )

    server.post(
      '/api/moderation/reports/:id/handle',
      {
        schema: {
          summary: 'Note that nothing more is to be done about a report (moderators only)',
          params: Type.Object({ id: Type.Integer() }),
          body: HandleReport,
          response: { 200: Done, ...refusals },
        },
      },
      async (request, reply) => {
        const by = await moderator(request, reply)
        if (by === undefined) return reply
        return found(reply, await moderation.handle(by, request.params.id, request.body.note ?? ''))
      },
    )

    server.put(
      '/api/moderation/lines/:id',
      {
        schema: {
          summary: 'Hide a chat line from everyone, or show it again (moderators only)',
          params: Type.Object({ id: Type.Integer() }),
          body: HideLine,
          response: { 200: Done, ...refusals },
        },
      },
      async (request, reply) => {
        const by = await moderator(request, reply)
        if (by === undefined) return reply
        return found(reply, await moderation.hideLine(by, request.params.id, request.body.hidden))
      },
    )

    server.post(
      '/api/moderation/rooms/:id/close',
      {
        schema: {
          summary: 'Cancel an open room or end its match (moderators only)',
          params: Type.Object({ id: Id }),
          body: CloseRoom,
          response: { 200: Done, ...refusals },
        },
      },
      async (request, reply) => {
        const by = await moderator(request, reply)
        if (by === undefined) return reply
        return found(reply, await moderation.closeRoom(by, request.params.id, request.body.reason))
      },
    )

    server.get(
      '/api/moderation/people/:id/sanctions',
      {
        schema: {
          summary: 'List the sanctions of a person, newest first (moderators only)',
          params: Type.Object({ id: Id }),
          response: { 200: Sanctions, ...refusals },
        },
      },
      async (request, reply) => {
        if ((await moderator(request, reply)) === undefined) return reply
        return store.moderation.sanctions(request.params.id)
      },
    )

    server.post(
      '/api/moderation/people/:id/sanctions',
      {
        schema: {
          summary: 'Warn, silence or ban a person (moderators only)',
          params: Type.Object({ id: Id }),
          body: NewSanction,
          response: { 200: Done, ...refusals },
        },
      },
      async (request, reply) => {
        const by = await moderator(request, reply)
        if (by === undefined) return reply
        const { id } = request.params
        const { kind, hours, reason } = request.body
        if (!(await people.person(id))) return found(reply, false)
        // Moderators are appointed and dismissed on the command line only, so none can turn out another.
        if (await store.moderation.isModerator(id)) return reply.code(403).send({ code: 'not-allowed' })
        await moderation.sanction(by, id, kind, hours === null ? null : clock.now() + hours * HOUR_MS, reason)
        return {}
      },
    )

    server.delete(
      '/api/moderation/people/:id/sanctions',
      {
        schema: {
          summary: 'Lift the sanctions of one kind (moderators only)',
          params: Type.Object({ id: Id }),
          body: Lift,
          response: { 200: Done, ...refusals },
        },
      },
      async (request, reply) => {
        const by = await moderator(request, reply)
        if (by === undefined) return reply
        await moderation.lift(by, request.params.id, request.body.kind, request.body.note ?? '')
        return {}
      },
    )

    server.get(
      '/api/moderation/audit',
      { schema: { summary: 'List what moderators did, newest first (moderators only)', response: { 200: Audit, ...refusals } } },
      async (request, reply) => {
        if ((await moderator(request, reply)) === undefined) return reply
        const rows = await store.moderation.audit(MOST_SHOWN)
        return Promise.all(
          rows.map(async ({ by, about, ...row }) => ({
            ...row,
            by: by.startsWith(CONSOLE) ? { id: by, name: by, avatar: '', guest: false } : await personOf(by),
            about: about === null ? null : await personOf(about),
          })),
        )
      },
    )
  }
}

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Json } from '@grimuar/kernel'
import { ComeIn, Hosting, Keep, Me, Profile, Refused, Rename, Report, Settings } from '@grimuar/protocol/api'
import { Type } from 'typebox'
import type { Online } from '../online.ts'
import { identityHeaders } from '../people/identity.ts'
import { signedIn, visitorOf } from './guard.ts'

const GAMES_SHOWN = 100
/** The longest holiday that holds the clocks. */
const LONGEST_REST_MS = 30 * 86_400_000
const Done = Type.Object({})

/** Coming in, one's name and settings, leaving for good. */
export function peopleRoutes(online: Online): FastifyPluginAsyncTypebox {
  const { people, store } = online
  return async (server) => {
    server.get('/api/me', { schema: { summary: 'Who am I?', response: { 200: Me } } }, async (request) => {
      const visitor = await visitorOf(online, request)
      if (!visitor) return { person: null }
      return { person: visitor.person, ...(await people.contacts(visitor.person.id)) }
    })

    server.get('/api/hosting', { schema: { summary: 'What this server can do', response: { 200: Hosting } } }, async () => ({
      mail: online.settings.mail !== undefined,
    }))

    server.post(
      '/api/guest',
      {
        config: { rateLimit: online.settings.limits.guests },
        schema: { summary: 'Come in as a guest, or be told who you already are', body: ComeIn, response: { 200: Me } },
      },
      async (request, reply) => {
        const headers = identityHeaders(request.headers, request.ip)
        const visitor = await people.visitor(headers)
        if (visitor) return { person: visitor.person }
        const { person, cookies } = await people.comeIn(request.body.name, request.body.avatar, headers)
        for (const cookie of cookies) reply.header('set-cookie', cookie)
        return { person }
      },
    )

    server.patch(
      '/api/me',
      { schema: { summary: 'Take another name or face', body: Rename, response: { 200: Me, 401: Refused } } },
      async (request, reply) => {
        const person = await signedIn(online, request, reply)
        return person === undefined ? reply : { person: await people.rename(person, request.body) }
      },
    )

    server.post(
      '/api/me/password',
      {
        config: { rateLimit: { max: 10, timeWindow: 60_000 } },
        schema: {
          summary: 'Keep everything: a name and password to sign in with elsewhere',
          body: Keep,
          response: { 200: Done, 401: Refused, 409: Refused },
        },
      },
      async (request, reply) => {
        const person = await signedIn(online, request, reply)
        if (person === undefined) return reply
        const { login, password } = request.body
        const how = await people.setPassword(person, login, password)
        return how === 'kept' ? {} : reply.code(409).send({ code: how })
      },
    )

    server.delete(
      '/api/me/email',
      { schema: { summary: 'Write to me no more', response: { 200: Done, 401: Refused } } },
      async (request, reply) => {
        const person = await signedIn(online, request, reply)
        if (person === undefined) return reply
        await people.dropAddress(person)
        return {}
      },
    )

    server.get(
      '/api/me/settings',
      { schema: { summary: 'My settings', response: { 200: Settings, 401: Refused } } },
      async (request, reply) => {
        const person = await signedIn(online, request, reply)
        return person === undefined ? reply : (((await store.settings(person)) as Settings | null) ?? {})
      },
    )

    server.put(
      '/api/me/settings',
      {
        schema: {
          summary: 'Change those of my settings that are named; `rest` holds my turn-by-turn clocks',
          body: Settings,
          response: { 200: Done, 400: Refused, 401: Refused },
        },
      },
      async (request, reply) => {
        const person = await signedIn(online, request, reply)
        if (person === undefined) return reply
        const until = request.body.rest ?? 0
        if (until > online.now() + LONGEST_REST_MS)
          return reply.code(400).send({ code: 'bad-request', problem: 'rest: 30 days at most' })
        const before = ((await store.settings(person)) ?? {}) as Settings
        await store.setSettings(person, { ...before, ...request.body } as Json)
        if (request.body.rest !== undefined) await online.rest(person, until)
        return {}
      },
    )

    server.get(
      '/api/me/export',
      { schema: { summary: 'All that is kept about me', response: { 200: Type.Unknown(), 401: Refused } } },
      async (request, reply) => {
        const person = await signedIn(online, request, reply)
        if (person === undefined) return reply
        reply.header('content-disposition', 'attachment; filename="grimuar-me.json"')
        return online.exportOf(person)
      },
    )

    server.delete(
      '/api/me',
      { schema: { summary: 'Leave for good: bots take my seats, my words and data go', response: { 200: Done, 401: Refused } } },
      async (request, reply) => {
        const person = await signedIn(online, request, reply)
        if (person === undefined) return reply
        await online.removePerson(person)
        return {}
      },
    )

    server.get(
      '/api/people/:id',
      {
        schema: {
          summary: 'Someone’s page: the games anyone may see, and all of them for whoever it is about',
          params: Type.Object({ id: Type.String() }),
          response: { 200: Profile, 404: Refused },
        },
      },
      async (request, reply) => {
        const person = await people.person(request.params.id)
        if (!person) return reply.code(404).send({ code: 'no-person' })
        const reader = (await visitorOf(online, request))?.person.id ?? null
        const rows = await store.tablesOf(person.id, ['over', 'running'], GAMES_SHOWN)
        const shown = rows.filter((row) => row.listed || reader === person.id)
        return { person, games: await Promise.all(shown.map((row) => online.cardOf(row, reader))) }
      },
    )

    server.post(
      '/api/reports',
      {
        config: { rateLimit: { max: 10, timeWindow: 60_000 } },
        schema: {
          summary: 'Report someone to whoever hosts',
          body: Report,
          response: { 200: Done, 401: Refused, 404: Refused },
        },
      },
      async (request, reply) => {
        const by = await signedIn(online, request, reply)
        if (by === undefined) return reply
        const table = await online.tables.look(request.body.table, by, request.body.code)
        if (!('id' in table)) return reply.code(404).send({ code: 'no-table' })
        await online.report(by, request.body)
        return {}
      },
    )
  }
}

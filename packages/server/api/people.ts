import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  Blocks,
  ErrorBody,
  Me,
  NewGuest,
  NewPassword,
  Profile,
  ProfileChange,
  Report,
  ServerInfo,
  SetBlock,
  Settings,
} from '@grimuar/protocol/api'
import { Id } from '@grimuar/protocol/nouns'
import { Type } from 'typebox'
import type { Campaigns } from '../campaigns/campaigns.ts'
import type { Clock } from '../clock.ts'
import type { Holidays } from '../clocks/holidays.ts'
import type { OtherNodes } from '../nodes/hints.ts'
import { exportOf } from '../people/export.ts'
import { identityHeaders } from '../people/identity.ts'
import type { Leaving } from '../people/leaving.ts'
import type { PasswordGuard } from '../people/password-guard.ts'
import { settingsOf } from '../people/person-settings.ts'
import type { CardOf } from '../rooms/card.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { ClientSockets } from '../sockets/client-sockets.ts'
import { setMute } from '../sockets/mutes.ts'
import type { Store } from '../store/contract.ts'
import { type GuardParts, participant, signedIn, visitorOf } from './guard.ts'

/** What these routes need. */
export interface PeopleParts extends GuardParts {
  readonly store: Store
  readonly clock: Clock
  readonly passwords: PasswordGuard
  readonly holidays: Holidays
  readonly leaving: Leaving
  readonly rooms: Rooms
  readonly cardOf: CardOf
  readonly campaigns: Campaigns
  readonly sockets: ClientSockets
  readonly nodes: OtherNodes
}

const GAMES_SHOWN = 100
/** The most people one person may block. */
const MOST_BLOCKED = 500
/** The longest holiday. */
const LONGEST_HOLIDAY_MS = 30 * 86_400_000
const Done = Type.Object({})

/** The routes for guests, profiles, settings and deleting a person. */
export function peopleRoutes(parts: PeopleParts): FastifyPluginAsyncTypebox {
  const { people, store, moderation, clock, settings, passwords, holidays, leaving, rooms, cardOf } = parts
  return async (server) => {
    server.get('/api/me', { schema: { summary: 'Get the signed-in person', response: { 200: Me } } }, async (request) => {
      const visitor = await visitorOf(parts, request)
      if (!visitor) return { person: null }
      const { id } = visitor.person
      const sanctions = await store.moderation.activeSanctions(id, clock.now())
      return {
        person: visitor.person,
        ...(await people.contacts(id)),
        ...((await store.moderation.isModerator(id)) && { moderator: true }),
        ...(sanctions.length > 0 && { sanctions: sanctions.map(({ kind, until, reason }) => ({ kind, until, reason })) }),
      }
    })

    server.post(
      '/api/me/warnings/read',
      { schema: { summary: 'Note that I have read my warnings', response: { 200: Done, 401: ErrorBody } } },
      async (request, reply) => {
        const person = await signedIn(parts, request, reply)
        if (person === undefined) return reply
        await store.moderation.markWarningsRead(person, clock.now())
        return {}
      },
    )

    server.get(
      '/api/me/blocks',
      { schema: { summary: 'List the people whom I have blocked', response: { 200: Blocks, 401: ErrorBody } } },
      async (request, reply) => {
        const person = await signedIn(parts, request, reply)
        if (person === undefined) return reply
        const found = await Promise.all((await store.moderation.blocks(person)).map((id) => people.person(id)))
        return { people: found.filter((each) => each !== undefined) }
      },
    )

    server.put(
      '/api/me/blocks/:id',
      {
        schema: {
          summary: 'Block a person, or unblock them; blocked people cannot sit down where I sit',
          params: Type.Object({ id: Id }),
          body: SetBlock,
          response: { 200: Done, 401: ErrorBody, 429: ErrorBody },
        },
      },
      async (request, reply) => {
        const person = await signedIn(parts, request, reply)
        if (person === undefined) return reply
        const { on } = request.body
        if (on && (await store.moderation.blocks(person)).length >= MOST_BLOCKED) return reply.code(429).send({ code: 'limit' })
        await store.moderation.setBlock(person, request.params.id, on)
        await setMute(parts, person, request.params.id, on)
        return {}
      },
    )

    server.get(
      '/api/hosting',
      { schema: { summary: 'Get the features of this server', response: { 200: ServerInfo } } },
      async () => ({
        mail: settings.mail !== undefined,
      }),
    )

    server.post(
      '/api/guest',
      {
        config: { rateLimit: settings.limits.guests },
        schema: {
          summary: 'Sign in as a new guest; a signed-in person stays who they are',
          body: NewGuest,
          response: { 200: Me },
        },
      },
      async (request, reply) => {
        const headers = identityHeaders(request.headers, request.ip)
        const visitor = await people.visitor(headers)
        if (visitor) return { person: visitor.person }
        const { person, cookies } = await people.signInGuest(request.body.name, request.body.avatar, headers)
        for (const cookie of cookies) reply.header('set-cookie', cookie)
        return { person }
      },
    )

    server.patch(
      '/api/me',
      {
        schema: { summary: 'Change my name or face', body: ProfileChange, response: { 200: Me, 401: ErrorBody, 403: ErrorBody } },
      },
      async (request, reply) => {
        const person = await participant(parts, request, reply)
        return person === undefined ? reply : { person: await people.rename(person, request.body) }
      },
    )

    server.post(
      '/api/me/password',
      {
        config: { rateLimit: { max: 10, timeWindow: 60_000 } },
        schema: {
          summary: 'Set my login name and password; turns a guest into an account',
          body: NewPassword,
          response: { 200: Done, 401: ErrorBody, 409: ErrorBody, 503: ErrorBody },
        },
      },
      async (request, reply) => {
        const person = await signedIn(parts, request, reply)
        if (person === undefined) return reply
        const { login, password } = request.body
        const outcome = await passwords.run(null, clock.now(), () => people.setPassword(person, login, password))
        if (outcome === 'try-again') return reply.code(503).send({ code: outcome })
        return outcome === 'done' ? {} : reply.code(409).send({ code: outcome })
      },
    )

    server.delete(
      '/api/me/email',
      { schema: { summary: 'Remove my mail address', response: { 200: Done, 401: ErrorBody } } },
      async (request, reply) => {
        const person = await signedIn(parts, request, reply)
        if (person === undefined) return reply
        await people.removeAddress(person)
        return {}
      },
    )

    server.get(
      '/api/me/settings',
      { schema: { summary: 'Get my settings', response: { 200: Settings, 401: ErrorBody } } },
      async (request, reply) => {
        const person = await signedIn(parts, request, reply)
        return person === undefined ? reply : settingsOf(store, person)
      },
    )

    server.put(
      '/api/me/settings',
      {
        schema: {
          summary: 'Change the settings in the body and keep the others; `rest` stops my turn-by-turn clocks',
          body: Settings,
          response: { 200: Done, 400: ErrorBody, 401: ErrorBody, 429: ErrorBody },
        },
      },
      async (request, reply) => {
        const person = await signedIn(parts, request, reply)
        if (person === undefined) return reply
        const until = request.body.rest ?? 0
        if (request.body.rest !== undefined && !holidays.mayChange(person)) return reply.code(429).send({ code: 'too-fast' })
        if (until > clock.now() + LONGEST_HOLIDAY_MS)
          return reply.code(400).send({ code: 'bad-request', problem: 'rest: 30 days at most' })
        await store.changeSettings(person, request.body)
        if (request.body.rest !== undefined) await holidays.set(person, until)
        return {}
      },
    )

    server.get(
      '/api/me/export',
      {
        config: { rateLimit: { max: 5, timeWindow: 60_000 } },
        schema: { summary: 'Download all data about me', response: { 200: Type.Unknown(), 401: ErrorBody } },
      },
      async (request, reply) => {
        const person = await signedIn(parts, request, reply)
        if (person === undefined) return reply
        reply.header('content-disposition', 'attachment; filename="grimuar-me.json"')
        return reply.type('application/json').send(await exportOf(parts, person))
      },
    )

    server.delete(
      '/api/me',
      {
        schema: {
          summary: 'Delete me: bots take my seats, my chat texts and data are deleted',
          response: { 200: Done, 401: ErrorBody },
        },
      },
      async (request, reply) => {
        const person = await signedIn(parts, request, reply)
        if (person === undefined) return reply
        await leaving.remove(person)
        return {}
      },
    )

    server.get(
      '/api/people/:id',
      {
        schema: {
          summary: 'Get a person’s profile with their listed games; people see all of their own games',
          params: Type.Object({ id: Type.String() }),
          response: { 200: Profile, 404: ErrorBody },
        },
      },
      async (request, reply) => {
        people.forget(request.params.id) // they may have been deleted at another node whose hint was lost
        const person = await people.person(request.params.id)
        if (!person) return reply.code(404).send({ code: 'no-person' })
        const reader = (await visitorOf(parts, request))?.person.id ?? null
        const rows = await store.roomsOf(person.id, ['over', 'running'], GAMES_SHOWN)
        const shown = rows.filter((row) => row.listed || reader === person.id)
        return { person, games: await Promise.all(shown.map((row) => cardOf(row, reader))) }
      },
    )

    server.post(
      '/api/reports',
      {
        config: { rateLimit: { max: 10, timeWindow: 60_000 } },
        schema: {
          summary: 'Report a person to the moderators of this server',
          body: Report,
          response: { 200: Done, 401: ErrorBody, 403: ErrorBody, 404: ErrorBody, 429: ErrorBody },
        },
      },
      async (request, reply) => {
        const by = await participant(parts, request, reply)
        if (by === undefined) return reply
        const room = await rooms.find(request.body.room, by, request.body.code)
        if (!('id' in room)) return reply.code(404).send({ code: 'no-room' })
        if (!(await moderation.report(by, request.body))) return reply.code(429).send({ code: 'limit' })
        return {}
      },
    )
  }
}

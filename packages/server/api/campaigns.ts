import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CampaignChange, CampaignFileError, CampaignList, CampaignText, CampaignView, ErrorBody } from '@grimuar/protocol/api'
import { Id } from '@grimuar/protocol/nouns'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { CampaignError, Campaigns } from '../campaigns/campaigns.ts'
import type { RoomCache } from '../rooms/room-cache.ts'
import { type GuardParts, participant, signedIn } from './guard.ts'

/** What these routes need. */
export interface CampaignParts extends GuardParts {
  readonly campaigns: Campaigns
  readonly roomCache: RoomCache
}

const STATUS: { readonly [code in CampaignError['code']]: number } = {
  'no-campaign': 404,
  'nothing-to-follow': 400,
  'bad-options': 400,
  'bad-file': 400,
  limit: 429,
  'rules-gone': 410,
  'try-again': 503,
}

const params = Type.Object({ id: Id })
const refusals = { 400: CampaignFileError, 401: ErrorBody, 403: ErrorBody, 404: ErrorBody, 410: ErrorBody, 429: ErrorBody }
/** Checking a file replays its matches, so it is allowed only now and then. */
const imports = { max: 10, timeWindow: 60_000 }
/** A file of the largest size as JSON. */
const MOST_BYTES = 6_000_000

/** The routes for the campaigns of a person. */
export function campaignRoutes(parts: CampaignParts): FastifyPluginAsyncTypebox {
  const { campaigns, roomCache, metrics } = parts
  const refuse = (reply: FastifyReply, error: CampaignError) => {
    metrics.refused(error.code)
    return reply.code(STATUS[error.code]).send(error)
  }
  return async (server) => {
    server.get(
      '/api/campaigns',
      { schema: { summary: 'List the campaigns that I have played in', response: { 200: CampaignList, 401: ErrorBody } } },
      async (request, reply) => {
        const person = await signedIn(parts, request, reply)
        return person === undefined ? reply : { campaigns: await campaigns.list(person) }
      },
    )

    server.post(
      '/api/campaigns',
      {
        bodyLimit: MOST_BYTES,
        config: { rateLimit: imports },
        schema: {
          summary: 'Bring a campaign from a file; every chapter is checked by the rules',
          body: CampaignText,
          response: { 200: CampaignView, ...refusals },
        },
      },
      async (request, reply) => {
        const person = await participant(parts, request, reply)
        if (person === undefined) return reply
        const answer = await campaigns.import(person, request.body.file)
        return 'code' in answer ? refuse(reply, answer) : answer
      },
    )

    server.get(
      '/api/campaigns/:id',
      { schema: { summary: 'Get a campaign of mine', params, response: { 200: CampaignView, ...refusals } } },
      async (request, reply) => {
        const person = await signedIn(parts, request, reply)
        if (person === undefined) return reply
        const answer = await campaigns.get(request.params.id, person)
        return 'code' in answer ? refuse(reply, answer) : answer
      },
    )

    server.get(
      '/api/campaigns/:id/file',
      {
        config: { rateLimit: imports },
        schema: {
          summary: 'Download a campaign of mine as one text file',
          params,
          response: { 200: Type.String(), ...refusals },
        },
      },
      async (request, reply) => {
        const person = await signedIn(parts, request, reply)
        if (person === undefined) return reply
        const answer = await campaigns.file(request.params.id, person, roomCache)
        if ('code' in answer) return refuse(reply, answer)
        reply.header('content-disposition', 'attachment; filename="grimuar-campaign.txt"')
        return reply.type('text/plain; charset=utf-8').send(answer.text)
      },
    )

    server.patch(
      '/api/campaigns/:id',
      {
        schema: {
          summary: 'Rename a campaign of mine',
          params,
          body: CampaignChange,
          response: { 200: CampaignView, ...refusals },
        },
      },
      async (request, reply) => {
        const person = await participant(parts, request, reply)
        if (person === undefined) return reply
        const answer = await campaigns.rename(request.params.id, person, request.body.name)
        return 'code' in answer ? refuse(reply, answer) : answer
      },
    )

    server.delete(
      '/api/campaigns/:id',
      {
        schema: {
          summary: 'Leave a campaign: it stays with the others who played in it, and is deleted if there are none',
          params,
          response: { 200: Type.Object({}), ...refusals },
        },
      },
      async (request, reply) => {
        const person = await signedIn(parts, request, reply)
        if (person === undefined) return reply
        const problem = await campaigns.leave(request.params.id, person)
        return problem ? refuse(reply, problem) : {}
      },
    )
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import swagger from '@fastify/swagger'
import fastify from 'fastify'
import { api } from '../api/index.ts'
import { compose } from '../compose.ts'
import { settingsWith } from '../settings.ts'

/** The OpenAPI description of the HTTP API, generated from the schemas that validate it. */
export async function openApi(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'))
  const server = fastify()
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Grimuar',
        version: '1',
        description:
          'All bodies are JSON. The session cookie, which POST /api/guest sets, identifies the person. Requests that change something must come from a page of this server. Passkeys, signing in and out, mail addresses and forgotten passwords are below /api/auth (Better Auth). Matches are played over the socket: see protocol.md.',
      },
    },
  })
  const online = await compose(settingsWith(folder), server.log)
  await api(server, online)
  await server.ready()
  const text = JSON.stringify(server.swagger(), null, 2)
  await online.close()
  await server.close()
  rmSync(folder, { recursive: true })
  return `${text}\n`
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { networkOf } from '../network.ts'
import { type Identity, identityHeaders } from '../people/identity.ts'
import type { MailRequests } from '../people/link-mails.ts'
import type { Guess, PasswordGuard } from '../people/password-guard.ts'
import type { Visitor } from '../people/people.ts'
import { type GuardParts, visitorOf } from './guard.ts'

/** What these routes need. */
export interface IdentityParts extends GuardParts {
  readonly identity: Identity
  readonly passwords: PasswordGuard
  readonly mailRequests: MailRequests
  readonly clock: Clock
}

/** A route that the documentation does not list. */
const HIDDEN: object = { hide: true }

/** The routes of the identity library that the app uses. The library has more; nothing else of it can be reached. */
const GET = [
  '/verify-email',
  '/reset-password/:token',
  '/passkey/generate-register-options',
  '/passkey/generate-authenticate-options',
  '/passkey/list-user-passkeys',
]
const POST = [
  '/sign-in/username',
  '/sign-in/email',
  '/sign-out',
  '/change-password',
  '/change-email',
  '/request-password-reset',
  '/reset-password',
  '/passkey/verify-registration',
  '/passkey/verify-authentication',
  '/passkey/delete-passkey',
]

/** Pages to which a link in a mail may lead. Anything longer would be a way to put a text of a stranger into a mail. */
const PAGE = /^(\/[a-z-]{0,20}){1,2}(\?[a-z]{1,10}=[a-z]{1,10})?$/
const LONGEST_PASSKEY_NAME = 60
/** The most passkeys of one person. */
const MOST_PASSKEYS = 20
/** No login name or mail address is longer. */
const LONGEST_LOGIN = 254

/** The routes of the identity library: passkeys, signing in and out, mail addresses, forgotten passwords. */
export function identityRoutes(parts: IdentityParts) {
  const forward = (path: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    const visitor = await visitorOf(parts, request)
    const problem = problemOf(path, request)
    if (problem !== undefined) return reply.code(400).send({ code: 'bad-request', problem })
    const answer = await handled(parts, path, request, visitor)
    if (answer === 'too-fast' || answer === 'limit') return reply.code(429).send({ code: answer })
    if (answer === 'try-again') return reply.code(503).send({ code: answer })
    const page = path === '/verify-email' && answer.status >= 400 ? pageAfterError(request) : undefined
    if (page !== undefined) return reply.redirect(page)
    answer.headers.forEach((value, name) => {
      if (name !== 'set-cookie') reply.header(name, value)
    })
    const cookies = answer.headers.getSetCookie()
    // The link in a mail confirms the address. It does not sign anybody in: another person may have opened it.
    if (path === '/verify-email' && !visitor) await parts.people.endSessionOf(cookies)
    else for (const cookie of cookies) reply.header('set-cookie', cookie)
    if (visitor) parts.people.forget(visitor.person.id)
    return reply.code(answer.status).send(answer.body ? Buffer.from(await answer.arrayBuffer()) : undefined)
  }
  return async (server: FastifyInstance) => {
    for (const path of GET) server.get(`/api/auth${path}`, { schema: HIDDEN }, forward(path))
    for (const path of POST) server.post(`/api/auth${path}`, { schema: HIDDEN }, forward(path))
  }
}

/** Lets the identity library answer a request. Work with passwords is limited. */
async function handled(
  { identity, passwords, mailRequests, people, clock, settings }: IdentityParts,
  path: string,
  request: FastifyRequest,
  visitor: Visitor | null,
): Promise<Response | 'too-fast' | 'limit' | 'try-again'> {
  const work = () => identity.handler(toWebRequest(path, request, settings.publicAddress))
  const wrong = ({ status }: Response) => status >= 400
  const network = networkOf(request.ip)
  /** However an account is named, its guesses are counted together. */
  const guess = async (field: 'username' | 'email'): Promise<Guess> => {
    const name = textIn(request, field).slice(0, LONGEST_LOGIN)
    const id = await people.idOf(field, name)
    if (id === undefined) return { account: `nobody ${name.toLowerCase()}`, network, isAtHome: async () => false }
    return { account: id, network, isAtHome: () => people.isAtHome(id, network) }
  }
  const run = (made: Guess | null) => passwords.run(made, clock.now(), work, wrong)
  switch (path) {
    case '/sign-in/username':
      return run(await guess('username'))
    case '/sign-in/email':
      return run(await guess('email'))
    case '/change-password':
      return run(visitor && { account: visitor.person.id, network, isAtHome: async () => true })
    case '/reset-password':
      return run(null)
    case '/passkey/generate-register-options':
    case '/passkey/verify-registration':
      return visitor && (await people.passkeys(visitor.person.id)) >= MOST_PASSKEYS ? 'limit' : work()
    case '/change-email':
    case '/request-password-reset':
      return mailRequests.mayRequest(visitor?.person.id ?? null, network, clock.now()) ? work() : 'too-fast'
    default:
      return work()
  }
}

function textIn({ body }: FastifyRequest, name: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
  return typeof value === 'string' ? value : ''
}

function problemOf(path: string, request: FastifyRequest): string | undefined {
  for (const name of ['callbackURL', 'redirectTo']) {
    if (!PAGE.test(textIn(request, name) || '/')) return `${name} must be a page of this server`
  }
  if (path === '/passkey/verify-registration' && textIn(request, 'name').length > LONGEST_PASSKEY_NAME)
    return `name: ${LONGEST_PASSKEY_NAME} letters at most`
  return undefined
}

/** The page that tells a person who followed a link in a mail that it did not work. */
function pageAfterError({ url }: FastifyRequest): string | undefined {
  const page = new URL(url, 'http://this.invalid').searchParams.get('callbackURL') ?? ''
  return PAGE.test(page) ? `${page}${page.includes('?') ? '&' : '?'}error=ADDRESS_TAKEN` : undefined
}

/** The path of the route is used, not the path of the request, so that no trick with paths reaches another endpoint. */
function toWebRequest(path: string, request: FastifyRequest, publicAddress: string | undefined): Request {
  const { origin } = request.headers
  // A proxy may not tell us that the page came over TLS. The Origin header of the same host does.
  const base =
    publicAddress ??
    (origin && URL.canParse(origin) && new URL(origin).host === request.host ? origin : `${request.protocol}://${request.host}`)
  const headers = identityHeaders(request.headers, request.ip)
  headers.delete('content-length')
  const url = new URL(`/api/auth${path.replace(':token', encodeURIComponent(tokenOf(request)))}`, base)
  url.search = new URL(request.url, base).search
  if (request.method !== 'POST') return new Request(url, { method: 'GET', headers })
  headers.set('content-type', 'application/json')
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(bodyFor(path, request.body)) })
}

function tokenOf({ params }: FastifyRequest): string {
  const token: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, 'token') : undefined
  return typeof token === 'string' ? token : ''
}

/** A new password ends every other session: somebody else may know the old one. */
function bodyFor(path: string, body: unknown): unknown {
  const given = typeof body === 'object' && body !== null ? body : {}
  return path === '/change-password' ? { ...given, revokeOtherSessions: true } : given
}

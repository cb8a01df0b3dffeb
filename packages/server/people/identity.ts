import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import { anonymous } from 'better-auth/plugins/anonymous'
import { username } from 'better-auth/plugins/username'
import type { FastifyBaseLogger } from 'fastify'
import type { Dialect } from 'kysely'
import type { WindowCounts } from '../window-counts.ts'
import { isAvatar, isName } from './names.ts'
import { signInLimits, USUAL_RULE } from './sign-in-limits.ts'

/** A mail with a link to follow. */
export type LinkMail = { readonly kind: 'verify' | 'reset'; readonly to: string; readonly name: string; readonly url: string }

export interface IdentitySettings {
  readonly database: Dialect
  readonly secret: string
  /** The public address of this server; if undefined, the address that the browser used. */
  readonly publicAddress: string | undefined
  /** How many attempts to sign in or to have a mail sent one network address has. */
  readonly signIns: { readonly max: number; readonly seconds: number }
  /** Counts these attempts. */
  readonly attempts: WindowCounts
  readonly log: FastifyBaseLogger
  /** Sends a mail; undefined if no mail server is configured. */
  readonly sendMail: ((mail: LinkMail) => void) | undefined
  /** Called when a guest signs in to an account: everything of the guest goes to the account. */
  onGuestMerged(guest: string, account: string): Promise<void>
  /** Called when a person has set a password through a mail: they are no longer a guest. */
  onPasswordReset(person: string): Promise<void>
  /** Called when a session has ended in any way. */
  onSessionEnded(person: string, session: string): void
  /** Called when the library could not read or write. */
  onFailure(error: unknown): void
  now(): number
}

const DAY = 86_400
const LONGEST_USER_AGENT = 300
/** The sessions of one person: a new one beyond them ends the oldest. */
const MOST_SESSIONS = 40
const IP_HEADER = 'x-grimuar-ip' // set by this server from the trusted proxy's headers; a browser's own value is dropped

/** Sessions, passwords and passkeys, by the library Better Auth. */
export function identity({
  database,
  secret,
  publicAddress,
  signIns,
  attempts,
  log,
  sendMail,
  onGuestMerged,
  onPasswordReset,
  onSessionEnded,
  onFailure,
  now,
}: IdentitySettings) {
  const rule = { window: signIns.seconds, max: signIns.max }
  return betterAuth({
    // Also with PostgreSQL: this type makes the library store times as texts and truth as numbers, so both databases hold the same rows.
    database: { dialect: database, type: 'sqlite' },
    secret,
    ...(publicAddress === undefined ? {} : { baseURL: publicAddress }),
    basePath: '/api/auth',
    // Only pages of this server are trusted; cookies are bound to its address.
    trustedOrigins: (request) => (publicAddress === undefined && request ? [new URL(request.url).origin] : []),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true, // everyone starts as a guest; a guest can become an account
      minPasswordLength: 8,
      revokeSessionsOnPasswordReset: true,
      ...(sendMail && {
        sendResetPassword: async ({ user, url }) => sendMail({ kind: 'reset', to: user.email, name: user.name, url }),
        onPasswordReset: ({ user }) => onPasswordReset(user.id),
      }),
    },
    ...(sendMail && {
      emailVerification: {
        sendVerificationEmail: async ({ user, url }) => sendMail({ kind: 'verify', to: user.email, name: user.name, url }),
      },
    }),
    // The new address is in the link only: until the link is followed it belongs to nobody.
    user: { changeEmail: { enabled: sendMail !== undefined } },
    databaseHooks: {
      user: {
        create: { before: async (user) => refuseBadProfile(user) },
        update: {
          before: async (user, ctx) => {
            refuseBadProfile(user)
            const taken = user.email !== undefined && (await ctx?.context.internalAdapter.findUserByEmail(user.email))
            if (taken) throw new APIError('CONFLICT', { message: 'this address belongs to another person' })
          },
        },
      },
      session: {
        create: {
          after: async ({ userId }, ctx) => {
            const all = (await ctx?.context.internalAdapter.listSessions(userId)) ?? []
            const newest = all.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
            for (const { token } of newest.slice(MOST_SESSIONS)) await ctx?.context.internalAdapter.deleteSession(token)
          },
        },
        delete: { after: async ({ id, userId }) => onSessionEnded(userId, id) },
      },
    },
    // The cookie is all a guest has. So it lasts a year, and it is enough to add a passkey at any time.
    session: { expiresIn: 365 * DAY, updateAge: DAY, freshAge: 0 },
    plugins: [
      anonymous({
        onLinkAccount: async ({ anonymousUser: { user: guest }, newUser: { user } }) => {
          // A guest who only confirms a mail address stays the same person.
          if (guest.id !== user.id) await onGuestMerged(guest.id, user.id)
        },
      }),
      username({ minUsernameLength: 3, maxUsernameLength: 30 }),
      passkey({ rpName: 'Grimuar' }),
    ],
    hooks: {
      after: createAuthMiddleware(async (ctx) => {
        // A guest who adds a passkey becomes an account: the same person, who can sign in from anywhere.
        if (ctx.path !== '/passkey/verify-registration' || ctx.context.returned instanceof Error) return
        const person = ctx.context.session?.user.id
        if (person) await ctx.context.internalAdapter.updateUser(person, { isAnonymous: false })
      }),
    },
    rateLimit: {
      enabled: true,
      ...USUAL_RULE,
      customRules: {
        '/sign-in/*': rule,
        '/change-email': rule,
        '/change-password': rule,
        '/request-password-reset': rule,
      },
      customStorage: signInLimits(attempts, now),
    },
    advanced: {
      cookiePrefix: 'grimuar',
      useSecureCookies: publicAddress?.startsWith('https:') ?? false,
      ipAddress: { ipAddressHeaders: [IP_HEADER] },
    },
    telemetry: { enabled: false },
    onAPIError: {
      // Without this the library prints errors to the console, beside the log.
      onError: (error) => {
        if (!(error instanceof APIError) || error.statusCode >= 500) {
          log.error({ err: error }, 'the identity library failed')
          onFailure(error)
        }
      },
    },
    logger: {
      level: 'warn',
      log: (level, message) => log[level === 'error' ? 'warn' : 'info']({ from: 'identity' }, message),
    },
  })
}

/** Names and faces are checked by the routes that change them. This also holds for every other way to write them. */
function refuseBadProfile({ name, image }: { readonly name?: unknown; readonly image?: unknown }): void {
  if (name !== undefined && !isName(name)) throw new APIError('BAD_REQUEST', { message: 'this is no name' })
  if (image !== undefined && image !== null && !isAvatar(image)) throw new APIError('BAD_REQUEST', { message: 'this is no face' })
}

export type Identity = ReturnType<typeof identity>

/** Headers for the identity library, with the network address that this server saw instead of one that the browser claims. */
export function identityHeaders(headers: { readonly [name: string]: string | string[] | undefined }, ip: string): Headers {
  const out = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || name === IP_HEADER || name.startsWith(':')) continue
    for (const one of Array.isArray(value) ? value : [value]) out.append(name, one)
  }
  out.set('user-agent', (out.get('user-agent') ?? '').slice(0, LONGEST_USER_AGENT)) // it is stored with the session
  out.set(IP_HEADER, ip)
  return out
}

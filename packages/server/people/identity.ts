import type { DatabaseSync } from 'node:sqlite'
import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import { anonymous } from 'better-auth/plugins/anonymous'
import { username } from 'better-auth/plugins/username'
import type { FastifyBaseLogger } from 'fastify'

/** A letter to someone: a link to follow. */
export type Letter = { readonly kind: 'verify' | 'reset'; readonly to: string; readonly name: string; readonly url: string }

export interface IdentitySettings {
  readonly database: DatabaseSync
  readonly secret: string
  /** Where the world finds this server; without it whatever address a browser used is taken. */
  readonly publicAddress: string | undefined
  /** How often one address may try to sign in. */
  readonly signIns: { readonly max: number; readonly seconds: number }
  readonly log: FastifyBaseLogger
  /** Sends a letter; undefined where no mail server is configured. */
  readonly write: ((letter: Letter) => void) | undefined
  /** A guest who played here has signed in to an account: what was the guest's is now the account's. */
  merged(guest: string, account: string): Promise<void>
  /** Someone has a password now, by way of a letter: no longer a guest. */
  kept(person: string): Promise<void>
}

const DAY = 86_400
const IP_HEADER = 'x-grimuar-ip' // set by us from what the proxy is trusted to say, never by a browser

/** Sessions, passwords and passkeys, by a library that does nothing else. */
export function identity({ database, secret, publicAddress, signIns, log, write, merged, kept }: IdentitySettings) {
  return betterAuth({
    database,
    secret,
    ...(publicAddress === undefined ? {} : { baseURL: publicAddress }),
    basePath: '/api/auth',
    // The address the page came from is ours: cookies are bound to it, and others are refused.
    trustedOrigins: (request) => (publicAddress === undefined && request ? [new URL(request.url).origin] : []),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true, // everyone begins as a guest and keeps what they have
      minPasswordLength: 8,
      revokeSessionsOnPasswordReset: true,
      ...(write && {
        sendResetPassword: async ({ user, url }) => write({ kind: 'reset', to: user.email, name: user.name, url }),
        onPasswordReset: ({ user }) => kept(user.id),
      }),
    },
    ...(write && {
      emailVerification: {
        sendVerificationEmail: async ({ user, url }) => write({ kind: 'verify', to: user.email, name: user.name, url }),
      },
    }),
    user: { changeEmail: { enabled: write !== undefined, updateEmailWithoutVerification: true } },
    // A guest's cookie is all a guest has: it lasts, and with it alone a passkey may be added at any time.
    session: { expiresIn: 365 * DAY, updateAge: DAY, freshAge: 0 },
    plugins: [
      anonymous({
        onLinkAccount: async ({ anonymousUser: { user: guest }, newUser: { user } }) => {
          // A guest who only confirms another address stays who they are.
          if (guest.id !== user.id) await merged(guest.id, user.id)
        },
      }),
      username({ minUsernameLength: 3, maxUsernameLength: 30 }),
      passkey({ rpName: 'Grimuar' }),
    ],
    hooks: {
      after: createAuthMiddleware(async (ctx) => {
        // With a passkey a guest is nobody's guest any more: the same person, signed in from anywhere.
        if (ctx.path !== '/passkey/verify-registration' || ctx.context.returned instanceof Error) return
        const person = ctx.context.session?.user.id
        if (person) await ctx.context.internalAdapter.updateUser(person, { isAnonymous: false })
      }),
    },
    rateLimit: {
      enabled: true,
      window: 60,
      max: 120,
      customRules: { '/sign-in/*': { window: signIns.seconds, max: signIns.max } },
    },
    advanced: {
      cookiePrefix: 'grimuar',
      useSecureCookies: publicAddress?.startsWith('https:') ?? false,
      ipAddress: { ipAddressHeaders: [IP_HEADER] },
    },
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message) => log[level === 'error' ? 'warn' : 'info']({ from: 'identity' }, message),
    },
  })
}

export type Identity = ReturnType<typeof identity>

/** What the library may read of a request: with the address we vouch for, not one the browser claims. */
export function identityHeaders(headers: { readonly [name: string]: string | string[] | undefined }, ip: string): Headers {
  const out = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || name === IP_HEADER || name.startsWith(':')) continue
    for (const one of Array.isArray(value) ? value : [value]) out.append(name, one)
  }
  out.set(IP_HEADER, ip)
  return out
}

import { isIP } from 'node:net'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { limitsFor, type OnlineSettings, settingsWith } from './settings.ts'

/** What whoever hosts may say, by flag or by environment variable; a flag wins. */
export interface HostingWish {
  readonly data?: string | undefined
  readonly address?: string | undefined
  readonly smtp?: string | undefined
  readonly mailFrom?: string | undefined
  readonly trustProxy?: boolean | undefined
  readonly logLevel?: string | undefined
}

/** Every environment variable that is read, with what it says. */
export const VARIABLES: { readonly [name: string]: string } = {
  GRIMUAR_DATA: 'the data folder',
  GRIMUAR_ADDRESS: 'where the world finds this server, such as https://grimuar.example',
  GRIMUAR_SMTP: 'a mail server, smtp://user:password@host:port or smtps://…; needs GRIMUAR_ADDRESS',
  GRIMUAR_MAIL_FROM: 'the sender of letters',
  GRIMUAR_PUSH_PUBLIC_KEY: 'the public key for web push (made on the first start if not given)',
  GRIMUAR_PUSH_PRIVATE_KEY: 'the private key for web push',
  GRIMUAR_CONTACT: 'shown to push services: a mailto: or https: address',
  GRIMUAR_TRUST_PROXY: '1: a proxy in front of us says where requests come from',
  GRIMUAR_CROWD: 'how many times more than usual one address may ask: for a school or a club behind one address, 1 to 100',
  GRIMUAR_METRICS_TOKEN: 'who asks for /metrics from elsewhere must bring this',
  GRIMUAR_LOG: 'silent, error, warn, info or debug',
}

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const

export type HostingRead =
  | {
      readonly ok: true
      readonly online: OnlineSettings
      readonly trustProxy: boolean
      readonly logLevel: string
      readonly metricsToken: string | undefined
    }
  | { readonly ok: false; readonly problem: string }

/** The usual data folder of this user. */
export function usualData(env: NodeJS.ProcessEnv): string {
  return join(env.XDG_DATA_HOME || join(homedir(), '.local/share'), 'grimuar')
}

/** Reads how to host from flags and environment; what is wrong comes back in one line. */
export function readHosting(wish: HostingWish, env: NodeJS.ProcessEnv): HostingRead {
  const fail = (problem: string): HostingRead => ({ ok: false, problem })
  const said = (flag: string | undefined, name: string) => flag ?? (env[name] || undefined)
  const address = said(wish.address, 'GRIMUAR_ADDRESS')
  const origin = address === undefined ? undefined : originOf(address)
  if (address !== undefined && !origin) return fail(`the address must be like https://grimuar.example, not "${address}"`)
  const smtp = said(wish.smtp, 'GRIMUAR_SMTP')
  if (smtp !== undefined && !/^smtps?:\/\/[^/]/.test(smtp))
    return fail('the mail server must be like smtp://user:password@host:port')
  if (smtp !== undefined && !origin) return fail('letters carry links: with a mail server the public address must be given too')
  const from = said(wish.mailFrom, 'GRIMUAR_MAIL_FROM') ?? (origin && `Grimuar <grimuar@${new URL(origin).hostname}>`)
  const { GRIMUAR_PUSH_PUBLIC_KEY: publicKey, GRIMUAR_PUSH_PRIVATE_KEY: privateKey } = env
  if (!publicKey !== !privateKey) return fail('of the keys for web push both must be given, or none')
  const crowd = Number(env.GRIMUAR_CROWD || 1)
  if (!Number.isInteger(crowd) || crowd < 1 || crowd > 100)
    return fail(`GRIMUAR_CROWD is a whole number from 1 to 100, not "${env.GRIMUAR_CROWD}"`)
  const logLevel = said(wish.logLevel, 'GRIMUAR_LOG') ?? 'warn'
  if (!LOG_LEVELS.includes(logLevel as 'warn')) return fail(`notes are ${LOG_LEVELS.join(', ')}, not "${logLevel}"`)
  return {
    ok: true,
    online: settingsWith(resolve(said(wish.data, 'GRIMUAR_DATA') ?? usualData(env)), {
      publicAddress: origin,
      mail: smtp === undefined ? undefined : { smtp, from: from as string },
      pushKeys: publicKey && privateKey ? { publicKey, privateKey } : undefined,
      ...(env.GRIMUAR_CONTACT && { contact: env.GRIMUAR_CONTACT }),
      limits: limitsFor(crowd),
    }),
    trustProxy: wish.trustProxy ?? env.GRIMUAR_TRUST_PROXY === '1',
    logLevel,
    metricsToken: env.GRIMUAR_METRICS_TOKEN || undefined,
  }
}

/** The origin of a public address: http or https, a name or number, nothing behind. */
function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, origin, hostname, pathname, search } = new URL(address)
  const named = hostname.includes('.') || hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  return /^https?:$/.test(protocol) && named && pathname === '/' && search === '' ? origin : undefined
}

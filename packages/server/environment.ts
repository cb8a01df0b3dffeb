import { isIP } from 'node:net'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { readProxies, type TrustedProxies } from './network.ts'
import { limitsFor, type OnlineSettings, settingsWith } from './settings.ts'

/** The command-line flags of the host. A flag overrides its environment variable. */
export interface HostingFlags {
  readonly data?: string | undefined
  readonly database?: string | undefined
  readonly redis?: string | undefined
  readonly nodes?: string | undefined
  readonly address?: string | undefined
  readonly smtp?: string | undefined
  readonly mailFrom?: string | undefined
  readonly trustProxy?: string | undefined
  readonly logLevel?: string | undefined
}

/** All environment variables, with their meaning. */
export const VARIABLES: { readonly [name: string]: string } = {
  GRIMUAR_DATA: 'the data folder',
  GRIMUAR_DATABASE: 'a PostgreSQL database instead of the data folder, postgres://user:password@host:port/name',
  GRIMUAR_REDIS: 'a Redis server between several servers on one database, redis://user:password@host:port',
  GRIMUAR_NODES: 'the number of processes on this machine, 1 to 64; more than one need a database',
  GRIMUAR_ADDRESS: 'the public address of this server, such as https://grimuar.example',
  GRIMUAR_SMTP: 'a mail server, smtp://user:password@host:port or smtps://…; needs GRIMUAR_ADDRESS',
  GRIMUAR_MAIL_FROM: 'the sender of mail',
  GRIMUAR_PUSH_PUBLIC_KEY: 'the public key for web push (made on the first start if not given)',
  GRIMUAR_PUSH_PRIVATE_KEY: 'the private key for web push',
  GRIMUAR_CONTACT: 'a mailto: or https: address for the push services',
  GRIMUAR_TRUST_PROXY:
    'the number of proxies in front of the server, usually 1, or their addresses; they say where requests come from',
  GRIMUAR_CROWD: 'multiplies the limits per network address, 1 to 100: for a school or a club behind one address',
  GRIMUAR_METRICS_TOKEN: 'the token that must be sent to read /metrics; without it nobody can',
  GRIMUAR_METRICS_PORT: 'a port on which this machine can read /metrics without a token',
  GRIMUAR_TRACES:
    'an OpenTelemetry collector that is sent traces (OTLP over HTTP), such as http://127.0.0.1:4318; without it there are none',
  GRIMUAR_DRAIN:
    'how many seconds a server that is to stop answers on while /readyz says 503, 0 to 300: for a balancer; in the second half clients are sent away',
  GRIMUAR_LOG: 'silent, error, warn, info or debug',
}

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const

export type HostingRead =
  | {
      readonly ok: true
      readonly online: OnlineSettings
      /** The number of processes on this machine. */
      readonly nodes: number
      readonly trustProxy: TrustedProxies | undefined
      readonly logLevel: string
      readonly metricsToken: string | undefined
      readonly metricsPort: number | undefined
      readonly drainMs: number
    }
  | { readonly ok: false; readonly problem: string }

/** The default data folder of this user. */
export function defaultData(env: NodeJS.ProcessEnv): string {
  return join(env.XDG_DATA_HOME || join(homedir(), '.local/share'), 'grimuar')
}

/** Reads the settings from flags and environment variables. A mistake is reported in one line. */
export function readHosting(flags: HostingFlags, env: NodeJS.ProcessEnv): HostingRead {
  const fail = (problem: string): HostingRead => ({ ok: false, problem })
  const setting = (flag: string | undefined, name: string) => flag ?? (env[name] || undefined)
  const address = setting(flags.address, 'GRIMUAR_ADDRESS')
  const origin = address === undefined ? undefined : originOf(address)
  if (address !== undefined && !origin) return fail(`the address must be like https://grimuar.example, not "${address}"`)
  const database = setting(flags.database, 'GRIMUAR_DATABASE')
  if (database !== undefined && !isDatabase(database))
    return fail('the database must be like postgres://user:password@host:port/name')
  const redis = setting(flags.redis, 'GRIMUAR_REDIS')
  if (redis !== undefined && !/^rediss?:\/\/[^/]/.test(redis)) return fail('Redis must be like redis://user:password@host:port')
  const nodes = Number(setting(flags.nodes, 'GRIMUAR_NODES') ?? 1)
  if (!Number.isInteger(nodes) || nodes < 1 || nodes > 64) return fail('the number of nodes is a whole number from 1 to 64')
  const many = redis !== undefined || nodes > 1
  if (many && database === undefined) return fail('several nodes need a PostgreSQL database (--database)')
  const smtp = setting(flags.smtp, 'GRIMUAR_SMTP')
  if (smtp !== undefined && !/^smtps?:\/\/[^/]/.test(smtp))
    return fail('the mail server must be like smtp://user:password@host:port')
  if (smtp !== undefined && !origin) return fail('mail contains links: with a mail server the public address must be given too')
  const from = setting(flags.mailFrom, 'GRIMUAR_MAIL_FROM') ?? (origin && `Grimuar <grimuar@${new URL(origin).hostname}>`)
  const { GRIMUAR_PUSH_PUBLIC_KEY: publicKey, GRIMUAR_PUSH_PRIVATE_KEY: privateKey } = env
  if (!publicKey !== !privateKey) return fail('give both keys for web push, or none')
  const crowd = Number(env.GRIMUAR_CROWD || 1)
  if (!Number.isInteger(crowd) || crowd < 1 || crowd > 100)
    return fail(`GRIMUAR_CROWD is a whole number from 1 to 100, not "${env.GRIMUAR_CROWD}"`)
  const proxies = setting(flags.trustProxy, 'GRIMUAR_TRUST_PROXY')
  const trustProxy = proxies === undefined ? undefined : readProxies(proxies)
  if (proxies !== undefined && trustProxy === undefined)
    return fail(`proxies are given by their number (1) or their addresses (10.0.0.0/8,::1), not as "${proxies}"`)
  const metricsPort = env.GRIMUAR_METRICS_PORT ? Number(env.GRIMUAR_METRICS_PORT) : undefined
  if (metricsPort !== undefined && !(Number.isInteger(metricsPort) && metricsPort > 0 && metricsPort < 65_536))
    return fail(`GRIMUAR_METRICS_PORT is a port, not "${env.GRIMUAR_METRICS_PORT}"`)
  const traces = env.GRIMUAR_TRACES || undefined
  if (traces !== undefined && !/^https?:\/\/[^/]/.test(traces))
    return fail(`GRIMUAR_TRACES is an address like http://127.0.0.1:4318, not "${traces}"`)
  const drain = Number(env.GRIMUAR_DRAIN || 0)
  if (!(drain >= 0 && drain <= 300)) return fail(`GRIMUAR_DRAIN is a number of seconds from 0 to 300, not "${env.GRIMUAR_DRAIN}"`)
  const logLevel = setting(flags.logLevel, 'GRIMUAR_LOG') ?? 'warn'
  if (!LOG_LEVELS.includes(logLevel as 'warn')) return fail(`the log level is one of ${LOG_LEVELS.join(', ')}, not "${logLevel}"`)
  return {
    ok: true,
    online: settingsWith(resolve(setting(flags.data, 'GRIMUAR_DATA') ?? defaultData(env)), {
      database,
      many,
      redis,
      publicAddress: origin,
      mail: smtp === undefined ? undefined : { smtp, from: from as string },
      pushKeys: publicKey && privateKey ? { publicKey, privateKey } : undefined,
      ...(env.GRIMUAR_CONTACT && { contact: env.GRIMUAR_CONTACT }),
      limits: limitsFor(crowd),
      traces,
    }),
    nodes,
    trustProxy,
    logLevel,
    metricsToken: env.GRIMUAR_METRICS_TOKEN || undefined,
    metricsPort,
    drainMs: 1000 * drain,
  }
}

/** True for the address of a PostgreSQL database. */
export function isDatabase(address: string): boolean {
  return /^postgres(ql)?:\/\//.test(address) && URL.canParse(address)
}

/** The origin of a public address. It must be http or https with a host and without a path. */
function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, origin, hostname, pathname, search } = new URL(address)
  const named = hostname.includes('.') || hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  return /^https?:$/.test(protocol) && named && pathname === '/' && search === '' ? origin : undefined
}

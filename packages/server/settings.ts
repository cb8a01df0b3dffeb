import type { MailSettings } from './notices/mail.ts'
import type { PushKeys } from './notices/push.ts'

/** How the house is run. Everything has a usual value; see docs/server.md. */
export interface OnlineSettings {
  /** The folder of the one data file. */
  readonly data: string
  /** Where the world finds this server, such as https://grimuar.example; links, passkeys and cookies follow it. */
  readonly publicAddress: string | undefined
  /** A module that exports `catalogue`. */
  readonly catalogue: string
  readonly bots: { readonly budgetMs: number; readonly pauseMs: number; readonly threads?: number }
  readonly host: { readonly idleMs: number; readonly sweepMs: number }
  /** Something is said to every tab at least this often, and an answer expected. */
  readonly beatMs: number
  /** How long someone may be away before they are told that it is their turn. */
  readonly graceMs: number
  /** Without it no letters are written. */
  readonly mail: MailSettings | undefined
  /** Made on the first start and kept in the data where none are given. */
  readonly pushKeys: PushKeys | undefined
  /** Shown to push services: a mailto: or https: address. */
  readonly contact: string
  readonly limits: Limits
}

export interface Limits {
  /** Guests let in from one address. */
  readonly guests: { readonly max: number; readonly timeWindow: number }
  /** Attempts to sign in from one address. */
  readonly signIns: { readonly max: number; readonly seconds: number }
  /** Requests from one address. */
  readonly requests: { readonly max: number; readonly timeWindow: number }
  /** Looks into the past of matches from one address. */
  readonly moments: { readonly max: number; readonly timeWindow: number }
  readonly sockets: { readonly perPerson: number; readonly perAddress: number }
  readonly messages: { readonly burst: number; readonly perSecond: number }
  readonly tables: { readonly open: number; readonly running: number }
}

const MINUTE = 60_000

export const usualLimits: Limits = {
  guests: { max: 20, timeWindow: MINUTE },
  signIns: { max: 5, seconds: 20 },
  requests: { max: 600, timeWindow: MINUTE },
  moments: { max: 300, timeWindow: MINUTE },
  sockets: { perPerson: 30, perAddress: 100 },
  messages: { burst: 60, perSecond: 20 },
  tables: { open: 5, running: 100 },
}

/** The usual limits where so many times more people than usual share an address; what one person may do stays the same. */
export function limitsFor(crowd: number): Limits {
  const { guests, signIns, requests, moments, sockets } = usualLimits
  const more = <L extends { readonly max: number }>(limit: L): L => ({ ...limit, max: limit.max * crowd })
  return {
    ...usualLimits,
    guests: more(guests),
    signIns: more(signIns),
    requests: more(requests),
    moments: more(moments),
    sockets: { ...sockets, perAddress: sockets.perAddress * crowd },
  }
}

/** The usual settings, with some changed. */
export function settingsWith(data: string, some: Partial<OnlineSettings> = {}): OnlineSettings {
  return {
    data,
    publicAddress: undefined,
    catalogue: import.meta.resolve('@grimuar/games'),
    bots: { budgetMs: 5000, pauseMs: 600 },
    host: { idleMs: 2 * MINUTE, sweepMs: 20_000 },
    beatMs: 30_000,
    graceMs: 30_000,
    mail: undefined,
    pushKeys: undefined,
    contact: some.publicAddress ?? 'mailto:nobody@example.org',
    limits: usualLimits,
    ...some,
  }
}

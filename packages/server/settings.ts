import type { MailSettings } from './notices/mail.ts'
import type { PushKeys } from './notices/push.ts'

/** The settings of online play. Each has a default; see docs/hosting.md. */
export interface OnlineSettings {
  /** The folder of the database file. */
  readonly data: string
  /** The address of a PostgreSQL database, postgres://…, that is used instead of the file. */
  readonly database: string | undefined
  /** The address of an OpenTelemetry collector that is sent traces. */
  readonly traces: string | undefined
  /** Other servers (nodes) use the same database: they work as one. Needs PostgreSQL. */
  readonly many: boolean
  /** The address of a Redis server that carries hints between nodes; without it changes at other nodes are seen a little later. */
  readonly redis: string | undefined
  /** The public address of this server, such as https://grimuar.example. Links, passkeys and cookies use it. */
  readonly publicAddress: string | undefined
  /** A module that exports `catalogue`. */
  readonly catalogue: string
  readonly bots: { readonly budgetMs: number; readonly pauseMs: number; readonly threads?: number }
  /** The time between an interrupt's question and an answer by a standing order or a bot: random, and the same for all. */
  readonly standingMs: { readonly min: number; readonly max: number }
  /** How long a player who has left a room still counts as here: a page may be reloaded. */
  readonly awayMs: number
  readonly roomCache: RoomCacheSettings
  /** Every client gets a message at least this often, and must answer it. */
  readonly heartbeatMs: number
  /** How long a person may be away before they are notified that it is their turn. */
  readonly graceMs: number
  /** Without it no mail is sent. */
  readonly mail: MailSettings | undefined
  /** If undefined, keys are made on the first start and stored in the data. */
  readonly pushKeys: PushKeys | undefined
  /** A mailto: or https: address for the push services. */
  readonly contact: string
  readonly limits: Limits
}

/** How rooms are kept in memory. */
export interface RoomCacheSettings {
  /** How long a room that nobody watches stays in memory. */
  readonly idleMs: number
  /** The most rooms that nobody watches in memory: the least recently used go first. */
  readonly mostIdle: number
  /** The most rooms in memory that only spectators watch: the least recently used go first. */
  readonly mostSpectated: number
  /** How often the store is searched for rooms outside memory whose clock has run out. */
  readonly sweepMs: number
}

/** A burst, and how many more each second. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

export interface Limits {
  /** New guests from one network address. */
  readonly guests: { readonly max: number; readonly timeWindow: number }
  /** Attempts to sign in from one network address. */
  readonly signIns: { readonly max: number; readonly seconds: number }
  /** Wrong passwords for one account: from one network address; from all together, except those where the account is signed in. */
  readonly wrongPasswords: Rate
  readonly wrongPasswordsInAll: Rate
  /** Mails with a link that one person or one network address may request, to whatever addresses; and how many the server sends in all. */
  readonly mails: { readonly perPerson: Rate; readonly perAddress: Rate; readonly inAll: Rate }
  /** Requests from one network address. */
  readonly requests: { readonly max: number; readonly timeWindow: number }
  /** Requests for earlier moments of matches from one network address. */
  readonly moments: { readonly max: number; readonly timeWindow: number }
  /** Attempts to open a socket from one network address. */
  readonly handshakes: { readonly max: number; readonly timeWindow: number }
  /** Open sockets of one person; of one network address without a person; of one network address in all. */
  readonly sockets: { readonly perPerson: number; readonly perAddress: number; readonly inAll: number }
  /** Rooms that sockets of one network address watch without a seat there. */
  readonly spectated: number
  /** Messages and pings of one socket. */
  readonly messages: Rate
  /** Messages of all sockets of one person, and of all sockets of one network address that belong to nobody. */
  readonly personMessages: Rate
  readonly addressMessages: Rate
  /** Messages of all guests of one network address: whoever has many guests has no more than this. */
  readonly guestMessages: Rate
  /** Messages of all sockets of one network address, whoever they belong to. Guests and strangers cannot use all of them up. */
  readonly networkMessages: Rate
  /** Chat lines of one person. */
  readonly chat: Rate
  /** Beginnings and ends of holidays of one person: each is written into all their matches. */
  readonly holidays: Rate
  /** Bytes that one socket may send, in frames of any kind. */
  readonly bytes: Rate
  /** New rooms from one network address. */
  readonly newRooms: { readonly max: number; readonly timeWindow: number }
  readonly rooms: { readonly open: number; readonly running: number }
  /** Open rooms in the lobby that were made from one network address. */
  readonly listedRooms: number
}

const MINUTE = 60_000
const DAY_SECONDS = 86_400

export const defaultLimits: Limits = {
  guests: { max: 20, timeWindow: MINUTE },
  signIns: { max: 5, seconds: 20 },
  wrongPasswords: { burst: 10, perSecond: 1 / 60 },
  wrongPasswordsInAll: { burst: 50, perSecond: 1 / 60 },
  mails: {
    perPerson: { burst: 5, perSecond: 5 / DAY_SECONDS },
    perAddress: { burst: 20, perSecond: 20 / DAY_SECONDS },
    inAll: { burst: 200, perSecond: 200 / 3600 },
  },
  requests: { max: 600, timeWindow: MINUTE },
  moments: { max: 300, timeWindow: MINUTE },
  handshakes: { max: 300, timeWindow: MINUTE },
  sockets: { perPerson: 30, perAddress: 100, inAll: 500 },
  spectated: 60,
  messages: { burst: 60, perSecond: 20 },
  personMessages: { burst: 300, perSecond: 40 },
  addressMessages: { burst: 1000, perSecond: 100 },
  guestMessages: { burst: 2000, perSecond: 200 },
  networkMessages: { burst: 4000, perSecond: 400 },
  chat: { burst: 10, perSecond: 0.5 },
  holidays: { burst: 4, perSecond: 1 / 21_600 },
  bytes: { burst: 128_000, perSecond: 16_000 },
  newRooms: { max: 60, timeWindow: 10 * MINUTE },
  rooms: { open: 5, running: 100 },
  listedRooms: 30,
}

/** The default limits, multiplied for a crowd that shares one network address. Limits for one person stay the same. */
export function limitsFor(crowd: number): Limits {
  const { guests, signIns, requests, moments, handshakes, sockets, newRooms } = defaultLimits
  const more = <L extends { readonly max: number }>(limit: L): L => ({ ...limit, max: limit.max * crowd })
  const faster = ({ burst, perSecond }: Rate): Rate => ({ burst: burst * crowd, perSecond: perSecond * crowd })
  return {
    ...defaultLimits,
    guests: more(guests),
    signIns: more(signIns),
    requests: more(requests),
    moments: more(moments),
    handshakes: more(handshakes),
    newRooms: more(newRooms),
    sockets: { ...sockets, perAddress: sockets.perAddress * crowd, inAll: sockets.inAll * crowd },
    mails: { ...defaultLimits.mails, perAddress: faster(defaultLimits.mails.perAddress) },
    listedRooms: defaultLimits.listedRooms * crowd,
    spectated: defaultLimits.spectated * crowd,
    addressMessages: faster(defaultLimits.addressMessages),
    guestMessages: faster(defaultLimits.guestMessages),
    networkMessages: faster(defaultLimits.networkMessages),
  }
}

/** The default settings, with some changed. */
export function settingsWith(data: string, some: Partial<OnlineSettings> = {}): OnlineSettings {
  return {
    data,
    database: undefined,
    traces: undefined,
    many: false,
    redis: undefined,
    publicAddress: undefined,
    catalogue: import.meta.resolve('@grimuar/games'),
    bots: { budgetMs: 5000, pauseMs: 150 },
    standingMs: { min: 300, max: 1500 },
    awayMs: 10_000,
    roomCache: { idleMs: 2 * MINUTE, sweepMs: 5000, mostIdle: 300, mostSpectated: 500 },
    heartbeatMs: 30_000,
    graceMs: 30_000,
    mail: undefined,
    pushKeys: undefined,
    contact: some.publicAddress ?? 'mailto:nobody@example.org',
    limits: defaultLimits,
    ...some,
  }
}

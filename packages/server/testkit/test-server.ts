import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Connection, type ConnectionSettings, newLuck, type Person, type RoomCard, type SocketLike } from '@grimuar/protocol'
import type { NewRoom } from '@grimuar/protocol/api'
import { WebSocket } from 'ws'
import { compose, type OnlineParts } from '../compose.ts'
import { type Bus, MemoryBuses } from '../nodes/bus.ts'
import { type Serving, serve } from '../serve.ts'
import { defaultLimits, type OnlineSettings, settingsWith } from '../settings.ts'
import { schemaOf } from './postgres.ts'

/** High limits: all test clients share one network address. */
const testLimits: OnlineSettings['limits'] = {
  ...defaultLimits,
  guests: { max: 100_000, timeWindow: 1000 },
  signIns: { max: 1000, seconds: 1 },
  requests: { max: 1_000_000, timeWindow: 1000 },
  moments: { max: 1_000_000, timeWindow: 1000 },
  handshakes: { max: 1_000_000, timeWindow: 1000 },
  newRooms: { max: 1_000_000, timeWindow: 1000 },
  sockets: { perPerson: 100, perAddress: 10_000, inAll: 100_000 },
  mails: {
    perPerson: { burst: 1000, perSecond: 0 },
    perAddress: { burst: 1000, perSecond: 0 },
    inAll: { burst: 1000, perSecond: 0 },
  },
  spectated: 100_000,
  listedRooms: 100_000,
  messages: { burst: 10_000, perSecond: 10_000 },
  personMessages: { burst: 1e9, perSecond: 1e9 },
  addressMessages: { burst: 1e9, perSecond: 1e9 },
  guestMessages: { burst: 1e9, perSecond: 1e9 },
  networkMessages: { burst: 1e9, perSecond: 1e9 },
  chat: { burst: 10_000, perSecond: 10_000 },
  holidays: { burst: 10_000, perSecond: 1 },
  bytes: { burst: 1e9, perSecond: 1e9 },
}

/** Settings for tests: bots and standing orders answer at once, and limits are high. */
export function testSettings(data: string, changes: Partial<OnlineSettings> = {}): OnlineSettings {
  return settingsWith(data, {
    bots: { budgetMs: 5000, pauseMs: 0, threads: 1 },
    standingMs: { min: 0, max: 20 },
    limits: testLimits,
    ...changes,
  })
}

/** A whole server on its own port, with a data folder that is deleted when it stops; or in a PostgreSQL database that the environment names. */
export class TestServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'test-server-'))
  private parts: OnlineParts | undefined
  private serving: (Serving & { ok: true }) | undefined
  private changes: Partial<OnlineSettings>
  private port = 0
  private database: string | undefined
  private readonly makeBus: (() => Bus) | undefined
  private others: TestServer[] = []
  private guests = 0

  private constructor(changes: Partial<OnlineSettings>, makeBus: (() => Bus) | undefined) {
    this.changes = changes
    this.makeBus = makeBus
  }

  /**
   * Opens a server. If the environment wants several nodes, it is the first of them: they share a database, some hints between them are
   * lost if it wants that, and guests use them in turn. `makeBus` makes the bus of a node whenever it starts.
   */
  static async open(changes: Partial<OnlineSettings> = {}, makeBus?: () => Bus): Promise<TestServer> {
    const nodes = makeBus ? 1 : Number(process.env.GRIMUAR_TEST_NODES ?? 1)
    if (nodes === 1) return TestServer.openOne(changes, makeBus)
    const buses = new MemoryBuses()
    const lost = Number(process.env.GRIMUAR_TEST_LOST_HINTS ?? 0)
    const bus = () => buses.add(() => Math.random() < lost)
    const server = await TestServer.openOne({ ...changes, many: true }, bus)
    for (let i = 1; i < nodes; i++)
      server.others.push(await TestServer.openOne({ ...changes, many: true, database: server.database }, bus))
    return server
  }

  private static async openOne(changes: Partial<OnlineSettings>, makeBus?: () => Bus): Promise<TestServer> {
    const server = new TestServer(changes, makeBus)
    mkdirSync(join(server.folder, 'app'))
    writeFileSync(join(server.folder, 'app/index.html'), '<!doctype html><title>Grimuar</title>')
    const postgres = process.env.GRIMUAR_TEST_DATABASE
    if (postgres !== undefined && changes.database === undefined)
      server.database = await schemaOf(postgres, basename(server.folder))
    await server.start()
    return server
  }

  get url(): string {
    if (!this.serving) throw new Error('the server is not running')
    return this.serving.url
  }

  get online(): OnlineParts {
    if (!this.parts) throw new Error('the server is not running')
    return this.parts
  }

  /** Where its data is. */
  get place(): { readonly data: string; readonly database: string | undefined } {
    return { data: join(this.folder, 'data'), database: this.database }
  }

  /** Starts the server, or starts it again on the same port with the same data. */
  async start(): Promise<void> {
    const serving = await serve(
      {
        folder: join(this.folder, 'app'),
        port: this.port,
        host: '127.0.0.1',
        online: testSettings(join(this.folder, 'data'), { database: this.database, ...this.changes }),
      },
      async (settings, log) => {
        this.parts = await compose(settings, log, this.makeBus?.())
        return this.parts
      },
    )
    if (!serving.ok) throw new Error(serving.problem)
    this.serving = serving
    this.port = serving.port
    for (const other of this.others) await other.start()
  }

  /** Sets other settings; they apply from the next start on. */
  configure(changes: Partial<OnlineSettings>): void {
    this.changes = { ...changes, many: this.changes.many ?? false }
    for (const other of this.others) other.configure({ ...changes, database: this.database })
  }

  /** Stops the server and keeps its data. */
  async pause(): Promise<void> {
    for (const other of this.others) await other.pause()
    await this.serving?.stop()
    this.serving = undefined
    this.parts = undefined
  }

  async stop(): Promise<void> {
    await this.pause()
    for (const other of this.others) await other.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** How many clients are in the lobby, at all nodes. */
  get inLobby(): number {
    return [this, ...this.others].reduce((sum, { online }) => sum + [...online.sockets.inLobby()].length, 0)
  }

  async guest(name: string): Promise<Guest> {
    const nodes = [this, ...this.others]
    return signInGuest(nodes[this.guests++ % nodes.length]?.url ?? this.url, name)
  }
}

/**
 * Every request has a connection of its own. A server ends one that was idle for a minute, and on a busy machine that may happen just when it is
 * used again: browsers then send the request once more, but `fetch` here does not.
 */
const NEW_CONNECTION = { connection: 'close' }

/** Signs in a new guest. */
export async function signInGuest(url: string, name: string): Promise<Guest> {
  const answer = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { ...NEW_CONNECTION, 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ name, avatar: 'wizard-face' }),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ')
  const { person }: { person: Person } = JSON.parse(await answer.text())
  return new Guest(url, cookie, person)
}

/** A person with a browser. */
export class Guest {
  readonly person: Person
  cookie: string
  private readonly open: Connection[] = []
  private readonly findServer: () => string

  /** `url` is where the server is; a function chooses one for every request and socket. */
  constructor(url: string | (() => string), cookie: string, person: Person) {
    this.findServer = typeof url === 'string' ? () => url : url
    this.cookie = cookie
    this.person = person
  }

  get url(): string {
    return this.findServer()
  }

  /** Sends a request; returns the status and the body. */
  async ask<T>(method: string, path: string, body?: unknown): Promise<{ status: number; body: T }> {
    const { url } = this
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...NEW_CONNECTION,
        cookie: this.cookie,
        origin: url,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text ? JSON.parse(text) : undefined }
  }

  /** The raw text at a path. */
  async text(path: string): Promise<string> {
    return (await fetch(`${this.url}${path}`, { headers: { ...NEW_CONNECTION, cookie: this.cookie } })).text()
  }

  /** Sends a request that must succeed; returns the body. */
  async done<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.ask<T>(method, path, body)
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  /** Creates a room. Each seat is `me`, `free` or the level of a bot. */
  newRoom(game: string, seats: readonly string[], changes: Partial<NewRoom> = {}): Promise<RoomCard> {
    return this.done('POST', '/api/rooms', {
      game,
      seats: seats.map((seat) =>
        seat === 'me' ? { kind: 'me', luck: newLuck() } : seat === 'free' ? { kind: 'free' } : { kind: 'bot', level: seat },
      ),
      pace: { kind: 'free' },
      listed: true,
      ...changes,
    })
  }

  sit(room: string, changes: { seat?: number; code?: string } = {}): Promise<RoomCard> {
    return this.done('POST', `/api/rooms/${room}/seat`, { luck: newLuck(), ...changes })
  }

  /** A plain socket, for tests that break the protocol. */
  socket(headers: { [name: string]: string } = {}): WebSocket {
    const { url } = this
    return new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: this.cookie, origin: url, ...headers },
    })
  }

  connect(settings: Partial<ConnectionSettings> = {}): Connection {
    const connection = new Connection({ open: () => this.socket() as unknown as SocketLike, ...settings })
    this.open.push(connection)
    return connection
  }

  /** Closes all connections of this guest. */
  disconnect(): void {
    for (const connection of this.open) connection.stop()
  }
}

/** Waits until a condition is true: long, for on a busy machine the thread of a bot may need many seconds to start. */
export async function until(what: () => unknown, ms = 60_000): Promise<void> {
  const end = Date.now() + ms
  while (!(await what())) {
    if (Date.now() > end) throw new Error(`this did not become true in time: ${what}`)
    await new Promise((passed) => setTimeout(passed, 5))
  }
}

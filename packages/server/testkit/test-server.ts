import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Connection, type ConnectionSettings, newLuck, type Person, type RoomCard, type SocketLike } from '@grimuar/protocol'
import type { NewRoom } from '@grimuar/protocol/api'
import { WebSocket } from 'ws'
import { compose, type OnlineParts } from '../compose.ts'
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
  messages: { burst: 10_000, perSecond: 10_000 },
  personMessages: { burst: 1e9, perSecond: 1e9 },
  addressMessages: { burst: 1e9, perSecond: 1e9 },
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

  private constructor(changes: Partial<OnlineSettings>) {
    this.changes = changes
  }

  static async open(changes: Partial<OnlineSettings> = {}): Promise<TestServer> {
    const server = new TestServer(changes)
    mkdirSync(join(server.folder, 'app'))
    writeFileSync(join(server.folder, 'app/index.html'), '<!doctype html><title>Grimuar</title>')
    const postgres = process.env.GRIMUAR_TEST_DATABASE
    if (postgres !== undefined) server.database = await schemaOf(postgres, basename(server.folder))
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
      async (...settings) => {
        this.parts = await compose(...settings)
        return this.parts
      },
    )
    if (!serving.ok) throw new Error(serving.problem)
    this.serving = serving
    this.port = serving.port
  }

  /** Sets other settings; they apply from the next start on. */
  configure(changes: Partial<OnlineSettings>): void {
    this.changes = changes
  }

  /** Stops the server and keeps its data. */
  async pause(): Promise<void> {
    await this.serving?.stop()
    this.serving = undefined
    this.parts = undefined
  }

  async stop(): Promise<void> {
    await this.pause()
    rmSync(this.folder, { recursive: true, force: true })
  }

  async guest(name: string): Promise<Guest> {
    return signInGuest(this.url, name)
  }
}

/** Signs in a new guest. */
export async function signInGuest(url: string, name: string): Promise<Guest> {
  const answer = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
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
  readonly url: string
  readonly person: Person
  cookie: string
  private readonly open: Connection[] = []

  constructor(url: string, cookie: string, person: Person) {
    this.url = url
    this.cookie = cookie
    this.person = person
  }

  /** Sends a request; returns the status and the body. */
  async ask<T>(method: string, path: string, body?: unknown): Promise<{ status: number; body: T }> {
    const answer = await fetch(`${this.url}${path}`, {
      method,
      headers: { cookie: this.cookie, origin: this.url, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text ? JSON.parse(text) : undefined }
  }

  /** The raw text at a path. */
  async text(path: string): Promise<string> {
    return (await fetch(`${this.url}${path}`, { headers: { cookie: this.cookie } })).text()
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
    return new WebSocket(`${this.url.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: this.cookie, origin: this.url, ...headers },
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

/** Waits until a condition is true. */
export async function until(what: () => unknown, ms = 10_000): Promise<void> {
  const end = Date.now() + ms
  while (!(await what())) {
    if (Date.now() > end) throw new Error(`this did not become true in time: ${what}`)
    await new Promise((passed) => setTimeout(passed, 5))
  }
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Connection, type ConnectionSettings, newLuck, type Person, type TableCard, type Wire } from '@grimuar/protocol'
import type { NewTable } from '@grimuar/protocol/api'
import { WebSocket } from 'ws'
import type { Online } from '../online.ts'
import { type Serving, serve } from '../serve.ts'
import { type OnlineSettings, settingsWith, usualLimits } from '../settings.ts'

/** For those who come all from one address, in a hurry. */
const manyAtOnce: OnlineSettings['limits'] = {
  ...usualLimits,
  guests: { max: 100_000, timeWindow: 1000 },
  signIns: { max: 1000, seconds: 1 },
  requests: { max: 1_000_000, timeWindow: 1000 },
  moments: { max: 1_000_000, timeWindow: 1000 },
  sockets: { perPerson: 100, perAddress: 10_000 },
  messages: { burst: 10_000, perSecond: 10_000 },
}

/** Settings for play among tests: no pauses, generous limits. */
export function briskly(data: string, some: Partial<OnlineSettings> = {}): OnlineSettings {
  return settingsWith(data, { bots: { budgetMs: 5000, pauseMs: 0, threads: 1 }, limits: manyAtOnce, ...some })
}

/** A whole server on a port of its own, with a data folder that goes when it stops. */
export class Playhouse {
  readonly folder = mkdtempSync(join(tmpdir(), 'playhouse-'))
  private serving: (Serving & { ok: true }) | undefined
  private some: Partial<OnlineSettings>
  private port = 0

  private constructor(some: Partial<OnlineSettings>) {
    this.some = some
  }

  static async open(some: Partial<OnlineSettings> = {}): Promise<Playhouse> {
    const house = new Playhouse(some)
    mkdirSync(join(house.folder, 'app'))
    writeFileSync(join(house.folder, 'app/index.html'), '<!doctype html><title>Grimuar</title>')
    await house.start()
    return house
  }

  get url(): string {
    return (this.serving as Serving & { ok: true }).url
  }

  get online(): Online {
    return this.serving?.online as Online
  }

  /** Starts (again) on the same port and the same data. */
  async start(): Promise<void> {
    const serving = await serve({
      folder: join(this.folder, 'app'),
      port: this.port,
      host: '127.0.0.1',
      online: briskly(join(this.folder, 'data'), this.some),
    })
    if (!serving.ok) throw new Error(serving.problem)
    this.serving = serving
    this.port = serving.port
  }

  /** Other settings from the next start on. */
  use(some: Partial<OnlineSettings>): void {
    this.some = some
  }

  async halt(): Promise<void> {
    await this.serving?.stop()
    this.serving = undefined
  }

  async stop(): Promise<void> {
    await this.halt()
    rmSync(this.folder, { recursive: true, force: true })
  }

  async guest(name: string): Promise<Guest> {
    return comeIn(this.url, name)
  }
}

/** A guest comes in at a server. */
export async function comeIn(url: string, name: string): Promise<Guest> {
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
  return new Guest(url, cookie, ((await answer.json()) as { person: Person }).person)
}

/** Someone with a browser. */
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

  /** Asks the server something; the status and the answer come back. */
  async ask<T>(method: string, path: string, body?: unknown): Promise<{ status: number; body: T }> {
    const answer = await fetch(`${this.url}${path}`, {
      method,
      headers: { cookie: this.cookie, origin: this.url, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: (text ? JSON.parse(text) : undefined) as T }
  }

  /** What is there, as it came. */
  async text(path: string): Promise<string> {
    return (await fetch(`${this.url}${path}`, { headers: { cookie: this.cookie } })).text()
  }

  /** Asks and expects it to be done. */
  async done<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.ask<T>(method, path, body)
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  /** Sets a table up: `me`, `free` or a bot's level for each seat. */
  table(game: string, seats: readonly string[], some: Partial<NewTable> = {}): Promise<TableCard> {
    return this.done('POST', '/api/tables', {
      game,
      seats: seats.map((seat) =>
        seat === 'me' ? { kind: 'me', luck: newLuck() } : seat === 'free' ? { kind: 'free' } : { kind: 'bot', level: seat },
      ),
      pace: { kind: 'free' },
      listed: true,
      ...some,
    })
  }

  sit(table: string, some: { seat?: number; code?: string } = {}): Promise<TableCard> {
    return this.done('POST', `/api/tables/${table}/seat`, { luck: newLuck(), ...some })
  }

  /** A bare socket, for those who do not behave. */
  socket(headers: { [name: string]: string } = {}): WebSocket {
    return new WebSocket(`${this.url.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: this.cookie, origin: this.url, ...headers },
    })
  }

  connect(settings: Partial<ConnectionSettings> = {}): Connection {
    const connection = new Connection({ open: () => this.socket() as unknown as Wire, ...settings })
    this.open.push(connection)
    return connection
  }

  leave(): void {
    for (const connection of this.open) connection.stop()
  }
}

/** Waits until something is so. */
export async function until(what: () => unknown, ms = 10_000): Promise<void> {
  const end = Date.now() + ms
  while (!(await what())) {
    if (Date.now() > end) throw new Error(`it did not come to this: ${what}`)
    await new Promise((passed) => setTimeout(passed, 5))
  }
}

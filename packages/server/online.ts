import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Box } from '@grimuar/contract'
import { commitment, mixSeed, type Seat, writeRecord } from '@grimuar/kernel'
import type { ChatLine, RoomCard } from '@grimuar/protocol'
import type { FastifyBaseLogger } from 'fastify'
import { BotPool } from './bots/bot-pool.ts'
import type { ServerContext } from './context.ts'
import { RulesCatalog } from './matches/rules-catalog.ts'
import { lotsOf, numbersOf, seatedPeople, setupOf } from './matches/setup.ts'
import { Metrics } from './metrics.ts'
import { mailer, type SendMail } from './notices/mail.ts'
import { Notices } from './notices/notices.ts'
import { newPushKeys, type PushKeys, pushWith } from './notices/push.ts'
import { type Identity, identity, type LinkMail } from './people/identity.ts'
import { PasswordGuard } from './people/password-guard.ts'
import { People } from './people/people.ts'
import { settingsOf } from './people/person-settings.ts'
import { cardOf } from './rooms/card.ts'
import type { Room } from './rooms/room.ts'
import { RoomCache } from './rooms/room-cache.ts'
import { Rooms } from './rooms/rooms.ts'
import type { OnlineSettings } from './settings.ts'
import type { ClientSocket } from './sockets/client-socket.ts'
import { ClientSockets } from './sockets/client-sockets.ts'
import { Lobby } from './sockets/lobby.ts'
import type { Outage, RoomRow, Store } from './store/contract.ts'
import { dataFile } from './store/sqlite/backup.ts'
import { open } from './store/sqlite/open.ts'
import { SqliteStore } from './store/sqlite/store.ts'
import { en } from './text/en.ts'
import { pl } from './text/pl.ts'
import type { Words } from './text/shape.ts'
import { TokenBuckets } from './token-bucket.ts'

const HEARTBEAT_MS = 10_000
/** A gap between two heartbeats longer than this means that no server ran. */
const OUTAGE_MS = 30_000
/** Chat lines sent to a client that enters a room. */
const CHAT_LINES = 100
/** Mails with a link to one address: strangers can have them sent to anybody. */
const LINK_MAILS = { burst: 4, perSecond: 1 / 900 }
/** How long clients wait before they reconnect after a restart. */
const RETRY_MS = 1500

/** Online play: creates the parts of the server and connects them. */
export class Online implements ServerContext {
  readonly settings: OnlineSettings
  readonly log: FastifyBaseLogger
  readonly metrics: Metrics
  readonly store: Store
  readonly rules: RulesCatalog
  readonly bots: BotPool
  readonly identity: Identity
  readonly people: People
  readonly passwords: PasswordGuard
  readonly sockets = new ClientSockets()
  readonly roomCache: RoomCache
  readonly rooms: Rooms
  readonly lobby: Lobby
  readonly outages: readonly Outage[]
  readonly notices: Notices
  readonly pushKeys: PushKeys
  closing = false
  private readonly linkMails = new TokenBuckets(LINK_MAILS)
  private readonly identityData: DatabaseSync
  private readonly anonymousSockets = new Map<string, number>()
  private readonly heartbeat: NodeJS.Timeout

  /** Opens the data folder and starts online play; throws StoreUnavailable if the folder cannot be used. */
  static async open(settings: OnlineSettings, log: FastifyBaseLogger): Promise<Online> {
    const metrics = new Metrics()
    const file = dataFile(settings.data)
    const store = new SqliteStore(file, metrics)
    const { catalogue }: { catalogue: readonly Box[] } = await import(settings.catalogue)
    const secret = await storedOnce(store, 'secret', () => randomBytes(32).toString('hex'))
    const pushKeys = settings.pushKeys ?? JSON.parse(await storedOnce(store, 'push-keys', () => JSON.stringify(newPushKeys())))
    const outages = await outagesUpTo(store, Date.now())
    return new Online(settings, log, metrics, { store, identityData: open(file), catalogue, secret, pushKeys, outages })
  }

  private constructor(settings: OnlineSettings, log: FastifyBaseLogger, metrics: Metrics, parts: OpenedParts) {
    const { store, catalogue, secret } = parts
    this.settings = settings
    this.log = log
    this.metrics = metrics
    this.store = store
    this.outages = parts.outages
    this.identityData = parts.identityData
    this.pushKeys = parts.pushKeys
    const sendMail = settings.mail && mailer(settings.mail)
    this.rules = new RulesCatalog(catalogue)
    this.bots = new BotPool({
      ...settings.bots,
      catalogue: settings.catalogue,
      onDecision: (level, ms, how, problem) => {
        metrics.botDecided(level, ms, how)
        if (how !== 'decided') log.warn({ level, ms, how, problem }, 'a bot could not decide')
      },
    })
    this.identity = identity({
      database: parts.identityData,
      secret,
      publicAddress: settings.publicAddress,
      signIns: settings.limits.signIns,
      log,
      sendMail: sendMail && ((mail) => void this.sendLink(mail, sendMail)),
      onGuestMerged: (guest, account) => this.mergeGuest(guest, account),
      onPasswordReset: async (person) => {
        await this.people.endGuestStatus(person)
        this.closeSockets(person) // the library ends every session
      },
      onSessionEnded: (person, session) => this.closeSession(person, session),
    })
    this.people = new People(this.identity)
    this.passwords = new PasswordGuard(settings.limits.wrongPasswords)
    this.roomCache = new RoomCache(this, settings.roomCache)
    this.rooms = new Rooms(this, this.roomCache, settings.limits.rooms)
    this.lobby = new Lobby(this.sockets, store, (row, person) => this.cardOf(row, person))
    const address = settings.publicAddress ?? ''
    this.notices = new Notices(this, { graceMs: settings.graceMs, address }, pushWith(this.pushKeys, settings.contact), sendMail)
    this.heartbeat = setInterval(() => void store.setMeta('alive', `${this.now()}`).catch(() => {}), HEARTBEAT_MS)
    metrics.gauge('grimuar_sockets', 'Open sockets', () => this.sockets.size)
    metrics.gauge('grimuar_rooms', 'Rooms in memory', () => this.roomCache.size)
  }

  now(): number {
    return Date.now()
  }

  cardOf(row: RoomRow, person: string | null): Promise<RoomCard> {
    return cardOf(row, person, (id) => this.people.person(id))
  }

  roomChanged(row: RoomRow): void {
    this.lobby.roomChanged(row).catch((err) => this.log.error({ err }, 'the lobby could not be updated'))
  }

  began(row: RoomRow): void {
    this.turnChanged(row, [], [])
    this.applyHolidays(row).catch((err) => this.log.error({ err }, 'a clock could not be stopped for a holiday'))
  }

  turnChanged(row: RoomRow, before: readonly Seat[], ordered: readonly Seat[]): void {
    this.lobby.turnChanged(row, before).catch((err) => this.log.error({ err }, 'the lobby could not be updated'))
    this.notices.turnChanged(row, [...before, ...ordered])
  }

  socketOpened(client: ClientSocket, address: string | null): void {
    if (client.person !== null && !this.sockets.isOnline(client.person)) {
      this.notices.clear(client.person).catch((err) => this.log.error({ err }, 'notices could not be cleared'))
    }
    this.sockets.add(client)
    if (address !== null) this.anonymousSockets.set(address, this.anonymousSocketsFrom(address) + 1)
  }

  socketClosed(client: ClientSocket, address: string | null): void {
    this.sockets.remove(client)
    client.leaveAll()
    if (address === null) return
    const left = this.anonymousSocketsFrom(address) - 1
    if (left > 0) this.anonymousSockets.set(address, left)
    else this.anonymousSockets.delete(address)
  }

  /** The number of sockets from this address that belong to nobody signed in. */
  anonymousSocketsFrom(address: string): number {
    return this.anonymousSockets.get(address) ?? 0
  }

  closeSession(person: string, session: string): void {
    for (const client of this.sockets.of(person)) if (client.session === session) client.close(4001, 'signed out')
  }

  /** The last chat lines of a room, without those of muted people. */
  async chatHistory(room: string, mutes: ReadonlySet<string>): Promise<ChatLine[]> {
    const rows = (await this.store.chat(room, CHAT_LINES)).filter(({ person, text }) => text !== '' && !mutes.has(person))
    return Promise.all(
      rows.map(async ({ id, at, person, text }) => {
        const from = (await this.people.person(person)) ?? { id: person, name: '—', avatar: '', guest: true }
        return { id, at, from, text }
      }),
    )
  }

  async report(by: string, report: { room: string; person: string; reason: string; line?: number }): Promise<void> {
    const line =
      report.line === undefined ? undefined : (await this.store.chat(report.room, 1000)).find(({ id }) => id === report.line)
    const quote = line?.person === report.person ? line.text : ''
    const row = { at: this.now(), room: report.room, by, about: report.person, reason: report.reason, quote }
    await this.store.addReport(row)
    this.log.warn({ report: { room: report.room, by, about: report.person } }, 'a person was reported')
  }

  /** Everything about a finished match: the parts of its dice seed, and the record that anyone can replay. */
  async reveal(room: Room) {
    const { row, matchState } = room
    if (!matchState) throw new Error('a match that never began has nothing to reveal')
    const setup = setupOf(row)
    const numbers = numbersOf(setup)
    const card = await this.cardOf(row, null)
    const names = card.seats.map((seat, at) => (seat.kind === 'person' ? seat.person.name : `Bot ${at + 1}`))
    const record = writeRecord({ ...matchState.match.record, names })
    const seed = mixSeed(row.secret, numbers)
    return { commitment: commitment(row.secret), secret: row.secret, numbers, lots: lotsOf(setup), seed, record }
  }

  /** Stops a person's turn-by-turn clocks until this time; a time in the past ends the holiday. */
  async setHoliday(person: string, until: number): Promise<void> {
    for (const row of await this.store.roomsOf(person, ['running'], 1000)) await this.setHolidayIn(row, person, until)
  }

  private async setHolidayIn(row: RoomRow, person: string, until: number): Promise<void> {
    if (setupOf(row).pace.kind !== 'days') return
    const room = await this.roomCache.get(row.id)
    if (typeof room === 'string') return
    await room.appendOwn((state) => {
      const seat = state.seats.findIndex((each) => each.person === person)
      const now = state.seats[seat]?.rest ?? 0
      const same = until > this.now() ? now === until : now <= this.now()
      return seat < 0 || same ? [] : [{ do: 'rest', seat, until }]
    })
  }

  /** When a match begins, stops the clocks of players who are on holiday. */
  private async applyHolidays(row: RoomRow): Promise<void> {
    if (setupOf(row).pace.kind !== 'days') return
    for (const { person } of seatedPeople(setupOf(row))) {
      const { rest } = await settingsOf(this.store, person)
      if (rest != null && rest > this.now()) await this.setHolidayIn(row, person, rest)
    }
  }

  async exportOf(person: string): Promise<unknown> {
    const rooms = await this.store.roomsOf(person, ['open', 'running', 'over', 'gone'], 10_000)
    return {
      ...((await this.people.exportData(person)) as object),
      settings: await this.store.settings(person),
      mutes: await this.store.mutes(person),
      pushes: (await this.store.pushes(person)).map(({ endpoint }) => endpoint),
      rooms: await Promise.all(rooms.map((row) => this.cardOf(row, person))),
      chat: await this.store.chatOf(person),
    }
  }

  /** Deletes a person. */
  async removePerson(person: string): Promise<void> {
    for (const row of await this.store.roomsOf(person, ['open'], 1000)) await this.rooms.leave(row.id, person)
    for (const row of await this.store.roomsOf(person, ['running'], 1000)) {
      const room = await this.roomCache.get(row.id)
      if (typeof room !== 'string') await room.removePerson(person)
    }
    await this.store.forgetPerson(person)
    await this.people.remove(person)
    this.closeSockets(person)
  }

  private closeSockets(person: string): void {
    for (const client of this.sockets.of(person)) client.close(4001, 'signed out')
  }

  /** Continues the work that was open when the server stopped. */
  async resume(): Promise<void> {
    await this.roomCache.resumeBots()
    await this.notices.resume()
  }

  /** Tells every client, finishes pending writes and closes. */
  async close(): Promise<void> {
    this.closing = true
    clearInterval(this.heartbeat)
    this.notices.close()
    for (const client of this.sockets) {
      client.send({ type: 'closing', retryMs: RETRY_MS })
      client.close(1012, 'the server restarts')
    }
    await this.bots.close()
    await this.roomCache.close()
    if (this.store.alive) await this.store.setMeta('alive', `${this.now()}`)
    await this.store.close()
    if (this.identityData.isOpen) this.identityData.close()
  }

  private async sendLink({ kind, to, name, url }: LinkMail, sendMail: SendMail): Promise<void> {
    if (!this.linkMails.tryTake(to.toLowerCase(), this.now())) {
      this.log.warn({ kind }, 'too many mails to one address')
      return
    }
    // In both languages: the person may not have chosen one yet.
    const mailIn = (words: Words) => (kind === 'verify' ? words.verify(url) : words.reset(name, url))
    const [first, second] = [mailIn(pl), mailIn(en)]
    try {
      await sendMail(to, { subject: `${first.subject} / ${second.subject}`, text: `${first.text}\n\n—\n\n${second.text}` })
    } catch (err) {
      this.log.error({ err }, 'the mail server refused a mail')
    }
  }

  private async mergeGuest(guest: string, account: string): Promise<void> {
    const rows = await this.store.roomsOf(guest, ['open', 'running', 'over'], 10_000)
    await this.store.movePerson(guest, account)
    this.closeSockets(guest)
    for (const row of rows) await this.roomCache.loadedRoom(row.id)?.refresh()
    // In rooms where both had a seat a bot takes the guest's seat.
    for (const row of await this.store.roomsOf(guest, ['running'], 1000)) {
      const room = await this.roomCache.get(row.id)
      if (typeof room !== 'string') await room.removePerson(guest)
    }
    this.people.forget(guest)
  }
}

/** What `open` reads before the constructor runs. */
interface OpenedParts {
  readonly store: Store
  readonly identityData: DatabaseSync
  readonly catalogue: readonly Box[]
  readonly secret: string
  readonly pushKeys: PushKeys
  readonly outages: readonly Outage[]
}

/** Reads a stored value; on the first start it is made and stored. */
async function storedOnce(store: Store, name: string, make: () => string): Promise<string> {
  const stored = await store.meta(name)
  if (stored !== undefined) return stored
  const made = make()
  await store.setMeta(name, made)
  return made
}

/** All periods in which no server ran, up to this start. */
async function outagesUpTo(store: Store, now: number): Promise<Outage[]> {
  const alive = Number((await store.meta('alive')) ?? now)
  if (now - alive > OUTAGE_MS) await store.addOutage({ from: alive, to: now })
  await store.setMeta('alive', `${now}`)
  return store.outages(0)
}

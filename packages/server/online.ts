import { randomBytes } from 'node:crypto'
import type { Box } from '@grimuar/contract'
import { commitment, mixSeed, type Seat, writeRecord } from '@grimuar/kernel'
import type { ChatLine, RoomCard } from '@grimuar/protocol'
import type { FastifyBaseLogger } from 'fastify'
import type { Dialect } from 'kysely'
import { BotPool } from './bots/bot-pool.ts'
import { Clock } from './clock.ts'
import type { ServerContext } from './context.ts'
import { messageOf } from './error-message.ts'
import { RulesCatalog } from './matches/rules-catalog.ts'
import { lotsOf, numbersOf, seatedPeople, setupOf } from './matches/setup.ts'
import { Metrics } from './metrics.ts'
import { Moderation } from './moderation/moderation.ts'
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
import { nextPiece } from './slices.ts'
import type { ClientSocket } from './sockets/client-socket.ts'
import { ClientSockets } from './sockets/client-sockets.ts'
import { Lobby } from './sockets/lobby.ts'
import type { Outage, RoomRow, Store } from './store/contract.ts'
import { isDamage } from './store/failures.ts'
import { dataFile } from './store/sqlite/backup.ts'
import { FolderLock, makePrivateFolder } from './store/sqlite/folder.ts'
import { SqliteStore, StoreUnavailable } from './store/sqlite/store.ts'
import { en } from './text/en.ts'
import { pl } from './text/pl.ts'
import type { Words } from './text/shape.ts'
import { TokenBuckets } from './token-bucket.ts'
import { Upkeep } from './upkeep.ts'

const HEARTBEAT_MS = 10_000
/** A gap between two heartbeats longer than this means that no server ran. */
const OUTAGE_MS = 30_000
/** Chat lines sent to a client that enters a room. */
const CHAT_LINES = 100
/** How often a connected person is checked for a ban. */
const BAN_CHECK_MS = 10_000
/** How long a health check counts. */
const HEALTH_MS = 2000
/** The rooms in the export of a person's data. */
const MOST_EXPORTED = 5000
/** The most bytes that all clients together have not read yet. */
const MOST_UNREAD = 200_000_000
const UNREAD_CHECK_MS = 1000
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
  readonly moderation: Moderation
  readonly sockets = new ClientSockets()
  readonly roomCache: RoomCache
  readonly rooms: Rooms
  readonly lobby: Lobby
  readonly outages: Outage[]
  readonly notices: Notices
  readonly pushKeys: PushKeys
  closing = false
  private readonly clock = new Clock((from, to) => this.onClockJump(from, to))
  private readonly lock: FolderLock
  private health: { readonly at: number; readonly ok: Promise<boolean> } | undefined
  private damaged = false
  private readonly linkMails = new TokenBuckets(LINK_MAILS)
  private readonly networks = new Map<string, { readonly inAll: number; readonly anonymous: number }>()
  private readonly personMessages: TokenBuckets
  private readonly addressMessages: TokenBuckets
  readonly chatLimit: TokenBuckets
  readonly holidayLimit: TokenBuckets
  readonly upkeep: Upkeep
  private readonly unreadCheck: NodeJS.Timeout
  private readonly heartbeat: NodeJS.Timeout

  /** Opens the data folder and starts online play; throws StoreUnavailable if the folder cannot be used. */
  static async open(settings: OnlineSettings, log: FastifyBaseLogger): Promise<Online> {
    const metrics = new Metrics()
    const file = dataFile(settings.data)
    const lock = lockFolder(settings.data)
    const store = new SqliteStore(file, metrics)
    const { catalogue }: { catalogue: readonly Box[] } = await import(settings.catalogue)
    const secret = await storedOnce(store, 'secret', () => randomBytes(32).toString('hex'))
    const pushKeys = settings.pushKeys ?? JSON.parse(await storedOnce(store, 'push-keys', () => JSON.stringify(newPushKeys())))
    const outages = await outagesUpTo(store, Date.now())
    return new Online(settings, log, metrics, {
      store,
      lock,
      identityDialect: store.identity,
      catalogue,
      secret,
      pushKeys,
      outages,
    })
  }

  private constructor(settings: OnlineSettings, log: FastifyBaseLogger, metrics: Metrics, parts: OpenedParts) {
    const { store, catalogue, secret } = parts
    this.settings = settings
    this.log = log
    this.metrics = metrics
    this.store = store
    this.outages = parts.outages
    this.lock = parts.lock
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
      database: parts.identityDialect,
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
      onFailure: (error) => this.noteDamage(error),
    })
    this.people = new People(this.identity)
    this.passwords = new PasswordGuard(settings.limits.wrongPasswords)
    this.roomCache = new RoomCache(this, settings.roomCache)
    this.moderation = new Moderation(
      store,
      {
        lineHidden: (room, line, hidden) => {
          if (!hidden) return
          this.roomCache.loadedRoom(room)?.audience.broadcast(JSON.stringify({ type: 'chat-hidden', room, line }))
        },
        banned: (person) => this.onBanned(person),
        closeRoom: (room) => this.closeRoom(room),
      },
      () => this.now(),
    )
    this.rooms = new Rooms(this, this.roomCache, settings.limits.rooms)
    this.lobby = new Lobby(this.sockets, store, (row, person) => this.cardOf(row, person))
    const address = settings.publicAddress ?? ''
    this.notices = new Notices(this, { graceMs: settings.graceMs, address }, pushWith(this.pushKeys, settings.contact), sendMail)
    const { personMessages, addressMessages, chat, holidays } = settings.limits
    this.personMessages = new TokenBuckets(personMessages)
    this.addressMessages = new TokenBuckets(addressMessages)
    this.chatLimit = new TokenBuckets(chat)
    this.holidayLimit = new TokenBuckets(holidays)
    this.unreadCheck = setInterval(() => this.sockets.limitUnread(MOST_UNREAD), UNREAD_CHECK_MS)
    this.upkeep = new Upkeep(this)
    this.heartbeat = setInterval(() => void store.setMeta('alive', `${this.now()}`).catch(() => {}), HEARTBEAT_MS)
    metrics.gauge('grimuar_sockets', 'Open sockets', () => this.sockets.size)
    metrics.gauge('grimuar_rooms', 'Rooms in memory', () => this.roomCache.size)
  }

  now(): number {
    return this.clock.now()
  }

  /** The clock of the machine has jumped. No clock of a match counts the time that it jumped over. */
  private onClockJump(from: number, to: number): void {
    this.log.warn({ seconds: Math.round((to - from) / 1000) }, 'the clock of this machine has jumped')
    if (to <= from) return
    this.outages.push({ from, to })
    this.store.addOutage({ from, to }).catch((err) => this.log.error({ err }, 'an outage could not be stored'))
  }

  async cardOf(row: RoomRow, person: string | null): Promise<RoomCard> {
    const rules = await (row.version === null ? this.rules.newest(row.game) : this.rules.rules(row.game, row.version))
    return cardOf(row, person, (id) => this.people.person(id), rules?.options)
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

  socketOpened(client: ClientSocket, network: string): void {
    if (client.person !== null && !this.sockets.isOnline(client.person)) {
      this.notices.clear(client.person).catch((err) => this.log.error({ err }, 'notices could not be cleared'))
    }
    this.sockets.add(client)
    this.countSocket(client, network, 1)
  }

  socketClosed(client: ClientSocket, network: string): void {
    this.sockets.remove(client)
    client.leaveAll()
    this.countSocket(client, network, -1)
  }

  /** The number of open sockets from a network: all, and those that belong to nobody signed in. */
  socketsFrom(network: string): { readonly inAll: number; readonly anonymous: number } {
    return this.networks.get(network) ?? { inAll: 0, anonymous: 0 }
  }

  private countSocket({ person }: ClientSocket, network: string, by: 1 | -1): void {
    const before = this.socketsFrom(network)
    const inAll = before.inAll + by
    if (inAll === 0) this.networks.delete(network)
    else this.networks.set(network, { inAll, anonymous: before.anonymous + (person === null ? by : 0) })
  }

  /** The limit for messages that all sockets of a person share, or all sockets of a network that belong to nobody. */
  messageLimit(person: string | undefined, network: string): (now: number, tokens: number) => boolean {
    if (person === undefined) return (now, tokens) => this.addressMessages.tryTake(network, now, tokens)
    return (now, tokens) => this.personMessages.tryTake(person, now, tokens)
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

  /** Stores a report for the moderators; false if the person has sent too many. */
  async report(by: string, report: { room: string; person: string; reason: string; line?: number }): Promise<boolean> {
    if (!(await this.moderation.report(by, report))) return false
    this.log.warn({ report: { room: report.room, by, about: report.person } }, 'a person was reported')
    return true
  }

  /** Mutes a person for another one in all their tabs, or unmutes them. */
  async setMute(person: string, muted: string, on: boolean): Promise<void> {
    await this.store.setMute(person, muted, on)
    for (const client of this.sockets.of(person)) on ? client.mutes.add(muted) : client.mutes.delete(muted)
  }

  /** True if a client's person is banned. It is looked up only now and then: every command asks. */
  async isBanned(client: ClientSocket): Promise<boolean> {
    if (client.person === null) return false
    const now = this.now()
    if (now - client.banCheck.at > BAN_CHECK_MS)
      client.banCheck = { at: now, banned: await this.moderation.isUnder(client.person, 'ban') }
    return client.banCheck.banned
  }

  private async closeRoom(id: string): Promise<boolean> {
    const room = await this.roomCache.get(id)
    if (typeof room === 'string') return false
    if (room.row.state === 'running') {
      await room.appendOwn(() => [{ do: 'end', why: 'closed' }])
      return room.matchState?.ended != null
    }
    const answer = await room.change((row) => (row.state === 'open' ? { ...row, state: 'gone', changed: this.now() } : 'not-now'))
    return typeof answer !== 'string'
  }

  /** Bots take the seats of a banned person, who loses their seats in open rooms and is disconnected. */
  private async onBanned(person: string): Promise<void> {
    this.closeSockets(person)
    await this.leaveAll(person)
  }

  private async leaveAll(person: string): Promise<void> {
    for (const row of await this.store.roomsOf(person, ['open'], 1000)) await this.rooms.leave(row.id, person)
    for (const row of await this.store.roomsOf(person, ['running'], 1000)) {
      const room = await this.roomCache.get(row.id)
      if (typeof room !== 'string') await room.removePerson(person)
    }
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
    const cards: RoomCard[] = []
    for (const row of await this.store.roomsOf(person, ['open', 'running', 'over', 'gone'], MOST_EXPORTED)) {
      await nextPiece()
      cards.push(await this.cardOf(row, person))
    }
    return {
      ...((await this.people.exportData(person)) as object),
      settings: await this.store.settings(person),
      mutes: await this.store.mutes(person),
      blocks: await this.store.moderation.blocks(person),
      sanctions: await this.store.moderation.sanctions(person),
      pushes: (await this.store.pushes(person)).map(({ endpoint }) => endpoint),
      rooms: cards,
      chat: await this.store.chatOf(person),
    }
  }

  /** Deletes a person. */
  async removePerson(person: string): Promise<void> {
    await this.leaveAll(person)
    await this.store.forgetPerson(person)
    await this.people.remove(person)
    this.closeSockets(person)
  }

  private closeSockets(person: string): void {
    for (const client of this.sockets.of(person)) client.close(4001, 'signed out')
  }

  /** Continues the work that was open when the server stopped. */
  async resume(): Promise<void> {
    try {
      await this.roomCache.resumeBots()
      await this.notices.resume()
    } catch (err) {
      this.noteDamage(err)
      if (!this.closing) this.log.error({ err }, 'matches could not be continued after the start')
    }
  }

  /** True if the server can read and write its data. It is tried at most every few seconds, however often somebody asks. */
  isHealthy(): Promise<boolean> {
    if (!this.store.alive || this.damaged) return Promise.resolve(false)
    const now = performance.now()
    if (!this.health || now - this.health.at > HEALTH_MS) {
      const ok = this.store.check().then(
        () => true,
        (err) => {
          this.log.error({ err }, 'the data cannot be read and written')
          return false
        },
      )
      this.health = { at: now, ok }
    }
    return this.health.ok
  }

  /** Notes that the database file is damaged, if that is what an error says: the host must know it. */
  noteDamage(error: unknown): void {
    if (isDamage(error)) this.damaged = true
  }

  /** Tells every client, finishes pending writes and closes. */
  async close(): Promise<void> {
    this.closing = true
    clearInterval(this.heartbeat)
    clearInterval(this.unreadCheck)
    this.notices.close()
    for (const client of this.sockets) {
      client.send({ type: 'closing', retryMs: RETRY_MS })
      client.close(1012, 'the server restarts')
    }
    await this.upkeep.close()
    await this.bots.close()
    await this.roomCache.close()
    if (this.store.alive) await this.store.setMeta('alive', `${this.now()}`)
    await this.store.close()
    this.lock.release()
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

/** Makes sure that no other server uses the folder: players of two servers would not see each other. */
function lockFolder(folder: string): FolderLock {
  let lock: FolderLock | undefined
  try {
    makePrivateFolder(folder)
    lock = FolderLock.take(folder)
  } catch (error) {
    throw new StoreUnavailable(`the data folder ${folder} cannot be used: ${messageOf(error)}`)
  }
  if (!lock)
    throw new StoreUnavailable(
      `the data folder ${folder} cannot be used: another server uses it; stop that one, or choose another folder (--data)`,
    )
  return lock
}

/** What `open` reads before the constructor runs. */
interface OpenedParts {
  readonly store: Store
  readonly lock: FolderLock
  readonly identityDialect: Dialect
  readonly catalogue: readonly Box[]
  readonly secret: string
  readonly pushKeys: PushKeys
  readonly outages: Outage[]
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

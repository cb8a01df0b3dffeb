import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { Box } from '@grimuar/games'
import { commitment, type Json, mixSeed, type Seat, writeRecord } from '@grimuar/kernel'
import type { ChatLine, Settings, TableCard } from '@grimuar/protocol'
import type { FastifyBaseLogger } from 'fastify'
import { Bots } from './bots/bot-pool.ts'
import type { House } from './context.ts'
import type { Course } from './matches/match-state.ts'
import { Shelf } from './matches/rules-catalog.ts'
import { lotsOf, numbersOf, setupOf, sittingOf } from './matches/setup.ts'
import { Metrics } from './metrics.ts'
import { type Post, post } from './notices/mail.ts'
import { Notices } from './notices/notices.ts'
import { newPushKeys, type PushKeys, pushWith } from './notices/push.ts'
import { type Identity, identity, type Letter } from './people/identity.ts'
import { People } from './people/people.ts'
import { cardOf } from './rooms/card.ts'
import { Past } from './rooms/history.ts'
import type { Room } from './rooms/room.ts'
import { Host } from './rooms/room-cache.ts'
import { Tables } from './rooms/rooms.ts'
import type { OnlineSettings } from './settings.ts'
import type { Tab } from './sockets/client-socket.ts'
import { Tabs } from './sockets/client-sockets.ts'
import { Lobby } from './sockets/lobby.ts'
import type { Outage, Store, TableRow } from './store/contract.ts'
import { dataFile } from './store/sqlite/backup.ts'
import { open } from './store/sqlite/open.ts'
import { SqliteStore } from './store/sqlite/store.ts'
import { en } from './text/en.ts'
import { pl } from './text/pl.ts'

const HEARTBEAT_MS = 10_000
/** A silence longer than this means that no server ran. */
const OUTAGE_MS = 30_000
/** Lines of chat shown to whoever comes to a table. */
const CHAT_SHOWN = 100
/** What clients are told to wait before they come back after a restart. */
const AGAIN_MS = 1500

/** Play online: everything behind the doors of the server, put together. */
export class Online implements House {
  readonly settings: OnlineSettings
  readonly log: FastifyBaseLogger
  readonly counts: Metrics
  readonly store: Store
  readonly shelf: Shelf
  readonly bots: Bots
  readonly identity: Identity
  readonly people: People
  readonly tabs = new Tabs()
  readonly host: Host
  readonly tables: Tables
  readonly past = new Past()
  readonly lobby: Lobby
  readonly outages: readonly Outage[]
  readonly notices: Notices
  readonly pushKeys: PushKeys
  closing = false
  private readonly identityData: DatabaseSync
  private readonly strangers = new Map<string, number>()
  private readonly beating: NodeJS.Timeout

  /** Opens the house in a data folder; throws NoStore where that cannot be used. */
  static async open(settings: OnlineSettings, log: FastifyBaseLogger): Promise<Online> {
    const counts = new Metrics()
    const file = dataFile(settings.data)
    const store = new SqliteStore(file, counts)
    const { catalogue } = (await import(settings.catalogue)) as { catalogue: readonly Box[] }
    const secret = await once(store, 'secret', () => randomBytes(32).toString('hex'))
    const pushKeys = settings.pushKeys ?? JSON.parse(await once(store, 'push-keys', () => JSON.stringify(newPushKeys())))
    const outages = await outagesUpTo(store, Date.now())
    return new Online(settings, log, counts, { store, identityData: open(file), catalogue, secret, pushKeys, outages })
  }

  private constructor(settings: OnlineSettings, log: FastifyBaseLogger, counts: Metrics, found: Found) {
    const { store, catalogue, secret } = found
    this.settings = settings
    this.log = log
    this.counts = counts
    this.store = store
    this.outages = found.outages
    this.identityData = found.identityData
    this.pushKeys = found.pushKeys
    const letters = settings.mail && post(settings.mail)
    this.shelf = new Shelf(catalogue)
    this.bots = new Bots({
      ...settings.bots,
      catalogue: settings.catalogue,
      watch: (level, ms, how, problem) => {
        counts.thought(level, ms, how)
        if (how !== 'decided') log.warn({ level, ms, how, problem }, 'a bot could not decide')
      },
    })
    this.identity = identity({
      database: found.identityData,
      secret,
      publicAddress: settings.publicAddress,
      signIns: settings.limits.signIns,
      log,
      write: letters && ((letter) => void this.write(letter, letters)),
      merged: (guest, account) => this.merge(guest, account),
      kept: async (person) => {
        await this.people.kept(person)
        this.leaveEverywhere(person) // the library ends every session
      },
    })
    this.people = new People(this.identity)
    this.host = new Host(this, settings.host)
    this.tables = new Tables(this, this.host, settings.limits.tables)
    this.lobby = new Lobby(this.tabs, store, (row, person) => this.card(row, person))
    const address = settings.publicAddress ?? ''
    this.notices = new Notices(this, { graceMs: settings.graceMs, address }, pushWith(this.pushKeys, settings.contact), letters)
    this.beating = setInterval(() => void store.setMeta('alive', `${this.now()}`).catch(() => {}), HEARTBEAT_MS)
    counts.gauge('grimuar_sockets', 'Open tabs', () => this.tabs.size)
    counts.gauge('grimuar_rooms', 'Tables in memory', () => this.host.size)
  }

  now(): number {
    return Date.now()
  }

  cardOf(row: TableRow, person: string | null): Promise<TableCard> {
    return cardOf(row, person, (id) => this.people.person(id))
  }

  async card(row: TableRow, person: string | null): Promise<Json> {
    return (await this.cardOf(row, person)) as unknown as Json
  }

  tableChanged(row: TableRow): void {
    this.lobby.changed(row).catch((err) => this.log.error({ err }, 'the lobby could not be told'))
  }

  began(row: TableRow): void {
    this.turnChanged(row, [])
    this.restFromTheStart(row).catch((err) => this.log.error({ err }, 'a clock could not be held'))
  }

  turnChanged(row: TableRow, before: readonly Seat[]): void {
    this.lobby.turned(row, before).catch((err) => this.log.error({ err }, 'the lobby could not be told'))
    this.notices.turned(row, before)
  }

  came(tab: Tab, address: string | null): void {
    if (tab.person !== null && !this.tabs.isHere(tab.person)) {
      this.notices.came(tab.person).catch((err) => this.log.error({ err }, 'notices could not be cleared'))
    }
    this.tabs.add(tab)
    if (address !== null) this.strangers.set(address, this.strangersAt(address) + 1)
  }

  left(tab: Tab, address: string | null): void {
    this.tabs.remove(tab)
    tab.leaveAll()
    if (address === null) return
    const rest = this.strangersAt(address) - 1
    if (rest > 0) this.strangers.set(address, rest)
    else this.strangers.delete(address)
  }

  /** How many tabs of people who have not come in an address has open. */
  strangersAt(address: string): number {
    return this.strangers.get(address) ?? 0
  }

  signedOut(person: string, session: string): void {
    for (const tab of this.tabs.of(person)) if (tab.session === session) tab.close(4001, 'signed out')
  }

  /** The last things said at a table, but for those muted. */
  async chatter(table: string, mutes: ReadonlySet<string>): Promise<ChatLine[]> {
    const rows = (await this.store.chat(table, CHAT_SHOWN)).filter(({ person, text }) => text !== '' && !mutes.has(person))
    return Promise.all(
      rows.map(async ({ id, at, person, text }) => {
        const from = (await this.people.person(person)) ?? { id: person, name: '—', avatar: '', guest: true }
        return { id, at, from, text }
      }),
    )
  }

  async report(by: string, wish: { table: string; person: string; reason: string; line?: number }): Promise<void> {
    const said =
      wish.line === undefined ? undefined : (await this.store.chat(wish.table, 1000)).find(({ id }) => id === wish.line)
    const quote = said?.person === wish.person ? said.text : ''
    const row = { at: this.now(), table: wish.table, by, about: wish.person, reason: wish.reason, quote }
    await this.store.addReport(row)
    this.log.warn({ report: { table: wish.table, by, about: wish.person } }, 'someone was reported')
  }

  /** A finished match laid open: what the dice were made of, and the record that anyone can play again. */
  async revealOf(room: Room) {
    const { row } = room
    const setup = setupOf(row)
    const numbers = numbersOf(setup)
    const card = await this.cardOf(row, null)
    const names = card.seats.map((seat, at) => (seat.kind === 'person' ? seat.person.name : `Bot ${at + 1}`))
    const record = writeRecord({ ...(room.course as Course).match.record, names })
    const seed = mixSeed(row.secret, numbers)
    return { commitment: commitment(row.secret), secret: row.secret, numbers, lots: lotsOf(setup), seed, record }
  }

  /** A person is away until then (or back, where that is past): their turn-by-turn clocks rest. */
  async rest(person: string, until: number): Promise<void> {
    for (const row of await this.store.tablesOf(person, ['running'], 1000)) await this.restAt(row, person, until)
  }

  private async restAt(row: TableRow, person: string, until: number): Promise<void> {
    if (setupOf(row).pace.kind !== 'days') return
    const room = await this.host.room(row.id)
    if (typeof room === 'string') return
    await room.note((course) => {
      const seat = course.seats.findIndex((each) => each.person === person)
      const now = course.seats[seat]?.rest ?? 0
      const same = until > this.now() ? now === until : now <= this.now()
      return seat < 0 || same ? [] : [{ do: 'rest', seat, until }]
    })
  }

  /** Whoever is away when a match begins has a resting clock from its first move on. */
  private async restFromTheStart(row: TableRow): Promise<void> {
    if (setupOf(row).pace.kind !== 'days') return
    for (const { person } of sittingOf(setupOf(row))) {
      const { rest } = ((await this.store.settings(person)) ?? {}) as Settings
      if (rest != null && rest > this.now()) await this.restAt(row, person, rest)
    }
  }

  async exportOf(person: string): Promise<unknown> {
    const tables = await this.store.tablesOf(person, ['open', 'running', 'over', 'gone'], 10_000)
    return {
      ...((await this.people.everything(person)) as object),
      settings: await this.store.settings(person),
      mutes: await this.store.mutes(person),
      pushes: (await this.store.pushes(person)).map(({ endpoint }) => endpoint),
      tables: await Promise.all(tables.map((row) => this.cardOf(row, person))),
      chat: await this.store.chatOf(person),
    }
  }

  /** Someone leaves for good. */
  async removePerson(person: string): Promise<void> {
    for (const row of await this.store.tablesOf(person, ['open'], 1000)) await this.tables.leave(row.id, person)
    for (const row of await this.store.tablesOf(person, ['running'], 1000)) {
      const room = await this.host.room(row.id)
      if (typeof room !== 'string') await room.gone(person)
    }
    await this.store.forgetPerson(person)
    await this.people.remove(person)
    this.leaveEverywhere(person)
  }

  private leaveEverywhere(person: string): void {
    for (const tab of this.tabs.of(person)) tab.close(4001, 'signed out')
  }

  /** Goes on where the server stopped. */
  async wake(): Promise<void> {
    await this.host.wake()
    await this.notices.wake()
  }

  /** Tells everyone, finishes what is being written, and closes. */
  async close(): Promise<void> {
    this.closing = true
    clearInterval(this.beating)
    this.notices.close()
    for (const tab of this.tabs) {
      tab.say({ say: 'bye', again: AGAIN_MS })
      tab.close(1012, 'the server restarts')
    }
    await this.bots.close()
    await this.host.close()
    if (this.store.alive) await this.store.setMeta('alive', `${this.now()}`)
    await this.store.close()
    if (this.identityData.isOpen) this.identityData.close()
  }

  private async write({ kind, to, name, url }: Letter, letters: Post): Promise<void> {
    // Both languages: whoever writes to us for the first time has not told us theirs.
    const [first, second] = [pl[kind](name, url), en[kind](name, url)]
    try {
      await letters(to, { subject: `${first.subject} / ${second.subject}`, text: `${first.text}\n\n—\n\n${second.text}` })
    } catch (err) {
      this.log.error({ err }, 'the mail server did not take a letter')
    }
  }

  private async merge(guest: string, account: string): Promise<void> {
    const rows = await this.store.tablesOf(guest, ['open', 'running', 'over'], 10_000)
    await this.store.movePerson(guest, account)
    for (const row of rows) await this.host.present(row.id)?.refresh()
    // Where both sat at one table the guest's seat stays behind.
    for (const row of await this.store.tablesOf(guest, ['running'], 1000)) {
      const room = await this.host.room(row.id)
      if (typeof room !== 'string') await room.gone(guest)
    }
    this.people.forget(guest)
  }
}

/** What is found in the data folder when the house opens. */
interface Found {
  readonly store: Store
  readonly identityData: DatabaseSync
  readonly catalogue: readonly Box[]
  readonly secret: string
  readonly pushKeys: PushKeys
  readonly outages: readonly Outage[]
}

/** A value made on the first start and kept. */
async function once(store: Store, name: string, make: () => string): Promise<string> {
  const kept = await store.meta(name)
  if (kept !== undefined) return kept
  const made = make()
  await store.setMeta(name, made)
  return made
}

/** Every time no server ran, up to this start. */
async function outagesUpTo(store: Store, now: number): Promise<Outage[]> {
  const alive = Number((await store.meta('alive')) ?? now)
  if (now - alive > OUTAGE_MS) await store.addOutage({ from: alive, to: now })
  await store.setMeta('alive', `${now}`)
  return store.outages(0)
}

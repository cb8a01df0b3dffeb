import cluster from 'node:cluster'
import { randomBytes } from 'node:crypto'
import type { Box } from '@grimuar/contract'
import type { FastifyBaseLogger } from 'fastify'
import { BotPool } from './bots/bot-pool.ts'
import { Campaigns } from './campaigns/campaigns.ts'
import type { Clock } from './clock.ts'
import { Holidays } from './clocks/holidays.ts'
import { Uptime } from './clocks/uptime.ts'
import type { ServerContext } from './context.ts'
import { openData } from './data.ts'
import { RulesCatalog } from './matches/rules-catalog.ts'
import { seatedPeople, setupOf } from './matches/setup.ts'
import { Metrics } from './metrics.ts'
import { AuditFollower } from './moderation/follow-audit.ts'
import { closeLoadedRoom, Moderation } from './moderation/moderation.ts'
import { type Bus, MemoryBuses } from './nodes/bus.ts'
import { drain, sendAway } from './nodes/drain.ts'
import { NO_OTHERS, type OtherNodes } from './nodes/hints.ts'
import { IpcBus } from './nodes/ipc-bus.ts'
import { NodeWork } from './nodes/node-work.ts'
import { Nodes } from './nodes/nodes.ts'
import { SharedClock } from './nodes/shared-clock.ts'
import { SharedLimits } from './nodes/shared-limits.ts'
import { SharedRules } from './nodes/shared-rules.ts'
import { mailer } from './notices/mail.ts'
import { Notices } from './notices/notices.ts'
import { type PushKeys, pushWith } from './notices/push.ts'
import { type Identity, identity } from './people/identity.ts'
import { Leaving } from './people/leaving.ts'
import { LINK_MAILS, linkMails, MailRequests } from './people/link-mails.ts'
import { PasswordGuard } from './people/password-guard.ts'
import { People } from './people/people.ts'
import { type CardOf, cardMaker } from './rooms/card.ts'
import { RoomCache } from './rooms/room-cache.ts'
import { Rooms } from './rooms/rooms.ts'
import type { OnlineSettings } from './settings.ts'
import { Chat } from './sockets/chat.ts'
import { ClientSockets } from './sockets/client-sockets.ts'
import { Lobby } from './sockets/lobby.ts'
import { Networks } from './sockets/networks.ts'
import { Status } from './status.ts'
import type { Outage, Store } from './store/contract.ts'
import { Traces } from './traces.ts'
import { Upkeep } from './upkeep.ts'

/** The most bytes that all clients together have not read yet. */
const MOST_UNREAD = 200_000_000
const UNREAD_CHECK_MS = 1000

/** The parts of online play. Routes and messages name the few that they need; only the start of the server has all of them. */
export interface OnlineParts {
  readonly settings: OnlineSettings
  readonly log: FastifyBaseLogger
  readonly metrics: Metrics
  readonly status: Status
  readonly clock: Clock
  readonly outages: readonly Outage[]
  readonly store: Store
  readonly nodes: OtherNodes
  readonly rules: RulesCatalog
  readonly identity: Identity
  readonly people: People
  readonly passwords: PasswordGuard
  readonly mailRequests: MailRequests
  readonly leaving: Leaving
  readonly moderation: Moderation
  readonly sockets: ClientSockets
  readonly networks: Networks
  readonly sharedLimits: SharedLimits
  readonly roomCache: RoomCache
  readonly rooms: Rooms
  readonly cardOf: CardOf
  readonly campaigns: Campaigns
  readonly lobby: Lobby
  readonly chat: Chat
  readonly holidays: Holidays
  readonly notices: Notices
  readonly pushKeys: PushKeys
  readonly upkeep: Upkeep
  /** Continues the work that was open when the server stopped. */
  resume(): Promise<void>
  /** Says for a time that the server is not ready, and sends the clients away one after another. */
  drain(ms: number): Promise<void>
  /** Tells every client, finishes pending writes and closes. */
  close(): Promise<void>
}

/**
 * Opens the data and puts the parts of online play together; throws StoreUnavailable if the data cannot be used. `bus` carries hints
 * between nodes, if there are several.
 */
export async function compose(settings: OnlineSettings, log: FastifyBaseLogger, bus?: Bus): Promise<OnlineParts> {
  const failedTraces = (err: unknown) => log.warn({ err }, 'traces could not be sent')
  const metrics = new Metrics(settings.traces === undefined ? undefined : new Traces(settings.traces, failedTraces))
  const { store, lock, secret, pushKeys } = await openData(settings, metrics)
  const { catalogue }: { catalogue: readonly Box[] } = await import(settings.catalogue)
  const shared = settings.many ? await SharedClock.open(store.nodes) : undefined
  const uptime = await Uptime.open(store, log, shared && (() => shared.now()))
  const { clock, outages } = uptime
  const now = () => clock.now()
  const several = settings.many ? new Nodes(bus ?? (await openBus(settings, store, log)), store.nodes, now) : undefined
  const nodes: OtherNodes = several ?? NO_OTHERS
  const failed = (what: string) => (err: unknown) => log.error({ err }, what)
  const { limits } = settings
  const sharedLimits = new SharedLimits(nodes, now)

  const status = new Status(store, log)
  const rules = new RulesCatalog(catalogue)
  const sharedRules = several && new SharedRules(several.id, store.nodes, rules, now)
  await sharedRules?.refresh()
  const sockets = new ClientSockets()
  const networks = new Networks(limits)
  const bots = new BotPool({
    ...settings.bots,
    catalogue: settings.catalogue,
    onDecision: (level, ms, how, problem) => {
      metrics.botDecided(level, ms, how)
      if (how !== 'decided') log.warn({ level, ms, how, problem }, 'a bot could not decide')
    },
  })

  const signOut = (person: string, session?: string) => {
    sockets.signOut(person, session)
    nodes.tell({ type: 'signed-out', person, session })
  }
  const sendMail = settings.mail && mailer(settings.mail)
  const sendLink =
    sendMail &&
    linkMails(
      sendMail,
      sharedLimits.buckets('link-mails', LINK_MAILS),
      sharedLimits.buckets('link-mails-in-all', limits.mails.inAll),
      log,
      now,
    )
  const auth: Identity = identity({
    database: store.identity,
    secret,
    publicAddress: settings.publicAddress,
    signIns: limits.signIns,
    attempts: sharedLimits.windows('sign-ins', 1000 * limits.signIns.seconds),
    now,
    log,
    sendMail: sendLink && ((mail) => void sendLink(mail)),
    onGuestMerged: (guest, account) => leaving.mergeGuest(guest, account),
    onPasswordReset: async (person) => {
      await people.endGuestStatus(person)
      signOut(person) // the library ends every session
    },
    onSessionEnded: (person, session) => signOut(person, session),
    onFailure: (error) => status.noteDamage(error),
  })
  const people = new People(auth, (person) => nodes.tell({ type: 'profile', person }))
  const cardOf = cardMaker(rules, people)

  const context: ServerContext = {
    store,
    rules,
    bots,
    log,
    outages,
    settings,
    nodes,
    metrics,
    now,
    cardOf,
    roomChanged: (row) => {
      lobby.roomChanged(row).catch(failed('the lobby could not be updated'))
      nodes.tell({ type: 'room', room: row.id, card: true, people: [], before: [] })
    },
    began: (row) => {
      context.turnChanged(row, [], [], false)
      campaigns.began(row).catch(failed('a campaign could not be given to its players'))
      holidays.apply(row).catch(failed('a clock could not be stopped for a holiday'))
    },
    turnChanged: (row, before, calm, joint) => {
      lobby.turnChanged(row, before)?.catch(failed('the lobby could not be updated'))
      notices.turnChanged(row, calm, joint)
      if (nodes.alone) return
      const members = seatedPeople(setupOf(row)).map(({ person }) => person)
      nodes.tell({ type: 'room', room: row.id, card: false, people: members, before })
    },
  }
  const campaigns = new Campaigns({ store, rules, people, clock })
  const roomCache = new RoomCache(context, settings.roomCache)
  const rooms = new Rooms(context, roomCache, campaigns, limits.rooms)
  const lobby = new Lobby(sockets, store, people, cardOf, nodes, failed('the lobby could not be updated'))
  const leaving = new Leaving({ store, people, rooms, roomCache, nodes, signOut })
  const moderation = new Moderation(
    store,
    {
      reported: (by, { room, person }) => log.warn({ report: { room, by, about: person } }, 'a person was reported'),
      lineHidden: (room, line, hidden) => {
        if (!hidden) return
        roomCache.hideLine(room, line)
        nodes.tell({ type: 'line-hidden', room, line })
      },
      banned: (person) => leaving.ban(person),
      closeRoom: (room) => closeLoadedRoom(roomCache, room, now),
    },
    now,
  )
  const chat = new Chat({ store, rooms, roomCache, moderation, people, clock, nodes }, sharedLimits.buckets('chat', limits.chat))
  const holidays = new Holidays({ store, roomCache, clock }, sharedLimits.buckets('holidays', limits.holidays))
  const notices = new Notices(
    { store, rules, log, people, sockets, nodes, metrics, now },
    { graceMs: settings.graceMs, address: settings.publicAddress ?? '' },
    pushWith(pushKeys, settings.contact),
    sendMail,
  )
  const upkeep = new Upkeep({ store, log, nodes, sockets, now, removePerson: (person) => leaving.remove(person) })
  const work =
    several &&
    sharedRules &&
    new NodeWork({
      nodes: several,
      store,
      roomCache,
      sockets,
      lobby,
      chat,
      people,
      notices,
      limits: sharedLimits,
      sharedRules,
      log,
      now,
    })
  const auditFollower = new AuditFollower(
    store,
    nodes,
    {
      linesHidden: (room, lines) => {
        for (const line of lines) roomCache.hideLine(room, line)
      },
      signOut: (person) => sockets.signOut(person),
      leave: (person) => leaving.leaveRooms(person),
      closed: async (id) => {
        const room = roomCache.loadedRoom(id)
        const row = room ? undefined : await store.room(id)
        await (room ? room.refresh() : row && lobby.roomChanged(row))
      },
    },
    log,
    now,
  )
  const unreadCheck = setInterval(() => sockets.limitUnread(MOST_UNREAD), UNREAD_CHECK_MS)
  metrics.gauge('grimuar_sockets', 'Open sockets', () => sockets.size)
  metrics.gauge('grimuar_rooms', 'Rooms in memory', () => roomCache.size)

  return {
    settings,
    log,
    metrics,
    status,
    clock,
    outages,
    store,
    nodes,
    rules,
    identity: auth,
    people,
    mailRequests: new MailRequests(
      sharedLimits.buckets('mails-of-person', limits.mails.perPerson),
      sharedLimits.buckets('mails-of-network', limits.mails.perAddress),
    ),
    passwords: new PasswordGuard({
      attempts: sharedLimits.windows('password-attempts', 1000 * limits.signIns.seconds),
      signIns: limits.signIns,
      guesses: sharedLimits.buckets('wrong-passwords', limits.wrongPasswords),
      guessesInAll: sharedLimits.buckets('wrong-passwords-in-all', limits.wrongPasswordsInAll),
    }),
    leaving,
    moderation,
    sockets,
    networks,
    sharedLimits,
    roomCache,
    rooms,
    cardOf,
    campaigns,
    lobby,
    chat,
    holidays,
    notices,
    pushKeys,
    upkeep,
    async resume() {
      if (!nodes.alone) return // nodes take over what others have left
      try {
        await roomCache.resumeBots()
        await notices.resume()
      } catch (err) {
        status.noteDamage(err)
        if (!status.closing) log.error({ err }, 'matches could not be continued after the start')
      }
    },
    async drain(ms) {
      status.draining = true
      await drain(sockets, ms)
    },
    async close() {
      status.closing = true
      uptime.stop()
      clearInterval(unreadCheck)
      sharedLimits.close()
      notices.close()
      lobby.close()
      for (const client of sockets) sendAway(client)
      await work?.close()
      await auditFollower.close()
      shared?.stop()
      await upkeep.close()
      await bots.close()
      await roomCache.close()
      if (store.alive) await uptime.beat()
      await store.close()
      await lock.release()
      await metrics.close()
    },
  }
}

/** The bus between nodes: Redis, or the process that started them; without either they find changes in the database alone. */
async function openBus({ redis }: OnlineSettings, store: Store, log: FastifyBaseLogger): Promise<Bus> {
  if (redis === undefined) return cluster.isWorker ? new IpcBus() : new MemoryBuses().add()
  const { RedisBus } = await import('./nodes/redis-bus.ts')
  return new RedisBus(redis, `grimuar/${await store.metaOnce('channel', randomBytes(12).toString('base64url'))}`, log)
}

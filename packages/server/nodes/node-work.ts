import type { FastifyBaseLogger } from 'fastify'
import type { Notices } from '../notices/notices.ts'
import type { People } from '../people/people.ts'
import type { RoomCache } from '../rooms/room-cache.ts'
import type { Chat } from '../sockets/chat.ts'
import type { ClientSockets } from '../sockets/client-sockets.ts'
import type { Lobby } from '../sockets/lobby.ts'
import { applyMute } from '../sockets/mutes.ts'
import type { Store } from '../store/contract.ts'
import type { Hint } from './hints.ts'
import type { Nodes } from './nodes.ts'
import { PeopleElsewhere } from './online-elsewhere.ts'
import type { SharedLimits } from './shared-limits.ts'
import type { SharedRules } from './shared-rules.ts'

/** How late a change is seen whose hint was lost. */
const CATCH_UP_MS = 3000
/** The lobby looks this much further back: a change may be committed later than it was made. */
const OVERLAP_MS = 10_000
const DUE_MS = 2000
const TAKE_OVER_MS = 5000
const PRESENCE_MS = 10_000
const SESSIONS_MS = 10_000
const PROFILES_MS = 60_000
const RULES_MS = 5000

/** What the work of a node needs. */
export interface NodeWorkContext {
  readonly nodes: Nodes
  readonly store: Store
  readonly roomCache: RoomCache
  readonly sockets: ClientSockets
  readonly lobby: Lobby
  readonly chat: Chat
  readonly people: People
  readonly notices: Notices
  readonly limits: SharedLimits
  readonly sharedRules: SharedRules
  readonly log: FastifyBaseLogger
  now(): number
}

/** The work of a node among others: it handles their hints, and looks in the database for changes without a hint. */
export class NodeWork {
  private readonly context: NodeWorkContext
  private readonly elsewhere: PeopleElsewhere
  private readonly timers: NodeJS.Timeout[] = []
  private readonly running = new Set<Promise<void>>()
  private closed = false
  private caughtUp: number

  constructor(context: NodeWorkContext) {
    this.context = context
    this.caughtUp = context.now()
    this.elsewhere = new PeopleElsewhere(context.nodes, context.now)
    context.sockets.elsewhere = this.elsewhere
    context.nodes.listen(
      (hint, node) => this.run(() => this.hear(hint, node)),
      () => this.run(() => this.catchUp()),
    )
    this.every(CATCH_UP_MS, () => this.catchUp())
    this.every(DUE_MS, () => context.notices.sendDue())
    this.every(TAKE_OVER_MS, () => context.roomCache.takeOver(context.now()))
    this.every(PRESENCE_MS, async () => this.tellPresence())
    this.every(SESSIONS_MS, () => this.endSessions())
    this.every(PROFILES_MS, async () => context.people.forgetAll())
    this.every(RULES_MS, () => context.sharedRules.refresh())
    context.nodes.tell({ type: 'node' })
  }

  async close(): Promise<void> {
    this.closed = true
    for (const timer of this.timers) clearInterval(timer)
    await Promise.all(this.running)
    const { nodes, sharedRules, log } = this.context
    await sharedRules.close().catch((err) => log.warn({ err }, 'the other nodes could not be told that this one stops'))
    nodes.tell({ type: 'node' })
    await nodes.close()
  }

  /** Does something again and again, never twice at once. */
  private every(ms: number, work: () => Promise<void>): void {
    let busy = false
    const timer = setInterval(() => {
      if (busy) return
      busy = true
      this.run(() => work().finally(() => (busy = false)))
    }, ms)
    timer.unref()
    this.timers.push(timer)
  }

  private run(work: () => Promise<void>): void {
    if (this.closed) return
    const done = work()
      .catch((err) => {
        if (!this.closed) this.context.log.warn({ err }, 'this node could not follow the others')
      })
      .finally(() => this.running.delete(done))
    this.running.add(done)
  }

  private async hear(hint: Hint, node: string): Promise<void> {
    const { roomCache, sockets, lobby, chat, people, limits } = this.context
    switch (hint.type) {
      case 'room':
        await Promise.all([roomCache.catchUp(hint.room), lobby.hear(hint)])
        break
      case 'chat':
        chat.send(hint.room, hint.line)
        break
      case 'line-hidden':
        roomCache.hideLine(hint.room, hint.line)
        break
      case 'signed-out':
        sockets.signOut(hint.person, hint.session)
        break
      case 'profile':
        people.forget(hint.person)
        break
      case 'mute':
        applyMute(sockets, hint.person, hint.muted, hint.on)
        break
      case 'online':
        this.elsewhere.hear(node, hint.people, hint.on)
        break
      case 'watchers':
        roomCache.loadedRoom(hint.room)?.hearWatchers(node, hint.people, hint.spectators)
        break
      case 'proposal':
        await roomCache.loadedRoom(hint.room)?.hearProposal(hint.proposal)
        break
      case 'node':
        await this.context.sharedRules.refresh()
        break
      case 'used':
        limits.hear(hint.uses)
        break
      case 'pointing':
        roomCache.loadedRoom(hint.room)?.sendPointing(hint.seat, hint.move)
        break
    }
  }

  /** Finds what other nodes have written and nobody told. */
  private async catchUp(): Promise<void> {
    const { store, roomCache, lobby, chat, now } = this.context
    const began = now()
    const rooms = new Map([...roomCache.all()].map((room) => [room.id, room]))
    for (const { id, rev, seq } of await store.nodes.marks([...rooms.keys()])) {
      const room = rooms.get(id)
      if (room && !room.closed && (room.row.rev !== rev || (room.matchState?.seq ?? 0) < seq)) await room.catchUp()
    }
    await lobby.catchUp(this.caughtUp - OVERLAP_MS)
    this.caughtUp = began
    await chat.catchUp()
    for (const room of rooms.values()) room.tellProposal()
  }

  private tellPresence(): void {
    const { sockets, roomCache } = this.context
    this.elsewhere.clean()
    this.elsewhere.tell(sockets.people())
    for (const room of roomCache.all()) room.tellWatchers()
  }

  /** Closes the sockets of sessions that have ended at another node. */
  private async endSessions(): Promise<void> {
    const { sockets, store } = this.context
    const open = new Map<string, string>()
    for (const { session, person } of sockets) if (session !== null && person !== null) open.set(session, person)
    const live = new Set(await store.nodes.liveSessions([...open.keys()]))
    for (const [session, person] of open) if (!live.has(session)) sockets.signOut(person, session)
  }
}

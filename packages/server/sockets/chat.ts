import type { ChatLine, ClientMessage, Person } from '@grimuar/protocol'
import { seatOf, setupOf } from '../matches/setup.ts'
import type { Moderation } from '../moderation/moderation.ts'
import type { OtherNodes } from '../nodes/hints.ts'
import type { Answer } from '../rooms/room.ts'
import type { RoomCache } from '../rooms/room-cache.ts'
import { isRoom, type Rooms } from '../rooms/rooms.ts'
import type { Store } from '../store/contract.ts'
import type { TokenBuckets } from '../token-bucket.ts'
import type { ClientSocket } from './client-socket.ts'

/** Chat lines sent to a client that enters a room. */
const LINES = 100
/** Lines that a node remembers to have sent. */
const MOST_SENT = 10_000
const LATE_LINES = 200
const LATE_MS = 60_000

/** What the chat needs from the server. */
export interface ChatContext {
  readonly store: Store
  readonly rooms: Rooms
  readonly roomCache: RoomCache
  readonly nodes: OtherNodes
  readonly moderation: Moderation
  readonly people: { person(id: string): Promise<Person | undefined> }
  readonly clock: { now(): number }
}

/** The chat of the rooms. */
export class Chat {
  private readonly context: ChatContext
  private readonly limit: TokenBuckets
  private readonly sent = new Set<number>() // lines that were sent here, if there are other nodes
  private lastSent = 0

  /** `limit` is for the lines of one person. */
  constructor(context: ChatContext, limit: TokenBuckets) {
    this.context = context
    this.limit = limit
  }

  /** The last lines of a room, without those of muted people. */
  async history(room: string, mutes: ReadonlySet<string>): Promise<ChatLine[]> {
    const rows = (await this.context.store.chat(room, LINES)).filter(({ person, text }) => text !== '' && !mutes.has(person))
    return Promise.all(
      rows.map(async ({ id, at, person, text }) => {
        const from = (await this.context.people.person(person)) ?? { id: person, name: '—', avatar: '', guest: true }
        return { id, at, from, text }
      }),
    )
  }

  /**
   * Stores a line and sends it to everyone in the room who shows the chat and has not muted the speaker. A line sent again with
   * the same key is acknowledged again but stored and sent once.
   */
  async say(client: ClientSocket, message: ClientMessage & { type: 'chat' }): Promise<Answer | { done: true }> {
    const { store, rooms, moderation, people, clock, nodes } = this.context
    const { you } = client
    if (!you) return { code: 'sign-in' }
    const room = client.watching.get(message.room)?.room ?? (await rooms.open(message.room, you.id))
    if (!isRoom(room)) return { code: room.code }
    if (await moderation.isUnder(you.id, 'ban')) return { code: 'banned' }
    if (await moderation.isUnder(you.id, 'silence')) return { code: 'silenced' }
    const setup = setupOf(room.row)
    if (setup.quiet && you.id !== room.row.host && seatOf(setup, you.id) === null) return { code: 'quiet' }
    const text = message.text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
    if (text === '') return { code: 'bad-message' }
    const at = clock.now()
    if (!this.limit.tryTake(you.id, at)) return { code: 'too-fast' }
    const id = await store.addChat(room.id, { at, person: you.id, text }, message.key)
    if (id === null) return { done: true }
    const from = (await people.person(you.id)) ?? you
    const line = { id, at, from, text }
    this.send(room.id, line)
    nodes.tell({ type: 'chat', room: room.id, line })
    return { done: true }
  }

  /** Sends a line to those in the room at this node, once. */
  send(room: string, line: ChatLine): void {
    if (!this.context.nodes.alone) {
      if (this.sent.has(line.id)) return
      if (this.sent.size >= MOST_SENT) this.sent.clear()
      this.sent.add(line.id)
      this.lastSent = Math.max(this.lastSent, line.id)
    }
    this.context.roomCache.loadedRoom(room)?.audience.broadcast(JSON.stringify({ type: 'chat', room, line }), (other) => {
      const socket = other as ClientSocket
      return socket.watching.get(room)?.chat === true && !socket.mutes.has(line.from.id)
    })
  }

  /** Sends the lines of the last minute that were written at other nodes and not told here. */
  async catchUp(): Promise<void> {
    const { store, roomCache, people, clock } = this.context
    const watched = [...roomCache.all()].filter(({ audience }) => audience.size > 0).map(({ id }) => id)
    // A line with a lower number may be committed later.
    for (const { id, room, at, person, text } of await store.nodes.linesAfter(watched, this.lastSent - LATE_LINES)) {
      this.lastSent = Math.max(this.lastSent, id)
      if (this.sent.has(id) || at < clock.now() - LATE_MS) continue
      const from = await people.person(person)
      if (from) this.send(room, { id, at, from, text })
    }
  }
}

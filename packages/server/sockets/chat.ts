import type { ChatLine, ClientMessage, Person } from '@grimuar/protocol'
import { seatOf, setupOf } from '../matches/setup.ts'
import type { Moderation } from '../moderation/moderation.ts'
import type { Answer } from '../rooms/room.ts'
import { isRoom, type Rooms } from '../rooms/rooms.ts'
import type { Limits } from '../settings.ts'
import type { Store } from '../store/contract.ts'
import { TokenBuckets } from '../token-bucket.ts'
import type { ClientSocket } from './client-socket.ts'

/** Chat lines sent to a client that enters a room. */
const LINES = 100

/** What the chat needs from the server. */
export interface ChatContext {
  readonly store: Store
  readonly rooms: Rooms
  readonly moderation: Moderation
  readonly people: { person(id: string): Promise<Person | undefined> }
  readonly clock: { now(): number }
}

/** The chat of the rooms. */
export class Chat {
  private readonly context: ChatContext
  private readonly limit: TokenBuckets

  constructor(context: ChatContext, { chat }: Pick<Limits, 'chat'>) {
    this.context = context
    this.limit = new TokenBuckets(chat)
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
    const { store, rooms, moderation, people, clock } = this.context
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
    room.audience.broadcast(JSON.stringify({ type: 'chat', room: room.id, line: { id, at, from, text } }), (other) => {
      const socket = other as ClientSocket
      return socket.watching.get(room.id)?.chat === true && !socket.mutes.has(you.id)
    })
    return { done: true }
  }
}

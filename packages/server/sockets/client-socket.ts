import type { Socket } from 'node:net'
import type { Person, ServerMessage } from '@grimuar/protocol'
import type { WebSocket } from 'ws'
import type { SharedText } from '../frame.ts'
import type { RoomClient } from '../rooms/audience.ts'
import type { Room } from '../rooms/room.ts'
import type { Limits } from '../settings.ts'
import { TokenBucket } from '../token-bucket.ts'
import type { ClientShare } from './networks.ts'
import type { Outbox, OutboxLine } from './outbox.ts'

/** A client with more unread bytes than this is disconnected; it reconnects and requests what it missed. */
const MOST_UNREAD = 1_000_000
/** A client with more refused messages than this is cut off. */
const REFUSALS = { burst: 200, perSecond: 2 }

/** The socket of one browser tab, with its person and the rooms it watches. */
export class ClientSocket implements RoomClient {
  readonly person: string | null
  /** The person's name and face when the socket was opened. */
  readonly you: Person | null
  readonly session: string | null
  readonly watching = new Map<string, { room: Room; chat: boolean }>()
  /** Rooms the client wants to watch. It may change its mind while a room is being loaded. */
  readonly wanted = new Set<string>()
  readonly mutes: Set<string>
  private readonly messages: TokenBucket
  private readonly share: ClientShare
  /** The rooms this client watches without a seat. */
  private readonly spectated = new Set<string>()
  private readonly bytes: TokenBucket
  private readonly refusals: TokenBucket
  /** Number of messages being handled. */
  busy = 0
  greeted = false
  /** When the person was last checked for a ban, and the result. */
  banCheck = { at: 0, banned: false }
  lobby = false
  /** The time from which the client may get the whole lobby again, and whether it waits for that. */
  lobbyAgain = { at: 0, waiting: false }
  /** The socket is closed: work that is still running must not add it anywhere. */
  gone = false
  private closing = false
  private readonly socket: WebSocket
  private readonly raw: Socket
  private readonly line: OutboxLine

  /** `raw` is the TCP socket below `socket`. No compression is negotiated, so whole frames may be written to it. */
  constructor(
    socket: WebSocket,
    raw: Socket,
    outbox: Outbox,
    visitor: { person: Person; session: string } | null,
    mutes: readonly string[],
    limits: Pick<Limits, 'messages' | 'bytes'>,
    share: ClientShare,
    now: number,
  ) {
    this.socket = socket
    this.raw = raw
    this.line = outbox.lineTo(raw)
    this.you = visitor?.person ?? null
    this.person = this.you?.id ?? null
    this.session = visitor?.session ?? null
    this.mutes = new Set(mutes)
    this.messages = new TokenBucket(limits.messages.burst, limits.messages.perSecond, now)
    this.share = share
    this.bytes = new TokenBucket(limits.bytes.burst, limits.bytes.perSecond, now)
    this.refusals = new TokenBucket(REFUSALS.burst, REFUSALS.perSecond, now)
  }

  /** False once the client is being disconnected: what it still sends is not handled. */
  get listening(): boolean {
    return !this.closing && !this.gone
  }

  /** Counts a message or a ping; false if there were too many. A message that costs more work counts as several. */
  mayHandle(now: number, cost = 1): boolean {
    return this.messages.tryTake(now) && this.share.takeMessages(now, cost)
  }

  /** Counts the work of a long answer; false if there was too much. */
  mayReceive(now: number, cost: number): boolean {
    return this.share.takeMessages(now, cost)
  }

  /** Counts a refused message. A client that goes on in spite of its refusals is cut off. */
  countRefusal(now: number): void {
    if (!this.refusals.tryTake(now)) this.cutOff('too many refused messages')
  }

  /** Counts received bytes, whatever frames they belong to. A client that sends too many is cut off. */
  countBytes(length: number, now: number): void {
    if (!this.bytes.tryTake(now, length)) this.cutOff('too many bytes')
  }

  /** Bytes that were sent and that the other side has not read. */
  get unread(): number {
    return this.raw.writableLength
  }

  sendText(text: string | SharedText): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.raw.writableLength > MOST_UNREAD) this.socket.terminate()
    else this.line.add(text)
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message))
  }

  /** The network that limits count this client to. */
  get network(): string {
    return this.share.network
  }

  /** Notes a room that this client watches without a seat; false if its network watches too many. */
  maySpectate(room: string): boolean {
    if (this.spectated.has(room)) return true
    if (!this.share.spectate(room)) return false
    this.spectated.add(room)
    return true
  }

  stopWatching(room: string): void {
    this.wanted.delete(room)
    if (this.spectated.delete(room)) this.share.stopSpectating(room)
    this.watching.get(room)?.room.unwatch(this)
    this.watching.delete(room)
  }

  leaveAll(): void {
    this.gone = true
    for (const room of new Set([...this.watching.keys(), ...this.spectated])) this.stopWatching(room)
  }

  close(code: number, reason: string): void {
    this.closing = true
    this.line.flush()
    this.socket.close(code, reason)
  }

  terminate(): void {
    this.socket.terminate()
  }

  /** Disconnects at once. An ordinary close waits for the other side, and a flood would be read meanwhile. */
  private cutOff(reason: string): void {
    if (this.gone) return
    this.gone = true
    this.close(1008, reason)
    this.socket.terminate()
  }
}

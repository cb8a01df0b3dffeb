import type { Socket } from 'node:net'
import type { Person, ServerMessage } from '@grimuar/protocol'
import type { WebSocket } from 'ws'
import type { RoomClient } from '../rooms/audience.ts'
import type { Room } from '../rooms/room.ts'
import type { Outbox } from './outbox.ts'
import { TokenBucket } from './token-bucket.ts'

/** A client with more unread bytes than this is disconnected; it reconnects and requests what it missed. */
const MOST_UNREAD = 4_000_000

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
  readonly rateLimit: TokenBucket
  /** Number of messages being handled. */
  busy = 0
  greeted = false
  lobby = false
  /** The socket is closed: work that is still running must not add it anywhere. */
  gone = false
  private readonly socket: WebSocket
  private readonly raw: Socket
  private readonly outbox: Outbox

  /** `raw` is the TCP socket below `socket`. No compression is negotiated, so whole frames may be written to it. */
  constructor(
    socket: WebSocket,
    raw: Socket,
    outbox: Outbox,
    visitor: { person: Person; session: string } | null,
    mutes: readonly string[],
    rateLimit: { burst: number; perSecond: number },
    now: number,
  ) {
    this.socket = socket
    this.raw = raw
    this.outbox = outbox
    this.you = visitor?.person ?? null
    this.person = this.you?.id ?? null
    this.session = visitor?.session ?? null
    this.mutes = new Set(mutes)
    this.rateLimit = new TokenBucket(rateLimit.burst, rateLimit.perSecond, now)
  }

  sendText(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.raw.writableLength > MOST_UNREAD) this.socket.terminate()
    else this.outbox.add(this.raw, text)
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message))
  }

  leaveAll(): void {
    this.gone = true
    for (const { room } of this.watching.values()) room.unwatch(this)
    this.watching.clear()
  }

  close(code: number, reason: string): void {
    this.outbox.flushOne(this.raw)
    this.socket.close(code, reason)
  }

  terminate(): void {
    this.socket.terminate()
  }
}

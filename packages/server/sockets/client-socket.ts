import type { Socket } from 'node:net'
import type { Person, Word } from '@grimuar/protocol'
import type { WebSocket } from 'ws'
import type { Watcher } from '../rooms/audience.ts'
import type { Room } from '../rooms/room.ts'
import type { Outbox } from './outbox.ts'
import { Bucket } from './token-bucket.ts'

/** Whoever reads so slowly that this much waits for them is let go; they come back and ask for what they missed. */
const MOST_UNREAD = 4_000_000

/** One tab of one browser: a socket, who is behind it, and what it watches. */
export class Tab implements Watcher {
  readonly person: string | null
  /** The name and face as of the handshake. */
  readonly you: Person | null
  readonly session: string | null
  readonly watching = new Map<string, { room: Room; chat: boolean }>()
  /** What it wants to watch: it may change its mind while a table is still being brought. */
  readonly wanted = new Set<string>()
  readonly mutes: Set<string>
  readonly bucket: Bucket
  /** Wishes that are being seen to. */
  busy = 0
  greeted = false
  lobby = false
  /** Closed: whatever is still under way for it must not keep it. */
  gone = false
  private readonly socket: WebSocket
  private readonly raw: Socket
  private readonly outbox: Outbox

  /** `raw` is what `socket` speaks through: no compression is agreed on, so whole frames may be written there. */
  constructor(
    socket: WebSocket,
    raw: Socket,
    outbox: Outbox,
    visitor: { person: Person; session: string } | null,
    mutes: readonly string[],
    pace: { burst: number; perSecond: number },
    now: number,
  ) {
    this.socket = socket
    this.raw = raw
    this.outbox = outbox
    this.you = visitor?.person ?? null
    this.person = this.you?.id ?? null
    this.session = visitor?.session ?? null
    this.mutes = new Set(mutes)
    this.bucket = new Bucket(pace.burst, pace.perSecond, now)
  }

  hears(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.raw.writableLength > MOST_UNREAD) this.socket.terminate()
    else this.outbox.put(this.raw, text)
  }

  say(word: Word): void {
    this.hears(JSON.stringify(word))
  }

  leaveAll(): void {
    this.gone = true
    for (const { room } of this.watching.values()) room.unwatch(this)
    this.watching.clear()
  }

  close(code: number, why: string): void {
    this.outbox.hurry(this.raw)
    this.socket.close(code, why)
  }

  terminate(): void {
    this.socket.terminate()
  }
}

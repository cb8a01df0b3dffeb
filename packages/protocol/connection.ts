import type { ClientMessage, Code, ServerMessage } from './messages.ts'
import type { LogUpdate, MatchView } from './nouns.ts'
import { patch } from './patch.ts'
import { PROTOCOL } from './version.ts'

/** The part of a WebSocket that is used here; the browser's and Node's sockets both have it. */
export interface SocketLike {
  send(text: string): void
  close(): void
  addEventListener(kind: 'open' | 'close' | 'error', listener: () => void): void
  addEventListener(kind: 'message', listener: (event: { data: unknown }) => void): void
}

/** The state of a watched match, as far as this client knows it. */
export interface Watched {
  readonly room: string
  readonly seq: number
  readonly seat: number | null
  readonly match: MatchView
}

/** What the seat saw while a move was carried out. */
export interface ViewStage {
  /** The game's own view. */
  readonly view: unknown
  /** How many events of the move had been told by then. */
  readonly events: number
}

export interface WatchSettings {
  readonly code?: string
  readonly chat?: boolean
  /**
   * Called after every change, with the new state and the log entries that led to it (the first time: all entries). `stages`: what the
   * seat saw while the last of them was carried out.
   */
  onUpdate(watched: Watched, updates: readonly LogUpdate[], opening: readonly unknown[], stages: readonly ViewStage[]): void
  /** Called if the room cannot be watched. */
  onRefused?(code: Code): void
}

export interface ConnectionSettings {
  /** Opens a new socket to the server. */
  open(): SocketLike
  /** Called with every message of the server, after this connection has handled it. */
  onMessage?(message: ServerMessage): void
  /** Called with true when the server can be reached, and with false when the connection is lost. */
  onStatus?(online: boolean): void
}

/** The result of a command. */
export type Outcome =
  | { readonly ok: true; readonly seq: number | undefined }
  | { readonly ok: false; readonly code: Code; readonly refusal?: unknown }

/** A client message that the server answers with `done` or `refused`, without the fields the connection adds. */
export type Command = ClientMessage extends infer M ? (M extends { key: string } ? Omit<M, 'key' | 'seq'> : never) : never

interface Watching extends WatchSettings {
  seq: number
  seat: number | null
  match: MatchView | undefined
}

interface Pending {
  readonly message: ClientMessage
  tries: number
  settle(outcome: Outcome): void
}

const FIRST_WAIT_MS = 300
/** How long a socket that is no longer wanted may take to open. */
const OPENING_MS = 2000
const LONGEST_WAIT_MS = 10_000
/** After this many missed heartbeats the server counts as gone. */
const MISSED_HEARTBEATS = 2.5
const TRIES = 10

/**
 * The one connection of a browser tab. It reconnects after a break, requests the log entries it missed and repeats
 * unanswered commands with their old keys, so that no command is lost and none is carried out twice.
 */
export class Connection {
  private readonly settings: ConnectionSettings
  private readonly watches = new Map<string, Watching>()
  private readonly pending = new Map<string, Pending>()
  private socket: SocketLike | undefined
  private ready = false
  /** The socket is connecting. */
  private connecting = false
  /** A reconnect was requested while the socket was connecting: close it as soon as it opens. */
  private closeWhenOpen = false
  private lobby = false
  private stopped = false
  private failures = 0
  /** Timer of the next attempt, while there is no socket. */
  private nextAttempt: ReturnType<typeof setTimeout> | undefined
  /** How long the server asked us to wait before the next attempt. */
  private retryMs: number | undefined
  /** Abandons the current socket, even if the socket itself does not report a loss. */
  private abandon = () => {}
  private lastMessageAt = 0
  /** Timer that notices a silent server. */
  private watchdog: ReturnType<typeof setInterval> | undefined
  private readonly unsentMutes = new Map<string, boolean>()

  constructor(settings: ConnectionSettings) {
    this.settings = settings
    this.connect()
  }

  /** Enters a room and stays in it across reconnects. */
  watch(room: string, settings: WatchSettings): void {
    this.watches.set(room, { ...settings, seq: 0, seat: null, match: undefined })
    if (this.ready) this.sendWatch(room)
  }

  unwatch(room: string): void {
    if (this.watches.delete(room) && this.ready) this.transmit({ type: 'unwatch', room })
  }

  /** Subscribes to the lobby, or unsubscribes. */
  listen(on: boolean): void {
    this.lobby = on
    if (this.ready) this.transmit({ type: 'lobby', on })
  }

  /** Shows the other players of a joint question which answer this player points at; null: at none. */
  point(room: string, move: unknown): void {
    if (this.ready) this.transmit({ type: 'point', room, move })
  }

  mute(person: string, on: boolean): void {
    if (this.ready) this.transmit({ type: 'mute', person, on })
    else this.unsentMutes.set(person, on)
  }

  /** Sends a command. The promise resolves once the server has answered, however many reconnects that takes. */
  send(command: Command): Promise<Outcome> {
    const key = randomHex(12)
    const seq = this.watches.get(command.room)?.seq ?? 0
    const message = { ...command, key, ...(NEEDS_SEQ.has(command.type) && { seq }) } as ClientMessage
    return new Promise((settle) => {
      this.pending.set(key, { message, tries: 0, settle })
      if (this.ready) this.transmit(message)
    })
  }

  stop(): void {
    this.stopped = true
    clearInterval(this.watchdog)
    this.socket?.close()
    for (const { settle } of this.pending.values()) settle({ ok: false, code: 'try-again' })
    this.pending.clear()
  }

  /** Drops the connection and opens a new one: after sleep a browser may not notice that its socket is dead. */
  reconnect(): void {
    this.failures = 0
    this.ready = false // a closing socket accepts nothing more
    const { socket } = this
    if (this.nextAttempt !== undefined) {
      clearTimeout(this.nextAttempt)
      this.connect() // the caller knows that an attempt is worthwhile now
      return
    }
    if (!this.connecting) {
      this.abandon() // do not wait for `close`: it may take minutes if the other end is gone
      socket?.close()
      return
    }
    // Browsers log an error if a socket is closed before it is open, so give it a moment to open.
    this.closeWhenOpen = true
    setTimeout(() => {
      if (this.socket === socket && this.connecting) socket?.close()
    }, OPENING_MS)
  }

  private connect(): void {
    this.nextAttempt = undefined
    if (this.stopped) return
    const socket = this.settings.open()
    this.socket = socket
    this.connecting = true
    this.closeWhenOpen = false
    let lost = false
    const abandon = () => {
      if (lost) return
      lost = true
      this.onLost()
    }
    this.abandon = abandon
    socket.addEventListener('open', () => {
      this.connecting = false
      if (this.closeWhenOpen) socket.close()
      else socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }))
    })
    socket.addEventListener('message', ({ data }) => {
      if (this.socket !== socket || lost) return
      const message: ServerMessage = JSON.parse(String(data))
      this.handle(message)
    })
    socket.addEventListener('close', abandon)
    socket.addEventListener('error', abandon)
  }

  private onLost(): void {
    clearInterval(this.watchdog)
    this.settings.onStatus?.(false)
    this.ready = false
    this.connecting = false
    if (this.stopped) return
    const backoff = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.failures++)
    const wait = (this.retryMs ?? backoff) * (0.5 + Math.random())
    this.retryMs = undefined
    this.nextAttempt = setTimeout(() => this.connect(), wait)
  }

  private handle(message: ServerMessage): void {
    this.lastMessageAt = Date.now()
    switch (message.type) {
      case 'welcome':
        this.onWelcome(message.heartbeatMs)
        break
      case 'snapshot':
        this.onSnapshot(message)
        break
      case 'update':
        this.onUpdate(message)
        break
      case 'done':
        this.settle(message.key, { ok: true, seq: message.seq })
        break
      case 'refused':
        this.onRefused(message)
        break
      case 'closing':
        this.retryMs = message.retryMs
    }
    this.settings.onMessage?.(message)
  }

  private onWelcome(heartbeatMs: number | undefined): void {
    this.ready = true
    clearInterval(this.watchdog)
    // A living server always sends heartbeats: silence means that the connection is dead.
    if (heartbeatMs !== undefined) {
      this.watchdog = setInterval(() => {
        if (Date.now() - this.lastMessageAt > heartbeatMs * MISSED_HEARTBEATS) this.reconnect()
      }, heartbeatMs)
    }
    for (const [person, on] of this.unsentMutes) this.transmit({ type: 'mute', person, on })
    this.unsentMutes.clear()
    this.failures = 0
    this.settings.onStatus?.(true)
    if (this.lobby) this.transmit({ type: 'lobby', on: true })
    for (const room of this.watches.keys()) this.sendWatch(room)
    for (const { message } of this.pending.values()) this.transmit(message)
  }

  private onSnapshot(message: ServerMessage & { type: 'snapshot' }): void {
    const watching = this.watches.get(message.room)
    if (!watching) return
    if (watching.match && watching.seat !== message.seat && watching.seq > 0) {
      // The person signed in or out: events heard from another seat are not the ones this seat hears.
      Object.assign(watching, { seq: 0, match: undefined })
      this.sendWatch(message.room)
      return
    }
    // A server restored from a backup may know fewer entries than we do: then take all of its entries.
    const updates = message.updates.filter(({ seq }) => seq > watching.seq || message.seq < watching.seq)
    Object.assign(watching, { seq: message.seq, seat: message.seat, match: message.match })
    this.report(message.room, watching, message.match, updates, message.opening)
  }

  private onUpdate({ room, seq, at, entry, events, patch: change, stages = [] }: ServerMessage & { type: 'update' }): void {
    const watching = this.watches.get(room)
    if (!watching?.match || seq <= watching.seq) return
    if (seq !== watching.seq + 1) {
      this.sendWatch(room) // an entry was missed
      return
    }
    let { view } = watching.match
    const seen = stages.map(({ events, patch: change }): ViewStage => {
      view = patch(view, change)
      return { view, events }
    })
    watching.seq = seq
    watching.match = patch(watching.match, change)
    this.report(room, watching, watching.match, [{ seq, at, entry, events }], [], seen)
  }

  private report(
    room: string,
    { seq, seat, onUpdate }: Watching,
    match: MatchView,
    updates: readonly LogUpdate[],
    opening: readonly unknown[],
    stages: readonly ViewStage[] = [],
  ): void {
    onUpdate({ room, seq, seat, match }, updates, opening, stages)
  }

  private onRefused({ key, code, refusal, room }: ServerMessage & { type: 'refused' }): void {
    const pending = key === undefined ? undefined : this.pending.get(key)
    if (key !== undefined && pending && RETRIED.has(code) && pending.tries++ < TRIES) {
      setTimeout(() => this.pending.has(key) && this.ready && this.transmit(pending.message), FIRST_WAIT_MS * pending.tries)
    } else if (key !== undefined && pending) {
      this.settle(key, { ok: false, code, ...(refusal !== undefined && { refusal }) })
    } else if (room !== undefined && RETRIED.has(code)) {
      setTimeout(() => this.ready && this.watches.has(room) && this.sendWatch(room), FIRST_WAIT_MS)
    } else if (room !== undefined) {
      this.watches.get(room)?.onRefused?.(code)
    }
  }

  private settle(key: string, outcome: Outcome): void {
    this.pending.get(key)?.settle(outcome)
    this.pending.delete(key)
  }

  private sendWatch(room: string): void {
    const watching = this.watches.get(room)
    if (!watching) return
    const { seq, code, chat } = watching
    this.transmit({ type: 'watch', room, since: seq, ...(code !== undefined && { code }), ...(chat !== undefined && { chat }) })
  }

  private transmit(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message))
  }
}

const NEEDS_SEQ: ReadonlySet<string> = new Set(['move', 'withdraw', 'undo', 'ask-undo', 'answer-undo'])
const RETRIED: ReadonlySet<Code> = new Set<Code>(['try-again', 'too-fast'])

/** Random bytes as hexadecimal digits. */
function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A new random number: a player's part of the dice seed. */
export function newLuck(): string {
  return randomHex(32)
}

import type { Json } from '@grimuar/kernel'
import type { Code, Wish, Word } from './messages.ts'
import type { News, Sight } from './nouns.ts'
import { type Patch, patch } from './patch.ts'
import { PROTOCOL } from './version.ts'

/** As much of a WebSocket as is used here: the browser's and Node's alike. */
export interface Wire {
  send(text: string): void
  close(): void
  addEventListener(kind: 'open' | 'close' | 'error', heard: () => void): void
  addEventListener(kind: 'message', heard: (event: { data: unknown }) => void): void
}

/** A match as far as this tab knows it. */
export interface Watched {
  readonly match: string
  readonly seq: number
  readonly seat: number | null
  readonly sight: Sight
}

export interface WatchSettings {
  readonly code?: string
  readonly chat?: boolean
  /** After every change: what is seen now, and the entries that led there (all of them, the first time). */
  seen(watched: Watched, news: readonly News[], opening: readonly unknown[]): void
  /** Watching is not possible. */
  refused?(code: Code): void
}

export interface ConnectionSettings {
  /** Opens a new socket to the server. */
  open(): Wire
  /** Everything the server says, after this connection made its own sense of it. */
  heard?(word: Word): void
  /** Whether the server can be reached now. */
  online?(yes: boolean): void
}

/** What a wish comes to. */
export type Outcome =
  | { readonly ok: true; readonly seq: number | undefined }
  | { readonly ok: false; readonly code: Code; readonly refusal?: unknown }

/** A wish without what the connection adds to it. */
export type Wanted = Wish extends infer W ? (W extends { key: string } ? Omit<W, 'key' | 'seq'> : never) : never

interface Watching extends WatchSettings {
  seq: number
  seat: number | null
  sight: Sight | undefined
}

interface Pending {
  readonly wish: Wish
  tries: number
  settle(outcome: Outcome): void
}

const FIRST_WAIT_MS = 300
/** How long a socket that is no longer wanted may take to open. */
const OPENING_MS = 2000
const LONGEST_WAIT_MS = 10_000
/** A server that has missed so many of its beats is gone. */
const SILENT_BEATS = 2.5
const TRIES = 10

/**
 * A tab's one connection. It comes back by itself after a break, asks for exactly what it missed and repeats wishes that
 * were not answered, under their old keys, so that none is lost and none is done twice.
 */
export class Connection {
  private readonly settings: ConnectionSettings
  private readonly watches = new Map<string, Watching>()
  private readonly pending = new Map<string, Pending>()
  private wire: Wire | undefined
  private ready = false
  /** The wire is not yet open. */
  private opening = false
  /** Once it is, it is already of no use. */
  private outdated = false
  private lobby = false
  private stopped = false
  private waits = 0
  /** The next try, while there is no wire. */
  private next: ReturnType<typeof setTimeout> | undefined
  private again: number | undefined
  /** Gives the wire up, whatever it says itself. */
  private lose = () => {}
  /** When the server last said something, and what looks after its silence. */
  private heardAt = 0
  private listening: ReturnType<typeof setInterval> | undefined
  private readonly mutes = new Map<string, boolean>() // to be said when there is someone to say it to

  constructor(settings: ConnectionSettings) {
    this.settings = settings
    this.connect()
  }

  /** Comes to a table and stays through every break. */
  watch(match: string, settings: WatchSettings): void {
    this.watches.set(match, { ...settings, seq: 0, seat: null, sight: undefined })
    if (this.ready) this.askFor(match)
  }

  unwatch(match: string): void {
    if (this.watches.delete(match) && this.ready) this.send({ do: 'unwatch', match })
  }

  /** Begins or stops hearing of tables. */
  listen(on: boolean): void {
    this.lobby = on
    if (this.ready) this.send({ do: 'lobby', on })
  }

  mute(person: string, on: boolean): void {
    if (this.ready) this.send({ do: 'mute', person, on })
    else this.mutes.set(person, on)
  }

  /** Wishes something; the promise is kept once the server has answered, however many breaks that takes. */
  wish(wanted: Wanted): Promise<Outcome> {
    const key = randomHex(12)
    const seq = this.watches.get(wanted.match)?.seq ?? 0
    const wish = { ...wanted, key, ...(NEEDS_SEQ.has(wanted.do) && { seq }) } as Wish
    return new Promise((settle) => {
      this.pending.set(key, { wish, tries: 0, settle })
      if (this.ready) this.send(wish)
    })
  }

  stop(): void {
    this.stopped = true
    clearInterval(this.listening)
    this.wire?.close()
    for (const { settle } of this.pending.values()) settle({ ok: false, code: 'try-again' })
    this.pending.clear()
  }

  /** Loses the connection on purpose and comes back: after sleep a browser may not know that its socket is dead. */
  reconnect(): void {
    this.waits = 0
    this.ready = false // a socket that is being closed takes nothing more
    const { wire } = this
    if (this.next !== undefined) {
      clearTimeout(this.next)
      this.connect() // whoever calls knows that it is worth a try now
      return
    }
    if (!this.opening) {
      this.lose() // at once: to close a socket whose other end is gone may take minutes
      wire?.close()
      return
    }
    // Browsers complain aloud of a socket that is closed before it is open: it gets a moment.
    this.outdated = true
    setTimeout(() => {
      if (this.wire === wire && this.opening) wire?.close()
    }, OPENING_MS)
  }

  private connect(): void {
    this.next = undefined
    if (this.stopped) return
    const wire = this.settings.open()
    this.wire = wire
    this.opening = true
    this.outdated = false
    let lost = false
    const lose = () => {
      if (lost) return
      lost = true
      this.lost()
    }
    this.lose = lose
    wire.addEventListener('open', () => {
      this.opening = false
      if (this.outdated) wire.close()
      else wire.send(JSON.stringify({ do: 'hello', protocol: PROTOCOL }))
    })
    wire.addEventListener('message', ({ data }) => {
      if (this.wire === wire && !lost) this.hear(JSON.parse(String(data)) as Word)
    })
    wire.addEventListener('close', lose)
    wire.addEventListener('error', lose)
  }

  private lost(): void {
    clearInterval(this.listening)
    this.settings.online?.(false)
    this.ready = false
    this.opening = false
    if (this.stopped) return
    const usual = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.waits++)
    const wait = (this.again ?? usual) * (0.5 + Math.random())
    this.again = undefined
    this.next = setTimeout(() => this.connect(), wait)
  }

  private hear(word: Word): void {
    this.heardAt = Date.now()
    switch (word.say) {
      case 'welcome':
        this.welcomed(word.beat)
        break
      case 'match':
        this.whole(word)
        break
      case 'step':
        this.step(word)
        break
      case 'done':
        this.settle(word.key, { ok: true, seq: word.seq })
        break
      case 'refused':
        this.refused(word)
        break
      case 'bye':
        this.again = word.again
    }
    this.settings.heard?.(word)
  }

  private welcomed(beat: number | undefined): void {
    this.ready = true
    clearInterval(this.listening)
    // A server that goes on but says nothing does not exist: the line is dead and nobody told us.
    if (beat !== undefined) {
      this.listening = setInterval(() => {
        if (Date.now() - this.heardAt > beat * SILENT_BEATS) this.reconnect()
      }, beat)
    }
    for (const [person, on] of this.mutes) this.send({ do: 'mute', person, on })
    this.mutes.clear()
    this.waits = 0
    this.settings.online?.(true)
    if (this.lobby) this.send({ do: 'lobby', on: true })
    for (const match of this.watches.keys()) this.askFor(match)
    for (const { wish } of this.pending.values()) this.send(wish)
  }

  private whole(word: Word & { say: 'match' }): void {
    const watching = this.watches.get(word.match)
    if (!watching) return
    if (watching.sight && watching.seat !== word.seat && watching.seq > 0) {
      // Someone came in or went out: what was heard through other eyes is not what these have heard.
      Object.assign(watching, { seq: 0, sight: undefined })
      this.askFor(word.match)
      return
    }
    // A server that was set back to a backup knows less than we do: then all we heard counts for nothing.
    const news = word.news.filter(({ seq }) => seq > watching.seq || word.seq < watching.seq)
    Object.assign(watching, { seq: word.seq, seat: word.seat, sight: word.sight })
    this.show(word.match, watching, news, word.opening)
  }

  private step({ match, seq, at, deed, events, sight }: Word & { say: 'step' }): void {
    const watching = this.watches.get(match)
    if (!watching?.sight || seq <= watching.seq) return
    if (seq !== watching.seq + 1) {
      this.askFor(match) // something was missed
      return
    }
    watching.seq = seq
    watching.sight = patch(watching.sight as Json, sight as Patch | undefined) as unknown as Sight
    this.show(match, watching, [{ seq, at, deed, events }], [])
  }

  private show(match: string, { seq, seat, sight, seen }: Watching, news: readonly News[], opening: readonly unknown[]): void {
    seen({ match, seq, seat, sight: sight as Sight }, news, opening)
  }

  private refused({ key, code, refusal, match }: Word & { say: 'refused' }): void {
    const pending = key === undefined ? undefined : this.pending.get(key)
    if (pending && RETRIED.has(code) && pending.tries++ < TRIES) {
      setTimeout(() => this.pending.has(key as string) && this.ready && this.send(pending.wish), FIRST_WAIT_MS * pending.tries)
    } else if (pending) {
      this.settle(key as string, { ok: false, code, ...(refusal !== undefined && { refusal }) })
    } else if (match !== undefined && RETRIED.has(code)) {
      setTimeout(() => this.ready && this.watches.has(match) && this.askFor(match), FIRST_WAIT_MS)
    } else if (match !== undefined) {
      this.watches.get(match)?.refused?.(code)
    }
  }

  private settle(key: string, outcome: Outcome): void {
    this.pending.get(key)?.settle(outcome)
    this.pending.delete(key)
  }

  private askFor(match: string): void {
    const { seq, code, chat } = this.watches.get(match) as Watching
    this.send({ do: 'watch', match, since: seq, ...(code !== undefined && { code }), ...(chat !== undefined && { chat }) })
  }

  private send(wish: Wish): void {
    this.wire?.send(JSON.stringify(wish))
  }
}

const NEEDS_SEQ: ReadonlySet<string> = new Set(['move', 'undo', 'ask-undo', 'answer-undo'])
const RETRIED: ReadonlySet<Code> = new Set<Code>(['try-again', 'too-fast'])

/** So many random bytes as hexadecimal digits. */
function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A player's part of the dice. */
export function newLuck(): string {
  return randomHex(32)
}

import { Connection, type ServerMessage, type SocketLike } from '@grimuar/protocol'

type Listener = (message: ServerMessage) => void

/** A tab hidden for this long may have been asleep. */
const ASLEEP_MS = 60_000

/** This tab's one connection to the server. It is opened when it is first needed, and reconnects after every break. */
class Server {
  /** True if the server can be reached now; undefined before the first attempt has ended. */
  up = $state<boolean | undefined>()
  /** True if the server uses another protocol version: the page must be reloaded. */
  outdated = $state(false)
  /** The ids of muted people. */
  mutes: ReadonlySet<string> = $state.raw(new Set())
  private opened: Connection | undefined
  private readonly listeners = new Set<Listener>()
  /** The difference between the server's clock and ours. */
  private clockOffset = 0
  /** Mutes (true) and unmutes (false) since the server last sent the whole list. */
  private readonly recentMutes = new Map<string, boolean>()

  get connection(): Connection {
    this.opened ??= this.open()
    return this.opened
  }

  /** The server's time now. */
  get now(): number {
    return Date.now() + this.clockOffset
  }

  /** Calls the listener with every message of the server. The returned function removes the listener. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Mutes a person, or unmutes them. */
  mute(person: string, on: boolean): void {
    this.connection.mute(person, on)
    this.recentMutes.set(person, on)
    this.mutes = withChanges(this.mutes, [[person, on]])
  }

  /** Opens the connection again: the server reads the session only when it opens. */
  reconnect(): void {
    this.opened?.reconnect()
  }

  private open(): Connection {
    // After sleep or a change of the network the socket may be dead without knowing it.
    addEventListener('online', () => this.opened?.reconnect())
    let hiddenAt = 0
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) hiddenAt = Date.now()
      else if (hiddenAt && Date.now() - hiddenAt > ASLEEP_MS) this.opened?.reconnect()
    })
    return new Connection({
      open: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`) as SocketLike,
      onStatus: (online) => {
        this.up = online
      },
      onMessage: (message) => {
        if ('now' in message) this.clockOffset = message.now - Date.now() // updated every time, because our own clock may be set
        if (message.type === 'welcome') {
          // The server does not know yet what was muted while the connection was down.
          this.mutes = withChanges(new Set(message.mutes), this.recentMutes)
          this.recentMutes.clear()
        } else if (message.type === 'refused' && message.code === 'protocol') this.outdated = true
        for (const listener of this.listeners) listener(message)
      },
    })
  }
}

function withChanges(before: ReadonlySet<string>, changes: Iterable<readonly [string, boolean]>): ReadonlySet<string> {
  const after = new Set(before)
  for (const [person, on] of changes) on ? after.add(person) : after.delete(person)
  return after
}

export const server = new Server()

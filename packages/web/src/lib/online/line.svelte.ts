import { Connection, type Wire, type Word } from '@grimuar/protocol'

type Heard = (word: Word) => void

/** This tab's one line to the server. It is opened when first needed and comes back by itself after every break. */
class Line {
  /** Whether the server can be reached now; undefined before the first try has ended. */
  up = $state<boolean | undefined>()
  private made: Connection | undefined
  private readonly listeners = new Set<Heard>()
  /** How far the server's clock is ahead of ours. */
  private ahead = 0

  get connection(): Connection {
    this.made ??= this.make()
    return this.made
  }

  /** The server's time now. */
  get now(): number {
    return Date.now() + this.ahead
  }

  /** Hears everything the server says, until the function that comes back is called. */
  listen(heard: Heard): () => void {
    this.listeners.add(heard)
    return () => this.listeners.delete(heard)
  }

  /** Opens the line again: who we are is asked only when it opens. */
  anew(): void {
    this.made?.reconnect()
  }

  private make(): Connection {
    // A laptop that slept, a phone that changed networks: the socket may be dead without knowing it.
    addEventListener('online', () => this.made?.reconnect())
    let hidden = 0
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) hidden = Date.now()
      else if (hidden && Date.now() - hidden > ASLEEP_MS) this.made?.reconnect()
    })
    return new Connection({
      open: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`) as Wire,
      online: (yes) => {
        this.up = yes
      },
      heard: (word) => {
        if (word.say === 'welcome') this.ahead = word.now - Date.now()
        for (const heard of this.listeners) heard(word)
      },
    })
  }
}

/** Hidden for so long, a tab may have been asleep. */
const ASLEEP_MS = 60_000

export const line = new Line()

import { Connection, type Wire, type Word } from '@grimuar/protocol'

type Heard = (word: Word) => void

/** This tab's one line to the server. It is opened when first needed and comes back by itself after every break. */
class Line {
  /** Whether the server can be reached now; undefined before the first try has ended. */
  up = $state<boolean | undefined>()
  /** The server speaks another protocol than this page: only a new page will do. */
  outdated = $state(false)
  /** Those whose words are not to be shown. */
  mutes: ReadonlySet<string> = $state.raw(new Set())
  private made: Connection | undefined
  private readonly listeners = new Set<Heard>()
  /** How far the server's clock is ahead of ours. */
  private ahead = 0
  /** Who was muted or is to be heard again, since the server last told us of all. */
  private readonly muted = new Map<string, boolean>()

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

  /** Hears no more (or again) from someone. */
  mute(person: string, on: boolean): void {
    this.connection.mute(person, on)
    this.muted.set(person, on)
    this.mutes = changed(this.mutes, [[person, on]])
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
        if ('now' in word) this.ahead = word.now - Date.now() // told again and again: our own clock may be set
        if (word.say === 'welcome') {
          // What was said before the line was open the server hears only now.
          this.mutes = changed(new Set(word.mutes), this.muted)
          this.muted.clear()
        } else if (word.say === 'refused' && word.code === 'protocol') this.outdated = true
        for (const heard of this.listeners) heard(word)
      },
    })
  }
}

function changed(before: ReadonlySet<string>, changes: Iterable<readonly [string, boolean]>): ReadonlySet<string> {
  const after = new Set(before)
  for (const [person, on] of changes) on ? after.add(person) : after.delete(person)
  return after
}

/** Hidden for so long, a tab may have been asleep. */
const ASLEEP_MS = 60_000

export const line = new Line()

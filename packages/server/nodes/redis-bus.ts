import { createClient } from '@redis/client'
import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from './bus.ts'

const CONNECT_MS = 5000
const LONGEST_WAIT_MS = 2000
/** At most this many texts wait for Redis: older hints are useless. */
const MOST_WAITING = 1000
/** A connection on which Redis has said nothing for this long is made anew; three pings fit into it. */
const SILENT_MS = 15_000
/** How long a bus that closes waits for Redis. */
const GOODBYE_MS = 1000

/** A bus over Redis or Valkey. While that is away nothing is told; the nodes then find changes in the database. */
export class RedisBus implements Bus {
  private readonly channel: string
  private readonly open: (prepare: (client: Client) => void) => RedisLink
  private readonly telling: RedisLink
  private listening: RedisLink | undefined
  private lastTold: Promise<unknown> = Promise.resolve()

  /** `channel` is different for every database. */
  constructor(url: string, channel: string, log: FastifyBaseLogger, silentMs = SILENT_MS) {
    this.channel = channel
    this.open = (prepare) => new RedisLink(url, log, silentMs, prepare)
    this.telling = this.open((client) => {
      client.connect().catch(() => {}) // it is tried again and again
    })
  }

  tell(text: string): void {
    const { client } = this.telling
    if (client.isReady) this.lastTold = client.publish(this.channel, text).catch(() => {})
  }

  listen(hear: (text: string) => void, missed: () => void): void {
    this.listening = this.open((client) => {
      client.on('ready', missed)
      client
        .connect()
        .then(() => client.subscribe(this.channel, hear))
        .catch(() => {})
    })
  }

  /** Waits until the last text has arrived: a node says that it stops. */
  async close(): Promise<void> {
    await Promise.race([this.lastTold, new Promise((passed) => setTimeout(passed, GOODBYE_MS).unref())])
    this.telling.close()
    this.listening?.close()
  }
}

type Client = ReturnType<typeof newClient>

/**
 * A connection to Redis. The library makes it again when it is lost, but a half-open one, whose other end went away without a word, looks
 * whole to it for as long as something is written to it: so this one counts what Redis answers.
 */
class RedisLink {
  client: Client
  private readonly make: () => Client
  private readonly lost: (err: Error) => void
  private readonly silentMs: number
  private readonly pinging: NodeJS.Timeout
  private answered = 0
  private away = false

  /** `prepare` lets a new client connect. */
  constructor(url: string, log: FastifyBaseLogger, silentMs: number, prepare: (client: Client) => void) {
    this.silentMs = silentMs
    this.make = () => {
      const client = newClient(url, silentMs)
      client.on('ready', () => {
        this.answered = performance.now()
        this.away = false
      })
      client.on('error', this.lost)
      prepare(client)
      return client
    }
    this.lost = (err) => {
      if (!this.away) log.warn({ err }, 'Redis cannot be reached: changes at other nodes are seen a little later')
      this.away = true
    }
    this.client = this.make()
    this.pinging = setInterval(() => this.ping(), silentMs / 3)
    this.pinging.unref()
  }

  close(): void {
    clearInterval(this.pinging)
    if (this.client.isOpen) this.client.destroy()
  }

  private ping(): void {
    const { client } = this
    if (!client.isReady) return // the library connects, and gives up a try after `socketTimeout`
    if (performance.now() - this.answered > this.silentMs) {
      this.lost(new Error('Redis has fallen silent'))
      client.destroy()
      this.client = this.make()
      return
    }
    client.ping().then(
      () => {
        if (client === this.client) this.answered = performance.now()
      },
      () => {}, // an error is no answer
    )
  }
}

function newClient(url: string, silentMs: number) {
  return createClient({
    url,
    disableOfflineQueue: false,
    commandsQueueMaxLength: MOST_WAITING,
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: silentMs,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, LONGEST_WAIT_MS),
    },
  })
}

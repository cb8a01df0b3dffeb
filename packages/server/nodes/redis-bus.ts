import { createClient } from '@redis/client'
import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from './bus.ts'

const CONNECT_MS = 5000
const LONGEST_WAIT_MS = 2000
/** At most this many texts wait for Redis: older hints are useless. */
const MOST_WAITING = 1000

/** A bus over Redis or Valkey. While that is away nothing is told; the nodes then find changes in the database. */
export class RedisBus implements Bus {
  private readonly channel: string
  private readonly telling
  private readonly listening
  private readonly log: FastifyBaseLogger

  /** `channel` is different for every database. */
  constructor(url: string, channel: string, log: FastifyBaseLogger) {
    this.channel = channel
    this.log = log
    this.telling = this.client(url)
    this.listening = this.client(url)
    this.telling.connect().catch(() => {}) // it is tried again and again
  }

  tell(text: string): void {
    if (this.telling.isReady) this.telling.publish(this.channel, text).catch(() => {})
  }

  listen(hear: (text: string) => void, missed: () => void): void {
    this.listening.on('ready', missed)
    this.listening
      .connect()
      .then(() => this.listening.subscribe(this.channel, hear))
      .catch(() => {})
  }

  async close(): Promise<void> {
    for (const client of [this.telling, this.listening]) if (client.isOpen) client.destroy()
  }

  private client(url: string) {
    const client = createClient({
      url,
      disableOfflineQueue: false,
      commandsQueueMaxLength: MOST_WAITING,
      socket: {
        connectTimeout: CONNECT_MS,
        reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, LONGEST_WAIT_MS),
      },
    })
    let away = false
    client.on('ready', () => {
      away = false
    })
    client.on('error', (err) => {
      if (!away) this.log.warn({ err }, 'Redis cannot be reached: changes at other nodes are seen a little later')
      away = true
    })
    return client
  }
}

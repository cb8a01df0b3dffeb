import type { FastifyBaseLogger } from 'fastify'
import { Clock } from '../clock.ts'
import type { Outage, Store } from '../store/contract.ts'

const HEARTBEAT_MS = 10_000
/** A gap between two heartbeats longer than this means that no server ran. */
const OUTAGE_MS = 30_000

/** The time of the server, and the periods in which no server ran: no clock of a match counts those. */
export class Uptime {
  readonly clock: Clock
  readonly outages: Outage[]
  private readonly store: Store
  private readonly heartbeat: NodeJS.Timeout

  private constructor(store: Store, log: FastifyBaseLogger, outages: Outage[], wall: () => number) {
    this.store = store
    this.outages = outages
    this.clock = new Clock((from, to) => {
      log.warn({ seconds: Math.round((to - from) / 1000) }, 'the clock of this machine has jumped')
      if (to <= from) return
      outages.push({ from, to })
      store.addOutage({ from, to }).catch((err) => log.error({ err }, 'an outage could not be stored'))
    }, wall)
    this.heartbeat = setInterval(() => void this.beat().catch(() => {}), HEARTBEAT_MS)
  }

  /** Reads all outages up to this start. */
  static async open(store: Store, log: FastifyBaseLogger, wall: () => number = Date.now): Promise<Uptime> {
    const now = wall()
    const alive = Number((await store.meta('alive')) ?? now)
    if (now - alive > OUTAGE_MS) await store.addOutage({ from: alive, to: now })
    await store.setMeta('alive', `${now}`)
    return new Uptime(store, log, await store.outages(0), wall)
  }

  /** Stops the heartbeat. */
  stop(): void {
    clearInterval(this.heartbeat)
  }

  /** Stores that the server runs now. */
  beat(): Promise<void> {
    return this.store.setMeta('alive', `${this.clock.now()}`)
  }
}

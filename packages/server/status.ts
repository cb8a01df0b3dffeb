import type { FastifyBaseLogger } from 'fastify'
import type { Store } from './store/contract.ts'
import { isDamage } from './store/failures.ts'

/** How long a health check counts. */
const HEALTH_MS = 2000

/** Whether the server is healthy, and whether it is about to stop. */
export class Status {
  closing = false
  /** True when the server is about to stop: a load balancer should send nothing new. */
  draining = false
  private readonly store: Store
  private readonly log: FastifyBaseLogger
  private health: { readonly at: number; readonly ok: Promise<boolean> } | undefined
  private damaged = false

  constructor(store: Store, log: FastifyBaseLogger) {
    this.store = store
    this.log = log
  }

  /** True if the server can read and write its data. It is tried at most every few seconds, however often somebody asks. */
  isHealthy(): Promise<boolean> {
    if (!this.store.alive || this.damaged) return Promise.resolve(false)
    const now = performance.now()
    if (!this.health || now - this.health.at > HEALTH_MS) {
      const ok = this.store.check().then(
        () => true,
        (err) => {
          this.log.error({ err }, 'the data cannot be read and written')
          return false
        },
      )
      this.health = { at: now, ok }
    }
    return this.health.ok
  }

  /** Notes that the database file is damaged, if that is what an error says: the host must know it. */
  noteDamage(error: unknown): void {
    if (isDamage(error)) this.damaged = true
  }
}

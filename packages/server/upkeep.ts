import type { FastifyBaseLogger } from 'fastify'
import type { OtherNodes } from './nodes/hints.ts'
import { nextPiece } from './slices.ts'
import type { Store } from './store/contract.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** A guest who never sat down or wrote anything is removed after this long, any other silent guest after half a year. */
const UNUSED_DAYS = 7
const SILENT_DAYS = 180
/** A cancelled room is deleted after this long. */
const GONE_DAYS = 30
const BATCH = 200

/** What the upkeep needs from the server. */
export interface UpkeepContext {
  readonly store: Store
  readonly log: FastifyBaseLogger
  readonly nodes: OtherNodes
  readonly sockets: { isOnline(person: string): boolean }
  now(): number
  removePerson(person: string): Promise<void>
}

/** Removes what nobody needs any more, every hour. */
export class Upkeep {
  private readonly context: UpkeepContext
  private readonly timer: NodeJS.Timeout
  private running: Promise<void> = Promise.resolve()
  private closed = false

  constructor(context: UpkeepContext) {
    this.context = context
    this.timer = setInterval(() => {
      this.running = this.running
        .then(() => this.run())
        .catch((err) => context.log.error({ err }, 'old guests and rooms could not be removed'))
    }, HOUR_MS)
    this.timer.unref()
  }

  async run(): Promise<void> {
    if (!(await this.context.nodes.lead('upkeep'))) return
    await this.removeGuests()
    await this.removeRooms()
  }

  async close(): Promise<void> {
    this.closed = true
    clearInterval(this.timer)
    await this.running
  }

  private async removeGuests(): Promise<void> {
    const { store } = this.context
    const now = this.context.now()
    for (let after = ''; !this.closed; ) {
      const { ids, last } = await store.staleGuests(now - UNUSED_DAYS * DAY_MS, now - SILENT_DAYS * DAY_MS, after, BATCH)
      for (const id of ids) {
        await nextPiece()
        if (!this.context.sockets.isOnline(id)) await this.context.removePerson(id)
      }
      if (last === undefined) return
      after = last
    }
  }

  private async removeRooms(): Promise<void> {
    const before = this.context.now() - GONE_DAYS * DAY_MS
    while (!this.closed && (await this.context.store.removeGone(before, BATCH)) === BATCH) await nextPiece()
  }
}

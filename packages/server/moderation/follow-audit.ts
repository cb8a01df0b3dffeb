import type { FastifyBaseLogger } from 'fastify'
import type { OtherNodes } from '../nodes/hints.ts'
import type { Store } from '../store/contract.ts'
import type { AuditRow } from '../store/moderation.ts'
import { CONSOLE } from './console.ts'

/** What the decisions of moderators change for people who are connected here. Each may be called again for the same decision. */
export interface AuditEffects {
  /** Lines of a room are hidden. */
  linesHidden(room: string, lines: readonly number[]): void
  /** Closes the sockets that a banned person has at this node. */
  signOut(person: string): void
  /** Takes a banned person out of their rooms. */
  leave(person: string): Promise<void>
  /** A room was closed in the store. */
  closed(room: string): Promise<void>
}

const LOOK_MS = 2500
const BATCH = 100
/** With several writers a row may become visible after one with a higher number. Rows that are no further back than this are read again. */
const OVERLAP = 50
/** The name under which the store remembers the last row that was carried out. */
const DONE = 'audit'

/**
 * Carries out what moderators have decided elsewhere: on the command line, or at another node whose hint was lost. The audit tells of every
 * decision, so the server follows it.
 */
export class AuditFollower {
  private readonly store: Store
  private readonly nodes: OtherNodes
  private readonly effects: AuditEffects
  private readonly now: () => number
  private readonly timer: NodeJS.Timeout
  private seen = new Set<number>()
  private last: number | undefined
  private running: Promise<void> = Promise.resolve()

  constructor(store: Store, nodes: OtherNodes, effects: AuditEffects, log: FastifyBaseLogger, now: () => number) {
    this.store = store
    this.nodes = nodes
    this.effects = effects
    this.now = now
    const look = () => this.look().catch((err) => log.warn({ err }, 'decisions of moderators could not be carried out'))
    this.running = look()
    this.timer = setInterval(() => {
      this.running = this.running.then(look)
    }, LOOK_MS)
    this.timer.unref()
  }

  /** Carries out what is new. */
  async look(): Promise<void> {
    const { store } = this
    const before = this.last ?? (await this.begin())
    this.last = before
    for (const row of await store.moderation.auditAfter(before - OVERLAP, OVERLAP + BATCH)) {
      if (this.seen.has(row.id)) continue
      await this.carryOut(row)
      this.seen.add(row.id)
      this.last = Math.max(this.last, row.id)
    }
    for (const id of this.seen) if (id <= this.last - 2 * OVERLAP) this.seen.delete(id)
    if (this.last > before) await store.setMeta(DONE, `${this.last}`)
  }

  /** The last row that was carried out before this server started. The first server on new data begins with the newest. */
  private async begin(): Promise<number> {
    const { moderation } = this.store
    const known = await this.store.meta(DONE)
    const last = Number(known ?? (await moderation.audit(1))[0]?.id ?? 0)
    if (known === undefined) await this.store.setMeta(DONE, `${last}`)
    for (const { id } of await moderation.auditAfter(last - OVERLAP, OVERLAP)) if (id <= last) this.seen.add(id)
    return last
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    await this.running
  }

  private async carryOut({ id, by, action, about, room }: AuditRow): Promise<void> {
    // A node that decided something has done the rest; the command line cannot.
    const isFirst = async () => by.startsWith(CONSOLE) && (await this.nodes.lead(`audit/${id}`))
    if (action === 'hide' && room !== null) {
      this.effects.linesHidden(room, await this.store.moderation.hiddenLines(room, BATCH))
    } else if (action === 'close' && room !== null && by.startsWith(CONSOLE)) {
      await this.effects.closed(room)
    } else if (action === 'sanction' && about !== null) {
      const sanctions = await this.store.moderation.activeSanctions(about, this.now())
      if (!sanctions.some(({ kind }) => kind === 'ban')) return
      this.effects.signOut(about)
      if (await isFirst()) await this.effects.leave(about)
    }
  }
}

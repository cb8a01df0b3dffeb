import { randomBytes } from 'node:crypto'
import type { NodeStore } from '../store/nodes.ts'
import type { Bus } from './bus.ts'
import type { Hint, OtherNodes } from './hints.ts'

/** How long a node leads in something before another one may, unless it says otherwise. */
const LEAD_MS = 60_000

/** This node among several on one database. */
export class Nodes implements OtherNodes {
  readonly alone = false
  readonly id = randomBytes(9).toString('base64url')
  private readonly bus: Bus
  private readonly store: NodeStore
  private readonly now: () => number

  constructor(bus: Bus, store: NodeStore, now: () => number) {
    this.bus = bus
    this.store = store
    this.now = now
  }

  tell(hint: Hint): void {
    this.bus.tell(JSON.stringify({ node: this.id, hint }))
  }

  /** `hear` gets the hints of other nodes; `missed` is called when some may have been lost. */
  listen(hear: (hint: Hint, node: string) => void, missed: () => void): void {
    this.bus.listen((text) => {
      const { node, hint }: { node: string; hint: Hint } = JSON.parse(text)
      if (node !== this.id) hear(hint, node)
    }, missed)
  }

  /** True if this node may do a job that one node does for all; another node may do it `ms` later. */
  lead(what: string, ms = LEAD_MS): Promise<boolean> {
    const now = this.now()
    return this.store.lease(what, this.id, now, now + ms)
  }

  async close(): Promise<void> {
    await this.bus.close()
  }
}

import type { Store } from '../store/contract.ts'

/**
 * Limits the open rooms in the lobby that one network has made, whoever its people are. It is forgotten by a restart: the limits for new rooms
 * hold then, too.
 */
export class ListedRooms {
  private readonly store: Pick<Store, 'room'>
  private readonly most: number
  private readonly made = new Map<string, string[]>() // ids by network

  constructor(store: Pick<Store, 'room'>, most: number) {
    this.store = store
    this.most = most
  }

  /** Whether a network may list another room. Only a network that has made many is looked at closely. */
  async mayList(network: string): Promise<boolean> {
    const ids = this.made.get(network) ?? []
    if (ids.length < this.most) return true
    const rows = await Promise.all(ids.map((id) => this.store.room(id)))
    const open = rows.flatMap((row) => (row?.state === 'open' ? row.id : []))
    if (open.length === 0) this.made.delete(network)
    else this.made.set(network, open)
    return open.length < this.most
  }

  note(network: string, id: string): void {
    const ids = this.made.get(network) ?? []
    if (ids.includes(id)) return // it was requested again
    this.made.delete(network) // the last that made one are remembered
    this.made.set(network, [...ids, id])
    if (this.made.size > MOST_NETWORKS) this.made.delete(this.made.keys().next().value ?? '')
  }
}

const MOST_NETWORKS = 10_000

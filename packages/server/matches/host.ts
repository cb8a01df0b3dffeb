import type { Code } from '@grimuar/protocol'
import type { House } from './house.ts'
import { Room } from './room.ts'

export interface HostSettings {
  /** How long a table nobody watches stays in memory. */
  readonly idleMs: number
  /** How often the store is asked for clocks that ran out at tables not in memory. */
  readonly sweepMs: number
}

const TICK_MS = 1000
const AT_ONCE = 100

/** Keeps the tables that are in use in memory, brings others when asked for, and looks after clocks and bots. */
export class Host {
  private readonly house: House
  private readonly settings: HostSettings
  private readonly rooms = new Map<string, Promise<Room | Code>>()
  private readonly loaded = new Map<string, { room: Room; idleSince: number | null }>()
  private readonly ticking: NodeJS.Timeout
  private swept = 0
  private sweeping: Promise<void> = Promise.resolve()
  private closed = false

  constructor(house: House, settings: HostSettings) {
    this.house = house
    this.settings = settings
    this.ticking = setInterval(() => this.tick(), TICK_MS)
    this.ticking.unref()
  }

  get size(): number {
    return this.loaded.size
  }

  /** The table of that id, brought to memory where need be. */
  room(id: string): Promise<Room | Code> {
    if (this.loaded.get(id)?.room.closed) this.drop(id)
    let room = this.rooms.get(id)
    if (!room) {
      room = this.load(id)
      this.rooms.set(id, room)
    }
    return room
  }

  /** The table of that id if it is in memory. */
  present(id: string): Room | undefined {
    return this.loaded.get(id)?.room
  }

  /** Goes on with every match in which a bot was to move when the server stopped. */
  async wake(): Promise<void> {
    for (const id of await this.house.store.botTurns(10_000)) await this.bring(id, async () => {})
  }

  /** Looks at clocks and at who is idle. Runs by itself; called by tests. */
  tick(): void {
    const now = this.house.now()
    for (const [id, kept] of this.loaded) {
      const deadline = kept.room.course?.deadline() ?? null
      if (deadline !== null && deadline <= now) void kept.room.checkClocks().catch((error) => this.failed(id, error))
      if (kept.room.closed) this.drop(id)
      else if (!kept.room.idle) kept.idleSince = null
      else if (kept.idleSince === null) kept.idleSince = now
      else if (now - kept.idleSince >= this.settings.idleMs) this.drop(id)
    }
    if (now - this.swept >= this.settings.sweepMs) {
      this.swept = now
      this.sweeping = this.sweeping.then(() => this.sweep(now)).catch((error) => this.failed('sweep', error))
    }
  }

  async close(): Promise<void> {
    this.closed = true
    clearInterval(this.ticking)
    await this.sweeping
    await Promise.all([...this.loaded.values()].map(({ room }) => room.close()))
  }

  private async load(id: string): Promise<Room | Code> {
    try {
      const room = await Room.load(this.house, id)
      if (typeof room === 'string') this.rooms.delete(id)
      else this.loaded.set(id, { room, idleSince: null })
      return room
    } catch (error) {
      this.rooms.delete(id)
      this.failed(id, error)
      return 'broken'
    }
  }

  private drop(id: string): void {
    const kept = this.loaded.get(id)
    this.loaded.delete(id)
    this.rooms.delete(id)
    void kept?.room.close()
  }

  /** Clocks of matches nobody watches. */
  private async sweep(now: number): Promise<void> {
    for (const id of await this.house.store.overdue(now, AT_ONCE)) await this.bring(id, (room) => room.checkClocks())
  }

  private async bring(id: string, work: (room: Room) => Promise<void>): Promise<void> {
    if (this.closed) return
    try {
      const room = await this.room(id)
      if (typeof room !== 'string') await work(room)
    } catch (error) {
      this.failed(id, error)
    }
  }

  private failed(id: string, err: unknown): void {
    if (!this.closed) this.house.log.error({ err, match: id }, 'a table could not be looked after')
  }
}

import type { Code } from '@grimuar/protocol'
import type { House } from '../context.ts'
import { Room } from './room.ts'

export interface HostSettings {
  /** How long a table nobody watches stays in memory. */
  readonly idleMs: number
  /** How often the store is asked for clocks that ran out at tables not in memory. */
  readonly sweepMs: number
}

const TICK_MS = 1000
const AT_ONCE = 100
const DAY_MS = 86_400_000
const TIDY_MS = 3_600_000
/** A table that gathers nobody is called off after this long; slow ones get a fortnight. */
const GATHERING_DAYS = { quick: 1, slow: 14 }
/** A match in which nothing happens is ended after this long. */
const DESERTED_DAYS = 60

/** Keeps the tables that are in use in memory, brings others when asked for, and looks after clocks and bots. */
export class Host {
  private readonly house: House
  private readonly settings: HostSettings
  private readonly rooms = new Map<string, Promise<Room | Code>>()
  private readonly loaded = new Map<string, { room: Room; idleSince: number | null }>()
  private readonly ticking: NodeJS.Timeout
  private swept = 0
  private tidied = 0
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
    if (this.loaded.get(id)?.room.closed) this.forget(id)
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

  /** Looks at clocks and at who is idle. */
  private tick(): void {
    const now = this.house.now()
    for (const [id, kept] of this.loaded) {
      const { deadline } = kept.room.row.mark
      if (deadline !== null && deadline <= now) void kept.room.checkClocks().catch((error) => this.failed(id, error))
      if (kept.room.closed) this.forget(id)
      else if (!kept.room.idle) kept.idleSince = null
      else if (kept.idleSince === null) kept.idleSince = now
      else if (now - kept.idleSince >= this.settings.idleMs) this.forget(id)
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

  /** Lets a table leave memory. */
  forget(id: string): void {
    const kept = this.loaded.get(id)
    this.loaded.delete(id)
    this.rooms.delete(id)
    void kept?.room.close()
  }

  /** Clocks of matches nobody watches, tables nobody came to, matches nobody plays any more. */
  async sweep(now: number): Promise<void> {
    const { store } = this.house
    for (const id of await store.overdue(now, AT_ONCE)) await this.bring(id, (room) => room.checkClocks())
    if (now - this.tidied < TIDY_MS) return
    this.tidied = now
    for (const id of await store.quiet('open', now - GATHERING_DAYS.quick * DAY_MS, AT_ONCE)) {
      await this.bring(id, (room) => room.callOff(now - GATHERING_DAYS.slow * DAY_MS))
    }
    for (const id of await store.quiet('running', now - DESERTED_DAYS * DAY_MS, AT_ONCE)) {
      await this.bring(id, (room) => room.note(() => [{ do: 'end', why: 'abandoned' }]))
    }
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

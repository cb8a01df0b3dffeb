import type { Code } from '@grimuar/protocol'
import type { ServerContext } from '../context.ts'
import type { RoomCacheSettings } from '../settings.ts'
import { nextPiece } from '../slices.ts'
import { isTemporary } from '../store/failures.ts'
import { Room } from './room.ts'

const TICK_MS = 1000
const BATCH = 100
/** After a start: the most decisions that may wait for a bot before more rooms are loaded. */
const MOST_RESUMED = 16
/** A bot whose move takes longer than this was left alone by its node. */
const STALLED_MS = 15_000
/** A node that takes over a match or sweeps may stop, too; then the next node must not wait long. */
const TAKEN_MS = 10_000
const DAY_MS = 86_400_000
const CLEANUP_MS = 3_600_000
/** An open room in which nothing happens is cancelled after this long; turn-by-turn rooms get a fortnight. */
const OPEN_DAYS = { quick: 1, slow: 14 }
/** A match in which nothing happens is ended after this long. */
const ABANDONED_DAYS = 60

/** Keeps the rooms in use in memory, loads others on demand, and looks after clocks and bots. */
export class RoomCache {
  private readonly context: ServerContext
  private readonly settings: RoomCacheSettings
  private readonly rooms = new Map<string, Promise<Room | Code>>()
  private readonly loaded = new Map<string, { room: Room; idleSince: number | null }>()
  private readonly ticking: NodeJS.Timeout
  /** Rooms whose upkeep failed: otherwise they would be the first of every search and nobody else would have a turn. */
  private readonly putOff = new Map<string, { readonly wait: number; readonly until: number }>()
  private lastSweep = 0
  private lastCleanup = 0
  private sweeping: Promise<void> = Promise.resolve()
  private closed = false

  constructor(context: ServerContext, settings: RoomCacheSettings) {
    this.context = context
    this.settings = settings
    this.ticking = setInterval(() => this.tick(), TICK_MS)
    this.ticking.unref()
  }

  get size(): number {
    return this.loaded.size
  }

  /** The room with this id; it is loaded if it is not in memory. */
  get(id: string): Promise<Room | Code> {
    const cached = this.loaded.get(id)
    if (cached?.room.closed) this.evict(id)
    else if (cached) {
      this.loaded.delete(id) // moves it to the end: the least recently used room is evicted first
      this.loaded.set(id, cached)
    }
    let room = this.rooms.get(id)
    if (!room) {
      room = this.load(id)
      this.rooms.set(id, room)
    }
    return room
  }

  /** The rooms in memory. */
  *all(): Iterable<Room> {
    for (const { room } of this.loaded.values()) yield room
  }

  /** Reads what another node has written, if the room is in memory. */
  async catchUp(id: string): Promise<void> {
    const room = await this.rooms.get(id)
    if (room && typeof room !== 'string' && !room.closed) await room.catchUp()
  }

  /** Removes a hidden chat line for the people in the room. */
  hideLine(room: string, line: number): void {
    this.loadedRoom(room)?.audience.broadcast(JSON.stringify({ type: 'chat-hidden', room, line }))
  }

  /** Takes over matches in which a bot must move and whose node does not let it: that node has stopped. */
  async takeOver(now: number): Promise<void> {
    const { store, nodes } = this.context
    for (const id of await store.nodes.stalledBots(now - STALLED_MS, BATCH)) {
      if (!this.isPutOff(id, now) && (await nodes.lead(`bots/${id}`, TAKEN_MS)))
        await this.withRoom(id, async (room) => {
          await room.catchUp()
          await room.answer()
        })
    }
  }

  /** The room with this id, if it is in memory. */
  loadedRoom(id: string): Room | undefined {
    return this.loaded.get(id)?.room
  }

  /**
   * After a start: loads every room in which a bot must move, so that its match continues. There may be thousands, so they are
   * loaded only as fast as the bots answer.
   */
  async resumeBots(): Promise<void> {
    for (let after = ''; !this.closed; ) {
      const ids = await this.context.store.botTurns(BATCH, after)
      for (const id of ids) {
        while (!this.closed && this.context.bots.queued >= MOST_RESUMED) await new Promise((passed) => setTimeout(passed, 20))
        await this.withRoom(id, async () => {})
      }
      const last = ids.at(-1)
      if (last === undefined) return
      after = last
    }
  }

  /** Checks clocks and evicts idle rooms. */
  private tick(): void {
    const now = this.context.now()
    for (const [id, cached] of this.loaded) {
      const { deadline } = cached.room.row.progress
      if (deadline !== null && deadline <= now) void cached.room.checkClocks().catch((error) => this.logFailure(id, error))
      if (cached.room.closed) this.evict(id)
      else if (!cached.room.idle) cached.idleSince = null
      else if (cached.idleSince === null) cached.idleSince = now
      else if (now - cached.idleSince >= this.settings.idleMs) this.evict(id)
    }
    if (now - this.lastSweep >= this.settings.sweepMs) {
      this.lastSweep = now
      this.sweeping = this.sweeping.then(() => this.sweep(now)).catch((error) => this.logFailure('sweep', error))
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
      const room = await Room.load(this.context, id)
      if (typeof room === 'string') this.rooms.delete(id)
      else {
        this.loaded.set(id, { room, idleSince: null })
        this.limitIdle(id)
        this.limitSpectated(id)
      }
      return room
    } catch (error) {
      this.rooms.delete(id)
      this.logFailure(id, error)
      return isTemporary(error) ? 'try-again' : 'broken' // a client asks again only if it is told so
    }
  }

  /** Evicts idle rooms, least recently used first, until few enough are left. The room that was just loaded stays. */
  private limitIdle(justLoaded: string): void {
    if (this.loaded.size <= this.settings.mostIdle) return
    let idle = 0
    for (const { room } of this.loaded.values()) if (room.idle) idle++
    for (const [id, { room }] of this.loaded) {
      if (idle <= this.settings.mostIdle) return
      if (!room.idle || id === justLoaded) continue
      this.evict(id)
      idle--
    }
  }

  /**
   * Evicts rooms that only spectators watch, least recently used first, until few enough are left. Otherwise strangers could keep any
   * number of finished matches in memory.
   */
  private limitSpectated(justLoaded: string): void {
    if (this.loaded.size <= this.settings.mostSpectated) return
    let spectated = 0
    for (const { room } of this.loaded.values()) if (room.onlySpectated) spectated++
    for (const [id, { room }] of this.loaded) {
      if (spectated <= this.settings.mostSpectated) return
      if (!room.onlySpectated || id === justLoaded) continue
      room.dismiss()
      this.evict(id)
      spectated--
    }
  }

  /** Removes a room from memory. */
  evict(id: string): void {
    const cached = this.loaded.get(id)
    this.loaded.delete(id)
    this.rooms.delete(id)
    void cached?.room.close()
  }

  /** Handles clocks of matches that nobody watches, cancels abandoned open rooms and ends abandoned matches. */
  async sweep(now: number): Promise<void> {
    const { store, nodes } = this.context
    if (!(await nodes.lead('sweep', TAKEN_MS))) return
    const overdue = await store.overdue(now, BATCH + this.putOff.size)
    for (const id of this.notPutOff(overdue, now)) await this.withRoom(id, (room) => room.checkClocks())
    if (now - this.lastCleanup < CLEANUP_MS) return
    this.lastCleanup = now
    for (const id of await store.inactiveSince('open', now - OPEN_DAYS.quick * DAY_MS, BATCH)) {
      await this.withRoom(id, (room) => room.cancelAbandoned(now - OPEN_DAYS.slow * DAY_MS))
    }
    const abandoned = await store.inactiveSince('running', now - ABANDONED_DAYS * DAY_MS, BATCH + this.putOff.size)
    for (const id of this.notPutOff(abandoned, now)) {
      await this.withRoom(id, (room) => room.appendOwn(() => [{ do: 'end', why: 'abandoned' }]))
    }
  }

  private async withRoom(id: string, work: (room: Room) => Promise<void>): Promise<void> {
    if (this.closed) return
    await nextPiece()
    try {
      const room = await this.get(id)
      if (typeof room === 'string') this.putOffRoom(id)
      else {
        await work(room)
        this.putOff.delete(id)
      }
    } catch (error) {
      this.putOffRoom(id)
      this.logFailure(id, error)
    }
  }

  /** A room that cannot be loaded, because its rules are gone or it is damaged, is tried again later and later. */
  private putOffRoom(id: string): void {
    const wait = Math.min(DAY_MS, 2 * (this.putOff.get(id)?.wait ?? TICK_MS))
    this.putOff.set(id, { wait, until: this.context.now() + wait })
  }

  private notPutOff(ids: readonly string[], now: number): string[] {
    return ids.filter((id) => !this.isPutOff(id, now)).slice(0, BATCH)
  }

  private isPutOff(id: string, now: number): boolean {
    return (this.putOff.get(id)?.until ?? 0) > now
  }

  private logFailure(id: string, err: unknown): void {
    if (!this.closed) this.context.log.error({ err, room: id }, 'the upkeep of a room failed')
  }
}

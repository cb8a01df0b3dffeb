import { seatedPeople, setupOf } from '../matches/setup.ts'
import { settingsOf } from '../people/person-settings.ts'
import type { RoomCache } from '../rooms/room-cache.ts'
import type { RoomRow, Store } from '../store/contract.ts'
import type { TokenBuckets } from '../token-bucket.ts'

/** What holidays need from the server. */
export interface HolidayContext {
  readonly store: Store
  readonly roomCache: RoomCache
  readonly clock: { now(): number }
}

/** The holidays of players, in which their turn-by-turn clocks stand still. */
export class Holidays {
  private readonly context: HolidayContext
  private readonly limit: TokenBuckets

  /** `limit` is for the changes of one person: each is written into all their matches. */
  constructor(context: HolidayContext, limit: TokenBuckets) {
    this.context = context
    this.limit = limit
  }

  /** False if a person has changed their holiday too often. */
  mayChange(person: string): boolean {
    return this.limit.tryTake(person, this.context.clock.now())
  }

  /** Stops a person's turn-by-turn clocks until this time; a time in the past ends the holiday. */
  async set(person: string, until: number): Promise<void> {
    for (const row of await this.context.store.roomsOf(person, ['running'], 1000)) await this.setIn(row, person, until)
  }

  /** When a match begins, stops the clocks of players who are on holiday. */
  async apply(row: RoomRow): Promise<void> {
    if (setupOf(row).pace.kind !== 'days') return
    for (const { person } of seatedPeople(setupOf(row))) {
      const { rest } = await settingsOf(this.context.store, person)
      if (rest != null && rest > this.context.clock.now()) await this.setIn(row, person, rest)
    }
  }

  private async setIn(row: RoomRow, person: string, until: number): Promise<void> {
    if (setupOf(row).pace.kind !== 'days') return
    const room = await this.context.roomCache.get(row.id)
    if (typeof room === 'string') return
    await room.appendOwn((state) => {
      const seat = state.seats.findIndex((each) => each.person === person)
      const now = state.seats[seat]?.rest ?? 0
      const same = until > this.context.clock.now() ? now === until : now <= this.context.clock.now()
      return seat < 0 || same ? [] : [{ do: 'rest', seat, until }]
    })
  }
}

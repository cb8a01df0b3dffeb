import { seatedPeople, setupOf } from '../matches/setup.ts'
import type { OtherNodes } from '../nodes/hints.ts'
import type { RoomCache } from '../rooms/room-cache.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Store } from '../store/contract.ts'
import type { People } from './people.ts'

/** What leaving needs from the server. */
export interface LeavingContext {
  readonly store: Store
  readonly people: People
  readonly rooms: Rooms
  readonly roomCache: RoomCache
  readonly nodes: OtherNodes
  /** Closes all sockets of a person, at every node. */
  signOut(person: string): void
}

/** What happens to the seats of people who leave: banned and deleted people, and guests who sign in to their account. */
export class Leaving {
  private readonly context: LeavingContext

  constructor(context: LeavingContext) {
    this.context = context
  }

  /** Bots take the seats of a banned person, who loses their seats in open rooms and is disconnected. */
  async ban(person: string): Promise<void> {
    this.context.signOut(person)
    await this.leaveRooms(person)
  }

  /** Deletes a person. */
  async remove(person: string): Promise<void> {
    const { store, people } = this.context
    await this.leaveRooms(person)
    await store.forgetPerson(person)
    await people.remove(person)
    this.context.signOut(person)
  }

  /** Gives everything of a guest to the account that the guest has signed in to. */
  async mergeGuest(guest: string, account: string): Promise<void> {
    const { store, people, roomCache, nodes } = this.context
    const rows = await store.roomsOf(guest, ['open', 'running', 'over'], 10_000)
    await store.movePerson(guest, account)
    this.context.signOut(guest)
    for (const row of rows) {
      await roomCache.loadedRoom(row.id)?.refresh()
      const members = seatedPeople(setupOf(row)).map(({ person }) => person)
      nodes.tell({ type: 'room', room: row.id, card: true, people: members, before: [] })
    }
    // In rooms where both had a seat a bot takes the guest's seat.
    await this.leaveMatches(guest)
    people.forget(guest)
  }

  /** Bots take all seats of a person, who also loses those in open rooms. */
  async leaveRooms(person: string): Promise<void> {
    const { store, rooms } = this.context
    for (const row of await store.roomsOf(person, ['open'], 1000)) await rooms.leave(row.id, person)
    await this.leaveMatches(person)
  }

  private async leaveMatches(person: string): Promise<void> {
    const { store, roomCache } = this.context
    for (const row of await store.roomsOf(person, ['running'], 1000)) {
      const room = await roomCache.get(row.id)
      if (typeof room !== 'string') await room.removePerson(person)
    }
  }
}

import type { Seat } from '@grimuar/kernel'
import type { ServerContext } from '../context.ts'
import { seatOf, setupOf } from '../matches/setup.ts'
import type { RoomRow } from '../store/contract.ts'
import type { Audience } from './audience.ts'

/** Presence changes within this time are sent together. */
const PRESENCE_MS = 100
/** Another node's list of watchers is valid this long. */
const ELSEWHERE_MS = 30_000

/** The people in a room, at this node or at another one. */
export class RoomPresence {
  private readonly context: ServerContext
  private readonly room: { readonly id: string; readonly row: RoomRow; readonly audience: Audience }
  private readonly leftAt = new Map<Seat, number>() // when each player was last here; players who are here may be in it too
  private readonly elsewhere = new Map<
    string,
    { readonly people: readonly string[]; readonly spectators: number; readonly until: number }
  >()
  private timer: NodeJS.Timeout | undefined

  constructor(context: ServerContext, room: { readonly id: string; readonly row: RoomRow; readonly audience: Audience }) {
    this.context = context
    this.room = room
  }

  /** True if the player of a seat is in the room, or left it only a moment ago: a page that is reloaded is not gone. */
  isHere(seat: Seat): boolean {
    const plan = setupOf(this.room.row).seats[seat]
    if (plan?.kind !== 'person') return false
    return this.has(plan.person) || this.context.now() - (this.leftAt.get(seat) ?? 0) < this.context.settings.awayMs
  }

  /** Notes that a person has left the room; false if they have no seat or are still here. */
  noteLeft(person: string | null): boolean {
    const seat = seatOf(setupOf(this.room.row), person)
    if (seat === null || (person !== null && this.has(person))) return false
    this.leftAt.set(seat, this.context.now())
    return true
  }

  /** Sends who is here to all clients and nodes, a little later. */
  schedule(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined
      this.send()
      this.tell()
    }, PRESENCE_MS)
  }

  /** Tells the other nodes who watches the room here. */
  tell(): void {
    const { id, audience } = this.room
    if (this.context.nodes.alone) return
    this.context.nodes.tell({ type: 'watchers', room: id, people: this.seatedHere(), spectators: audience.spectators })
  }

  /** Stores the watchers at another node. Returns the people who are no longer in the room. */
  hear(node: string, people: readonly string[], spectators: number): string[] {
    const before = this.elsewhere.get(node)
    this.elsewhere.set(node, { people, spectators, until: this.context.now() + ELSEWHERE_MS })
    if (!before && this.room.audience.size > 0) this.tell() // that node may not know who is here
    this.send()
    return before?.people.filter((person) => !this.has(person)) ?? []
  }

  close(): void {
    clearTimeout(this.timer)
    if (!this.context.nodes.alone) this.context.nodes.tell({ type: 'watchers', room: this.room.id, people: [], spectators: 0 })
  }

  private send(): void {
    const { id, row, audience } = this.room
    const seats = setupOf(row).seats.map((plan) => plan.kind === 'person' && this.has(plan.person))
    const others = this.others().reduce((sum, { spectators }) => sum + spectators, 0)
    audience.broadcast(JSON.stringify({ type: 'presence', room: id, seats, spectators: audience.spectators + others }))
  }

  private seatedHere(): string[] {
    const people = setupOf(this.room.row).seats.flatMap((plan) => (plan.kind === 'person' ? [plan.person] : []))
    return people.filter((person) => this.room.audience.has(person))
  }

  private has(person: string): boolean {
    return this.room.audience.has(person) || this.others().some(({ people }) => people.includes(person))
  }

  private others() {
    if (this.elsewhere.size === 0) return []
    const now = this.context.now()
    for (const [node, { until }] of this.elsewhere) if (until <= now) this.elsewhere.delete(node)
    return [...this.elsewhere.values()]
  }
}

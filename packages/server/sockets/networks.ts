import type { Person } from '@grimuar/protocol'
import type { Limits } from '../settings.ts'
import { TokenBuckets } from '../token-bucket.ts'

/** What a client shares with the other clients of its person and its network. */
export interface ClientShare {
  readonly network: string
  /** Takes messages from the limits of the person and the network; false if there were too many. */
  takeMessages(now: number, count: number): boolean
  /** Notes that the client watches a room without a seat; false if its network watches too many already. */
  spectate(room: string): boolean
  stopSpectating(room: string): void
}

/** Counts the sockets of each network, the rooms it watches, and the messages of each person and network. */
export class Networks {
  /** The open sockets of each network, of each person, and of nobody in each network. */
  private readonly sockets = new Map<string, number>()
  private readonly mostSockets: Limits['sockets']
  /** For each network the rooms its clients watch without a seat, with the number of these clients. */
  private readonly spectated = new Map<string, Map<string, number>>()
  private readonly mostSpectated: number
  private readonly personMessages: TokenBuckets
  private readonly addressMessages: TokenBuckets
  private readonly guestMessages: TokenBuckets
  private readonly networkMessages: TokenBuckets

  constructor(
    limits: Pick<Limits, 'personMessages' | 'addressMessages' | 'guestMessages' | 'networkMessages' | 'spectated' | 'sockets'>,
  ) {
    this.mostSockets = limits.sockets
    this.mostSpectated = limits.spectated
    this.personMessages = new TokenBuckets(limits.personMessages)
    this.addressMessages = new TokenBuckets(limits.addressMessages)
    this.guestMessages = new TokenBuckets(limits.guestMessages)
    this.networkMessages = new TokenBuckets(limits.networkMessages)
  }

  /**
   * Reserves a socket for a person (undefined: nobody) of a network; undefined if they have too many. It is counted at once, before anything is
   * waited for, so that sockets that are opened at the same time count, too. Call the result when the socket is closed.
   */
  reserveSocket(person: string | undefined, network: string): (() => void) | undefined {
    const counted = [network, person === undefined ? `nobody ${network}` : `person ${person}`]
    const most = [this.mostSockets.inAll, person === undefined ? this.mostSockets.perAddress : this.mostSockets.perPerson]
    if (counted.some((key, i) => (this.sockets.get(key) ?? 0) >= (most[i] ?? 0))) return undefined
    const add = (by: 1 | -1) => {
      for (const key of counted) {
        const count = (this.sockets.get(key) ?? 0) + by
        if (count === 0) this.sockets.delete(key)
        else this.sockets.set(key, count)
      }
    }
    let open = true
    add(1)
    return () => {
      if (open) add(-1)
      open = false
    }
  }

  /** What a client of this person (null: nobody) and network shares with others. */
  shareOf(person: Person | null, network: string): ClientShare {
    return {
      network,
      takeMessages: this.messageLimit(person, network),
      spectate: (room) => this.spectate(network, room),
      stopSpectating: (room) => this.stopSpectating(network, room),
    }
  }

  private spectate(network: string, room: string): boolean {
    const rooms = this.spectated.get(network) ?? new Map<string, number>()
    const clients = rooms.get(room) ?? 0
    if (clients === 0 && rooms.size >= this.mostSpectated) return false
    this.spectated.set(network, rooms.set(room, clients + 1))
    return true
  }

  private stopSpectating(network: string, room: string): void {
    const rooms = this.spectated.get(network)
    const clients = rooms?.get(room) ?? 0
    if (clients > 1) rooms?.set(room, clients - 1)
    else rooms?.delete(room)
    if (rooms?.size === 0) this.spectated.delete(network)
  }

  /**
   * The limit for messages that all sockets of a person share, or all sockets of a network that belong to nobody. All messages of a network
   * have a limit, too, and those of its guests a lower one: anyone can be as many guests as they like.
   */
  private messageLimit(person: Person | null, network: string): (now: number, tokens: number) => boolean {
    const inAll = this.networkMessages
    if (person === null)
      return (now, tokens) => this.addressMessages.tryTake(network, now, tokens) && inAll.tryTake(network, now, tokens)
    const { id } = person
    if (person.guest)
      return (now, tokens) =>
        this.personMessages.tryTake(id, now, tokens) &&
        this.guestMessages.tryTake(network, now, tokens) &&
        inAll.tryTake(network, now, tokens)
    return (now, tokens) => this.personMessages.tryTake(id, now, tokens) && inAll.tryTake(network, now, tokens)
  }
}

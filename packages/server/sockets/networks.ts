import type { Person } from '@grimuar/protocol'
import type { Limits } from '../settings.ts'
import { TokenBuckets } from '../token-bucket.ts'
import type { ClientSocket } from './client-socket.ts'

/** Counts the sockets of each network, and the messages of each person and network. */
export class Networks {
  private readonly sockets = new Map<string, { readonly inAll: number; readonly anonymous: number }>()
  private readonly personMessages: TokenBuckets
  private readonly addressMessages: TokenBuckets
  private readonly guestMessages: TokenBuckets
  private readonly networkMessages: TokenBuckets

  constructor(limits: Pick<Limits, 'personMessages' | 'addressMessages' | 'guestMessages' | 'networkMessages'>) {
    this.personMessages = new TokenBuckets(limits.personMessages)
    this.addressMessages = new TokenBuckets(limits.addressMessages)
    this.guestMessages = new TokenBuckets(limits.guestMessages)
    this.networkMessages = new TokenBuckets(limits.networkMessages)
  }

  /** The number of open sockets from a network: all, and those that belong to nobody signed in. */
  socketsFrom(network: string): { readonly inAll: number; readonly anonymous: number } {
    return this.sockets.get(network) ?? { inAll: 0, anonymous: 0 }
  }

  /** Counts a socket that was opened (1) or closed (-1). */
  countSocket({ person }: ClientSocket, network: string, by: 1 | -1): void {
    const before = this.socketsFrom(network)
    const inAll = before.inAll + by
    if (inAll === 0) this.sockets.delete(network)
    else this.sockets.set(network, { inAll, anonymous: before.anonymous + (person === null ? by : 0) })
  }

  /**
   * The limit for messages that all sockets of a person share, or all sockets of a network that belong to nobody. All messages of a network
   * have a limit, too, and those of its guests a lower one: anyone can be as many guests as they like.
   */
  messageLimit(person: Person | null, network: string): (now: number, tokens: number) => boolean {
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

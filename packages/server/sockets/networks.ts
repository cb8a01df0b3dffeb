import type { Limits } from '../settings.ts'
import { TokenBuckets } from '../token-bucket.ts'
import type { ClientSocket } from './client-socket.ts'

/** Counts the sockets of each network, and the messages of each person and network. */
export class Networks {
  private readonly sockets = new Map<string, { readonly inAll: number; readonly anonymous: number }>()
  private readonly personMessages: TokenBuckets
  private readonly addressMessages: TokenBuckets

  constructor({ personMessages, addressMessages }: Pick<Limits, 'personMessages' | 'addressMessages'>) {
    this.personMessages = new TokenBuckets(personMessages)
    this.addressMessages = new TokenBuckets(addressMessages)
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

  /** The limit for messages that all sockets of a person share, or all sockets of a network that belong to nobody. */
  messageLimit(person: string | undefined, network: string): (now: number, tokens: number) => boolean {
    if (person === undefined) return (now, tokens) => this.addressMessages.tryTake(network, now, tokens)
    return (now, tokens) => this.personMessages.tryTake(person, now, tokens)
  }
}

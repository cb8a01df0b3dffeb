import type { Socket } from 'node:net'
import type { ClientSocket } from './client-socket.ts'

/** People who have this site open at other nodes. */
export interface OnlineElsewhere {
  has(person: string): boolean
  /** Called when a person has opened this site here, or has closed the last tab. */
  changed(person: string, on: boolean): void
}

/** All open sockets, by person; and the connections that carry requests, whose answers somebody may not read either. */
export class ClientSockets {
  elsewhere: OnlineElsewhere | undefined
  private readonly requests = new Set<Socket>()
  private readonly all = new Set<ClientSocket>()
  private readonly byPerson = new Map<string, Set<ClientSocket>>()

  get size(): number {
    return this.all.size
  }

  /** Counts the answers to requests that come on a connection. */
  addRequests(connection: Socket): void {
    this.requests.add(connection)
    connection.once('close', () => this.requests.delete(connection))
  }

  /** `connection` carried the request that became this client's socket. */
  add(client: ClientSocket, connection?: Socket): void {
    this.all.add(client)
    if (connection) this.requests.delete(connection)
    if (client.person === null) return
    const theirs = this.byPerson.get(client.person)
    if (theirs) theirs.add(client)
    else {
      this.byPerson.set(client.person, new Set([client]))
      this.elsewhere?.changed(client.person, true)
    }
  }

  remove(client: ClientSocket): void {
    this.all.delete(client)
    if (client.person === null) return
    const theirs = this.byPerson.get(client.person)
    theirs?.delete(client)
    if (theirs?.size !== 0) return
    this.byPerson.delete(client.person)
    this.elsewhere?.changed(client.person, false)
  }

  of(person: string): ReadonlySet<ClientSocket> {
    return this.byPerson.get(person) ?? NONE
  }

  /**
   * Disconnects those with the most unread bytes until all together have few enough. Strangers who do not read what they
   * asked for would otherwise fill the memory.
   */
  limitUnread(most: number): void {
    let sum = 0
    for (const { unread } of this.all) sum += unread
    for (const { writableLength } of this.requests) sum += writableLength
    if (sum <= most) return
    const all = [
      ...[...this.all].map((client) => ({ unread: client.unread, end: () => client.terminate() })),
      ...[...this.requests].map((each) => ({ unread: each.writableLength, end: () => each.destroy() })),
    ]
    for (const { unread, end } of all.sort((a, b) => b.unread - a.unread)) {
      if (sum <= most) return
      sum -= unread
      end()
    }
  }

  /** Closes the sockets of a person, or of one of their sessions. */
  signOut(person: string, session?: string): void {
    for (const client of this.of(person))
      if (session === undefined || client.session === session) client.close(4001, 'signed out')
  }

  /** True if the person has this site open anywhere. */
  isOnline(person: string): boolean {
    return this.byPerson.has(person) || this.elsewhere?.has(person) === true
  }

  /** Everyone who has a socket here. */
  people(): string[] {
    return [...this.byPerson.keys()]
  }

  *inLobby(): Generator<ClientSocket> {
    for (const client of this.all) if (client.lobby) yield client
  }

  [Symbol.iterator](): Iterator<ClientSocket> {
    return this.all.values()
  }
}

const NONE: ReadonlySet<ClientSocket> = new Set()

import type { ClientSocket } from './client-socket.ts'

/** All open sockets, by person. */
export class ClientSockets {
  private readonly all = new Set<ClientSocket>()
  private readonly byPerson = new Map<string, Set<ClientSocket>>()

  get size(): number {
    return this.all.size
  }

  add(client: ClientSocket): void {
    this.all.add(client)
    if (client.person === null) return
    const theirs = this.byPerson.get(client.person)
    if (theirs) theirs.add(client)
    else this.byPerson.set(client.person, new Set([client]))
  }

  remove(client: ClientSocket): void {
    this.all.delete(client)
    if (client.person === null) return
    const theirs = this.byPerson.get(client.person)
    theirs?.delete(client)
    if (theirs?.size === 0) this.byPerson.delete(client.person)
  }

  of(person: string): ReadonlySet<ClientSocket> {
    return this.byPerson.get(person) ?? NONE
  }

  /**
   * Disconnects the clients with the most unread bytes until all together have few enough. Strangers who do not read what they
   * asked for would otherwise fill the memory.
   */
  limitUnread(most: number): void {
    let sum = 0
    for (const client of this.all) sum += client.unread
    if (sum <= most) return
    for (const client of [...this.all].sort((a, b) => b.unread - a.unread)) {
      if (sum <= most) return
      sum -= client.unread
      client.terminate()
    }
  }

  /** Closes the sockets of a person, or of one of their sessions. */
  signOut(person: string, session?: string): void {
    for (const client of this.of(person))
      if (session === undefined || client.session === session) client.close(4001, 'signed out')
  }

  /** True if the person has this site open anywhere. */
  isOnline(person: string): boolean {
    return this.byPerson.has(person)
  }

  *inLobby(): Iterable<ClientSocket> {
    for (const client of this.all) if (client.lobby) yield client
  }

  [Symbol.iterator](): Iterator<ClientSocket> {
    return this.all.values()
  }
}

const NONE: ReadonlySet<ClientSocket> = new Set()

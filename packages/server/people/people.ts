import type { Person } from '@grimuar/protocol'
import type { Identity } from './identity.ts'

/** Someone who has come in, with the session that says so. */
export interface Visitor {
  readonly person: Person
  readonly session: string
}

/** How many people are kept in memory. */
const KNOWN = 20_000

interface User {
  readonly id: string
  readonly name: string
  readonly image?: string | null | undefined
  readonly isAnonymous?: boolean | null | undefined
  readonly email: string
  readonly emailVerified: boolean
  readonly username?: string | null | undefined
}

/** Who people are: their names and faces by id. */
export class People {
  private readonly identity: Identity
  private readonly known = new Map<string, Person>()

  constructor(identity: Identity) {
    this.identity = identity
  }

  /** Who sent these headers, or null. */
  async visitor(headers: Headers): Promise<Visitor | null> {
    if (!headers.get('cookie')?.includes('grimuar.')) return null
    const found = await this.identity.api.getSession({ headers, query: { disableRefresh: true } })
    return found && { person: this.keep(found.user), session: found.session.id }
  }

  /** Lets a guest in; the cookies to be set come back. */
  async comeIn(name: string, avatar: string, headers: Headers): Promise<{ person: Person; cookies: string[] }> {
    const { headers: answer, response } = await this.identity.api.signInAnonymous({ headers, returnHeaders: true })
    const { internalAdapter } = await this.identity.$context
    const user = (await internalAdapter.updateUser(response.user.id, { name, image: avatar })) as User
    return { person: this.keep(user), cookies: answer.getSetCookie() }
  }

  async rename(id: string, changes: { name?: string; avatar?: string }): Promise<Person> {
    const { internalAdapter } = await this.identity.$context
    const { name, avatar } = changes
    const fields = { ...(name !== undefined && { name }), ...(avatar !== undefined && { image: avatar }) }
    return this.keep((await internalAdapter.updateUser(id, fields)) as User)
  }

  /** Gives a person a name and password to sign in with elsewhere. Whoever has them already changes them by the old password. */
  async setPassword(id: string, login: string, password: string): Promise<'kept' | 'taken' | 'not-now'> {
    const { internalAdapter, adapter, password: hashes } = await this.identity.$context
    const username = login.toLowerCase()
    const taken = await adapter.findOne<User>({ model: 'user', where: [{ field: 'username', value: username }] })
    if (taken && taken.id !== id) return 'taken'
    if ((await this.user(id))?.username) return 'not-now'
    const hash = await hashes.hash(password)
    const account = await internalAdapter.findCredentialAccount(id)
    if (account) await internalAdapter.updatePassword(id, hash)
    else await internalAdapter.linkAccount({ userId: id, providerId: 'credential', accountId: id, password: hash })
    this.keep((await internalAdapter.updateUser(id, { username, isAnonymous: false, id })) as User)
    return 'kept'
  }

  /** Someone can sign in from elsewhere now, and is no guest any more. */
  async kept(id: string): Promise<void> {
    const { internalAdapter } = await this.identity.$context
    this.keep((await internalAdapter.updateUser(id, { isAnonymous: false })) as User)
  }

  /** The person of that id, or undefined where they are gone. */
  async person(id: string): Promise<Person | undefined> {
    const known = this.known.get(id)
    if (known) return known
    const user = await this.user(id)
    return user && this.keep(user)
  }

  /** Where someone can be written to, if they said so and it was checked. */
  async address(id: string): Promise<string | undefined> {
    const user = await this.user(id)
    return user?.emailVerified ? user.email : undefined
  }

  /** How someone signs in and where they are written to, for themselves. */
  async contacts(id: string): Promise<{ login: string | null; email: string | null }> {
    const user = await this.user(id)
    return { login: user?.username ?? null, email: user?.emailVerified ? user.email : null }
  }

  /** No longer to be written to. */
  async dropAddress(id: string): Promise<void> {
    const { internalAdapter } = await this.identity.$context
    await internalAdapter.updateUser(id, { email: `${id.toLowerCase()}@nobody.invalid`, emailVerified: false })
  }

  /** All that is known of someone, for themselves. */
  async everything(id: string): Promise<unknown> {
    const { adapter } = await this.identity.$context
    const mine = { where: [{ field: 'userId', value: id }] }
    const passkeys = await adapter.findMany<{ name?: string; createdAt: Date }>({ model: 'passkey', ...mine })
    const sessions = await adapter.findMany<{ createdAt: Date; userAgent?: string; ipAddress?: string }>({
      model: 'session',
      ...mine,
    })
    return {
      user: await this.user(id),
      passkeys: passkeys.map(({ name, createdAt }) => ({ name, createdAt })),
      sessions: sessions.map(({ createdAt, userAgent, ipAddress }) => ({ createdAt, userAgent, ipAddress })),
    }
  }

  async remove(id: string): Promise<void> {
    const { internalAdapter, adapter } = await this.identity.$context
    await internalAdapter.deleteUserSessions(id)
    await adapter.deleteMany({ model: 'passkey', where: [{ field: 'userId', value: id }] })
    await internalAdapter.deleteUser(id)
    this.forget(id)
  }

  forget(id: string): void {
    this.known.delete(id)
  }

  private async user(id: string): Promise<User | undefined> {
    const { internalAdapter } = await this.identity.$context
    return ((await internalAdapter.findUserById(id)) as User | null) ?? undefined
  }

  private keep(user: User): Person {
    const person = { id: user.id, name: user.name, avatar: user.image ?? '', guest: user.isAnonymous === true }
    if (this.known.size >= KNOWN) this.known.delete(this.known.keys().next().value as string)
    this.known.delete(user.id)
    this.known.set(user.id, person)
    return person
  }
}

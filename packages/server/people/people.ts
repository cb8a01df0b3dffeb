import type { Person } from '@grimuar/protocol'
import { networkOf } from '../network.ts'
import type { Identity } from './identity.ts'
import { shownAvatar, shownName } from './names.ts'

/** A signed-in person and their session. */
export interface Visitor {
  readonly person: Person
  readonly session: string
}

/** The size of the cache. */
const CACHED = 20_000
/** The most people in one query. */
const MOST_LOADED = 500
/** How often it is noted that a session is used. */
const SEEN_MS = 86_400_000

interface User {
  readonly id: string
  readonly name: string
  readonly image?: string | null | undefined
  readonly isAnonymous?: boolean | null | undefined
  readonly email: string
  readonly emailVerified: boolean
  readonly username?: string | null | undefined
}

/** The placeholder address of a person without a mail address: the identity library needs a different one for everybody. */
function noAddress(id: string): string {
  return `${Buffer.from(id).toString('hex')}@nobody.invalid`
}

/** Reads and changes people: names, faces, passwords, mail addresses. It caches names and faces by id. */
export class People {
  private readonly identity: Identity
  private readonly cache = new Map<string, Person>()
  private readonly changed: (id: string) => void

  /** `changed` is called when the name, face or status of a person has changed, or the person is gone. */
  constructor(identity: Identity, changed: (id: string) => void = () => {}) {
    this.identity = identity
    this.changed = changed
  }

  /** The person whose session cookie is in the headers; null if there is none. */
  async visitor(headers: Headers): Promise<Visitor | null> {
    if (!headers.get('cookie')?.includes('grimuar.')) return null
    const found = await this.identity.api.getSession({ headers, query: { disableRefresh: true } })
    if (found && Date.now() - found.session.updatedAt.getTime() > SEEN_MS) await this.markSeen(found.session.token)
    return found && { person: this.remember(found.user), session: found.session.id }
  }

  /** Notes that a session was used today: guests who are never seen are removed some day. */
  private async markSeen(token: string): Promise<void> {
    const { internalAdapter } = await this.identity.$context
    await internalAdapter.updateSession(token, { updatedAt: new Date() })
  }

  /** Creates a guest and returns the cookies to set. */
  async signInGuest(name: string, avatar: string, headers: Headers): Promise<{ person: Person; cookies: string[] }> {
    const { headers: answer, response } = await this.identity.api.signInAnonymous({ headers, returnHeaders: true })
    const { internalAdapter } = await this.identity.$context
    const user = (await internalAdapter.updateUser(response.user.id, { name, image: avatar })) as User
    return { person: this.remember(user), cookies: answer.getSetCookie() }
  }

  async rename(id: string, changes: { name?: string; avatar?: string }): Promise<Person> {
    const { internalAdapter } = await this.identity.$context
    const { name, avatar } = changes
    const fields = { ...(name !== undefined && { name }), ...(avatar !== undefined && { image: avatar }) }
    return this.noteChange((await internalAdapter.updateUser(id, fields)) as User)
  }

  /** Sets the login name and password of a person who has none. (The identity library changes existing passwords.) */
  async setPassword(id: string, login: string, password: string): Promise<'done' | 'taken' | 'not-now'> {
    const { internalAdapter, adapter, password: hashes } = await this.identity.$context
    const username = login.toLowerCase()
    const taken = await adapter.findOne<User>({ model: 'user', where: [{ field: 'username', value: username }] })
    if (taken && taken.id !== id) return 'taken'
    if ((await this.user(id))?.username) return 'not-now'
    const hash = await hashes.hash(password)
    const account = await internalAdapter.findCredentialAccount(id)
    if (account) await internalAdapter.updatePassword(id, hash)
    else await internalAdapter.linkAccount({ userId: id, providerId: 'credential', accountId: id, password: hash })
    this.noteChange((await internalAdapter.updateUser(id, { username, isAnonymous: false, id })) as User)
    return 'done'
  }

  /** Marks a person as no longer a guest: they can sign in from other devices now. */
  async endGuestStatus(id: string): Promise<void> {
    const { internalAdapter } = await this.identity.$context
    this.noteChange((await internalAdapter.updateUser(id, { isAnonymous: false })) as User)
  }

  /** The person with this id; undefined if they were deleted. */
  async person(id: string): Promise<Person | undefined> {
    const cached = this.cache.get(id)
    if (cached) return cached
    const user = await this.user(id)
    return user && this.remember(user)
  }

  /** Reads these people at once, unless they are cached: `person` then answers without a query. */
  async load(ids: Iterable<string>): Promise<void> {
    const missing = [...new Set(ids)].filter((id) => !this.cache.has(id))
    if (missing.length === 0) return
    const { adapter } = await this.identity.$context
    for (let i = 0; i < missing.length; i += MOST_LOADED) {
      const value = missing.slice(i, i + MOST_LOADED)
      const where = [{ field: 'id', operator: 'in' as const, value }]
      for (const user of await adapter.findMany<User>({ model: 'user', where, limit: value.length })) this.remember(user)
    }
  }

  /** The confirmed mail address of a person. */
  async address(id: string): Promise<string | undefined> {
    const user = await this.user(id)
    return user?.emailVerified ? user.email : undefined
  }

  /** A person's login name and confirmed mail address, for themselves. */
  async contacts(id: string): Promise<{ login: string | null; email: string | null }> {
    const user = await this.user(id)
    return { login: user?.username ?? null, email: user?.emailVerified ? user.email : null }
  }

  /** How many passkeys a person has. */
  async passkeys(id: string): Promise<number> {
    const { adapter } = await this.identity.$context
    return adapter.count({ model: 'passkey', where: [{ field: 'userId', value: id }] })
  }

  /** The id of the person with this login name or mail address. */
  async idOf(field: 'username' | 'email', value: string): Promise<string | undefined> {
    const { adapter } = await this.identity.$context
    return (await adapter.findOne<User>({ model: 'user', where: [{ field, value: value.toLowerCase() }] }))?.id
  }

  /** Whether a person is signed in from a network. */
  async isAtHome(id: string, network: string): Promise<boolean> {
    const { internalAdapter } = await this.identity.$context
    return (await internalAdapter.listSessions(id)).some(({ ipAddress }) => ipAddress && networkOf(ipAddress) === network)
  }

  /** Removes a person's mail address. */
  async removeAddress(id: string): Promise<void> {
    const { internalAdapter } = await this.identity.$context
    await internalAdapter.updateUser(id, { email: noAddress(id), emailVerified: false })
  }

  /** All identity data about a person, for themselves. */
  async exportData(id: string): Promise<object> {
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

  /** Ends the session that these cookies were to be set for. */
  async endSessionOf(cookies: readonly string[]): Promise<void> {
    const { internalAdapter } = await this.identity.$context
    for (const cookie of cookies) {
      const token = /^[^=]*session_token=([^.;]+)\./.exec(cookie)?.[1]
      if (token !== undefined) await internalAdapter.deleteSession(decodeURIComponent(token))
    }
  }

  async remove(id: string): Promise<void> {
    const { internalAdapter, adapter } = await this.identity.$context
    await internalAdapter.deleteUserSessions(id)
    await adapter.deleteMany({ model: 'passkey', where: [{ field: 'userId', value: id }] })
    await internalAdapter.deleteUser(id)
    this.forget(id)
    this.changed(id)
  }

  /** Forgets all that is cached: other nodes may have changed it. */
  forgetAll(): void {
    this.cache.clear()
  }

  forget(id: string): void {
    this.cache.delete(id)
  }

  private async user(id: string): Promise<User | undefined> {
    const { internalAdapter } = await this.identity.$context
    return ((await internalAdapter.findUserById(id)) as User | null) ?? undefined
  }

  private noteChange(user: User): Person {
    this.changed(user.id)
    return this.remember(user)
  }

  private remember(user: User): Person {
    const person = { id: user.id, name: shownName(user.name), avatar: shownAvatar(user.image), guest: user.isAnonymous === true }
    if (this.cache.size >= CACHED) this.cache.delete(this.cache.keys().next().value as string)
    this.cache.delete(user.id)
    this.cache.set(user.id, person)
    return person
  }
}

import type { Me, Person } from '@grimuar/protocol'
import { ApiError, ask } from './api.ts'
import { server } from './connection.svelte.ts'

/** The person who uses this device, as far as the server knows. */
class Myself {
  /** Undefined until the server has answered; null if nobody is signed in. */
  person = $state.raw<Person | null | undefined>()
  login = $state<string | null>(null)
  email = $state<string | null>(null)
  /** True if the person may use the moderators' page. */
  moderator = $state(false)
  /** What moderators decided about the person. */
  sanctions: NonNullable<Me['sanctions']> = $state.raw([])
  /** Why the server does not answer: it cannot be reached, or the app is hosted without one. */
  away = $state.raw<ApiError | null>(null)

  /** Number of the last request: an answer to an older request must not overwrite a newer state. */
  private request = 0
  private first: Promise<void> | undefined

  constructor() {
    // Another tab may have signed in or out or changed the name: the server says so when the connection opens again.
    server.listen((message) => {
      if (message.type !== 'welcome' || this.person === undefined) return
      const { you } = message
      if (you?.id !== this.person?.id || you?.name !== this.person?.name || you?.avatar !== this.person?.avatar) void this.ask()
    })
  }

  /** Asks the server who is signed in. Calls before the first answer share one request. */
  learn(): Promise<void> {
    if (this.person !== undefined) return this.ask()
    this.first ??= this.ask().finally(() => {
      this.first = undefined
    })
    return this.first
  }

  /** Signs in as a new guest. */
  async signInAsGuest(name: string, avatar: string): Promise<void> {
    const answer = await ask<Me>('POST', '/api/guest', { name, avatar })
    this.request++
    this.set(answer)
    server.reconnect()
  }

  /** Changes the name or the face. */
  async rename(changes: { name?: string; avatar?: string }): Promise<void> {
    this.set({
      ...(await ask<Me>('PATCH', '/api/me', changes)),
      login: this.login,
      email: this.email,
      moderator: this.moderator,
      sanctions: this.sanctions,
    })
  }

  /** Another person is signed in now: reads who it is, and opens the connection again. */
  async changed(): Promise<void> {
    await this.learn()
    server.reconnect()
  }

  private async ask(): Promise<void> {
    const request = ++this.request
    try {
      const answer = await ask<Me>('GET', '/api/me')
      if (request !== this.request) return
      this.set(answer)
      this.away = null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (request === this.request) this.away = error
    }
  }

  private set({ person, login = null, email = null, moderator = false, sanctions = [] }: Me): void {
    this.person = person
    this.login = login
    this.email = email
    this.moderator = moderator
    this.sanctions = sanctions
  }
}

export const me = new Myself()

import type { Me, Person } from '@grimuar/protocol'
import { ask, Unwilling } from './api.ts'
import { line } from './line.svelte.ts'

/** Who sits at this device, as far as the server knows. */
class Myself {
  /** Undefined until the server was asked; null for a stranger. */
  person = $state.raw<Person | null | undefined>()
  login = $state<string | null>(null)
  email = $state<string | null>(null)
  /** The server cannot be reached, or there is none behind this page. */
  away = $state(false)

  /** Asks the server who we are; strangers stay strangers. */
  async learn(): Promise<void> {
    try {
      this.is(await ask<Me>('GET', '/api/me'))
      this.away = false
    } catch (error) {
      if (!(error instanceof Unwilling)) throw error
      this.away = true
    }
  }

  /** Comes in as a guest. */
  async comeIn(name: string, avatar: string): Promise<void> {
    this.is(await ask<Me>('POST', '/api/guest', { name, avatar }))
    line.anew()
  }

  /** Takes another name or face. */
  async rename(changes: { name?: string; avatar?: string }): Promise<void> {
    this.is({ ...(await ask<Me>('PATCH', '/api/me', changes)), login: this.login, email: this.email })
  }

  /** Someone else sits here from now on: the line is opened under the new name. */
  async changed(): Promise<void> {
    await this.learn()
    line.anew()
  }

  private is({ person, login = null, email = null }: Me): void {
    this.person = person
    this.login = login
    this.email = email
  }
}

export const me = new Myself()

import type { Me, Person } from '@grimuar/protocol'
import { ask, Unwilling } from './api.ts'
import { line } from './server.svelte.ts'

/** Who sits at this device, as far as the server knows. */
class Myself {
  /** Undefined until the server was asked; null for a stranger. */
  person = $state.raw<Person | null | undefined>()
  login = $state<string | null>(null)
  email = $state<string | null>(null)
  /** Why the server does not answer: it cannot be reached, or there is none behind this page. */
  away = $state.raw<Unwilling | null>(null)

  /** Counts what was learned: an answer to an older question must not undo what happened since. */
  private turn = 0
  private first: Promise<void> | undefined

  constructor() {
    // Another tab may have signed in or out, or taken another name: the server says so when the line opens again.
    line.listen((word) => {
      if (word.say !== 'welcome' || this.person === undefined) return
      const { you } = word
      if (you?.id !== this.person?.id || you?.name !== this.person?.name || you?.avatar !== this.person?.avatar) void this.ask()
    })
  }

  /** Asks the server who we are; strangers stay strangers. Whoever asks while the first answer is awaited gets that one. */
  learn(): Promise<void> {
    if (this.person !== undefined) return this.ask()
    this.first ??= this.ask().finally(() => {
      this.first = undefined
    })
    return this.first
  }

  /** Comes in as a guest. */
  async comeIn(name: string, avatar: string): Promise<void> {
    const said = await ask<Me>('POST', '/api/guest', { name, avatar })
    this.turn++
    this.is(said)
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

  private async ask(): Promise<void> {
    const turn = ++this.turn
    try {
      const said = await ask<Me>('GET', '/api/me')
      if (turn !== this.turn) return
      this.is(said)
      this.away = null
    } catch (error) {
      if (!(error instanceof Unwilling)) throw error
      if (turn === this.turn) this.away = error
    }
  }

  private is({ person, login = null, email = null }: Me): void {
    this.person = person
    this.login = login
    this.email = email
  }
}

export const me = new Myself()

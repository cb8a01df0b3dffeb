import type { Settings } from '@grimuar/protocol'
import { ask } from '../online/api.ts'
import { settings } from '../settings.svelte.ts'

const TOLD = 'grimuar/told-language'

/** What this person chose on the server: how to be told, when to rest, which language letters speak. */
class Likes {
  kept = $state.raw<Settings>()
  private last: Promise<unknown> = Promise.resolve()

  async load(): Promise<void> {
    this.kept = await ask<Settings>('GET', '/api/me/settings')
  }

  /** Changes some of them. The server keeps them whole, so they are read first, and changes wait for one another. */
  change(some: Settings): Promise<void> {
    const done = this.last.then(async () => {
      const { rest, ...before } = await ask<Settings>('GET', '/api/me/settings')
      // A holiday that is over is not begun anew.
      const still = rest && rest > Date.now() ? { rest } : {}
      const now = { ...before, ...still, lang: settings.lang, ...some }
      await ask('PUT', '/api/me/settings', now)
      this.kept = now
    })
    this.last = done.catch(() => {})
    return done
  }

  /** Letters speak the language of the app: tells the server once, and again when it has changed. */
  async tellLanguage(person: string): Promise<void> {
    const now = `${person} ${settings.lang}`
    if (remembered(TOLD) === now) return
    await this.change({ lang: settings.lang })
    remember(TOLD, now)
  }
}

export const likes = new Likes()

/** What this browser remembers under a name; nothing where it may not remember. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Then it will be asked again.
  }
}

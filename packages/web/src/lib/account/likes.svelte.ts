import type { Settings } from '@grimuar/protocol'
import { ask } from '../online/api.ts'
import { settings } from '../settings.svelte.ts'

const TOLD = 'grimuar/told-language'

/** What this person chose on the server: how to be told, when to rest, which language letters speak. */
class Likes {
  kept = $state.raw<Settings>()

  async load(): Promise<void> {
    this.kept = await ask<Settings>('GET', '/api/me/settings')
  }

  /** Changes those that are named. */
  async change(some: Settings): Promise<void> {
    await ask('PUT', '/api/me/settings', some)
    if (this.kept) this.kept = { ...this.kept, ...some }
  }

  /** Letters speak the language of the app: tells the server once, and again when it has changed. */
  async tellLanguage(person: string): Promise<void> {
    const now = `${person} ${settings.lang}`
    if (remembered(TOLD) === now) return
    remember(TOLD, now)
    await this.change({ lang: settings.lang }).catch(() => remember(TOLD, null))
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

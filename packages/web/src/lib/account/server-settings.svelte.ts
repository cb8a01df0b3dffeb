import type { Settings } from '@grimuar/protocol'
import { ask } from '../online/api.ts'
import { settings } from '../settings.svelte.ts'
import { readStored, writeStored } from '../storage.ts'

/** Which person's language was last sent to the server: "person language". */
const SENT_LANGUAGE = 'grimuar/told-language'

/** This person's settings on the server: notification channels, holiday, language of e-mails. */
class ServerSettings {
  /** Undefined until they are loaded. */
  saved = $state.raw<Settings>()

  async load(): Promise<void> {
    this.saved = await ask<Settings>('GET', '/api/me/settings')
  }

  /** Changes the given settings and leaves the others. */
  async change(some: Settings): Promise<void> {
    await ask('PUT', '/api/me/settings', some)
    if (this.saved) this.saved = { ...this.saved, ...some }
  }

  /** E-mails use the app's language: sends it to the server once, and again after every change. */
  async sendLanguage(person: string): Promise<void> {
    const current = `${person} ${settings.lang}`
    if (readStored(SENT_LANGUAGE) === current) return
    writeStored(SENT_LANGUAGE, current)
    await this.change({ lang: settings.lang }).catch(() => writeStored(SENT_LANGUAGE, null))
  }
}

export const serverSettings = new ServerSettings()

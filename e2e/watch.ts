import { type BrowserContext, test as base, expect } from '@playwright/test'
import type { Lang } from './words.ts'

/** What went wrong on any page while a test ran. */
export class Troubles {
  readonly heard: string[] = []
  private readonly expected: RegExp[] = []

  /** A test that breaks something on purpose says what it will hear. */
  expect(trouble: RegExp): void {
    this.expected.push(trouble)
  }

  /** Listens to every page of a visit, now and later. */
  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.hear(`console: ${message.text()}`)
    })
    context.on('weberror', (error) => this.hear(`page: ${error.error().stack ?? error.error().message}`))
    context.on('requestfailed', (request) => {
      const why = request.failure()?.errorText
      // Leaving a page drops what it was still loading, and a download is no page: neither is a failure.
      if (why !== 'net::ERR_ABORTED') this.hear(`request: ${request.url()} ${why}`)
    })
    context.on('response', (response) => {
      if (response.status() >= 400) this.hear(`response: ${response.status()} ${response.url()}`)
    })
  }

  private hear(trouble: string): void {
    if (!this.expected.some((known) => known.test(trouble))) this.heard.push(trouble)
  }
}

/** What a visitor has chosen in the settings before; nothing for one who was never here. */
export interface Likes {
  readonly lang?: Lang
  readonly theme?: 'auto' | 'dark' | 'light'
  readonly pace?: 'calm' | 'quick' | 'off'
  readonly hold?: boolean
}

export async function rememberLikes(context: BrowserContext, likes: Likes): Promise<void> {
  if (Object.keys(likes).length === 0) return
  await context.addInitScript((chosen) => {
    // Only a first visit: what is changed later stays changed. (Blank pages have no memory.)
    if (!location.protocol.startsWith('http')) return
    const key = 'grimuar/settings'
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(chosen))
  }, likes)
}

/** Every test of the browser: an error in the console, a broken script or a failed request fails it. */
export const test = base.extend<{ likes: Likes; troubles: Troubles }>({
  likes: [{ lang: 'en', pace: 'off' }, { option: true }],
  troubles: [
    async ({ context, likes }, use) => {
      const troubles = new Troubles()
      troubles.watch(context)
      await rememberLikes(context, likes)
      await use(troubles)
      expect(troubles.heard, 'no error in the console, no broken script, no failed request').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

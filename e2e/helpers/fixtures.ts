import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type { Lang } from './app-text.ts'

/**
 * How a browser reports that the server cannot be reached. It names many causes (refused, reset, closed, empty response), and any
 * request may be the one that fails: also the tab's icon, which changes when it is somebody's turn. Allow it just before the network is cut.
 */
export const NO_NETWORK = /net::ERR_|WebSocket connection/

/**
 * Lets a page count as opened when the app has taken the place of the drawn page: what is on that one is not yet what the test looks
 * for. Tests of the drawn page ask for the commit only.
 */
function waitForApp(page: Page): void {
  const { goto, reload } = page
  const app = () => expect(page.locator('#early')).toHaveCount(0)
  page.goto = async (address, options) => {
    const answer = await goto.call(page, address, options)
    if (options?.waitUntil !== 'commit') await app()
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload.call(page, options)
    if (options?.waitUntil !== 'commit') await app()
    return answer
  }
}

/** Errors on any page while a test ran. */
export class PageErrors {
  readonly found: string[] = []
  private readonly allowed: RegExp[] = [/^console: Service Worker registration blocked by Playwright$/]

  /** Accept an error that the test causes on purpose, from now on. */
  allow(error: RegExp): void {
    this.allowed.push(error)
  }

  /** Collect the errors of all pages of a browser context, now and later. */
  watch(context: BrowserContext): void {
    context.on('page', waitForApp)
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.add(`console: ${message.text()}`)
    })
    context.on('weberror', (error) => this.add(`page: ${error.error().stack ?? error.error().message}`))
    context.on('requestfailed', (request) => {
      const why = request.failure()?.errorText
      // The browser aborts what it was still loading when the page changes, and reports a download as an aborted page.
      if (why !== 'net::ERR_ABORTED') this.add(`request: ${request.url()} ${why}`)
    })
    context.on('response', (response) => {
      if (response.status() >= 400) this.add(`response: ${response.status()} ${response.url()}`)
    })
  }

  private add(error: string): void {
    if (!this.allowed.some((known) => known.test(error))) this.found.push(error)
  }
}

/** Settings that the visitor chose earlier; empty for a first visit. */
export interface Preferences {
  readonly lang?: Lang
  readonly theme?: 'auto' | 'dark' | 'light'
  readonly pace?: 'calm' | 'quick' | 'off'
  readonly hold?: boolean
}

export async function storePreferences(context: BrowserContext, preferences: Preferences): Promise<void> {
  if (Object.keys(preferences).length === 0) return
  await context.addInitScript((chosen) => {
    // Only on the first page: later changes must stay. (Blank pages have no storage.)
    if (!location.protocol.startsWith('http')) return
    const key = 'grimuar/settings'
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(chosen))
  }, preferences)
}

/** The base of all browser tests: an error in the console, a broken script or a failed request fails the test. */
export const test = base.extend<{ preferences: Preferences; pageErrors: PageErrors }>({
  preferences: [{ lang: 'en', pace: 'off' }, { option: true }],
  pageErrors: [
    async ({ context, preferences }, use) => {
      const pageErrors = new PageErrors()
      pageErrors.watch(context)
      await storePreferences(context, preferences)
      await use(pageErrors)
      expect(pageErrors.found, 'no error in the console, no broken script, no failed request').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

import type { NewRoom, RoomCard } from '@grimuar/protocol'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { CuttableProxy } from './cuttable-proxy.ts'
import { type PageErrors, type Preferences, storePreferences } from './fixtures.ts'

/** A visitor with a browser of their own, as if on another machine: own cookies, own connection to the server. */
export class Visitor {
  readonly page: Page
  readonly proxy: CuttableProxy
  readonly name: string

  private constructor(page: Page, proxy: CuttableProxy, name: string) {
    this.page = page
    this.proxy = proxy
    this.name = name
  }

  static async open(
    browser: Browser,
    baseURL: string,
    pageErrors: PageErrors,
    name: string,
    preferences: Preferences = {},
  ): Promise<Visitor> {
    const proxy = await CuttableProxy.to(baseURL)
    const context: BrowserContext = await browser.newContext({
      baseURL: proxy.address,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      viewport: { width: 1280, height: 720 },
    })
    pageErrors.watch(context)
    await storePreferences(context, { lang: 'en', pace: 'off', ...preferences })
    const page = await context.newPage()
    await page.goto('/about')
    return new Visitor(page, proxy, name)
  }

  /** Signs in as a guest. */
  async comeIn(): Promise<void> {
    await this.ask('POST', '/api/guest', { name: this.name, avatar: 'owl' })
  }

  create(table: NewRoom): Promise<RoomCard> {
    return this.ask('POST', '/api/rooms', table)
  }

  /** Sends a request to the server as the app would: from its page, with its cookies. */
  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { ok, said } = await this.page.evaluate(
      async ([how, where, what]) => {
        const answer = await fetch(where, {
          method: how,
          ...(what !== undefined && { headers: { 'content-type': 'application/json' }, body: what }),
        })
        return { ok: answer.ok, said: await answer.json() }
      },
      [method, path, body === undefined ? undefined : JSON.stringify(body)] as [string, string, string | undefined],
    )
    if (!ok) throw new Error(`${method} ${path}: ${JSON.stringify(said)}`)
    return said as T
  }

  async close(): Promise<void> {
    await this.page.context().close()
    this.proxy.cut()
  }
}

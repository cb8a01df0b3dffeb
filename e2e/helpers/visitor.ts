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
    return new Visitor(await context.newPage(), proxy, name)
  }

  /** Signs in as a guest. */
  async signIn(): Promise<void> {
    await this.ask('POST', '/api/guest', { name: this.name, avatar: 'owl' })
  }

  create(table: NewRoom): Promise<RoomCard> {
    return this.ask('POST', '/api/rooms', table)
  }

  /** Sends a request to the server as the app would: with the cookies of this browser. */
  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers = { origin: this.proxy.address }
    const answer = await this.page.request.fetch(path, { method, headers, ...(body !== undefined && { data: body }) })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return answer.json() as Promise<T>
  }

  async close(): Promise<void> {
    await this.page.context().close()
    this.proxy.cut()
  }
}

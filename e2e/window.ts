import type { NewRoom, RoomCard } from '@grimuar/protocol'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type Likes, rememberLikes, type Troubles } from './watch.ts'
import { Wire } from './wire.ts'

/** A window of its own, as if on another machine: its own cookies, its own wire to the server. */
export class Window {
  readonly page: Page
  readonly wire: Wire
  readonly name: string

  private constructor(page: Page, wire: Wire, name: string) {
    this.page = page
    this.wire = wire
    this.name = name
  }

  static async open(browser: Browser, baseURL: string, troubles: Troubles, name: string, likes: Likes = {}): Promise<Window> {
    const wire = await Wire.to(baseURL)
    const context: BrowserContext = await browser.newContext({
      baseURL: wire.address,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      viewport: { width: 1280, height: 720 },
    })
    troubles.watch(context)
    await rememberLikes(context, { lang: 'en', pace: 'off', ...likes })
    const page = await context.newPage()
    await page.goto('/about')
    return new Window(page, wire, name)
  }

  /** Comes in as a guest. */
  async comeIn(): Promise<void> {
    await this.ask('POST', '/api/guest', { name: this.name, avatar: 'owl' })
  }

  create(table: NewRoom): Promise<RoomCard> {
    return this.ask('POST', '/api/rooms', table)
  }

  /** Asks the server as the app would: from its page, with its cookies. */
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
    this.wire.cut()
  }
}

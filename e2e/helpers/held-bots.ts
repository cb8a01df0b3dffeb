import type { Page } from '@playwright/test'

/** The bots of a page, which think until they are let go. */
export interface HeldBots {
  /** Waits until one is asked. */
  readonly asked: () => Promise<unknown>
  /** Lets them answer, now and from now on. */
  readonly letGo: () => Promise<void>
}

/** Keeps what the page asks of its workers until the bots are let go, so that a test can do something while they move. Before `goto`. */
export async function holdBots(page: Page): Promise<HeldBots> {
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage
    const waiting: (() => void)[] = []
    let held = true
    Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
      const send = () => post.apply(this, args as Parameters<typeof post>)
      if (!held) return send()
      waiting.push(send)
      document.documentElement.setAttribute('data-asked', `${waiting.length}`)
    }
    addEventListener('let-bots-go', () => {
      held = false
      for (const send of waiting.splice(0)) send()
    })
  })
  return {
    asked: () => page.waitForSelector('html[data-asked]'),
    letGo: () => page.evaluate(() => void dispatchEvent(new Event('let-bots-go'))),
  }
}

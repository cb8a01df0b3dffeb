import type { Page } from '@playwright/test'
import { en as words } from '../../../packages/web/src/lib/update/text/en.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { begin } from '../../helpers/home-page.ts'
import { clicking } from '../../helpers/input.ts'
import { Player } from '../../helpers/player.ts'
import { UpdatingProxy } from '../../helpers/updating-proxy.ts'

test.use({ serviceWorkers: 'allow' })

const notice = (page: Page) => page.getByRole('region', { name: words.title })

test('a new version says that it is there, and a game in another tab goes on with the old one', async ({
  browser,
  pageErrors,
  baseURL,
}) => {
  const proxy = await UpdatingProxy.to(baseURL as string)
  const context = await browser.newContext({ baseURL: proxy.address, reducedMotion: 'reduce', locale: 'en-GB' })
  pageErrors.watch(context)
  const home = await context.newPage()
  await home.goto('/')
  await home.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated') await new Promise((done) => active?.addEventListener('statechange', done, { once: true }))
  })
  const table = await context.newPage()
  const player = new Player(table, clicking)
  await begin(table)
  await player.play((decisions) => decisions === 2)

  proxy.update()
  await home.goto('/')
  await expect(notice(home)).toContainText(words.ready)
  await notice(home).getByRole('button', { name: words.later }).click()
  await expect(notice(home)).toBeHidden()
  await home.reload()
  const reloaded = home.waitForEvent('load')
  await notice(home).getByRole('button', { name: words.now }).click()
  await reloaded
  await expect(home.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice(home)).toBeHidden()
  const versions = await home.evaluate(() => caches.keys())
  expect(versions.filter((name) => name.endsWith('-newer'))).toHaveLength(1)

  // The table was not loaded again, and what it has not shown yet comes from the files of its own version.
  expect(versions).toHaveLength(2)
  const position = await player.position()
  await table.keyboard.press('?')
  await expect(table.getByRole('dialog')).toBeVisible()
  await table.keyboard.press('Escape')
  await expect.poll(() => player.position()).toBe(position)
  await player.play((decisions) => decisions === 2)
  await context.close()
  proxy.close()
})

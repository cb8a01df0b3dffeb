import { appText } from '../../helpers/app-text.ts'
import { CuttableProxy } from '../../helpers/cuttable-proxy.ts'
import { expect, NO_NETWORK, test } from '../../helpers/fixtures.ts'
import { begin, box } from '../../helpers/home-page.ts'
import { clicking } from '../../helpers/input.ts'
import { Player } from '../../helpers/player.ts'

test.use({ serviceWorkers: 'allow' })

test('after the first visit the app opens and plays without a network', async ({ browser, pageErrors, baseURL }) => {
  const proxy = await CuttableProxy.to(baseURL as string)
  const context = await browser.newContext({ baseURL: proxy.address, reducedMotion: 'reduce', locale: 'en-GB' })
  pageErrors.watch(context)
  const first = await context.newPage()
  await first.goto('/')
  await first.evaluate(async () => {
    // Once the service worker is active, all files of the app are stored.
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated') await new Promise((done) => active?.addEventListener('statechange', done, { once: true }))
  })
  await first.close()
  pageErrors.allow(NO_NETWORK)
  proxy.cut()
  await expect(fetch(`${proxy.address}/healthz`)).rejects.toThrow()

  const page = await context.newPage()
  const player = new Player(page, clicking)
  const t = player.text
  const id = await begin(page)
  await player.play((decisions) => decisions === 6)
  const position = await player.position()
  await page.reload()
  await player.wanted()
  await expect.poll(() => player.position()).toBe(position)
  await page.goto(`/rules/${box.id}#TW-5.2`)
  await expect(page.locator('[id="TW-5.2"]')).toBeInViewport()
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1, name: t.about.title })).toBeVisible()
  await page.goto(`/match/${id}`)
  await player.wanted()
  await expect.poll(() => player.position()).toBe(position)

  // The other language was kept as well.
  await page.getByRole('button', { name: t.table.menu }).click()
  await page.getByRole('button', { name: t.menu.settings }).click()
  await page.getByRole('dialog').getByRole('radio', { name: appText.pl.language }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(box.title.pl)
  const { words } = await box.load('pl')
  await expect(page.getByText(words.role?.(0) ?? '').first()).toBeVisible()
  await context.close()
})

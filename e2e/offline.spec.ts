import { clicking } from './hands.ts'
import { Player } from './player.ts'
import { begin, box } from './shelf.ts'
import { expect, test } from './watch.ts'
import { Wire } from './wire.ts'
import { said } from './words.ts'

test('after the first visit the app opens and plays without a network', async ({ browser, troubles, baseURL }) => {
  const wire = await Wire.to(baseURL as string)
  const context = await browser.newContext({ baseURL: wire.address, reducedMotion: 'reduce', locale: 'en-GB' })
  troubles.watch(context)
  const first = await context.newPage()
  await first.goto('/')
  await first.evaluate(async () => {
    // Ready means: everything the app is made of has been fetched and kept.
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated') await new Promise((done) => active?.addEventListener('statechange', done, { once: true }))
  })
  await first.close()
  wire.cut()
  await expect(fetch(`${wire.address}/healthz`)).rejects.toThrow()

  // The browser says so itself when it finds nobody there; what matters is that the app does without.
  troubles.expect(/ERR_CONNECTION_REFUSED|Failed to load resource/)
  const page = await context.newPage()
  const player = new Player(page, clicking)
  const t = player.text
  const id = await begin(page)
  await player.play((decisions) => decisions === 6)
  const position = await player.position()
  await page.reload()
  await player.wanted()
  expect(await player.position()).toBe(position)
  await page.goto(`/rules/${box.id}#TW-5.2`)
  await expect(page.locator('[id="TW-5.2"]')).toBeInViewport()
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1, name: t.about.title })).toBeVisible()
  await page.goto(`/match/${id}`)
  await player.wanted()
  expect(await player.position()).toBe(position)

  // The other language was kept as well.
  await page.getByRole('button', { name: t.table.menu }).click()
  await page.getByRole('button', { name: t.menu.settings }).click()
  await page.getByRole('dialog').getByRole('radio', { name: said.pl.language }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(box.title.pl)
  const { words } = await box.load('pl')
  await expect(page.getByText(words.role?.(0) ?? '').first()).toBeVisible()
  await context.close()
})

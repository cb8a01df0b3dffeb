import { catalogue } from '@grimuar/games'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { en as advice } from '../../../packages/web/src/lib/advice/text/en.ts'
import { appText } from '../../helpers/app-text.ts'
import { composing } from '../../helpers/black-rose.ts'
import { CuttableProxy } from '../../helpers/cuttable-proxy.ts'
import { expect, NO_NETWORK, type PageErrors, storePreferences, test } from '../../helpers/fixtures.ts'
import { begin, box } from '../../helpers/home-page.ts'
import { clicking, type Input } from '../../helpers/input.ts'
import { Player } from '../../helpers/player.ts'
import { readOn } from '../../helpers/policy-player.ts'

const t = appText.en

test.use({ serviceWorkers: 'allow' })

/** A browser that has visited the app once, and has no network any more. */
async function offline(browser: Browser, pageErrors: PageErrors, baseURL: string): Promise<BrowserContext> {
  const proxy = await CuttableProxy.to(baseURL)
  const context = await browser.newContext({ baseURL: proxy.address, reducedMotion: 'reduce', locale: 'en-GB' })
  pageErrors.watch(context)
  await storePreferences(context, { lang: 'en', pace: 'off' })
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
  return context
}

/** Begins a match of a game against the strongest computer it has. */
async function sit(page: Page, game: string): Promise<void> {
  await page.goto(`/new/${game}`)
  const level = page.getByRole('combobox', { name: t.setup.level }).first()
  const start = page.getByRole('button', { name: t.setup.start })
  await expect(start).toBeEnabled()
  if (await level.isVisible()) await level.selectOption('master')
  await start.click()
  await expect(page.getByTestId('sentence')).toBeAttached()
}

const INPUTS: { readonly [game: string]: Input } = { 'black-rose': composing(), 'wonder-book': reading }

/** Reads on in the story before anything is pressed. */
async function reading(player: Parameters<Input>[0]): Promise<string> {
  await readOn(player.page)
  return clicking(player)
}

for (const { id } of catalogue)
  test(`${id} is played without a network, against the strongest computer, and gives a hint`, async ({
    browser,
    pageErrors,
    baseURL,
  }) => {
    const context = await offline(browser, pageErrors, baseURL as string)
    const page = await context.newPage()
    const player = new Player(page, INPUTS[id] ?? clicking, { patience: 60_000 })
    await sit(page, id)
    expect(await player.play((decisions) => decisions === 10)).toBe(10)
    if (id === 'wonder-book') {
      await page.getByRole('button', { name: 'Hint', exact: true }).click()
      await expect(page.getByTestId('counsel')).toBeVisible()
    } else {
      // After the last decision it may be the computer's turn: there is no hint then, and its move takes one away.
      const hint = page.getByTestId('hint')
      await expect(async () => {
        expect(await player.wanted()).toBe('move')
        if (!(await hint.isVisible())) await page.keyboard.press('h')
        await expect(hint).toBeVisible({ timeout: 2000 })
        await expect(hint.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 })
        await expect(hint).toBeVisible({ timeout: 100 })
      }).toPass({ timeout: 120_000 })
      await expect(hint).not.toContainText(advice.hint.failed)
    }
    await context.close()
  })

test('a whole game is played without a network', { tag: '@long' }, async ({ browser, pageErrors, baseURL }) => {
  test.setTimeout(600_000)
  const context = await offline(browser, pageErrors, baseURL as string)
  const page = await context.newPage()
  const player = new Player(page, clicking, { patience: 60_000 })
  await sit(page, box.id)
  expect(await player.play()).toBeGreaterThan(20)
  await expect(player.outcome).toBeVisible()
  await context.close()
})

test('after the first visit the app opens and plays without a network', async ({ browser, pageErrors, baseURL }) => {
  const context = await offline(browser, pageErrors, baseURL as string)
  const page = await context.newPage()
  const player = new Player(page, clicking)
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

import { en as frame } from '../../../packages/web/src/lib/frame/text/en.ts'
import { appText } from '../../helpers/app-text.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { begin, openHome } from '../../helpers/home-page.ts'
import { clicking } from '../../helpers/input.ts'
import { Player } from '../../helpers/player.ts'

const t = appText.en

test('without the curtain people hand the device over and play on at once', async ({ page }) => {
  await openHome(page)
  await page.getByRole('button', { name: t.menu.settings }).click()
  await page.getByRole('checkbox', { name: t.settings.curtain }).uncheck()
  await page.keyboard.press('Escape')
  const player = new Player(page, clicking)
  await begin(page, { people: ['human', 'human'], names: ['Ada', 'Bela'] })
  const bela = page.getByText(frame.acting('Bela'))
  await expect(page.getByText(frame.acting('Ada'))).toBeVisible()
  while (!(await bela.isVisible())) await player.decide()
  await expect(player.curtain).toBeHidden()
  await expect(player.sentence).toBeVisible()
})

test('Escape closes the menu; a number key selects a move and Enter plays it, or the key alone where that is wanted', async ({
  page,
}) => {
  const player = new Player(page, clicking)
  await begin(page)
  await player.wanted()
  const menu = page.getByRole('navigation', { name: t.table.menu })
  await page.getByRole('button', { name: t.table.menu }).click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()

  const before = await player.position()
  await page.keyboard.press('1')
  await expect(page.locator('#moves .move').first()).toBeFocused()
  expect(await player.position()).toBe(before)
  await page.keyboard.press('Enter')
  await expect.poll(() => player.position()).not.toBe(before)

  await player.wanted()
  await page.getByRole('button', { name: t.table.menu }).click()
  await menu.getByRole('button', { name: t.menu.settings }).click()
  await page.getByRole('checkbox', { name: t.settings.quickKeys }).check()
  await page.keyboard.press('Escape')
  await player.wanted()
  const next = await player.position()
  await page.keyboard.press('1')
  await expect.poll(() => player.position()).not.toBe(next)
})

test('screen readers are told of my turn at once, and not of waiting', async ({ page }) => {
  const player = new Player(page, clicking)
  await begin(page)
  await player.wanted()
  const live = page.locator('[aria-live]').filter({ has: player.sentence })
  await expect(live).toHaveAttribute('aria-live', 'assertive')
  await begin(page, { people: ['bot', 'bot'] })
  await expect(live).toHaveAttribute('aria-live', 'off')
})

test('the app can be installed', async ({ page }) => {
  await openHome(page)
  const session = await page.context().newCDPSession(page)
  const { errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = await (await page.request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' })
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(src)
    expect(icon.headers()['content-type']).toContain(type)
  }
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the phone trembles when it is my turn, once that is wanted', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.vibrate = (pulses) => document.documentElement.setAttribute('data-felt', String(pulses)) === undefined
    })
    const felt = page.locator('html[data-felt]')
    await openHome(page)
    await page.getByRole('button', { name: t.menu.settings }).click()
    await expect(felt).toHaveCount(0)
    await page.getByRole('checkbox', { name: t.settings.haptics }).check()
    await expect(felt, 'the setting shows what it does').toHaveAttribute('data-felt', '30')
    await page.keyboard.press('Escape')
    // The mage, whom the computer plays, is on turn.
    await page.goto('/new/towers?position=jump')
    await page.getByRole('button', { name: t.setup.start }).click()
    await expect(felt, 'felt on my turn').toHaveAttribute('data-felt', '30')
  })
})

import type { Page } from '@playwright/test'
import { appText } from '../../helpers/app-text.ts'
import { endDialog } from '../../helpers/end-dialog.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { openRecord } from '../../helpers/home-page.ts'
import { positionOf } from '../../helpers/positions.ts'
import { matchWhere } from '../../helpers/reference-match.ts'

const t = appText.en
const finished = () => matchWhere(undefined, { people: ['human', 'bot'], names: ['Ada', 'Merlin'], thinking: true })
const share = (page: Page) => endDialog(page, t).getByRole('button', { name: t.ending.share, exact: true })

test('the end of a match is shared as a link in the clipboard, which opens the match anywhere', async ({
  page,
  context,
  browser,
}) => {
  await openRecord(page, (await finished()).record)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await share(page).click()
  await expect(endDialog(page, t).getByText(t.replay.copied)).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const far = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
  const other = await far.newPage()
  await other.goto(link)
  await expect(other.getByRole('region', { name: t.replay.title })).toBeVisible()
  await far.close()
})

test('a match that is too long for a link says so and offers its file', async ({ page }) => {
  // Packed twenty times over, every game is too long.
  await page.addInitScript(() => {
    function packer() {
      return new TransformStream({
        transform(part, packed) {
          for (let n = 0; n < 20; n++) packed.enqueue(part)
        },
      })
    }
    Object.assign(window, { CompressionStream: packer })
  })
  await openRecord(page, (await matchWhere((now) => now.match.steps.length > 40, { people: ['human', 'bot'] })).record)
  await page.keyboard.press('r')
  const bar = page.getByRole('region', { name: t.replay.title })
  await bar.getByRole('button', { name: t.replay.link, exact: true }).click()
  await expect(bar.getByText(t.replay.tooLong)).toBeVisible()
  await expect(bar.getByRole('button', { name: t.menu.export })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a link is given to the app that one chooses; closing that choice is no error', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = []
      const choose = (data: unknown) => {
        shared.push(data)
        return shared.length === 1 ? Promise.resolve() : Promise.reject(new DOMException('closed', 'AbortError'))
      }
      Object.assign(window, { shared })
      Object.defineProperty(navigator, 'share', { value: choose })
    })
    await openRecord(page, (await finished()).record)
    const given = () => page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared)
    await share(page).tap()
    await expect.poll(async () => (await given()).length).toBe(1)
    expect((await given())[0]?.url).toMatch(/\/match\/[^?]+\?step=\d+#./)
    await share(page).tap()
    await expect.poll(async () => (await given()).length).toBe(2)
    await expect(endDialog(page, t).getByText(t.replay.copied)).toBeHidden()
  })
})

/** A table this wide has the log beside it in every game. */
const WIDE = { width: 1680, height: 900 }

/** Games whose log names things that lie on the table at these moments. */
for (const game of ['towers', 'spellbook', 'prophecy', 'black-rose', 'wonder-book'])
  test(`${game}: what the log names is found on the table, by a press and by F`, async ({ page }) => {
    await page.setViewportSize(WIDE)
    await openRecord(page, await positionOf(game, 'late').record('en'))
    const log = page.getByRole('log', { name: t.log.title, exact: true })
    await expect(log.locator('[data-find]').first()).toBeAttached()
    // The last thing named that is still there.
    const at = await log.locator('[data-find]').evaluateAll((all) => {
      const lies = (name: string) => document.querySelector(`main :is([data-piece="${name}"], [data-zone="${name}"])`)
      return all.map((each) => (each as HTMLElement).dataset['find'] ?? '').findLastIndex((name) => lies(name))
    })
    expect(at, 'something named lies on the table').toBeGreaterThanOrEqual(0)
    const named = log.locator('[data-find]').nth(at)
    const name = (await named.getAttribute('data-find')) ?? ''
    const thing = page.locator(`[data-piece="${name}"], [data-zone="${name}"]`).first()
    const shines = () =>
      thing.evaluate((each) => each.getAnimations().some((motion) => motion.effect?.getTiming().iterations === 2))
    const line = named.locator('xpath=ancestor::button')
    await named.click()
    await expect.poll(shines).toBe(true)
    await thing.evaluate((each) => {
      for (const motion of each.getAnimations()) motion.finish()
    })
    expect(await shines()).toBe(false)

    await line.focus()
    const things = await line
      .locator('[data-find]')
      .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['find'] ?? ''))
    for (let presses = 0; presses <= things.indexOf(name); presses++) await page.keyboard.press('f')
    await expect.poll(shines).toBe(true)
  })

import type { Page } from '@playwright/test'
import { LANGS } from '../../helpers/app-text.ts'
import { touch } from '../../helpers/finger.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { openRecord } from '../../helpers/home-page.ts'
import { walkTo } from '../../helpers/input.ts'
import { positionOf } from '../../helpers/positions.ts'

// What every table shows at once: how far the game is, everything that lies on it, and what a parchment covers.

const MOMENTS = ['towers/go', 'spellbook/four', 'prophecy/full', 'black-rose/four in the Lodge', 'wonder-book/I-18']

async function show(page: Page, moment: string): Promise<void> {
  await page.goto(`/gallery/${moment.split('/').map(encodeURIComponent).join('/')}?lang=en`)
  await page.getByTestId('sentence').waitFor()
}

for (const size of ['1280x720', '390x844']) {
  test(`on ${size} the turn, phase and round of every game are in sight`, async ({ page }) => {
    const [width = 0, height = 0] = size.split('x').map(Number)
    await page.setViewportSize({ width, height })
    for (const moment of MOMENTS) {
      await show(page, moment)
      const progress = page.locator('.bar .where p')
      await expect(progress, moment).toHaveText(/\S/)
      await expect(progress, moment).toBeInViewport({ ratio: 0.99 })
    }
  })
}

const PARCHMENTS = ['towers/exchange', 'spellbook/pay', 'prophecy/choose', 'black-rose/study']

test('a parchment is rolled up to see the table below it, and unrolled again', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  for (const moment of PARCHMENTS) {
    await show(page, moment)
    const parchment = page.locator('main .scroll')
    const fold = parchment.locator('.head button')
    const whole = (await parchment.boundingBox())?.height ?? 0
    await fold.click()
    await expect(parchment.locator('.body'), moment).toBeHidden()
    expect((await parchment.boundingBox())?.height, moment).toBeLessThan(whole / 2)
    await fold.click()
    await expect(parchment.locator('.body'), moment).toBeVisible()
  }
})

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('Six Towers: the two cards seen under towers are folded away, by finger and by keys', async ({ page }) => {
    await show(page, 'towers/exchange')
    const seen = page.locator('[data-part="peek"]')
    const fold = page.getByRole('button', { name: 'Collapse or expand, to see the towers' })
    const size = await fold.boundingBox()
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    await touch(page, fold, true)
    await expect(seen).toBeHidden()
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    // The towers are free, and the choice is still in the bar.
    for (const tower of await page.locator('main .tower').all()) {
      const { x = 0, y = 0, width = 0, height = 0 } = (await tower.boundingBox()) ?? {}
      const isFree = await tower.evaluate((thing, at) => thing.contains(document.elementFromPoint(...at)), [
        x + width / 2,
        y + height / 2,
      ] as [number, number])
      expect(isFree, await tower.innerText()).toBe(true)
    }
    await expect(page.locator('.bar .now button')).toHaveCount(2)
    await walkTo(page, fold)
    await page.keyboard.press('Enter')
    await expect(seen).toBeVisible()
    await page.keyboard.press('Space')
    await expect(seen).toBeHidden()
  })
})

/** The parts of the table that have more in them than they show; the log may. */
function scrolling(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('html, .frame, .frame *')]
      .filter((box) => /auto|scroll/.test(getComputedStyle(box).overflowY) && box.checkVisibility())
      .filter((box) => box.scrollHeight > box.clientHeight + 1 && !box.closest('aside.side'))
      .map((box) => `${box.className} ${box.scrollHeight} in ${box.clientHeight}`),
  )
}

for (const lang of LANGS)
  test.describe(lang, () => {
    test.use({ preferences: { lang, pace: 'off' } })

    for (const game of ['spellbook', 'prophecy'])
      test(`at 1280×720 four players of ${game} need no scrolling`, async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 720 })
        await openRecord(page, await positionOf(game, 'late').record(lang), lang)
        expect(await scrolling(page)).toEqual([])
      })
  })

test('Black Rose: events, quests and the decks of the Library stay in sight while a program is prepared', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await openRecord(page, await positionOf('black-rose', 'preparing').record('en'))
  await expect(page.locator('section.program')).toBeVisible()
  await expect(page.locator('[data-zone^="deck:"]')).toHaveCount(6)
  for (const part of ['[data-zone^="deck:"]', '[data-piece^="event:"]', '[data-piece^="quest:"]']) {
    await expect(page.locator(part).first()).toBeInViewport({ ratio: 0.99 })
    for (const each of await page.locator(part).all()) await expect(each).toBeInViewport({ ratio: 0.99 })
  }
})

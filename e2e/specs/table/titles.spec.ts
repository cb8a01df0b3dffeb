import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../helpers/fixtures.ts'
import { openRecord } from '../../helpers/home-page.ts'
import { positionOf } from '../../helpers/positions.ts'

// What a mouse learns by resting on a thing, a finger learns by a long press, and the keyboard by the focus.

const tip = (page: Page) => page.locator('[data-tip] .lens')

async function open(page: Page, game: string): Promise<void> {
  if (game === 'wonder-book') {
    await page.goto('/gallery/wonder-book/I-8?lang=en&theme=dark')
    await expect(page.getByTestId('sentence')).toBeAttached()
  } else await openRecord(page, await positionOf(game, 'late').record('en'))
}

/** Holds a finger on a thing until its tip is there, and lets go. What is still being fetched may move the thing, so it is tried again. */
async function hold(page: Page, thing: Locator): Promise<void> {
  const finger = await page.context().newCDPSession(page)
  await expect(async () => {
    await thing.scrollIntoViewIfNeeded()
    const box = await thing.boundingBox()
    if (!box) throw new Error(`${thing} is not on the screen`)
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    try {
      await expect(tip(page)).toHaveText((await thing.getAttribute('title')) ?? 'a title', { timeout: 3000 })
    } catch (error) {
      // Lifted, a finger that was not heard in time would play the thing.
      await finger.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
      throw error
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }).toPass({ timeout: 20_000 })
}

/** Facts that each table once told to a mouse alone. */
const TOLD: { readonly [game: string]: string } = {
  towers: '.players [title]',
  spellbook: 'main [data-zone="altar"] button[title]',
  prophecy: 'main [data-part="goals"] li[title]',
  'black-rose': 'main [data-zone^="deck:"][title]',
  'wonder-book': 'main [role="img"][title]',
}

test.describe('by finger', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true })

  for (const [game, where] of Object.entries(TOLD))
    test(`${game}: a long press tells what a thing is, plays nothing, and the next press closes it`, async ({ page }) => {
      await open(page, game)
      const thing = page.locator(where).filter({ visible: true }).first()
      const asked = await page.getByTestId('sentence').textContent()
      await hold(page, thing)
      await expect(tip(page)).toHaveText((await thing.getAttribute('title')) ?? 'a title')
      await expect(page.getByTestId('sentence')).toHaveText(asked ?? '')
      await page.touchscreen.tap(600, 12)
      await expect(tip(page)).toHaveCount(0)
    })
})

test('by keys: the focus tells it, Escape closes it, and a mouse gets no second tip', async ({ page }) => {
  await open(page, 'prophecy')
  const spell = page.locator('main [data-part="spells"] button').first()
  await spell.hover()
  await page.keyboard.press('Shift')
  await spell.focus()
  await expect(tip(page)).toHaveText((await spell.getAttribute('title')) ?? 'a title')
  await page.keyboard.press('Escape')
  await expect(tip(page)).toHaveCount(0)
  await spell.evaluate((thing) => thing.blur())
  await page.mouse.move(0, 0)
  await spell.hover()
  await page.mouse.down()
  await spell.evaluate((thing) => thing.focus())
  await page.waitForTimeout(600)
  await expect(tip(page)).toHaveCount(0)
})

import type { Page } from '@playwright/test'
import { expect, test } from '../../helpers/fixtures.ts'

// Previews on the board of Black Rose, from named positions.

const aim = (page: Page) => page.locator('[data-part="aim"]')
const figure = (page: Page, id: number) => page.locator(`[data-figure="${id}"]`)
const room = (page: Page, place: number) => page.locator(`[data-place="${place}"]`)

async function open(page: Page, position: string): Promise<void> {
  await page.goto(`/gallery/black-rose/${encodeURIComponent(position)}`)
  await expect(room(page, 0)).toBeVisible()
  // What comes late may still move the board, and a tap would meet another thing.
  await page.waitForLoadState('networkidle')
}

test.describe('with a mouse', () => {
  test('pointing at a room tells the damage of the spell, who falls and the quest it meets; a press does it', async ({
    page,
  }) => {
    await open(page, 'aiming')
    await page
      .locator('[data-part="sheet"]')
      .getByRole('button', { name: /^Cast: Fireball/ })
      .click()
    await room(page, 1).hover()
    await expect(aim(page)).toContainText('Landsknecht')
    await expect(aim(page)).toContainText('0 → 3 of 3')
    await expect(aim(page)).toContainText('falls')
    await expect(aim(page)).toContainText('3 Fireball')
    await expect(aim(page)).toContainText('meets your quest: First Spark')
    await expect(page.locator('[data-figure]')).toHaveCount(4)
    await room(page, 1).click()
    await expect(page.locator('[data-figure]')).toHaveCount(3)
  })

  test('pointing at a ready spell tells what it would do, to the ears too', async ({ page }) => {
    await open(page, 'aiming')
    const sheet = page.locator('[data-part="sheet"]')
    await sheet.getByRole('button', { name: /^Cast: Fireball/ }).hover()
    await expect(page.locator('[data-part="ahead"]')).toContainText('Throne Room: Rebecca 5 → 8 of 12')
    await expect(page.locator('[aria-live="polite"]', { hasText: 'Rebecca 5 → 8 of 12' })).toHaveCount(1)
  })

  test('Q W E A S D walk the rooms, the focus tells what a press would do, and ? lists the keys', async ({ page }) => {
    await open(page, 'aiming')
    await page.keyboard.press('w')
    await expect(room(page, 0)).toBeFocused()
    // Up, then once around the middle.
    const round: readonly (readonly [key: string, place: number])[] = [
      ['w', 3],
      ['d', 2],
      ['s', 1],
      ['a', 6],
      ['q', 5],
      ['w', 4],
      ['e', 3],
    ]
    for (const [key, place] of round) {
      await page.keyboard.press(key)
      await expect(room(page, place)).toBeFocused()
    }
    await expect(aim(page)).toContainText('Physical action: move')
    await page.keyboard.press('i')
    await expect(page.locator('[data-part="lodge"] [role="status"]')).toContainText('next to ')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toContainText('Q W E A S D')
  })
})

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the first tap shows what an attack would do, the second does it', async ({ page }) => {
    await open(page, 'a Mage about to fall')
    await figure(page, 2).tap()
    await expect(aim(page)).toContainText('9 → 11 of 12')
    await figure(page, 2).tap()
    await expect(aim(page)).toBeHidden()
    await expect(figure(page, 2)).toHaveAccessibleName(/11 of 12/)
  })

  test('the button does it too, and a tap elsewhere shows something else', async ({ page }) => {
    await open(page, 'a Mage about to fall')
    await figure(page, 2).tap()
    await expect(aim(page)).toContainText('9 → 11 of 12')
    await room(page, 0).tap()
    await expect(aim(page)).not.toContainText('9 → 11 of 12')
    await figure(page, 2).tap()
    await aim(page).getByRole('button').tap()
    await expect(figure(page, 2)).toHaveAccessibleName(/11 of 12/)
  })
})

import { appText } from '../../helpers/app-text.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { clicking } from '../../helpers/input.ts'
import { Player } from '../../helpers/player.ts'

const t = appText.en

test.describe('where the log is a drawer', () => {
  test.use({ viewport: { width: 1024, height: 768 } })

  test('Escape closes one thing after another, the last opened first', async ({ page }) => {
    const player = new Player(page, clicking)
    await page.goto('/new/towers?position=go')
    await page.getByRole('button', { name: t.setup.start }).click()
    await player.wanted()
    const { keyboard } = page
    const drawer = page.locator('.side.open')
    const hint = page.getByTestId('hint')
    const lens = page.locator('.lens')

    // The console, with the focus in its field.
    await keyboard.press('h')
    await expect(hint).toBeVisible()
    await keyboard.press('c')
    await expect(drawer.getByRole('textbox')).toBeFocused()
    await keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(hint).toBeVisible()
    await keyboard.press('Escape')
    await expect(hint).toHaveCount(0)

    // A thing in large that the mouse has opened, over a refusal.
    const towers = player.table.locator('.tower[aria-disabled="true"]')
    await towers.first().click({ force: true })
    await expect(player.refused).toBeVisible()
    await page.mouse.move(0, 0)
    await towers.last().hover({ force: true })
    await expect(lens).toBeVisible()
    await keyboard.press('Escape')
    await expect(lens).toHaveCount(0)
    await expect(player.refused).toBeVisible()
    await keyboard.press('Escape')
    await expect(player.refused).toHaveCount(0)

    // The browser closes the menu, and nothing below it.
    await keyboard.press('r')
    const replay = page.getByRole('region', { name: t.replay.title })
    await expect(replay).toBeVisible()
    await page.getByRole('button', { name: t.table.menu }).click()
    await keyboard.press('Escape')
    await expect(page.getByRole('navigation', { name: t.table.menu })).toBeHidden()
    await expect(replay).toBeVisible()
    await keyboard.press('Escape')
    await expect(replay).toHaveCount(0)
  })
})

test('Escape leaves a field of the panel beside the table', async ({ page }) => {
  const player = new Player(page, clicking)
  await page.goto('/new/towers?position=go')
  await page.getByRole('button', { name: t.setup.start }).click()
  await player.wanted()
  await page.keyboard.press('c')
  const field = page.locator('.side').getByRole('textbox')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).not.toBeFocused()
  await expect(field).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('Escape closes the goal of a chapter that lies over the book of wonders', async ({ page }) => {
    await page.goto('/gallery/wonder-book/I-18?lang=en')
    await page.locator('.chip.goal').tap()
    const plans = page.locator('.beside.plans')
    await expect(plans).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(plans).toHaveCount(0)
  })
})

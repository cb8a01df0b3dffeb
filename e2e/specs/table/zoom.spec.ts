import { expect, test } from '../../helpers/fixtures.ts'

for (const [game, position] of [
  ['towers', 'go'],
  ['spellbook', 'take'],
  ['prophecy', 'go'],
  ['black-rose', 'aiming'],
  ['wonder-book', 'I-18'],
] as const) {
  test(`${game}: the table comes closer by keys and wheel, and a key or button shows all of it again`, async ({ page }) => {
    // Its Lodge can be brought closer only where it is small.
    if (game === 'black-rose') await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/gallery/${game}/${position}`)
    const table = page.locator('[data-zoom]')
    await expect(table).toHaveAttribute('data-zoom', '1.00')
    const thing = table.locator('[aria-disabled="false"]').first()
    await thing.focus()
    await page.keyboard.press('+')
    await expect(table).toHaveAttribute('data-zoom', '1.40')
    await expect(thing, 'what has the focus stays in sight').toBeInViewport()
    await page.keyboard.press('0')
    await expect(table).toHaveAttribute('data-zoom', '1.00')
    await table.hover({ position: { x: 40, y: 40 } })
    await page.mouse.wheel(0, -400)
    await expect(table).toHaveAttribute('data-zoom', '2.72')
    await page.getByRole('button', { name: /^Show the whole / }).click()
    await expect(table).toHaveAttribute('data-zoom', '1.00')
  })
}

import type { Page } from '@playwright/test'
import { expect, test } from '../../helpers/fixtures.ts'
import { openRecord } from '../../helpers/home-page.ts'
import { focusIn, walkInGroup } from '../../helpers/input.ts'
import { positionOf } from '../../helpers/positions.ts'

// By keys alone one comes quickly to what may be pressed: each part of a table is one stop of Tab, and arrows walk within it.

/** Positions, how often Tab is pressed at most until something on the table may be pressed, and how many stops the table has at most. */
const WALKS = [
  ['towers', 'start', 5, 6],
  ['towers', 'laying a stone', 7, 8],
  ['spellbook', 'late', 6, 6],
  ['spellbook', 'paying', 10, 12],
  ['prophecy', 'start', 5, 6],
  ['prophecy', 'late', 5, 6],
  ['black-rose', 'preparing', 6, 10],
  ['black-rose', 'late', 6, 14],
] as const

async function check(page: Page, first: number, most: number): Promise<void> {
  await expect(page.locator('main [aria-disabled="false"]').first()).toBeVisible()
  let tabs = 0
  let stops = 0
  let found = false
  for (let i = 1; i < 40; i++) {
    await page.keyboard.press('Tab')
    const { part, legal } = await focusIn(page)
    if (part === 'bar') continue
    if (part !== 'main') break
    stops++
    if (legal && !found) [found, tabs] = [true, i]
  }
  expect(found, 'Tab comes to something that may be pressed').toBe(true)
  expect(tabs, 'Tabs from the top of the page').toBeLessThanOrEqual(first)
  expect(stops, 'stops on the table').toBeLessThanOrEqual(most)
  // Within its part, arrows lead to everything else that may be pressed.
  for (const part of await page.locator('main [data-roving]').filter({ visible: true }).all()) {
    const things = part.locator(':is(button, [role="button"])[aria-disabled="false"]').filter({ visible: true })
    if (!(await things.count())) continue
    const stop = part.locator(':is(button, [role="button"], [role="tab"]):not([tabindex="-1"])')
    await expect(stop).toHaveCount(1)
    await stop.focus()
    for (const thing of await things.all()) await walkInGroup(page, thing)
  }
}

for (const [game, name, first, most] of WALKS)
  test(`${game}, ${name}: few Tabs lead to what may be pressed, and arrows to all of it`, async ({ page }) => {
    await openRecord(page, await positionOf(game, name).record('en'))
    await check(page, first, most)
  })

test('wonder-book: few Tabs lead to what may be pressed, and arrows to all of it', async ({ page }) => {
  await page.goto('/gallery/wonder-book/I-8?lang=en&theme=dark')
  await check(page, 8, 12)
})

for (const [game, name] of [
  ['prophecy', 'late'],
  ['black-rose', 'late'],
] as const)
  test(`${game}: Shift and the number of a seat open all that a player has`, async ({ page }) => {
    await openRecord(page, await positionOf(game, name).record('en'))
    await expect(page.locator('main [aria-disabled="false"]').first()).toBeVisible()
    await page.keyboard.press('Shift+Digit2')
    const panel = page.getByRole('dialog')
    await expect(panel.getByRole('heading').first()).toContainText('Merlin')
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  })

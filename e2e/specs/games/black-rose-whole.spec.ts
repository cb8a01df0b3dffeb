import type { Page } from '@playwright/test'
import { expectAccessible } from '../../helpers/accessibility.ts'
import { composing, composingByKeys } from '../../helpers/black-rose.ts'
import { fixRandom } from '../../helpers/fixed-random.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { Player } from '../../helpers/player.ts'

// Whole games of Black Rose on the screen, without knowing the rules.

/** Another seed plays other matches; GRIMUAR_E2E_SEED repeats one. */
const SEED = Number(process.env.GRIMUAR_E2E_SEED ?? 1)
/** More than any game has: only a game without an end reaches it. */
const TOO_MANY = 1500

test.beforeEach(({ context }) => fixRandom(context, SEED))

async function begin(page: Page, { text: t }: Player, seats: number): Promise<void> {
  await page.goto('/new/black-rose')
  await page
    .getByRole('radiogroup', { name: t.setup.howMany })
    .getByRole('radio', { name: `${seats}`, exact: true })
    .check()
  await page.getByRole('button', { name: t.setup.start }).click()
  await expect(page.getByTestId('sentence')).toBeAttached()
}

async function playToTheEnd(player: Player): Promise<void> {
  const decisions = await player.play((n) => n >= TOO_MANY)
  await expect(player.outcome).toBeVisible()
  expect(decisions, 'several turns').toBeGreaterThan(30)
}

for (const [title, seats] of [
  ['a whole game of two against the bot, by clicks', 2],
  ['a whole game of four, one person and three bots, by clicks', 4],
] as const)
  test(title, { tag: '@long' }, async ({ page }) => {
    test.setTimeout(600_000)
    const player = new Player(page, composing(), { seed: SEED, patience: 60_000 })
    await begin(page, player, seats)
    await playToTheEnd(player)
    await expectAccessible(page, 'the end')
  })

test('a whole game of two against the bot, by keys alone', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(900_000)
  await page.addInitScript(() => addEventListener('pointerdown', () => document.documentElement.setAttribute('data-touched', '')))
  const player = new Player(page, composingByKeys(), { seed: SEED, patience: 60_000 })
  await begin(page, player, 2)
  await page.evaluate(() => document.documentElement.removeAttribute('data-touched'))
  await playToTheEnd(player)
  await expect(page.locator('html'), 'nothing was pressed by a pointer').not.toHaveAttribute('data-touched')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a whole game of two against the bot, by taps', { tag: '@long' }, async ({ page }) => {
    test.setTimeout(600_000)
    const player = new Player(page, composing(true), { seed: SEED, patience: 60_000 })
    await begin(page, player, 2)
    await playToTheEnd(player)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(page, 'the end on a phone')
  })
})

import type { Locator, Page } from '@playwright/test'
import { en as advice } from '../../../packages/web/src/lib/advice/text/en.ts'
import { appText } from '../../helpers/app-text.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { clicking } from '../../helpers/input.ts'
import { Player } from '../../helpers/player.ts'

const t = appText.en

/** Thinking takes as long as the machine is busy. */
const PATIENCE = { timeout: 60_000 }

/** Sits down with a strong computer at the second seat, as a person or to watch two of them. */
async function begin(page: Page, game: string, first: 'human' | 'bot'): Promise<void> {
  await page.goto(`/new/${game}`)
  for (const [seat, kind] of [first, 'bot' as const].entries()) {
    const place = page.getByRole('group').nth(seat)
    await place.getByRole('radio', { name: t.setup[kind] }).check()
    if (kind === 'bot') await place.getByLabel(t.setup.level).selectOption('strong')
  }
  await page.getByRole('button', { name: t.setup.start }).click()
  await expect(page.getByTestId('sentence')).toBeAttached()
}

async function askForThoughts(page: Page): Promise<void> {
  await page.getByRole('button', { name: t.table.menu }).click()
  await page.getByRole('button', { name: t.menu.settings }).click()
  await page.getByLabel(t.settings.thoughts).check()
  await page.keyboard.press('Escape')
}

function thoughtsOn(page: Page): Locator {
  return page.getByRole('region', { name: advice.thoughts.title })
}

/** Whether two things lie over each other. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('one of them is not on the screen')
  return a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1
}

for (const [screen, width, height, ...tag] of [
  ['a desk', 1280, 720],
  ['a phone', 390, 844, '@long'],
] as const)
  test(`a spectator of computers on ${screen} can see their thoughts`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await begin(page, 'prophecy', 'bot')
    const thoughts = thoughtsOn(page)
    await expect(thoughts).toHaveCount(0)
    await askForThoughts(page)
    const moves = thoughts.getByRole('listitem')
    await expect(moves.nth(1)).toContainText(/wins \d+ % ± \d+, \d+ % of tries/, PATIENCE)
    await expect(thoughts).toContainText(/(Merlin|Morgana)\s*\d+ tries/)
    expect(await overlap(thoughts, page.locator('main'))).toBe(false)
    expect(await overlap(thoughts, page.getByRole('complementary', { name: t.table.players }))).toBe(false)

    // The other one thinks too.
    const told = await thoughts.locator('strong').textContent()
    await expect(thoughts.locator('strong')).not.toHaveText(told ?? '', PATIENCE)
  })

test('a player of a game with secrets does not see what the computer considers', async ({ page }) => {
  await begin(page, 'towers', 'human')
  await askForThoughts(page)
  // Long enough that the computer has had a turn.
  const player = new Player(page, clicking)
  await player.play((decisions) => decisions === 4)
  await expect(page.getByRole('log')).toContainText('Merlin')
  await expect(thoughtsOn(page)).toHaveCount(0)
})

import { boxOf } from '@grimuar/games'
import type { Page } from '@playwright/test'
import { fixRandom } from '../../helpers/fixed-random.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { clicking } from '../../helpers/input.ts'
import { Player } from '../../helpers/player.ts'

test.beforeEach(({ context }) => fixRandom(context, 1))

async function begin(page: Page, campaign: string): Promise<void> {
  const { text: t } = new Player(page, clicking)
  await page.goto('/new/wonder-book')
  await page.getByRole('combobox', { name: 'Campaign' }).selectOption({ label: `${campaign}, Chapter I` })
  await page.getByRole('button', { name: t.setup.start }).click()
  await expect(page.getByTestId('reader')).toBeVisible()
}

/** Every sentence of a card's pages in English. */
async function sentencesOn(story: string, chapter: number, card: number): Promise<string[]> {
  const door = await boxOf('wonder-book')?.load('en', { tale: { story, chapter } })
  const pages = [
    ...(['front', 'back'] as const).map((side) => ({ card, side })),
    ...[0, 1, 2].flatMap((at) => (['option', 'ending', 'epilogue'] as const).map((side) => ({ card, side, at }))),
  ]
  const texts = pages.map((page) => door?.words.reading?.({ kind: 'page', page, heroes: 2, in: `${story}/${chapter}` }) ?? '')
  return texts.flatMap((text) => text.split(/(?<=[.!?…])\s+|\n+/)).filter((sentence) => sentence.length >= 20)
}

test('a page tells nothing of cards that nobody has read: not in its text, labels, title, address or storage', async ({
  page,
}) => {
  await begin(page, 'The Lost Name')
  await expect(page.getByTestId('reader')).toContainText('The Paper Dragon')
  // Cards 1 and 2 are read until the heroes are chosen; cards 3 to 6 are theirs.
  const unread: string[] = []
  for (let chapter = 1; chapter <= 6; chapter++)
    for (let card = chapter === 1 ? 7 : 1; card <= 32; card++) unread.push(...(await sentencesOn('lost-name', chapter, card)))
  expect(unread.length).toBeGreaterThan(500)
  const shown = await page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      document.body.innerText,
      document.title,
      location.href,
      ...Object.values(localStorage),
    ].join('\n'),
  )
  expect((await sentencesOn('lost-name', 1, 1)).some((sentence) => shown.includes(sentence))).toBe(true)
  expect(unread.filter((sentence) => shown.includes(sentence))).toEqual([])
})

test('another campaign is chosen in the set-up, and its book is drawn from its file', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await begin(page, 'Lantern Night')
  await expect(page.getByTestId('reader')).toContainText('The Dark Rock')
  await expect(page.locator('[data-level="shore"][data-open="true"] [data-place]')).toHaveCount(5)
  await expect(page.locator('[data-level="tower"]')).toHaveAttribute('data-open', 'false')
  await expect(page.locator('[data-area]')).toHaveCount(5)
  await expect(page.getByRole('log')).not.toContainText('Old Casper')
})

test('the reader turns back to earlier pages, reads aloud only when asked, and keeps large print on a device', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  // Chromium has no voice here: what it would say is written down.
  await page.addInitScript(() => {
    speechSynthesis.speak = ({ text }) => {
      document.documentElement.dataset['spoken'] = text
    }
  })
  await page.goto('/gallery/wonder-book/I-18?lang=en')
  const reader = page.getByTestId('reader')
  const title = reader.getByRole('heading')
  const html = page.locator('html')
  const button = (name: string) => reader.getByRole('button', { name, exact: true })
  await expect(title).toHaveText('The Old Telescope')
  await expect(html).not.toHaveAttribute('data-spoken')
  await button('Read aloud').click()
  await expect(html).toHaveAttribute('data-spoken', /^The Old Telescope\. /)
  await button('Earlier page').click()
  await expect(title).not.toHaveText('The Old Telescope')
  await expect(html).not.toHaveAttribute('data-spoken', /^The Old Telescope\. /)
  await button('Next page').click()
  await expect(title).toHaveText('The Old Telescope')

  const size = () =>
    reader
      .locator('p')
      .first()
      .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))
  const usual = await size()
  await button('Large print').click()
  await expect.poll(size).toBeGreaterThan(usual * 1.4)
  await page.reload()
  await expect(button('Large print')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(size).toBeGreaterThan(usual * 1.4)
  await expect(button('Read aloud')).toHaveAttribute('aria-pressed', 'false')
})

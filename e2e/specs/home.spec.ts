import { catalogue } from '@grimuar/games'
import { appText } from '../helpers/app-text.ts'
import { expect, test } from '../helpers/fixtures.ts'
import { openHome } from '../helpers/home-page.ts'

const t = appText.en

for (const size of ['1280x720', '390x844']) {
  const [width = 0, height = 0] = size.split('x').map(Number)
  test.describe(size, () => {
    test.use({ viewport: { width, height } })

    test(`the first page shows every game with its table; the ways in are above the fold at ${size}`, async ({ page }) => {
      await openHome(page)
      await expect(page.getByRole('button', { name: t.shelf.playNow })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('link', { name: t.shelf.learnNow })).toBeInViewport({ ratio: 1 })
      for (const { title } of catalogue) {
        const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title.en }) })
        await expect(card.getByRole('link', { name: t.shelf.play, exact: true })).toBeVisible()
        const picture = card.locator('img')
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
          .toBe(true)
      }
    })
  })
}

test('one press on the first page begins a game against the computer', async ({ page }) => {
  await openHome(page)
  await page.getByRole('button', { name: t.shelf.playNow }).click()
  await page.waitForURL(/\/match\//)
  await expect(page.getByTestId('sentence')).not.toBeEmpty()
  await expect(page.locator('.players')).toContainText(t.setup.bots[0] ?? '')
})

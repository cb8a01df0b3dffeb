import { catalogue } from '@grimuar/games'
import { placeOf } from '@grimuar/kernel'
import { appText } from '../../helpers/app-text.ts'
import { endDialog } from '../../helpers/end-dialog.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { box, openHome, openRecord } from '../../helpers/home-page.ts'
import { matchWhere } from '../../helpers/reference-match.ts'

const t = appText.en

for (const size of ['1280x720', '390x844']) {
  const [width = 0, height = 0] = size.split('x').map(Number)
  test.describe(size, () => {
    test.use({ viewport: { width, height } })

    test(`the first page shows every game with its table; the ways in are above the fold at ${size}`, async ({ page }) => {
      await openHome(page)
      await expect(page.getByRole('button', { name: t.home.playNow })).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('link', { name: t.home.learnNow })).toBeInViewport({ ratio: 1 })
      for (const { title } of catalogue) {
        const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title.en }) })
        await expect(card.getByRole('link', { name: t.home.play, exact: true })).toBeVisible()
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
  await page.getByRole('button', { name: t.home.playNow }).click()
  await page.waitForURL(/\/match\//)
  await expect(page.getByTestId('sentence')).not.toBeEmpty()
  await expect(page.locator('.players')).toContainText(t.setup.bots[0] ?? '')
})

test('a finished game says who won, counts among the wins, and begins again with the same people', async ({ page }) => {
  const { record, match } = await matchWhere(undefined, { lang: 'en', names: ['Ada', 'Merlin'], people: ['human', 'bot'] })
  await openRecord(page, record)
  const won = placeOf(match.game.result(match.table), 0) === 1
  await expect(endDialog(page, t).locator('.crown')).toHaveCount(won ? 1 : 0)
  await page.keyboard.press('Escape')
  await openHome(page)
  const finished = page.getByRole('region', { name: t.home.finished })
  await expect(finished).toContainText(t.home.wins(box.title.en, won ? 1 : 0, 1))
  await finished.getByRole('button', { name: t.home.again }).click()
  await page.waitForURL(/\/match\//)
  await expect(page.getByTestId('sentence')).not.toBeEmpty()
  await expect(page.locator('.players')).toContainText('Ada')
})

import { appText, LANGS } from '../../helpers/app-text.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { box, openRecord } from '../../helpers/home-page.ts'
import { matchWhere } from '../../helpers/reference-match.ts'

for (const lang of LANGS) {
  test.describe(lang, () => {
    test.use({ preferences: { lang, pace: 'off' } })
    const t = appText[lang]

    test('a bad address leads to a clear message and a way back', async ({ page }) => {
      for (const [address, title, message] of [
        ['/match/unknown', t.table.noSuchMatch, t.table.noSuchMatchText],
        ['/match/..%2f..%2fetc?step=abc', t.table.noSuchMatch, t.table.noSuchMatchText],
        ['/new/unknown-game', t.table.noSuchGame, t.table.noSuchGameText],
        ['/rules/unknown-game', t.table.noSuchGame, t.table.noSuchGameText],
        ['/learn/unknown-game', t.table.noSuchGame, t.table.noSuchGameText],
        ['/no/such/page', t.lost.title, t.lost.text],
      ] as const) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1, name: title }), address).toBeVisible()
        await expect(page.getByRole('main')).toContainText(message)
        await page.getByRole('main').getByRole('link', { name: t.app.home }).click()
        await expect(page.getByRole('heading', { name: t.home.games, exact: true })).toBeVisible()
        await expect(page).toHaveURL('/')
      }
    })
  })
}

test('a damaged saved match says where it is damaged, and other matches still open', async ({ page }) => {
  const at = await matchWhere((now) => now.match.steps.length > 5)
  const good = await openRecord(page, at.record)
  const bad = await openRecord(page, at.record)
  await page.evaluate(
    ([from, to]) => {
      const key = Object.keys(localStorage).find((name) => name.endsWith(to)) as string
      localStorage.setItem(key, (localStorage.getItem(key) as string).replace(/\\n1 \{[^}]*\}/, '\\n1 {broken'))
      localStorage.setItem(key.replace(to, 'nonsense'), '{"id":7')
      return from
    },
    [good, bad] as const,
  )
  const t = appText.en
  await page.goto(`/match/${bad}`)
  await expect(page.getByRole('heading', { level: 1, name: t.table.brokenMatch })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/\d+/)
  await page.getByRole('main').getByRole('link', { name: t.app.home }).click()
  await page.locator(`a[href="/match/${good}"]`).click()
  await expect(page.getByTestId('sentence')).toBeAttached()
  await page.goto('/match/nonsense')
  await expect(page.getByRole('heading', { level: 1, name: t.table.noSuchMatch })).toBeVisible()
})

test('a link to a step that does not exist opens the match', async ({ page }) => {
  const at = await matchWhere((now) => now.match.steps.length > 5 && now.seat === 0, { people: ['human', 'bot'] })
  const id = await openRecord(page, at.record)
  for (const step of ['99999', '-1', 'x', '1e3', '']) {
    await page.goto(`/match/${id}?step=${step}`)
    await expect(page.getByTestId('sentence')).toHaveText(at.asked)
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(box.title.en)
})

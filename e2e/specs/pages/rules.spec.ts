import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLedger } from '@grimuar/games/ledger'
import { appText } from '../../helpers/app-text.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { box } from '../../helpers/home-page.ts'

test.use({ preferences: { lang: 'pl', pace: 'off' } })

const sections = readLedger(readFileSync(join(import.meta.dirname, `../../../docs/rules/${box.id}.md`), 'utf8'))
const clauses = sections.flatMap((section) => section.clauses)
const t = appText.pl

test('every clause is listed, is found by its words without accents, and has its own address', async ({ page }) => {
  await page.goto(`/rules/${box.id}`)
  const rules = page.getByRole('main').locator(`li[id^="${box.clauses}-"]`)
  const found = page.getByRole('status')
  await expect(rules).toHaveCount(clauses.length)
  await expect(found).toHaveText(t.rules.found(clauses.length))
  for (const section of sections) await expect(page.getByRole('heading', { name: section.title.pl })).toBeVisible()

  const search = page.getByRole('searchbox', { name: t.rules.search })
  await search.fill('KSIEZNICZK')
  const some = clauses.filter((clause) => /księżniczk/i.test(clause.text.pl))
  expect(some.length).toBeGreaterThan(0)
  await expect(rules).toHaveCount(some.length)
  await search.fill('tw-5.2')
  await expect(rules).toHaveCount(1)
  await search.fill('hokus pokus')
  await expect(found).toHaveText(t.rules.nothing)
  await search.fill('')

  const last = clauses.at(-1)?.id as string
  await page.getByRole('link', { name: t.rules.link(last), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`#${last}$`))
  await page.goto(`/rules/${box.id}#${clauses[20]?.id}`)
  await expect(page.locator(`[id="${clauses[20]?.id}"]`)).toBeInViewport()
})

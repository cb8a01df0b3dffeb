import { type Guide, LANGS } from '@grimuar/contract'
import { boxOf, catalogue } from '@grimuar/games'
import { en as frame } from '../../../packages/web/src/lib/frame/text/en.ts'
import { en as spoilers } from '../../../packages/web/src/lib/frame/text/spoilers.en.ts'
import { en } from '../../../packages/web/src/lib/rules/text/en.ts'
import { pl } from '../../../packages/web/src/lib/rules/text/pl.ts'
import { en as statistics } from '../../../packages/web/src/lib/statistics/text/en.ts'
import { appText } from '../../helpers/app-text.ts'
import { endDialog } from '../../helpers/end-dialog.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { box, openHome, openRecord } from '../../helpers/home-page.ts'
import { positionOf } from '../../helpers/positions.ts'
import { matchFromRecord, matchWhere } from '../../helpers/reference-match.ts'

const t = appText.en
const words = { pl, en }

for (const lang of LANGS) {
  test.describe(lang, () => {
    test.use({ preferences: { lang, pace: 'off' } })

    test('the rules begin with the game at a glance, have a glossary, and show examples on a table', async ({ page }) => {
      await page.goto(`/rules/${box.id}`)
      await expect(page.locator('details').getByRole('heading')).toHaveCount(5)
      await page.getByText(words[lang].terms, { exact: true }).click()
      await expect(page.getByRole('term').first()).toBeVisible()
      const clause = page.locator('[id="TW-6.2"]')
      await clause.getByRole('button', { name: words[lang].showExample }).click()
      const example = clause.getByRole('img')
      await expect(example.locator('[data-zone="place:0"]')).toBeVisible()
    })
  })
}

test.describe('every game', () => {
  test.use({ preferences: { lang: 'en', pace: 'off' } })

  for (const { id } of catalogue) {
    test(`the page of ${id} draws its panels`, async ({ page }) => {
      await page.goto(`/rules/${id}`)
      await expect(page.locator('details .picture')).toHaveCount(5)
      await expect(page.locator('details .picture:has(svg)').first()).toBeVisible()
    })
  }

  for (const { id } of catalogue) {
    test(`each example of ${id} is drawn on a table of its own beside its clause`, async ({ page }) => {
      await page.goto(`/rules/${id}`)
      const examples = page.locator('li[id]:has(.example)')
      await expect(examples.first()).toBeVisible()
      const clauses = await examples.evaluateAll((all) => all.map((clause) => clause.id))
      expect(clauses.length).toBeGreaterThan(2)
      for (const clause of clauses) {
        const there = page.locator(`[id="${clause}"]`)
        await there.getByRole('button', { name: words.en.showExample }).click()
        await expect(there.getByRole('img').locator('[data-zone], [data-piece]').first(), clause).toBeAttached({
          timeout: 60_000,
        })
      }
    })
  }

  test('a review without spoilers tells neither how long the match was nor what comes', async ({ page }) => {
    const at = await matchWhere(undefined, { people: ['human', 'bot'], names: ['Ada', 'Merlin'] })
    const id = await openRecord(page, at.record)
    await endDialog(page, t).getByRole('button', { name: t.ending.replay }).click()
    const bar = page.getByRole('region', { name: t.replay.title })
    const hide = bar.getByRole('button', { name: spoilers.hide })
    const lines = page.getByRole('log').getByRole('button')
    await expect(bar).toContainText(t.replay.at(0, at.match.steps.length))
    const all = await lines.count()
    await hide.click()
    await expect(hide).toHaveAttribute('aria-pressed', 'true')
    await expect(bar.getByText(spoilers.at(0), { exact: true })).toBeVisible()
    await expect.poll(() => lines.count()).toBeLessThan(10)
    await page.keyboard.press('ArrowRight')
    await expect(bar.getByText(spoilers.at(1), { exact: true })).toBeVisible()
    await expect(bar.getByRole('slider')).toHaveAttribute('max', '1')
    await expect(page).toHaveURL(`/match/${id}?step=1&spoilers=no`)

    // The address opens the same review.
    await page.reload()
    await expect(bar.getByText(spoilers.at(1), { exact: true })).toBeVisible()
    await hide.click()
    await expect(lines).toHaveCount(all)
  })

  test('the list of games has statistics of the finished ones', async ({ page }) => {
    const at = await matchWhere(undefined, { people: ['human', 'bot'], names: ['Ada', 'Merlin'] })
    await openRecord(page, at.record)
    await expect(endDialog(page, t)).toBeVisible()
    await openHome(page)
    await page.getByText(statistics.title, { exact: true }).click()
    const of = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: box.title.en }) })
    await expect(of.filter({ hasText: statistics.best })).toContainText('Merlin')
  })
})

/** Moments at which much of what a game has lies on the table. */
const FULL = [
  ['towers', 'late'],
  ['spellbook', 'paying'],
  ['spellbook', 'late'],
  ['prophecy', 'late'],
  ['black-rose', 'preparing'],
  ['black-rose', 'late'],
  ['wonder-book', 'late'],
] as const

for (const [game, name] of FULL)
  test(`${game}, ${name}: each thing of the table has a clause about it, or lies in one that has`, async ({ page }) => {
    await page.setViewportSize({ width: 1680, height: 900 })
    const record = await positionOf(game, name).record('en')
    await openRecord(page, record)
    await expect(page.locator('main [aria-disabled="false"]').first()).toBeVisible()
    const things = await page.locator('main :is([data-zone], [data-piece])').evaluateAll((all) =>
      all.map((thing) => {
        const names: string[] = []
        for (let at: Element | null = thing; at; at = at.parentElement)
          for (const attribute of ['data-piece', 'data-zone']) names.push(at.getAttribute(attribute) ?? '')
        return names.filter((each) => each !== '')
      }),
    )
    expect(things.length).toBeGreaterThan(20)
    const { guide } = (await import(`../../../packages/games/${game}/guide.ts`)) as { guide: Guide }
    const view = (await matchFromRecord(record, 'en', boxOf(game))).view(0)
    const unknown = things.filter((names) => names.every((each) => guide.clauseAbout(each, view) === undefined))
    expect([...new Set(unknown.map(([own]) => own))]).toEqual([])
  })

test.describe('at the table', () => {
  // The computer waits: its moves would have other clauses behind them.
  test.use({ preferences: { lang: 'en', pace: 'off', hold: true } })

  test('a thing that is asked about and a line of the log open the rules at their clauses', async ({ page }) => {
    await page.goto('/new/towers?position=take')
    await page.getByRole('button', { name: t.setup.start }).click()
    const rules = page.getByRole('dialog', { name: t.rules.title(box.title.en) })
    await page.getByRole('button', { name: t.table.menu }).click()
    await page.getByRole('button', { name: frame.ask }).click()
    await expect(page.locator('[data-asking]')).toBeVisible()
    await page.locator('main [data-zone="place:1"]').click({ force: true })
    await expect(rules.locator('[id="TW-8.8"]')).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(rules).toBeHidden()

    // Taking a card is told in the log, and the rule about it stands below.
    await page
      .locator('main [data-zone^="gap:"] button[aria-disabled="false"], main button[data-zone^="gap:"][aria-disabled="false"]')
      .first()
      .click()
    await page.getByRole('button', { name: en.open('TW-6.1') }).click()
    await expect(rules.locator('[id="TW-6.1"]')).toBeInViewport()
  })
})

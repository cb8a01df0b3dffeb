import { en as advice } from '../../../packages/web/src/lib/advice/text/en.ts'
import { levelMeasured } from '../../../packages/web/src/lib/text/level-words.ts'
import { appText } from '../../helpers/app-text.ts'
import { saveToFile } from '../../helpers/end-dialog.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { begin, box } from '../../helpers/home-page.ts'
import { clicking } from '../../helpers/input.ts'
import { Player } from '../../helpers/player.ts'
import { matchFromRecord } from '../../helpers/reference-match.ts'

const t = appText.en

test('every player needs a different name; options and unusual names are kept', async ({ page }) => {
  await page.goto(`/new/${box.id}`)
  const start = page.getByRole('button', { name: t.setup.start })
  const names = page.getByRole('textbox', { name: t.setup.name })
  const status = page.getByRole('status')
  await expect(start).toBeEnabled()
  await names.first().fill('   ')
  await expect(status).toHaveText(t.setup.nameEmpty)
  await expect(start).toBeDisabled()
  await names.first().fill(' merlin ')
  await names.last().fill('Merlin')
  await expect(status).toHaveText(t.setup.nameTwice)
  await expect(start).toBeDisabled()

  const odd = '<b>Łucja</b> & „Żaba” 🐸'
  await names.first().fill(odd)
  await expect(status).toHaveText('')
  const { words } = await box.load('en')
  await page.getByRole('checkbox', { name: words.options['shuffled']?.label ?? '' }).check()
  await start.click()
  const player = new Player(page, clicking)
  await player.play((decisions) => decisions === 1)
  await expect(player.log).toContainText(odd.slice(0, 24))

  await page.getByRole('button', { name: t.table.menu }).click()
  const file = await saveToFile(page, page.getByRole('button', { name: t.menu.export }))
  const { match, names: kept } = await matchFromRecord(file.text)
  expect(match.beginning.options).toEqual({ shuffled: true })
  expect(kept).toEqual([odd.slice(0, 24), 'Merlin'])
  await expect.poll(() => player.position()).toBe((await matchFromRecord(file.text)).position(0))
})

test('two computers play to the end while a person watches', async ({ page }) => {
  await begin(page, { people: ['bot', 'bot'], names: ['Merlin', 'Morgana'] })
  const player = new Player(page, clicking, { patience: 120_000 })
  await player.table.getByRole('button').first().click({ force: true })
  await expect(player.refused).toContainText(t.refused.watching)
  expect(await player.wanted()).toBe('end')
  const lines = await player.lines()
  expect(lines.length).toBeGreaterThan(50)
})

test('options that depend on others are offered only when they matter', async ({ page }) => {
  await page.goto('/new/spellbook')
  const spells = page.getByRole('combobox', { name: /^Spells/ })
  const own = page.getByRole('group', { name: 'Own choice of spells' })
  const harder = page.getByLabel(/solo/i)
  await spells.selectOption({ label: 'Own choice' })
  await expect(own).toBeVisible()
  await spells.selectOption({ label: 'Set I' })
  await expect(own).toHaveCount(0)

  const seats = (n: number) => page.locator(`input[name="seats"][value="${n}"]`)
  await seats(1).check({ force: true })
  await expect(harder).toBeVisible()
  await seats(3).check({ force: true })
  await expect(harder).toHaveCount(0)
})

test('a set-up begins as the last one of the same game did', async ({ page }) => {
  await page.goto('/new/spellbook')
  const seats = page.getByRole('radiogroup', { name: t.setup.howMany })
  const names = page.getByRole('textbox', { name: t.setup.name })
  const spells = page.getByRole('combobox', { name: /^Spells/ })
  await expect(seats.getByRole('radio', { name: '2', exact: true })).toBeChecked()
  await seats.getByRole('radio', { name: '3', exact: true }).check()
  await names.nth(2).fill('Nimue')
  await spells.selectOption({ label: 'Set II' })
  const chosen = await spells.inputValue()
  await page.getByRole('button', { name: t.setup.start }).click()
  await expect(page.getByTestId('sentence')).toBeAttached()

  await page.goto('/new/spellbook')
  await expect(seats.getByRole('radio', { name: '3', exact: true })).toBeChecked()
  await expect(names.nth(2)).toHaveValue('Nimue')
  await expect(spells).toHaveValue(chosen)
})

test('beside the level of a bot stands how strong it was when it was measured', async ({ page }) => {
  await page.goto(`/new/${box.id}`)
  const level = page.getByRole('combobox', { name: t.setup.level })
  for (const chosen of ['strong', 'master'] as const) {
    await level.selectOption(chosen)
    const measured = levelMeasured(t.setup, box.id, chosen)
    expect(measured).not.toBe('')
    await expect(level).toHaveAccessibleDescription(measured)
    await expect(page.getByText(measured)).toBeVisible()
  }
})

test('a table without hints has no button for them', async ({ page }) => {
  await page.goto(`/new/${box.id}`)
  const start = page.getByRole('button', { name: t.setup.start })
  const hint = page.getByRole('button', { name: advice.hint.title, exact: true })
  const player = new Player(page, clicking)
  await start.click()
  await player.wanted()
  await expect(hint).toBeVisible()
  await page.goto(`/new/${box.id}`)
  await page.getByRole('checkbox', { name: t.setup.noHints }).check()
  await start.click()
  await player.wanted()
  await expect(hint).toHaveCount(0)
})

test('where the board itself gives hints, a table without them has none either', async ({ page }) => {
  await page.goto('/new/wonder-book')
  const start = page.getByRole('button', { name: t.setup.start })
  const player = new Player(page, clicking)
  const dragon = page.locator('.table button.hint')
  await start.click()
  await player.wanted()
  await expect(dragon).toBeVisible()
  await page.goto('/new/wonder-book')
  await page.getByRole('checkbox', { name: t.setup.noHints }).check()
  await start.click()
  await player.wanted()
  await expect(page.locator('.table button.story')).toBeAttached()
  await expect(dragon).toHaveCount(0)
})

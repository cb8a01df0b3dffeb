import { saved } from './ending.ts'
import { clicking } from './hands.ts'
import { Player } from './player.ts'
import { sceneOf } from './scene.ts'
import { begin, box } from './shelf.ts'
import { expect, test } from './watch.ts'
import { said } from './words.ts'

const t = said.en

test('everybody needs a name of their own; options and odd names are kept as they are', async ({ page }) => {
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
  const file = await saved(page, page.getByRole('button', { name: t.menu.export }))
  const { match, names: kept } = await sceneOf(file.text)
  expect(match.beginning.options).toEqual({ shuffled: true })
  expect(kept).toEqual([odd.slice(0, 24), 'Merlin'])
  expect(await player.position()).toBe((await sceneOf(file.text)).position(0))
})

test('two computers play to the end while one watches', async ({ page }) => {
  await begin(page, { people: ['bot', 'bot'], names: ['Merlin', 'Morgana'] })
  const player = new Player(page, clicking, { patience: 120_000 })
  await player.table.getByRole('button').first().click({ force: true })
  await expect(player.refused).toContainText(t.refused.watching)
  expect(await player.wanted()).toBe('end')
  const lines = await player.lines()
  expect(lines.length).toBeGreaterThan(50)
})

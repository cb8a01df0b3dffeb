import { en as allKeys } from '../../../packages/web/src/lib/frame/text/keys.en.ts'
import { checkDraws, endDialog, expectEndMatches, saveToFile } from '../../helpers/end-dialog.ts'
import { fixRandom } from '../../helpers/fixed-random.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { begin, box, openRecord } from '../../helpers/home-page.ts'
import { clicking, typing, walkTo } from '../../helpers/input.ts'
import { Player } from '../../helpers/player.ts'
import { matchFromRecord, matchNearEnd } from '../../helpers/reference-match.ts'

/** Another seed plays other matches; GRIMUAR_E2E_SEED repeats one. */
const SEED = Number(process.env.GRIMUAR_E2E_SEED ?? 1)

// As every visitor has it.
test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ context }) => fixRandom(context, SEED))

test('a whole game against the computer, by clicks on the board', async ({ page }) => {
  const player = new Player(page, clicking, { seed: SEED })
  const t = player.text
  await begin(page)
  const decisions = await player.play()
  // Six rounds of two turns, with at least one decision each.
  expect(decisions).toBeGreaterThanOrEqual(12)

  const dialog = endDialog(page, t)
  const file = await saveToFile(page, dialog.getByRole('button', { name: t.ending.export }))
  const reference = await matchFromRecord(file.text)
  expect(reference.over).toBe(true)
  expect(reference.people).toEqual(['human', 'bot'])
  expect(reference.match.steps.filter((step) => step.seat === 0)).toHaveLength(decisions)
  await expectEndMatches(page, t, reference, 0)
  await expect.poll(() => player.lines()).toEqual(reference.lines(0))

  await checkDraws(page, t)
  await expect(dialog.getByRole('status')).toHaveText(t.ending.checkOk(reference.match.table.draws))

  await dialog.getByRole('button', { name: t.close }).click()
  await expect(player.sentence).toHaveText(
    reference.words.outcome(reference.match.game.result(reference.match.table), reference.names, 0),
  )
  await player.bar.getByRole('button', { name: t.ending.show }).click()
  await dialog.getByRole('button', { name: t.ending.rematch }).click()
  await expect(page).not.toHaveURL(new RegExp(file.name.split(/[-.]/)[1] ?? ''))
  await expect(player.outcome).toBeHidden()
  expect(await player.wanted()).toBe('move')
  await expect.poll(() => player.lines()).toHaveLength(1)
})

test('a game by keyboard alone: from the home page into the match, and to its end', async ({ page }) => {
  const player = new Player(page, typing(), { seed: SEED })
  const t = player.text
  const { keyboard } = page
  // Remember any use of the mouse.
  await page.addInitScript(() => addEventListener('pointerdown', () => document.documentElement.setAttribute('data-touched', '')))

  await page.goto('/')
  const gameBox = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: box.title.en }) })
  await walkTo(page, gameBox.getByRole('link', { name: t.home.play, exact: true }))
  await keyboard.press('Enter')
  await walkTo(page, page.getByRole('button', { name: t.setup.start }))
  await keyboard.press('Enter')

  expect(await player.wanted()).toBe('move')
  await keyboard.press('?')
  const keys = page.getByRole('dialog', { name: t.menu.keys })
  for (const [key, does] of allKeys.list)
    await expect(keys.getByText(key, { exact: true }).locator('..').locator('..')).toContainText(does)
  await keyboard.press('Escape')
  await expect(keys).toBeHidden()

  await player.play((decisions) => decisions === 9)
  await expect(page.locator('html')).not.toHaveAttribute('data-touched')

  const at = await matchNearEnd(16, { people: ['human', 'bot'], thinking: true, seed: SEED })
  await openRecord(page, at.record)
  await player.play()
  await expect(endDialog(page, t)).toBeVisible()
  await walkTo(page, endDialog(page, t).getByRole('button', { name: t.ending.replay }))
  await keyboard.press('Enter')
  const replay = page.getByRole('region', { name: t.replay.title })
  await expect(replay).toBeVisible()
  await keyboard.press('End')
  await keyboard.press('r')
  await expect(replay).toBeHidden()
  await expect(page.locator('html')).not.toHaveAttribute('data-touched')
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { en as campaign } from '../../../packages/web/src/lib/campaign/text/en.ts'
import { en as frame } from '../../../packages/web/src/lib/frame/text/en.ts'
import { expectAccessible } from '../../helpers/accessibility.ts'
import { appText } from '../../helpers/app-text.ts'
import { endDialog, saveToFile } from '../../helpers/end-dialog.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { chooseFile, openHome, openRecord } from '../../helpers/home-page.ts'
import { clicking, type Input } from '../../helpers/input.ts'
import { Player } from '../../helpers/player.ts'

const t = appText.en

const recordOf = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../packages/games/wonder-book/records', `${name}.txt`), 'utf8')
const LOST = recordOf('chapter-1-lost')
/** Chapter I as two people played it, two decisions before they win. */
const ALMOST_WON = `${recordOf('chapter-1-won').trimEnd().split('\n').slice(0, -2).join('\n')}\n`

/** Reads what has come, then answers. */
const reading: Input = async (player) => {
  const on = player.page.locator('.reads').getByTestId('read-on')
  while (await on.isVisible()) await on.click()
  return clicking(player)
}

/** Wins chapter I; its end page is open then. */
async function winChapterOne(page: Page): Promise<void> {
  await openRecord(page, ALMOST_WON)
  const player = new Player(page, reading)
  await player.play()
  await expect(player.outcome).toBeVisible()
}

/** Goes on from the end page to the set-up of the next chapter. */
async function goOn(page: Page): Promise<void> {
  await endDialog(page, t).getByRole('button', { name: frame.ending.goOn }).click()
  await expect(page.getByTestId('chapter')).toContainText('The Lost Name: Chapter II')
}

test('chapter I is won and carried into chapter II, where a choice of chapter I shows', async ({ page }) => {
  await winChapterOne(page)
  const end = page.getByTestId('chapter-end')
  await expect(end).toContainText('POCKET')
  await expect(end).toContainText('A Dragon in a Jar: Search the drawers first.')
  await expectAccessible(page, 'the end of a chapter')
  await goOn(page)
  // The address of the set-up works by itself.
  await page.reload()
  await expect(page.getByTestId('chapter')).toContainText('The Lost Name: Chapter II')
  await page.getByLabel('Difficulty').selectOption('easy')
  await expectAccessible(page, 'the set-up of a chapter')
  await page.getByRole('button', { name: t.setup.start }).click()
  await expect(page.getByTestId('sentence')).toBeAttached()
  await page.keyboard.press('t')
  await expect(page.locator('#words')).toContainText('POCKET')
  await expect(page.locator('#words')).toContainText('Chapter II')

  await openHome(page)
  await page.getByRole('link', { name: campaign.list.open('The Lost Name') }).click()
  const journal = page.getByTestId('journal')
  await expect(journal).toContainText('Chapter I. The Whispering Tower')
  await expect(journal).toContainText('Search the drawers first.')
  await expect(page.getByTestId('achievements')).toContainText('The First Page')
  await expect(page.getByTestId('achievements')).not.toContainText('Every Ending')
  await expect(page.getByRole('link', { name: campaign.page.resume('Chapter II', 1) })).toBeVisible()
  await expectAccessible(page, 'a campaign')
})

test('a chapter that is lost leaves nothing, and is tried again as the second attempt', async ({ page }) => {
  await openRecord(page, LOST)
  const end = endDialog(page, t)
  await expect(end.getByTestId('outcome')).toContainText('the chapter is lost')
  await expect(end.getByRole('button', { name: frame.ending.goOn })).toBeHidden()
  const before = page.url()
  await end.getByRole('button', { name: frame.ending.tryAgain }).click()
  await expect.poll(() => page.url()).not.toBe(before)
  await expect(page.getByTestId('sentence')).toBeAttached()
  await openHome(page)
  await page.getByRole('link', { name: campaign.list.open('The Lost Name') }).click()
  await expect(page.getByTestId('journal')).toContainText(campaign.journal.empty)
  await expect(page.getByTestId('saves')).toContainText(campaign.page.attempts(2))
  await expect(page.getByRole('link', { name: campaign.page.resume('Chapter I', 2) })).toBeVisible()
})

test('a campaign branches, is renamed, goes into a file and comes back from it', async ({ page }) => {
  await winChapterOne(page)
  await goOn(page)
  await page.getByTestId('chapter').getByRole('link').click()
  const saves = page.getByTestId('saves')
  await saves.getByRole('link', { name: campaign.page.branchFrom('Chapter I') }).click()
  await expect(page.getByTestId('chapter')).toContainText(campaign.setup.branch('Chapter I'))
  await expect(page.getByTestId('chapter')).toContainText(campaign.setup.attempt(2))
  await page.getByRole('button', { name: t.setup.start }).click()
  await expect(page.getByTestId('sentence')).toBeAttached()

  await openHome(page)
  await page.getByRole('link', { name: campaign.list.open('The Lost Name') }).click()
  await expect(saves).toContainText(campaign.page.attempts(2))
  await page.getByRole('button', { name: campaign.page.rename }).click()
  await page.getByLabel(campaign.page.name, { exact: true }).fill('Thursdays')
  await page.getByRole('button', { name: campaign.page.save, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thursdays')
  const { text } = await saveToFile(page, page.getByRole('button', { name: campaign.page.export }))

  await page.getByRole('button', { name: campaign.page.remove }).click()
  await page.getByRole('button', { name: campaign.page.removeYes }).click()
  await openHome(page)
  await expect(page.getByRole('link', { name: campaign.list.open('Thursdays') })).toBeHidden()

  for (const [what, forged, message] of [
    ['forged', text.replace('"fates":[', '"fates":[9,'), campaign.faults.state(1)],
    ['too new', text.replace('grimuar campaign 1', 'grimuar campaign 9'), campaign.faults['too-new'](9, 1)],
    ['cut off', text.slice(0, -8), campaign.faults['cut-off']()],
  ] as const) {
    await chooseFile(page, forged)
    await expect(page.getByRole('alert'), what).toContainText(message)
  }
  await chooseFile(page, text)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thursdays')
  await expect(page.getByTestId('journal')).toContainText('Search the drawers first.')
})

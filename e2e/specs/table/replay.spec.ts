import { Match, type RecordProblem, readRecord } from '@grimuar/kernel'
import type { Page } from '@playwright/test'
import { en as frame } from '../../../packages/web/src/lib/frame/text/en.ts'
import { en as faults } from '../../../packages/web/src/lib/text/faults.en.ts'
import { appText } from '../../helpers/app-text.ts'
import { checkDraws, endDialog, expectEndMatches, saveToFile } from '../../helpers/end-dialog.ts'
import { expect, storePreferences, test } from '../../helpers/fixtures.ts'
import { box, chooseFile, openHome, openRecord } from '../../helpers/home-page.ts'
import { clicking } from '../../helpers/input.ts'
import { Player } from '../../helpers/player.ts'
import { matchFromRecord, matchWhere } from '../../helpers/reference-match.ts'

const t = appText.en
const replay = (page: Page) => page.getByRole('region', { name: t.replay.title })
const finished = () => matchWhere(undefined, { people: ['human', 'bot'], names: ['Ada', 'Merlin'], thinking: true })

test('a finished match is replayed step by step and by jumps, and a link opens one of its steps', async ({
  page,
  context,
  browser,
}) => {
  const at = await finished()
  const steps = at.match.steps.length
  const player = new Player(page, clicking)
  const id = await openRecord(page, at.record)
  await endDialog(page, t).getByRole('button', { name: t.ending.replay }).click()
  const bar = replay(page)
  const stands = async (step: number, eyes: number | null = 0) => {
    await expect(bar).toContainText(t.replay.at(step, steps))
    await expect.poll(() => player.position()).toBe(at.position(eyes, step))
    await expect(page).toHaveURL(step === steps ? `/match/${id}` : `/match/${id}?step=${step}`)
  }

  await stands(0)
  await bar.getByRole('button', { name: t.replay.forward }).click()
  await stands(1)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await stands(3)
  await page.keyboard.press('ArrowLeft')
  await stands(2)
  await bar.getByRole('button', { name: t.replay.back }).click()
  await stands(1)
  await page.keyboard.press('End')
  await stands(steps)
  await page.keyboard.press('Home')
  await stands(0)
  await bar.getByRole('slider', { name: t.replay.slider }).fill(`${steps - 5}`)
  await stands(steps - 5)
  // From the other seat: each player sees what they saw then.
  await bar.getByRole('combobox', { name: t.replay.eyes }).selectOption('Merlin')
  await stands(steps - 5, 1)
  await bar.getByRole('combobox', { name: t.replay.eyes }).selectOption('Ada')

  // A line of the log leads to its step.
  const line = player.log.getByRole('button').nth(12)
  const step = Number(/\d+/.exec((await line.getAttribute('title')) ?? '')?.[0])
  expect(await line.getAttribute('title')).toBe(t.log.jump(step))
  await line.click()
  await stands(step)

  // The link to this step, in another tab.
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await bar.getByRole('button', { name: t.replay.link }).click()
  await expect(bar.getByText(t.replay.copied)).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = new Player(await context.newPage(), clicking)
  await other.page.goto(link)
  await expect(replay(other.page)).toContainText(t.replay.at(step, steps))
  await expect.poll(() => other.position()).toBe(at.position(0, step))
  await expect(other.outcome).toBeHidden()

  // The link carries the match: on another device it opens the same moment, and a link that was cut says so.
  const far = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
  const friend = new Player(await far.newPage(), clicking)
  await friend.page.goto(link)
  await expect(replay(friend.page)).toContainText(t.replay.at(step, steps))
  await expect.poll(() => friend.position()).toBe(at.position(0, step))
  await friend.page.goto(link.replace('/match/', '/match/cut-').slice(0, -20))
  await expect(friend.page.getByText(t.table.brokenLink)).toBeVisible()
  await far.close()

  // Automatic replay starts and stops.
  await page.keyboard.press('Home')
  await bar.getByRole('button', { name: t.replay.play, exact: true }).click()
  const shown = async () => Number(await bar.getByRole('slider', { name: t.replay.slider }).inputValue())
  await expect.poll(shown).toBeGreaterThanOrEqual(2)
  await page.keyboard.press('p')
  await expect(bar.getByRole('button', { name: t.replay.play, exact: true })).toBeVisible()
  // On a phone the bar is one row, and the rest lies behind a button.
  await page.setViewportSize({ width: 360, height: 640 })
  await bar.getByRole('button', { name: frame.more }).click()
  await expect(bar.getByRole('combobox', { name: t.replay.eyes })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('combobox', { name: t.replay.eyes })).toBeHidden()
  expect((await bar.boundingBox())?.height).toBeLessThan(60)
  await page.keyboard.press('r')
  await expect(bar).toBeHidden()
  await expect.poll(() => player.position()).toBe(at.position(0))
})

test('a running match is replayed and then played on', async ({ page }) => {
  const at = await matchWhere((now) => now.question?.kind === 'go' && now.seat === 0 && now.match.steps.length > 10, {
    people: ['human', 'bot'],
  })
  const player = new Player(page, clicking)
  const steps = at.match.steps.length
  await openRecord(page, at.record)
  await player.wanted()
  await page.getByRole('button', { name: t.table.menu }).click()
  await page.getByRole('button', { name: t.menu.replay }).click()
  await page.keyboard.press('ArrowLeft')
  await expect(replay(page)).toContainText(t.replay.at(steps - 1, steps))
  await expect.poll(() => player.position()).toBe(at.position(0, steps - 1))
  await expect(player.choices).toHaveCount(0)
  await replay(page).getByRole('button', { name: t.replay.close }).click()
  await expect(replay(page)).toBeHidden()
  await expect.poll(() => player.position()).toBe(at.position(0))
  await player.play((decisions) => decisions === 2)
})

test('the log tells what a rival did since my last move, and plays it', async ({ page }) => {
  const at = await matchWhere((now) => now.question?.kind === 'go' && now.seat === 0 && now.match.steps.length > 10, {
    people: ['human', 'bot'],
  })
  const steps = at.match.steps.length
  await openRecord(page, at.record)
  const player = new Player(page, clicking)
  await expect(player.log.getByText(frame.log.movedLast, { exact: true })).toBeVisible()
  await page
    .getByRole('region', { name: frame.log.since })
    .getByRole('button', { name: at.names[1] ?? '' })
    .click()
  // It plays by itself and stops at the present.
  await expect(replay(page)).toContainText(t.replay.at(steps, steps))
  await expect(replay(page).getByRole('button', { name: t.replay.play, exact: true })).toBeVisible()
})

test('a match saved to a file comes to the same end on another device', async ({
  page,
  browser,
  pageErrors,
  preferences,
  baseURL,
}) => {
  const at = await finished()
  await openRecord(page, at.record)
  await expectEndMatches(page, t, at, 0)
  const file = await saveToFile(page, endDialog(page, t).getByRole('button', { name: t.ending.export }))
  expect(file.name).toMatch(/\.txt$/)
  expect((await matchFromRecord(file.text)).match.record).toEqual(at.match.record)

  const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}), reducedMotion: 'reduce' })
  pageErrors.watch(elsewhere)
  await storePreferences(elsewhere, preferences)
  const visitor = await elsewhere.newPage()
  await openHome(visitor)
  await chooseFile(visitor, file.text, file.name)
  await expectEndMatches(visitor, t, at, 0)
  const ending = endDialog(visitor, t)
  await checkDraws(visitor, t)
  await expect(ending.getByRole('status')).toHaveText(t.ending.checkOk(at.match.table.draws))
  await expect.poll(() => new Player(visitor, clicking).lines()).toEqual(at.lines(0))
  await elsewhere.close()

  // The menu saves the same file.
  await endDialog(page, t).getByRole('button', { name: t.close }).click()
  await page.getByRole('button', { name: t.table.menu }).click()
  expect((await saveToFile(page, page.getByRole('button', { name: t.menu.export }))).text).toBe(file.text)
})

test('a broken file is refused with the number of its line, and nothing is stored', async ({ page }) => {
  const { record } = await finished()
  const lines = record.split('\n')
  const withLine = (line: number, text: string) => lines.with(line - 1, text).join('\n')
  const broken: [string, string][] = [
    ['nothing at all', ''],
    ['another text', 'Dear diary,\ntoday I played'],
    ['bytes', '\0\x01\x02\ufffd\ufffd'],
    ['a seat that is not there', withLine(14, '7 {"do":"go","place":1}')],
    ['half a move', withLine(20, (lines[19] as string).slice(0, -3))],
    ['a move that is not legal', withLine(9, '0 {"do":"go","place":0}')],
    ['another version of the rules', withLine(3, 'version 999')],
    ['an undo of nothing', withLine(9, '0 undo 3')],
  ]
  await openHome(page)
  const problem = page.getByRole('alert')
  for (const [what, text] of broken) {
    await chooseFile(page, text)
    const { line, fault, facts } = await complaint(text)
    await expect(problem, what).toContainText(t.home.importLine(line))
    await expect(problem, what).toContainText(faults[fault](...facts))
  }
  await chooseFile(page, withLine(2, 'game chess'))
  await expect(problem).toHaveText(t.home.importUnknown('chess'))
  await chooseFile(page, `${record}${'# long\n'.repeat(400_000)}`)
  await expect(problem).toHaveText(t.home.importTooLarge)
  await expect(page.getByRole('heading', { name: t.home.continue })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: t.home.finished })).toHaveCount(0)

  // A correct file removes the error message.
  await chooseFile(page, record)
  await expect(endDialog(page, t)).toBeVisible()
})

async function complaint(text: string): Promise<RecordProblem> {
  const read = readRecord(text)
  const made = Match.from(await box.rules(), read)
  if (made.ok) throw new Error('this record is not broken')
  return made
}

import type { Page } from '@playwright/test'
import { en as campaign } from '../../../packages/web/src/lib/campaign/text/en.ts'
import { en as frame } from '../../../packages/web/src/lib/frame/text/en.ts'
import { appText } from '../../helpers/app-text.ts'
import { endDialog } from '../../helpers/end-dialog.ts'
import { fixRandom } from '../../helpers/fixed-random.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { openHome } from '../../helpers/home-page.ts'
import { clicking } from '../../helpers/input.ts'
import { Player } from '../../helpers/player.ts'
import { PolicyPlayer, readOn } from '../../helpers/policy-player.ts'

const t = appText.en
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const
/** Another seed plays other campaigns; GRIMUAR_E2E_SEED repeats one. */
const SEED = Number(process.env.GRIMUAR_E2E_SEED ?? 1)
/** A chapter is lost now and then: it is tried again, but not for ever. */
const MOST_TRIES = 5
/** The number of steps after which the book is checked: then levels are open, and wyrms have come. */
const PICTURE_AT = 40
const DESK = { width: 1280, height: 720 }
const PHONE = { width: 390, height: 844 }

test.use({ preferences: { lang: 'en', pace: 'off', theme: 'auto' } })
test.beforeEach(({ context }) => fixRandom(context, SEED))

/** Pictures of the open book on a desk and a phone, in both themes; afterwards the page is as it was. */
async function pictures(page: Page, chapter: string, file: (name: string) => string): Promise<void> {
  await readOn(page)
  await expect(page.locator('.drawn svg')).toBeVisible()
  for (const theme of ['light', 'dark'] as const) {
    for (const [screen, size] of [
      ['desk', DESK],
      ['phone', PHONE],
    ] as const) {
      await page.emulateMedia({ colorScheme: theme })
      await page.setViewportSize(size)
      await page.mouse.move(1, 1)
      await readOn(page)
      await page.screenshot({ path: file(`${chapter}-${screen}-${theme}.png`), animations: 'disabled' })
    }
  }
  await page.setViewportSize(DESK)
}

const whole =
  'a whole campaign with a companion on one device: what the policy chooses is pressed, through all six chapters to an ending'
test(whole, { tag: '@long' }, async ({ page }, info) => {
  test.setTimeout(3_600_000)
  const player = new Player(page, clicking, { seed: SEED })
  const policy = new PolicyPlayer(player, 'wonder-book')
  await page.goto('/new/wonder-book')
  for (const chapter of ROMAN) {
    await page.getByRole('radiogroup', { name: t.setup.howMany }).getByRole('radio', { name: '2', exact: true }).check()
    await page.getByLabel('Difficulty').selectOption('easy')
    await page.getByRole('button', { name: t.setup.start }).click()
    for (let tries = 1; ; tries++) {
      await expect(player.sentence).toBeAttached()
      const seen = await policy.play(({ match, question }) => match.steps.length >= PICTURE_AT && question.kind === 'act')
      if (tries === 1 && !seen.over) await pictures(page, chapter, (name) => info.outputPath(name))
      const { match } = await policy.play()
      await expect(player.outcome).toBeVisible()
      if (match.game.leaves?.(match.table) !== undefined) break
      expect(tries, `chapter ${chapter} is won at last`).toBeLessThan(MOST_TRIES)
      const lost = page.url()
      await endDialog(page, t).getByRole('button', { name: frame.ending.tryAgain }).click()
      await expect(page).not.toHaveURL(lost)
    }
    const next = ROMAN[ROMAN.indexOf(chapter) + 1]
    if (next === undefined) break
    await endDialog(page, t).getByRole('button', { name: frame.ending.goOn }).click()
    await expect(page.getByTestId('chapter')).toContainText(`The Lost Name: Chapter ${next}`)
  }
  await page.screenshot({ path: info.outputPath('ending.png') })
  await openHome(page)
  await page.getByRole('link', { name: campaign.list.open('The Lost Name') }).click()
  for (const chapter of ROMAN) await expect(page.getByTestId('journal')).toContainText(`Chapter ${chapter}.`)
  await page.screenshot({ path: info.outputPath('journal.png'), fullPage: true })
})

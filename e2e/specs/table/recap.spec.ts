import type { Page } from '@playwright/test'
import { en as frame } from '../../../packages/web/src/lib/frame/text/en.ts'
import { appText } from '../../helpers/app-text.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { openRecord } from '../../helpers/home-page.ts'
import { clicking, type Input, tapping } from '../../helpers/input.ts'
import { Player } from '../../helpers/player.ts'
import { matchWhere } from '../../helpers/reference-match.ts'

const t = appText.en

/** Begins a match and plays until the others have moved and it is my turn again. */
async function playOneTurn(page: Page, game: string, input: Input): Promise<Player> {
  const player = new Player(page, input)
  await page.goto(`/new/${game}`)
  await page.getByRole('button', { name: t.setup.start }).click()
  const told = page.getByTestId('spoken-recap')
  await player.play(async () => (await told.count()) > 0)
  return player
}

test('a screen reader hears what the others did, and then what I am asked', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const listen = (changes: MutationRecord[]) => {
      for (const { addedNodes, target } of changes)
        for (const node of addedNodes.length ? addedNodes : [target]) {
          const place = node instanceof Element ? node : node.parentElement
          if (place?.closest('[aria-live]')?.getAttribute('aria-live') === 'assertive' && node.textContent?.trim())
            heard.push(node.textContent.trim())
        }
      heard.push('|')
    }
    new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await playOneTurn(page, 'towers', clicking)
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard.join('\n'))
  const recap = (await page.getByTestId('spoken-recap').textContent()) ?? ''
  expect(recap).toMatch(/^Since your last move: \S+: .+\.$/)
  const sentence = ((await page.getByTestId('sentence').textContent()) ?? '').trim()
  // Both come in one change of the page.
  const together = heard.split('|').find((batch) => batch.includes(recap)) ?? ''
  expect(together).toContain(sentence)
  expect(together.indexOf(recap)).toBeLessThan(together.indexOf(sentence))
})

for (const { name, viewport, game } of [
  { name: 'on a phone', viewport: { width: 390, height: 844 }, game: 'towers' },
  { name: 'on a tablet', viewport: { width: 1024, height: 768 }, game: 'spellbook' },
]) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch: true, isMobile: true })

    test('news are counted at the log, and told there', async ({ page }) => {
      await playOneTurn(page, game, tapping)
      const log = page.getByRole('button', { name: frame.log.unread(1) })
      await log.tap()
      await expect(page.locator('.side.open').getByRole('heading', { name: frame.log.since })).toBeVisible()
      await expect(log).toHaveCount(0)
    })
  })
}

test('whoever reads earlier lines of the log keeps their place while moves are made; at its end one stays there', async ({
  page,
}) => {
  const at = await matchWhere((now) => now.question?.kind === 'go' && now.seat === 0 && now.match.steps.length > 40, {
    people: ['human', 'bot'],
  })
  const player = new Player(page, clicking)
  await openRecord(page, at.record)
  await player.wanted()
  const box = page.locator('#panel-log')
  // The clauses behind the last step come late below it.
  const isAtEnd = () => box.evaluate((log) => log.scrollHeight - log.clientHeight - log.scrollTop < 60)
  await expect.poll(isAtEnd, 'it opens at its end').toBe(true)
  const told = (await player.lines()).length
  await box.evaluate((log) => log.scrollTo(0, 30))
  await player.play((decisions) => decisions === 2)
  expect((await player.lines()).length).toBeGreaterThan(told)
  expect(await box.evaluate((log) => log.scrollTop)).toBe(30)
  await box.evaluate((log) => log.scrollTo(0, log.scrollHeight))
  await player.play((decisions) => decisions === 2)
  await expect.poll(isAtEnd).toBe(true)
})

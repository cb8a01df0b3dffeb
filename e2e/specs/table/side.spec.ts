import { appText } from '../../helpers/app-text.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { clicking } from '../../helpers/input.ts'
import { Player } from '../../helpers/player.ts'

const t = appText.en

test('the panel beside the table has tabs: one stop, arrows open the next, and a count is told apart from the name', async ({
  page,
}) => {
  const player = new Player(page, clicking)
  await page.goto('/new/towers?position=go')
  await page.getByRole('button', { name: t.setup.start }).click()
  await player.wanted()
  const tabs = page.getByRole('tablist', { name: t.table.side }).getByRole('tab')
  const moves = await page.locator('#moves .move').count()
  const names = await tabs.evaluateAll((all) => all.map((tab) => tab.ariaLabel ?? tab.textContent.trim()))
  expect(names).toEqual([t.log.title, `${t.moves.title}, ${moves}`, t.words.title])
  expect(await tabs.evaluateAll((all) => all.map((tab) => (tab as HTMLElement).tabIndex))).toEqual([0, -1, -1])

  const opens = async (key: string, at: number, panel: string) => {
    await page.keyboard.press(key)
    await expect(tabs.nth(at)).toBeFocused()
    await expect(tabs.nth(at)).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator(panel)).not.toHaveClass(/unseen/)
    await expect(page.locator(`#${await tabs.nth(at).getAttribute('aria-controls')}`)).toHaveRole('tabpanel')
  }
  await tabs.first().focus()
  await opens('ArrowRight', 1, '#panel-moves')
  await opens('End', 2, '#words')
  await opens('ArrowRight', 0, '#panel-log')
  await opens('ArrowLeft', 2, '#words')
})
